import type { AfterStateBasedActions, StateBasedAction } from "../rules/formats.gen.js";
import { roundsPhrases, stateBasedPhrase } from "../wording/state-based.js";
import { english, type Teller } from "./teller.js";

/** A state-based action that would be performed now, without a full stop. */
export function stateBasedWords(action: StateBasedAction, { speaker, names }: Teller = english()): string {
  return speaker.text(stateBasedPhrase(action, names));
}

/** What would be performed until nothing is left, snapshot by snapshot, and what nobody has decided; as sentences' insides. */
export function roundsWords(
  after: Pick<AfterStateBasedActions, "rounds" | "open">,
  { speaker, names }: Teller = english(),
): string[] {
  return roundsPhrases(after, names).map((phrase) => speaker.text(phrase));
}
