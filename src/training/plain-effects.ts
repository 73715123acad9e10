import type { Board, BoardObject } from "../rules/board.js";
import { label } from "../rules/ability.js";
import type { Resolution } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { printEffect } from "../names/effect.js";

const BY_EVENTS = ["copy", "merged"] as const;

/**
 * Whether an effect is so plain that nobody overlooks it: what has entered as a copy, or has merged, is what it is by that
 * (CR 111.3, 707.5, 730.2), a keyword counter stands on the board (CR 122.1b), a size printed as stars asks for its number (CR 208.2), and
 * who has paid a keyword's cost knows what for.
 */
export function isPlain(effect: string, { objects }: Board, { trace }: Resolution): boolean {
  const owner = objects.find(({ id }) => effect.startsWith(`${id}/`));
  if (owner === undefined) return false;
  return (
    BY_EVENTS.some((event) => effect === printEffect({ kind: "event", object: owner.id, event })) ||
    isKeywordCounter(effect, owner) ||
    isPaidFor(effect, owner) ||
    trace.some(
      (step) =>
        step.kind === "applied" &&
        step.effect === effect &&
        (step.parts.includes("setPowerToughness")
          ? step.clauses.includes("604.3")
          : ["707.5", "708.11"].some((clause) => step.clauses.includes(clause))),
    )
  );
}

function isKeywordCounter(effect: string, { id, counters }: BoardObject): boolean {
  return [...counters.keys()].some(
    (counter) => !/^[+-]/.test(counter) && effect === printEffect({ kind: "counters", object: id, counter }),
  );
}

/** Whether it is of a keyword of the object that says what comes of paying its cost. */
function isPaidFor(effect: string, { id, base }: BoardObject): boolean {
  const found = base.abilities.find(({ ability }) => effect === `${id}/${label(ability)}`)?.ability;
  if (found?.kind !== "keyword") return false;
  const condition = staticAbilityOf(found)?.condition;
  return condition !== undefined && "is" in condition && condition.is.designation !== undefined;
}
