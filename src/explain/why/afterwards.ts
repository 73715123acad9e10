import type { StateBasedAction } from "../../rules/formats.gen.js";
import { say } from "../../wording/phrase.js";
import { stateBasedPhrase } from "../../wording/state-based.js";
import type { Explained, Explanation } from "./explanation.js";
import type { Reason } from "./reason.js";

/**
 * What is asked of the board after state-based actions: these, then what makes the value on the board that they leave. What
 * made it before is no reason for it.
 */
export function afterwards(
  made: Explanation,
  explained: Explained,
  explain: (explained: Explained) => Explanation,
): Explanation {
  const { question, after, names } = explained;
  if (question.kind !== "after" || after === undefined) return made;
  const performed = made.long.flatMap(({ stage, reasons }) => (stage === "stateBased" ? reasons : []));
  const later = after.rounds.slice(1).flatMap((actions) => actions.map((action) => actionReason(action, names)));
  const { then } = question;
  if (then.kind === "rounds") {
    const chapters = made.long.map((chapter) =>
      chapter.stage === "stateBased" ? { ...chapter, reasons: [...chapter.reasons, ...later] } : chapter,
    );
    return { ...made, short: [...made.short, ...later], making: [...made.making, ...later], long: chapters };
  }
  if (then.kind === "object" && after.resolution.objects[then.object] === undefined) return made;
  const there = explain({ question: then, resolution: after.resolution, causes: new Map(), names, wrong: [] });
  const moved = new Map(there.short.map((reason) => [reason, ofAfter(reason)] as const));
  const making = there.making.flatMap((reason) => moved.get(reason) ?? []);
  return {
    making: [...performed, ...later, ...making],
    short: [...performed, ...later, ...moved.values()],
    relations: new Map(
      [...there.relations].flatMap(([reason, weight]) => {
        const same = moved.get(reason);
        return same === undefined ? [] : [[same, weight] as const];
      }),
    ),
    long: [
      ...made.long,
      ...there.long.map(({ stage, title, reasons }) => ({
        stage,
        title: say("stage-title-afterwards", { title }),
        reasons: reasons.map(ofAfter),
      })),
    ],
    notBecause: made.notBecause,
  };
}

/** Its steps are of another computation. */
function ofAfter(reason: Reason): Reason {
  const isUntouched = reason.words.kind === "saying" && reason.words.id === "short-untouched";
  const words = isUntouched ? say("short-untouched-after") : reason.words;
  return { ...reason, words, steps: [], after: reason.steps };
}

/** An action of a later round: no step of the board before tells it. */
function actionReason(action: StateBasedAction, names: Explained["names"]): Reason {
  const { clause, also = [] } = action;
  return { words: stateBasedPhrase(action, names), clauses: [clause, ...also], steps: [], after: [] };
}
