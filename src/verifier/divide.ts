import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, CheckedValue, Result, RulesetId } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { type Arrangement, type Arrival, isPossible } from "./orders.js";
import { verifyEntry } from "./verify.js";

/** A value that an engine and the reference tell differently of one order. */
export interface Disagreement extends Pick<CheckedValue, "subject" | "characteristic"> {
  readonly reference: CheckedValue["actual"];
  readonly engine: CheckedValue["actual"];
}

/** The first order that an engine gets wrong: by which values, or by what it said in place of an answer. */
export interface WrongOrder {
  readonly order: Arrangement["order"];
  readonly disagreements: readonly Disagreement[];
  readonly message?: string;
}

/** Orders that begin with the same arrival. */
export interface Branch {
  readonly first: Arrival;
  readonly orders: number;
  readonly right: number;
}

/** An engine's answers over all orders of a scenario, of what its check asks. */
export interface Division {
  readonly branches: readonly Branch[];
  readonly wrong: WrongOrder | undefined;
}

/** Asks an engine for each order, one after the other. Rejects with what `ask` rejects with. */
export async function divide(
  arrangements: readonly Arrangement[],
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[],
  ask: (arrangement: Arrangement) => Promise<Result>,
): Promise<Division> {
  const branches = new Map<string, Branch>();
  let wrong: WrongOrder | undefined;
  for (const arrangement of arrangements.filter((each) => isPossible(each, cards))) {
    const { order, scenario } = arrangement;
    const reference = await verifyEntry(scenario, cards, ruleset, REFERENCE_ENGINE, { readings });
    if (reference.values.length === 0) continue; // an event can't happen in this order
    const answer = await ask(arrangement);
    const disagreements = disagreementsOf(reference, answer);
    const isWrong = answer.values.length === 0 || disagreements.length > 0;
    const [first = []] = order;
    const { orders, right } = branches.get(orderedText(first)) ?? { orders: 0, right: 0 };
    branches.set(orderedText(first), { first, orders: orders + 1, right: right + (isWrong ? 0 : 1) });
    if (isWrong && wrong === undefined)
      wrong = {
        order,
        disagreements,
        ...(answer.values.length > 0 ? {} : { message: answer.message ?? answer.verdict }),
      };
  }
  return { branches: [...branches.values()], wrong };
}

/** What is expected holds for the written order only: where both meet it, or both tell the same, they agree. */
function disagreementsOf(reference: Result, answer: Result): Disagreement[] {
  const keyOf = ({ check, subject, characteristic, expected }: CheckedValue): string =>
    orderedText([check, subject, characteristic, expected]);
  const ours = new Map(reference.values.map((value) => [keyOf(value), value]));
  return answer.values.flatMap((value) => {
    const other = ours.get(keyOf(value));
    if (other === undefined || (other.ok && value.ok)) return [];
    if (orderedText(other.actual) === orderedText(value.actual)) return [];
    const { subject, characteristic } = value;
    return [{ subject, characteristic, reference: other.actual, engine: value.actual }];
  });
}
