import type { LayerName, RulesetId } from "../rules/formats.gen.js";
import type { Sort } from "../rules/layers.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { MessageId } from "../wording/catalogue/message-ids.gen.js";
import { type Phrase, say } from "../wording/phrase.js";
import type { Chapter } from "./explanation.js";

const ABOUT: Readonly<Record<Sort, MessageId>> = {
  copying: "stage-about-copying",
  faceDown: "stage-about-face-down",
  control: "stage-about-control",
  text: "stage-about-text",
  type: "stage-about-type",
  color: "stage-about-color",
  ability: "stage-about-ability",
  abilityLoss: "stage-about-ability",
  abilityCounter: "stage-about-ability",
  definedSize: "stage-about-defined-size",
  setSize: "stage-about-set-size",
  boost: "stage-about-boost",
  staticBoost: "stage-about-boost",
  counterBoost: "stage-about-boost",
  switch: "stage-about-switch",
};

/** What a layer is about in an edition: its names and what stands in them have changed. */
function aboutOf(layer: LayerName, ruleset: RulesetId): MessageId {
  const sorts = new Set(rulesetOf(ruleset).slots.flatMap((slot) => (slot.layer === layer ? slot.sorts : [])));
  if (sorts.has("color") && sorts.has("ability")) return "stage-about-color-and-ability";
  if (sorts.has("copying") && sorts.has("faceDown")) return "stage-about-copying-and-face-down";
  if (sorts.has("setSize") && sorts.has("boost")) return "stage-about-set-size-and-boost";
  if (sorts.size === 1 && sorts.has("counterBoost")) return "stage-about-counters";
  const [first] = sorts;
  return first === undefined ? "stage-about-boost" : ABOUT[first];
}

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
      return say("stage-title-layer", { layer: stage, about: say(aboutOf(stage, ruleset)) });
  }
}
