import type { Ability, AbilityEntry, Card, KeywordAbility, Selector } from "./formats.gen.js";
import { orderedText } from "./ordered-text.js";
import { remembered } from "./remembered.js";

/**
 * How an object came by an ability. CR 604.3a(2) and 305.7 ask: printed (or given to a token by what created it); copied,
 * chosen with a body as it entered, or listed for what is face down; added by a copy effect beyond what it copies
 * (CR 707.9a); of another component (CR 702.140e); text (CR 612); intrinsic (CR 305.6); granted in layer 6.
 */
export type Origin = "printed" | "copied" | "excepted" | "merged" | "text" | "intrinsic" | "granted";

/** CR 612.3: abilities that other effects grant are not the object's text. */
export function isText({ origin }: AbilityInstance): boolean {
  return origin !== "granted" && origin !== "intrinsic";
}

/** One instance of an ability on an object; abilities are a multiset (CR 113.2c). */
export interface AbilityInstance {
  /** Tells this instance from others of its object, and stays the same when its text changes. */
  readonly key: string;
  readonly ability: Ability;
  readonly origin: Origin;
  /** The timestamp of the effect that granted it (CR 613.7a); 0 for an object's own. */
  readonly grantedAt: number;
  /** How many abilities in a row have begotten it: 0 for an object's own, and for what a resolution gives. */
  readonly generation: number;
}

/** A keyword written as a string is the keyword ability without parameters. */
export function abilityOf(entry: AbilityEntry): Ability {
  if (typeof entry !== "string") return entry;
  return remembered(PLAIN_KEYWORDS, entry, () => ({ kind: "keyword", keyword: entry }));
}

/** Whether an ability is this keyword ability, in whatever variant. */
export function isKeyword(ability: Ability, keyword: string): ability is KeywordAbility {
  return ability.kind === "keyword" && ability.keyword === keyword;
}

/** The abilities that are printed on a card, on both of its faces. */
export function printedAbilities(card: Card | undefined): Ability[] {
  return [...(card?.abilities ?? []), ...(card?.back?.abilities ?? [])].map(abilityOf);
}

const PLAIN_KEYWORDS = new Map<string, Ability>();

export function instances(
  entries: readonly AbilityEntry[] | undefined,
  origin: Origin,
  keys: string,
  grantedAt = 0,
  generation = 0,
): AbilityInstance[] {
  return (entries ?? []).map((entry, place) => ({
    key: `${keys}${place}`,
    ability: abilityOf(entry),
    origin,
    grantedAt,
    generation,
  }));
}

/** How checks and traces write an ability: a keyword in words, a mana ability by what it makes, any other by its id. */
export function label(ability: Ability, choices?: ReadonlyMap<string, string | number>): string {
  switch (ability.kind) {
    case "keyword":
      return keywordLabel(ability, choices);
    case "mana":
      return ability.id ?? `${ability.cost ?? "{T}"}: Add ${ability.produces.map(manaText).join("/")}`;
    default:
      return ability.id;
  }
}

/** The mana that is made at a time, in braces. */
export function manaText(mana: string): string {
  return mana.startsWith("{") ? mana : `{${mana}}`;
}

function keywordLabel(
  ability: Extract<Ability, { kind: "keyword" }>,
  choices?: ReadonlyMap<string, string | number>,
): string {
  const wordOf = (word: string | { chosen: string }): string =>
    typeof word === "string"
      ? word
      : String(choices?.get(word.chosen) ?? `the chosen ${word.chosen.split("/").at(-1)}`);
  const words = [ability.keyword];
  if (ability.landType !== undefined) words[0] = `${wordOf(ability.landType).toLowerCase()}walk`;
  if (ability.keyword === "landwalk" && ability.quality !== undefined) words[0] = walkOf(ability.quality, wordOf);
  if (ability.from !== undefined) words.push("from", wordOf(ability.from));
  if (ability.fromQuality !== undefined) words.push("from", qualityWords(ability.fromQuality));
  if (ability.n !== undefined) words.push(String(ability.n));
  if (ability.cost !== undefined) words.push(ability.cost);
  return words.join(" ");
}

/** "snow forestwalk", "nonbasic landwalk" (CR 702.14a). */
function walkOf(quality: Selector, wordOf: (word: string | { chosen: string }) => string): string {
  const { supertype, subtype, not } = quality;
  const front = [
    [supertype ?? []].flat(),
    [not ?? []].flat().flatMap((each) => [each.supertype ?? []].flat().map((word) => `non${word}`)),
  ].flat();
  const [type, ...more] = [subtype ?? []].flat();
  const land = type === undefined || more.length > 0 ? "land" : wordOf(type);
  return [...front, `${land}walk`].join(" ").toLowerCase();
}

function qualityWords(quality: Extract<Ability, { kind: "keyword" }>["fromQuality"]): string {
  const { type, subtype, ...rest } = quality ?? {};
  // From a card name (CR 702.16a): the name itself, as the rules word it.
  if (typeof rest.name === "string" && type === undefined && subtype === undefined && Object.keys(rest).length === 1)
    return rest.name;
  if (Object.keys(rest).length > 0) return orderedText(quality);
  const words = [type ?? [], subtype ?? []].flat().map((word) => (typeof word === "string" ? word : word.chosen));
  return words.length === 0 ? "everything" : words.join(" or ").toLowerCase();
}

const ABILITY_KINDS: ReadonlySet<unknown> = new Set<Ability["kind"]>([
  "keyword",
  "static",
  "characteristicDefining",
  "activated",
  "triggered",
  "spell",
  "mana",
  "asEnters",
  "replacement",
]);

/** Whether data has the kind of an ability; what else it must have is for the schema to say. */
export function isOfAbilityKind(data: unknown): data is Ability {
  return typeof data === "object" && data !== null && "kind" in data && ABILITY_KINDS.has(data.kind);
}
