import type { Table } from "./table.js";

/** What affects a spell goes on affecting the permanent it becomes (CR 400.7a), or merges with (CR 702.140f). */
export function carryOver(table: Table, from: number, to: number, clause: "400.7a" | "702.140f"): void {
  table.effects = table.effects.map((effect) =>
    effect.objects?.includes(from) === true
      ? {
          ...effect,
          clauses: [...effect.clauses, clause],
          objects: [...new Set(effect.objects.map((place) => (place === from ? to : place)))],
        }
      : effect,
  );
}
