import type { Selector, Zone } from "../../rules/formats.gen.js";
import { constant, listed, type Matcher } from "./matcher.js";

/** Keys that point at objects directly: where they are need not be said. */
const POINTING: readonly (keyof Selector)[] = ["self", "affected", "host", "target", "object", "linked", "topOf"];

/** Whether objects are pointed at one by one, rather than described. */
export function pointsAt(selector: Selector): boolean {
  return POINTING.some((key) => selector[key] !== undefined) || (selector.allOf ?? []).some(pointsAt);
}

/** Whether a description names a zone, or points at objects wherever they are. */
export function saysWhere(selector: Selector): boolean {
  return (
    selector.zone !== undefined ||
    POINTING.some((key) => selector[key] !== undefined) ||
    (selector.allOf ?? []).some(saysWhere)
  );
}

export function zoneMatchers(selector: Selector, whole: boolean): Matcher[] {
  const { zone } = selector;
  if (zone === "any") return [];
  if (zone !== undefined) {
    const zones: readonly Zone[] = listed(zone);
    return [constant((object, scene) => zones.includes(scene.object(object).zone))];
  }
  const restricts = whole && selector.anyOf === undefined && !saysWhere(selector);
  return restricts ? [constant((object, scene) => scene.object(object).zone === "battlefield")] : [];
}
