import type { CardType, EffectPart, Quantity, SubtypeWord } from "../rules/formats.gen.js";
import { abilityWords, exceptionWords } from "./exceptions.js";
import { costPartWords } from "./cost.js";
import { ruleWords } from "./game-rule.js";
import { inNumber, list, withArticle, type GrammaticalNumber } from "./grammar.js";
import { lostWords } from "./keyword.js";
import { chosenWords, playerWords, referenceWords, wordOf } from "./reference.js";
import { playersWords } from "./players.js";
import { pluralOf } from "./plural.js";
import { sizeChange, sizeWords } from "./size.js";
import { typeNouns, typeWords } from "./type-line.js";
import type { Voice } from "./voice.js";

type PartOf<K extends EffectPart["kind"]> = Extract<EffectPart, { kind: K }>;

/** What a part does to its objects, with the verb in the number of the subject: "gets +1/+1", "have flying". */
type Wording<K extends EffectPart["kind"]> = (part: PartOf<K>, number: GrammaticalNumber, voice: Voice) => string;

/** Parts that speak of players or of the game, not of the affected objects. */
type ApartKind = "playerGains" | "playerLoses" | "playerCantHave" | "changeGameRule";

function be(number: GrammaticalNumber): string {
  return inNumber(number, "is", "are");
}

function have(number: GrammaticalNumber): string {
  return inNumber(number, "has", "have");
}

function their(number: GrammaticalNumber): string {
  return inNumber(number, "its", "their");
}

function lose(number: GrammaticalNumber): string {
  return inNumber(number, "loses", "lose");
}

function wordsOf(words: readonly SubtypeWord[]): string[] {
  return words.map(wordOf);
}

/** "an artifact", "creatures": each type by itself. */
function eachType(number: GrammaticalNumber, types: readonly CardType[]): string[] {
  return typeNouns(types).map((noun) => inNumber(number, withArticle(noun), pluralOf(noun)));
}

function basicLands(words: readonly SubtypeWord[], number: GrammaticalNumber): string {
  if (words.every((word) => typeof word === "string")) return `${be(number)} ${typeWords({ subtypes: words }, number)}`;
  return `${be(number)} of ${list(words.map((word) => (typeof word === "string" ? `type ${word}` : chosenWords(word))))}`;
}

function onlySubtypes({ family, subtypes }: PartOf<"setSubtypes">, number: GrammaticalNumber): string {
  if (subtypes.length === 0) return `${have(number)} no ${family} types`;
  const [only, ...more] = subtypes;
  if (more.length === 0 && only !== undefined && typeof only !== "string")
    return `${have(number)} no ${family} type but the chosen one`;
  const words = list(wordsOf(subtypes));
  return more.length === 0
    ? `${have(number)} ${words} as ${their(number)} only ${family} type`
    : `${have(number)} ${words} as ${their(number)} only ${family} types`;
}

function replacedWord({ word, from, to }: PartOf<"replaceWords">, number: GrammaticalNumber): string {
  const sense = { color: "color word", landType: "basic land type", creatureType: "creature type" }[word];
  const its = their(number);
  if (typeof from !== "string" && typeof to !== "string") {
    return `${have(number)} one ${sense}, wherever ${its} text uses it, replaced by another (both are chosen)`;
  }
  const old = typeof from === "string" ? `the ${sense} ${from}` : `a chosen ${sense}`;
  return `${have(number)} ${old} replaced by ${typeof to === "string" ? to : "a chosen one"} wherever ${its} text uses it`;
}

function onlyColors(colors: PartOf<"setColors">["colors"], number: GrammaticalNumber): string {
  if (colors.length === 0) return `${be(number)} colorless`;
  if (colors.length === 5) return `${be(number)} all five colors`;
  const words = colors.every((color) => typeof color === "string") ? list(colors) : `of ${list(wordsOf(colors))}`;
  return `${be(number)} ${words} instead of any other color`;
}

function removed(
  { types = [], supertypes = [], subtypes = [] }: PartOf<"removeTypes">,
  number: GrammaticalNumber,
): string {
  const gone = [
    ...supertypes.map((type) => type.toLowerCase()),
    ...subtypes.map((word) => typeWords({ subtypes: [word] }, number)),
    ...eachType(number, types),
  ];
  return `${be(number)} no longer ${list(gone, "or")}`;
}

const KIND_OF_ABILITY = {
  activated: "activated",
  mana: "mana",
  triggered: "triggered",
  static: "static",
  keyword: "keyword",
} as const;

type Table = { readonly [K in Exclude<EffectPart["kind"], ApartKind>]: Wording<K> };

const WORDINGS: Table = {
  copy: ({ of, except }, number, voice) =>
    `${inNumber(number, "is a copy", "are copies")} of ${referenceWords(of, voice)}${exceptionWords(except, voice)}`,
  gainControl: ({ player }, number, voice) => `${be(number)} under ${playerWords(player, voice).possessive} control`,
  replaceWords: replacedWord,
  gainFullText: ({ of, plus }, number, voice) =>
    `${have(number)} the full text of ${referenceWords(of, voice)}${plus === undefined ? "" : `, and also ${abilityWords(plus, voice)}`}`,
  exchangeTextBoxes: (_, number) =>
    inNumber(number, "exchanges its text box with the other's", "exchange their text boxes"),
  setName: ({ name }, number) => `${be(number)} named ${name}`,
  addTypes: (part, number) => `${be(number)} also ${typeWords(part, number)}`,
  setTypes: ({ types, subtypes }, number) =>
    types.length === 0
      ? `${have(number)} no card types`
      : `${be(number)} ${typeWords({ types, subtypes }, number)} and of no other card type`,
  removeTypes: removed,
  setSubtypes: onlySubtypes,
  setBasicLandTypes: ({ subtypes }, number) =>
    `${basicLands(subtypes, number)} (losing ${their(number)} other land types and abilities)`,
  addEverySubtype: ({ family }, number) => `${have(number)} every ${family === "land" ? "basic land" : family} type`,
  setColors: ({ colors }, number) => onlyColors(colors, number),
  addColors: ({ colors }, number) =>
    `${be(number)} also ${colors.every((color) => typeof color === "string") ? list(colors) : `of ${list(wordsOf(colors))}`}`,
  gainAbilities: ({ abilities, perColorOf }, number, voice) =>
    perColorOf === undefined
      ? `${have(number)} ${abilityWords(abilities, voice)}`
      : `${have(number)} ${abilityWords(abilities, voice)} from each color found among ${voice.objects(perColorOf).many}`,
  gainAbilitiesOf: ({ of, abilityKinds, keywords }, number, voice) =>
    keywords === undefined
      ? `${have(number)} the ${list(abilityKinds.map((kind) => KIND_OF_ABILITY[kind]))} abilities of ${voice.objects(of).many}`
      : `${have(number)} what ${voice.objects(of).many} have of ${list(keywords)}`,
  loseAbilities: ({ abilities }, number) => `${lose(number)} ${list(abilities.map(lostWords))}`,
  loseAllAbilities: ({ except }, number) =>
    `${lose(number)} all abilities${except === "mana" ? " except mana abilities" : ""}`,
  cantHave: ({ abilities }, number) =>
    `${lose(number)} ${list(abilities.map(lostWords))}, and nothing can give ${inNumber(number, "it", "them")} ${abilities.length === 1 ? "that ability" : "those abilities"}`,
  setPowerToughness: sizeWords,
  modifyPowerToughness: sizeChange,
  changeCost: costPartWords,
  switchPowerToughness: (_, number) => `${have(number)} ${their(number)} power and toughness switched`,
};

function isApart(part: EffectPart): part is PartOf<ApartKind> {
  return (
    part.kind === "playerGains" ||
    part.kind === "playerLoses" ||
    part.kind === "playerCantHave" ||
    part.kind === "changeGameRule"
  );
}

function worded<K extends Exclude<EffectPart["kind"], ApartKind>>(
  kind: K,
  part: PartOf<K>,
  number: GrammaticalNumber,
  voice: Voice,
): string {
  return WORDINGS[kind](part, number, voice);
}

/** CR 613.10: a player is not a permanent, which the same keywords might be said of. */
function playerSentence(part: PartOf<Exclude<ApartKind, "changeGameRule">>, voice: Voice): string {
  const { name, number } = playersWords(part.player, voice);
  const as = `, as ${number === "one" || part.player === "you" ? "a player" : "players"}, `;
  switch (part.kind) {
    case "playerGains":
      return `${name} ${have(number)}${as}${abilityWords(part.abilities, voice)}`;
    case "playerLoses":
      return `${name} ${lose(number)}${as}${list(part.abilities.map(lostWords))}`;
    case "playerCantHave":
      return `${name} ${lose(number)}${as}${list(part.abilities.map(lostWords))} and can't have ${part.abilities.length === 1 ? "that ability" : "those abilities"}`;
    default:
      return part satisfies never;
  }
}

function amountWords(amount: Quantity | undefined, voice: Voice): string | undefined {
  return amount === undefined ? undefined : voice.quantity(amount);
}

/** What a part says: of its objects a verb phrase, of players and the game a whole sentence (without the full stop). */
export type Said =
  | { readonly kind: "verb"; readonly text: string }
  | { readonly kind: "sentence"; readonly text: string };

export function partWords(part: EffectPart, objects: string | undefined, voice: Voice): Said {
  const number = voice.subject?.number ?? "many";
  if (!isApart(part)) return { kind: "verb", text: worded(part.kind, part, number, voice) };
  if (part.kind !== "changeGameRule") return { kind: "sentence", text: playerSentence(part, voice) };
  const amount = amountWords(part.amount, voice);
  if (part.player !== undefined)
    return {
      kind: "sentence",
      text: ruleWords(part.rule, { kind: "player", ...playersWords(part.player, voice) }, amount),
    };
  if (objects === undefined) return { kind: "sentence", text: ruleWords(part.rule, undefined, amount) };
  const rule = ruleWords(part.rule, { kind: "objects", name: objects, number, possessive: their(number) }, amount);
  const text = part.bars === undefined ? rule : `${rule} by ${voice.objects(part.bars).many}`;
  return text.startsWith(`${objects} `)
    ? { kind: "verb", text: text.slice(objects.length + 1) }
    : { kind: "sentence", text };
}

/** An animation in one breath: "are also 2/2 creatures", "is also a creature with power and toughness equal to its mana value". */
export function animationWords(
  types: PartOf<"addTypes">,
  size: PartOf<"setPowerToughness">,
  voice: Voice,
): string | undefined {
  if (types.types?.includes("Creature") !== true || size.power === undefined || size.toughness === undefined)
    return undefined;
  const number = voice.subject?.number ?? "many";
  const { power, toughness } = size;
  if (typeof power === "number" && typeof toughness === "number")
    return `${be(number)} also ${typeWords(types, number, `${power}/${toughness}`)}`;
  return `${be(number)} also ${typeWords(types, number)} with ${sizeWords(size, number, voice)
    .replace(/^(?:has|have) base /, "")
    .replaceAll(" base ", " ")}`;
}
