import { isOn } from "../rules/board.js";
import type { ObjectView } from "../rules/object-view.js";
import { resolve, type Outcome } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/** What would be true with this object entering: what comes at the same time is not there yet (CR 614.12). */
export function lookAhead(table: Table, place: number): Outcome {
  const board = table.board();
  const objects = board.objects.map((object, other) =>
    other !== place && table.occasion.together !== undefined && object.arrivedAt === table.occasion.event
      ? { ...object, phasedOut: true }
      : object,
  );
  return resolve({ ...board, objects }, table.ruleset, { trace: "none" });
}

/** What the object that enters is: of older editions only its own effects and what resolved on it count (CR 614.12). */
export function asItEnters(table: Table, place: number): ObjectView | undefined {
  if (table.ruleset.policy.lookAheadSeesOthers) return lookAhead(table, place).final[place];
  const board = table.board();
  const objects = board.objects.map((object, other) => (other === place ? object : { ...object, phasedOut: true }));
  const effects = board.effects.filter((effect) => isOn(effect, place));
  return resolve({ ...board, objects, effects, lingering: [] }, table.ruleset, { trace: "none" }).final[place];
}
