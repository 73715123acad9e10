import type { MessageId } from "../wording/catalogue/message-ids.gen.js";
import { namesOf, type ObjectNames } from "../wording/object-names.js";
import { type Phrase, say } from "../wording/phrase.js";
import type { AfterQuestion, ObjectAspect, PlayerAspect, WhyQuestion } from "../explain/why/question.js";

const OF_OBJECT: Readonly<Record<ObjectAspect, MessageId>> = {
  size: "question-size",
  baseSize: "question-base-size",
  typeLine: "question-type-line",
  colors: "question-colors",
  abilities: "question-abilities",
  controller: "question-controller",
  owner: "question-owner",
  name: "question-name",
  manaCost: "question-mana-cost",
  loyalty: "question-loyalty",
  defense: "question-defense",
  counters: "question-counters",
  damage: "question-damage",
  attachedTo: "question-attached-to",
  tapped: "question-tapped",
  faceDown: "question-face-down",
  zone: "question-zone",
  exists: "question-exists",
  tapsFor: "question-taps-for",
  rules: "question-rules",
  attacks: "question-attacks",
  blocks: "question-blocks",
  copiable: "question-copiable",
};

const OF_PLAYER: Readonly<Record<PlayerAspect, MessageId>> = {
  life: "question-life",
  hand: "question-hand",
  abilities: "question-player-abilities",
  maximumHandSize: "question-maximum-hand-size",
  landPlays: "question-land-plays",
};

/** A question as a whole sentence. */
export function questionPhrase(question: WhyQuestion, names: ObjectNames): Phrase {
  switch (question.kind) {
    case "object":
    case "player":
      return asked(question, names);
    case "gameRules":
      return say("question-game-rules");
    case "cost":
      return say("question-cost", { object: names.object(question.spell) });
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
      return say(OF_OBJECT[question.aspect], { object: names.object(question.object) });
    case "player":
      return say(OF_PLAYER[question.aspect], { player: question.player });
    default:
      return question satisfies never;
  }
}
