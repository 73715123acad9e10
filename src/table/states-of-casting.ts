import { isKeyword, abilityOf } from "../rules/ability.js";
import { STATES_OF_CASTING } from "../rules/alternative-costs.js";
import { BESTOWED } from "../rules/designations.js";
import type { TableObject } from "./table-object.js";

/** The states that a spell has for the way in which it was cast, with their timestamps. */
export type StatesOfCasting = ReadonlyMap<string, number>;

export function ofCasting(designations: ReadonlyMap<string, number>): StatesOfCasting {
  return new Map([...designations].filter(([name]) => STATES_OF_CASTING.has(name)));
}

/**
 * What a permanent is for the way in which its spell was cast. Bestowed is only what comes attached: else its target was illegal
 * (CR 702.103e). Where no event says how it was cast, a creature with bestow that comes attached was cast bestowed.
 */
export function becomeAsCast(object: TableObject, states: StatesOfCasting | undefined): void {
  const isAttached = object.attachedTo !== null;
  for (const [state, timestamp] of states ?? []) {
    if (state !== BESTOWED || isAttached) object.designations.set(state, timestamp);
    else object.startClauses.push("702.103e");
  }
  if (states === undefined && isAttached && hasBestow(object)) object.designations.set(BESTOWED, object.timestamp);
}

function hasBestow({ card }: TableObject): boolean {
  return (card.abilities ?? []).some((entry) => isKeyword(abilityOf(entry), "bestow"));
}
