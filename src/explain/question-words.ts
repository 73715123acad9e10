import { dashed } from "../wording/known-message.js";
import type { CheckEvent, StageName } from "../rules/formats.gen.js";
import { crowd, namesOf, type ObjectNames } from "../wording/object-names.js";
import { type Phrase, row, say, type Word } from "../wording/phrase.js";
import { abilityOf } from "../wording/total-costs.js";
import { questionsOf } from "./questions.js";
import type { AfterQuestion, ObjectAspect, WhyQuestion } from "./why/question.js";

/** What some checks ask, each question once; what is asked about several objects or layers, in one question. */
export function questionsPhrases(checks: readonly CheckEvent[], names: ObjectNames): readonly Phrase[] {
  const aspects = new Map<ObjectAspect, Set<string>>();
  const layers = new Set<string>();
  const others = new Map<string, WhyQuestion>();
  const after = new Map<string, { readonly keep: readonly string[]; readonly then: AfterQuestion[] }>();
  for (const question of checks.flatMap(questionsOf)) {
    if (question.kind === "object")
      aspects.set(question.aspect, (aspects.get(question.aspect) ?? new Set()).add(question.object));
    else if (question.kind === "order" && isLayer(question.layer)) layers.add(question.layer);
    else if (question.kind === "after") {
      const { keep, then } = question;
      const key = keep.join("\n");
      after.set(key, { keep, then: [...(after.get(key)?.then ?? []), then] });
    } else others.set(JSON.stringify(question), question);
  }
  return [
    ...[...aspects].map(([aspect, objects]) =>
      aspectPhrase(aspect, crowd([...objects].map((id) => names.object(id))), objects.size > 1),
    ),
    ...[...others.values()].map((question) => questionPhrase(question, names)),
    ...(layers.size === 0 ? [] : [say("question-order", { layer: row([...layers].sort(), "and") })]),
    ...[...after.values()].map(({ keep, then }) =>
      afterPhrase(
        keep,
        row(
          then.map((question) => asked(question, names)),
          "words",
        ),
        names,
      ),
    ),
  ];
}

function isLayer(stage: StageName): boolean {
  return stage !== "players" && stage !== "gameRules";
}

function afterPhrase(keep: readonly string[], question: Word, names: ObjectNames): Phrase {
  return keep.length === 0
    ? say("question-after", { question })
    : say("question-after-keeping", { question, kept: namesOf(keep, names) });
}

/** `isOfMana`: no answer to it has anything but mana in it. */
export function questionPhrase(question: WhyQuestion, names: ObjectNames, isOfMana = false): Phrase {
  switch (question.kind) {
    case "object":
    case "player":
      return asked(question, names);
    case "gameRules":
      return say("question-game-rules");
    case "cost":
      return say(isOfMana ? "question-cost-in-mana" : "question-cost", { object: names.object(question.spell) });
    case "abilityCost":
      return say(isOfMana ? "question-ability-cost-in-mana" : "question-ability-cost", {
        ability: abilityOf(question.object, question.ability, names),
      });
    case "stateBased":
      return say("question-state-based");
    case "order":
      if (question.layer === "players") return say("question-order-players");
      if (question.layer === "gameRules") return say("question-order-game-rules");
      return say("question-order", { layer: question.layer });
    case "after":
      return afterPhrase(question.keep, asked(question.then, names), names);
    default:
      return question satisfies never;
  }
}

/** A name can be plural words and yet be one object, with one type line. */
function aspectPhrase(aspect: ObjectAspect, object: Word, isOfSeveral = false): Phrase {
  return say(`question-${dashed(aspect)}`, { object, several: isOfSeveral ? "yes" : "no" });
}

function asked(question: AfterQuestion, names: ObjectNames): Phrase {
  switch (question.kind) {
    case "rounds":
      return say("question-rounds");
    case "object":
      return aspectPhrase(question.aspect, names.object(question.object));
    case "player":
      return say(`question-player-${dashed(question.aspect)}`, { player: question.player });
    default:
      return question satisfies never;
  }
}
