import type { BoardObject } from "../rules/board.js";
import { CREATURE } from "../rules/card-types.js";
import { ATTACKS_DESPITE_DEFENDER, COMBAT_RULES } from "../rules/combat-rules.js";
import type { CombatDuty, ResolvedObject } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";

/** CR 508.1d, 701.15b: a goaded creature attacks each combat if able. */
const GOADED = "goaded";

/** The rules in force for an object, and what they make of its attacking and blocking; what is as usual is left out. */
export function dutiesOf(
  object: BoardObject,
  view: ObjectView,
  rules: ReadonlySet<string>,
): Pick<ResolvedObject, "rules" | "attacks" | "blocks"> {
  const isCreature = object.zone === "battlefield" && (view.types & CREATURE) !== 0;
  const attacks = isCreature ? attacking(object, view, rules) : "may";
  const blocks = isCreature ? dutyOf([...rules].map((rule) => COMBAT_RULES.get(rule)?.block)) : "may";
  return {
    ...(rules.size === 0 ? {} : { rules: [...rules].sort() }),
    ...(attacks === "may" ? {} : { attacks }),
    ...(blocks === "may" ? {} : { blocks }),
  };
}

function attacking(object: BoardObject, view: ObjectView, rules: ReadonlySet<string>): CombatDuty {
  const defends =
    !rules.has(ATTACKS_DESPITE_DEFENDER) &&
    view.abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword === "defender");
  return dutyOf([
    ...[...rules].map((rule) => COMBAT_RULES.get(rule)?.attack),
    ...(defends ? (["can't"] as const) : []),
    ...(object.designations.has(GOADED) ? (["must"] as const) : []),
  ]);
}

/** A restriction beats a requirement (CR 101.2, 508.1c-d, 509.1b-c). */
function dutyOf(said: readonly ("must" | "can't" | undefined)[]): CombatDuty {
  if (said.includes("can't")) return "can't";
  return said.includes("must") ? "must" : "may";
}
