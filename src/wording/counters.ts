import { inForm, type Phrase, row, say } from "./phrase.js";
import { messageAbout } from "./known-message.js";
import { counterPhrase } from "./types.js";

const SIZE = /^[+-]\d+\/[+-]\d+$/;

/** "+1/+1 counter", "flying counter": a noun, in its form one or many. */
export function counterKind(kind: string): Phrase {
  const isOwnSize = SIZE.test(kind) && messageAbout("counter", kind) === undefined;
  return isOwnSize ? say("counter-of-size", { kind }) : counterPhrase(kind);
}

/** "2 +1/+1 counters"; singular or plural by how many there are. */
export function countedCounters(kind: string, count: number): Phrase {
  const number = count === 1 ? "one" : "many";
  const counters = inForm(counterKind(kind), { number });
  return inForm(say("counters-counted", { count, counters }), { number });
}

/** "1 flying counter and 2 +1/+1 counters". */
export function counterCounts(counters: Readonly<Record<string, number>>): Phrase {
  const counted = Object.entries(counters).map(([kind, count]) => countedCounters(kind, count));
  return row(counted, "and");
}
