import { effectParts } from "../rules/effect-parts.js";
import type { Card, Change, ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { flat } from "../scenario/names.js";
import type { AbilityBook } from "./ability-book.js";

export type Characteristic = Change["characteristic"];

/** Which values the words of an effect look at: so what changed those matters for what the effect does. */
export interface Reads {
  /** Of the objects it is about, to tell which they are. */
  readonly ofAffected: ReadonlySet<Characteristic>;
  /** Of any object: in a condition, or to count. */
  readonly ofOthers: ReadonlySet<Characteristic>;
}

const NOTHING: Reads = { ofAffected: new Set(), ofOthers: new Set() };

const TYPE_LINE: readonly Characteristic[] = ["supertypes", "types", "subtypes"];

/** What a word of selectors and quantities looks at, by its key. */
const READ_BY_KEY: Readonly<Record<string, readonly Characteristic[]>> = {
  type: TYPE_LINE,
  supertype: TYPE_LINE,
  subtype: TYPE_LINE,
  permanent: TYPE_LINE,
  historic: TYPE_LINE,
  color: ["colors"],
  colorCount: ["colors"],
  name: ["name"],
  controller: ["controller"],
  keyword: ["abilities"],
  abilityCount: ["abilities"],
  power: ["power"],
  basePower: ["power"],
  powerOf: ["power"],
  basePowerOf: ["power"],
  toughness: ["toughness"],
  baseToughness: ["toughness"],
  toughnessOf: ["toughness"],
  baseToughnessOf: ["toughness"],
  manaValue: ["manaCost"],
  manaValueOf: ["manaCost"],
  devotion: ["manaCost", "controller"],
};

/** What characteristics are called where objects are said to share them, or different ones are counted. */
const READ_BY_NAME: Readonly<Record<string, readonly Characteristic[]>> = {
  name: ["name"],
  color: ["colors"],
  type: TYPE_LINE,
  creatureType: TYPE_LINE,
  landType: TYPE_LINE,
};

/** What every effect of a scenario looks at, by its name in traces. */
export class EffectReads {
  readonly #book: AbilityBook;
  readonly #resolved = new Map<string, ResolvesEvent>();
  readonly #cards: ReadonlyMap<string, Card>;

  constructor(book: AbilityBook, cards: readonly Card[], timeline: readonly ScenarioEvent[]) {
    this.#book = book;
    this.#cards = new Map(cards.map((card) => [card.name, card]));
    for (const event of timeline.flatMap(flat)) {
      if (event.kind === "resolves" && event.id !== undefined) this.#resolved.set(event.id, event);
    }
  }

  of(effect: string): Reads {
    const { owner, ability, counter } = effectParts(effect);
    if (counter !== undefined) return NOTHING;
    const named = this.#resolved.get(owner);
    if (named !== undefined) return this.#ofResolved(named);
    if (ability !== undefined) return this.#ofAbility(ability, owner);
    const card = this.#cards.get(owner);
    return card === undefined ? NOTHING : readsOf(card.abilities);
  }

  #ofResolved({ ability, source, card }: ResolvesEvent): Reads {
    if (typeof ability === "object") return readsOf(ability);
    if (ability !== undefined) return this.#ofAbility(ability, source ?? card ?? "");
    return readsOf(this.#cards.get(card ?? "")?.abilities);
  }

  #ofAbility(name: string, object: string): Reads {
    const found = this.#book.find(name, object)?.ability;
    return found === undefined ? NOTHING : readsOf(staticAbilityOf(found) ?? found);
  }
}

function readsOf(data: unknown): Reads {
  const ofAffected = new Set<Characteristic>();
  const ofOthers = new Set<Characteristic>();
  listen(data, ofOthers, ofAffected);
  return { ofAffected, ofOthers };
}

/** What is granted speaks for itself once it is there. */
const NOT_ITS_OWN_WORDS: ReadonlySet<string> = new Set(["abilities"]);

function listen(value: unknown, found: Set<Characteristic>, ofAffected: Set<Characteristic> | undefined): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    for (const read of READ_BY_KEY[key] ?? []) found.add(read);
    if ((key === "characteristic" || key === "distinct") && typeof inner === "string")
      for (const read of READ_BY_NAME[inner] ?? []) found.add(read);
    if (key === "affects" && ofAffected !== undefined) listen(inner, ofAffected, undefined);
    else if (!NOT_ITS_OWN_WORDS.has(key) || Array.isArray(value)) listen(inner, found, ofAffected);
  }
}
