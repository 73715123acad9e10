import { declared } from "../events/declared.js";
import type { Card, CheckEvent, Resolution, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { orderedText } from "../rules/ordered-text.js";
import { byCodeUnit } from "../rules/text-order.js";
import { checkScenario } from "../scenario/check.js";
import { runTimeline } from "../timeline/run.js";
import { digestOf } from "./digest.js";
import { sorted } from "./row.js";
import { refused, type Understood, understood } from "./understood.js";

/** More would be more than 720 orders. */
export const MOST_ARRIVALS = 6;

/** What comes to the battlefield in one event; several things if they come together. */
export type Arrival = readonly string[];

/** A scenario up to one check, with what comes to the battlefield in one of its orders (CR 613.7). */
export interface Arrangement {
  readonly order: readonly Arrival[];
  readonly scenario: Scenario;
}

/** A board that orders lead to, with all of these orders; the written one is the first of its own. */
export interface OrderOutcome {
  readonly orders: readonly (readonly Arrival[])[];
  readonly resolution: Resolution;
}

/** Which boards a scenario leads to at a check, over all orders in which its permanents can arrive. */
export interface OrderTable {
  readonly check: string;
  readonly arrivals: readonly Arrival[];
  /** The board of the written order first, then by the first order that leads to them. */
  readonly outcomes: readonly OrderOutcome[];
  /** Orders in which an event can't happen, as that of an Aura before what it enchants. */
  readonly impossible: readonly (readonly Arrival[])[];
  /** SHA-256 of all orders with their boards: what two engines, or two versions, can compare in one line. */
  readonly digest: string;
}

/**
 * Every order of what arrives before a check, the written one first. The other events keep their places, and what other
 * checks ask is left out. An error if the check is not there, or if more arrives than can be gone through.
 */
export function arrangementsOf(scenario: Scenario, check: string): Understood<Arrangement[]> {
  const end = scenario.timeline.findIndex((event) => event.kind === "check" && event.id === check);
  const asked = scenario.timeline[end];
  if (asked === undefined) return refused(`the scenario has no check ${check}`);
  const events = scenario.timeline.slice(0, end).filter(({ kind }) => kind !== "check");
  const places = events.flatMap((event, place) => (arrivalOf(event).length > 0 ? [place] : []));
  if (places.length > MOST_ARRIVALS)
    return refused(`${places.length} events bring permanents; the orders of at most ${MOST_ARRIVALS} are gone through`);
  const arrivals = places.flatMap((place) => events[place] ?? []);
  return understood(
    permutations(arrivals).map((order) => {
      const timeline = [...events, asked];
      places.forEach((place, i) => timeline.splice(place, 1, ...order.slice(i, i + 1)));
      return { order: order.map(arrivalOf), scenario: { ...scenario, answer: check, timeline } };
    }),
  );
}

/** All orders of a list, in the order of its entries. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

function arrivalOf(event: ScenarioEvent): Arrival {
  return declared(event).arrives(event);
}

/** Whether nothing speaks of what is not there yet. */
export function isPossible({ scenario }: Arrangement, cards: ReadonlyMap<string, Card>): boolean {
  return checkScenario(scenario, "{}", scenario.id, cards).length === 0;
}

/** How many orders there are, those included in which an event can't happen. */
export function ordersIn({ outcomes, impossible }: OrderTable): number {
  return outcomes.reduce((sum, { orders }) => sum + orders.length, impossible.length);
}

/** The order table of a scenario at a check. An error if the check is not there, or too much arrives before it. */
export function orderTable(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
  check: string,
): Understood<OrderTable> {
  const arrangements = arrangementsOf(withoutExpectations(scenario), check);
  if (!arrangements.ok) return arrangements;
  const outcomes = new Map<string, { orders: (readonly Arrival[])[]; resolution: Resolution }>();
  const impossible: (readonly Arrival[])[] = [];
  const lines: string[] = [];
  for (const arrangement of arrangements.value) {
    const { order } = arrangement;
    const resolution = resolvedIn(arrangement, cards, ruleset);
    if (resolution === undefined) impossible.push(order);
    const text = resolution === undefined ? "impossible" : orderedText(resolution);
    lines.push(`${orderedText(order)} ${digestOf(text)}`);
    if (resolution === undefined) continue;
    const before = outcomes.get(text);
    if (before === undefined) outcomes.set(text, { orders: [order], resolution });
    else before.orders.push(order);
  }
  const [written] = arrangements.value;
  return understood({
    check,
    arrivals: written?.order ?? [],
    outcomes: [...outcomes.values()],
    impossible,
    digest: digestOf(lines.join("\n")),
  });
}

/**
 * Pairs of arrivals, the first of which is before the second in the written order, that decide by themselves: no board is
 * reached both ways round.
 */
export function decidingPairs({ arrivals, outcomes }: OrderTable): (readonly [Arrival, Arrival])[] {
  if (outcomes.length < 2) return [];
  const placeIn = (order: readonly Arrival[], arrival: Arrival): number =>
    order.findIndex((each) => orderedText(each) === orderedText(arrival));
  return arrivals.flatMap((a, i) =>
    arrivals.slice(i + 1).flatMap((b) => {
      const isSoIn = (order: readonly Arrival[]): boolean => placeIn(order, a) < placeIn(order, b);
      const ways = outcomes.map(({ orders }) => new Set(orders.map(isSoIn)));
      const decides = ways.every((way) => way.size === 1) && new Set(ways.flatMap((way) => [...way])).size === 2;
      return decides ? [[a, b] as const] : [];
    }),
  );
}

function resolvedIn(
  arrangement: Arrangement,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
): Resolution | undefined {
  if (!isPossible(arrangement, cards)) return undefined;
  const ran = runTimeline(arrangement.scenario, cards, ruleset, { trace: "none" });
  const point = ran.ok ? ran.value.checkPoints.at(-1) : undefined;
  return point === undefined ? undefined : asSets(point.resolution);
}

/** Questions alone: what a check expects holds for the written order only. */
function withoutExpectations(scenario: Scenario): Scenario {
  const bare = (event: ScenarioEvent): ScenarioEvent => (event.kind === "check" ? bareCheck(event) : event);
  return { ...scenario, timeline: scenario.timeline.map(bare) };
}

function bareCheck({ id }: CheckEvent): CheckEvent {
  return { kind: "check", id };
}

/** What the rules do not order is listed by name, and the way to it is left out. */
function asSets(resolution: Resolution): Resolution {
  const byText = <T>(list: readonly T[]): T[] => sortedBy(list, orderedText);
  const objects = Object.entries(resolution.objects).map(([id, object]) => [
    id,
    {
      ...object,
      abilities: sorted(object.abilities),
      colors: byText(object.colors),
      subtypes: sorted(object.subtypes),
      supertypes: byText(object.supertypes),
      types: byText(object.types),
    },
  ]);
  return {
    ...resolution,
    objects: Object.fromEntries(objects) as Resolution["objects"],
    gameRules: byText(resolution.gameRules),
    stateBased: byText(resolution.stateBased),
    trace: [],
  };
}

function sortedBy<T>(list: readonly T[], textOf: (entry: T) => string): T[] {
  return list
    .map((entry) => ({ entry, text: textOf(entry) }))
    .sort((a, b) => byCodeUnit(a.text, b.text))
    .map(({ entry }) => entry);
}
