import { printEffect } from "../../names/effect.js";
import type { ResolvedObject, Selector, StageName } from "../../rules/formats.gen.js";
import { clausesSaid } from "../../rules/said-clauses.js";
import type { Effect } from "../effect.js";
import { missedPart } from "../query/queries.js";
import type { Outcome } from "../resolve.js";
import type { Step } from "../trace.js";
import { renderObject } from "./render.js";

/** An effect that does not reach an object, and why. */
export interface Miss {
  readonly effect: string;
  /** Where it began, without the object. */
  readonly layer: StageName;
  /** What it asks for and the object was not; undefined if its objects were fixed before (CR 611.2c). */
  readonly asked: Selector | undefined;
  /** What the object was when it was asked. */
  readonly then: ResolvedObject;
  readonly clause: "205.4c" | "611.3a" | "611.2c";
}

type Reaching = Extract<Step, { kind: "applied" | "gameRule" }>;

/**
 * The effects that apply, but not to this object. Nothing of it stands in the trace, as most effects miss most objects: it
 * is found by going through the computation once more, and each effect is asked where it began. The state is left as it
 * was.
 */
export function missesOf(outcome: Outcome, place: number): Miss[] {
  const { state, steps } = outcome;
  const applied = steps.filter((step) => step.kind === "applied");
  for (const { entries } of applied.toReversed()) state.takeOut(entries);
  const found: Miss[] = [];
  const begun = new Set<string>();
  for (const step of steps) {
    if ((step.kind === "applied" || step.kind === "gameRule") && !begun.has(step.effect.id)) {
      begun.add(step.effect.id);
      const miss = missOf(step, place, outcome);
      if (miss !== undefined) found.push(miss);
    }
    if (step.kind === "applied") state.put(step.entries);
  }
  return found;
}

function missOf(step: Reaching, place: number, { board, state, ruleset }: Outcome): Miss | undefined {
  const { effect, objects } = step;
  const [object, view] = [board.objects[place], state.views[place]];
  if (object === undefined || view === undefined || objects === undefined || objects.includes(place)) return undefined;
  const why = reasonFor(effect, place, view);
  if (why === undefined) return undefined;
  return {
    effect: printEffect(effect.name),
    layer: step.kind === "applied" ? step.slot.layer : "gameRules",
    then: renderObject(board, object, { copiable: view, base: view, final: view }, ruleset.practice),
    ...why,
  };
}

/** What an ability says of itself alone reaches no other, which needs no words. */
function reasonFor(
  { fixed, program, situation, clauses }: Effect,
  place: number,
  view: Parameters<typeof missedPart>[3],
): Pick<Miss, "asked" | "clause"> | undefined {
  const { affected } = program;
  if (fixed !== undefined) return clauses.includes("611.2c") ? { asked: undefined, clause: "611.2c" } : undefined;
  if (affected === undefined || affected.self === true) return undefined;
  const asked = missedPart(affected, place, situation, view);
  if (asked === undefined) return undefined;
  return { asked, clause: clausesSaid(asked).includes("205.4c") ? "205.4c" : "611.3a" };
}
