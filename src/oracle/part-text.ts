import type { AbilityEntry, EffectPart, Quantity } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText, countedText, type It } from "./amount-text.js";
import { abilitiesText, type Quote } from "./keyword-text.js";
import type { Count } from "./selector-text.js";
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

/** Everything that the parts do, with verbs: "gets +1/+1 and has flying". */
export function predicatesText(parts: readonly EffectPart[], telling: Telling): Wordings {
  const said: Wordings[] = [];
  for (let place = 0; place < parts.length;) {
    const { taken, words } = nextPredicate(parts.slice(place), telling);
    if (taken === 0) return [];
    said.push(words);
    place += taken;
  }
  const all = listed(said, "and");
  return said.length === 2 ? [...all, ...say`${said[0] ?? []}, and ${said[1] ?? []}`] : all;
}

interface Predicate {
  /** How many parts it tells. */
  readonly taken: number;
  readonly words: Wordings;
}

const NONE: Predicate = { taken: 0, words: [] };

function nextPredicate(parts: readonly EffectPart[], telling: Telling): Predicate {
  const [part, next] = parts;
  if (part === undefined) return NONE;
  const body = bodyText(parts, telling);
  if (body.taken > 0) return body;
  if (
    part.kind === "changeGameRule" &&
    next?.kind === "changeGameRule" &&
    [part.rule, next.rule].join() === "cant-attack,cant-block"
  )
    return { taken: 2, words: ["can't attack or block"] };
  const words = partText(part, telling);
  return words.length === 0 ? NONE : { taken: 1, words };
}

/** "is a 1/1 blue Frog creature": colors, types, subtypes and size, said in one. */
function bodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const bare = bareBodyText(parts, telling);
  if (bare.taken === 0) return bare;
  const still =
    isSaidToBeStill(parts.slice(0, bare.taken)) || (parts[0]?.kind === "addTypes" && parts[0].types !== undefined);
  const after = parts[bare.taken];
  const ends = still ? ["", telling.count === "one" ? " that's still a land" : " that are still lands"] : [""];
  if (after?.kind !== "gainAbilities" || after.perColorOf !== undefined)
    return { ...bare, words: say`${bare.words}${ends}` };
  const abilities = abilitiesText(after.abilities, telling.quote);
  const verb = telling.count === "one" ? (telling.becomes ? "gains" : "has") : telling.becomes ? "gain" : "have";
  // Of what it has beside its body the text may speak as of something of its own.
  return {
    taken: bare.taken + 1,
    words: [
      ...say`${bare.words} with ${abilities}${ends}`,
      ...say`${bare.words}${[" and", ", and", ","]} ${verb} ${abilities}`,
    ],
  };
}

function bareBodyText(parts: readonly EffectPart[], telling: Telling): Predicate {
  const added = addedBodyText(parts, telling);
  const plain = plainBodyText(parts, telling);
  if (added.taken === 0) return plain;
  return plain.taken === added.taken ? { ...added, words: [...plain.words, ...added.words] } : added;
}

function plainBodyText(parts: readonly EffectPart[], { count, becomes }: Telling): Predicate {
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
  if (typeof power !== "number" || typeof toughness !== "number") return NONE;
  const numbers = `${power}/${toughness}`;
  const words = [
    ...(types.length === 0 ? [] : say`${begin} ${numbers} ${colorWords}${noun}`),
    ...say`${begin} ${colorWords}${noun} with base power and toughness ${numbers}`,
  ];
  return { taken: place, words };
}

/** "a white Angel in addition to its other colors and types": types, colors and a size that are added or set beside. */
function addedBodyText(parts: readonly EffectPart[], { count, becomes }: Telling): Predicate {
  const [types, second, third] = parts;
  if (types?.kind !== "addTypes" || types.supertypes !== undefined) return NONE;
  const colors = second?.kind === "addColors" ? second : undefined;
  const size = colors === undefined ? second : third;
  const isSized = size?.kind === "setPowerToughness";
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
  const bodies =
    isSized && typeof size.power === "number" && typeof size.toughness === "number"
      ? [
          ...say`${size.power}/${size.toughness} ${color}${noun}`,
          ...say`${color}${noun} with base power and toughness ${size.power}/${size.toughness}`,
        ]
      : isSized
        ? []
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

function colorsText(colors: readonly unknown[]): Wordings {
  if (colors.length === 0) return ["colorless"];
  if (!colors.every((color) => typeof color === "string")) return [];
  return listed(
    colors.map((color) => [color]),
    "and",
  );
}

function partText(part: EffectPart, { count, quote, becomes, it }: Telling): Wordings {
  const verb = (one: string, many: string): string => (count === "one" ? one : many);
  const has = verb("has", "have");
  const gains = becomes ? verb("gains", "gain") : has;
  const is = becomes ? verb("becomes", "become") : verb("is", "are");
  const its = verb("its", "their");
  switch (part.kind) {
    case "modifyPowerToughness":
      if (part.double) return [];
      return say`${verb("gets", "get")} ${["", "an additional "]}${changeText(part.power ?? 0, part.toughness ?? 0, it)}`;
    case "setPowerToughness":
      return sizeText(part, has);
    case "gainAbilities":
      if (part.perColorOf !== undefined) return [];
      if (part.oneOf === undefined) return say`${gains} ${abilitiesText(part.abilities, quote)}`;
      // What a resolution asks for as it resolves; of a static ability something else has asked (CR 607.2d).
      return becomes ? say`${gains} your choice of ${abilitiesText(part.abilities, quote, "or")}` : [];
    case "loseAllAbilities":
      return part.except === undefined ? [`${verb("loses", "lose")} all abilities`] : [];
    case "loseAbilities":
      return say`${verb("loses", "lose")} ${abilitiesText(
        part.abilities.map((ability) =>
          typeof ability === "string" ? ability : ({ ...ability, kind: "keyword" } as AbilityEntry),
        ),
        () => [],
      )}`;
    case "addEverySubtype":
      if (part.family === "land" && part.which === undefined)
        return [`${is} every basic land type in addition to ${its} other types`];
      return part.family === "creature" && part.which === undefined ? [`${is} every creature type`] : [];
    case "addTypes":
      return addTypesText(part, count, is);
    case "setBasicLandTypes":
      return landTypesText(part.subtypes, count, is);
    case "setColors":
      if (part.colors.length === 5) return [`${is} all colors`];
      return orderedText(part.colors) === '[{"chosen":"color"}]'
        ? ["the chosen color", ...(becomes ? ["the color of your choice", "that color"] : [])].map(
            (color) => `${is} ${color}`,
          )
        : say`${is} ${colorsText(part.colors)}`;
    case "addColors":
      return say`${is} ${colorsText(part.colors)} in addition to ${its} other colors`;
    case "setSubtypes":
      return chosenSubtypesText(part, is);
    case "removeTypes":
      return orderedText(part) === orderedText({ kind: "removeTypes", types: ["Creature"] }) && count === "one"
        ? ["isn't a creature"]
        : [];
    case "switchPowerToughness":
      return count === "one" ? ["switches its power and toughness"] : [];
    case "changeGameRule":
      return part.player === undefined && part.amount === undefined && part.bars === undefined
        ? ruleText(part.rule, its, verb)
        : [];
    default:
      return [];
  }
}

function sizeText({ power, toughness }: Extract<EffectPart, { kind: "setPowerToughness" }>, has: string): Wordings {
  if (typeof power === "number" && typeof toughness === "number")
    return [`${has} base power and toughness ${power}/${toughness}`];
  if (typeof power === "number" && toughness === undefined) return [`${has} base power ${power}`];
  return typeof toughness === "number" && power === undefined ? [`${has} base toughness ${toughness}`] : [];
}

function addTypesText(part: Extract<EffectPart, { kind: "addTypes" }>, count: Count, is: string): Wordings {
  if (part.supertypes !== undefined) return [];
  const its = count === "one" ? "its" : "their";
  const { types, subtypes } = part;
  if (types === undefined && orderedText(subtypes) === '[{"chosen":"creatureType"}]')
    return ["the chosen type", ...(is.startsWith("become") ? ["the creature type of your choice"] : [])].map(
      (type) => `${is} ${type} in addition to ${its} other types`,
    );
  if (types === undefined && orderedText(subtypes) === '[{"chosen":"basicLandType"}]')
    return is.startsWith("become")
      ? [`${is} the basic land type of your choice in addition to ${its} other types`]
      : [];
  if (subtypes?.some((subtype) => typeof subtype !== "string")) return [];
  const article = count === "one" ? ["a ", "an "] : [""];
  if (types === undefined) {
    const words = (subtypes as string[]).map((subtype) => [count === "one" ? subtype : plural(subtype)]);
    const run = (subtypes as string[]).map((subtype, place) => [
      count === "many" && place === words.length - 1 ? plural(subtype) : subtype,
    ]);
    const lists = [
      ...listed(words, "and"),
      ...run.reduce<Wordings>((all, each) => (all.length === 0 ? each : say`${all} ${each}`), []),
    ];
    return say`${is} ${article}${[...new Set(lists)]} in addition to ${its} other ${["types", "creature types", "land types"]}`;
  }
  if (subtypes !== undefined) return [];
  const words = types.map((type) => type.toLowerCase());
  const last = words.at(-1) ?? "";
  const noun = [...words.slice(0, -1), count === "one" ? last : plural(last)].join(" ");
  return say`${is} ${article}${noun} in addition to ${its} other types`;
}

/** Chosen on resolution. */
function chosenSubtypesText({ family, subtypes }: Extract<EffectPart, { kind: "setSubtypes" }>, is: string): Wordings {
  return family === "creature" && orderedText(subtypes) === '[{"chosen":"creatureType"}]' && is.startsWith("become")
    ? [`${is} the creature type of your choice`, `${is} that type`]
    : [];
}

function landTypesText(subtypes: readonly unknown[], count: Count, is: string): Wordings {
  if (orderedText(subtypes) === '[{"chosen":"basicLandType"}]')
    return [`${is} the chosen type`, ...(is.startsWith("become") ? [`${is} the basic land type of your choice`] : [])];
  if (!subtypes.every((subtype) => typeof subtype === "string")) return [];
  const words = listed(
    subtypes.map((subtype) => [count === "one" ? subtype : plural(subtype)]),
    "and",
  );
  return count === "one" ? say`${is} ${["a ", "an ", ""]}${words}` : say`${is} ${words}`;
}

const RULES: Readonly<Record<string, string>> = {
  "cant-attack": "can't attack",
  "cant-block": "can't block",
  "cant-be-blocked": "can't be blocked",
  "must-be-blocked-if-able": "must be blocked if able",
};

function ruleText(rule: string, its: string, verb: (one: string, many: string) => string): Wordings {
  if (rule === "cant-activate-abilities") return [`${its} activated abilities can't be activated`];
  if (rule === "doesnt-untap")
    return its === "its"
      ? ["doesn't untap during its controller's untap step", "doesn't untap during your untap step"]
      : ["don't untap during their controllers' untap steps"];
  if (rule === "must-block-if-able") return [`${verb("blocks", "block")} each combat if able`];
  if (rule === "must-attack-if-able") return [`${verb("attacks", "attack")} each combat if able`];
  if (rule === "assigns-damage-by-toughness")
    return [`${verb("assigns", "assign")} combat damage equal to ${its} toughness rather than ${its} power`];
  const words = RULES[rule];
  if (words !== undefined) return [words];
  if (rule === "attacks-as-though-without-defender")
    return [`can attack as though ${its === "its" ? "it" : "they"} didn't have defender`];
  return /^(?:cant|can|dont|doesnt|must|assigns?|blocks?)-/.test(rule)
    ? [rule.replaceAll("-", " ").replace(/^(can|don|doesn)t /, "$1't ")]
    : [];
}

/** +1/+1; +2/+0 for each ...; +X/+X with what X is set aside for the end of its clause (see settled). */
function changeText(power: Quantity, toughness: Quantity, it: It | undefined): Wordings {
  const [a, b] = [scaled(power), scaled(toughness)];
  const each = a.each ?? b.each;
  if (each === undefined) return signsOf(a.n, b.n).map(([p, t]) => `${p}/${t}`);
  const agree = [a, b].every((one) =>
    one.each === undefined ? one.n === 0 : orderedText(one.each) === orderedText(each),
  );
  if (!agree) return [];
  if (orderedText(each) === '{"x":true}') return withX(a, b);
  const counted = countedText(each, "one", it);
  return [
    ...signsOf(a.n, b.n).flatMap(([p, t]) => say`${p}/${t} for each ${counted}`),
    ...say`${withX(wholeOf(power), wholeOf(toughness))}⟦where X is ${amountText(plainOf(a.each === undefined ? toughness : power), it)}⟧`,
  ];
}

/** As X: what is multiplied already is one amount. */
const wholeOf = (amount: Quantity): { n: number; each?: Quantity } => {
  if (typeof amount === "number") return { n: amount };
  return amount.negative === undefined ? { n: 1, each: amount } : { n: -1, each: amount.negative };
};
const plainOf = (amount: Quantity): Quantity =>
  typeof amount === "object" && amount.negative !== undefined ? amount.negative : amount;

function withX(
  a: { readonly n: number; readonly each?: Quantity },
  b: { readonly n: number; readonly each?: Quantity },
): Wordings {
  if ([a, b].some(({ n, each }) => each !== undefined && Math.abs(n) !== 1)) return [];
  if ([a, b].some(({ n, each }) => each === undefined && n !== 0)) return [];
  // Zero takes the sign of the other number.
  const signs = [a, b].map(({ n }) => (n < 0 || (n === 0 && Math.min(a.n, b.n) < 0) ? "-" : "+"));
  return [[a, b].map(({ each }, place) => `${signs[place] ?? ""}${each === undefined ? 0 : "X"}`).join("/")];
}

/** Moves what was set aside to the end of the clause: ", where X is ...". */
export const settled = (wordings: Wordings): Wordings =>
  wordings.map((wording) => {
    const asides = [...wording.matchAll(/⟦(.*?)⟧/g)].map(([, aside = ""]) => aside);
    const [aside, ...others] = [...new Set(asides)];
    if (aside === undefined || others.length > 0) return wording;
    return `${wording.replaceAll(/⟦.*?⟧/g, "")}, ${aside}`;
  });

/** "until end of turn" may stand before what is counted. */
export const countedLast = (said: Wordings, duration: Wordings): Wordings => [
  ...say`${said}${duration}`,
  ...said.flatMap((wording) => {
    const place = wording.indexOf(" for each ");
    if (place < 0) return [];
    return say`${wording.slice(0, place)}${duration}${wording.slice(place)}`;
  }),
];

/** How many times what: -2 times the number of cards in a hand; a plain number has nothing to count. */
function scaled(amount: Quantity): { n: number; each?: Quantity } {
  if (typeof amount === "number") return { n: amount };
  if (amount.negative !== undefined) {
    const { n, each } = scaled(amount.negative);
    return each === undefined ? { n: -n } : { n: -n, each };
  }
  const [by, each, ...more] = amount.product ?? [];
  return typeof by === "number" && each !== undefined && more.length === 0 ? { n: by, each } : { n: 1, each: amount };
}

/** Zero takes the sign of the other number. */
function signsOf(power: number, toughness: number): (readonly [string, string])[] {
  const sign = (n: number, other: number): string => (n < 0 || (n === 0 && other < 0) ? `-${Math.abs(n)}` : `+${n}`);
  return [[sign(power, toughness), sign(toughness, power)]];
}
