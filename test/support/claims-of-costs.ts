import type { CostStep } from "../../src/rules/formats.gen.js";
import { manaAmount, manaText, sizeOf, sumOf } from "../../src/rules/mana-amount.js";
import type { Word } from "../../src/wording/phrase.js";
import { type Judge, type Known, type Said } from "./claim-evidence.js";

/** The steps towards one cost, in order, and the one that is told among them. */
function stepsOf({ steps }: Said, { trace }: Known): { readonly all: readonly CostStep[]; readonly at: number } {
  const place = steps.find((one) => trace[one]?.kind === "cost") ?? -1;
  const told = trace[place];
  if (told?.kind !== "cost") return { all: [], at: -1 };
  const all = trace.filter(
    (step): step is CostStep => step.kind === "cost" && step.object === told.object && step.ability === told.ability,
  );
  return { all, at: all.indexOf(told) };
}

function textOf(word: Word | undefined): string {
  return typeof word === "string" ? word : "";
}

const sizeOfText = (text: string | null | undefined): number => sizeOf(manaAmount(text ?? ""));

/** In which order changes of a cost are applied (CR 601.2f). */
const IN_ORDER: readonly CostStep["step"][] = [
  "base",
  "alternative",
  "additional",
  "increase",
  "reduction",
  "total",
  "missed",
  "locked",
];

/** Nothing comes before it that comes later by law. */
function isInOrder(all: readonly CostStep[], at: number): boolean {
  const rank = (step: CostStep | undefined): number => IN_ORDER.indexOf(step?.step ?? "base");
  return all.slice(0, at).every((before) => rank(before) <= rank(all[at]));
}

/** So much less than before, or what is told to be taken in place of it; after all that makes it dearer. */
export const isReduced: Judge = (said, known, { mana, now, held }) => {
  const { all, at } = stepsOf(said, known);
  const before = all[at - 1];
  if (before === undefined) return "nothing is known of the cost before";
  if (before.total === null) return undefined;
  if (!isInOrder(all, at)) return "it comes before what makes the cost dearer";
  const takes = typeof held === "object" && held.kind === "saying" ? textOf(held.args["takes"]) : undefined;
  const taken = sizeOfText(before.total) - sizeOfText(textOf(now));
  // A half of a reduction with a number in it can take more than one.
  const most = Math.max(sizeOfText(textOf(mana)), ...(textOf(mana).includes("/") ? [taken] : []));
  if (takes !== undefined && sizeOfText(takes) >= most) return "all of it is taken";
  return taken === (takes === undefined ? most : sizeOfText(takes)) ? undefined : `${taken} is taken`;
};

/** The mana told is added to what it was before. */
export const isIncreased: Judge = (said, known, { mana, now }) => {
  const { all, at } = stepsOf(said, known);
  const before = all[at - 1];
  if (before === undefined) return "nothing is known of the cost before";
  if (before.total === null) return undefined;
  if (!isInOrder(all, at)) return "it comes after what makes the cost less";
  const sum = manaText(sumOf(manaAmount(before.total), manaAmount(textOf(mana))));
  return sum === textOf(now) ? undefined : `it is ${sum}`;
};

/** The total is what it was before, and as much as is asked for (CR 601.2f). */
export const isReached: Judge = (said, known, { mana, now }) => {
  const { all, at } = stepsOf(said, known);
  const before = all[at - 1]?.total;
  if (before !== undefined && before !== textOf(now)) return "it raises the total";
  return sizeOfText(textOf(now)) >= sizeOfText(textOf(mana)) ? undefined : "the total is less";
};

/** All that a step counts but the first. */
export const isBeyondFirst: Judge = (said, known, { beyond }) => {
  const { all, at } = stepsOf(said, known);
  const counted = all[at]?.counted?.length ?? 0;
  return beyond === counted - 1 ? undefined : `it counts ${counted}`;
};

/** The order of reductions is one of several: there are more of the same cost to come, and none before (CR 601.2f). */
export const isOneOrder: Judge = (said, known) => {
  const { all, at } = stepsOf(said, known);
  const others = all.filter(({ step }, place) => step === "reduction" && place !== at);
  const isFirst = others.every((other) => all.indexOf(other) > at);
  // Reductions of one sort that are taken whole come to the same in any order.
  const isAlike = [all[at], ...others].every((one) => one?.mana === all[at]?.mana && one?.takes === undefined);
  return others.length > 0 && isFirst && !isAlike ? undefined : "another order costs the same";
};

/** Why less is taken: what is left of the cost holds no more of what could be taken, or is the least that has to remain. */
export const isHeld: Judge = (said, known, { why, takes, nothing }) => {
  const { all, at } = stepsOf(said, known);
  const left = manaAmount(all[at]?.total ?? "");
  if ((nothing === "yes") !== (sizeOfText(textOf(takes)) === 0)) return "it is told otherwise how much is taken";
  if ((why === "generic" || why === "nothingLeft") && left.generic > 0) return "there is generic mana left";
  const colors = manaAmount(all[at]?.mana ?? "").symbols;
  const isThere = colors.filter((color) => left.symbols.includes(color));
  const taken = manaAmount(textOf(takes)).symbols;
  if (why === "colors" && isThere.some((color) => !taken.includes(color))) return `there is ${isThere.join()} left`;
  return why === "least" && sizeOf(left) === 0 ? "nothing remains" : undefined;
};
