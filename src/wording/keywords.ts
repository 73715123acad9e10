import type {
  ColorWord,
  KeywordAbility,
  KeywordVariant,
  LostAbility,
  Selector,
  SubtypeWord,
} from "../rules/formats.gen.js";
import { costWord, isSymbols } from "./costs.js";
import { listed } from "./heads.js";
import { messageAbout } from "./known-message.js";
import { cardName, type Phrase, say, series } from "./phrase.js";
import { supertypeWord } from "./type-complements.js";
import { chosenPhrase, colorPhrase, subtypeWordPhrase } from "./types.js";
import { abilityCalled, type Telling, type Voice } from "./voice.js";

/** A keyword by its name: "flying", "islandwalk"; one that no message knows is said as it is. */
export function keywordNamed(name: string): Phrase {
  const id = messageAbout("keyword", name);
  return id === undefined ? say("keyword-of", { name }) : say(id);
}

/** "its flashback cost": what a keyword names as a cost, in the plural where the language has it so. */
export function keywordCosts(name: string): Phrase {
  return say("costs-of-keyword", { name, keyword: keywordNamed(name) });
}

/** What protection is from: "black", "the chosen color". */
function colorWordPhrase(color: ColorWord): Phrase {
  return typeof color === "string" ? say("from-color", { color: colorPhrase(color) }) : chosenPhrase(color);
}

/** "protection from", "hexproof from". */
export function fromPhrase(name: string, keyword: Phrase, what: Phrase): Phrase {
  return name === "hexproof" ? say("keyword-hexproof-from", { keyword, what }) : say("keyword-from", { keyword, what });
}

/** "islandwalk", "forestcycling"; with a type that has no word of its own "landwalk (Desert)". */
function ofLandType(keyword: string, landType: SubtypeWord): Phrase {
  const id = typeof landType === "string" ? messageAbout("keyword", landTypeName(keyword, landType)) : undefined;
  if (id !== undefined) return say(id);
  return say("keyword-of-land-type", { keyword: keywordNamed(keyword), type: subtypeWordPhrase(landType) });
}

function landTypeName(keyword: string, landType: string): string {
  return `${landType}${keyword === "landwalk" ? "walk" : keyword}`.toLowerCase();
}

/** CR 702.16a: from a name protection is said to be from the name; from whatever there is, from everything. */
function qualityPhrase(quality: Selector, voice: Voice): Phrase {
  const [key, ...more] = Object.keys(quality);
  if (key === undefined) return say("from-everything");
  if (key === "name" && more.length === 0 && quality.name !== undefined)
    return typeof quality.name === "string" ? cardName(quality.name) : chosenPhrase(quality.name);
  return say("from-objects", { what: voice.objects(quality) });
}

/** The keyword with the quality it names: "enchant creature", "affinity for artifacts". */
function withQuality({ keyword: name, quality, player }: KeywordAbility, voice: Voice): Phrase {
  const keyword = keywordNamed(name);
  if (name === "enchant" && player === true) return say("keyword-enchant-player");
  if (quality === undefined) return keyword;
  const what = voice.objects(quality);
  switch (name) {
    case "enchant":
      return say("keyword-enchant-what", { what });
    case "affinity":
      return say("keyword-affinity-for", { keyword, what });
    case "splice":
      // What it is spliced onto is named by the bare word.
      return say("keyword-splice-onto", { keyword, what: splicedOnto(quality) ?? what });
    case "champion":
      return say("keyword-champion-what", { keyword, what });
    case "offering":
      return say("keyword-offering-of", { keyword, what });
    case "landwalk":
      return landwalkOf(quality, voice);
    default:
      return say("keyword-with-quality", { keyword, what });
  }
}

/** "nonbasic landwalk", "snow forestwalk", "snow landwalk of the chosen land type" (CR 702.14a). */
function landwalkOf(quality: Selector, voice: Voice): Phrase {
  const [type, ...more] = listed<SubtypeWord>(quality.subtype);
  const traits = listed(quality.supertype);
  if (type === undefined || more.length > 0 || traits.length === 0)
    return say("keyword-landwalk-of", { what: voice.objects(quality) });
  const front = series(traits.map(supertypeWord), "and");
  // What only says of which type it is would be spoken of as any permanent.
  return typeof type === "string"
    ? say("keyword-landwalk-such", { front, walk: ofLandType("landwalk", type), what: voice.objects(quality) })
    : say("keyword-landwalk-chosen", {
        front,
        walk: keywordNamed("landwalk"),
        what: voice.objects({ type: "Land", ...quality }),
        type: subtypeWordPhrase(type),
      });
}

function splicedOnto({ subtype }: Selector): Phrase | undefined {
  const words = listed<SubtypeWord>(subtype).map(subtypeWordPhrase);
  return words.length === 0 ? undefined : series(words, "or");
}

/** Mana stands behind the keyword, other costs and what follows a number behind a dash. */
function withCost(keyword: Phrase, n: number | undefined, cost: string | undefined, voice: Voice): Phrase {
  if (cost === undefined) return n === undefined ? keyword : say("keyword-with-number", { keyword, n: String(n) });
  const said = costWord(cost, voice);
  if (n !== undefined) return say("keyword-with-number-and-cost", { keyword, n: String(n), cost: said });
  return isSymbols(cost)
    ? say("keyword-with-cost", { keyword, cost: said })
    : say("keyword-with-words", { keyword, cost: said });
}

/** A keyword ability as cards write it, as a noun in every case and with articles: "protection from black", "equip {2}". */
export function keywordPhrase(ability: KeywordAbility, voice: Voice): Phrase {
  const { keyword: name, cost, n, landType, from, fromQuality, keeps } = ability;
  const bare = landType === undefined ? withQuality(ability, voice) : ofLandType(name, landType);
  const against =
    from !== undefined
      ? fromPhrase(name, bare, colorWordPhrase(from))
      : fromQuality !== undefined
        ? fromPhrase(name, bare, qualityPhrase(fromQuality, voice))
        : bare;
  const whole = withCost(against, n, cost, voice);
  return keeps === undefined ? whole : say("keyword-keeping", { keyword: whole, what: voice.objects(keeps) });
}

/** A keyword by its name, or in a variant. */
export function variantPhrase(said: string | KeywordVariant, voice: Voice): Phrase {
  return typeof said === "string" ? keywordNamed(said) : keywordPhrase({ kind: "keyword", ...said }, voice);
}

/** An ability that is taken away: a keyword in all its variants or in one, another by what it does. */
function lostPhrase(lost: LostAbility, telling: Telling): Phrase {
  // There is none without a type of lands (CR 702.14a): all of them are meant.
  if (lost === "landwalk") return say("lost-landwalk");
  if (typeof lost === "string" || "keyword" in lost) return variantPhrase(lost, telling.voice);
  return abilityCalled(lost.ability, telling);
}

export function lostList(abilities: readonly LostAbility[], telling: Telling): Phrase {
  return series(
    abilities.map((lost) => lostPhrase(lost, telling)),
    "and",
  );
}
