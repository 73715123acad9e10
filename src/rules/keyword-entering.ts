import type { Ability, Condition, Quantity } from "./formats.gen.js";
import { own } from "./own.js";

type KeywordAbility = Extract<Ability, { kind: "keyword" }>;

/** Counters that a permanent enters with by a keyword that it would have (CR 614.12). */
export interface EntersWith {
  readonly counter: string;
  readonly amount: Quantity;
  readonly condition?: Condition;
}

/** Its controller chooses between a +1/+1 counter and haste (CR 702.136a). */
export const RIOT = "riot";

const SIZE = "+1/+1";

/** Those whose number is on the card. What depends on choices and on what has happened is for the event to say. */
const ENTERING: Readonly<Record<string, (n: number) => EntersWith>> = {
  fading: (n) => ({ counter: "fade", amount: n }),
  modular: (n) => ({ counter: SIZE, amount: n }),
  graft: (n) => ({ counter: SIZE, amount: n }),
  vanishing: (n) => ({ counter: "time", amount: n }),
  ravenous: () => ({ counter: SIZE, amount: { x: true } }),
  // If that cost was paid, which is a state of the permanent.
  impending: (n) => ({
    counter: "time",
    amount: n,
    condition: { object: "self", is: { designation: "impending" } },
  }),
};

/** Keywords that say something of how a permanent enters. */
export const ENTERING_KEYWORDS: readonly string[] = [...Object.keys(ENTERING), RIOT];

/** What a keyword puts on a permanent as it enters; vanishing without a number puts nothing on it (CR 702.63b). */
export function entersWith({ keyword, n }: KeywordAbility): EntersWith | undefined {
  return own(ENTERING, keyword)?.(n ?? 0);
}
