import { printedAbilities } from "../rules/ability.js";
import type { Card, CreatedEffect, ResolvesEvent, ScenarioEvent, Zone } from "../rules/formats.gen.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import { type Words, wordsIn } from "./spoken.js";
import { flat } from "./together.js";

/* Whose abilities an object could have at a point of the timeline, as far as the words of cards and events go. */

/** Where the abilities come from that an effect lets an object have: named objects, or whatever has been in these zones. */
interface Sources {
  readonly ids: readonly string[];
  readonly zones: readonly Zone[] | "any";
}

/** An effect that goes on reading what others have, of whom it is not known in advance. */
interface Borrowing {
  /** Undefined: whoever it may be. */
  readonly holders: readonly string[] | undefined;
  readonly from: Sources;
}

/** What an object could be, and have besides. */
interface Kin {
  own: Card | undefined;
  readonly cards: Set<Card>;
  /** Abilities that an event or a resolution has given it. */
  readonly given: Set<unknown>;
  readonly zones: Set<Zone>;
}

/** Parts by which an object comes to what another one has. */
const CARRYING: ReadonlySet<unknown> = new Set(["copy", "gainAbilitiesOf", "gainFullText", "exchangeTextBoxes"]);
/** Under these keys abilities are given to an object. */
const GIVING: ReadonlySet<string> = new Set(["abilities", "addAbilities", "plus"]);

interface Doing {
  readonly effects?: readonly CreatedEffect[];
  readonly isKeyword?: true;
}

/** What there is to know of the events of a scenario to follow them. */
export interface Reader {
  readonly card: (name: string) => Card | undefined;
  readonly brings: (event: ScenarioEvent) => readonly { readonly id: string; readonly card: string }[];
  /** What resolves; undefined if it is not known. */
  readonly resolving: (event: ResolvesEvent) => readonly Doing[] | undefined;
}

/** Follows the events of a scenario in their order: what each object could have been given, copied or borrowed by then. */
export class Lineage {
  readonly #reader: Reader;
  readonly #kin = new Map<string, Kin>();
  /** What events have given to objects that their words do not name. */
  readonly #givenToAny = new Set<unknown>();
  readonly #borrowings: Borrowing[] = [];

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Takes an event in, before what it says is judged. What happens at once can name each other, in any order. */
  follow(event: ScenarioEvent): void {
    const single = flat(event);
    // A new object has nothing of what it was (CR 400.7).
    if (event.kind === "moves") this.#forget(event.object);
    for (const one of single) this.#bring(one);
    for (const one of [...single, ...(single.length > 1 ? single : [])]) this.#happen(one);
  }

  /** What all that an object could have speaks of; an object that no event has brought is its card. */
  words(id: string, card: Card): Words {
    return wordsIn(...this.#cardsOf(id, card), ...this.#givenTo(id));
  }

  /** Whether it could have anything that is not printed on its card. */
  hasOthers(id: string, card: Card): boolean {
    return this.#cardsOf(id, card).some((one) => one !== card) || this.#givenTo(id).length > 0;
  }

  #bring(event: ScenarioEvent): void {
    for (const { id, card } of this.#reader.brings(event)) {
      const known = this.#reader.card(card);
      const kin = this.#of(id);
      kin.own = known;
      if (known !== undefined) kin.cards.add(known);
    }
    if (event.kind === "enters") this.#of(event.id ?? event.card).zones.add(event.zone ?? "battlefield");
    else if (event.kind === "moves") this.#of(event.object).zones.add(event.to);
    else if (event.kind === "casts") this.#of(event.object ?? event.id ?? event.card ?? "").zones.add("stack");
  }

  #happen(event: ScenarioEvent): void {
    if (event.kind === "resolves") {
      this.#resolve(event);
      return;
    }
    const id =
      "object" in event
        ? event.object
        : "card" in event
          ? (("id" in event ? event.id : undefined) ?? event.card)
          : undefined;
    if (id === undefined) return;
    for (const given of givenIn(event)) this.#of(id).given.add(given);
    if ("copyOf" in event && event.copyOf !== undefined) this.#inherit(id, event.copyOf);
    if ("textBoxOf" in event && event.textBoxOf !== undefined) {
      this.#inherit(id, event.textBoxOf);
      this.#inherit(event.textBoxOf, id);
    }
    if (event.kind === "enters" && event.meldedWith !== undefined) this.#inherit(id, event.meldedWith);
    if (event.kind === "merges") this.#inherit(event.onto, id);
  }

  /** What a resolution makes of those that it names; whom its words do not name is anybody. */
  #resolve(event: ResolvesEvent): void {
    for (const { effects = [], isKeyword } of this.#reader.resolving(event) ?? []) {
      // A keyword may give what is printed on its object (CR 702.165a).
      if (isKeyword === true && event.source !== undefined)
        for (const target of event.targets ?? []) this.#inherit(target, event.source);
      for (const { affects, does } of effects) {
        const holders = named(affects, event)?.ids;
        for (const part of does) {
          const given = givenIn(part);
          if (holders === undefined) for (const one of given) this.#givenToAny.add(one);
          else for (const id of holders) for (const one of given) this.#of(id).given.add(one);
          for (const one of [part, ...given]) this.#carry(one, holders, event);
        }
      }
    }
  }

  #carry(part: unknown, holders: readonly string[] | undefined, event: ResolvesEvent): void {
    for (const { of } of carryingIn(part)) {
      const from =
        of === undefined
          ? {
              ids: holders ?? [],
              zones: holders === undefined ? ("any" as const) : [],
            }
          : sourcesOf(of, event);
      if (holders !== undefined) for (const id of holders) for (const other of from.ids) this.#inherit(id, other);
      if (holders === undefined || from.zones === "any" || from.zones.length > 0)
        this.#borrowings.push({ holders, from });
    }
  }

  #of(id: string): Kin {
    const kin: Kin = this.#kin.get(id) ?? { own: undefined, cards: new Set(), given: new Set(), zones: new Set() };
    this.#kin.set(id, kin);
    return kin;
  }

  #forget(id: string): void {
    const kin = this.#of(id);
    kin.cards.clear();
    kin.given.clear();
    if (kin.own !== undefined) kin.cards.add(kin.own);
  }

  #inherit(id: string, from: string): void {
    const kin = this.#of(id);
    const other = this.#of(from);
    for (const card of this.#cardsOf(from)) kin.cards.add(card);
    for (const given of other.given) kin.given.add(given);
  }

  #cardsOf(id: string, card?: Card): Card[] {
    const cards = new Set([...(card === undefined ? [] : [card]), ...(this.#kin.get(id)?.cards ?? [])]);
    const borrowings = [...this.#borrowings, ...this.#staticBorrowings(id, cards)];
    for (const { holders, from } of borrowings)
      if (holders === undefined || holders.includes(id)) for (const other of this.#kinOf(from)) cards.add(other);
    return [...cards];
  }

  #givenTo(id: string): unknown[] {
    return [...this.#givenToAny, ...(this.#kin.get(id)?.given ?? []), ...this.#all().flatMap(givenToOthers)];
  }

  /** What static abilities let this object borrow: its own, those of others that reach it, and what it was given. */
  #staticBorrowings(id: string, cards: Iterable<Card>): Borrowing[] {
    const given = [...this.#givenToAny, ...(this.#kin.get(id)?.given ?? [])].flatMap(staticCarrying);
    const own = [...cards].flatMap((card) => printedAbilities(card).flatMap(staticCarrying));
    const others = this.#all().flatMap((card) =>
      printedAbilities(card).flatMap((ability) =>
        ability.kind === "static" && isOfItself(ability.affects) ? [] : staticCarrying(ability),
      ),
    );
    return [...given, ...own, ...others].map((of) => ({
      holders: [id],
      from: sourcesOf(of),
    }));
  }

  #all(): Card[] {
    return [...new Set([...this.#kin.values()].flatMap(({ cards }) => [...cards]))];
  }

  #kinOf({ ids, zones }: Sources): Card[] {
    return [...this.#kin].flatMap(([id, kin]) =>
      ids.includes(id) || zones === "any" || zones.some((zone) => kin.zones.has(zone)) ? [...kin.cards] : [],
    );
  }
}

/** What the abilities of a card give to other objects. What it gives itself it speaks of already. */
function givenToOthers(card: Card): unknown[] {
  return printedAbilities(card).flatMap((ability) =>
    ability.kind === "static" && !isOfItself(ability.affects) ? givenIn(ability) : [],
  );
}

/** The abilities that a part, an ability or an event gives, at whatever depth. */
function givenIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(givenIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    GIVING.has(key) && Array.isArray(member) ? member.map((entry) => ({ abilities: [entry] })) : givenIn(member),
  );
}

/** The parts of a value that let an object have what others have, with what they read. */
function carryingIn(value: unknown): { readonly of: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(carryingIn);
  if (!isObject(value)) return [];
  const here = CARRYING.has(value["kind"]) ? [{ of: value["of"] }] : [];
  return [...here, ...Object.values(value).flatMap(carryingIn)];
}

/** What static abilities in a value read of others, at whatever depth: what resolves does so only when it does. */
function staticCarrying(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(staticCarrying);
  if (!isObject(value)) return [];
  if (value["kind"] === "static") return carryingIn(value["does"]).map(({ of }) => of);
  return Object.values(value).flatMap(staticCarrying);
}

function isOfItself(affects: unknown): boolean {
  return isObject(affects) && affects["self"] === true;
}

const NOT_IN_ADVANCE: readonly string[] = ["linked", "host", "affected", "is", "attachedTo", "anyOf"];

/** The objects that a selector or reference of a resolution names; undefined if it names none. */
function named(value: unknown, event: ResolvesEvent | undefined): Sources | undefined {
  const { source, targets = [], chosenObjects = [], triggeredBy = {} } = event ?? {};
  const ids = (list: readonly (string | undefined)[]): Sources | undefined =>
    event === undefined ? undefined : { ids: list.filter((id) => id !== undefined), zones: [] };
  const said = typeof value === "string" ? { [value]: true } : isObject(value) ? (value satisfies JsonObject) : {};
  if (said["anyOf"] !== undefined) return undefined;
  if (said["self"] !== undefined) return ids([source]);
  if (said["target"] !== undefined) return ids(targets);
  if (said["chosenObject"] !== undefined) return ids(chosenObjects);
  if (said["triggering"] !== undefined) return ids([triggeredBy.object]);
  return typeof said["object"] === "string"
    ? (named(said["object"], event) ?? { ids: [said["object"]], zones: [] })
    : undefined;
}

function sourcesOf(value: unknown, event?: ResolvesEvent): Sources {
  const told = named(value, event);
  if (told !== undefined) return told;
  if (!isObject(value)) return { ids: [], zones: "any" };
  if (NOT_IN_ADVANCE.some((key) => value[key] !== undefined)) return { ids: [], zones: "any" };
  const { zone = value["topOf"] ?? "battlefield" } = value;
  const zones = [zone].flat();
  return { ids: [], zones: zones.every(isZone) ? zones : "any" };
}

const ZONES: readonly unknown[] = [
  "battlefield",
  "stack",
  "graveyard",
  "exile",
  "command",
  "hand",
  "library",
] satisfies Zone[];

function isZone(word: unknown): word is Zone {
  return ZONES.includes(word);
}
