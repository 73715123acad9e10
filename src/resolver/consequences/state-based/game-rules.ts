import type { Outcome } from "../../resolve.js";
import type { Step } from "../../trace.js";

type RuleStep = Extract<Step, { kind: "gameRule" }>;

function changes(outcome: Outcome): RuleStep[] {
  return outcome.steps.filter((step) => step.kind === "gameRule");
}

/** Whether an effect of CR 613.11 has put a rule in force, for everyone or for this player. */
export function isRuleInForce(outcome: Outcome, rule: string, player?: number): boolean {
  return changes(outcome).some(
    ({ change }) => change.rule === rule && (player === undefined || change.players?.includes(player) !== false),
  );
}

/** Whether a rule is in force for a permanent: for everyone, for its controller, or for itself. */
export function isRuledBy(outcome: Outcome, rule: string, object: number, controller: number): boolean {
  return changes(outcome).some(
    ({ change, objects }) =>
      change.rule === rule &&
      (objects === undefined || objects.includes(object)) &&
      change.players?.includes(controller) !== false,
  );
}

/** The objects that have such a rule put on them, each with the amount; by every effect that does so. */
export function rulesOn(
  outcome: Outcome,
  object: number,
): { readonly rule: string; readonly amount: number | undefined; readonly source: number | undefined }[] {
  return changes(outcome).flatMap(({ change: { rule, amount, bars }, effect, objects }) =>
    // What is barred only is a matter of being attached at all.
    bars === undefined && objects?.includes(object) === true ? [{ rule, amount, source: effect.source?.object }] : [],
  );
}
