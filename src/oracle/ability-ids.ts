import type { Ability, AbilityEntry, EffectPart } from "../rules/formats.gen.js";

/** The ids that abilities of a card get: by kind, numbered from the second on. */
export class AbilityIds {
  readonly #taken = new Map<string, number>();

  given(abilities: readonly AbilityEntry[]): AbilityEntry[] {
    return abilities.map((ability) => this.#named(ability));
  }

  #named(entry: AbilityEntry): AbilityEntry {
    if (typeof entry === "string" || entry.kind === "keyword" || entry.kind === "mana") return entry;
    const kind = ID_OF[entry.kind];
    const count = (this.#taken.get(kind) ?? 0) + 1;
    this.#taken.set(kind, count);
    const ability = { ...entry, id: count === 1 ? kind : `${kind}-${count}` };
    if ("effects" in ability && ability.effects !== undefined)
      return { ...ability, effects: ability.effects.map((effect) => ({ ...effect, does: this.#inside(effect.does) })) };
    return "does" in ability ? { ...ability, does: this.#inside(ability.does) } : ability;
  }

  #inside(parts: readonly EffectPart[]): EffectPart[] {
    return parts.map((part) =>
      part.kind === "gainAbilities" ? { ...part, abilities: this.given(part.abilities) } : part,
    );
  }
}

const ID_OF: Readonly<Record<Exclude<Ability["kind"], "keyword" | "mana">, string>> = {
  static: "effect",
  characteristicDefining: "defining",
  activated: "activated",
  triggered: "triggered",
  spell: "spell",
  asEnters: "enters",
  replacement: "rule",
};
