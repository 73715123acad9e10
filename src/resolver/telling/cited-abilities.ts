import { isKeyword, label, type AbilityInstance } from "../../rules/ability.js";
import type { Condition } from "../../rules/formats.gen.js";
import { choicesSaid } from "../../rules/said-clauses.js";
import type { BoardObject } from "../../rules/board.js";
import { linkedWith } from "../../rules/linked.js";
import type { ObjectView } from "../../rules/object-view.js";

function isHexproofFrom({ ability }: AbilityInstance): boolean {
  return isKeyword(ability, "hexproof") && (ability.from !== undefined || ability.fromQuality !== undefined);
}

/** A keyword that is lost is lost in every variant (CR 702.11e). */
export function clausesOfLosing(before: ObjectView, after: ObjectView): string[] {
  const had = before.abilities.filter(isHexproofFrom).length;
  return had > after.abilities.filter(isHexproofFrom).length ? ["702.11e"] : [];
}

/** A second instance of an ability is there beside the first (CR 113.2c), though of landwalk it does no more (CR 702.14e). */
export function clausesOfGaining(before: ObjectView, after: ObjectView): string[] {
  if (before.abilities === after.abilities) return [];
  const count = ({ abilities }: ObjectView, words: string): number =>
    abilities.filter(({ ability }) => label(ability) === words).length;
  const repeated = after.abilities.filter(
    ({ ability }) =>
      ability.kind === "keyword" && count(after, label(ability)) > Math.max(1, count(before, label(ability))),
  );
  if (repeated.length === 0) return [];
  const isLandwalk = repeated.some(({ ability }) => isKeyword(ability, "landwalk"));
  return ["113.2c", ...(isLandwalk ? ["702.14e"] : [])];
}

export function hasGained(before: ObjectView, after: ObjectView): boolean {
  const had = new Set(before.abilities.map(({ key }) => key));
  return after.abilities.some(({ key, origin }) => origin === "granted" && !had.has(key));
}

/** What stands beside an ability on its object: of a copy that is not what is printed on it (CR 707.2). */
export function abilitiesBeside({ base }: BoardObject, { abilities }: ObjectView): readonly AbilityInstance[] {
  return [...base.abilities, ...abilities];
}

/** Boxes of text that count from a number of counters on, by the keyword that puts these counters on (CR 711.2, 721.2). */
export function clausesOfBox(
  condition: Condition | undefined,
  abilities: readonly AbilityInstance[],
  givesBody: boolean,
): string[] {
  const compared = condition?.compare;
  if (typeof compared !== "object" || compared.counter === undefined) return [];
  const has = (keyword: string): boolean => abilities.some(({ ability }) => isKeyword(ability, keyword));
  if (compared.counter === "level" && has("level up")) return [condition?.atMost === undefined ? "711.2b" : "711.2a"];
  return compared.counter === "charge" && has("station") ? ["721.2a", ...(givesBody ? ["721.2b"] : [])] : [];
}

/** A keyword printed with "the chosen ..." means the choice of the ability it is linked to (CR 607.2d); without one it means nothing (CR 607.5a). */
export function clausesOfChoices({ choices }: BoardObject, place: number, { abilities }: ObjectView): string[] {
  const clauses = new Set<string>();
  for (const { ability, key } of abilities) {
    if (ability.kind !== "keyword") continue;
    const made = linkedWith(choices, key, place);
    for (const name of choicesSaid(ability)) clauses.add(made?.get(name) === undefined ? "607.5a" : "607.2d");
  }
  return [...clauses];
}
