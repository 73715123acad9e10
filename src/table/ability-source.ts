import { label, printedAbilities, type AbilityInstance } from "../rules/ability.js";
import { isCalled } from "../rules/keyword-resolving.js";
import type { Ability, Zone } from "../rules/formats.gen.js";
import type { Outcome } from "../resolver/resolve.js";
import { fault, oneOf, type Fault } from "../faults/fault.js";
import type { Table } from "./table.js";

/** The object an ability is of, as it last mattered to the ability (CR 113.7a, 608.2h), and the key of the ability there. */
export interface AbilitySource {
  readonly object: number;
  /** Undefined for an ability that a scenario writes out: it is linked with none. */
  readonly key: string | undefined;
}

export interface FoundAbility {
  readonly ability: Ability;
  readonly source: AbilitySource;
}

const BATTLEFIELD: readonly Zone[] = ["battlefield"];

/**
 * Finds an ability on the stack by its source, of which it is independent (CR 113.7a). A source that has moved is looked
 * back at where the ability functions (CR 113.6, 603.10); one that has lost the ability, as it is printed.
 */
export function findAbility(
  table: Table,
  outcome: Outcome,
  source: string,
  id: string,
  pointer: string,
): FoundAbility | Fault {
  const bearers = bearersOf(table, source);
  if (bearers.length === 0) return fault(`${pointer}/source`, `there is no object "${source}" at this point`);
  const known = bearers.map((object) => ({ object, has: abilitiesOf(table, outcome, object) }));
  const one = known.flatMap(({ has }) => has).find(({ ability }) => isCalled(ability, id));
  if (one === undefined) {
    const labels = known.flatMap(({ has }) => has.map(({ ability }) => label(ability)));
    return fault(
      `${pointer}/ability`,
      `${source} has no ability "${id}"`,
      oneOf(labels, "an object that has abilities"),
    );
  }
  const object = whereItFunctioned(table, bearers, zonesOf(one.ability));
  const there = known.find((bearer) => bearer.object === object)?.has.find(({ ability }) => isCalled(ability, id));
  const { ability, key } = there ?? one;
  return { ability, source: { object, key } };
}

/** The source of what a scenario writes out: the object now, or as it was before it last moved. */
export function sourceNow(table: Table, id: string): AbilitySource | undefined {
  const bearers = bearersOf(table, id);
  if (bearers.length === 0) return undefined;
  return { object: whereItFunctioned(table, bearers, undefined), key: undefined };
}

/** Where an object has a controller of its own (CR 108.4). */
const IN_PLAY: ReadonlySet<Zone> = new Set<Zone>(["battlefield", "stack"]);

/** The object of an event that has triggered something: where it is seen still, or as it was there (CR 603.10, 608.2h). */
export function objectOfEvent(table: Table, id: string): number | undefined {
  const bearers = bearersOf(table, id);
  return bearers.find((place) => IN_PLAY.has(table.at(place).zone)) ?? bearers[0];
}

/** The objects that bear an id or bore it, the newest first (CR 400.7). */
function bearersOf(table: Table, id: string): number[] {
  return table.bearers(id).toReversed();
}

/** What an object has, or had when it left, and then what is printed on it. */
function abilitiesOf(table: Table, outcome: Outcome, place: number): Pick<AbilityInstance, "ability" | "key">[] {
  const printed = printedAbilities(table.at(place).card).map((ability, n) => ({ ability, key: `p${n}` }));
  return [...(outcome.final[place]?.abilities ?? []), ...printed];
}

function zonesOf(ability: Ability): readonly Zone[] | undefined {
  return ability.kind === "activated" || ability.kind === "triggered" ? (ability.zones ?? BATTLEFIELD) : undefined;
}

/** The newest object of that id in one of the zones; if there was none, the one before the newest, which has just moved. */
function whereItFunctioned(table: Table, bearers: readonly number[], zones: readonly Zone[] | undefined): number {
  const zoneOf = (place: number): Zone | undefined => table.objects[place]?.zone;
  const [newest = -1, before = newest] = bearers;
  const functioning = bearers.find((place) => zones?.includes(zoneOf(place) ?? "library") === true);
  return functioning ?? (zoneOf(newest) === "battlefield" ? newest : before);
}
