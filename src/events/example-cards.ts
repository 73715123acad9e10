import { isKeyword, abilityOf } from "../rules/ability.js";
import type { Ability, Card } from "../rules/formats.gen.js";
import { isDoubleFaced } from "../table/printed.js";

/* Kinds of cards that examples of events ask for. */

export function abilitiesOf({ abilities = [] }: Card): Ability[] {
  return abilities.map(abilityOf);
}

/** A creature whose size is all that matters. */
export function isPlain({ types, supertypes = [], abilities = [], back, layout }: Card): boolean {
  const isCreature = types.length === 1 && types.includes("Creature");
  return isCreature && supertypes.length === 0 && abilities.length === 0 && back === undefined && layout === undefined;
}

/** The size that most of them have. */
export function isUsual({ power, toughness }: Card): boolean {
  return power === 2 && toughness === 2;
}

/** An instant whose only effect changes the power and toughness of its single target. */
export function isPump(card: Card): boolean {
  const [spell, ...more] = abilitiesOf(card);
  if (!card.types.includes("Instant") || spell?.kind !== "spell" || more.length > 0) return false;
  const [effect, another] = spell.effects ?? [];
  const [part, second] = effect?.does ?? [];
  return (
    another === undefined &&
    second === undefined &&
    JSON.stringify(effect?.affects) === '{"target":true}' &&
    (spell.targets === undefined || JSON.stringify(spell.targets) === '[{"is":{"type":"Creature"}}]') &&
    part?.kind === "modifyPowerToughness" &&
    typeof part.power === "number" &&
    typeof part.toughness === "number"
  );
}

export function canMutate(card: Card): boolean {
  return abilitiesOf(card).some((ability) => isKeyword(ability, "mutate"));
}

/** The type of what an Aura asks for; undefined where it does not ask for one alone. */
export function enchantedType(card: Card): string | undefined {
  for (const ability of abilitiesOf(card)) {
    if (ability.kind !== "keyword" || ability.keyword !== "enchant") continue;
    const { type } = ability.quality ?? {};
    if (typeof type === "string") return type;
  }
  return undefined;
}

/** Whether it can not be turned face down (CR 712.16). */
export function hasTwoFaces(card: Card): boolean {
  return isDoubleFaced(card) || card.layout === "meld";
}

/** Whether it can transform or flip (CR 712.4c, 710). */
export function canTurn(card: Card): boolean {
  return isDoubleFaced(card) || card.layout === "flip";
}
