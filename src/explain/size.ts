import type { ModifyPowerToughnessPart, Quantity, SetPowerToughnessPart } from "../rules/formats.gen.js";
import { inNumber, type GrammaticalNumber } from "./grammar.js";
import type { Voice } from "./voice.js";

/** Base power and toughness: "has 1/1 as its base power and toughness", "has base power equal to X". */
export function sizeWords(
  { power, toughness }: SetPowerToughnessPart,
  number: GrammaticalNumber,
  voice: Voice,
): string {
  const has = inNumber(number, "has", "have");
  const its = inNumber(number, "its", "their");
  if (power === undefined || toughness === undefined) {
    const which = power === undefined ? "toughness" : "power";
    const value = power ?? toughness ?? 0;
    return typeof value === "number"
      ? `${has} ${value} as ${its} base ${which}`
      : `${has} base ${which} equal to ${voice.quantity(value)}`;
  }
  if (typeof power === "number" && typeof toughness === "number")
    return `${has} ${power}/${toughness} as ${its} base power and toughness`;
  const [p, t] = [voice.quantity(power), voice.quantity(toughness)];
  return p === t
    ? `${has} base power and toughness equal to ${p}`
    : `${has} base power equal to ${p} and base toughness equal to ${t}`;
}

/** What a characteristic-defining ability says of its own object. */
export function definedSize({ power, toughness }: SetPowerToughnessPart, voice: Voice): string {
  const p = power === undefined ? undefined : voice.quantity(power);
  const t = toughness === undefined ? undefined : voice.quantity(toughness);
  const more = p !== undefined && t?.startsWith(`${p} plus `) === true ? t.slice(`${p} plus `.length) : undefined;
  if (more !== undefined) return `its power is ${p} and its toughness ${more} more`;
  if (p === t) return `its power and toughness are each ${p}`;
  const said = [
    ...(p === undefined ? [] : [`its power is ${p}`]),
    ...(t === undefined ? [] : [`its toughness is ${t}`]),
  ];
  return said.join(" and ");
}

/** One side of a change, as a signed number or letter, and what the letter stands for. */
interface Side {
  readonly sign: "+" | "-" | undefined;
  readonly text: string;
  readonly where?: string;
}

/** Whether the X of the spell or ability itself stands here: then another letter is needed for what has none. */
function isX(quantity: Quantity | undefined): boolean {
  return typeof quantity === "object" && (quantity.x === true || isX(quantity.negative));
}

function side(quantity: Quantity | undefined, letter: string, voice: Voice): Side {
  if (quantity === undefined || quantity === 0) return { sign: undefined, text: "0" };
  if (typeof quantity === "number") return { sign: quantity < 0 ? "-" : "+", text: String(Math.abs(quantity)) };
  if (quantity.x === true) return { sign: "+", text: "X" };
  if (quantity.negative === undefined) return { sign: "+", text: letter, where: voice.quantity(quantity) };
  const inner = side(quantity.negative, letter, voice);
  return { ...inner, sign: inner.sign === "-" ? "+" : "-" };
}

/** "get +1/+1", "gets -3/-0", "gets +X/+X, where X is its power". A zero takes the sign of the other side. */
export function sizeChange(
  { power, toughness, double }: ModifyPowerToughnessPart,
  number: GrammaticalNumber,
  voice: Voice,
): string {
  const p = side(power, isX(toughness) ? "Y" : "X", voice);
  const q = side(toughness, isX(power) || p.where !== undefined ? "Y" : "X", voice);
  const same = p.where !== undefined && p.where === q.where;
  const t = same ? { ...q, text: p.text } : q;
  const signs = `${p.sign ?? t.sign ?? "+"}${p.text}/${t.sign ?? p.sign ?? "+"}${t.text}`;
  const where = (same ? [p] : [p, t]).flatMap(({ text, where: is }) => (is === undefined ? [] : [`${text} is ${is}`]));
  const negatives = double === true ? " (which may be negative)" : "";
  return `${inNumber(number, "gets", "get")} ${signs}${where.length === 0 ? "" : `, where ${where.join(" and ")}`}${negatives}`;
}
