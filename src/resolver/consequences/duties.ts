import { isKeyword } from "../../rules/ability.js";
import type { BoardObject } from "../../rules/board.js";
import { BATTLE, CREATURE } from "../../rules/card-types.js";
import { ATTACKS_DESPITE_DEFENDER, COMBAT_RULES, type CombatRule } from "../../rules/combat-rules.js";
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
  const [attacks, blocks] = [dutyTo("attack", object, view, rules), dutyTo("block", object, view, rules)];
  return {
    ...(rules.size === 0 ? {} : { rules: [...rules].sort() }),
    ...(attacks === "may" ? {} : { attacks }),
    ...(blocks === "may" ? {} : { blocks }),
  };
}

/** What decides a creature's attacking or blocking: its defender, and a restriction that beats a requirement. */
export function clausesOfDuties(object: BoardObject, view: ObjectView, rules: ReadonlySet<string>): string[] {
  const isAtOdds = (duty: Duty): boolean => {
    const words = wordsOn(duty, object, view, rules);
    return words.includes("must") && words.includes("can't");
  };
  if (!isCreature(object, view)) return [];
  return [
    ...(isHeld(view, rules) ? ["702.3b"] : []),
    ...(isBattle(view) ? ["508.1a", "509.1a"] : []),
    ...(isAtOdds("attack") ? ["101.2", "508.1c", "508.1d"] : []),
    ...(isAtOdds("block") ? ["101.2", "509.1b", "509.1c"] : []),
  ];
}

type Duty = keyof CombatRule;

/** A restriction beats a requirement (CR 101.2, 508.1c-d, 509.1b-c). */
function dutyTo(duty: Duty, object: BoardObject, view: ObjectView, rules: ReadonlySet<string>): CombatDuty {
  if (!isCreature(object, view)) return "may";
  const words = wordsOn(duty, object, view, rules);
  if (words.includes("can't")) return "can't";
  return words.includes("must") ? "must" : "may";
}

/** What the rules, and the creature itself, say of its attacking or blocking. */
function wordsOn(
  duty: Duty,
  { designations }: BoardObject,
  view: ObjectView,
  rules: ReadonlySet<string>,
): readonly CombatRule[Duty][] {
  const attacks = duty === "attack";
  return [
    ...[...rules].map((rule) => COMBAT_RULES.get(rule)?.[duty]),
    ...(isBattle(view) || (attacks && isHeld(view, rules)) ? (["can't"] as const) : []),
    ...(attacks && designations.has(GOADED) ? (["must"] as const) : []),
  ];
}

function isCreature({ zone }: BoardObject, { types }: ObjectView): boolean {
  return zone === "battlefield" && (types & CREATURE) !== 0;
}

/** It has defender, and nothing lifts that (CR 702.3b). */
function isHeld({ abilities }: ObjectView, rules: ReadonlySet<string>): boolean {
  return !rules.has(ATTACKS_DESPITE_DEFENDER) && abilities.some(({ ability }) => isKeyword(ability, "defender"));
}

/** A creature that is a battle too is chosen neither to attack nor to block (CR 508.1a, 509.1a). */
function isBattle({ types }: ObjectView): boolean {
  return (types & BATTLE) !== 0;
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
