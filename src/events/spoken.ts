import { label, abilityOf, isOfAbilityKind } from "../rules/ability.js";
import type { Ability, Card, ScenarioEvent } from "../rules/formats.gen.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import { keywordCalled } from "../rules/keyword-resolving.js";
import { linkedName, namesIn } from "../rules/linked.js";

/** The words of scenarios' own making that cards and events speak of. */
export interface Words {
  /** Choices that an ability asks for or refers to, without the ability that asks. */
  readonly chosen: ReadonlySet<string>;
  /** Choices that an ability asks for as its object enters or is turned face up. */
  readonly asked: ReadonlySet<string>;
  /** Choices of a name whose card something becomes a copy of. */
  readonly copied: ReadonlySet<string>;
  /** By the name of a choice what can be chosen under it: abilities by their labels, kinds of counters. */
  readonly offered: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names under which objects are remembered. */
  readonly linked: ReadonlySet<string>;
  /** Designations of objects and of players that something asks for. */
  readonly designations: ReadonlySet<string>;
  /** Kinds of counters. */
  readonly counters: ReadonlySet<string>;
  /** What may have happened this turn. */
  readonly thisTurn: ReadonlySet<string>;
  /** How an object comes to be something else as it enters: "copy", "exchangesTextBox", "othersEnterAsCopy". */
  readonly arrivals: ReadonlySet<string>;
  /** Keyword abilities. */
  readonly keywords: ReadonlySet<string>;
}

/** What all cards and events of a scenario speak of. */
export interface Spoken {
  readonly words: Words;
  /** What is said in abilities that effects give to objects. */
  readonly given: Words;
  /** Every ability that is written out, on cards, in effects and in events, by what it is called. */
  readonly abilities: ReadonlyMap<string, readonly Ability[]>;
}

interface Collected extends Words {
  readonly chosen: Set<string>;
  readonly asked: Set<string>;
  readonly copied: Set<string>;
  readonly offered: Map<string, Set<string>>;
  readonly linked: Set<string>;
  readonly designations: Set<string>;
  readonly counters: Set<string>;
  readonly thisTurn: Set<string>;
  readonly arrivals: Set<string>;
  readonly keywords: Set<string>;
}

function nothing(): Collected {
  return {
    chosen: new Set(),
    asked: new Set(),
    copied: new Set(),
    offered: new Map(),
    linked: new Set(),
    designations: new Set(),
    counters: new Set(),
    thisTurn: new Set(),
    arrivals: new Set(),
    keywords: new Set(),
  };
}

/** What a card, an ability or an event speaks of, at whatever depth. */
export function wordsIn(...values: readonly unknown[]): Words {
  const words = nothing();
  for (const value of values) collect(value, words);
  return words;
}

function collect(value: unknown, words: Collected): void {
  if (value === "chosenPlayer") words.chosen.add("player");
  if (Array.isArray(value)) for (const item of value) collect(item, words);
  if (!isObject(value)) return;
  if (value["kind"] === "asEnters" && typeof value["choose"] === "string") {
    words.asked.add(value["choose"]);
    words.chosen.add(value["choose"]);
  }
  collectOffer(value, words);
  collectKinds(value["counter"], words);
  if (value["kind"] === "copy" && isObject(value["named"]) && typeof value["named"]["chosen"] === "string")
    words.copied.add(linkedName(value["named"]["chosen"]).name);
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === "string") collectWord(key, member, words);
    // Numbers of a player say nothing of what the objects were.
    if (key === "thisTurn" && typeof member === "string" && value["of"] === undefined) words.thisTurn.add(member);
    if (isArrival(key, value)) words.arrivals.add(key);
    if (key === "abilities" && Array.isArray(member)) for (const entry of member) collectEntry(entry, words);
    if (key === "counters" && isObject(member)) for (const kind of Object.keys(member)) words.counters.add(kind);
    collect(member, words);
  }
}

/** Abilities of which one is chosen. */
function collectOffer({ abilities, oneOf }: JsonObject, { offered }: Collected): void {
  if (!isObject(oneOf) || typeof oneOf["chosen"] !== "string" || !Array.isArray(abilities)) return;
  const { name } = linkedName(oneOf["chosen"]);
  const entries = abilities.filter((entry) => typeof entry === "string" || isOfAbilityKind(entry));
  offered.set(name, new Set([...(offered.get(name) ?? []), ...entries.map((entry) => label(abilityOf(entry)))]));
}

/** Kinds of counters of which one is chosen. */
function collectKinds(counter: unknown, { counters, offered }: Collected): void {
  if (!isObject(counter) || typeof counter["chosen"] !== "string" || !Array.isArray(counter["among"])) return;
  const { name } = linkedName(counter["chosen"]);
  const kinds = counter["among"].filter((kind) => typeof kind === "string");
  for (const kind of kinds) counters.add(kind);
  offered.set(name, new Set([...(offered.get(name) ?? []), ...kinds]));
}

function collectEntry(entry: unknown, words: Collected): void {
  if (typeof entry !== "string") return;
  words.keywords.add(entry);
  collectLinks(abilityOf(entry), words);
}

/** Some keywords mean an ability that speaks of what was remembered. */
function collectLinks(ability: Ability, words: Collected): void {
  for (const name of namesIn(ability, "linked")) words.linked.add(linkedName(name).name);
}

function isArrival(key: string, { kind }: JsonObject): boolean {
  if (kind === "asEnters") return key === "copy" || key === "exchangesTextBox";
  return kind === "replacement" && key === "othersEnterAsCopy";
}

function collectWord(key: string, word: string, words: Collected): void {
  if (key === "chosen") words.chosen.add(linkedName(word).name);
  else if (key === "linked") words.linked.add(linkedName(word).name);
  else if (key === "designation" || key === "has") words.designations.add(word);
  else if (key === "keyword") {
    words.keywords.add(word);
    collectLinks({ kind: "keyword", keyword: word }, words);
  } else if (key === "counter") words.counters.add(word);
}

/** Under these keys abilities are given to an object, also when it is created or put into play. */
const GIVING: ReadonlySet<string> = new Set(["abilities", "addAbilities"]);
/** What cards and events of a scenario speak of. A card is what is printed; all else is given. */
export function spokenBy(cards: readonly Card[], events: readonly ScenarioEvent[]): Spoken {
  const given = nothing();
  const abilities = new Map<string, Ability[]>();
  const found = { given, abilities };
  for (const card of cards) {
    const { abilities: front = [], back, ...rest } = card;
    for (const entry of [...front, ...(back?.abilities ?? [])]) note(abilityOf(entry), found);
    follow(rest, found);
  }
  // Events have words of their own: what is chosen or remembered there is not yet spoken of.
  follow(events, found);
  return { words: wordsIn(cards, ...events.map(writtenOut)), ...found };
}

interface Found {
  readonly given: Collected;
  readonly abilities: Map<string, Ability[]>;
}

function note(ability: Ability, found: Found): void {
  const name = label(ability);
  found.abilities.set(name, [...(found.abilities.get(name) ?? []), ability]);
  follow(ability, found);
}

function follow(value: unknown, found: Found): void {
  if (Array.isArray(value)) for (const item of value) follow(item, found);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (GIVING.has(key) && Array.isArray(member))
      for (const entry of member) {
        collect({ abilities: [entry] }, found.given);
        if (typeof entry === "string" ? keywordCalled(entry) !== undefined : isOfAbilityKind(entry))
          note(abilityOf(entry), found);
      }
    else follow(member, found);
  }
}

/** What events write out of abilities and effects, and what their checks ask for; the rest of them are names. */
function writtenOut(event: ScenarioEvent): unknown {
  if (event.kind === "simultaneous") return event.events.map(writtenOut);
  if (event.kind === "designate" || event.kind === "player") return undefined;
  return without(event, ["choices", "links", "counters", "add", "remove"]);
}

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
