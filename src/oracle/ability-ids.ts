import { THIS_ABILITY } from "./licid.js";
import type { Ability, AbilityEntry, CopyExceptions, EffectPart } from "../rules/formats.gen.js";

/** The ids that abilities of a card get: by kind, numbered from the second on. */
export class AbilityIds {
  readonly #taken = new Map<string, number>();
  readonly #name: string;

  /** `name`: that of the card, where its abilities speak of it by that. */
  constructor(name: string) {
    this.#name = name;
  }

  given(abilities: readonly AbilityEntry[]): AbilityEntry[] {
    return abilities.map((ability) => this.#named(ability));
  }

  #named(said: AbilityEntry): AbilityEntry {
    if (typeof said === "string") return said;
    if (said.kind === "keyword")
      return said.cost?.includes("~") ? { ...said, cost: said.cost.replaceAll("~", "this") } : said;
    // In a cost the object is not called by a sign of ours.
    const entry =
      "cost" in said && said.cost !== undefined
        ? { ...said, cost: said.cost.replaceAll("~", "this").replaceAll("§", "what gives this") }
        : said;
    if (entry.kind === "mana") return entry;
    const kind = ID_OF[entry.kind];
    const count = (this.#taken.get(kind) ?? 0) + 1;
    this.#taken.set(kind, count);
    const ability = { ...entry, id: count === 1 ? kind : `${kind}-${count}` };
    if (ability.kind === "asEnters" && ability.copy?.except !== undefined)
      return { ...ability, copy: { ...ability.copy, except: this.#except(ability.copy.except, ability.id) } };
    if ("effects" in ability && ability.effects !== undefined)
      return {
        ...ability,
        effects: ability.effects.map((effect) => ({ ...effect, does: this.#inside(effect.does, ability.id) })),
      };
    return "does" in ability ? { ...ability, does: this.#inside(ability.does) } : ability;
  }

  #inside(parts: readonly EffectPart[], own = ""): EffectPart[] {
    return parts.map((part) => {
      if (part.kind === "gainAbilities")
        return { ...part, abilities: this.given(part.abilities).map((ability) => this.#keeping(ability)) };
      if (part.kind === "loseAbilities")
        return {
          ...part,
          abilities: part.abilities.map((lost) =>
            typeof lost === "object" && "ability" in lost && lost.ability === THIS_ABILITY ? { ability: own } : lost,
          ),
        };
      return part.kind === "copy" && part.except !== undefined
        ? { ...part, except: this.#except(part.except, own) }
        : part;
    });
  }

  #keeping(ability: AbilityEntry): AbilityEntry {
    return typeof ability === "object" && ability.kind === "keyword" && ability.keeps?.name === "~"
      ? { ...ability, keeps: { name: this.#name } }
      : ability;
  }

  /** "this ability" is the one that makes the copy (CR 707.9a). */
  #except(except: CopyExceptions, own: string): CopyExceptions {
    return {
      ...except,
      ...(except.name !== undefined && { name: this.#name }),
      ...(except.keepAbility !== undefined && { keepAbility: own }),
      ...(except.addAbilities !== undefined && { addAbilities: this.given(except.addAbilities) }),
    };
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
