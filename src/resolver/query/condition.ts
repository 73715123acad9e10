import type { Condition } from "../../rules/formats.gen.js";
import { matcherOf, partMatcherOf, selected } from "./applies-to.js";
import { evaluateQuantity, quantityReads } from "./quantity.js";
import { all, aspects, CONTROLLER, NOTHING, type Aspects } from "../../rules/aspects.js";
import type { Situation } from "./situation.js";

/** Whether a condition ("as long as") is true at this instant. */
export function conditionHolds(condition: Condition, situation: Situation): boolean {
  const c = condition;
  if (c.exists !== undefined) return selected(c.exists, situation).length > 0;
  if (c.object !== undefined && c.is !== undefined) {
    const matcher = partMatcherOf(c.is);
    return situation.refer(c.object).some((object) => matcher.test(object, situation, situation.view(object)));
  }
  const { has } = c;
  if (c.player !== undefined && has !== undefined)
    return situation
      .players(c.player)
      .some((player) => situation.board.players[player]?.designations.has(has) === true);
  if (c.compare !== undefined) return withinBounds(evaluateQuantity(c.compare, situation), c, situation);
  if (c.player !== undefined) return situation.players(c.player).length > 0;
  if (c.turn !== undefined) return situation.players(c.turn).includes(situation.board.activePlayer);
  if (c.allOf !== undefined) return c.allOf.every((inner) => conditionHolds(inner, situation));
  if (c.anyOf !== undefined) return c.anyOf.some((inner) => conditionHolds(inner, situation));
  if (c.not !== undefined) return !conditionHolds(c.not, situation);
  return true;
}

type Bounds = Pick<Condition, "equals" | "atLeast" | "atMost">;

/** Whether a number fulfils every bound that is given. */
export function withinBounds(number: number, bounds: Bounds, situation: Situation): boolean {
  const { equals, atLeast, atMost } = bounds;
  return (
    (equals === undefined || number === evaluateQuantity(equals, situation)) &&
    (atLeast === undefined || number >= evaluateQuantity(atLeast, situation)) &&
    (atMost === undefined || number <= evaluateQuantity(atMost, situation))
  );
}

export function boundsRead({ equals, atLeast, atMost }: Bounds): Aspects {
  return all([quantityReads(equals), quantityReads(atLeast), quantityReads(atMost)]);
}

/** What evaluating a condition reads. */
export function conditionReads(condition: Condition | undefined): Aspects {
  if (condition === undefined) return NOTHING;
  const c = condition;
  const found: Aspects[] = [boundsRead(c), quantityReads(c.compare)];
  if (c.exists !== undefined) found.push(matcherOf(c.exists).reads);
  if (c.is !== undefined) found.push(partMatcherOf(c.is).reads, aspects({ others: CONTROLLER }));
  if (c.turn !== undefined || c.player !== undefined) found.push(aspects({ others: CONTROLLER }));
  for (const inner of [...(c.allOf ?? []), ...(c.anyOf ?? []), c.not]) found.push(conditionReads(inner));
  return all(found);
}
