import { effectRenamed, printEffect } from "../names/effect.js";
import { readEffect } from "../names/read-effect.js";
import { isOfObject, rewritten, type Rewriting } from "../scenario/positions.js";
import { orderedText } from "../rules/ordered-text.js";
import type { Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy, resolutionNames } from "../events/brought.js";

/** A text that is equal for equal boards, whatever their objects, players, effects and made-up cards are called. */
export function boardText(scenario: Pick<Scenario, "players" | "cards" | "timeline">): string {
  const events = scenario.timeline.filter((event) => event.kind !== "check");
  const names = namesOf(scenario, events);
  const setups = scenario.players.map((player) => (typeof player === "string" ? {} : { ...player, name: "" }));
  const happening = orderedText(events.map((event) => renamed(event, names)));
  const seats = setups.map((setup, i) => ({ setup, isNamed: happening.includes(JSON.stringify(playerName(i))) }));
  // A player at the end of the list who has nothing and does nothing makes no difference.
  const last = seats.findLastIndex(({ setup, isNamed }) => isNamed || Object.keys(setup).length > 0);
  return orderedText([seats.slice(0, last + 1).map(({ setup }) => setup), happening]);
}

interface NewNames {
  readonly objects: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<string, string>;
  readonly effects: ReadonlyMap<string, string>;
  /** The scenario's own cards, without their names. */
  readonly cards: ReadonlyMap<string, string>;
}

function playerName(seat: number): string {
  return `player ${seat}`;
}

function namesOf(
  { players, cards = [] }: Pick<Scenario, "players" | "cards">,
  events: readonly ScenarioEvent[],
): NewNames {
  const objects = new Map<string, string>();
  const effects = new Map<string, string>();
  for (const { id } of events.flatMap(broughtBy)) add(objects, id, "object");
  for (const name of resolutionNames(events)) add(effects, name, "effect");
  const seats = players.map((player, i) => [typeof player === "string" ? player : player.name, playerName(i)] as const);
  return { objects, players: new Map(seats), effects, cards: new Map(cards.map((card) => [card.name, essence(card)])) };
}

function add(names: Map<string, string>, name: string, what: string): void {
  if (!names.has(name)) names.set(name, `${what} ${names.size}`);
}

/** A card without its names. */
function essence(card: Card): string {
  const { name: _, names: __, madeUp: ___, ...rest } = card;
  return orderedText(rest);
}

/** The event with other names. Its id itself does not matter: an object is identified by the order of entering. */
function renamed(event: ScenarioEvent, names: NewNames): unknown {
  const { objects, players, cards } = names;
  const newName: Rewriting["name"] = (named, name) => {
    if (named === "effect") return effectName(name, names);
    if (named === "card") return cards.get(name) ?? name;
    if (named === "choice") return name;
    const object = isOfObject(named) || named === "meldedCard" ? objects.get(name) : undefined;
    return object ?? players.get(name) ?? name;
  };
  return withoutIds(rewritten(event, "ScenarioEvent", { name: newName }));
}

function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === "id" ? undefined : member)));
}

/** The new name of an effect. An effect that is named after its source has the name of an object. */
function effectName(value: string, { objects, effects }: NewNames): string {
  const effect = readEffect(value, {
    isObject: (name) => objects.has(name),
    isResolution: (name) => effects.has(name) || objects.has(name),
  });
  const object = (name: string): string => objects.get(name) ?? name;
  return printEffect(effectRenamed(effect, object, (name) => effects.get(name) ?? object(name)));
}
