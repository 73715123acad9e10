import type { DependencyReason, LayerName, Resolution, TraceStep } from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import type { KindsOnCards } from "./ability-kinds.js";
import { groupBy } from "../rules/group.js";
import { byCodeUnit } from "../rules/text-order.js";

/** A dependency by a part of CR 613.8a(b), a dependency loop (CR 613.8b), or neither. */
type Relation = DependencyReason | "loop" | "none";

/** Effects ordered among themselves: of a layer, or its characteristic-defining ones (CR 613.8a). */
interface Slot {
  readonly layer: LayerName;
  readonly steps: TraceStep[];
}

interface Member {
  readonly effect: string;
  readonly kinds: readonly string[];
}

/**
 * Which kinds of effect parts met in which relation: `layer|kind|kind|relation`, each once, sorted. The dependent
 * effect's kind comes first; without a direction (none, loop) the kinds are in alphabetical order. Each kind of part
 * that an effect has in the layer counts.
 */
export function pairsExercised(resolutions: readonly Resolution[], kindsOf: KindsOnCards): string[] {
  const pairs = resolutions.flatMap(({ trace, objects }) =>
    slotsOf(trace).flatMap((slot) => [...pairsIn(slot, membersOf(slot, kindsOf, objects))]),
  );
  return [...new Set(pairs)].toSorted((a, b) => layerPlace(a) - layerPlace(b) || byCodeUnit(a, b));
}

function layerPlace(pair: string): number {
  return EVERY_LAYER.findIndex((layer) => pair.startsWith(`${layer}|`));
}

/** Each pass through a layer begins with a step of its own. */
function slotsOf(trace: readonly TraceStep[]): Slot[] {
  const slots: Slot[] = [];
  for (const step of trace) {
    if (step.kind === "layer") slots.push({ layer: step.layer, steps: [] });
    else if ("layer" in step && step.layer !== "players" && step.layer !== "gameRules") {
      const last = slots.at(-1);
      if (last?.layer === step.layer) last.steps.push(step);
      else slots.push({ layer: step.layer, steps: [step] }); // an engine that leaves out the `starts` steps
    }
  }
  return slots;
}

/** The effects that were applied, and those in a dependency that ceased to exist before they could apply. */
function membersOf({ layer, steps }: Slot, kindsOf: KindsOnCards, objects: Resolution["objects"]): Member[] {
  const applied = steps.flatMap((step) =>
    step.kind === "applied" ? [{ effect: step.effect, kinds: [...new Set(step.parts)] }] : [],
  );
  const known = new Set(applied.map(({ effect }) => effect));
  const named = new Set(steps.flatMap((step) => (step.kind === "depends" ? [step.effect, step.on] : [])));
  const ceased = [...named].flatMap((effect) =>
    known.has(effect) ? [] : [{ effect, kinds: [...new Set(kindsOf(effect, layer, objects))] }],
  );
  return [...applied, ...ceased].filter(({ kinds }) => kinds.length > 0);
}

function pairsIn({ layer, steps }: Slot, members: readonly Member[]): Set<string> {
  const pairs = new Set<string>();
  const kinds = new Map(members.map((member) => [member.effect, member.kinds]));
  const related = new Set<string>(); // each related pair of effects, in both orders
  const relate = (a: string, b: string, relation: Relation): void => {
    related.add(`${a}\0${b}`).add(`${b}\0${a}`);
    for (const x of kinds.get(a) ?? []) for (const y of kinds.get(b) ?? []) pairs.add(written(layer, x, y, relation));
  };
  const loops = steps.flatMap((step) => (step.kind === "loop" ? [step.members] : []));
  for (const loop of loops)
    for (const [place, a] of loop.entries()) for (const b of loop.slice(place + 1)) relate(a, b, "loop");
  for (const step of steps) {
    if (step.kind !== "depends" || loops.some((loop) => loop.includes(step.effect) && loop.includes(step.on))) continue;
    for (const reason of step.because) relate(step.effect, step.on, reason);
  }
  for (const pair of unrelated(layer, members, related)) pairs.add(pair);
  return pairs;
}

/** Pairs of effects that are not related. Effects are grouped by their kinds, since there may be thousands. */
function unrelated(layer: LayerName, members: readonly Member[], related: ReadonlySet<string>): string[] {
  const groups = [...groupBy(members, ({ kinds }) => kinds.join(" ")).values()].map((group) => {
    return { kinds: group[0].kinds, effects: group.map(({ effect }) => effect) };
  });
  return groups.flatMap((a, place) =>
    groups.slice(place).flatMap((b) => {
      const found = hasUnrelated(a.effects, a === b ? undefined : b.effects, related);
      return found ? a.kinds.flatMap((x) => b.kinds.map((y) => written(layer, x, y, "none"))) : [];
    }),
  );
}

/** Whether two different effects, one of each list (or both of the first), are unrelated. Stops at the first such pair. */
function hasUnrelated(
  first: readonly string[],
  second: readonly string[] | undefined,
  related: ReadonlySet<string>,
): boolean {
  return first.some((a, place) => (second ?? first.slice(place + 1)).some((b) => !related.has(`${a}\0${b}`)));
}

function written(layer: LayerName, a: string, b: string, relation: Relation): string {
  const directed = relation !== "none" && relation !== "loop";
  const [x, y] = directed || a <= b ? [a, b] : [b, a];
  return `${layer}|${x}|${y}|${relation}`;
}
