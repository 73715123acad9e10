import type { Mistake } from "./mistakes.js";
import { MISTAKES } from "./mistakes.js";
import { rulesetOf, SUPPORTED_RULESETS, type Ruleset } from "./rulesets.js";
import { changedSlots } from "./slot-changes.js";

/** A named wrong rule set: what somebody believes, which clause says otherwise, and how the rules differ by it. */
export type Misconception = Mistake;

/**
 * Every misconception, the most instructive first: where several give the same answer, the first gives it its name. The
 * readings of open questions are none; see readings.ts.
 */
export const MISCONCEPTIONS: readonly Misconception[] = MISTAKES;

const BY_ID = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

export function misconceptionOf(id: string): Misconception | undefined {
  return BY_ID.get(id);
}

const DERIVED = new WeakMap<Ruleset, Map<string, Ruleset | undefined>>();

/**
 * The rules as somebody with this misconception knows them; the same object for the same two. They keep the id of the
 * edition that is asked about, and `misconception` tells them from it. Undefined where the edition says just that, so
 * that nobody is wrong, or where an older text is meant and this is none that is newer.
 */
export function misled(ruleset: Ruleset, misconception: Misconception): Ruleset | undefined {
  let known = DERIVED.get(ruleset);
  if (known === undefined) DERIVED.set(ruleset, (known = new Map()));
  if (!known.has(misconception.id)) {
    const wrong = mistaken(ruleset, misconception);
    known.set(misconception.id, isSame(wrong, ruleset) ? undefined : { ...wrong, misconception: misconception.id });
  }
  return known.get(misconception.id);
}

function mistaken(ruleset: Ruleset, { policy, stateBased, slots = [], copies, edition }: Misconception): Ruleset {
  const text = edition === undefined ? ruleset : asIn(ruleset, edition);
  return {
    ...inOrder(text, slots.reduce(changedSlots, text.slots)),
    policy: { ...text.policy, ...policy },
    stateBased: { ...text.stateBased, ...stateBased },
    ...(copies === undefined ? {} : { copiableAfter: copies === "final" ? text.slots.at(-1)?.layer : undefined }),
  };
}

/** What an edition says by the text of an older one. */
function asIn(ruleset: Ruleset, edition: Ruleset["id"]): Ruleset {
  if (SUPPORTED_RULESETS.indexOf(edition) > SUPPORTED_RULESETS.indexOf(ruleset.id)) return ruleset;
  const { slots, copiableAfter, baseAfter, policy, stateBased } = rulesetOf(edition);
  return { ...ruleset, slots, copiableAfter, baseAfter, policy, stateBased };
}

/** Base power and toughness are what they are where they have been set last (CR 208.4b), wherever that is now. */
function inOrder(text: Ruleset, slots: Ruleset["slots"]): Ruleset {
  const setting = slots.findLast(({ sorts }) => sorts.includes("setSize"))?.layer;
  return { ...text, slots, baseAfter: text.baseAfter === undefined ? undefined : setting };
}

/** By what is decided, not by who says it. */
function isSame(a: Ruleset, b: Ruleset): boolean {
  const decided = ({ slots, copiableAfter, baseAfter, policy, stateBased }: Ruleset): string =>
    JSON.stringify([slots, copiableAfter, baseAfter, policy, stateBased]);
  return decided(a) === decided(b);
}
