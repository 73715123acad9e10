import type { ObjectView } from "../rules/object-view.js";
import { resolve, type Outcome } from "../resolver/resolve.js";
import { asksOnArrival, type When } from "./as-enters-abilities.js";
import { startsByEffect } from "./start-facts.js";
import type { TableObject } from "./table-object.js";

/**
 * What gives an object an ability about how it enters, or takes it away, before it is there: static abilities (CR 611.3c),
 * what resolves with it (CR 611.2e), or what was on the spell that it was (CR 400.7a).
 */
export function sayWhatAffectsIt(object: TableObject, { board, ruleset }: Outcome, when: When): void {
  const asking = ({ abilities }: ObjectView): number =>
    abilities.filter(({ ability }) => asksOnArrival(ability, when)).length;
  const { steps } = resolve(board, ruleset, { trace: "decisive" });
  const found = steps.flatMap((step) =>
    step.kind === "applied" &&
    step.entries.some((entry) => entry.object === object.place && asking(entry.before) !== asking(entry.after))
      ? [step.effect]
      : [],
  );
  // Its own status is no effect of another.
  const others = found.filter(({ name }) => name.kind !== "event");
  if (found.length === 0) object.startClauses.push("611.3c");
  for (const { name, source, clauses } of others) {
    const once = clauses.includes("400.7a") ? "400.7a" : "611.2e";
    startsByEffect(object, source === undefined ? once : "611.3c", name);
  }
}
