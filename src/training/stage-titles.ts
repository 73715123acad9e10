import type { RulesetId } from "../rules/formats.gen.js";
import { type Phrase, say } from "../wording/phrase.js";
import { layerTitlePhrase } from "../wording/stages.js";
import type { Chapter } from "./explanation.js";

/** What a chapter is about; layers by the names that the edition has for them. */
export function stageTitle(stage: Chapter["stage"], ruleset: RulesetId): Phrase {
  switch (stage) {
    case "starts":
      return say("stage-title-starts");
    case "stands":
      return say("stage-title-stands");
    case "players":
      return say("stage-title-players");
    case "gameRules":
      return say("stage-title-game-rules");
    case "costs":
      return say("stage-title-costs");
    case "stateBased":
      return say("stage-title-state-based");
    default:
      return layerTitlePhrase(stage, ruleset);
  }
}
