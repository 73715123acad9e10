import type { Selector, Target } from "../rules/formats.gen.js";
import type { Resolving, Whom } from "./clause.js";
import { targetsOf } from "./harmless.js";

/** One instance of the word "target" in a clause, and how many it asks for. */
export interface Slot {
  /** Undefined: as many as one likes. */
  readonly count?: number | undefined;
  readonly upTo?: number;
  readonly isPlayer: boolean;
  /** What an object must be, where that is read. */
  readonly is?: Selector;
}

export function slotsOfWhom({ targets, affects, group, another }: Whom): Slot[] {
  const player: Slot[] = JSON.stringify(affects).includes('"targetPlayer"') ? [{ count: 1, isPlayer: true }] : [];
  if (targets === undefined) return player;
  const is: Pick<Slot, "is"> =
    group === undefined ? {} : { is: { ...group, ...(another === true && { other: true }) } };
  if (typeof targets === "number") return [{ count: targets, isPlayer: false, ...is }, ...player];
  return [{ ...(typeof targets.upTo === "number" && { upTo: targets.upTo }), isPlayer: false, ...is }, ...player];
}

export function slotsOf(clause: Resolving): Slot[] {
  if ("text" in clause) return targetsOf(clause.text);
  const slots: Slot[] = [];
  if ("playerSlot" in clause && clause.playerSlot !== undefined) slots.push({ count: 1, isPlayer: true });
  if ("action" in clause && clause.action === "support") slots.push({ upTo: clause.n ?? 0, isPlayer: false });
  if (clause.whom !== undefined) slots.push(...slotsOfWhom(clause.whom));
  if ("with" in clause && clause.with) slots.push(...slotsOfWhom(clause.with));
  if ("of" in clause) slots.push(...slotsOfWhom(clause.of));
  return slots;
}

/** What is known of a target; undefined where its kind is not. */
export function targetOf({ count, upTo, is }: Slot): Target | undefined {
  if (is === undefined) return undefined;
  if (count === 1) return { is };
  return { is, number: count ?? (upTo === undefined ? "any" : { upTo }) };
}
