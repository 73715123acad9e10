import { effectRenamed, printEffect } from "../names/effect.js";
import { type KnownNames, readEffect } from "../names/read-effect.js";
import { NAMELESS } from "../rules/effect-reference.js";
import type { Card, Scenario } from "../rules/formats.gen.js";
import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { Chance } from "./chance.js";
import { isPlayerChoice, type Named, namesIn } from "../scenario/positions.js";
import { byCodeUnit } from "../rules/text-order.js";

/** Letters for new names: without vowels they form no words. */
const LETTERS = "bcdfghjklmnpqrstvwxz";
const LENGTH = 7;

/** A string that may be a new name, not part of a longer word. */
const NEW_NAME = new RegExp(`(?<![a-z])[${LETTERS}]{${LENGTH}}(?![a-z])`, "g");

/** The named things of a scenario, by how they get their names. */
interface Bearers {
  readonly objects: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
  /** Effects named by `resolves` events. */
  readonly effects: ReadonlySet<string>;
  /** Effects named after the object that the written-out effect comes from. */
  readonly ofSources: ReadonlySet<string>;
  /** Effects named after the card that resolves: cards keep their names. */
  readonly ofCards: ReadonlySet<string>;
}

/**
 * New names for the objects, players and effects of a scenario: all of one length, found nowhere else in it, and in the
 * reverse order of the old ones, so that an engine that sorts by name gets the reverse order.
 */
export class OtherNames {
  readonly #bearers: Bearers;
  readonly #objects: ReadonlyMap<string, string>;
  readonly #players: ReadonlyMap<string, string>;
  readonly #effects: ReadonlyMap<string, string>;
  readonly #originals: ReadonlyMap<string, string>;
  readonly #known: KnownNames;

  constructor(scenario: Scenario, cards: readonly Card[], seed: string) {
    const bearers = bearersOf(scenario, cards);
    const { objects, players, effects, ofSources, ofCards } = bearers;
    const taken = windows(JSON.stringify([scenario, cards]));
    const named = (kind: string, names: Iterable<string>): Map<string, string> =>
      newNames(names, `${seed} ${kind}`, taken);
    this.#bearers = bearers;
    this.#objects = named("objects", objects);
    this.#players = named("players", players);
    // An effect with the name of its object or card keeps following that name.
    this.#effects = named(
      "effects",
      [...effects].filter((name) => !ofCards.has(name) && !objects.has(name) && objectAt(name, objects) === undefined),
    );
    this.#originals = new Map(
      [...this.#objects, ...this.#players, ...this.#effects].map(([old, another]) => [another, old]),
    );
    this.#known = {
      isObject: (name) => objects.has(name),
      isResolution: (name) => {
        const resolves = effects.has(name) || ofSources.has(name) || ofCards.has(name);
        return resolves && (ofCards.has(name) || objectAt(name, objects) === undefined);
      },
    };
  }

  /** The new name. Unknown names, and those that can not be replaced, stay. */
  of(named: Named, name: string): string {
    switch (named) {
      case "object":
        return this.#objects.get(name) ?? name;
      case "player":
      case "chosenPlayer":
        return this.#players.get(name) ?? name;
      case "objectOrPlayer":
        return this.#objects.get(name) ?? this.#players.get(name) ?? name;
      case "effect":
        return this.#effect(name);
      case "card":
      case "meldedCard":
      case "choice":
      case "fixedObject":
      case "fixedPlayer":
        return name;
    }
  }

  original(text: string): string {
    return text.replaceAll(NEW_NAME, (found) => this.#originals.get(found) ?? found);
  }

  #effect(name: string): string {
    const effect = readEffect(name, this.#known);
    return printEffect(
      effectRenamed(
        effect,
        (object) => this.of("object", object),
        (resolution) => this.#resolution(resolution),
      ),
    );
  }

  #resolution(name: string): string {
    const { ofSources, ofCards, effects } = this.#bearers;
    if (ofCards.has(name) || !(effects.has(name) || ofSources.has(name))) return name;
    return this.#effects.get(name) ?? this.of("object", name);
  }
}

/** The longest object name for which this is the name of its effect, `<object>/<ability>`. */
function objectAt(name: string, objects: ReadonlySet<string>): string | undefined {
  for (let end = name.lastIndexOf("/"); end > 0; end = name.lastIndexOf("/", end - 1))
    if (objects.has(name.slice(0, end))) return name.slice(0, end);
  return undefined;
}

function bearersOf(scenario: Scenario, cards: readonly Card[]): Bearers {
  const events = scenario.timeline.flatMap(flat);
  const resolutions = events.filter((event) => event.kind === "resolves");
  const ofSources = new Set<string>();
  const ofCards = new Set<string>([NAMELESS]);
  for (const { id, card, source, ability } of resolutions) {
    if (id !== undefined) continue;
    if (card !== undefined) ofCards.add(card);
    else if (source !== undefined && typeof ability === "object") ofSources.add(source);
  }
  const objects = new Set(events.flatMap(broughtBy).map(({ id }) => id));
  const players = new Set(scenario.players.map((player) => (typeof player === "string" ? player : player.name)));
  const found = [namesIn(scenario, "Scenario"), ...cards.map((card) => namesIn(card, "Card"))];
  const named = (what: Named): string[] => found.flatMap((names) => names.get(what) ?? []);
  for (const name of [...named("fixedObject"), ...named("meldedCard")]) objects.delete(name);
  for (const name of named("fixedPlayer")) players.delete(name);
  // Protection from the chosen player is called after that player.
  if (named("choice").some(isPlayerChoice)) for (const name of named("chosenPlayer")) players.delete(name);
  // Effects of a card and of an object that share a name are numbered together, so neither can be renamed alone.
  for (const name of ofSources) if (ofCards.has(name)) objects.delete(name);
  return { objects, players, effects: new Set(resolutions.flatMap(({ id }) => id ?? [])), ofSources, ofCards };
}

function newNames(names: Iterable<string>, seed: string, taken: Set<string>): Map<string, string> {
  const chance = new Chance(seed);
  const old = [...names].sort(byCodeUnit).toReversed();
  const found: string[] = [];
  while (found.length < old.length) {
    const name = Array.from({ length: LENGTH }, () => LETTERS[chance.below(LETTERS.length)]).join("");
    if (taken.has(name)) continue;
    taken.add(name);
    found.push(name);
  }
  found.sort(byCodeUnit);
  return new Map(old.map((name, n) => [name, found[n] ?? name]));
}

/** Every substring that could be mistaken for a new name, also inside words. */
function windows(text: string): Set<string> {
  const window = new RegExp(`(?=([${LETTERS}]{${LENGTH}}))`, "g");
  return new Set([...text.toLowerCase().matchAll(window)].flatMap(([, found]) => found ?? []));
}
