import type { Made, PredefinedToken } from "../rules/formats.gen.js";
import type { Lead, Resolving, Whom } from "./clause.js";
import { saysOther } from "./sentence.js";
import { isDelayed, slotsOf } from "./slots.js";

/** A word for what an earlier sentence names, and not for the subject of its own. */
export const isPronoun = ({ affects, word }: Whom): boolean => "it" in affects && word !== "";

/** What the sentence of each clause begins with. */
export function leadsOf(clauses: readonly Resolving[]): (readonly Lead[])[] {
  let leads: readonly Lead[] = [];
  return clauses.map((clause) => {
    if (clause.join === undefined) leads = clause.leads ?? [];
    return leads;
  });
}

/** "If you do" after a delayed trigger goes on with what that does: it is no effect of this ability. */
export function goesOnDelayed(clauses: readonly Resolving[]): boolean {
  const leads = leadsOf(clauses);
  return clauses.some(
    (clause, place) =>
      clause.gate === "done" &&
      !("text" in clause) &&
      leads.slice(0, place).some(isDelayed) &&
      !(leads[place] ?? []).some(({ gate }) => gate === "may"),
  );
}

/** What goes on with "it" after "when you do" belongs to that ability (CR 603.12). */
function withReflexive(clauses: readonly Resolving[]): Resolving[] {
  let isReflexive = false;
  return clauses.map((clause) => {
    if (clause.join === undefined && (clause.leads ?? []).length > 0)
      isReflexive = (clause.leads ?? []).some(({ text }) => /^when you do, $/i.test(text));
    const { whom } = "whom" in clause ? clause : {};
    return isReflexive && clause.gate === undefined && whom !== undefined && isPronoun(whom)
      ? { ...clause, gate: "done" }
      : clause;
  });
}

/** Either all that matters is done only if somebody likes, or all of it anyway: a definition can't say it of a part. */
export function isAllOrNothing(clauses: readonly Resolving[]): boolean {
  const effects = withReflexive(clauses).filter((clause) => !("text" in clause));
  if (effects.some(({ instead }) => instead)) return effects.every(({ gate }) => gate === undefined);
  if (effects.every(({ gate }) => gate === undefined)) return true;
  if (effects.some(({ gate, mode }) => gate === undefined || mode !== undefined)) return false;
  const options = effects.filter(({ gate, leads }) => gate === "may" && leads !== undefined);
  return options.length <= 1 && (options.length === 0 || effects[0] === options[0]);
}

/** What is to happen instead of an effect is not said by leaving it out. */
export const replacesAnEffect = (clauses: readonly Resolving[]): boolean =>
  clauses.some((clause) => {
    if (!("text" in clause)) return false;
    const said = [...(clause.leads ?? []).map(({ text }) => text), clause.text].join("");
    return /\binstead\b/.test(said) && !/\bwould\b/.test(said);
  });

export const isFaceDown = (clause: Resolving): boolean => "text" in clause && /\bface[- ]down\b/.test(clause.text);

/** X has one meaning in all of an ability: what the event tells, or what was paid as X. */
export const hasOneX = (clauses: readonly Resolving[], hasX: boolean): boolean => {
  const told = new Set(clauses.flatMap(({ told, each }) => [told ?? [], each ?? []].flat()));
  return told.size === 0 || (told.size === 1 && !hasX && !clauses.some(isOfOtherX));
};

/** A number X of a clause that says nothing of what it is. */
function isOfOtherX(clause: Resolving): boolean {
  if ("text" in clause || clause.told !== undefined || clause.each !== undefined) return false;
  return JSON.stringify(clause).includes('{"x":true');
}

/** With "other" as what it is for a spell: other than its only target. Undefined where that is not certain. */
export function otherThanTarget(clauses: readonly Resolving[]): readonly Resolving[] | undefined {
  const leads = leadsOf(clauses);
  const own: Resolving[] = [];
  for (const clause of clauses) {
    if ("text" in clause || !saysOther(clause)) {
      own.push(clause);
      continue;
    }
    const slots = clauses.flatMap((each, place) => (each.mode === clause.mode ? slotsOf(each, leads[place]) : []));
    const [only, ...more] = slots.filter(({ isPlayer }) => !isPlayer);
    const { whom } = clause;
    if (only === undefined || more.length > 0 || (only.count ?? only.upTo) !== 1) return undefined;
    if (whom === undefined || !("other" in whom.affects) || whom.affects.not !== undefined) return undefined;
    const { other: _, ...group } = whom.affects;
    const said: Resolving = {
      ...clause,
      whom: { ...whom, affects: { ...group, not: { target: true } } },
    };
    if (saysOther(said)) return undefined;
    own.push(said);
  }
  return own;
}

/** The tokens and emblems that these clauses make. */
export function madeBy(clauses: readonly Resolving[]): (Made | PredefinedToken)[] {
  return clauses.flatMap((clause) => ("makes" in clause ? (clause.makes ?? []) : []));
}
