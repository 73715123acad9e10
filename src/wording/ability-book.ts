import { abilityOf, label, isOfAbilityKind } from "../rules/ability.js";
import { GIVEN_BY_KEYWORDS } from "../rules/keyword-statics.js";
import type { Ability, Card, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { GIVEN_BY_DESIGNATIONS } from "../rules/designations.js";
import { addTo } from "../rules/group.js";

/** An ability as written, and the card that has or grants it. */
export interface WrittenAbility {
  readonly ability: Ability;
  readonly card: Card | undefined;
}

/** The abilities of a scenario's cards by their names in resolutions. Of two with one id, that of the object's own card counts. */
export class AbilityBook {
  readonly #written = new Map<string, WrittenAbility[]>();
  /** What rules give, written on no card. */
  readonly #ofRules = new Map<string, Ability>();
  readonly #cardOf = new Map<string, string>();

  constructor(cards: readonly Card[], timeline: readonly ScenarioEvent[]) {
    for (const ability of [...GIVEN_BY_KEYWORDS, ...GIVEN_BY_DESIGNATIONS]) this.#ofRules.set(label(ability), ability);
    for (const card of cards) this.#read(card, card);
    for (const event of timeline.flatMap(flat)) {
      for (const { id, card, as } of broughtBy(event)) if (as === "object") this.#cardOf.set(id, card);
      // Abilities that the scenario itself writes out: spells without a card, stickers, face-down objects, exceptions
      // of copies.
      if (event.kind !== "check") this.#read(event, undefined);
    }
  }

  /** The ability of this name, preferably the one of the object's card; `cards` are names of cards to search first. */
  find(name: string, object: string, cards: readonly (string | null)[] = []): WrittenAbility | undefined {
    const all = this.#written.get(name) ?? [];
    const preferred = [...cards, this.#cardOf.get(object), object];
    return (
      preferred.flatMap((card) => all.find((each) => isNamed(each.card, card)) ?? [])[0] ?? all[0] ?? this.#ofRule(name)
    );
  }

  #ofRule(name: string): WrittenAbility | undefined {
    const ability = this.#ofRules.get(name);
    return ability === undefined ? undefined : { ability, card: undefined };
  }

  #read(value: unknown, card: Card | undefined): void {
    if (Array.isArray(value)) for (const item of value) this.#read(item, card);
    else if (typeof value === "object" && value !== null) {
      if (isAbility(value)) this.#add(value, card);
      for (const [key, member] of Object.entries(value)) {
        if (key === "abilities" && Array.isArray(member))
          for (const entry of member) if (typeof entry === "string") this.#add(abilityOf(entry), card);
        this.#read(member, card);
      }
    }
  }

  #add(ability: Ability, card: Card | undefined): void {
    addTo(this.#written, label(ability), { ability, card });
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
