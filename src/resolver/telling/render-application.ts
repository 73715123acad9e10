import { clausesOfIdle } from "../../effects/idle.js";
import { printEffect } from "../../names/effect.js";
import { type Board, objectName } from "../../rules/board.js";
import { isCopyFromBirth } from "../../rules/effect-reference.js";
import type { Origin } from "../../rules/ability.js";
import type { AppliedStep, Change } from "../../rules/formats.gen.js";
import type { ObjectView } from "../../rules/object-view.js";
import { clausesOfParts, instructionsOf } from "../program.js";
import type { Outcome } from "../resolve.js";
import type { Entry } from "../state.js";
import type { Step } from "../trace.js";
import { nonbasicDespiteType } from "./board-citations.js";
import type { Citations } from "./citations.js";
import { renderMeasured, renderMet } from "./conditions.js";
import { idleReasons } from "./idle.js";
import { lateEffects } from "./late.js";
import { linkedPairOf } from "./linked-pair.js";
import { renderChanges, renderUnseen } from "./render.js";

/** An application as data: what it changed of which objects, why it changed nothing, and its numbers. */

type Applied = Extract<Step, { readonly kind: "applied" }>;

/** Where it stands; `views`: of each object just before. */
interface Place {
  readonly board: Board;
  readonly citations: Citations;
  readonly views: readonly ObjectView[];
  readonly outcome: Outcome;
}

export function appliedStep(step: Applied, { board, citations, views, outcome }: Place): AppliedStep {
  const { slot, effect, entries } = step;
  const objects = (places: readonly number[]): string[] => places.map((place) => objectName(board, place));
  const instructions = instructionsOf(effect, slot);
  // A basic land type takes abilities by where they come from (CR 305.7).
  const setsLand = instructions.some(({ handler }) => handler.clauses?.includes("305.7") === true);
  const changes = entries.flatMap((entry) =>
    setsLand ? renderChanges(board, entry).map((change) => withOrigins(change, entry)) : renderChanges(board, entry),
  );
  const isBornSo = (name: string): boolean =>
    board.objects.some((one) => one.id === name && isCopyFromBirth(effect.name, one));
  const unseen = entries
    .flatMap((entry) => renderUnseen(board, entry))
    .filter(({ of, object }) => of !== "abilities" || !isBornSo(object));
  const idle = changes.length + unseen.length > 0 ? [] : idleReasons(step, board, views);
  const pair = linkedPairOf(step);
  const late = lateEffects(step, outcome);
  const nonbasic = nonbasicDespiteType(step, views);
  return {
    kind: "applied",
    layer: slot.layer,
    effect: printEffect(effect.name),
    parts: instructions.map(({ part }) => part.kind),
    objects: objects(step.objects),
    changes,
    ...(unseen.length === 0 ? {} : { unseen }),
    ...(idle.length === 0 ? {} : { idle }),
    ...(pair === undefined ? {} : { pair }),
    ...(step.counted === undefined ? {} : { counted: objects(step.counted) }),
    ...(step.measured === undefined ? {} : { measured: step.measured.map((each) => renderMeasured(each, board)) }),
    ...(step.met === undefined ? {} : { met: step.met.map((each) => renderMet(each, board)) }),
    ...(nonbasic.length === 0 ? {} : { nonbasic: objects(nonbasic) }),
    ...(late.length === 0 ? {} : { late }),
    ...(step.notAgain === undefined ? {} : { notAgain: printEffect(step.notAgain.name) }),
    clauses: [
      ...new Set([
        ...clausesOfApplication(step, citations),
        ...(nonbasic.length === 0 ? [] : ["305.8"]),
        ...idle.flatMap(clausesOfIdle),
      ]),
    ],
  };
}

const FROM: Readonly<Record<Exclude<Origin, "granted">, NonNullable<Change["from"]>[number]>> = {
  printed: "text",
  text: "text",
  intrinsic: "landTypes",
  copied: "copiable",
  excepted: "copiable",
  merged: "copiable",
};

/** Of the abilities that a basic land type takes, from which of what it takes they came (CR 305.7). */
function withOrigins(change: Change, { before, after }: Entry): Change {
  if (change.characteristic !== "abilities") return change;
  const lost = before.abilities.filter(({ key }) => !after.abilities.some((one) => one.key === key));
  const found = new Set(lost.flatMap(({ origin }) => (origin === "granted" ? [] : FROM[origin])));
  const from = (["text", "landTypes", "copiable"] as const).filter((each) => found.has(each));
  return from.length === 0 ? change : { ...change, from };
}

function clausesOfApplication(step: Applied, citations: Citations): string[] {
  const { effect, slot } = step;
  const instructions = instructionsOf(effect, slot);
  const parts = instructions.map(({ part }) => part);
  return [
    slot.clause,
    slot.layerClause,
    ...(slot.others ?? []),
    ...(step.continued ? ["613.6"] : []),
    ...(step.isAnew ? ["613.8c"] : []),
    ...effect.clauses,
    ...effect.program.clauses,
    ...(step.objects.length === 0 ? [] : clausesOfParts(effect.program, parts)),
    ...step.counting,
    ...instructions.flatMap(({ part, handler }) => [...(handler.clauses ?? []), ...(handler.cites?.(part) ?? [])]),
    ...citations.of(step),
  ];
}
