import { dashed } from "../wording/known-message.js";
import { namesOf, type ObjectNames } from "../wording/object-names.js";
import { type Phrase, say } from "../wording/phrase.js";
import { abilityOf } from "../wording/total-costs.js";
import type { AfterQuestion, WhyQuestion } from "../explain/why/question.js";

export function questionPhrase(question: WhyQuestion, names: ObjectNames): Phrase {
  switch (question.kind) {
    case "object":
    case "player":
      return asked(question, names);
    case "gameRules":
      return say("question-game-rules");
    case "cost":
      return say("question-cost", { object: names.object(question.spell) });
    case "abilityCost":
      return say("question-ability-cost", { ability: abilityOf(question.object, question.ability, names) });
    case "stateBased":
      return say("question-state-based");
    case "order":
      if (question.layer === "players") return say("question-order-players");
      if (question.layer === "gameRules") return say("question-order-game-rules");
      return say("question-order", { layer: question.layer });
    case "after": {
      const then = { question: asked(question.then, names) };
      return question.keep.length === 0
        ? say("question-after", then)
        : say("question-after-keeping", { ...then, kept: namesOf(question.keep, names) });
    }
    default:
      return question satisfies never;
  }
}

function asked(question: AfterQuestion, names: ObjectNames): Phrase {
  switch (question.kind) {
    case "rounds":
      return say("question-rounds");
    case "object":
      return say(`question-${dashed(question.aspect)}`, { object: names.object(question.object) });
    case "player":
      return say(`question-player-${dashed(question.aspect)}`, { player: question.player });
    default:
      return question satisfies never;
  }
}
