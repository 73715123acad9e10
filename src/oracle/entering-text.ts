import type { Ability, Quantity } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText, cardsText, countedText } from "./amount-text.js";
import { conditionText } from "./condition-text.js";
import { exceptionsText } from "./exception-text.js";
import type { Quote } from "./keyword-text.js";
import { groupText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { say, type Wordings } from "./wordings.js";

/** What the choice of a name is called as something enters. */
export const CHOICES: Readonly<Record<string, Wordings>> = {
  creatureType: ["a creature type"],
  color: ["a color"],
  basicLandType: ["a basic land type"],
  player: ["an opponent", "a player"],
  cardName: [
    "a card name",
    "a nonland card name",
    "a creature card name",
    "a nonbasic land card name",
    "an artifact card name",
    "a land card name",
    "the name of a nonbasic land card",
  ],
};

export function entersAsCopyText({ copy, then }: Extract<Ability, { kind: "asEnters" }>, quote: Quote): Wordings {
  if (copy === undefined) return [];
  const but = copy.except === undefined ? [""] : exceptionsText(copy.except, quote);
  const group = groupText(copy.of, "one");
  const tapped = then === "tapped" ? "tapped " : "";
  const { zone, designation, ...of } = copy.of;
  if (zone === "graveyard" && designation === undefined)
    return say`you may have ~ enter ${tapped}as a copy of any ${cardsText(of, "one")} in a graveyard${but}.`;
  if (zone === undefined && designation === "entered this turn")
    return say`you may have ~ enter ${tapped}as a copy of any ${groupText(of, "one")} that entered this turn${but}.`;
  return say`you may have ~ enter ${tapped}as a copy of ${[...say`any ${group} on the battlefield`, ...say`${["a", "an"]} ${group}`, ...say`${["a", "an"]} ${group} on the battlefield`]}${but}.`;
}

export function entersWithText(counter: string, amount: Quantity): Wordings {
  if (typeof amount === "number")
    return amount === 1
      ? say`~ enters with ${["a", "an"]} ${counter} counter on it.`
      : say`~ enters with ${[NUMBER_WORDS[amount] ?? String(amount), String(amount)]} ${counter} counters on it.`;
  if (orderedText(amount) === '{"x":true}') return [`~ enters with X ${counter} counters on it.`];
  if (amount.if !== undefined) {
    const { then } = amount;
    if (typeof then !== "number" || amount.else !== undefined) return [];
    const entering = say`${numbered(then)} ${counter} ${then === 1 ? "counter" : "counters"} on it`;
    if (orderedText(amount.if) === orderedText({ object: "self", is: { paid: "kicker" } }))
      return say`if ~ was kicked, it enters with ${entering}.`;
    if (orderedText(amount.if) === orderedText({ object: "self", is: { paid: "escape" } }))
      return say`~ escapes with ${entering}.`;
    if (orderedText(amount.if) === orderedText({ object: "self", is: { castFrom: "hand", castBy: "you" } }))
      return say`~ enters with ${entering} if you cast it from your hand.`;
    const asked = conditionText(amount.if, { self: ["~"], host: [] });
    return [...say`~ enters with ${entering} if ${asked}.`, ...say`if ${asked}, ~ enters with ${entering}.`];
  }
  const [by, of] = amount.product ?? [1, amount];
  const each =
    of === undefined || typeof by !== "number"
      ? []
      : orderedText(of) === '{"timesPaid":"multikicker"}'
        ? [" for each time it was kicked"]
        : say` for each ${countedText(of, "one")}`;
  const many = say`~ enters with ${typeof by === "number" ? numbered(by) : []} ${counter} ${by === 1 ? "counter" : "counters"} on it${each}.`;
  return [
    ...many,
    ...say`~ enters with X ${counter} counters on it, where X is ${amountText(amount)}.`,
    ...equalText(counter, amount),
  ];
}

const numbered = (n: number): Wordings => (n === 1 ? ["a", "an"] : [NUMBER_WORDS[n] ?? String(n), String(n)]);

export const tappedWithText = (counter: string, amount: Quantity): Wordings =>
  typeof amount === "number"
    ? say`~ enters tapped with ${numbered(amount)} ${counter} ${amount === 1 ? "counter" : "counters"} on it.`
    : [];

function equalText(counter: string, amount: Quantity): Wordings {
  return say`~ enters with a number of ${counter} counters on it equal to ${amountText(amount)}.`;
}
