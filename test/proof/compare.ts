import { answer } from "../../proof/answer.js";
import { prove, type Proof } from "../../proof/resolve.js";
import { printEffect } from "../../src/names/effect.js";
import type { Board } from "../../src/rules/board.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { orderedText } from "../../src/rules/ordered-text.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { EVERY_LAYER } from "../../src/rules/layers.js";
import { resolve, toResolution } from "../../src/index.js";

/** A value on which the two resolvers differ. */
export interface Difference {
  readonly where: string;
  readonly first: unknown;
  readonly second: unknown;
}

/** What the first resolver says and what the second one says of one board, and where they differ. */
export function compare(board: Board, rules: Ruleset): Difference[] {
  const proof = prove(board, rules);
  if (!proof.ok) return [{ where: "refused", first: undefined, second: proof.unknown }];
  return differences(toResolution(resolve(board, rules)), proof);
}

export function differences(first: Resolution, proof: Proof): Difference[] {
  const told = answer(proof);
  const found: Difference[] = [];
  const differ = (where: string, a: unknown, b: unknown): void => {
    if (orderedText(a ?? null) !== orderedText(b ?? null)) found.push({ where, first: a, second: b });
  };
  differ("objects", Object.keys(first.objects).sort(), Object.keys(told).sort());
  for (const [id, object] of Object.entries(told)) {
    const other = first.objects[id];
    if (other === undefined) continue;
    for (const [key, value] of Object.entries(object)) {
      const of: unknown = Reflect.get(other, key);
      differ(`${id}.${key}`, listed(of), listed(value));
    }
  }
  differ("order", orderOfFirst(first), orderOfSecond(proof));
  // Under that reading nobody looks again while a loop is gone through: what would have been seen then is no answer.
  if (proof.end.rules.policy.loops !== "membersInOneGo")
    differ("dependencies", dependenciesOfFirst(first), dependenciesOfSecond(proof));
  return found;
}

/** Lists have no order. */
function listed(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])].sort();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, listed(each)]));
}

function orderOfFirst({ trace }: Resolution): string[] {
  return trace.flatMap((step) => (step.kind === "applied" ? [`${step.layer} ${step.effect}`] : []));
}

function orderOfSecond({ steps }: Proof): string[] {
  return steps.flatMap((step) => (step.kind === "applied" ? [`${step.layer} ${printEffect(step.effect)}`] : []));
}

const LAYERS: ReadonlySet<string> = new Set(EVERY_LAYER);

function dependenciesOfFirst({ trace }: Resolution): string[] {
  const all = trace.flatMap((step) =>
    step.kind === "depends" && LAYERS.has(step.layer)
      ? [`${step.layer} ${step.effect} <- ${step.on}: ${[...step.because].sort().join(", ")}`]
      : [],
  );
  return [...new Set(all)].sort();
}

function dependenciesOfSecond({ steps }: Proof): string[] {
  const all = steps.flatMap((step) =>
    step.kind === "depends"
      ? [`${step.layer} ${printEffect(step.effect)} <- ${printEffect(step.on)}: ${[...step.because].sort().join(", ")}`]
      : [],
  );
  return [...new Set(all)].sort();
}
