import type { Selector, Zone } from "../../rules/formats.gen.js";
import { listed, ofObject, type Matcher } from "./matcher.js";
import { POINTING } from "./match-relations.js";

const POINTING_KEYS = Object.keys(POINTING) as (keyof typeof POINTING)[];

/** Whether objects are pointed at one by one, rather than described. */
export function pointsAt(selector: Selector): boolean {
  const { allOf = [], anyOf = [] } = selector;
  const isOneOfThese = anyOf.length > 0 && anyOf.every(pointsAt); // "it and the target"
  return POINTING_KEYS.some((key) => selector[key] !== undefined) || allOf.some(pointsAt) || isOneOfThese;
}

/** Whether a description names a zone, or points at objects wherever they are. */
export function saysWhere(selector: Selector): boolean {
  return selector.zone !== undefined || pointsAt(selector) || (selector.allOf ?? []).some(saysWhere);
}

export function zoneMatchers(selector: Selector, whole: boolean): Matcher[] {
  if (selector.zone === "any") return [];
  const restricts = whole && selector.anyOf === undefined && !saysWhere(selector);
  const zones = selector.zone === undefined && restricts ? ["battlefield" as const] : listed(selector.zone);
  const [only] = zones;
  if (only === undefined) return [];
  const where =
    zones.length === 1 ? ofObject(({ zone }) => zone === only) : ofObject(({ zone }) => zones.includes(zone));
  return zones.every((zone) => OF_CARDS.has(zone)) ? [where, ofObject(({ token }) => !token)] : [where];
}

/** What is described there is cards, and a token is none (CR 108.2b), though it is there until anybody looks (CR 704.5d). */
const OF_CARDS: ReadonlySet<Zone> = new Set<Zone>(["graveyard", "hand", "library", "exile"]);
