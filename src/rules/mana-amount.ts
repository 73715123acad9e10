import { byCodeUnit } from "./text-order.js";
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

/** The symbols of a cost that can be paid in several ways; how each will be was announced before (CR 601.2b). */
export type AnnouncedSymbols = "none" | "hybrid" | "phyrexian" | "both";

export function announcedIn(cost: string | null): AnnouncedSymbols {
  const symbols = cost === null ? [] : manaAmount(cost).symbols.filter((symbol) => symbol.includes("/"));
  const isPhyrexian = symbols.some((symbol) => symbol.endsWith("/P"));
  const isHybrid = symbols.some((symbol) => symbol.replace(/\/P$/, "").includes("/"));
  if (isHybrid && isPhyrexian) return "both";
  if (isHybrid) return "hybrid";
  return isPhyrexian ? "phyrexian" : "none";
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
 * like, and off generic mana if there is none (CR 118.7b-d); never below nothing (CR 601.2f). What a hybrid or Phyrexian
 * symbol of the cost is paid as was announced before (CR 601.2b), so one that can be of the color is.
 */
export function reducedBy(cost: ManaAmount, by: ManaAmount, { coloredOnly, leaves }: Held): ManaAmount {
  let left = Math.max(0, sizeOf(cost) - leaves);
  const taken = new Map([...symbolsTaken(cost.symbols, by.symbols)].slice(0, left));
  left -= taken.size;
  const symbols = cost.symbols.filter((_, place) => !taken.has(place));
  if (coloredOnly) return { generic: cost.generic, symbols };
  const wanted = by.generic + genericOf(leftOver(by.symbols, taken));
  return { generic: cost.generic - Math.min(wanted, cost.generic, left), symbols };
}

/** The kinds of mana that a symbol of a reduction can take: any half of a hybrid one (CR 118.7e), the color of a Phyrexian one (CR 118.7f). */
function halvesOf(symbol: string): string[] {
  return symbol === "S" ? [] : symbol.split("/").filter((half) => half !== "P");
}

/** What is left of a reduction takes so much generic mana (CR 118.7b-d, 118.7g): of a generic half its number (CR 118.7e). */
function genericOf(symbols: readonly string[]): number {
  return symbols.reduce((sum, symbol) => sum + Number(/^\d+/.exec(symbol)?.[0] ?? 1), 0);
}

function clausesOfSymbols(symbols: readonly string[]): string[] {
  return [
    ...(symbols.some((symbol) => symbol.includes("/") && !symbol.endsWith("P")) ? ["118.7e"] : []),
    ...(symbols.some((symbol) => symbol.endsWith("/P")) ? ["118.7f"] : []),
    ...(symbols.includes("S") ? ["118.7g"] : []),
  ];
}

/** The places of the symbols of a cost that a reduction takes, each with the symbol that takes it: each its like, then as many of two kinds as can be matched. */
function symbolsTaken(cost: readonly string[], by: readonly string[]): ReadonlyMap<number, string> {
  const takenBy = new Map<number, string>();
  const open = by.filter((symbol) => {
    const place = symbol === "S" ? -1 : cost.findIndex((own, n) => own === symbol && !takenBy.has(n));
    if (place >= 0) takenBy.set(place, symbol);
    return place < 0;
  });
  const exact = new Set(takenBy.keys());
  const take = (symbol: string, tried: Set<number>): boolean => {
    const halves = halvesOf(symbol);
    return cost.some((own, place) => {
      if (exact.has(place) || tried.has(place) || !own.split("/").some((half) => halves.includes(half))) return false;
      tried.add(place);
      const other = takenBy.get(place);
      if (other !== undefined && !take(other, tried)) return false;
      takenBy.set(place, symbol);
      return true;
    });
  };
  for (const symbol of open) take(symbol, new Set());
  return takenBy;
}

/**
 * By what a reduction goes: generic mana (CR 118.7a), a color the cost hasn't (CR 118.7b), more of a color than it has
 * (CR 118.7c), or a color that a symbol of two kinds was announced to be (CR 601.2b).
 */
export function clausesOfReduction(cost: ManaAmount, by: ManaAmount, { coloredOnly }: Held): string[] {
  const announced = [...symbolsTaken(cost.symbols, by.symbols).keys()].some((place) =>
    cost.symbols[place]?.includes("/"),
  );
  const clauses = [...(announced ? ["601.2b"] : []), ...clausesOfSymbols(by.symbols)];
  if (coloredOnly) return clauses;
  const over = leftOver(by.symbols, symbolsTaken(cost.symbols, by.symbols)).filter(
    (symbol) => !["C", "S"].includes(symbol),
  );
  const isInCost = (symbol: string): boolean =>
    halvesOf(symbol).some((half) => cost.symbols.some((own) => own.split("/").includes(half)));
  return [
    ...clauses,
    ...(by.generic > 0 ? ["118.7a"] : []),
    ...(over.some((symbol) => !isInCost(symbol)) ? ["118.7b"] : []),
    ...(over.some(isInCost) ? ["118.7c"] : []),
  ];
}

/** What a reduction takes, and why, where it takes less than it might; undefined where it takes all that it says. */
export function lessTaken(
  cost: ManaAmount,
  by: ManaAmount,
  held: Held,
): { readonly takes: ManaAmount; readonly heldBy: "least" | "colors" | "generic" | "nothingLeft" } | undefined {
  const after = reducedBy(cost, by, held);
  const generic = cost.generic - after.generic;
  const symbols = leftOver(cost.symbols, new Map(after.symbols.entries()));
  const fitting = symbolsTaken(cost.symbols, by.symbols);
  const wanted = fitting.size + by.generic + genericOf(leftOver(by.symbols, fitting));
  if (generic + symbols.length >= wanted) return undefined;
  const takes = { generic, symbols };
  if (sizeOf(after) > sizeOf(reducedBy(cost, by, { ...held, leaves: 0 }))) return { takes, heldBy: "least" };
  if (held.coloredOnly) return { takes, heldBy: "colors" };
  return { takes, heldBy: by.symbols.length === 0 ? "generic" : "nothingLeft" };
}

/** The symbols of a reduction that took none. */
function leftOver(symbols: readonly string[], taken: ReadonlyMap<number, string>): string[] {
  const over = [...symbols];
  for (const symbol of taken.values()) over.splice(over.indexOf(symbol), 1);
  return over;
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
  const sorted = [...symbols].sort((a, b) => placeOf(a) - placeOf(b) || byCodeUnit(a, b));
  const first = generic > 0 || sorted.length === 0 ? [String(generic)] : [];
  return [...first, ...sorted].map((symbol) => `{${symbol}}`).join("");
}
