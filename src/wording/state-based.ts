import type { AfterStateBasedActions, StateBasedAction } from "../rules/formats.gen.js";
import { dashed, messageAbout } from "./known-message.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { type Phrase, say, series, seriesOf, type Word } from "./phrase.js";
import { countedCounters } from "./types.js";

/** Why an action follows; clauses that say nothing beyond the result give none. */
function reasonOf({ clause, also = [], result }: StateBasedAction): Phrase | undefined {
  if (clause === "704.5j" && result !== "chooseOne") return say("state-based-reason-all-legends");
  const closer = also.flatMap((other) => messageAbout("state-based-closer", other) ?? []).map((id) => say(id));
  if (closer.length > 0) return series(closer, "and");
  const reason = messageAbout("state-based-reason", clause);
  return reason === undefined ? undefined : say(reason);
}

/** What would follow, or happens if it is performed. */
type Mood = "state-based" | "performing";

function resultPhrase(action: StateBasedAction, names: ObjectNames, mood: Mood): Phrase {
  const { object, player, result, among = [], counter, amount = 0 } = action;
  const thing = object ?? player;
  const what: Word = thing === undefined ? say("state-based-something") : names.object(thing);
  const who: Word = player === undefined ? what : names.object(player);
  if (result === "countersRemoved" && counter !== undefined)
    return say(`${mood}-these-counters-removed`, { what, counters: countedCounters(counter, amount) });
  if (result === "loses") return say(`${mood}-loses`, { what: who });
  if (result === "chooseOne")
    return say(`${mood}-choose-one`, {
      what: player === undefined ? say("state-based-a-player") : who,
      among: someNames(among, names),
      count: among.length,
    });
  return say(`${mood}-${dashed(result)}`, { what });
}

/** A state-based action that would be performed now, with why. */
export function stateBasedPhrase(action: StateBasedAction, names: ObjectNames): Phrase {
  return becausePhrase(action, resultPhrase(action, names, "state-based"));
}

/** The same as it is performed. */
export function performingPhrase(action: StateBasedAction, names: ObjectNames): Phrase {
  return becausePhrase(action, resultPhrase(action, names, "performing"));
}

/** What happens by an action, with why. */
export function becausePhrase(action: StateBasedAction, result: Phrase): Phrase {
  const reason = reasonOf(action);
  return reason === undefined ? result : say("state-based-because", { result, reason });
}

/** What is performed until nothing is left, snapshot by snapshot, and what nobody has decided: a sentence each, or one an action. */
export function roundsPhrases(
  { rounds, open }: Pick<AfterStateBasedActions, "rounds" | "open">,
  names: ObjectNames,
  join: "sentences" | "semicolons" = "semicolons",
): readonly Phrase[] {
  const performed = rounds.map((round, n) => {
    const said = { actions: seriesOf(round, (action) => performingPhrase(action, names), join), count: round.length };
    if (rounds.length === 1) return say("state-based-only-round", said);
    return say(n === 0 ? "state-based-first-round" : "state-based-next-round", said);
  });
  const undecided = open.map((action) => say("state-based-open", { actions: performingPhrase(action, names) }));
  return performed.length + undecided.length === 0 ? [say("state-based-nothing")] : [...performed, ...undecided];
}
