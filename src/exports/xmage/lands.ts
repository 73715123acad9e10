import { manaAmount } from "../../rules/mana-amount.js";
import type { Card } from "../../rules/formats.gen.js";
import { reason, type Said, said, unsaid } from "../reason.js";

/** The basic lands and their mana. */
export const LAND_MANA = [
  { symbol: "W", land: "Plains", ability: "WhiteManaAbility" },
  { symbol: "U", land: "Island", ability: "BlueManaAbility" },
  { symbol: "B", land: "Swamp", ability: "BlackManaAbility" },
  { symbol: "R", land: "Mountain", ability: "RedManaAbility" },
  { symbol: "G", land: "Forest", ability: "GreenManaAbility" },
  { symbol: "C", land: "Wastes", ability: "ColorlessManaAbility" },
] as const;

type Symbol = (typeof LAND_MANA)[number]["symbol"];

/** The total mana that a player spends, and the colored symbols in it. */
export interface Spending {
  readonly mana: number;
  readonly symbols: ReadonlySet<Symbol>;
}

export const NOTHING: Spending = { mana: 0, symbols: new Set() };

/** The mana for a cost. The first half of a hybrid symbol is paid; snow and Phyrexian symbols are not supported. */
export function spendingFor(cost: string, x: number, about: string): Said<Spending> {
  const { generic, symbols } = manaAmount(cost, x);
  const found = new Set<Symbol>();
  for (const symbol of symbols) {
    const parts = symbol.split("/");
    const known = LAND_MANA.find((each) => parts.includes(each.symbol))?.symbol;
    if (known === undefined || parts.includes("P") || parts.includes("2")) return unsaid(reason("mana", about));
    const paid = LAND_MANA.find((each) => each.symbol === parts[0])?.symbol;
    found.add(paid ?? known);
  }
  return said({ mana: generic + symbols.length, symbols: found });
}

export function together(a: Spending, b: Spending): Spending {
  return { mana: a.mana + b.mana, symbols: new Set([...a.symbols, ...b.symbols]) };
}

/** Lands of one name that a player has for mana. */
export interface Supply {
  readonly card: Card;
  readonly count: number;
  readonly symbol: Symbol;
}

/** Lands that pay for everything in whatever order they are tapped. `isSnow`: by names that most boards do not have. */
export function supplyFor({ mana, symbols }: Spending, isSnow: boolean): Supply[] {
  if (mana === 0) return [];
  const wanted: Symbol[] = symbols.size === 0 ? ["C"] : [...symbols];
  return LAND_MANA.filter(({ symbol }) => wanted.includes(symbol)).map(({ symbol, land }) => ({
    card: landCard(symbol, land, isSnow),
    count: mana,
    symbol,
  }));
}

function landCard(symbol: Symbol, land: string, isSnow: boolean): Card {
  return {
    name: isSnow ? `Snow-Covered ${land}` : land,
    supertypes: isSnow ? ["Basic", "Snow"] : ["Basic"],
    types: ["Land"],
    subtypes: symbol === "C" ? [] : [land],
    abilities: symbol === "C" ? [{ kind: "mana", produces: ["C"] }] : [],
  };
}
