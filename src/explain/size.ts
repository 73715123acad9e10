import type { ModifyPowerToughnessPart, Quantity, SetPowerToughnessPart } from "../rules/formats.gen.js";
import { inNumber, type GrammaticalNumber } from "./grammar.js";
import type { Voice } from "./voice.js";

/** Base power and toughness: "has 1/1 as its base power and toughness", "has base power equal to X". */
export function sizeWords({ power, toughness }: SetPowerToughnessPart, number: GrammaticalNumber, voice: Voice): string {
  const has = inNumber(number, "has", "have");
  const its = inNumber(number, "its", "their");
  if (power === undefined || toughness === undefined) {
    const which = power === undefined ? "toughness" : "power";
    const value = power ?? toughness ?? 0;
    return typeof value === "number" ? `${has} ${value} as ${its} base ${which}` : `${has} base ${which} equal to ${voice.quantity(value)}`;
  }
  if (typeof power === "number" && typeof toughness === "number") return `${has} ${power}/${toughness} as ${its} base power and toughness`;
  const [p, t] = [voice.quantity(power), voice.quantity(toughness)];
  return p === t ? `${has} base power and toughness equal to ${p}` : `${has} base power equal to ${p} and base toughness equal to ${t}`;
}

/** What a characteristic-defining ability says of its own object. */
export function definedSize({ power, toughness }: SetPowerToughnessPart, voice: Voice): string {
  const p = power === undefined ? undefined : voice.quantity(power);
  const t = toughness === undefined ? undefined : voice.quantity(toughness);
  const more = p !== undefined && t?.startsWith(`${p} plus `) === true ? t.slice(`${p} plus `.length) : undefined;
  if (more !== undefined) return `its power is ${p} and its toughness ${more} more`;
  if (p === t) return `its power and toughness are each ${p}`;
  const said = [...(p === undefined ? [] : [`its power is ${p}`]), ...(t === undefined ? [] : [`its toughness is ${t}`])];
  return said.join(" and ");
}

/** One side of a change, as a signed number or letter, and what the letter stands for. */
interface Side {
  readonly sign: "+" | "-" | undefined;
  readonly text: string;
  readonly where?: string;
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
export function sizeChange({ power, toughness, double }: ModifyPowerToughnessPart, number: GrammaticalNumber, voice: Voice): string {
  const p = side(power, "X", voice);
  const t = side(toughness, "Y", voice);
  const same = p.where !== undefined && p.where === t.where;
  const free = p.text === "X" ? "Y" : "X";
  const t2 = same ? { ...t, text: p.text } : t.where === undefined ? t : { ...t, text: p.where === undefined ? free : t.text };
  const signs = `${p.sign ?? t.sign ?? "+"}${p.text}/${t2.sign ?? p.sign ?? "+"}${t2.text}`;
  const where = [
    ...(p.where === undefined ? [] : [`${p.text} is ${p.where}`]),
    ...(t2.where === undefined || same ? [] : [`${t2.text} is ${t2.where}`]),
  ];
  const negatives = double === true ? " (which may be negative)" : "";
  return `${inNumber(number, "gets", "get")} ${signs}${where.length === 0 ? "" : `, where ${where.join(" and ")}`}${negatives}`;
}
