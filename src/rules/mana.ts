import { remembered } from "./remembered.js";
import { colorBit, type ColorSet } from "./colors.js";
import type { Color } from "./formats.gen.js";

/** A kind of mana (CR 106.1): the five colors and colorless. */
const KINDS_OF_MANA = ["W", "U", "B", "R", "G", "C"] as const;

export type ManaKind = (typeof KINDS_OF_MANA)[number];

/** The kinds of mana in what a mana ability makes: of `{C}{C}` the colorless one. */
export function kindsOfMana(made: string): ManaKind[] {
  return KINDS_OF_MANA.filter((kind) => made.includes(kind));
}

const COLOR_OF_SYMBOL: Readonly<Record<string, Color>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** What a mana cost says of its object: its mana value (CR 202.3), its colors (CR 202.2) and its symbols. */
export interface ManaCostFacts {
  readonly manaValue: number;
  readonly colors: ColorSet;
  /** The colors of each symbol, in order; for devotion (CR 700.5). */
  readonly symbols: readonly ColorSet[];
}

const NO_COST: ManaCostFacts = { manaValue: 0, colors: 0, symbols: [] };
const KNOWN = new Map<string, ManaCostFacts>();

/** Reads a cost such as {2}{W/U}{G/P}; X is 0 (CR 202.3e, off the stack), a two-brid symbol counts 2 (CR 202.3f). */
export function manaCostFacts(cost: string | null): ManaCostFacts {
  return cost === null ? NO_COST : remembered(KNOWN, cost, () => read(cost));
}

function read(cost: string): ManaCostFacts {
  let manaValue = 0;
  const symbols: ColorSet[] = [];
  for (const [, symbol = ""] of cost.matchAll(/\{([^}]*)\}/g)) {
    const halves = symbol.split("/");
    const number = Number.parseInt(halves[0] ?? "", 10);
    manaValue += Number.isNaN(number) ? (symbol === "X" ? 0 : 1) : number;
    symbols.push(
      halves.reduce((set, half) => {
        const color = COLOR_OF_SYMBOL[half];
        return color === undefined ? set : set | colorBit(color);
      }, 0),
    );
  }
  return { manaValue, colors: symbols.reduce((set, symbol) => set | symbol, 0), symbols };
}

/** A mana cost with its generic mana in one symbol and the others in order: equal for equal costs (CR 202.1). */
export function manaCostInOrder(cost: string): string {
  const symbols = [...cost.matchAll(/\{[^}]*\}/g)].map(([symbol]) => symbol);
  const isGeneric = (symbol: string): boolean => /^\{\d+\}$/.test(symbol);
  const generic = symbols.filter(isGeneric).reduce((total, symbol) => total + Number(symbol.slice(1, -1)), 0);
  return [`{${String(generic)}}`, ...symbols.filter((symbol) => !isGeneric(symbol)).sort()].join("");
}
