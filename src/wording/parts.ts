import type { CardType, Color, ColorWord, EffectPart, PlayerSelector, SubtypeWord } from "../rules/formats.gen.js";
import { abilityList, exceptionWord, together } from "./copy-exceptions.js";
import { costPart } from "./costs.js";
import { barredPhrase, everyone, legendRuleVerb, rulePlayer, ruleSubject, ruleVerb } from "./game-rules.js";
import { keywordNamed, lostList } from "./keywords.js";
import { playersWhoPhrase } from "./conditions.js";
import { dashed } from "./known-message.js";
import { noun, type Phrase, say, series } from "./phrase.js";
import { isSubject, playerPhrase, possessed, referencePhrase } from "./references.js";
import { type Lettered, sizeChange, sizePhrase } from "./sizes.js";
import { familyPhrase, supertypeWord, typeComplement } from "./type-complements.js";
import { typeLinePhrase } from "./type-lines.js";
import { chosenPhrase, isWord, plainColor, subtypePhrase, subtypeWordPhrase, typePhrase } from "./types.js";
import type { Telling } from "./voice.js";
import { COLORS, isColor } from "../rules/colors.js";
import { isPartKind } from "../effects/index.js";
import type { PartKind } from "../rules/layers.js";

type PartOf<K extends EffectPart["kind"]> = Extract<EffectPart, { kind: K }>;

/** What a part says: a verb phrase, of the affected objects or, with `who`, of someone else. */
export interface SaidPart extends Lettered {
  readonly who?: Phrase;
}

/** `objects` are the affected objects, if any: a changed rule without a player is about them. */
type Saying<K extends EffectPart["kind"]> = (
  part: PartOf<K>,
  telling: Telling,
  objects: Phrase | undefined,
) => SaidPart;

/** For kinds that say one thing of the affected objects, as a verb phrase that agrees with them: "have flying". */
function ofObjects<P>(does: (part: P, telling: Telling) => Phrase): (part: P, telling: Telling) => SaidPart {
  return (part, telling) => ({ does: does(part, telling), letters: [] });
}

/** For kinds that say one thing of players. */
function ofPlayers<P extends { readonly kind: string; readonly player: PlayerSelector }>(
  does: (part: P, telling: Telling) => Phrase,
): (part: P, telling: Telling) => SaidPart {
  return (part, telling) => ({
    who: playersOf(part.player, part.kind, telling.voice),
    does: does(part, telling),
    letters: [],
  });
}

/** "a Mountain, a Forest and a Plains", "of the chosen basic land type". */
function basicLands({ subtypes }: PartOf<"setBasicLandTypes">): Phrase {
  const [first] = subtypes;
  if (first !== undefined && !isWord(first) && subtypes.length === 1)
    return say("part-basic-land-chosen", { what: chosenPhrase(first) });
  return say("part-basic-lands", {
    what: together(subtypes.map((word) => (isWord(word) ? noun(subtypePhrase(word)) : chosenPhrase(word)))),
  });
}

const LAND_TYPES = { basic: "basic-land-type", nonbasic: "nonbasic-land-type", every: "land-type" } as const;

function onlySubtypes({ family: name, subtypes = [], subtypesOf }: PartOf<"setSubtypes">, { voice }: Telling): Phrase {
  const family = familyPhrase(name);
  if (subtypesOf !== undefined) {
    const said = [...subtypes.map(subtypeWordPhrase), say("those-of", { of: referencePhrase(subtypesOf, voice) })];
    return say("part-only-those-subtypes", { words: together(said), family });
  }
  const [only, ...more] = subtypes;
  if (only === undefined) return say("part-no-subtypes", { family });
  const words = together(subtypes.map(subtypeWordPhrase));
  if (more.length > 0) return say("part-only-subtypes", { words, family });
  return isWord(only)
    ? say("part-only-subtype", { words, family })
    : say("part-only-chosen", { what: chosenPhrase(only), family });
}

/** A word that is replaced, or replaces: in quotation marks, or "the chosen word". */
function wordPhrase(sense: PartOf<"replaceWords">["word"], word: SubtypeWord): Phrase {
  if (!isWord(word)) return chosenPhrase(word);
  return say("quoted-word", { word: sense === "color" ? colorNamed(word) : subtypePhrase(word) });
}

function colorNamed(word: string): Phrase {
  return isColor(word) ? plainColor(word) : say("keyword-of", { name: word });
}

function replacedWord({ word, from, to }: PartOf<"replaceWords">): Phrase {
  if (isWord(from) || isWord(to))
    return say("part-replace-words", { from: wordPhrase(word, from), to: wordPhrase(word, to) });
  return say(`part-replace-${dashed(word)}`);
}

function isPlain(colors: readonly ColorWord[]): colors is readonly Color[] {
  return colors.every((color) => typeof color === "string");
}

function colorWords(colors: readonly ColorWord[]): Phrase {
  return together(colors.map((color) => (typeof color === "string" ? plainColor(color) : chosenPhrase(color))));
}

function onlyColors({ colors }: PartOf<"setColors">): Phrase {
  if (colors.length === 0) return say("part-colorless");
  if (colors.length === COLORS.length && isPlain(colors)) return say("part-all-colors");
  return say(isPlain(colors) ? "part-colors" : "part-color-chosen", { what: colorWords(colors) });
}

function alsoColors({ colors }: PartOf<"addColors">): Phrase {
  return say(isPlain(colors) ? "part-also-colors" : "part-also-color-chosen", { what: colorWords(colors) });
}

/** Types and subtypes are nouns, supertypes adjectives. */
function removed({ types = [], supertypes = [], subtypes = [] }: PartOf<"removeTypes">): Phrase {
  const nouns = [
    ...subtypes.map((word) => (isWord(word) ? noun(subtypePhrase(word)) : chosenPhrase(word))),
    ...types.map((type: CardType) => noun(typePhrase(type))),
  ];
  const said = [
    ...(supertypes.length === 0
      ? []
      : [say("part-no-longer-so", { what: series(supertypes.map(supertypeWord), "or") })]),
    ...(nouns.length === 0 ? [] : [say("part-no-longer", { what: series(nouns, "or") })]),
  ];
  return together(said);
}

function setTypes({ types, subtypes }: PartOf<"setTypes">): Phrase {
  return types.length === 0
    ? say("part-no-types")
    : say("part-only-types", { what: typeLinePhrase({ types, subtypes }) });
}

function rulePart(part: PartOf<"changeGameRule">, telling: Telling, objects: Phrase | undefined): SaidPart {
  const { voice, turns = "each" } = telling;
  const { rule, player, bars } = part;
  const amount = typeof part.amount === "number" ? part.amount : part.amount && voice.quantity(part.amount);
  const own = ruleSubject(rule);
  const affected = player === undefined ? objects : undefined;
  if (rule === "no-legend-rule" && own !== undefined) {
    const whose = player === undefined || player === "each" ? undefined : playersOf(player, rule, voice);
    return { who: own, does: legendRuleVerb({ objects: affected, player: whose }), letters: [] };
  }
  const by = bars === undefined ? undefined : barredPhrase(voice.objects(bars));
  const does = ruleVerb(rule, { amount, source: voice.self, by, turns });
  if (player !== undefined) return { who: playersOf(player, rule, voice), does, letters: [] };
  if (own !== undefined) return { who: own, does, letters: [] };
  return affected === undefined ? { who: everyone(rule), does, letters: [] } : { does, letters: [] };
}

function playersOf(player: PlayerSelector, rule: string, voice: Telling["voice"]): Phrase {
  return typeof player === "object" && "among" in player
    ? playersWhoPhrase(player, voice)
    : rulePlayer(player, rule, voice);
}

/** "is under your control"; of a player who is told by an object, or of all owners, who gains it. */
function controlPart({ player }: PartOf<"gainControl">, { voice }: Telling, objects: Phrase | undefined): SaidPart {
  const what = objects ?? voice.self;
  const isClass = what.kind === "saying" && what.id === "class-of";
  if (player === "owner" && isClass)
    return { who: say("player-each"), does: say("part-gains-control-of-own", { what }), letters: [] };
  const isByObject = typeof player === "object" && player.player === undefined;
  if (isByObject && !isSubject(player.controllerOf ?? player.ownerOf ?? "self", voice))
    return { who: playerPhrase(player, voice), does: say("part-gains-control", { what }), letters: [] };
  const control = possessed(say("noun-control"), playerPhrase(player, voice));
  return { does: say("part-control", { control }), letters: [] };
}

/** Mana abilities that can be had like this are activated ones (CR 605.1a). */
function toldKinds(kinds: PartOf<"gainAbilitiesOf">["abilityKinds"]): PartOf<"gainAbilitiesOf">["abilityKinds"] {
  return kinds.includes("activated") ? kinds.filter((kind) => kind !== "mana") : kinds;
}

const SAYINGS: { readonly [K in EffectPart["kind"]]: Saying<K> } = {
  copy: ofObjects(({ of, except }, telling) =>
    say("part-copy", {
      of: of === undefined ? say("card-of-chosen-name") : referencePhrase(of, telling.voice),
      except: exceptionWord(except, telling),
    }),
  ),
  gainControl: controlPart,
  replaceWords: ofObjects(replacedWord),
  gainFullText: ofObjects(({ of, plus }, telling) =>
    say("part-full-text", {
      of: referencePhrase(of, telling.voice),
      plus: plus === undefined ? "" : say("plus-abilities", { abilities: abilityList(plus, telling) }),
    }),
  ),
  exchangeControl: ofObjects(() => say("part-exchange-control")),
  exchangeTextBoxes: ofObjects(() => say("part-exchange-text-boxes")),
  setName: ofObjects(({ name }) => say("part-name", { name })),
  addTypes: ofObjects((part) => say("part-also", { what: typeComplement(part) })),
  setTypes: ofObjects(setTypes),
  removeTypes: ofObjects(removed),
  setSubtypes: ofObjects(onlySubtypes),
  setBasicLandTypes: ofObjects(basicLands),
  addEverySubtype: ofObjects(({ family, which }) =>
    family === "land" ? say(`part-every-${LAND_TYPES[which ?? "basic"]}`) : say("part-every-creature-type"),
  ),
  setColors: ofObjects(onlyColors),
  addColors: ofObjects(alsoColors),
  gainAbilities: ofObjects(({ abilities: entries, oneOf, perColorOf }, telling) => {
    if (oneOf !== undefined) return say("part-abilities-one-of", { abilities: abilityList(entries, telling, "or") });
    const abilities = abilityList(entries, telling);
    return perColorOf === undefined
      ? say("part-abilities", { abilities })
      : say("part-abilities-per-color", { abilities, of: telling.voice.objects(perColorOf) });
  }),
  gainAbilitiesOf: ofObjects(({ of: selector, abilityKinds, keywords }, { voice }) => {
    const of = voice.objects(selector);
    return keywords === undefined
      ? say("part-abilities-of", { kinds: together(toldKinds(abilityKinds).map((kind) => say(`kind-${kind}`))), of })
      : say("part-keywords-of", { keywords: together(keywords.map(keywordNamed)), of });
  }),
  loseAbilities: ofObjects(({ abilities }, telling) => say("part-loses", { abilities: lostList(abilities, telling) })),
  loseAllAbilities: ofObjects(({ except }) =>
    except === "mana" ? say("part-loses-all-but-mana") : say("part-loses-all"),
  ),
  cantHave: ofObjects(({ abilities }, telling) => say("part-cant-have", { abilities: lostList(abilities, telling) })),
  setPowerToughness: ofObjects((part, { voice }) => sizePhrase(part, voice)),
  modifyPowerToughness: (part, { voice }) => sizeChange(part, voice),
  switchPowerToughness: ofObjects(() => say("part-switched")),
  playerGains: ofPlayers(({ abilities }, telling) =>
    say("part-player-gains", { abilities: abilityList(abilities, telling) }),
  ),
  playerLoses: ofPlayers(({ abilities }, telling) =>
    say("part-player-loses", { abilities: lostList(abilities, telling) }),
  ),
  playerCantHave: ofPlayers(({ abilities }, telling) =>
    say("part-player-cant-have", { abilities: lostList(abilities, telling) }),
  ),
  changeGameRule: rulePart,
  changeCost: (part, { voice }, objects) => costPart(part, voice, objects),
};

export function saidPart<K extends EffectPart["kind"]>(
  kind: K,
  part: PartOf<K>,
  objects: Phrase | undefined,
  telling: Telling,
): SaidPart {
  return SAYINGS[kind](part, telling, objects);
}

/** An animation in one breath: "are also 2/2 creatures", "is also a creature with power and toughness equal to its mana value". */
function animation(types: PartOf<"addTypes">, size: PartOf<"setPowerToughness">, telling: Telling): Phrase | undefined {
  const { power, toughness } = size;
  if (types.types?.includes("Creature") !== true || power === undefined || toughness === undefined) return undefined;
  if (typeof power === "number" && typeof toughness === "number")
    return say("part-also", { what: typeComplement({ ...types, size: `${power}/${toughness}` }) });
  const what = typeComplement(types);
  const { voice } = telling;
  return JSON.stringify(power) === JSON.stringify(toughness)
    ? say("part-also-equal-to", { what, value: voice.quantity(power) })
    : say("part-also-of-sizes", { what, power: voice.quantity(power), toughness: voice.quantity(toughness) });
}

/** The parts in their order, an animation and its size as one. */
export function saidParts(parts: readonly EffectPart[], objects: Phrase | undefined, telling: Telling): SaidPart[] {
  const said: SaidPart[] = [];
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place];
    const next = parts[place + 1];
    if (part === undefined) continue;
    const animated =
      part.kind === "addTypes" && next?.kind === "setPowerToughness" ? animation(part, next, telling) : undefined;
    if (animated !== undefined) place++;
    said.push(animated === undefined ? saidPart(part.kind, part, objects, telling) : { does: animated, letters: [] });
  }
  return said;
}

/** A phrase with what its letters stand for: "gets +X/+X, where X is its power". */
export function lettered(what: Phrase, letters: readonly Phrase[]): Phrase {
  return letters.length === 0 ? what : say("where", { what, letters: together(letters) });
}

/** What words need to know of a part: `becomes` sets several values at once, `edits` changes text alone, `names` says what goes, `sizes` and `landTypes` set those. */
type Sense = "copies" | "facesDown" | "becomes" | "edits" | "names" | "overwrites" | "subtypes" | "landTypes" | "sizes";

/** A new kind of part does not compile until it is said here. */
const SENSES: Readonly<Record<PartKind, readonly Sense[]>> = {
  copy: ["copies"],
  copiedValues: ["copies", "becomes"],
  faceDown: ["facesDown"],
  body: ["becomes"],
  merged: ["becomes"],
  gainControl: ["overwrites"],
  // Other words make another ability of one (CR 612.1).
  replaceWords: ["edits", "names"],
  gainFullText: ["edits"],
  textBox: ["edits"],
  exchangeControl: ["overwrites"],
  exchangeTextBoxes: [],
  nameWord: [],
  setName: ["overwrites"],
  addTypes: [],
  setTypes: ["overwrites"],
  removeTypes: [],
  setSubtypes: ["overwrites", "subtypes"],
  setBasicLandTypes: ["overwrites", "subtypes", "landTypes"],
  addEverySubtype: [],
  setColors: ["overwrites"],
  addColors: [],
  gainAbilities: [],
  gainAbilitiesOf: [],
  loseAbilities: ["names"],
  loseAllAbilities: [],
  cantHave: ["names"],
  setPowerToughness: ["overwrites", "becomes", "sizes"],
  modifyPowerToughness: [],
  switchPowerToughness: [],
  playerGains: [],
  playerLoses: [],
  playerCantHave: [],
  changeGameRule: [],
  changeCost: [],
};

/** Whether a part of a trace does this; of other engines' parts nothing is known. */
export function does(part: string, sense: Sense): boolean {
  return isPartKind(part) && SENSES[part].includes(sense);
}

/** Whether one of the parts does this. */
export function anyDoes(parts: readonly string[], sense: Sense): boolean {
  return parts.some((part) => does(part, sense));
}
