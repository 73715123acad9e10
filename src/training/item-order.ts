import { remembered } from "../rules/remembered.js";
import { isTechnical } from "./asked.js";
import { isAboutItsClauses, isInstructive } from "./distractors.js";
import type { Item } from "./item.js";
import type { WhyQuestion } from "../explain/why/question.js";

/** What is known of an item before anybody is wrong. */
interface Weighed {
  readonly question: WhyQuestion;
  /** How many of the clauses that decide in the scenario decide here. */
  readonly decided: number;
}

/** More wrong answers than these make an item no better. */
const ENOUGH = 3;

/** With fewer, half of those who guess are right. */
const SEVERAL = 2;

/**
 * Values before what is technical, and of each what the scenario is for before what else it says; of that first what can be
 * answered wrongly in several ways, the more of the deciding clauses the earlier. What only those get wrong who overlook
 * something comes after that, and open questions last. An item is made
 * when the ones before it have been looked at, and no sooner than their order asks for it.
 */
export function* ordered<C extends Weighed>(
  candidates: readonly C[],
  make: (candidate: C) => Item | undefined,
): Generator<Item> {
  const open: Item[] = [];
  const merelyOverlooked: Item[] = [];
  let hasSome = false;
  for (const group of grouped(candidates, ({ question, decided }) => [
    isTechnical(question) ? 0 : 1,
    Math.sign(decided),
  ])) {
    if (group.some(({ question }) => isTechnical(question))) yield* merelyOverlooked.splice(0);
    const withOne: Item[] = [];
    for (const alike of grouped(group, ({ decided }) => [decided])) {
      const withSome: Item[] = [];
      for (const candidate of alike) {
        const item = make(candidate);
        if (item === undefined) continue;
        const wrong = item.wrong.length;
        if (wrong > 0 && !item.wrong.some(isInstructive)) merelyOverlooked.push(item);
        else if (wrong >= ENOUGH) yield item;
        else (wrong >= SEVERAL ? withSome : wrong > 0 ? withOne : open).push(item);
        hasSome ||= wrong > 0;
      }
      yield* aboutItsClausesFirst(withSome);
    }
    yield* aboutItsClausesFirst(withOne);
  }
  yield* merelyOverlooked;
  const instructive = open.filter((item) => !isDull(item));
  yield* hasSome || instructive.length > 0 ? instructive : open;
}

function aboutItsClausesFirst(items: readonly Item[]): readonly Item[] {
  return [...items.filter(isAboutItsClauses), ...items.filter((item) => !isAboutItsClauses(item))];
}

/** The candidates of equal weight together, the heaviest first, otherwise in the order of asking. */
function grouped<C>(
  candidates: readonly C[],
  weightOf: (candidate: C) => readonly [number, number?],
): readonly (readonly C[])[] {
  const groups = new Map<string, { readonly weight: readonly [number, number?]; readonly members: C[] }>();
  for (const candidate of candidates) {
    const weight = weightOf(candidate);
    remembered(groups, weight.join(), () => ({ weight, members: [] })).members.push(candidate);
  }
  const inOrder = [...groups.values()].toSorted(({ weight: [a, c = 0] }, { weight: [b, d = 0] }) => b - a || d - c);
  return inOrder.map(({ members }) => members);
}

/** No effect touches it and nobody gets it wrong: for example the unchanged name of a land. */
function isDull({ wrong, steps, reading }: Item): boolean {
  return wrong.length === 0 && steps.length === 0 && reading === undefined;
}
