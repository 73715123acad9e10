import type { BoardObject } from "../../rules/board.js";
import { BATTLE, CREATURE } from "../../rules/card-types.js";
import { ATTACKS_DESPITE_DEFENDER, COMBAT_RULES } from "../../rules/combat-rules.js";
import type { CombatDuty, ResolvedObject } from "../../rules/formats.gen.js";
import type { ObjectView } from "../../rules/object-view.js";
import type { Step } from "../trace.js";

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
  const blocks = isCreature ? blocking(view, rules) : "may";
  return {
    ...(rules.size === 0 ? {} : { rules: [...rules].sort() }),
    ...(attacks === "may" ? {} : { attacks }),
    ...(blocks === "may" ? {} : { blocks }),
  };
}

/** What decides a creature's attacking or blocking: its defender, and a restriction that beats a requirement. */
export function clausesOfDuties(object: BoardObject, view: ObjectView, rules: ReadonlySet<string>): string[] {
  if (object.zone !== "battlefield" || (view.types & CREATURE) === 0) return [];
  const isGoaded = object.designations.has(GOADED);
  const isHeld = isDefending(view, rules);
  const said = (of: "attack" | "block"): ReadonlySet<CombatDuty | undefined> =>
    new Set([...rules].map((rule) => COMBAT_RULES.get(rule)?.[of]));
  const [attack, block] = [said("attack"), said("block")];
  const mustAttack = isGoaded || attack.has("must");
  const cantAttack = isHeld || isBattle(view) || attack.has("can't");
  return [
    ...(isHeld ? ["702.3b"] : []),
    ...(isBattle(view) ? ["508.1a", "509.1a"] : []),
    ...(mustAttack && cantAttack ? ["101.2", "508.1c", "508.1d"] : []),
    ...(block.has("must") && (isBattle(view) || block.has("can't")) ? ["101.2", "509.1b", "509.1c"] : []),
  ];
}

function isDefending(view: ObjectView, rules: ReadonlySet<string>): boolean {
  return (
    !rules.has(ATTACKS_DESPITE_DEFENDER) &&
    view.abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword === "defender")
  );
}

function attacking(object: BoardObject, view: ObjectView, rules: ReadonlySet<string>): CombatDuty {
  return dutyOf([
    ...[...rules].map((rule) => COMBAT_RULES.get(rule)?.attack),
    ...(isDefending(view, rules) || isBattle(view) ? (["can't"] as const) : []),
    ...(object.designations.has(GOADED) ? (["must"] as const) : []),
  ]);
}

function blocking(view: ObjectView, rules: ReadonlySet<string>): CombatDuty {
  return dutyOf([
    ...[...rules].map((rule) => COMBAT_RULES.get(rule)?.block),
    ...(isBattle(view) ? (["can't"] as const) : []),
  ]);
}

/** A creature that is a battle too is chosen neither to attack nor to block (CR 508.1a, 509.1a). */
function isBattle(view: ObjectView): boolean {
  return (view.types & BATTLE) !== 0;
}

/** A restriction beats a requirement (CR 101.2, 508.1c-d, 509.1b-c). */
function dutyOf(said: readonly ("must" | "can't" | undefined)[]): CombatDuty {
  if (said.includes("can't")) return "can't";
  return said.includes("must") ? "must" : "may";
}

const NO_RULES: ReadonlySet<string> = new Set();

/** The changed rules of the game in force for an object, by its place. */
export function rulesByObject(steps: readonly Step[]): (place: number) => ReadonlySet<string> {
  const found = new Map<number, Set<string>>();
  for (const step of steps) {
    if (step.kind !== "gameRule") continue;
    for (const object of step.objects ?? [])
      found.set(object, (found.get(object) ?? new Set<string>()).add(step.change.rule));
  }
  return (place) => found.get(place) ?? NO_RULES;
}
