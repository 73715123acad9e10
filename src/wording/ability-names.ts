import type { AbilityEntry } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { type Phrase, say, series, type Word } from "./phrase.js";

/** An ability as resolutions name it: keywords and mana abilities as they are, the id of any other in quotes. */
export function abilityNamePhrase(name: string): Word {
  if (name.startsWith("{")) return name;
  const keyword = messageAbout("keyword", name);
  return keyword === undefined ? say("ability-by-id", { name }) : say(keyword);
}

/** "flying twice, trample and “id”": abilities are a multiset (CR 113.2c). */
export function abilityNamesPhrase(abilities: readonly string[]): Phrase {
  if (abilities.length === 0) return say("no-abilities");
  const counts = new Map<string, number>();
  for (const ability of abilities) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  const words = [...counts].map(([ability, times]) => {
    const name = abilityNamePhrase(ability);
    return times === 1 ? name : say("ability-times", { name, times });
  });
  return series(words, "and");
}

/** Abilities as data gives them, in short: keywords in words, the others by their ids. */
export function abilityEntries(abilities: readonly AbilityEntry[]): Phrase {
  return series(
    abilities.map((ability) => {
      if (typeof ability === "string") return abilityNamePhrase(ability);
      const name = ability.kind === "keyword" ? ability.keyword : ability.id;
      return name === undefined ? say("ability-unnamed") : abilityNamePhrase(name);
    }),
    "and",
  );
}
