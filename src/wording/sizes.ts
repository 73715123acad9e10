import type { ModifyPowerToughnessPart, Quantity, SetPowerToughnessPart } from "../rules/formats.gen.js";
import { type Phrase, say } from "./phrase.js";
import type { Voice } from "./voice.js";

function isSame(a: Quantity | undefined, b: Quantity | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Base power and toughness as a verb phrase: "has base power and toughness 1/1", "has base power equal to X". */
export function sizePhrase({ power, toughness }: SetPowerToughnessPart, voice: Voice): Phrase {
  if (typeof power === "number" && typeof toughness === "number")
    return say("part-size", { size: `${power}/${toughness}` });
  if (power !== undefined && toughness !== undefined) {
    return isSame(power, toughness)
      ? say("part-size-equal", { value: voice.quantity(power) })
      : say("part-sizes-equal", { power: voice.quantity(power), toughness: voice.quantity(toughness) });
  }
  if (power !== undefined) {
    const value = voice.quantity(power);
    return typeof power === "number" ? say("part-base-power", { value }) : say("part-base-power-equal", { value });
  }
  const value = voice.quantity(toughness ?? 0);
  return typeof toughness === "object"
    ? say("part-base-toughness-equal", { value })
    : say("part-base-toughness", { value });
}

/** By how much the toughness is more than the power: a sum of the same and a number. */
function moreThan(power: Quantity | undefined, toughness: Quantity | undefined): number | undefined {
  if (power === undefined || typeof toughness !== "object" || toughness.sum?.length !== 2) return undefined;
  const more = toughness.sum.find((term) => typeof term === "number");
  return typeof more === "number" && toughness.sum.some((term) => isSame(term, power)) ? more : undefined;
}

/** What a characteristic-defining ability says of the size of its own object, in one or two clauses. */
export function definedSize({ power, toughness }: SetPowerToughnessPart, voice: Voice): Phrase[] {
  const self = { this: voice.self };
  const more = moreThan(power, toughness);
  if (power !== undefined && more !== undefined)
    return [say("defined-toughness-more", { ...self, value: voice.quantity(power), more: String(more) })];
  if (power !== undefined && isSame(power, toughness))
    return [say("defined-size", { ...self, value: voice.quantity(power) })];
  return [
    ...(power === undefined ? [] : [say("defined-power", { ...self, value: voice.quantity(power) })]),
    ...(toughness === undefined ? [] : [say("defined-toughness", { ...self, value: voice.quantity(toughness) })]),
  ];
}

/** One side of a change, as a signed number or letter, and what the letter stands for. */
interface Side {
  readonly sign: "+" | "-" | undefined;
  readonly text: string;
  readonly where?: Quantity;
}

/** Whether the X of the spell or ability itself stands here: then another letter is needed for what has none. */
function isX(quantity: Quantity | undefined): boolean {
  return typeof quantity === "object" && (quantity.x === true || isX(quantity.negative));
}

function sideOf(quantity: Quantity | undefined, letter: string): Side {
  if (quantity === undefined || quantity === 0) return { sign: undefined, text: "0" };
  if (typeof quantity === "number") return { sign: quantity < 0 ? "-" : "+", text: String(Math.abs(quantity)) };
  if (quantity.x === true) return { sign: "+", text: "X" };
  if (quantity.negative === undefined) return { sign: "+", text: letter, where: quantity };
  const inner = sideOf(quantity.negative, letter);
  return { ...inner, sign: inner.sign === "-" ? "+" : "-" };
}

/** A verb phrase and what its letters stand for, which is said at the end of the sentence. */
export interface Lettered {
  readonly does: Phrase;
  readonly letters: readonly Phrase[];
}

/** A change in figures and letters alone: "+1/+1", "+X/+0". */
export function changeInFigures({ power, toughness }: ModifyPowerToughnessPart): string {
  return sides(power, toughness).change;
}

/** Both sides of a change; a zero takes the sign of the other side. */
function sides(
  power: Quantity | undefined,
  toughness: Quantity | undefined,
): { change: string; lettered: readonly Side[] } {
  const p = sideOf(power, isX(toughness) ? "Y" : "X");
  const q = sideOf(toughness, isX(power) || p.where !== undefined ? "Y" : "X");
  const isOne = p.where !== undefined && isSame(p.where, q.where);
  const t = isOne ? { ...q, text: p.text } : q;
  const change = `${p.sign ?? t.sign ?? "+"}${p.text}/${t.sign ?? p.sign ?? "+"}${t.text}`;
  return { change, lettered: isOne ? [p] : [p, t] };
}

/** "get +1/+1", "gets -3/-0", "gets +X/+X" with "X is its power". */
export function sizeChange({ power, toughness, double }: ModifyPowerToughnessPart, voice: Voice): Lettered {
  const { change, lettered } = sides(power, toughness);
  const letters = lettered.flatMap(({ text, where }) =>
    where === undefined ? [] : [say("where-letter", { letter: text, value: voice.quantity(where) })],
  );
  return { does: double === true ? say("part-gets-double", { change }) : say("part-gets", { change }), letters };
}
