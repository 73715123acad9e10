import { layerOfSort, numberUnder } from "../rules/clause-under.js";
import type { RulesetId } from "../rules/formats.gen.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import { isMessage } from "../wording/known-message.js";
import { inForm, type Phrase, say } from "../wording/phrase.js";

/** The mistake, and the contradicting clause by its number in the ruleset, if that text has it. */
export function feedbackPhrase({ id, forgets, edition, words, slots = [] }: Misconception, ruleset: RulesetId): Phrase {
  const message = `misconception-${id}`;
  if (!isMessage(message)) throw new Error(`no message for the misconception ${id}: ${words}`);
  const belief = say(message);
  const truth = inForm(belief, { as: "truth" });
  // An older edition as a whole does not forget a single clause.
  const [sort] = slots.flatMap((change) => ("move" in change ? change.move : []));
  const layer = sort === undefined ? undefined : layerOfSort(sort, forgets, ruleset);
  const clause = edition === undefined ? numberUnder(forgets, ruleset, layer) : undefined;
  return clause === undefined
    ? say("feedback-wrong-unnumbered", { belief, truth })
    : say("feedback-wrong", { belief, truth, clause });
}
