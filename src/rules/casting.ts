import type { CostStep, Zone } from "./formats.gen.js";

/** A cost that is paid besides the mana cost or in its place, as announced (CR 601.2b): what it is for, and what it is. */
export interface AnnouncedCost {
  readonly by: string;
  /** Mana in braces, then, after a comma, what is not mana; or either alone. */
  readonly cost: string;
}

/** What was announced of a spell or an activated ability that its cost can depend on (CR 601.2b-c, 602.2b). */
export interface PaidFor {
  readonly x: number;
  /** Targets in order; undefined in the place of one that is a player. */
  readonly targets: readonly (number | undefined)[];
  readonly targetPlayers: readonly number[];
  /** The total cost once it is locked in (CR 601.2f); undefined while it is being determined. */
  readonly locked: TotalCost | undefined;
}

/** Of what nobody has cast or activated. */
export const NOTHING_PAID_FOR: PaidFor = { x: 0, targets: [], targetPlayers: [], locked: undefined };

/** What was announced as a spell was cast, and, from then on, what it cost (CR 601.2b, 601.2f). */
export interface Casting extends PaidFor {
  /** Where the card was, and the place of the player who cast it. */
  readonly from: Zone;
  readonly caster: number;
  readonly alternative: AnnouncedCost | undefined;
  readonly additional: readonly AnnouncedCost[];
}

/** The total cost of a spell, with the way to it. */
export interface TotalCost {
  /** Mana in braces; null if the cost can't be paid (CR 118.6). */
  readonly total: string | null;
  /** What is paid besides mana. */
  readonly also: readonly string[];
  readonly steps: readonly CostStep[];
  /** The changes whose condition is not met: once it is locked in nobody asks them any more. */
  readonly unmet?: readonly CostStep[];
}

/** What a keyword says whose cost is the mana cost of the object that has it, such as flashback given by another. */
export const OWN_MANA_COST = "its mana cost";

/** CR 107.5, 107.6, 107.14: tapping, untapping and energy are no mana. */
const MANA = /^(?:\{(?![TQE]\})[^}]*\})*/;
const LOYALTY = /^[+-]?(?:\d+|X)$/;

/** A cost taken apart: its mana, and what is not mana. */
export function partsOfCost(cost: string): { readonly mana: string; readonly also: readonly string[] } {
  const mana = MANA.exec(cost)?.[0] ?? "";
  // CR 606.4: what stands before a number of loyalty counters is its sign.
  if (LOYALTY.test(cost)) return { mana: "", also: [cost] };
  const rest = cost
    .slice(mana.length)
    .replace(/^[\s,—-]+/, "")
    .trim();
  return { mana, also: rest === "" ? [] : [rest] };
}

/** Keywords by which a cost is paid in another way once it is locked in, with the clauses that say so. */
export const PAYING_OTHERWISE: ReadonlyMap<string, string> = new Map([["convoke", "702.51a"]]);
