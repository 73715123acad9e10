import type { Divergence, ObservedApplication, StageName } from "../rules/formats.gen.js";
import { APPLYING_STAGES } from "../rules/layers.js";
import { sorted } from "./row.js";

/** The first layer where effects, their order or affected objects (if both list them) differ; undefined if none. */
export function divergenceOf(
  check: string,
  expected: readonly ObservedApplication[],
  actual: readonly ObservedApplication[],
): Divergence | undefined {
  const inLayer = (all: readonly ObservedApplication[], layer: StageName): ObservedApplication[] =>
    all.filter((each) => each.layer === layer);
  const layer = APPLYING_STAGES.find((stage) => !areSame(inLayer(expected, stage), inLayer(actual, stage)));
  if (layer === undefined) return undefined;
  const [ours, theirs] = [inLayer(expected, layer), inLayer(actual, layer)];
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
