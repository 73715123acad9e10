import type { AbilityEntry, KeywordAbility, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { boundText, groupText } from "./selector-text.js";
import { listed, say, type Wordings } from "./wordings.js";

/** How the words inside quotation marks are said; they may be kept as they are. */
export type Quote = (ability: AbilityEntry) => Wordings;

const COLORS = ["white", "blue", "black", "red", "green"] as const;

/** "flying, first strike, and \"...\"". */
export function abilitiesText(abilities: readonly AbilityEntry[], quote: Quote, join: "and" | "or" = "and"): Wordings {
  if (
    abilities.length === COLORS.length &&
    abilities.every((ability, place) => protectionOf(ability)?.from === COLORS[place])
  )
    return ["protection from each color", "protection from all colors"];
  const words: Wordings[] = [];
  for (const [place, ability] of abilities.entries()) {
    const said =
      typeof ability === "object" && ability.kind !== "keyword"
        ? quote(ability)
        : [...keywordText(ability), ...quote(ability)];
    const before = abilities[place - 1];
    // Protection from white and from black: said with its name once.
    if (protectionOf(ability) !== undefined && protectionOf(before) !== undefined)
      words.push([...said, ...said.map((wording) => wording.replace("protection ", ""))]);
    else words.push(said);
  }
  const together = protectionsTogether(abilities, words);
  return together === undefined ? listed(words, join) : [...listed(words, join), ...listed(together, join)];
}

/** With protections that end the list said as one: "flying and protection from black and from red". */
function protectionsTogether(abilities: readonly AbilityEntry[], words: readonly Wordings[]): Wordings[] | undefined {
  const first = abilities.findIndex((ability) => protectionOf(ability) !== undefined);
  const run = abilities.slice(Math.max(first, 0));
  if (first < 1 || run.length !== 2 || !run.every((ability) => protectionOf(ability) !== undefined)) return undefined;
  const [one = [], other = []] = words.slice(first);
  return [...words.slice(0, first), say`${one} and ${other}`];
}

function protectionOf(ability: AbilityEntry | undefined): KeywordAbility | undefined {
  return typeof ability === "object" && ability.kind === "keyword" && ability.keyword === "protection"
    ? ability
    : undefined;
}

/** What is promised changes nothing but what is done later, and other words say that. */
const GIFTS: Wordings = ["a card", "a Food", "a Treasure", "a tapped Fish", "an extra turn", "an Octopus"].map(
  (given) => `gift ${given}`,
);

/** A keyword as a keyword line or a sentence says it, in small letters. */
export function keywordText(entry: AbilityEntry): Wordings {
  if (entry === "gift") return GIFTS;
  if (typeof entry === "string") return [entry];
  if (entry.kind !== "keyword") return [];
  const { keyword } = entry;
  if (entry.player) return [`${keyword} player`];
  if (keyword === "landwalk") return landwalkText(entry);
  if (entry.from !== undefined)
    return typeof entry.from === "string"
      ? [`${keyword} from ${entry.from}`]
      : entry.from.chosen === "color"
        ? [
            `${keyword} from the chosen color`,
            `${keyword} from the color of your choice`,
            `${keyword} from the color of its controller's choice`,
          ]
        : [];
  if (entry.fromQuality !== undefined)
    return orderedText(entry.fromQuality) === '{"zone":"any"}'
      ? [`${keyword} from everything`]
      : say`${keyword} from ${[...groupText(entry.fromQuality, "many"), ...aloneText(entry.fromQuality)]}`;
  if (entry.keeps !== undefined) return [];
  if (entry.quality !== undefined) return qualityText(entry);
  if (entry.n !== undefined && entry.cost !== undefined) return [`${keyword} ${entry.n}—${entry.cost}`];
  if (entry.n !== undefined) return [`${keyword} ${entry.n}`];
  if (keyword === "suspend" && entry.cost !== undefined) return [`suspend X—${entry.cost}. X can't be 0`];
  if (entry.cost !== undefined) return [`${keyword} ${entry.cost}`, `${keyword}—${entry.cost}`];
  return [];
}

/** A quality without a noun. */
function aloneText({ manaValue, colorCount, supertype, ...rest }: Selector): Wordings {
  if (Object.keys(rest).length > 0) return [];
  if (manaValue !== undefined && colorCount === undefined && supertype === undefined)
    return say`mana value ${boundText(manaValue)}`;
  if (manaValue !== undefined || (colorCount !== undefined && supertype !== undefined)) return [];
  const all = colorCount === undefined ? { supertype } : { colorCount };
  return groupText(all as Selector, "many").flatMap((words) =>
    words.endsWith(" permanents") ? [words.slice(0, -" permanents".length)] : [],
  );
}

function qualityText({ keyword, quality = {}, cost }: KeywordAbility): Wordings {
  const subtype = typeof quality.subtype === "string" ? quality.subtype : "";
  if (keyword === "cycling")
    return quality.supertype === "Basic"
      ? say`basic landcycling ${cost ?? []}`
      : say`${[subtype]}cycling ${cost ?? []}`;
  if (keyword === "splice") return say`splice onto ${[subtype]} ${cost ?? []}`;
  if (keyword === "offering") return [`${subtype} offering`];
  if (keyword === "craft") return say`craft with ${groupText(quality, "one")} ${cost ?? []}`;
  if (keyword === "partner")
    return typeof quality.name === "string" && Object.keys(quality).length === 1
      ? [`partner with ${quality.name}`]
      : [];
  if (keyword === "champion") return say`champion ${["a", "an"]} ${groupText(quality, "one")}`;
  if (keyword === "enchant" && orderedText(quality) === '{"zone":"battlefield"}') return ["enchant permanent"];
  const objects = groupText(quality, keyword === "affinity" ? "many" : "one");
  if (keyword === "affinity") return say`affinity for ${objects}`;
  return cost === undefined ? say`${keyword} ${objects}` : say`${keyword} ${objects} ${cost}`;
}

function landwalkText({ landType, quality }: KeywordAbility): Wordings {
  if (typeof landType === "string") return [`${landType.toLowerCase()}walk`];
  if (orderedText(quality) === orderedText({ type: "Land", not: { supertype: "Basic" } })) return ["nonbasic landwalk"];
  const { supertype, type, subtype, ...rest } = quality ?? {};
  if (typeof supertype !== "string" || Object.keys(rest).length > 0) return [];
  if (type === "Land" && subtype === undefined) return [`${supertype.toLowerCase()} landwalk`];
  return typeof subtype === "string" && type === undefined ? [`${supertype} ${subtype}walk`.toLowerCase()] : [];
}
