import type { AbilityEntry, KeywordAbility } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { groupText } from "./selector-text.js";
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
    const said = typeof ability === "object" && ability.kind !== "keyword" ? quote(ability) : keywordText(ability);
    const before = abilities[place - 1];
    // Protection from white and from black: said with its name once.
    if (protectionOf(ability) !== undefined && protectionOf(before) !== undefined)
      words.push([...said, ...said.map((wording) => wording.replace("protection ", ""))]);
    else words.push(said);
  }
  return listed(words, join);
}

function protectionOf(ability: AbilityEntry | undefined): KeywordAbility | undefined {
  return typeof ability === "object" && ability.kind === "keyword" && ability.keyword === "protection"
    ? ability
    : undefined;
}

/** A keyword as a keyword line or a sentence says it, in small letters. */
export function keywordText(entry: AbilityEntry): Wordings {
  if (typeof entry === "string") return [entry];
  if (entry.kind !== "keyword") return [];
  const { keyword } = entry;
  if (entry.player) return [`${keyword} player`];
  if (keyword === "landwalk") return landwalkText(entry);
  if (entry.from !== undefined)
    return typeof entry.from === "string"
      ? [`${keyword} from ${entry.from}`]
      : entry.from.chosen === "color"
        ? [`${keyword} from the chosen color`, `${keyword} from the color of your choice`]
        : [];
  if (entry.fromQuality !== undefined)
    return orderedText(entry.fromQuality) === '{"zone":"any"}'
      ? [`${keyword} from everything`]
      : say`${keyword} from ${groupText(entry.fromQuality, "many")}`;
  if (entry.keeps !== undefined) return [];
  if (entry.quality !== undefined) return qualityText(entry);
  if (entry.n !== undefined && entry.cost !== undefined) return [`${keyword} ${entry.n}—${entry.cost}`];
  if (entry.n !== undefined) return [`${keyword} ${entry.n}`];
  if (entry.cost !== undefined) return [`${keyword} ${entry.cost}`, `${keyword}—${entry.cost}`];
  return [];
}

function qualityText({ keyword, quality = {}, cost }: KeywordAbility): Wordings {
  const subtype = typeof quality.subtype === "string" ? quality.subtype : "";
  if (keyword === "cycling")
    return quality.supertype === "Basic"
      ? say`basic landcycling ${cost ?? []}`
      : say`${[subtype]}cycling ${cost ?? []}`;
  if (keyword === "splice") return say`splice onto ${[subtype]} ${cost ?? []}`;
  if (keyword === "offering") return [`${subtype} offering`];
  if (keyword === "champion") return say`champion ${["a", "an"]} ${groupText(quality, "one")}`;
  if (keyword === "enchant" && orderedText(quality) === '{"zone":"battlefield"}') return ["enchant permanent"];
  const objects = groupText(quality, keyword === "affinity" ? "many" : "one");
  if (keyword === "affinity") return say`affinity for ${objects}`;
  return cost === undefined ? say`${keyword} ${objects}` : say`${keyword} ${objects} ${cost}`;
}

function landwalkText({ landType, quality }: KeywordAbility): Wordings {
  if (typeof landType === "string") return [`${landType.toLowerCase()}walk`];
  return orderedText(quality) === orderedText({ type: "Land", not: { supertype: "Basic" } })
    ? ["nonbasic landwalk"]
    : [];
}
