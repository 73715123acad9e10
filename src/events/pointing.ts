import type { ResolvesEvent } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { losesEveryTarget } from "./no-legal-target.js";

/** Something a `resolves` event and what resolves do not agree about. */
export interface Disagreement {
  readonly at: readonly string[];
  readonly message: string;
  readonly expected: string;
}

/** What an event can point at, the word for it in effects, and whether it does. */
interface Pointing {
  readonly word: string;
  readonly at: readonly string[];
  readonly what: string;
  readonly isSaid: (event: ResolvesEvent) => boolean;
}

const POINTINGS: readonly Pointing[] = [
  {
    word: "chosenObject",
    at: ["chosenObjects"],
    what: "an object chosen on resolution",
    isSaid: ({ chosenObjects }) => chosenObjects !== undefined,
  },
  {
    word: "triggering",
    at: ["triggeredBy", "object"],
    what: "the object that triggered it",
    isSaid: ({ triggeredBy }) => triggeredBy?.object !== undefined,
  },
  {
    word: "triggeringPlayer",
    at: ["triggeredBy", "player"],
    what: "the player of the event that triggered it",
    isSaid: ({ triggeredBy }) => triggeredBy?.player !== undefined,
  },
];

/** What resolves speaks of something that its event does not name, or the event names something that it never speaks of. */
export function disagreements(event: ResolvesEvent, abilities: readonly unknown[]): Disagreement[] {
  return POINTINGS.flatMap(({ word, at, what, isSaid }) => {
    // What does not resolve asks for nothing (CR 608.2b); that something is chosen for it is told elsewhere.
    if (losesEveryTarget(event) && (word === "chosenObject" || !isSaid(event))) return [];
    const isSpokenOf = abilities.some((ability) => speaksOf(word, ability, event));
    if (isSpokenOf === isSaid(event)) return [];
    return isSpokenOf
      ? [{ at: [], message: `what resolves speaks of ${what}, and none is named`, expected: `"${at.join(".")}"` }]
      : [{ at, message: `what resolves never speaks of ${what}`, expected: "nothing here" }];
  });
}

/** Whether effects or counters of an ability use the word. Abilities that it gives have their own. */
function speaksOf(word: string, ability: unknown, event: ResolvesEvent): boolean {
  if (!isObject(ability)) return false;
  // A creature is paired with one that is chosen, or with the one whose coming triggered it (CR 702.95a).
  if (ability["pairs"] === true)
    return word === (event.triggeredBy?.object === undefined ? "chosenObject" : "triggering");
  return ["effects", "puts", "if"].some((key) => says(word, ability[key]));
}

function says(word: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => says(word, item));
  if (!isObject(value)) return value === word;
  return Object.entries(value).some(([key, member]) => {
    if (key === "effects" || key === "puts") return false;
    return key === word || says(word, member);
  });
}
