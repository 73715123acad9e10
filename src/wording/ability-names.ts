import { isObject } from "../rules/json-object.js";
import { KEYWORDS } from "../rules/keywords.js";
import type { AbilityEntry, CardType, KeywordAbility, Selector } from "../rules/formats.gen.js";
import { manaPhrase, spokenInside } from "./abilities.js";
import { NOWHERE } from "./describe.js";
import { fromPhrase, keywordNamed, keywordPhrase } from "./keywords.js";
import { messageAbout } from "./known-message.js";
import { cardName, noun, type Phrase, row, say, seriesOf } from "./phrase.js";
import type { SpokenAbility } from "./voice.js";
import { chosenPhrase, colorPhrase, subtypePhrase, typePhrase } from "./types.js";
import { COLORS } from "../rules/colors.js";

const KEYWORD_NAMES: ReadonlySet<string> = new Set(KEYWORDS.map(({ name }) => name));

const MANA = /^(.+): Add (\{.*\})$/;
const WALK = /^([a-z]+)walk$/;
const QUALIFIED_WALK = /^(snow|nonbasic|legendary) ([a-z]+)walk$/;
const TYPES: readonly CardType[] = [
  "Artifact",
  "Creature",
  "Enchantment",
  "Instant",
  "Land",
  "Planeswalker",
  "Sorcery",
];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What protection is from, as resolutions write it: a color, a type, "everything", a name. */
function fromWord(word: string): Phrase {
  const color = COLORS.find((name) => name === word);
  if (color !== undefined) return say("from-color", { color: colorPhrase(color) });
  if (word === "everything") return say("from-everything");
  const quality = qualityIn(word);
  if (quality !== undefined) return say("from-objects", { what: NOWHERE.objects(quality) });
  const chosen = /^the chosen (\w+)$/.exec(word)?.[1];
  if (chosen !== undefined) return chosenPhrase({ chosen });
  const type = TYPES.find((name) => name.toLowerCase() === word);
  if (type !== undefined) return say("from-objects", { what: noun(typePhrase(type)) });
  // Names are written with capitals, types and subtypes without.
  if (word !== word.toLowerCase()) return cardName(word);
  const [kind = word, ...others] = word.split(" or ");
  if (others.length > 0) return seriesOf([kind, ...others], fromWord, "or");
  return say("from-objects", { what: noun(subtypePhrase(capitalized(kind))) });
}

/** A quality for which resolutions have no words stands there as data; what another engine writes may be anything. */
function qualityIn(word: string): Selector | undefined {
  if (!word.startsWith("{")) return undefined;
  try {
    const data: unknown = JSON.parse(word);
    return isQuality(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isQuality(data: unknown): data is Selector {
  return (
    isObject(data) &&
    Object.entries(data).every(([key, value]) =>
      key === "controller" ? value === "you" || value === "opponent" : QUALITIES.has(key) && isPlain(value),
    )
  );
}

const QUALITIES: ReadonlySet<string> = new Set<keyof Selector>([
  "color",
  "colorCount",
  "manaValue",
  "power",
  "subtype",
  "supertype",
  "toughness",
  "type",
]);

/** A word, words, or a comparison with a number. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((member) => typeof member === "string");
  return typeof value === "string" || (isObject(value) && Object.values(value).every(Number.isInteger));
}

/** "snow forestwalk", "nonbasic landwalk", read. */
function landwalk(front: string, land: string): KeywordAbility {
  const what: Selector = land === "land" ? { type: "Land" } : { subtype: capitalized(land) };
  const quality: Selector =
    front === "nonbasic"
      ? { ...what, not: { supertype: "Basic" } }
      : { ...what, supertype: front === "snow" ? "Snow" : "Legendary" };
  return { kind: "keyword", keyword: "landwalk", quality };
}

/** A keyword ability as resolutions write it: "flying", "islandwalk", "protection from black", "ward {2}", "crew 1". */
function keywordWritten(name: string): Phrase | undefined {
  if (KEYWORD_NAMES.has(name)) return keywordNamed(name);
  const land = WALK.exec(name)?.[1];
  if (land !== undefined) {
    const known = messageAbout("keyword", name);
    return known === undefined
      ? say("keyword-of-land-type", { keyword: keywordNamed("landwalk"), type: subtypePhrase(capitalized(land)) })
      : say(known);
  }
  const walk = QUALIFIED_WALK.exec(name);
  if (walk !== null) return keywordPhrase(landwalk(walk[1] ?? "", walk[2] ?? ""), NOWHERE);
  const parts = name.split(" ");
  const length = parts.findLastIndex((_, place) => place > 0 && KEYWORD_NAMES.has(parts.slice(0, place).join(" ")));
  if (length < 1) return undefined;
  const keywordName = parts.slice(0, length).join(" ");
  const keyword = keywordNamed(keywordName);
  const rest = parts.slice(length);
  if (rest[0] === "from") return fromPhrase(keywordName, keyword, fromWord(rest.slice(1).join(" ")));
  const cost = rest.join(" ");
  // Words such as "its mana cost", that resolutions write as costs.
  const words = messageAbout("text", cost);
  return say("keyword-with-cost", { keyword, cost: words === undefined ? cost : say(words) });
}

/** An ability as resolutions name it: a keyword or mana ability in words, any other by what its entry says, else by its id. */
export function abilityNamePhrase(name: string, spoken?: SpokenAbility): Phrase {
  const mana = MANA.exec(name);
  if (mana?.[1] !== undefined && mana[2] !== undefined)
    return say("quoted-ability", { ability: manaPhrase(mana[1], mana[2].split(/\/(?=\{)/)) });
  const keyword = spoken !== undefined && asksForMore(spoken.ability) ? undefined : keywordWritten(name);
  if (keyword !== undefined) return keyword;
  return spoken === undefined ? say("quoted", { text: name }) : spokenInside(spoken);
}

/** Whether an ability is a keyword that says more than results call it by: "enchant creature", of which they have "enchant". */
export function asksForMore(ability: AbilityEntry): boolean {
  return typeof ability === "object" && ability.kind === "keyword" && (ability.quality ?? ability.player) !== undefined;
}

/** "flying or haste": after "can't have". */
export function anyAbilityPhrase(names: readonly string[]): Phrase {
  return seriesOf(names, (name) => abilityNamePhrase(name), "or");
}

/** What an ability that a resolution names says, if it is known: as it is written, in the words of its card. */
export type EntryOf = (name: string) => SpokenAbility | undefined;

/** As the object's card prints them, then what other cards give; what none prints, such as the mana of a land type, comes last. */
export function asPrinted(names: readonly string[], entryOf: EntryOf): readonly string[] {
  const placeOf = (name: string): number => entryOf(name)?.place ?? Infinity;
  const placed = names.map((name) => [name, placeOf(name)] as const);
  return placed.toSorted(([, a], [, b]) => (a === b ? 0 : a - b)).map(([name]) => name);
}

/** "two instances of flying, trample and “...”": abilities are a multiset (CR 113.2c); "no abilities" for none. It stands as an object of "has". */
export function abilityNamesPhrase(names: readonly string[], entryOf: EntryOf = () => undefined): Phrase {
  if (names.length === 0) return say("no-abilities");
  const counts = new Map<string, number>();
  for (const name of asPrinted(names, entryOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const said = [...counts].map(([name, n]) => {
    const ability = abilityNamePhrase(name, entryOf(name));
    if (n === 1) return ability;
    return n === 2 ? say("ability-twice", { ability }) : say("ability-n-times", { ability, n: String(n) });
  });
  return row<Phrase>(said, "and");
}
