import type { TraceStep } from "../rules/formats.gen.js";
import type { Explanation } from "../explain/why/explanation.js";
import { decisiveIn } from "../explain/why/decisive.js";
import type { Reason, Weight } from "../explain/why/reason.js";
import { type Item, misconceptionsOf } from "./item.js";

/** More than so many reasons nobody reads beside an answer. */
const MOST = 3;

/**
 * The reasons that the right answer is told with, those that decide first: what is over, how effects stand to each other,
 * why one reaches what it reaches, then what makes the answer. Empty where only the answer could be said again.
 */
export function decidingReasons(item: Item, explained: Explanation): readonly Reason[] {
  const { question, resolution } = item;
  const { short, making: all, relations, over = [] } = explained;
  if (question.kind === "cost" || question.kind === "abilityCost") {
    // What changes the cost; else the last sentence, which has the total.
    const changes = short.filter(({ steps }) => steps.some((place) => isCostChange(resolution.trace[place])));
    return changes.length > 0 ? changes : short.slice(-1);
  }
  const making = all.filter((reason) => !isEmpty(reason));
  const going = goingOn(item, explained);
  const turning = turningOf(item, explained, going.length > 0);
  if (making.length === 0) {
    const related = short.filter((reason) => relations.has(reason) && relations.get(reason) !== "missed");
    const onward = [...turning, ...going];
    const others = [related, [...relations.keys()], short].find(({ length }) => length > 0) ?? [];
    return [...over, ...(onward.length > 0 ? onward : others.slice(0, 1))];
  }
  // Of several objects it is told as the effects are.
  const isOfOne = question.kind === "object";
  const reached = short.filter((reason) => isOfOne && ENABLING.has(relations.get(reason)));
  const inVain = short.filter(
    (reason) =>
      relations.get(reason) === "missed" && (isForgotten(item, reason) || (isOfOne && isDecisive(item, reason))),
  );
  const room = Math.max(1, MOST - making.length);
  const first = [...over, ...turning, ...reached].slice(0, room);
  const before = [...first, ...going];
  return [...before, ...making, ...inVain.slice(0, room - first.length)];
}

/** That an effect goes on once begun, where a wrong option asks anew: beside what else decides (CR 613.6). */
function goingOn(item: Item, { short, relations }: Explanation): readonly Reason[] {
  return short.filter((reason) => relations.get(reason) === "continues" && isForgotten(item, reason)).slice(-1);
}

/** How effects stand to each other, where somebody answers wrongly who does not know of it: one relation; of a loop also what then decides. */
function turningOf(
  item: Item,
  { short, relations, notBecause }: Explanation,
  /** Whether it is told already that one goes on. */
  isGoingOn: boolean,
): readonly Reason[] {
  const refuting = new Set(notBecause.flatMap(({ steps }) => steps));
  const mistakes = item.wrong.flatMap(misconceptionsOf);
  const isOffered = (weight: Weight): boolean => mistakes.some(({ id }) => REFUTING[weight]?.includes(id) === true);
  const forgotten = ({ clauses }: Reason): number => mistakes.filter(({ forgets }) => clauses.includes(forgets)).length;
  // What a wrong option overlooks comes before what another mistake would.
  const nearest = [...NEAREST.filter(isOffered), ...NEAREST.filter((weight) => !isOffered(weight))];
  const turning = nearest.flatMap((weight) => {
    if (!turnsOn(item, weight) || (weight === "continues" && isGoingOn)) return [];
    const all = short.filter((reason) => relations.get(reason) === weight);
    // The effect that has the last word is the last one; of others, what a wrong answer overlooks.
    if (weight === "lastWord") return all.slice(-1);
    return all.toSorted((a, b) => shared(b, refuting) - shared(a, refuting) || forgotten(b) - forgotten(a)).slice(0, 1);
  });
  const [first] = turning;
  return turning.slice(0, first !== undefined && relations.get(first) === "loop" ? 2 : 1);
}

function shared({ steps }: Reason, among: ReadonlySet<number>): number {
  return steps.filter((place) => among.has(place)).length;
}

/** Whether a reason cites a clause that the board is there for. */
function isDecisive({ entry }: Item, { clauses }: Reason): boolean {
  const decisive = decisiveIn(entry.scenario.cites);
  return clauses.some((clause) => decisive.has(clause));
}

/** Whether a wrong answer comes of forgetting a clause that a reason cites. */
function isForgotten({ wrong }: Item, { clauses }: Reason): boolean {
  return wrong.some((each) => misconceptionsOf(each).some(({ forgets }) => clauses.includes(forgets)));
}

/** That nothing has touched the value. */
export function isEmpty({ steps, after }: Reason): boolean {
  return steps.length === 0 && after === undefined;
}

/** Whether somebody who does not know of a relation between effects answers wrongly. */
function turnsOn({ refuted }: Item, weight: Weight): boolean {
  return (REFUTING[weight] ?? []).some((id) => refuted.has(id));
}

/** Why an effect is there, does what it does, reaches what it reaches, or is not over. */
const ENABLING: ReadonlySet<Weight | undefined> = new Set<Weight>(["reached", "lasts"]);

/** Relations between effects: a loop first, since it is why timestamps decide; then those nearest to the value. */
const NEAREST: readonly Weight[] = ["loop", "lastWord", "older", "defining", "waits", "continues", "ceased"];

/** The mistakes about each relation. */
const REFUTING: Readonly<Partial<Record<Weight, readonly string[]>>> = {
  waits: ["timestamps-only", "dependents-go-first", "order-worked-out-once", "defining-never-waits"],
  loop: ["newest-first"],
  older: ["newest-first"],
  lastWord: ["newest-first"],
  continues: ["effects-end-with-their-ability"],
  ceased: ["abilities-after-size"],
  defining: ["defining-is-nothing-special", "defining-has-the-last-word"],
};

function isCostChange(step: TraceStep | undefined): boolean {
  return step?.kind === "cost" && CHANGING.has(step.step);
}

const CHANGING: ReadonlySet<string> = new Set(["increase", "reduction", "total"]);
