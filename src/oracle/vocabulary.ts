import type {
  AbilityEntry,
  CardType,
  Color,
  CopyExceptions,
  EffectPart,
  Made,
  Quantity,
  QuantityExpression,
  Selector,
} from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { predefinedToken } from "../rules/predefined-tokens.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { isComing, isDeed, isHarmless, isHarmlessClause, isPlainWord, isRuleText } from "./harmless.js";
import type { Lead, Resolving, Whom } from "./clause.js";
import { THAT_TYPE } from "./chosen-type.js";
import { alikeWith } from "./alike.js";
import { EVERYWHERE } from "./everywhere.js";
import { LICID } from "./licid.js";
import { MODIFIED } from "./modified.js";
import { mostCommon } from "./most-common.js";
import {
  alsoOfIt,
  asksOfIt,
  becoming,
  bothHold,
  bothWithCondition,
  isOneStep,
  keepingTypes,
  maybeDefines,
  ofOneSubject,
  orElse,
  othersLost,
  saysOther,
  together,
  unlessElse,
  withCondition,
  withSubject,
} from "./sentence.js";
import { isToldEach, isToldNumber } from "./told.js";
import { capitalised, CREATURE_TYPE_WORDS, KEYWORD_NAMES, NUMBER_WORDS, SINGULARS, SUBTYPE_WORDS } from "./words.js";

interface TokenWords {
  readonly size: readonly [number, number] | null;
  readonly colors: readonly Color[] | null;
  readonly legendary?: boolean;
  readonly snow?: boolean;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
  readonly abilities: readonly AbilityEntry[] | null;
  readonly name: string | null;
}

interface Told {
  readonly told: string;
}

/** With an amount for each X in it; not where the event tells it. */
function where<T>(said: T, amount: Quantity | Told | null): T {
  if (amount === null || (typeof amount === "object" && "told" in amount)) return said;
  return JSON.parse(JSON.stringify(said).replaceAll('{"x":true}', JSON.stringify(amount))) as T;
}

const isPlainNumber = (n: Quantity | undefined): n is number => typeof n === "number";

/** An effect of which its own words don't say how long it lasts. */
const isOpen = (clause: Resolving): boolean =>
  "does" in clause && clause.whom !== undefined && clause.duration === undefined && clause.is === undefined;

/** What the grammar must know of words and of what belongs together. */
export const vocabulary = {
  capitalised,
  isSubtype: (word: string): boolean => SUBTYPE_WORDS.has(word),
  singular: (word: string): string | undefined => SINGULARS.get(word),
  isCreatureType: (word: string): boolean => CREATURE_TYPE_WORDS.has(word),
  isBasicLandType: (word: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(word),
  landOfWalk: (word: string): string | undefined => {
    const land = capitalised(word.slice(0, -"walk".length));
    return SUBTYPES.land.includes(land) ? land : undefined;
  },
  isKeyword: (word: string): boolean => KEYWORD_NAMES.has(word),
  takesCost: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "cost",
  takesNumber: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "number",
  standsAlone: (word: string): boolean => {
    const { parameter } = KEYWORD_NAMES.get(word) ?? {};
    return parameter === undefined || word === "hexproof";
  },
  number: (word: string): number | undefined => {
    const place = NUMBER_WORDS.indexOf(word);
    return place < 0 ? undefined : place;
  },
  /** Fits one of these: as a list of types or subtypes where that says it. */
  anyOf(kinds: readonly Selector[]): Selector {
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined) return only;
    for (const key of ["type", "subtype"] as const) {
      const words = kinds.map((kind) => (Object.keys(kind).length === 1 ? kind[key] : undefined));
      if (words.every((word) => typeof word === "string")) return { [key]: words };
    }
    return { anyOf: [...kinds] };
  },
  /** In a list of kinds a word before the first may be meant for all of them: then each says one thing alone, or all say as much. */
  areAlike: (kinds: readonly Selector[]): boolean =>
    kinds.length === 1 || kinds.every((kind) => Object.keys(kind).length === 1),
  /** n times an amount; a reduction is said as one, since an amount that comes out negative would count as 0 (CR 107.1b). */
  multiple(n: Quantity, times: Quantity | undefined | null): Quantity {
    if (times === undefined || times === null || typeof n !== "number" || n === 0) return n;
    const positive: Quantity = Math.abs(n) === 1 ? times : { product: [Math.abs(n), times] };
    return n < 0 ? { negative: positive } : positive;
  },
  where,
  told: (amount: (QuantityExpression & { readonly each?: string }) | Told | null | undefined): object =>
    amount === null || amount === undefined
      ? {}
      : "told" in amount
        ? { told: amount.told }
        : amount.each === undefined
          ? {}
          : { each: amount.each },
  isToldNumber,
  isToldEach,
  /** What amass creates where there is no Army (CR 701.47a). */
  army: (kind: string): Made => ({
    colorIndicator: ["black"],
    types: ["Creature"],
    subtypes: [kind, "Army"],
    power: 0,
    toughness: 0,
  }),
  /** "gets +1/+1 until end of turn for each ...": said of the only change of size in it. */
  times(parts: EffectPart[], amount: Quantity | null): EffectPart[] {
    if (amount === null) return parts;
    const times: Quantity = typeof amount === "object" && amount.x ? { x: true } : amount;
    return parts.map((part) =>
      part.kind === "modifyPowerToughness" && isPlainNumber(part.power) && isPlainNumber(part.toughness)
        ? {
            ...part,
            power: vocabulary.multiple(part.power, times),
            toughness: vocabulary.multiple(part.toughness, times),
          }
        : part,
    );
  },
  /** Doubling is getting as much again (CR 701.10a-b). */
  doubled: (power: boolean, toughness: boolean): EffectPart[] => [
    {
      kind: "modifyPowerToughness",
      ...(power && { power: { powerOf: "affected" } }),
      ...(toughness && { toughness: { toughnessOf: "affected" } }),
      double: true,
    },
  ],
  saysOther,
  /** Those of a kind that you control and, where they are no permanents, spells and cards of yours too. */
  everywhere<T extends { readonly affects: Selector }>(said: T, spells: Selector, cards: Selector): T | undefined {
    const { controller, ...kind } = said.affects;
    // No land is a spell (CR 305.9).
    const nonlands = orderedText(kind) === '{"not":{"type":"Land"}}' && Object.keys(spells).length === 0;
    if (
      controller !== "you" ||
      [nonlands ? kind : spells, cards].some((each) => orderedText(each) !== orderedText(kind))
    )
      return undefined;
    return { ...said, affects: { ...kind, ...EVERYWHERE } };
  },
  asksOfIt,
  /** In what defines an object "it" is that object (CR 604.3). */
  ofItself: (abilities: readonly AbilityEntry[]): AbilityEntry[] =>
    JSON.parse(JSON.stringify(abilities).replaceAll('"on":"it"', '"on":"self"')) as AbilityEntry[],
  mostCommon,
  modified: (): Selector => MODIFIED,
  /** Of a modified permanent: its controller, who has to be the one that controls the Aura (CR 700.9), is said. */
  isSaidWhole: (all: Selector, adjectives: readonly Selector[]): boolean =>
    !adjectives.includes(MODIFIED) || all.controller === "you",
  thatType: THAT_TYPE,
  /** From and to a word that is chosen on resolution. */
  replaced: (word: "color" | "landType" | "creatureType"): EffectPart[] => [
    { kind: "replaceWords", word, from: { chosen: "from" }, to: { chosen: "to" } },
  ],
  isOne: ({ targets, affects }: Whom): boolean =>
    targets === 1 || "it" in affects || "self" in affects || "host" in affects,
  /** The clauses of one sentence with what stands before them; undefined where only harmless ones could stand so. */
  sentence(leads: readonly Lead[], [head, ...tail]: readonly Resolving[]): Resolving[] | undefined {
    if (head === undefined) return undefined;
    const clauses = [{ ...head, leads }, ...tail];
    if (leads.some(({ only }) => only === "harmless") && clauses.some((clause) => !("text" in clause)))
      return undefined;
    const [conditional, more] = leads.filter(({ condition }) => condition !== undefined);
    if (more !== undefined) return undefined;
    const { condition, about } = conditional ?? {};
    const gate = leads.findLast((lead) => lead.gate !== undefined)?.gate;
    const have = leads.some((lead) => lead.have);
    // What stands first lasts for all of the sentence.
    const early = head.early ? head.duration : undefined;
    // What is said without an end lasts as long as what the sentence says at last.
    const last = clauses.at(-1);
    const late = last !== undefined && !("text" in last) && !last.early ? last.duration : undefined;
    const open = clauses.filter((clause, place) => isOpen(clause) && (early === undefined || place === 0));
    const changesSize = open.some(
      (clause) => "does" in clause && clause.does.some(({ kind }) => kind === "modifyPowerToughness"),
    );
    if (changesSize && (late === undefined || open.length < clauses.length - 1)) return undefined;
    const lasting = clauses.map((clause): Resolving =>
      late !== undefined && open.includes(clause) ? { ...clause, duration: late, later: true } : clause,
    );
    return lasting.map((clause, place) => ({
      ...clause,
      ...(early !== undefined &&
        place > 0 &&
        !("text" in clause) &&
        clause.duration === undefined && { duration: early, early: true as const }),
      ...(condition !== undefined && { condition, ...(about !== undefined && { about }) }),
      ...(gate !== undefined && { gate }),
      ...(have && place === 0 && { have: true as const }),
    }));
  },
  exceptions(parts: readonly CopyExceptions[]): CopyExceptions {
    const all: CopyExceptions = {};
    for (const part of parts)
      for (const [key, value] of Object.entries(part)) {
        const before = all[key as keyof CopyExceptions];
        Object.assign(all, { [key]: Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value });
      }
    return all;
  },
  countIn(words: string): number {
    const place = NUMBER_WORDS.findIndex((word) => words.includes(` ${word} additional`));
    return place < 0 ? 1 : place;
  },
  withAbility: (
    token: Resolving & { readonly makes: readonly Made[]; readonly token: object },
    ability: AbilityEntry,
    gets: string,
  ): unknown => ({
    ...token,
    makes: token.makes.map((made) => ({ ...made, abilities: [ability] })),
    token: { ...token.token, gets },
  }),
  /** Its ability says how large it is (CR 604.3). */
  isSizeDefined: (abilities: readonly AbilityEntry[] | null): boolean =>
    (abilities ?? []).some(
      (ability) =>
        typeof ability === "object" &&
        ability.kind === "characteristicDefining" &&
        ability.does.some(
          (part) => part.kind === "setPowerToughness" && part.power !== undefined && part.toughness !== undefined,
        ),
    ),
  isPredefined: (name: string): boolean => predefinedToken(name) !== undefined,
  made({ size, colors, legendary, snow, subtypes, types, abilities, name }: TokenWords): Made {
    const supertypes = [...(legendary ? (["Legendary"] as const) : []), ...(snow ? (["Snow"] as const) : [])];
    return {
      ...(name !== null && { name }),
      ...(colors !== null && colors.length > 0 && { colorIndicator: [...colors] }),
      ...(supertypes.length > 0 && { supertypes }),
      types: [...types],
      ...(subtypes.length > 0 && { subtypes: [...subtypes] }),
      ...(size !== null && { power: size[0], toughness: size[1] }),
      ...(size === null && types.includes("Creature") && { power: "*", toughness: "*" }),
      ...(abilities !== null && { abilities: [...abilities] }),
    };
  },
  emblem: (abilities: readonly AbilityEntry[]): Made => ({ name: "emblem", types: [], abilities: [...abilities] }),
  /** A rule of the game by its words; only such words as come out again when it is told. */
  slug: (text: string): string => text.toLowerCase().replaceAll("'", "").replaceAll(" ", "-"),
  isRule: isRuleText,
  /** A protection that leaves something attached to what it protects (CR 702.16n). */
  keeping<T extends { readonly does: readonly EffectPart[] }>(said: T, keeps: Selector): T | undefined {
    let found = false;
    const does = said.does.map((part) => {
      if (part.kind !== "gainAbilities") return part;
      return {
        ...part,
        abilities: part.abilities.map((ability) => {
          if (typeof ability !== "object" || ability.kind !== "keyword" || ability.keyword !== "protection")
            return ability;
          found = true;
          return { ...ability, keeps };
        }),
      };
    });
    return found ? { ...said, does } : undefined;
  },
  /** Lost abilities are described without being abilities. */
  lost: (abilities: readonly AbilityEntry[]): unknown[] =>
    abilities.map((ability) => {
      if (typeof ability !== "object") return ability;
      const { kind: _, ...variant } = ability;
      return variant;
    }),
  /** What its own spell costs, so much for each of something. */
  selfCost(
    mana: string,
    way: "less" | "more",
    times: Quantity | null,
    amount: Quantity | null,
  ): EffectPart | undefined {
    const key = way === "less" ? "reduce" : "increase";
    if (mana === "{X}") return amount === null ? undefined : { kind: "changeCost", [key]: "{1}", times: amount };
    if (amount !== null) return undefined;
    return { kind: "changeCost", [key]: mana, ...(times !== null && { times }) };
  },
  becoming,
  licid: LICID,
  alike: alikeWith,
  isHarmless,
  isHarmlessClause,
  comes: isComing,
  isDeed,
  isPlain: isPlainWord,
  maybeDefines,
  withSubject,
  withCondition,
  bothHold,
  bothWithCondition,
  isOneStep,
  together,
  alsoOfIt,
  ofOneSubject,
  othersLost,
  orElse,
  unlessElse,
  keepingTypes,
};
