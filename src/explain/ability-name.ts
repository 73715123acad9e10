import { KEYWORDS } from "../rules/keywords.js";
import { list } from "./grammar.js";

const KEYWORD_NAMES: ReadonlySet<string> = new Set(KEYWORDS.map(({ name }) => name));

/** "protection from black" is a keyword in a variant, "islandwalk" is landwalk. */
function isKeyword(name: string): boolean {
  if (KEYWORD_NAMES.has(name) || /^[a-z]+walk$/.test(name)) return true;
  const words = name.split(" ");
  return words.some((_, place) => place > 0 && KEYWORD_NAMES.has(words.slice(0, place).join(" ")));
}

/** An ability as resolutions name it: keywords and mana abilities as they are, the id of any other in quotes. */
export function abilityName(name: string): string {
  return name.startsWith("{") || isKeyword(name) ? name : `“${name}”`;
}

function times(n: number): string {
  if (n === 1) return "";
  return n === 2 ? " twice" : ` ${n} times`;
}

/** "flying twice, trample and “id”": abilities are a multiset (CR 113.2c). */
export function abilityNames(abilities: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const ability of abilities) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  return list([...counts].map(([ability, n]) => `${abilityName(ability)}${times(n)}`));
}
