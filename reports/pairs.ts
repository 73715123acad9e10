import type { LayerName, Report } from "../src/rules/formats.gen.js";
import { PART_KINDS, stageOf } from "../src/effects/index.js";
import { EVERY_LAYER, LAYERS, type Maker } from "../src/rules/layers.js";
import { sortsCalled } from "../src/rules/rulesets.js";
import { byCodeUnit } from "../src/rules/text-order.js";

/** How two effects of one layer relate, in the order in which reports list it. */
export const RELATIONS = ["none", "existence", "text", "appliesTo", "whatItDoes", "loop"] as const;
export type Relation = (typeof RELATIONS)[number];

/** Scenarios in whose traces parts of two kinds met in a layer, by relation. Ids are sorted and unique. */
export interface PairCoverage {
  readonly layer: LayerName;
  /** The kind of the effect that depends; without a direction (none, loop) the first in the alphabet. */
  readonly kind: string;
  readonly on: string;
  readonly relations: ReadonlyMap<Relation, readonly string[]>;
}

export interface LayerPairs {
  readonly layer: LayerName;
  /** Every kind of part that can apply there, then whatever else traces name. */
  readonly kinds: readonly string[];
  readonly pairs: readonly PairCoverage[];
}

/** Which kinds of effects met in which layers, whatever the verdicts. Only effects of one layer are ordered (CR 613.8a(a)). */
export function pairCoverage({ results }: Report): LayerPairs[] {
  const found = new Map<string, Found>();
  for (const { scenario, pairs } of results) {
    for (const text of new Set(pairs)) {
      // layer|kind|kind|relation; what another program's report may hold besides is left out.
      const [first, kind = "", on = "", last] = text.split("|");
      const layer = EVERY_LAYER.find((known) => known === first);
      const relation = RELATIONS.find((known) => known === last);
      if (layer === undefined || relation === undefined) continue;
      const key = `${layer}|${kind}|${on}`;
      const pair = found.get(key) ?? { layer, kind, on, relations: new Map<Relation, Set<string>>() };
      found.set(key, pair);
      pair.relations.set(relation, (pair.relations.get(relation) ?? new Set()).add(scenario));
    }
  }
  return EVERY_LAYER.flatMap((layer) => {
    const here = [...found.values()].filter((pair) => pair.layer === layer);
    // Layers of older editions are listed only if something met there.
    return LAYERS.includes(layer) || here.length > 0 ? [layerPairs(layer, here)] : [];
  });
}

type Found = Omit<PairCoverage, "relations"> & { readonly relations: Map<Relation, Set<string>> };

function layerPairs(layer: LayerName, found: readonly Found[]): LayerPairs {
  const named = kindsOf(layer);
  const others = found.flatMap(({ kind, on }) => [kind, on]).filter((kind) => !named.includes(kind));
  const kinds = [...named, ...[...new Set(others)].toSorted(byCodeUnit)];
  const place = (kind: string): number => kinds.indexOf(kind);
  return {
    layer,
    kinds,
    pairs: found
      .map(({ relations, ...pair }) => ({
        ...pair,
        relations: new Map(
          RELATIONS.flatMap((relation) => {
            const scenarios = relations.get(relation);
            return scenarios === undefined ? [] : [[relation, [...scenarios].toSorted(byCodeUnit)] as const];
          }),
        ),
      }))
      .toSorted((a, b) => place(a.kind) - place(b.kind) || place(a.on) - place(b.on)),
  };
}

const MAKERS: readonly Maker[] = ["defining", "static", "resolution", "counters"];

/** Every kind of part that can apply in a layer, if only in a characteristic-defining ability. */
function kindsOf(layer: LayerName): string[] {
  const sorts = sortsCalled(layer);
  return PART_KINDS.filter((kind) => MAKERS.some((maker) => sorts.has(stageOf(kind, maker))));
}

/** Every scenario of these pairs, of all relations or of one. */
export function scenariosOf(pairs: readonly PairCoverage[], relation?: Relation): string[] {
  const scenarios = pairs.flatMap(({ relations }) =>
    relation === undefined ? [...relations.values()].flat() : (relations.get(relation) ?? []),
  );
  return [...new Set(scenarios)].toSorted(byCodeUnit);
}

/** The cell of a table: dependencies of the row's kind on the column's, and relations without a direction. */
export function pairsAt({ pairs }: LayerPairs, row: string, column: string): PairCoverage[] {
  return pairs.flatMap((pair) => {
    if (pair.kind === row && pair.on === column) return [pair];
    if (pair.kind !== column || pair.on !== row) return [];
    const relations = new Map([...pair.relations].filter(([relation]) => relation === "none" || relation === "loop"));
    return relations.size === 0 ? [] : [{ ...pair, relations }];
  });
}
