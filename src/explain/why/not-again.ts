import { effectPhrase } from "../../wording/effect-names.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { say } from "../../wording/phrase.js";
import { type Reason, reasonFrom } from "./reason.js";
import { isOf, type Seen } from "./seen.js";

/** That the order of a layer is not looked at again, where that decides: by the clause that says what waits for what. */
export function notAgainReasons(seen: Seen, names: ObjectNames): Reason[] {
  if (!isOf(seen, "applied") || seen.step.notAgain === undefined) return [];
  const { effect, notAgain } = seen.step;
  const words = say("claim-not-again", { effect: effectPhrase(effect, names), instead: effectPhrase(notAgain, names) });
  return [{ ...reasonFrom([seen], words), clauses: ["613.8b"] }];
}
