import type { AbilityEntry, EffectPart, Quantity } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText, type It } from "./amount-text.js";
import { abilitiesText, type Quote } from "./keyword-text.js";
import type { Count } from "./noun-text.js";
import { plural } from "./words.js";
import { listed, say, type Wordings } from "./wordings.js";

/** How a sentence tells parts. */
export interface Telling {
  readonly count: Count;
  readonly quote: Quote;
  /** A static ability says that something has or is; what resolves, that it gains or becomes it. */
  readonly becomes: boolean;
  /** Whom "it" means; left out where that can't be said. */
  readonly it: It | undefined;
  /** It says how long: then "has" is the same as "gains". */
  readonly has?: boolean;
  /** What its X is, or what is counted, where the event tells that (told.ts). */
  readonly told?: string;
  readonly each?: string;
}

/** What follows where types are added to what something was (CR 205.1b). */
export const STILL: Wordings = [
  "It's still a land.",
  "It's still an artifact.",
  "It's still an enchantment.",
  "It's still a creature.",
  "It's still a planeswalker.",
  "They're still lands.",
];

const ARTIFACT_CREATURE = "Artifact,Creature";

/** Types and a size that are only added: but for an artifact creature that must be said (CR 205.1b). */
export function isSaidToBeStill(parts: readonly EffectPart[]): boolean {
  const adds = parts.some(
    (part) => part.kind === "addTypes" && part.types !== undefined && part.types.join() !== ARTIFACT_CREATURE,
  );
  return adds && parts.some(({ kind }) => kind === "setPowerToughness");
}

export interface Predicate {
  /** How many parts it tells. */
  readonly taken: number;
  readonly words: Wordings;
}

export const NONE: Predicate = { taken: 0, words: [] };

/** "is a 1/1 blue Frog creature": colors, types, subtypes and size, said in one. */
export function bodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const bare = bareBodyText(parts, telling);
  if (bare.taken === 0) return bare;
  const whole = wholeBodyText(parts, bare, telling);
  const name = parts[whole.taken];
  return name?.kind === "setName" && !telling.becomes
    ? { taken: whole.taken + 1, words: say`${whole.words} named ${name.name}` }
    : whole;
}

/** With the abilities that it has beside its body. */
function wholeBodyText(parts: readonly EffectPart[], bare: Predicate, telling: Telling): Predicate {
  const still =
    isSaidToBeStill(parts.slice(0, bare.taken)) || (parts[0]?.kind === "addTypes" && parts[0].types !== undefined);
  const after = parts[bare.taken];
  const ends = still
    ? [
        "",
        ...(telling.count === "one"
          ? [" that's still a land", " that's still a planeswalker"]
          : [" that are still lands"]),
      ]
    : [""];
  if (isEveryType(after))
    return {
      taken: bare.taken + 1,
      words: say`${bare.words} with all creature types${ends}`,
    };
  if (after?.kind !== "gainAbilities" || after.perColorOf !== undefined)
    return { ...bare, words: say`${bare.words}${ends}` };
  if (isEveryType(parts[bare.taken + 1]))
    return {
      taken: bare.taken + 2,
      words: say`${bare.words} with ${abilitiesText(after.abilities, telling.quote)} and all creature types${ends}`,
    };
  const abilities = abilitiesText(after.abilities, telling.quote);
  const verb = telling.count === "one" ? (telling.becomes ? "gains" : "has") : telling.becomes ? "gain" : "have";
  // Of what it has beside its body the text may speak as of something of its own.
  return {
    taken: bare.taken + 1,
    words: [
      ...say`${bare.words} with ${abilities}${ends}`,
      ...bare.words.flatMap((words) =>
        words.includes(" in addition to ")
          ? abilities.map((has) => words.replace(" in addition to ", ` with ${has} in addition to `))
          : [],
      ),
      ...bare.words.flatMap((words) =>
        / with base power and toughness \d+\/\d+$/.test(words) ? withMore(words, after.abilities, telling.quote) : [],
      ),
      ...say`${bare.words}${[" and", ", and", ","]} ${verb} ${abilities}`,
    ],
  };
}

const isEveryType = (part: EffectPart | undefined): boolean =>
  part?.kind === "addEverySubtype" && part.family === "creature" && part.which === undefined;

/** "with base power and toughness 4/4, flying, and haste". */
function withMore(words: string, abilities: readonly AbilityEntry[], quote: Quote): Wordings {
  const each = abilities.map((ability) => abilitiesText([ability], quote));
  return listed([[words], ...each], "and");
}

function bareBodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const added = addedBodyText(parts, telling);
  const plain = plainBodyText(parts, telling);
  if (added.taken === 0) return plain;
  return plain.taken === added.taken ? { ...added, words: [...plain.words, ...added.words] } : added;
}

function plainBodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const { count, becomes } = telling;
  let place = 0;
  const next = <K extends EffectPart["kind"]>(kind: K): Extract<EffectPart, { kind: K }> | undefined => {
    const part = parts[place];
    if (part?.kind !== kind) return undefined;
    place++;
    return part as Extract<EffectPart, { kind: K }>;
  };
  const colors = next("setColors");
  const lands = landBodyText(parts.slice(place), colors);
  if (lands.length > 0)
    return {
      taken: place + 2,
      words: count === "one" ? say`${becomes ? ["becomes a", "becomes an"] : ["is a", "is an"]} ${lands}` : [],
    };
  const set = next("setTypes") ?? next("addTypes");
  const ofCreature = next("setSubtypes");
  const size = next("setPowerToughness");
  const types = set?.types ?? [];
  const subtypes = ofCreature?.subtypes ?? set?.subtypes ?? [];
  if (types.length + subtypes.length === 0 || (set !== undefined && set.types === undefined)) return NONE;
  if (ofCreature !== undefined && (ofCreature.family !== "creature" || set?.subtypes !== undefined)) return NONE;
  // Only an artifact creature keeps its types though it is not said to (CR 205.1b); other added ones, see partText.
  const isArtifact = set?.kind === "addTypes" && types.join() === ARTIFACT_CREATURE;
  if (set?.kind === "addTypes" && size === undefined && !isArtifact) return NONE;
  if (set?.kind === "setTypes" && types.join() === ARTIFACT_CREATURE) return NONE;
  if (ofCreature !== undefined && set !== undefined && !isArtifact) return NONE;
  if (subtypes.some((subtype) => typeof subtype !== "string")) return NONE;
  const colorWords = colors === undefined ? [""] : say`${colorsText(colors.colors)} `;
  const kinds = [...(subtypes as string[]), ...types.map((type) => type.toLowerCase())];
  const last = kinds.at(-1) ?? "";
  const noun = [...kinds.slice(0, -1), count === "one" ? last : plural(last)].join(" ");
  const verb = becomes
    ? { one: ["becomes a", "becomes an"], many: ["become"] }
    : { one: ["is a", "is an"], many: ["are"] };
  const begin = verb[count];
  if (size === undefined) return { taken: place, words: say`${begin} ${colorWords}${noun}` };
  const { power, toughness } = size;
  if (typeof power === "number" && typeof toughness === "number") {
    const numbers = `${power}/${toughness}`;
    const words = [
      ...(types.length === 0 ? [] : say`${begin} ${numbers} ${colorWords}${noun}`),
      ...say`${begin} ${colorWords}${noun} with base power and toughness ${numbers}`,
    ];
    return { taken: place, words };
  }
  if (types.length === 0 || power === undefined || orderedText(power) !== orderedText(toughness)) return NONE;
  // What is added to other types is as large as its mana value in a predicate of its own.
  const isAdded = set?.kind === "addTypes" && !isArtifact && !becomes;
  if (isAdded && typeof power === "object" && power.manaValueOf !== undefined) return NONE;
  // Nothing is made as large as it is.
  if (typeof power === "object" && (power.powerOf ?? power.toughnessOf) === (telling.it ?? "nobody")) return NONE;
  return {
    taken: place,
    words: [
      ...say`${begin} X/X ${colorWords}${noun}${whereText(power, telling)}`,
      ...say`${begin} ${colorWords}${noun} with ${["", "base "]}power and toughness each equal to ${amountText(power, telling.it)}`,
    ],
  };
}

/** What X is, set aside for the end of the clause (change-text.ts). */
function whereText(power: Quantity, { it, told }: Telling): Wordings {
  if (orderedText(power) === '{"x":true}') return [told === undefined ? "" : `⟦where X is ${told}⟧`];
  return say`⟦where X is ${amountText(power, it)}⟧`;
}

/** "a white Angel in addition to its other colors and types": types, colors and a size that are added or set beside. */
function addedBodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const { count, becomes } = telling;
  const [types, second, third] = parts;
  if (types?.kind !== "addTypes" || types.supertypes !== undefined) return NONE;
  const colors = second?.kind === "addColors" ? second : undefined;
  const size = colors === undefined ? second : third;
  const { power, toughness } = size?.kind === "setPowerToughness" ? size : {};
  const isPlain = typeof power === "number" && typeof toughness === "number";
  // What is as big as its own mana value is told so in a predicate of its own, and not as X/X.
  const isX =
    typeof power === "object" && power.manaValueOf === undefined && orderedText(power) === orderedText(toughness);
  const isSized = isPlain || isX;
  if (colors === undefined && !isSized) return NONE;
  const subtypes = types.subtypes ?? [];
  if (!subtypes.every((subtype) => typeof subtype === "string")) return NONE;
  const kinds = [...subtypes, ...(types.types ?? []).map((type) => type.toLowerCase())];
  const last = kinds.at(-1) ?? "";
  const noun = [...kinds.slice(0, -1), count === "one" ? last : plural(last)].join(" ");
  const verb = becomes ? (count === "one" ? "becomes" : "become") : count === "one" ? "is" : "are";
  const article = count === "one" ? ["a ", "an "] : [""];
  const color = colors === undefined ? [""] : say`${colorsText(colors.colors)} `;
  const its = count === "one" ? "its" : "their";
  const other = colors === undefined ? "types" : "colors and types";
  const bodies = isPlain
    ? [
        ...say`${power}/${toughness} ${color}${noun}`,
        ...say`${color}${noun} with base power and toughness ${power}/${toughness}`,
      ]
    : isX
      ? say`X/X ${color}${noun}${whereText(power, telling)}`
      : say`${color}${noun}`;
  return {
    taken: 1 + (colors === undefined ? 0 : 1) + (isSized ? 1 : 0),
    words: say`${verb} ${article}${bodies} in addition to ${its} other ${other}`,
  };
}

/** "colorless Forest land": only a land, with basic land types, and so without its other abilities (CR 305.7). */
function landBodyText(
  [set, lands]: readonly EffectPart[],
  colors: Extract<EffectPart, { kind: "setColors" }> | undefined,
): Wordings {
  if (
    set?.kind !== "setTypes" ||
    set.types.join() !== "Land" ||
    set.subtypes !== undefined ||
    lands?.kind !== "setBasicLandTypes"
  )
    return [];
  if (!lands.subtypes.every((subtype) => typeof subtype === "string")) return [];
  const color = colors === undefined ? [""] : say`${colorsText(colors.colors)} `;
  return say`${color}${listed(
    lands.subtypes.map((subtype) => [subtype]),
    "and",
  )} land`;
}

export function colorsText(colors: readonly unknown[]): Wordings {
  if (colors.length === 0) return ["colorless"];
  if (!colors.every((color) => typeof color === "string")) return [];
  return listed(
    colors.map((color) => [color]),
    "and",
  );
}
