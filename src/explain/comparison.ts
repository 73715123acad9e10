import type { Comparison, Quantity } from "../rules/formats.gen.js";
import { counted } from "./grammar.js";
import type { Voice } from "./voice.js";

/** Bounds of a number an object has: "power 2 or less", "mana value from 2 to 4", "power equal to your life total". */
export function boundsOf(measure: string, comparison: Comparison, voice: Voice): string {
  const { equals, atLeast, atMost } = comparison;
  const bounds: string[] = [];
  if (equals !== undefined)
    bounds.push(typeof equals === "number" ? `${equals}` : `equal to ${voice.quantity(equals)}`);
  if (typeof atLeast === "number" && typeof atMost === "number") bounds.push(`from ${atLeast} to ${atMost}`);
  else {
    if (atLeast !== undefined)
      bounds.push(typeof atLeast === "number" ? `${atLeast} or more` : `at least ${voice.quantity(atLeast)}`);
    if (atMost !== undefined)
      bounds.push(typeof atMost === "number" ? `${atMost} or less` : `at most ${voice.quantity(atMost)}`);
  }
  return `${measure} ${bounds.join(" and ")}`;
}

/** Bounds of how many there are: "no abilities", "at least 2 colors", "exactly 1 ability". */
export function amountOf(one: string, many: string, comparison: Comparison, voice: Voice): string {
  const { equals, atLeast, atMost } = comparison;
  const of = (quantity: Quantity): string =>
    typeof quantity === "number" ? counted(quantity, one, many) : `as many ${many} as ${voice.quantity(quantity)}`;
  if (equals === 0) return `no ${many}`;
  const bounds: string[] = [];
  if (typeof atLeast === "number" && typeof atMost === "number" && equals === undefined)
    return `${atLeast} to ${of(atMost)}`;
  if (equals !== undefined) bounds.push(`exactly ${of(equals)}`);
  if (atLeast !== undefined) bounds.push(`at least ${of(atLeast)}`);
  if (atMost !== undefined) bounds.push(`at most ${of(atMost)}`);
  return bounds.join(" and ");
}
