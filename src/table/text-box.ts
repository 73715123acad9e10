import { type AbilityInstance, isText } from "../rules/ability.js";
import { resolve } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/** The rules text of an object now: as layer 3 leaves it (CR 613.1c), whatever abilities it gains or loses later (CR 612.3). */
export function textBoxOf(table: Table, place: number): readonly AbilityInstance[] {
  const { ruleset } = table;
  const last = ruleset.slots.findLastIndex(({ sorts }) => sorts.includes("text"));
  const slots = ruleset.slots.slice(0, last + 1);
  const { final } = resolve(table.board(), { ...ruleset, slots }, { trace: "none" });
  return (final[place]?.abilities ?? []).filter(isText);
}
