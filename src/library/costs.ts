import type { AbilityEntry, Card, EffectPart, Face } from "../rules/formats.gen.js";

/** The most words of a cost besides its symbols: a longer one would be a piece of the card's text. */
const MOST_WORDS = 4;

/**
 * The card with costs in few words: mana in symbols, as costs are computed of it; of what else is paid, where that takes
 * more words, only what is done.
 */
export function withShortCosts(card: Card): Card {
  const { back } = card;
  return { ...shortened(card), ...(back !== undefined && { back: shortened(back) }) };
}

function shortened<F extends Face>(face: F): F {
  return face.abilities === undefined ? face : { ...face, abilities: face.abilities.map(ofAbility) };
}

function ofAbility(entry: AbilityEntry): AbilityEntry {
  if (typeof entry === "string") return entry;
  const cost = "cost" in entry && entry.cost !== undefined ? { cost: shortCost(entry.cost) } : {};
  const does = "does" in entry ? { does: entry.does.map(ofPart) } : {};
  const effects =
    "effects" in entry && entry.effects !== undefined
      ? { effects: entry.effects.map((effect) => ({ ...effect, does: effect.does.map(ofPart) })) }
      : {};
  return { ...entry, ...cost, ...does, ...effects };
}

function ofPart(part: EffectPart): EffectPart {
  return part.kind === "gainAbilities" ? { ...part, abilities: part.abilities.map(ofAbility) } : part;
}

/** What is paid stands between commas. */
export function shortCost(cost: string): string {
  if (wordsOf(cost) <= MOST_WORDS) return cost;
  return cost
    .split(", ")
    .map((part) => (wordsOf(part) > 1 ? `${/^\S+/.exec(part)?.[0] ?? ""} …` : part))
    .join(", ");
}

const wordsOf = (text: string): number => text.replace(/\{[^{}]*\}/g, " ").match(/[\p{L}\p{N}~][^\s]*/gu)?.length ?? 0;
