/** Mana to be paid: generic mana by number, every other symbol by its letters. A value. */
export interface ManaAmount {
  readonly generic: number;
  /** Without braces: W, C, W/U, G/P, S. */
  readonly symbols: readonly string[];
}

/** Reads symbols in braces; X stands for `x` generic mana (CR 107.3). */
export function manaAmount(text: string, x = 0): ManaAmount {
  let generic = 0;
  const symbols: string[] = [];
  for (const [, symbol = ""] of text.matchAll(/\{([^}]*)\}/g)) {
    if (symbol === "X") generic += x;
    else if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else symbols.push(symbol);
  }
  return { generic, symbols };
}

export function sumOf(a: ManaAmount, b: ManaAmount): ManaAmount {
  return { generic: a.generic + b.generic, symbols: [...a.symbols, ...b.symbols] };
}

/** More than any game has; a hostile board must not fill the memory with symbols. */
const MOST_TIMES = 999;

/** The same mana so many times; no mana for less than once (CR 107.1b). */
export function repeated({ generic, symbols }: ManaAmount, times: number): ManaAmount {
  const often = Math.max(0, Math.min(times, MOST_TIMES));
  return { generic: generic * often, symbols: Array.from({ length: often }, () => symbols).flat() };
}

/** How much mana it is; a hybrid symbol is one mana, as is a Phyrexian one. */
export function sizeOf({ generic, symbols }: ManaAmount): number {
  return generic + symbols.length;
}

/** How a reduction may be held back. */
export interface Held {
  /** It reduces colored mana only; what is left over is lost. */
  readonly coloredOnly: boolean;
  /** It leaves at least so much mana. */
  readonly leaves: number;
}

/**
 * Takes mana off a cost. Generic mana comes off generic mana only (CR 118.7a); a colored or colorless symbol off its
 * like, and off generic mana if there is none (CR 118.7b-d); never below nothing (CR 601.2f).
 */
export function reducedBy(cost: ManaAmount, by: ManaAmount, { coloredOnly, leaves }: Held): ManaAmount {
  let { generic } = cost;
  const symbols = [...cost.symbols];
  let left = Math.max(0, sizeOf(cost) - leaves);
  const takeGeneric = (wanted: number): void => {
    const taken = Math.min(wanted, generic, left);
    generic -= taken;
    left -= taken;
  };
  for (const symbol of by.symbols) {
    const place = left > 0 ? symbols.indexOf(symbol) : -1;
    if (place >= 0) {
      symbols.splice(place, 1);
      left--;
    } else if (!coloredOnly) takeGeneric(1);
  }
  if (!coloredOnly) takeGeneric(by.generic);
  return { generic, symbols };
}

/** By what a reduction goes: generic mana (CR 118.7a), a color the cost hasn't (CR 118.7b), more of a color than it has (CR 118.7c). */
export function clausesOfReduction(cost: ManaAmount, by: ManaAmount, { coloredOnly }: Held): string[] {
  if (coloredOnly) return [];
  const many = (symbols: readonly string[], wanted: string): number => symbols.filter((one) => one === wanted).length;
  const colors = [...new Set(by.symbols)].filter((symbol) => symbol !== "C");
  return [
    ...(by.generic > 0 ? ["118.7a"] : []),
    ...(colors.some((color) => many(cost.symbols, color) === 0) ? ["118.7b"] : []),
    ...(colors.some((color) => many(cost.symbols, color) > 0 && many(cost.symbols, color) < many(by.symbols, color))
      ? ["118.7c"]
      : []),
  ];
}

/** Raised with generic mana to so much, if it is less. */
export function raisedTo(cost: ManaAmount, minimum: number): ManaAmount {
  const missing = minimum - sizeOf(cost);
  return missing <= 0 ? cost : { ...cost, generic: cost.generic + missing };
}

const ORDER = ["S", "C", "W", "U", "B", "R", "G"];

function placeOf(symbol: string): number {
  const place = ORDER.indexOf(symbol);
  return place < 0 ? ORDER.length : place;
}

/** In braces, generic mana first, then by color; {0} for no mana (CR 107.4d). Equal amounts give equal texts. */
export function manaText({ generic, symbols }: ManaAmount): string {
  const sorted = [...symbols].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : a > b ? 1 : 0));
  const first = generic > 0 || sorted.length === 0 ? [String(generic)] : [];
  return [...first, ...sorted].map((symbol) => `{${symbol}}`).join("");
}
