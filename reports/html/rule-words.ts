import { gameRulePhrase, ruleVerb } from "../../src/wording/game-rules.js";
import { inForm, type Phrase, say } from "../../src/wording/phrase.js";

const ENTRY = /^([a-z][a-z-]*)(?: (.+))?$/;
const OBJECTS = /\[(.*)\]/;
const AMOUNT = /(?:^|\s)(-?\d+)(?=\s|$)/;

/**
 * A changed rule as values name it, "cant-block [Bear]" or "maximum-hand-size Ann 2", as a clause; of whom nothing is said,
 * what the rule says alone. Undefined if it is no such entry.
 */
export function ruleInWords(entry: string): Phrase | undefined {
  const [, rule, rest = ""] = ENTRY.exec(entry) ?? [];
  if (rule === undefined) return undefined;
  const objects = OBJECTS.exec(rest)?.[1];
  const others = rest.replace(OBJECTS, "");
  const amount = AMOUNT.exec(others)?.[1];
  const player = others.replace(AMOUNT, "").trim();
  const does = ruleVerb(rule, amount === undefined ? {} : { amount });
  if (objects === "") return say("rule-of-none", { does });
  const whom = objects ?? player;
  if (whom === "") return does;
  const subject = inForm(say("named", { name: whom }), { number: objects?.includes(", ") === true ? "many" : "one" });
  return gameRulePhrase(rule, subject, amount);
}
