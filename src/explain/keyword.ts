import type { KeywordAbility, LostAbility, SubtypeWord } from "../rules/formats.gen.js";
import { listed } from "./head.js";
import { indefinite } from "./noun.js";
import { chosenWords, wordOf } from "./reference.js";
import type { Voice } from "./voice.js";

/** "islandwalk"; "landwalk of the chosen basic land type". */
function landWords(keyword: string, landType: SubtypeWord): string {
  if (typeof landType !== "string") return `${keyword} of ${chosenWords(landType)}`;
  if (keyword === "cycling") return `${landType.toLowerCase()}cycling`;
  return keyword.startsWith("land")
    ? `${landType.toLowerCase()}${keyword.slice("land".length)}`
    : `${landType} ${keyword}`;
}

/** Mana stands after a space, other costs and what follows a number after a dash. */
function costWords(cost: string, n: number | undefined): string {
  return cost.startsWith("{") && n === undefined ? ` ${cost}` : `—${cost}`;
}

function qualityWords({ keyword, quality }: KeywordAbility, voice: Voice): string {
  if (quality === undefined) return "";
  const noun = voice.objects(quality);
  switch (keyword) {
    case "affinity":
      return ` for ${noun.many}`;
    case "splice":
      // What it is spliced onto is named by the bare word.
      return ` onto ${listed(quality.subtype).length > 0 ? listed(quality.subtype).map(wordOf).join(" or ") : noun.one}`;
    case "champion":
      return ` ${indefinite(noun)}`;
    case "landwalk":
    case "offering":
      return ""; // said before the keyword
    case "enchant":
      return ` ${noun.one}`;
    default:
      return ` (${noun.many})`;
  }
}

/** The keyword itself, with what stands before it: "islandwalk", "nonbasic landwalk", "Goblin offering". */
function nameWords({ keyword, landType, quality }: KeywordAbility, voice: Voice): string {
  if (landType !== undefined) return landWords(keyword, landType);
  if (quality === undefined) return keyword;
  if (keyword === "landwalk") return `${voice.objects(quality).one}walk`;
  return keyword === "offering" ? `${voice.objects(quality).one} offering` : keyword;
}

/** A keyword ability as it is written on cards, in lower case: "protection from black", "equip {2}", "bushido 1". */
export function keywordWords(ability: KeywordAbility, voice: Voice): string {
  const { cost, n, from, fromQuality, player } = ability;
  return [
    nameWords(ability, voice),
    player === true ? " player" : "",
    qualityWords(ability, voice),
    from === undefined ? "" : ` from ${wordOf(from)}`,
    fromQuality === undefined ? "" : ` from ${voice.objects(fromQuality).many}`,
    n === undefined ? "" : ` ${n}`,
    cost === undefined ? "" : costWords(cost, n),
  ].join("");
}

/** A keyword ability that is taken away, in all its variants or in one. */
export function lostWords(lost: LostAbility): string {
  if (typeof lost === "string") return lost;
  const { keyword, from, landType } = lost;
  const name = landType === undefined ? keyword : landWords(keyword, landType);
  return from === undefined ? name : `${name} from ${wordOf(from)}`;
}
