import type { Divergence, ObservedApplication, StageName } from "../rules/formats.gen.js";
import { APPLYING_STAGES } from "../rules/layers.js";
import { sorted } from "./row.js";

/**
 * The first layer in which two orders of effects part: other effects, another order, or other objects that one of them
 * applies to. undefined if they are the same all the way. Objects count where both tell them.
 */
export function divergenceOf(
  check: string,
  expected: readonly ObservedApplication[],
  actual: readonly ObservedApplication[],
): Divergence | undefined {
  const told = (all: readonly ObservedApplication[], layer: StageName): ObservedApplication[] =>
    all.filter((each) => each.layer === layer);
  const layer = APPLYING_STAGES.find((stage) => !areSame(told(expected, stage), told(actual, stage)));
  if (layer === undefined) return undefined;
  const [ours, theirs] = [told(expected, layer), told(actual, layer)];
  const withObjects = [...ours, ...theirs].every(({ objects }) => objects !== undefined);
  const words = ({ effect, objects = [] }: ObservedApplication): string =>
    withObjects ? `${effect} [${sorted(objects).join(", ")}]` : effect;
  return { check, layer, expected: ours.map(words), actual: theirs.map(words) };
}

function areSame(expected: readonly ObservedApplication[], actual: readonly ObservedApplication[]): boolean {
  return expected.length === actual.length && expected.every((each, i) => isSame(each, actual[i]));
}

function isSame(a: ObservedApplication, b: ObservedApplication | undefined): boolean {
  if (b === undefined || a.effect !== b.effect) return false;
  if (a.objects === undefined || b.objects === undefined) return true;
  return sorted(a.objects).join("\n") === sorted(b.objects).join("\n");
}
