import { effectOfDesignation } from "../rules/designations.js";
import type { Card, DesignateEvent, Problem, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";

/** Who and what can be named at a point of a timeline. Events add to it in their order. */
export class Names {
  readonly players: ReadonlySet<string>;
  /** Objects that have entered by now, with their cards as far as they are known. */
  readonly objects = new Map<string, Card | undefined>();
  /** Effects of spells and abilities that have resolved by now. */
  readonly effects = new Set<string>();
  /** The ids of every ability that an object could have: those of all cards in play, and what they give. */
  readonly abilityIds: ReadonlySet<string>;
  readonly #ownCards: ReadonlyMap<string, Card>;
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #brokenCards: ReadonlyMap<string, Problem>;
  /** When objects enter: the place of the event in the timeline. */
  readonly #entrances = new Map<string, number>();

  constructor(scenario: Scenario, cards: ReadonlyMap<string, Card>, brokenCards: ReadonlyMap<string, Problem>) {
    this.players = new Set(scenario.players.map((player) => (typeof player === "string" ? player : player.name)));
    this.#ownCards = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
    this.#cards = cards;
    this.#brokenCards = brokenCards;
    const named = new Set<string>();
    scenario.timeline.forEach((event, i) => {
      for (const inner of flat(event)) {
        if (isEntrance(inner) && !this.#entrances.has(objectIdOf(inner))) this.#entrances.set(objectIdOf(inner), i);
        if ("card" in inner && inner.card !== undefined) named.add(inner.card);
        if (inner.kind === "enters" && inner.meldedWith !== undefined) named.add(inner.meldedWith);
      }
    });
    const ids = new Set<string>();
    for (const name of named) collectIds(this.card(name), ids);
    collectIds(
      scenario.timeline.flatMap(flat).filter((event) => event.kind === "resolves"),
      ids,
    );
    for (const event of scenario.timeline.flatMap(flat)) if (event.kind === "designate") designated(event, ids);
    this.abilityIds = ids;
  }

  card(name: string): Card | undefined {
    return this.#ownCards.get(name) ?? this.#cards.get(name);
  }

  cardFaults(name: string, path: Path): Fault[] {
    if (this.card(name) !== undefined) return [];
    const broken = this.#brokenCards.get(name);
    if (broken !== undefined) {
      const { file, line, column, message } = broken;
      return [
        faultAt(
          path,
          `the card ${quote(name)} can not be used, its file is broken: ${file}:${line}:${column} ${message}`,
        ),
      ];
    }
    const known = [...this.#ownCards.keys(), ...this.#cards.keys()];
    const expected = "a card of the corpus, of --cards or of this scenario's cards";
    return [faultAt(path, `unknown card ${quote(name)}`, expected, nearest(name, known))];
  }

  playerFaults(name: string | undefined, path: Path): Fault[] {
    if (name === undefined || this.players.has(name)) return [];
    return [faultAt(path, `unknown player ${quote(name)}`, [...this.players].join(", "), nearest(name, this.players))];
  }

  objectFaults(id: string | undefined, path: Path): Fault[] {
    if (id === undefined || this.objects.has(id)) return [];
    return [this.#absent(id, path, "object", this.objects.keys())];
  }

  /** Of what may be an object or a player, such as a target. */
  targetFaults(id: string | undefined, path: Path): Fault[] {
    if (id === undefined || this.objects.has(id) || this.players.has(id)) return [];
    return [this.#absent(id, path, "object or player", [...this.objects.keys(), ...this.players])];
  }

  /** Whether an object of this name enters at all, now or later. */
  everEnters(id: string): boolean {
    return this.#entrances.has(id);
  }

  #absent(id: string, path: Path, what: string, present: Iterable<string>): Fault {
    const entrance = this.#entrances.get(id);
    const names = [...present];
    if (entrance !== undefined) {
      return faultAt(
        path,
        `the object ${quote(id)} is not there yet: it enters at /timeline/${entrance}`,
        "an object that has entered",
      );
    }
    const expected = names.length === 0 ? "nothing has entered yet" : shortList(names);
    return faultAt(path, `unknown ${what} ${quote(id)}`, expected, nearest(id, names));
  }
}

/** Whether an event brings an object of a card: onto the battlefield, into another zone, or by casting it. */
function isEntrance(event: ScenarioEvent): event is ScenarioEvent & { readonly card: string; readonly id?: string } {
  return event.kind === "enters" || (event.kind === "casts" && event.card !== undefined);
}

/** The name of the object that enters: the card's unless an id is given. */
export function objectIdOf(event: { readonly card: string; readonly id?: string }): string {
  return event.id ?? event.card;
}

/** An event, or those that happen at once. */
export function flat(event: ScenarioEvent): ScenarioEvent[] {
  return event.kind === "simultaneous" ? event.events.flatMap(flat) : [event];
}

function shortList(names: readonly string[]): string {
  return names.length > 12 ? `one of ${names.slice(0, 12).join(", ")}, …` : names.join(", ");
}

/** A designation with an effect goes by its own name, and can give abilities. */
function designated({ designation }: DesignateEvent, ids: Set<string>): void {
  const effect = effectOfDesignation(designation);
  if (effect === undefined) return;
  ids.add(designation);
  collectIds(effect.parts, ids);
}

/** Every ability id in a card, at whatever depth: abilities can give abilities. */
function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (key === "id" && typeof member === "string") ids.add(member);
      else collectIds(member, ids);
    }
  }
}

/** What is known while a timeline is read from its beginning to its end. */
export interface Reading {
  readonly scenario: Scenario;
  readonly names: Names;
  /** The ids of the checks so far. */
  readonly checks: Set<string>;
}
