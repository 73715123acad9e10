import type { EffectPart, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { cardsText } from "./amount-text.js";
import type { Quote } from "./keyword-text.js";
import type { Telling } from "./body-text.js";
import { predicatesText } from "./part-text.js";
import { groupText, spellKindText } from "./selector-text.js";
import { type Wordings, say } from "./wordings.js";

/** All objects, wherever they are. */
export function everythingText(does: readonly EffectPart[]): Wordings {
  const all = "all cards that aren't on the battlefield, spells, and permanents are";
  if (orderedText(does) === '[{"colors":[],"kind":"setColors"}]') return [`${all} colorless.`];
  return orderedText(does) === '[{"colors":[{"chosen":"color"}],"kind":"addColors"}]'
    ? [`${all} the chosen color in addition to their other colors.`]
    : [];
}

/** What permanents are, and spells and cards of the same kind too. */
export function everywhereText(kind: Selector, does: readonly EffectPart[], quote: Quote): Wordings {
  const yours = groupText({ ...kind, controller: "you" }, "many");
  const isNonland = orderedText(kind) === '{"not":{"type":"Land"}}';
  const spells = Object.keys(kind).length === 0 || isNonland ? ["spells"] : say`${spellKindText(kind)} spells`;
  return say`${yours} ${predicatesText(does, { count: "many", quote, becomes: false, it: undefined })}. The same is true for ${spells} you control and ${cardsText(kind, "many")} you own that aren't on the battlefield.`;
}

/** What spells and cards elsewhere have; a cost that is their mana cost has a sentence of its own. */
export function elsewhereSaid(
  words: Wordings,
  does: readonly EffectPart[],
  telling: Pick<Telling, "count" | "quote">,
): Wordings {
  const [part, ...more] = does;
  const [ability, ...others] = part?.kind === "gainAbilities" ? part.abilities : [];
  if (typeof ability === "object" && ability.kind === "keyword" && ability.cost === "its mana cost")
    return more.length + others.length > 0
      ? []
      : say`${words} ${telling.count === "one" ? "has" : "have"} ${ability.keyword}. The ${ability.keyword} cost is equal to ${["its", "that card's", "the card's"]} mana cost.`;
  const said = predicatesText(does, { ...telling, becomes: false, it: undefined });
  // A card has a type where a permanent is of it.
  return say`${words} ${[...said, ...said.map((each) => each.replace(/^is (?=the chosen creature type )/, "has "))]}.`;
}
