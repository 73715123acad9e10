import type {
  AfterStateBasedActions,
  CheckedValue,
  CheckEvent,
  ObservedPlayer,
  PlayerExpectation,
  Resolution,
  TraceStep,
} from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import {
  compareCost,
  compareDependency,
  compareGameRules,
  compareOrder,
  compareRounds,
  compareStateBased,
} from "./compare-game.js";
import { compareCount } from "./compare-count.js";
import { compareObject, final } from "./compare-object.js";
import { type Row, scalarRow, valueRow } from "./row.js";
import { type Seen, seenOf, type SeenAfter, seenAfterOf } from "./seen.js";
import { printValue, type ValueReference } from "../names/value.js";
import { own } from "../rules/own.js";

/**
 * Everything that a check expects, next to what was found: one row for each characteristic, in the order objects,
 * players, game rules, costs, state-based actions, counts, orders, dependencies, values after state-based actions.
 * `characteristic` is stable and readable: `power`, `copiable.types`, `has flying`, `counters +1/+1`, `order 7b`, `depends 4 A on B`.
 */
export function compareCheck(
  check: CheckEvent,
  resolution: Resolution,
  after?: AfterStateBasedActions,
): CheckedValue[] {
  return compareSeen(check, seenOf(resolution), after === undefined ? undefined : seenAfterOf(after));
}

/** Compares a check with what an engine observed. A value that it did not tell is wrong. */
export function compareSeen(check: CheckEvent, seen: Seen, after?: SeenAfter): CheckedValue[] {
  const { gameRules, costs = {}, abilityCosts = {}, stateBased, order, dependencies, trace } = seen;
  const rows = [
    ...compareThings(check, seen),
    ...(check.gameRules === undefined ? [] : [compareGameRules(check.gameRules, gameRules)]),
    ...Object.entries(check.costs ?? {}).flatMap(([spell, expectation]) =>
      compareCost(spell, expectation, own(costs, spell)),
    ),
    ...Object.entries(check.abilityCosts ?? {}).flatMap(([object, abilities]) =>
      Object.entries(abilities).flatMap(([ability, expectation]) =>
        compareCost(object, expectation, own(own(abilityCosts, object) ?? {}, ability), ability),
      ),
    ),
    ...(check.stateBased === undefined ? [] : [compareStateBased(check.stateBased, stateBased)]),
    ...(check.counts ?? []).flatMap((expectation) => compareCount(expectation, seen)),
    ...(check.order ?? []).map((expectation) => compareOrder(expectation, order)),
    ...(check.dependencies ?? []).map((expectation) => compareDependency(expectation, dependencies)),
  ];
  return [...rows.map((row) => checkedValue(check.id, row, trace)), ...compareAfter(check, after)];
}

/** The rows of what would be true after state-based actions: `afterStateBasedActions round 1`, `... zone`. */
function compareAfter(check: CheckEvent, after: SeenAfter | undefined): CheckedValue[] {
  const expected = check.afterStateBasedActions;
  if (expected === undefined) return [];
  if (after === undefined) {
    const missing = scalarRow("game", { kind: "exists" }, true, false);
    return [checkedValue(check.id, { ...missing, value: { kind: "afterStateBasedActions" } }, [])];
  }
  const rows = [...compareRounds(expected, after), ...compareThings(expected, after.seen)];
  return rows.map((row) =>
    checkedValue(check.id, { ...row, value: { kind: "afterStateBasedActions", of: row.value } }, after.seen.trace),
  );
}

/** The rows of objects, then those of players. */
function compareThings(
  { expect = {}, players = {} }: Pick<CheckEvent, "expect" | "players">,
  { objects, players: found = {}, ruleset }: Seen,
): Row[] {
  return [
    ...Object.entries(expect).flatMap(([object, expectation]) =>
      compareObject(object, expectation, own(objects, object), ruleset),
    ),
    ...Object.entries(players).flatMap(([player, expectation]) =>
      comparePlayer(player, expectation, own(found, player)),
    ),
  ];
}

const PLAYER_VALUES = [
  "life",
  "hand",
  "abilities",
  "maximumHandSize",
  "landPlays",
] as const satisfies readonly (keyof PlayerExpectation)[];

function comparePlayer(player: string, expectation: PlayerExpectation, found: ObservedPlayer | undefined): Row[] {
  return [
    ...(found === undefined ? [scalarRow(player, { kind: "exists" }, true, false)] : []),
    ...PLAYER_VALUES.flatMap((name) => {
      const expected = expectation[name];
      return expected === undefined ? [] : [valueRow(player, final(name), expected, found?.[name])];
    }),
  ];
}

function checkedValue(
  check: string,
  row: Omit<Row, "value"> & { readonly value: ValueReference },
  trace: readonly TraceStep[],
): CheckedValue {
  const { subject, value, expected, actual, ok } = row;
  const layer = ok ? undefined : decidingLayer(row, trace);
  return {
    check,
    subject,
    characteristic: printValue(value),
    expected,
    actual,
    ok,
    ...(layer === undefined ? {} : { firstLayer: layer }),
  };
}

/** Where to look first when a value is wrong: the last layer in which it changed. */
function decidingLayer(
  { subject, origin }: Pick<Row, "subject" | "origin">,
  trace: readonly TraceStep[],
): string | undefined {
  if (origin === undefined) return undefined;
  if (origin.kind === "layer") return origin.layer;
  const { of, until } = origin;
  const last = trace.findLast(
    (step) =>
      step.kind === "applied" &&
      (until === undefined || EVERY_LAYER.indexOf(step.layer) <= EVERY_LAYER.indexOf(until)) &&
      step.changes.some((change) => change.object === subject && of.includes(change.characteristic)),
  );
  return last?.kind === "applied" ? last.layer : undefined;
}
