import { isOn, partsOn } from "../rules/board.js";
import { revised } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import type { Table } from "./table.js";

/** What affects a spell goes on affecting the permanent it becomes (CR 400.7a), or merges with (CR 702.140f). */
export function carryOver(table: Table, from: number, to: number, clause: "400.7a" | "702.140f"): void {
  const { castX } = table.at(from);
  table.effects = table.effects.map((effect) =>
    effect.objects !== undefined && isOn(effect, from)
      ? {
          ...effect,
          clauses: [...effect.clauses, clause],
          context: { ...effect.context, targets: effect.context.targets.map((place) => (place === from ? to : place)) },
          shares: new Map(effect.shares).set(
            to,
            partsOn(effect, from).map((part) => withoutX(part, castX)),
          ),
          objects: [...new Set(effect.objects.map((place) => (place === from ? to : place)))],
        }
      : effect,
  );
}

/** The values of a copied spell without its X, which is 0 on the battlefield (CR 202.3e). */
function withoutX(part: Part, x: number): Part {
  if (part.kind !== "copiedValues" || x === 0) return part;
  const symbols = (part.values.manaCost?.split("{X}").length ?? 1) - 1;
  if (symbols === 0) return part;
  return {
    ...part,
    values: revised(part.values, (draft) => void (draft.manaValue = part.values.manaValue - symbols * x)),
  };
}
