import type { BoardFact } from "../rules/board.js";
import { present } from "../rules/present.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** A start clause with what there is to say to it. */
export function startsWith(object: TableObject, { clause, ...fact }: BoardFact): void {
  object.startClauses.push(clause);
  if (Object.keys(fact).length > 0) object.startFacts.push({ clause, ...fact });
}

/** What is true of it by a clause, of one effect. */
export function startsByEffect(object: TableObject, clause: string, effect: EffectReference): void {
  startsWith(object, { clause, effects: [effect] });
}

/** What happens now does nothing to it, by a clause. */
export function startsInVain(object: TableObject, clause: string, { occasion }: Table, of?: string): void {
  startsWith(object, { clause, vain: [occasion.event], ...present({ of }) });
}

/** Of what has left nothing is told but what did nothing to it while it was there. */
export function keepVain({ startClauses, startFacts }: TableObject): void {
  const kept = startFacts.filter(({ vain }) => vain !== undefined).map((fact) => ({ ...fact, gone: true as const }));
  startFacts.splice(0, startFacts.length, ...kept);
  startClauses.splice(0, startClauses.length, ...kept.map(({ clause }) => clause));
}

/** Nothing is said any more to clauses that are taken back. */
export function forgetStarts(object: TableObject, isForgotten: (clause: string) => boolean): void {
  const clauses = object.startClauses.filter((clause) => !isForgotten(clause));
  object.startClauses.splice(0, object.startClauses.length, ...clauses);
  const facts = object.startFacts.filter(({ clause }) => !isForgotten(clause));
  object.startFacts.splice(0, object.startFacts.length, ...facts);
}
