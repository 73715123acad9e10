import { EDITIONS } from "../rules/editions.js";
import type { LayerName } from "../rules/formats.gen.js";
import type { Sort } from "../rules/layers.js";
import { mistakenPractice } from "./mistaken-practice.js";
import { type Belief, MISTAKES, type Mistake } from "./mistakes.js";
import { isBetween, rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { changedSlots } from "./slot-changes.js";

/** A named wrong rule set: what somebody believes, which clause says otherwise, and how the rules differ by it. */
export type Misconception = Mistake;

/** Judges who have learned an older text and go by it still; the newest first. */
const OF_EDITIONS: readonly Misconception[] = EDITIONS.toReversed().flatMap(({ id, title, changedSince }) =>
  changedSince === undefined
    ? []
    : [
        {
          id: `edition-${id}`,
          words: `The rules are still those of the text "${title}".`,
          forgets: changedSince,
          edition: id,
        },
      ],
);

/**
 * Every misconception, the most instructive first: where several give the same answer, the first gives it its name. The
 * readings of open questions are none; see readings.ts.
 */
export const MISCONCEPTIONS: readonly Misconception[] = [...MISTAKES, ...OF_EDITIONS];

const BY_ID = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

export function misconceptionOf(id: string): Misconception | undefined {
  return BY_ID.get(id);
}

const DERIVED = new WeakMap<Ruleset, Map<string, Ruleset | undefined>>();

/**
 * The rules as somebody with this misconception knows them; the same object for the same two. They keep the id of the
 * edition that is asked about, and `misconception` marks them. Undefined where the edition says just that, so
 * that nobody is wrong, or where it has no such question: an older text is meant, and this is none that is newer.
 */
export function misled(ruleset: Ruleset, misconception: Misconception): Ruleset | undefined {
  let known = DERIVED.get(ruleset);
  if (known === undefined) DERIVED.set(ruleset, (known = new Map()));
  if (!known.has(misconception.id)) {
    const wrong = isBetween(ruleset.id, misconception) ? mistaken(ruleset, misconception) : ruleset;
    known.set(misconception.id, isSame(wrong, ruleset) ? undefined : { ...wrong, misconception: misconception.id });
  }
  return known.get(misconception.id);
}

/** The rules with the difference that a mistake must tell itself apart from; undefined where it need not. */
export function unlike(ruleset: Ruleset, { id, words, forgets, unlike: other }: Misconception): Ruleset | undefined {
  return other && misled(ruleset, { id: `${id}, unlike`, words, forgets, ...other });
}

/** The rules by the same belief in the other way that it leaves open; undefined where it leaves none. */
export function alike(ruleset: Ruleset, { id, words, forgets, alike: other }: Misconception): Ruleset | undefined {
  return other && misled(ruleset, { id: `${id}, alike`, words, forgets, ...other });
}

/** What is believed of how events come out, or of what is taken at one: it acts there, and not in the layers. */
const OF_EVENTS: ReadonlySet<string> = new Set<keyof Belief>([
  "attachingRestamps",
  "attachingAgainRestamps",
  "countersRestamp",
  "resolvedSets",
  "resolvedNumbers",
  "copyingEndsEffects",
  "transformingEndsEffects",
  "prototypesKeepTheirSize",
  "faceDownIs",
  "landsAreColored",
  "totalsComeFirst",
]);

/** Whether a misconception is one of how the layers go alone: what comes of it is seen on the board as it is. */
export function isOfLayersAlone({ believes = {}, policy, stateBased, copies, edition }: Misconception): boolean {
  const others = [policy, stateBased, copies, edition];
  return others.every((one) => one === undefined) && !Object.keys(believes).some((key) => OF_EVENTS.has(key));
}

function mistaken(ruleset: Ruleset, misconception: Misconception): Ruleset {
  const { believes = {}, policy, stateBased, slots = [], copies, base, edition } = misconception;
  const text = edition === undefined ? ruleset : asIn(ruleset, edition);
  return {
    ...inOrder(text, slots.reduce(changedSlots, text.slots)),
    policy: { ...text.policy, ...policy },
    practice: { ...text.practice, ...mistakenPractice(believes) },
    stateBased: { ...text.stateBased, ...stateBased },
    ...(base === undefined || text.baseAfter === undefined ? {} : { baseAfter: text.slots.at(-1)?.layer }),
    ...(copies === undefined ? {} : { copiableAfter: copies === "final" ? text.slots.at(-1)?.layer : undefined }),
  };
}

/** What an edition says by the text of an older one. */
function asIn(ruleset: Ruleset, edition: Ruleset["id"]): Ruleset {
  if (SUPPORTED_RULESETS.indexOf(edition) > SUPPORTED_RULESETS.indexOf(ruleset.id)) return ruleset;
  const { slots, copiableAfter, baseAfter, policy, stateBased } = rulesetOf(edition);
  return { ...ruleset, slots, copiableAfter, baseAfter, policy, stateBased };
}

/** Copiable values and base power and toughness are there once what makes them is done (CR 613.2c, 208.4b), wherever that is now. */
function inOrder(text: Ruleset, slots: Ruleset["slots"]): Ruleset {
  const lastOf = (...wanted: readonly Sort[]): LayerName | undefined =>
    slots.findLast(({ sorts }) => sorts.some((sort) => wanted.includes(sort)))?.layer;
  return {
    ...text,
    slots,
    copiableAfter: lastOf("copying", "faceDown"),
    baseAfter: text.baseAfter === undefined ? undefined : lastOf("definedSize", "setSize"),
  };
}

/** By what is decided, not by who says it. */
function isSame(a: Ruleset, b: Ruleset): boolean {
  const decided = ({ slots, copiableAfter, baseAfter, policy, stateBased }: Ruleset): string =>
    JSON.stringify([slots, copiableAfter, baseAfter, policy, stateBased]);
  const steps = Object.keys(a.practice) as (keyof Ruleset["practice"])[];
  return decided(a) === decided(b) && steps.every((step) => a.practice[step] === b.practice[step]);
}
