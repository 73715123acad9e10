import type { CheckEvent, CheckPoint, ObjectExpectation, Resolution, Scenario } from "../../src/rules/formats.gen.js";
import { checksOf } from "../../src/verifier/checks.js";
import { idsBroughtBy } from "./brought.js";
import { actionOf, afterValues, changedPlayer, changedValues, gameValues, wholeValues } from "./found-values.js";
import { own } from "../../src/rules/own.js";

/** A board with values in its checks. */
export interface Filled {
  readonly board: Scenario;
  /** The objects whose values are listed. */
  readonly about: ReadonlySet<string>;
  /** The most interesting check: the last one with a difference, else the last one. */
  readonly telling: string;
  /** The checks with values that the user did not type. */
  readonly filled: ReadonlySet<string>;
}

/** Check points of another board or another reading, by their checks. */
export type Others = ReadonlyMap<string, CheckPoint>;

export function pointsByCheck(points: readonly CheckPoint[]): Map<string, CheckPoint> {
  return new Map(points.map((point) => [point.check, point]));
}

/**
 * The board with the results in each check without expectations: of objects that differ from one of `others`; else of those
 * that differ at another check; else of all on the battlefield.
 */
export function filledChecks(board: Scenario, points: Others, others: readonly Others[]): Filled {
  const names = [...new Set(board.timeline.flatMap(idsBroughtBy))];
  const differing = new Map(
    [...points].map(([check, { resolution }]) => [
      check,
      differencesAt(
        resolution,
        others.flatMap((each) => each.get(check)?.resolution ?? []),
        names,
      ),
    ]),
  );
  const everywhere = new Set([...differing.values()].flatMap((objects) => [...objects.keys()]));
  const about = new Set<string>();
  const filled = new Set<string>();
  const timeline = board.timeline.map((event) => {
    if (event.kind !== "check") return event;
    const point = points.get(event.id);
    if (!isBare(event) || point === undefined) {
      for (const id of Object.keys(event.expect ?? {})) about.add(id);
      return event;
    }
    filled.add(event.id);
    const objects = shownAt(point.resolution, differing.get(event.id) ?? new Map(), everywhere);
    for (const id of objects.keys()) about.add(id);
    const before = others.flatMap((each) => each.get(event.id)?.resolution ?? []);
    return filledCheck(event, point, objects, before[0]);
  });
  const last = checksOf(board.timeline).findLast(({ id }) => (differing.get(id)?.size ?? 0) > 0);
  const telling = last?.id ?? checksOf(board.timeline).at(-1)?.id ?? "";
  return { board: { ...board, timeline }, about, telling, filled };
}

/** Whether a check has no expectations. */
function isBare(check: CheckEvent): boolean {
  const { kind: _, id: __, rulesets: ___, note: ____, afterStateBasedActions: after = {}, expect, ...more } = check;
  const { keep: _____, expect: afterwards = {}, ...rest } = after;
  return (
    Object.keys(more).length === 0 &&
    Object.keys(rest).length === 0 &&
    Object.keys(afterwards).length === 0 &&
    Object.keys(expect ?? {}).length === 0
  );
}

/** The characteristics of objects that differ from any of the others. */
function differencesAt(
  now: Resolution,
  others: readonly Resolution[],
  names: readonly string[],
): Map<string, ObjectExpectation> {
  const found = new Map<string, ObjectExpectation>();
  for (const id of names) {
    const object = own(now.objects, id);
    const changes = others.flatMap((other) => changedValues(object, own(other.objects, id)) ?? []);
    if (changes.length > 0) found.set(id, Object.assign({}, ...changes) as ObjectExpectation);
  }
  return found;
}

function shownAt(
  now: Resolution,
  differing: ReadonlyMap<string, ObjectExpectation>,
  everywhere: ReadonlySet<string>,
): ReadonlyMap<string, ObjectExpectation> {
  if (differing.size > 0) return differing;
  const there = Object.entries(now.objects);
  const elsewhere = there.filter(([id]) => everywhere.has(id));
  const shown = elsewhere.length > 0 ? elsewhere : there.filter(([, { zone }]) => zone === "battlefield");
  return new Map(shown.map(([id, object]) => [id, wholeValues(object)]));
}

function filledCheck(
  check: CheckEvent,
  { resolution, afterStateBasedActions: after }: CheckPoint,
  objects: ReadonlyMap<string, ObjectExpectation>,
  before: Resolution | undefined,
): CheckEvent {
  const { expect: _, afterStateBasedActions: asked, ...rest } = check;
  const players = Object.entries(resolution.players).flatMap(([name, player]) => {
    const changed = changedPlayer(player, before === undefined ? undefined : own(before.players, name));
    return changed === undefined ? [] : [[name, changed] as const];
  });
  const game = gameValues(resolution, before);
  const isSilent = objects.size === 0 && players.length === 0 && Object.keys(game).length === 0 && after === undefined;
  return {
    ...rest,
    ...(objects.size === 0 ? {} : { expect: Object.fromEntries(objects) }),
    ...(players.length === 0 ? {} : { players: Object.fromEntries(players) }),
    ...game,
    // So that something is expected even of an empty battlefield.
    ...(isSilent ? { stateBased: resolution.stateBased.map(actionOf) } : {}),
    ...(after === undefined
      ? {}
      : {
          afterStateBasedActions: { ...(asked?.keep === undefined ? {} : { keep: asked.keep }), ...afterValues(after) },
        }),
  };
}
