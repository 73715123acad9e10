import { isPartKind, stageOf } from "../effects/index.js";
import { abilityOf, isOfAbilityKind } from "../rules/ability.js";
import type {
  Ability,
  AbilityEntry,
  ChangeCostPart,
  EffectPart,
  GameRulePart,
  Quantity,
} from "../rules/formats.gen.js";
import { isColor } from "../rules/colors.js";
import type { Stage } from "../rules/layers.js";
import { abilityInside, partPhrase, spokenInside } from "./abilities.js";
import { abilityNamePhrase, asksForMore, asPrinted, type EntryOf } from "./ability-names.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import { type CardWords, NOWHERE } from "./describe.js";
import { barredPhrase, ruleSubject, ruleVerb } from "./game-rules.js";
import { dashed } from "./known-message.js";
import { inForm, type Phrase, row, say, series, type Word } from "./phrase.js";
import { changeInFigures } from "./sizes.js";
import { typeComplement } from "./type-complements.js";
import { plainColor, subtypePhrase } from "./types.js";
import type { SpokenAbility } from "./voice.js";

/** What an ability does, in few words, to stand in a row of abilities: "flying", “+1/+1, mountainwalk”, "a triggered ability". */

/** The matters of effects whose words would be too many. */
const MATTERS: Readonly<Record<Stage, MessageId>> = {
  copying: "matter-copying",
  faceDown: "matter-copying",
  control: "matter-control",
  text: "matter-text",
  type: "matter-type",
  color: "matter-color",
  ability: "matter-ability",
  abilityLoss: "matter-ability-loss",
  abilityCounter: "matter-ability",
  definedSize: "matter-size",
  setSize: "matter-size",
  boost: "matter-boost",
  staticBoost: "matter-boost",
  counterBoost: "matter-boost",
  switch: "matter-switch",
  players: "matter-players",
  gameRules: "matter-rules",
};

const KINDS: Readonly<
  Record<Exclude<Ability["kind"], "keyword" | "mana" | "static" | "characteristicDefining">, MessageId>
> = {
  activated: "short-activated",
  triggered: "short-triggered",
  spell: "short-spell",
  asEnters: "short-as-enters",
  replacement: "short-replacement",
};

/** The parts of an ability that makes an effect: of one that resolves, what it then does. */
function partsOf(ability: Ability): readonly EffectPart[] {
  switch (ability.kind) {
    case "static":
    case "characteristicDefining":
      return ability.does;
    case "activated":
    case "triggered":
    case "spell":
      return (ability.effects ?? []).flatMap(({ does }) => does);
    default:
      return [];
  }
}

/** Whether an ability makes continuous effects, at once or as it resolves. */
export function makesEffects(entry: AbilityEntry): boolean {
  const ability = abilityOf(entry);
  return partsOf(ability).length > 0 || (ability.kind === "asEnters" && ability.copy !== undefined);
}

/** Whether an ability makes its effects when it resolves, and none before. */
export function isResolving(ability: Ability): boolean {
  return ability.kind === "activated" || ability.kind === "triggered" || ability.kind === "spell";
}

/** What tells the effect of an ability from another of its object, in few words. */
export function distinctionPhrase(spoken: SpokenAbility): Phrase {
  return mattersPhrase(spoken.ability) ?? abilityInShort(spoken);
}

/** The condition under which an ability of several that do the same does it. */
export function conditionInShort({ ability, telling }: SpokenAbility): Phrase | undefined {
  const { condition } = typeof ability === "object" && ability.kind === "static" ? ability : {};
  return condition && say("front-as-long-as", { condition: (telling?.voice ?? NOWHERE).condition(condition) });
}

/** What the effect of an ability is about: "+1/+1, mountainwalk"; undefined if no part of it says so. */
export function mattersPhrase(entry: AbilityEntry): Phrase | undefined {
  return partsInShort(partsOf(abilityOf(entry)));
}

/** What some parts are about. */
export function partsInShort(parts: readonly EffectPart[]): Phrase | undefined {
  const said = parts.flatMap((part) =>
    isOfColor(part) ? matterOf(part).map((color) => ofNoun(color, parts)) : matterOf(part),
  );
  const [first, ...more] = said.filter((word, n) => said.findIndex((other) => sameWord(word, other)) === n);
  return first === undefined ? undefined : series([first, ...more], "commas");
}

function isOfColor({ kind }: EffectPart): boolean {
  return kind === "setColors" || kind === "addColors";
}

/** A color in a row with a type is an adjective of it: "Plaine, blanche". */
function ofNoun(color: Word, parts: readonly EffectPart[]): Word {
  const typed = parts.find(({ kind }) => kind === "addTypes" || kind === "setTypes");
  const [noun] = typed === undefined ? [] : matterOf(typed);
  return noun === undefined || typeof color !== "object"
    ? color
    : say("entering-manner", { manner: color, what: noun });
}

function sameWord(a: Word, b: Word): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function matterOf(part: EffectPart): Word[] {
  switch (part.kind) {
    case "modifyPowerToughness":
      return [changeInFigures(part)];
    case "setPowerToughness": {
      const { power, toughness } = part;
      return [isNumber(power) && isNumber(toughness) ? `${power}/${toughness}` : say("matter-size")];
    }
    case "gainAbilities":
      return part.abilities.map((ability) => abilityInShort({ ability }));
    case "addTypes":
      return [inForm(typeComplement(part), { number: "one", article: "none" })];
    case "setTypes":
      return [
        part.types.length === 0 ? partPhrase(part) : inForm(typeComplement(part), { number: "one", article: "none" }),
      ];
    case "setSubtypes":
    case "setBasicLandTypes":
      return [wordsOr("matter-type", part.subtypes ?? [], subtypePhrase)];
    case "setColors":
    case "addColors":
      return [wordsOr("matter-color", part.colors, colorNamed)];
    case "removeTypes":
    case "addEverySubtype":
      return [partPhrase(part)];
    case "changeGameRule":
      return [ruleMatter(part)];
    case "replaceWords":
      return [say(`matter-${dashed(part.word)}-words`)];
    case "changeCost":
      return [costMatter(part)];
    default:
      return isPartKind(part.kind) ? [say(MATTERS[stageOf(part.kind, "resolution")])] : [];
  }
}

/** "Zombie and Wizard"; in general where there are none, or those that are chosen. */
function wordsOr(general: MessageId, words: readonly unknown[], phraseOf: (word: string) => Phrase): Phrase {
  const plain = words.filter((word) => typeof word === "string");
  return plain.length === 0 || plain.length < words.length ? say(general) : row(plain.map(phraseOf), "and");
}

function colorNamed(word: string): Phrase {
  return isColor(word) ? plainColor(word) : say("keyword-of", { name: word });
}

/** "can't block"; what is about players, or its own subject, as a clause. */
function ruleMatter(part: GameRulePart): Phrase {
  const { rule, player, amount, bars } = part;
  if (player !== undefined || ruleSubject(rule) !== undefined) return partPhrase(part);
  if (typeof amount === "object") return say("matter-rules");
  return ruleVerb(rule, { amount, by: bars && barredPhrase(NOWHERE.objects(bars)) });
}

function costMatter({ activating, minimum, increase }: ChangeCostPart): Phrase {
  const what = activating === undefined ? "spells" : "abilities";
  if (minimum !== undefined) return say(`matter-least-for-${what}`);
  return say(increase === undefined ? `matter-less-for-${what}` : `matter-more-for-${what}`);
}

function isNumber(value: Quantity | undefined): value is number {
  return typeof value === "number";
}

export function abilityInShort(spoken: SpokenAbility): Phrase {
  const ability = abilityOf(spoken.ability);
  switch (ability.kind) {
    case "keyword":
    case "mana":
    case "static":
      return spokenInside(spoken);
    case "characteristicDefining":
      return say("short-defining", { count: 1 });
    default:
      return say(KINDS[ability.kind], { count: 1 });
  }
}

/** Abilities that resolutions name, each in few words, equal ones counted (CR 113.2c); "no abilities" for none. */
export function abilitiesInShort(labels: readonly string[], entryOf: EntryOf): Phrase {
  return eachCounted(labels, entryOf, inShort);
}

/** More characters of the data of an ability make too many words. */
export const LONG_ABILITY = 300;

/**
 * What is gained, to be told apart by what it does: an ability of which only the kind would be told stands there in full, or,
 * if that is too long, with what its effects are about: "a triggered ability (+2/+2, trample)".
 */
export function gainedInShort(labels: readonly string[], entryOf: EntryOf): Phrase {
  const sizeOf = (label: string): number => JSON.stringify(entryOf(label)?.ability ?? "").length;
  const short = labels.filter((label) => isOfAKind(label, entryOf) && sizeOf(label) <= LONG_ABILITY);
  const isInFull = short.reduce((sum, label) => sum + sizeOf(label), 0) <= LONG_ABILITY * 2;
  return eachCounted(labels, entryOf, (label) => {
    const spoken = entryOf(label);
    if (spoken === undefined || !isOfAKind(label, entryOf)) return inShort(label, entryOf);
    if (isInFull && short.includes(label)) return spokenInside(spoken);
    const matter = mattersPhrase(spoken.ability);
    const ability = inShort(label, entryOf);
    return matter === undefined ? ability : say("short-with-matter", { ability, matter });
  });
}

function isOfAKind(label: string, entryOf: EntryOf): boolean {
  const spoken = entryOf(label);
  return spoken !== undefined && ["activated", "triggered"].includes(abilityOf(spoken.ability).kind);
}

function eachCounted(
  labels: readonly string[],
  entryOf: EntryOf,
  told: (label: string, entryOf: EntryOf) => Phrase,
): Phrase {
  if (labels.length === 0) return say("no-abilities");
  const said = new Map<string, { readonly ability: Phrase; n: number }>();
  for (const label of asPrinted(labels, entryOf)) {
    const ability = told(label, entryOf);
    const key = JSON.stringify(ability);
    const known = said.get(key);
    if (known === undefined) said.set(key, { ability, n: 1 });
    else known.n++;
  }
  return row(besidesMana([...said.values()]).map(counted), "and");
}

interface Counted {
  readonly ability: Phrase;
  readonly n: number;
}

/** A mana ability that is quoted is activated too (CR 605.1a): those that are only counted are others, and stand behind it. */
function besidesMana(said: readonly Counted[]): readonly Counted[] {
  const isMana = ({ ability }: Counted): boolean =>
    ability.kind === "saying" &&
    ability.id === "quoted-ability" &&
    JSON.stringify(ability.args).includes('"ability-mana"');
  const isActivated = ({ ability }: Counted): boolean => ability.kind === "saying" && ability.id === "short-activated";
  if (!said.some(isMana) || !said.some(isActivated)) return said;
  const rest = said.filter((each) => !isMana(each));
  return [
    ...said.filter(isMana),
    ...rest.map((each) =>
      isActivated(each) ? { ...each, ability: say("short-activated-besides", { count: 1 }) } : each,
    ),
  ];
}

function inShort(label: string, entryOf: EntryOf): Phrase {
  const spoken = entryOf(label);
  // An id may be the name of a keyword, which its ability is not.
  if (spoken !== undefined && isById(spoken, label)) return abilityInShort(spoken);
  const named = abilityNamePhrase(label, spoken && asksForMore(spoken.ability) ? spoken : undefined);
  return spoken === undefined || !isQuoted(named) ? named : abilityInShort(spoken);
}

function isById({ ability }: SpokenAbility, label: string): boolean {
  return typeof ability === "object" && "id" in ability && ability.id === label;
}

/** Whether an ability has no words and is quoted by its id. */
export function isQuoted(phrase: Phrase): boolean {
  return phrase.kind === "saying" && phrase.id === "quoted";
}

const COUNTED: ReadonlySet<MessageId> = new Set([...Object.values(KINDS), "short-activated-besides", "short-defining"]);

function counted({ ability, n }: Counted): Phrase {
  if (n === 1) return ability;
  if (ability.kind === "saying" && COUNTED.has(ability.id)) return say(ability.id, { count: n });
  return n === 2 ? say("ability-twice", { ability }) : say("ability-n-times", { ability, n: String(n) });
}

/** The words of an ability in a trace: the reference resolver writes the ability as JSON, other engines any text. */
export function writtenText(text: string, card?: CardWords): Phrase {
  try {
    const data: unknown = JSON.parse(text);
    if (isOfAbilityKind(data)) return abilityInside(data, card);
  } catch {
    // Neither JSON nor a whole ability: then it is words, or nothing of ours.
  }
  return /^[[{]/.test(text) ? say("step-text-other") : say("quoted", { text: text.replace(/\.$/, "") });
}
