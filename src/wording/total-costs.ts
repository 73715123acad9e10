import type { CostStep, SpellCost } from "../rules/formats.gen.js";
import { type AnnouncedSymbols, announcedIn, manaAmount, sizeOf } from "../rules/mana-amount.js";
import { abilityNamePhrase } from "./ability-names.js";
import { effectPhrase, ownKeyword } from "./effect-names.js";
import { speakingFor } from "./endings.js";
import { messageAbout } from "./known-message.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { denied, type Phrase, say, series, type Word } from "./phrase.js";
import { fromZone } from "./places.js";

/** What events give as the alternative cost where none is paid (CR 118.9). */
export const FREE = "without paying its mana cost";

/** A cost as scenarios and cards give it: mana, a keyword, or words for what is not mana, which may speak of the object. */
export function paidCost(cost: string, self: Word = ""): Word {
  if (cost === FREE) return say("casting-free");
  const known = messageAbout("cost", cost);
  if (known !== undefined) return say(known);
  const text = messageAbout("text", cost);
  if (text !== undefined && self !== "") return say(text, { this: self });
  const [, keyword = cost] = /^(.+) \d+$/.exec(cost) ?? [];
  return messageAbout("keyword", keyword) === undefined ? cost : abilityNamePhrase(cost);
}

/** What casting a spell, or activating an ability, costs in all: "{2}{U}, and also: sacrificing a creature". */
export function totalCost({ total, also = [] }: SpellCost, self?: Word): Phrase {
  const mana: Phrase = total === null ? say("cost-not-payable") : say("cost-of-mana", { mana: total });
  return also.length === 0
    ? mana
    : say("cost-and-also", {
        mana,
        also: series(
          also.map((cost) => paidCost(cost, self)),
          "and",
        ),
      });
}

/** An ability with its object: "equip {1} of Bonesplitter". */
export function abilityOf(object: string, ability: string, names: ObjectNames): Phrase {
  const entry = names.entry(ability, object)?.ability;
  const isKeyword = typeof entry === "string" || entry?.kind === "keyword";
  const words = { source: names.object(object), ability: names.ability(object, ability) };
  return say(isKeyword ? "ability-of-source" : "ability-of-source-in-words", words);
}

/** Of a hybrid symbol of a reduction the payer chooses a half as it is applied (CR 118.7e). */
const HALVES: ReadonlySet<AnnouncedSymbols> = new Set(["hybrid", "both"]);

function countedPhrase(ids: readonly string[], isBeyond: boolean, names: ObjectNames): Phrase {
  const said = { count: ids.length, counted: someNames(ids, names) };
  const counted = say("cost-counted", { ...said, counting: say("step-counting", said) });
  return isBeyond && ids.length > 0 ? say("cost-counted-beyond", { counted, beyond: ids.length - 1 }) : counted;
}

/** Whether a change of cost is one for each target beyond the first, as with strive. */
function isBeyondFirst(by: string, names: ObjectNames): boolean {
  const effect = names.effect(by);
  const entry = effect.kind === "ability" ? names.entry(effect.ability, effect.object)?.ability : undefined;
  const does = typeof entry === "object" && entry.kind === "static" ? entry.does : [];
  return does.some(
    (part) =>
      part.kind === "changeCost" &&
      typeof part.times === "object" &&
      part.times.sum?.includes(-1) === true &&
      part.times.sum.some((each) => typeof each === "object" && each.count?.target === true),
  );
}

/** Whether a total is as high already as it has to be (CR 601.2f): by what it was before, or since it is higher. */
function isHighEnough({ total, mana = "{0}" }: CostStep, before: CostStep["total"] | undefined): boolean {
  // What can't be paid costs no amount (CR 118.6).
  if (total === null) return false;
  if (before !== undefined) return before === total;
  return sizeOf(manaAmount(total)) > sizeOf(manaAmount(mana));
}

/** Why a change is as large as it is: where the spell was cast from, what a reduction could not take, and their order. */
function waysOf(
  { step, by = "", mana = "{0}", castFrom, takes, heldBy, leaves, ordered, counted, also = [] }: CostStep,
  names: ObjectNames,
): Record<string, Word> {
  // CR 702.48a: an offering takes off the mana cost of what was sacrificed for it.
  const offered = also.includes("702.48a") ? say("cost-of-sacrificed") : "";
  return {
    counted: counted === undefined ? "" : countedPhrase(counted, isBeyondFirst(by, names), names),
    halves: step === "reduction" && HALVES.has(announcedIn(mana)) ? say("cost-halves-chosen") : "",
    from: castFrom === undefined ? offered : say("cost-cast-from", { where: fromZone(castFrom) }),
    held:
      takes === undefined || heldBy === undefined
        ? ""
        : say("cost-takes-less", {
            takes,
            announced: announcedIn(takes) === "none" ? "" : say("cost-taken-as-announced"),
            nothing: takes === "{0}" ? "yes" : "no",
            why: heldBy,
            least: leaves ?? "",
          }),
    ordered: ordered === true ? say("cost-ordered") : "",
  };
}

/** A step on the way to a total cost (CR 601.2f, 602.2b): a sentence. `before` is the cost up to then, and `inShort` the effect by a shorter name, where they are known. */
export function costStepPhrase(
  cost: CostStep,
  names: ObjectNames,
  { before, inShort }: { readonly before?: CostStep["total"] | undefined; readonly inShort?: string | undefined } = {},
): Phrase {
  const { step, by = "", mana = "{0}", total, ...of } = cost;
  const { ability } = of;
  const object = ability === undefined ? names.object(of.object) : abilityOf(of.object, ability, names);
  const now: Word = total ?? say("cost-step-not-payable");
  const effect = (): Phrase => effectPhrase(inShort ?? by, names);
  switch (step) {
    case "base":
      if (ability !== undefined)
        return total === null
          ? say("cost-step-ability-no-cost", { object })
          : say("cost-step-ability", { object, total });
      return total === null ? say("cost-step-no-mana-cost", { object }) : say("cost-step-base", { object, total });
    case "alternative":
      if (by === FREE) return say("cost-step-free", { object, now });
      if (by === total) return say("cost-step-alternative-mana", { object, now });
      return say("cost-step-alternative", { object, by: paidCost(by), now });
    case "additional":
      if (mana === "{0}") return say("cost-step-besides", { object, by: paidCost(by) });
      return by === mana
        ? say("cost-step-additional", { object, mana, now })
        : say("cost-step-additional-by", { object, mana, by: paidCost(by), now });
    case "increase":
      return say("cost-step-increase", { object, mana, effect: effect(), ...waysOf(cost, names), now });
    case "reduction":
      return say("cost-step-reduction", {
        object,
        mana,
        effect: reducingPhrase(inShort ?? by, of.object, names),
        ...waysOf(cost, names),
        now,
      });
    case "total":
      return say(isHighEnough(cost, before) ? "cost-step-total-already" : "cost-step-total", {
        object,
        mana,
        effect: effect(),
        now,
      });
    case "missed":
      return say("cost-step-missed", {
        object,
        effect: effect(),
        isnt: denied(
          speakingFor(by, names)
            .calling(of.you)
            .condition(of.condition ?? { object: { object: of.object }, is: of.asked ?? {} }),
        ),
      });
    case "locked":
      return say(ability === undefined ? "cost-step-locked" : "cost-step-ability-locked", {
        object,
        now: lockedCost(cost),
      });
    default:
      return step satisfies never;
  }
}

/** What takes something off; a keyword of the spell itself by its name. */
function reducingPhrase(by: string, object: string, names: ObjectNames): Phrase {
  const keyword = ownKeyword(by, object, names);
  return keyword === undefined ? effectPhrase(by, names) : say("effect-own-keyword", { keyword });
}

/** What of a cost was announced stays so once it is locked in (CR 601.2b, 601.2f). */
function lockedCost({ total }: CostStep): Word {
  const mana = total ?? say("cost-step-not-payable");
  const announced = announcedIn(total);
  return announced === "none" ? mana : say(`cost-as-announced-${announced}`, { mana });
}

/** That a cost was locked in at an earlier step of the story. */
export function costBeforePhrase(cost: CostStep, step: number, names: ObjectNames): Phrase {
  const { object, ability } = cost;
  const now = lockedCost(cost);
  return ability === undefined
    ? say("cost-step-locked-then", { object: names.object(object), now, step })
    : say("cost-step-ability-locked-then", { object: abilityOf(object, ability, names), now, step });
}
