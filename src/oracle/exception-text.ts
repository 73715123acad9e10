import type { CopyExceptions } from "../rules/formats.gen.js";
import { abilitiesText, type Quote } from "./keyword-text.js";
import { NUMBER_WORDS } from "./words.js";
import { listed, say, type Wordings } from "./wordings.js";

/** What a copy is but for what it copies: ", except it's legendary in addition to its other types". */
export function exceptionsText(except: CopyExceptions, quote: Quote): Wordings {
  const parts: Wordings[] = [];
  const left = new Set(Object.keys(except));
  const take = (...keys: (keyof CopyExceptions)[]): boolean => {
    const has = keys.some((key) => left.has(key));
    for (const key of keys) left.delete(key);
    return has;
  };
  // Cards put them in the order in which the exceptions were read.
  for (const key of Object.keys(except) as (keyof CopyExceptions)[]) {
    if (!left.has(key)) continue;
    if (key === "keepAbility") parts.push(take(key) ? ["it has this ability"] : []);
    else if (key === "name") parts.push(take(key) ? ["its name is ~", "her name is ~", "his name is ~"] : []);
    else if (key === "removeSupertypes")
      parts.push(take(key) ? ["it's not legendary", "it isn't legendary", "the token isn't legendary"] : []);
    else if (key === "addSupertypes")
      parts.push(
        take(key)
          ? ["it's legendary in addition to its other types", "she's legendary in addition to its other types"]
          : [],
      );
    else if (key === "retain") parts.push(take(key) ? ["it doesn't copy that creature's color"] : []);
    else if (key === "addAbilities") parts.push(take(key) ? abilitiesSaid(except, quote) : []);
    else if (key === "counters") parts.push(take(key) ? countersSaid(except) : []);
    else if (take("power", "toughness", "addColors", "addSubtypes", "addTypes")) parts.push(bodySaid(except));
    else return [];
  }
  const all = listed(parts, "and");
  return say`, except ${[...all, ...all.map((each) => each.replace(" and it has ", " and has "))]}`;
}

function abilitiesSaid({ addAbilities = [] }: CopyExceptions, quote: Quote): Wordings {
  return say`${["it has", "it gains"]} ${abilitiesText(addAbilities, quote)}`;
}

function countersSaid({ counters = {} }: CopyExceptions): Wordings {
  const [[counter, n] = ["", 0], ...more] = Object.entries(counters);
  if (more.length > 0) return [];
  return n === 1
    ? [`it enters with an additional ${counter} counter on it`]
    : [`it enters with ${NUMBER_WORDS[n] ?? ""} additional ${counter} counters on it`];
}

function bodySaid({ power, toughness, addColors = [], addSubtypes = [], addTypes = [] }: CopyExceptions): Wordings {
  const size = power === undefined || toughness === undefined ? "" : `${power}/${toughness}`;
  if (addColors.length + addSubtypes.length + addTypes.length === 0) return [`it's ${size}`];
  if (!addSubtypes.every((subtype) => typeof subtype === "string")) return [];
  const colors =
    addColors.length === 0
      ? [""]
      : say`${listed(
          addColors.map((color) => [color]),
          "and",
        )} `;
  const kinds = [...addSubtypes, ...addTypes.map((type) => type.toLowerCase())].map((word) => `${word} `).join("");
  const other = addColors.length > 0 ? ["colors and types", "types and colors", "colors"] : ["types", "creature types"];
  return say`${["it's", "he's"]} ${["a ", "an ", ""]}${size === "" ? "" : `${size} `}${colors}${kinds}in addition to ${["its", "his"]} other ${other}`;
}
