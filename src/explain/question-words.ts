import { dashed } from "../wording/known-message.js";
import type { CheckEvent } from "../rules/formats.gen.js";
import { crowd, namesOf, type ObjectNames } from "../wording/object-names.js";
import { type Phrase, say } from "../wording/phrase.js";
import { questionsOf } from "./questions.js";
import type { AfterQuestion, ObjectAspect, WhyQuestion } from "./why/question.js";

/** What some checks ask, each question once; what is asked about several objects, in one question. */
export function questionsPhrases(checks: readonly CheckEvent[], names: ObjectNames): readonly Phrase[] {
  const aspects = new Map<ObjectAspect, Set<string>>();
  const others = new Map<string, WhyQuestion>();
  for (const question of checks.flatMap(questionsOf)) {
    if (question.kind === "object")
      aspects.set(question.aspect, (aspects.get(question.aspect) ?? new Set()).add(question.object));
    else others.set(JSON.stringify(question), question);
  }
  return [
    ...[...aspects].map(([aspect, objects]) =>
      say(`question-${dashed(aspect)}`, { object: crowd([...objects].map((id) => names.object(id))) }),
    ),
    ...[...others.values()].map((question) => questionPhrase(question, names)),
  ];
}

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
      return say(`question-${dashed(question.aspect)}`, { object: names.object(question.object) });
    case "player":
      return say(`question-player-${dashed(question.aspect)}`, { player: question.player });
    default:
      return question satisfies never;
  }
}
