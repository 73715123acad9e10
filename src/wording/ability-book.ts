import { abilityOf, isKeyword, isOfAbilityKind, label } from "../rules/ability.js";
import { GIVEN_BY_KEYWORDS } from "../rules/keyword-statics.js";
import type { Ability, AbilityEntry, Card, Face, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { ENCHANT_CREATURE, GIVEN_BY_DESIGNATIONS } from "../rules/designations.js";
import { addTo } from "../rules/group.js";
import { remembered } from "../rules/remembered.js";
import { tellingsOn } from "./abilities.js";
import { asksForMore } from "./ability-names.js";
import type { SpokenAbility, Telling } from "./voice.js";

/** An ability as written, and the card that has or grants it. */
export interface WrittenAbility {
  readonly ability: Ability;
  readonly card: Card | undefined;
  /** The side of it on which the ability is written. */
  readonly face: Card | Face | undefined;
  /** Its place among all that are written. */
  readonly place: number;
}

/** The abilities of a scenario's cards by their names in resolutions. Of two with one id, that of the object's own card counts. */
export class AbilityBook {
  readonly #written = new Map<string, WrittenAbility[]>();
  /** What rules give, written on no card. */
  readonly #ofRules = new Map<string, Ability>();
  readonly #cardOf = new Map<string, string>();
  #count = 0;

  constructor(cards: readonly Card[], timeline: readonly ScenarioEvent[]) {
    for (const ability of [...GIVEN_BY_KEYWORDS, ...GIVEN_BY_DESIGNATIONS]) this.#ofRules.set(label(ability), ability);
    for (const card of cards) {
      const { back, ...front } = card;
      this.#read(front, card, card);
      if (back !== undefined) this.#read(back, card, back);
    }
    for (const event of timeline.flatMap(flat)) {
      for (const { id, card, as } of broughtBy(event)) if (as === "object") this.#cardOf.set(id, card);
      // Abilities that the scenario itself writes out: spells without a card, stickers, face-down objects, exceptions
      // of copies.
      if (event.kind !== "check") this.#read(event);
    }
  }

  /** The ability of this name, preferably the one of the object's card; `cards` are names of cards, or of a side of one, to search first. */
  find(name: string, object: string, cards: readonly (string | null)[] = []): WrittenAbility | undefined {
    const all = this.#written.get(name) ?? [];
    const preferred = [...cards, this.#cardOf.get(object), object];
    const [own] = preferred.flatMap(
      (card) => all.find(({ face }) => face?.name === card) ?? all.find((each) => isNamed(each.card, card)) ?? [],
    );
    return own ?? all[0] ?? this.#ofRule(name);
  }

  /**
   * The same in the words of its card. What a keyword asks for is known of the object's own alone: another card's "enchant"
   * may ask for something else.
   */
  spoken(name: string, object: string, cards: readonly (string | null)[] = []): SpokenAbility | undefined {
    const found = this.find(name, object, cards);
    const names = [...cards, this.#cardOf.get(object), object];
    const isOwn = ({ card }: WrittenAbility): boolean => names.some((known) => isNamed(card, known));
    if (found !== undefined && (isOwn(found) || !asksForMore(found.ability)))
      return { ...spoken(found), place: isOwn(found) ? found.place : found.place + this.#count };
    return name === "enchant" && this.#has(isOwn, "bestow") ? { ability: ENCHANT_CREATURE } : undefined;
  }

  /** What an object has of a keyword, which events may call by its bare name: "renown 1" for "renown". */
  ofKeyword(keyword: string, object: string): SpokenAbility | undefined {
    const all = [...this.#written.values()].flat().filter(({ ability }) => isKeyword(ability, keyword));
    const card = this.#cardOf.get(object) ?? object;
    const own = all.filter((each) => isNamed(each.card, card));
    // What it has by a copy or by an effect is told only if it can be but one.
    const [first, ...more] = own.length > 0 ? own : all;
    return first !== undefined && more.every(({ ability }) => label(ability) === label(first.ability))
      ? spoken(first)
      : undefined;
  }

  #has(isOwn: (written: WrittenAbility) => boolean, keyword: string): boolean {
    return [...this.#written.values()].some((all) =>
      all.some((each) => isKeyword(each.ability, keyword) && isOwn(each)),
    );
  }

  #ofRule(name: string): WrittenAbility | undefined {
    const ability = this.#ofRules.get(name);
    return ability === undefined ? undefined : { ability, card: undefined, face: undefined, place: this.#count };
  }

  #read(value: unknown, card?: Card, face?: Card | Face): void {
    if (Array.isArray(value)) for (const item of value) this.#read(item, card, face);
    else if (typeof value === "object" && value !== null) {
      if (isAbility(value)) this.#add({ ability: value, card, face });
      for (const [key, member] of Object.entries(value)) {
        // In the order in which they are printed, keywords among others.
        for (const entry of key === "abilities" && Array.isArray(member) ? member : [member])
          if (key === "abilities" && typeof entry === "string") this.#add({ ability: abilityOf(entry), card, face });
          else this.#read(entry, card, face);
      }
    }
  }

  #add(written: Omit<WrittenAbility, "place">): void {
    addTo(this.#written, label(written.ability), { ...written, place: this.#count++ });
  }
}

/** A keyword is identified by its name, a mana ability by its mana, any other ability by an id. */
function isAbility(value: object): value is Ability {
  const isNamedSo = "keyword" in value || "produces" in value || ("id" in value && typeof value.id === "string");
  return isNamedSo && isOfAbilityKind(value);
}

function isNamed(card: Card | undefined, name: string | null | undefined): boolean {
  return card !== undefined && (card.name === name || card.back?.name === name);
}

const TELLINGS = new WeakMap<Card | Face, ReadonlyMap<AbilityEntry, Telling>>();

/** How the abilities of a face are told. */
function tellings(face: Card | Face): ReadonlyMap<AbilityEntry, Telling> {
  return remembered(TELLINGS, face, () => tellingsOn(face));
}

/** A written ability in the words of its card. */
export function spoken({ ability, face }: Pick<WrittenAbility, "ability" | "face">): SpokenAbility {
  return { ability, telling: face && tellings(face).get(ability) };
}
