import { isPartKind, stageOf } from "../effects/index.js";
import { abilityOf, isOfAbilityKind } from "../rules/ability.js";
import type { Ability, AbilityEntry, EffectPart, Quantity } from "../rules/formats.gen.js";
import type { Stage } from "../rules/layers.js";
import { abilityInside, spokenInside } from "./abilities.js";
import { abilityNamePhrase, asksForMore, type EntryOf } from "./ability-names.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import { type Phrase, row, say, series, type Word } from "./phrase.js";
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

/** What tells the effect of an ability from another of its object, in few words. */
export function distinctionPhrase(spoken: SpokenAbility): Phrase {
  return mattersPhrase(spoken.ability) ?? abilityInShort(spoken);
}

/** What the effect of an ability is about: "+1/+1, mountainwalk"; undefined if no part of it says so. */
export function mattersPhrase(entry: AbilityEntry): Phrase | undefined {
  return partsInShort(partsOf(abilityOf(entry)));
}

/** What some parts are about. */
export function partsInShort(parts: readonly EffectPart[]): Phrase | undefined {
  const said = parts.flatMap(matterOf);
  const [first, ...more] = said.filter((word, n) => said.findIndex((other) => sameWord(word, other)) === n);
  return first === undefined ? undefined : series([first, ...more], "commas");
}

function sameWord(a: Word, b: Word): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function matterOf(part: EffectPart): Word[] {
  if (part.kind === "modifyPowerToughness") {
    const { power = 0, toughness = 0 } = part;
    if (isNumber(power) && isNumber(toughness)) return [`${signed(power, toughness)}/${signed(toughness, power)}`];
  }
  if (part.kind === "setPowerToughness") {
    const { power, toughness } = part;
    if (isNumber(power) && isNumber(toughness)) return [`${power}/${toughness}`];
  }
  if (part.kind === "gainAbilities") return part.abilities.map((ability) => abilityInShort({ ability }));
  return isPartKind(part.kind) ? [say(MATTERS[stageOf(part.kind, "resolution")])] : [];
}

function isNumber(value: Quantity | undefined): value is number {
  return typeof value === "number";
}

function signed(by: number, other: number): string {
  return by < 0 || (by === 0 && other < 0) ? `-${Math.abs(by)}` : `+${by}`;
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
  if (labels.length === 0) return say("no-abilities");
  const said = new Map<string, { readonly ability: Phrase; n: number }>();
  for (const label of labels) {
    const ability = inShort(label, entryOf);
    const key = JSON.stringify(ability);
    const known = said.get(key);
    if (known === undefined) said.set(key, { ability, n: 1 });
    else known.n++;
  }
  return row([...said.values()].map(counted), "and");
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

const COUNTED: ReadonlySet<MessageId> = new Set([...Object.values(KINDS), "short-defining"]);

function counted({ ability, n }: { readonly ability: Phrase; readonly n: number }): Phrase {
  if (n === 1) return ability;
  if (ability.kind === "saying" && COUNTED.has(ability.id)) return say(ability.id, { count: n });
  return n === 2 ? say("ability-twice", { ability }) : say("ability-n-times", { ability, n: String(n) });
}

/** The words of an ability in a trace: the reference resolver writes the ability as JSON, other engines any text. */
export function writtenText(text: string): Phrase {
  try {
    const data: unknown = JSON.parse(text);
    if (isOfAbilityKind(data)) return abilityInside(data);
  } catch {
    // Neither JSON nor a whole ability: then it is words, or nothing of ours.
  }
  return /^[[{]/.test(text) ? say("step-text-other") : say("quoted", { text: text.replace(/\.$/, "") });
}
