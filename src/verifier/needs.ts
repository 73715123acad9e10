import type {
  Card,
  CheckEvent,
  CheckPoint,
  Handles,
  ObjectExpectation,
  Resolution,
  Result,
  Scenario,
  ScenarioEvent,
  TraceStep,
} from "../rules/formats.gen.js";
import { writtenOut } from "../events/written-out.js";
import { asksForHistory, SAID_THIS_TURN } from "../rules/deeds.js";
import { EVERY_HANDLES } from "../rules/handled.js";
import { ENTERING_KEYWORDS } from "../rules/keyword-entering.js";
import { cardSays, cardText } from "../table/card-says.js";
import { needsOfEvent } from "./needs-of-events.js";
import { needsOfTrace } from "./needs-of-trace.js";
import { resolutionsOf } from "./exercised.js";
import { pointsOnTheWay } from "./on-the-way.js";
import { cardsOf, namelessCardsOf } from "./request.js";
import { own } from "../rules/own.js";

/**
 * What an engine must be able to compute for a run, in vocabulary order: what the events up to the last check need,
 * what the cards are, what the steps of the correct computation exercise, and what the checks ask for. Needs that only
 * a wrong computation would have are not counted. `study` is the reference's result with all its check points.
 */
export async function needsOfRun(
  written: Scenario,
  cards: ReadonlyMap<string, Card>,
  study: Result,
  readings: readonly string[] = [],
): Promise<Handles[]> {
  const scenario = writtenOut(written, cards);
  const onTheWay = await pointsOnTheWay(scenario, cards, study.ruleset, readings);
  const points = new Map(study.checkPoints.map((point) => [point.check, point]));
  const last = scenario.timeline.findLastIndex((event) => event.kind === "check" && points.has(event.id));
  const events = last < 0 ? scenario.timeline : scenario.timeline.slice(0, last + 1);
  const needs = new Set<Handles>([
    ...events.flatMap(needsOfEvent),
    ...cardsOf(scenario, cards).flatMap(needsOfCard),
    ...(namelessCardsOf(written, cards).length > 0 ? (["made-up-cards"] as const) : []),
    ...[...onTheWay, ...study.checkPoints].flatMap(resolutionsOf).flatMap(needsOfResolution),
    ...events.flatMap((event) => needsOfQuestion(event, points)),
  ]);
  return EVERY_HANDLES.filter((handle) => needs.has(handle));
}

/** What each layout needs of an engine that puts such a card onto a board. */
const NEEDS_OF_LAYOUT: Readonly<Record<NonNullable<Card["layout"]>, readonly Handles[]>> = {
  normal: [],
  transform: ["double-faced"],
  modal: ["double-faced"],
  meld: ["double-faced"],
  flip: ["flip"],
  split: ["split"],
  room: ["split"],
  adventure: ["split"],
};

/** What properties of cards need, besides their layout. */
const NEEDS_OF_CARD_KEY = { prototype: "prototype", madeUp: "made-up-cards" } as const satisfies Readonly<
  Partial<Record<keyof Card, Handles>>
>;

function needsOfCard(card: Card): Handles[] {
  const said = Object.entries(NEEDS_OF_CARD_KEY).flatMap(([key, needs]) => (Object.hasOwn(card, key) ? [needs] : []));
  // What such a keyword does as its object enters, or one that the card gives it to, no event says.
  const enters = ENTERING_KEYWORDS.some((keyword) => cardSays(card, `"${keyword}"`));
  return [
    ...NEEDS_OF_LAYOUT[card.layout ?? "normal"],
    ...said,
    ...(enters ? (["keyword-abilities"] as const) : []),
    // What it asks for is set by events that say nothing of it.
    ...(asksForHistory(cardText(card)) ? (["turn-history"] as const) : []),
  ];
}

/** The layouts and other properties of cards that need a handle. */
export function cardsThatNeed(handle: Handles): string[] {
  const layouts = Object.entries(NEEDS_OF_LAYOUT).flatMap(([layout, needs]) =>
    needs.includes(handle) ? [layout] : [],
  );
  const keys = Object.entries(NEEDS_OF_CARD_KEY).flatMap(([key, needs]) => (needs === handle ? [key] : []));
  const asked = handle === "turn-history" ? ["thisTurn", ...SAID_THIS_TURN] : [];
  return [...layouts, ...keys, ...asked];
}

/** What checks can ask for that needs a handle. */
export function questionsThatNeed(handle: Handles): string[] {
  return Object.entries(NEEDS_OF_QUESTION).flatMap(([key, needs]) => (needs.includes(handle) ? [key] : []));
}

function needsOfResolution({ trace, objects }: Resolution): Handles[] {
  const isElsewhere = (name: string): boolean => zoneOf(objects, name) !== "battlefield";
  return [
    ...needsOfTrace(trace),
    // Effects on objects off the battlefield (CR 611.3a speaks of permanents unless stated otherwise).
    ...(trace.some((step) => affected(step).some(isElsewhere)) ? (["other-zones"] as const) : []),
  ];
}

function affected(step: TraceStep): readonly string[] {
  return step.kind === "applied" ? step.objects : [];
}

/** An object that no longer exists was on the battlefield. */
function zoneOf(objects: Resolution["objects"], name: string): string {
  return own(objects, name)?.zone ?? "battlefield";
}

/** What a check needs beyond the values of objects and players: parts that must be computed whatever the result. */
const NEEDS_OF_QUESTION: Readonly<Record<keyof Omit<CheckEvent, "kind" | "id">, readonly Handles[]>> = {
  rulesets: [],
  note: [],
  why: [],
  expect: [],
  players: [],
  gameRules: ["game-rules"],
  costs: ["costs"],
  abilityCosts: ["costs"],
  stateBased: ["state-based"],
  counts: [],
  afterStateBasedActions: ["state-based", "state-based-rounds"],
  order: [],
  dependencies: [],
  readings: [],
};

/** Where an object is, and whether it exists, is known without computing its characteristics. */
const WHEREABOUTS: ReadonlySet<string> = new Set<keyof ObjectExpectation>(["exists", "zone", "owner"]);

function needsOfQuestion(event: ScenarioEvent, points: ReadonlyMap<string, CheckPoint>): Handles[] {
  const point = event.kind === "check" ? points.get(event.id) : undefined;
  if (event.kind !== "check" || point === undefined) return [];
  const asked = Object.entries(NEEDS_OF_QUESTION).flatMap(([name, needs]) => (Object.hasOwn(event, name) ? needs : []));
  const isElsewhere = ([name, values]: [string, ObjectExpectation]): boolean =>
    zoneOf(point.resolution.objects, name) !== "battlefield" &&
    Object.keys(values).some((key) => !WHEREABOUTS.has(key));
  // What is counted in all zones may be elsewhere.
  const isAnyElsewhere = Object.values(point.resolution.objects).some(({ zone }) => zone !== "battlefield");
  const countsElsewhere = (event.counts ?? []).some(({ where }) => isAnyElsewhere && where.zone !== "battlefield");
  const asksElsewhere = countsElsewhere || Object.entries(event.expect ?? {}).some(isElsewhere);
  return [...asked, ...(asksElsewhere ? (["other-zones"] as const) : [])];
}
