import type { Comparison, Quantity } from "../rules/formats.gen.js";
import { type Phrase, say, series } from "./phrase.js";
import type { Voice } from "./voice.js";

function together(bounds: readonly Phrase[]): Phrase {
  const [only, ...more] = bounds;
  return only !== undefined && more.length === 0 ? only : series(bounds, "and");
}

/** Bounds of a number: "2 or less", "from 2 to 4", "equal to your life total"; they stand after its name. */
export function boundsPhrase({ equals, atLeast, atMost }: Comparison, voice: Voice): Phrase {
  const bounds: Phrase[] = [];
  const bound = (
    value: Quantity,
    plain: "bound-is" | "bound-or-more" | "bound-or-less",
    spelled: SpelledBound,
  ): Phrase => (typeof value === "number" ? say(plain, { n: value }) : say(spelled, { value: voice.quantity(value) }));
  if (equals !== undefined) bounds.push(bound(equals, "bound-is", "bound-equal-to"));
  if (typeof atLeast === "number" && typeof atMost === "number")
    bounds.push(say("bound-from-to", { from: atLeast, to: atMost }));
  else {
    if (atLeast !== undefined) bounds.push(bound(atLeast, "bound-or-more", "bound-at-least"));
    if (atMost !== undefined) bounds.push(bound(atMost, "bound-or-less", "bound-at-most"));
  }
  return together(bounds);
}

type SpelledBound = "bound-equal-to" | "bound-at-least" | "bound-at-most";

/** Bounds of how many there are: "at least 2 colors", "exactly 1 ability"; `what` is a noun. */
export function amountPhrase(what: Phrase, { equals, atLeast, atMost }: Comparison, voice: Voice): Phrase {
  const of = (quantity: Quantity): Phrase =>
    typeof quantity === "number"
      ? say("counted", { n: quantity, what })
      : say("as-many-as", { what, value: voice.quantity(quantity) });
  if (typeof atLeast === "number" && typeof atMost === "number" && equals === undefined)
    return say("amount-from-to", { from: atLeast, to: of(atMost) });
  const bounds: Phrase[] = [];
  if (equals !== undefined) bounds.push(say("amount-exactly", { amount: of(equals) }));
  if (atLeast !== undefined) bounds.push(say("amount-at-least", { amount: of(atLeast) }));
  if (atMost !== undefined) bounds.push(say("amount-at-most", { amount: of(atMost) }));
  return together(bounds);
}
