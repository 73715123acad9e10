import type { ChangeCostPart, Condition, EffectPart, Quantity, Selector } from "../rules/formats.gen.js";
import { noun, type Phrase, say, series, type Word } from "./phrase.js";
import { messageAbout } from "./known-message.js";
import { playerPhrase, referencePhrase } from "./references.js";
import type { Lettered } from "./sizes.js";
import { freeText, type Voice } from "./voice.js";

/** Mana and tap symbols, loyalty: the same in every language. */
const SYMBOLS = /^(?:\{[^{}]+\}|[\s,]|[+-]?(?:\d+|X))+$/;

/** Whether a cost is said in symbols alone. */
export function isSymbols(cost: string): boolean {
  return SYMBOLS.test(cost);
}

/** What is paid: symbols as they are, words in the language. */
export function costWord(cost: string, voice: Voice): Word {
  return isSymbols(cost) ? cost : freeText(cost, voice);
}

/** Some mana, how many times, and what an X in it stands for. */
interface Difference {
  readonly mana: string;
  readonly times: Word;
  readonly letters: readonly Phrase[];
}

/** What a cost is multiplied by, as it stands behind "each": of the targets no one is "the target". */
function counted(what: Selector, voice: Voice): Phrase {
  const isTarget = what.target === true && Object.keys(what).length === 1;
  return isTarget ? noun(say("noun-target")) : voice.objects(what);
}

function difference(mana: string, times: Quantity | undefined, voice: Voice): Difference {
  const so = (word: Word, ...letters: readonly Phrase[]): Difference => ({ mana, times: word, letters });
  if (times === undefined || times === 1) return so("");
  if (typeof times === "number") return so(say("cost-times", { n: String(times) }));
  if (times.x === true) return so(say("cost-times", { n: "X" }));
  if (times.count !== undefined) return so(say("cost-times-each", { what: counted(times.count, voice) }));
  const [first, second, ...more] = times.sum ?? [];
  if (typeof first === "object" && first.count !== undefined && second === -1 && more.length === 0)
    return so(say("cost-times-each-beyond", { what: counted(first.count, voice) }));
  const stands = say("where-letter", { letter: "X", value: voice.quantity(times) });
  return mana === "{1}" ? { mana: "{X}", times: "", letters: [stands] } : so(say("cost-times", { n: "X" }), stands);
}

/** Whether a part changes what spells cost. */
export function isOfSpells(part: EffectPart): boolean {
  return part.kind === "changeCost" && part.activating === undefined;
}

/** "abilities you activate": whose source is wherever it is, and under that player's control (CR 602.2). */
export function abilitiesActivatedBy(
  { zone, controller, ...rest }: Selector,
  does: readonly EffectPart[],
  voice: Voice,
): Phrase | undefined {
  const isOfAbilities = does.every((part) => part.kind === "changeCost" && part.activating !== undefined);
  if (!isOfAbilities || zone !== "any" || controller === undefined || controller === "each") return undefined;
  return Object.keys(rest).length > 0
    ? undefined
    : say("abilities-activated-by", { player: playerPhrase(controller, voice), but: "nothing" });
}

/** "if they target a creature": what is asked of the targets of what costs more or less, as a clause in front. */
export function ifTargeting(
  { object, is = {}, ...rest }: Condition,
  affects: Selector | undefined,
  does: readonly EffectPart[],
  voice: Voice,
): Phrase | undefined {
  // "It is the target" is asked of what is targeted, "the target is such" of the target.
  const isIt = object === "self" && is.target === true && Object.keys(is).length === 1;
  if ((object !== "target" && !isIt) || Object.keys(rest).length > 0) return undefined;
  if (!does.every(({ kind }) => kind === "changeCost")) return undefined;
  const kind = !does.every(isOfSpells) ? "abilities" : affects?.self === true ? "spell" : "spells";
  return say("front-if-targeting", { kind, what: isIt ? voice.self : voice.objects(is) });
}

/** What a part does to the cost of its spells, as a verb phrase, "cost {1} less to cast"; or to that of abilities of its `objects`. */
export function costPart(part: ChangeCostPart, voice: Voice, objects: Phrase | undefined): Lettered & { who?: Phrase } {
  const { activating, minimum, increase, reduce = "{0}", reduceByCostOf } = part;
  const isSpells = activating === undefined;
  const who = isSpells ? {} : { who: abilitiesOf(activating, objects ?? voice.self) };
  if (minimum !== undefined) {
    const mana = `{${minimum}}`;
    return { ...who, does: say(isSpells ? "part-cost-least" : "part-cost-abilities-least", { mana }), letters: [] };
  }
  if (reduceByCostOf !== undefined)
    return { ...who, does: say("part-cost-less-by-cost", { of: referencePhrase(reduceByCostOf, voice) }), letters: [] };
  const { mana, times, letters } = difference(increase ?? reduce, part.times, voice);
  if (increase !== undefined)
    return { ...who, does: say(isSpells ? "part-cost-more" : "part-cost-abilities-more", { mana, times }), letters };
  const less = { mana, times, held: heldWord(part) };
  return { ...who, does: say(isSpells ? "part-cost-less" : "part-cost-abilities-less", less), letters };
}

function heldWord(part: ChangeCostPart): Word {
  const held = [
    ...(part.coloredOnly === true ? [say("cost-colored-only")] : []),
    ...(part.leaves === undefined ? [] : [say("cost-leaves", { mana: `{${part.leaves}}` })]),
  ];
  return held.length === 0 ? "" : say("cost-held", { how: series(held, "commas") });
}

/** "activated abilities (not mana abilities) of creatures you control". */
function abilitiesOf({ abilities, except }: Required<ChangeCostPart>["activating"], of: Phrase): Phrase {
  if (of.kind === "saying" && of.id === "abilities-activated-by" && abilities === undefined)
    return say("abilities-activated-by", { ...of.args, but: except ?? "nothing" });
  const which =
    abilities === undefined
      ? say(except === "mana" ? "cost-activated-but-mana" : "cost-activated")
      : say("cost-activated-some", { which: series(abilities.map(abilityWord), "and") });
  return say("cost-abilities-of", { abilities: which, of });
}

/** A keyword by its name in the language; an ability of a card by its id. */
function abilityWord(ability: string): Word {
  const id = messageAbout("keyword", ability);
  return id === undefined ? ability : say(id);
}
