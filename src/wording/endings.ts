import { ownerOf } from "../names/effect.js";
import type { Condition, EndedStep, PerformedStep, UnmetStep, VoidStep } from "../rules/formats.gen.js";
import { chosenValue, whatIsChosen } from "./choices.js";
import { NOWHERE } from "./describe.js";
import { effectPhrase } from "./effect-names.js";
import { dashed } from "./known-message.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { type Phrase, say, series } from "./phrase.js";
import { becausePhrase } from "./state-based.js";
import { countedCounters } from "./types.js";

/** A state-based action that has been performed, with why. */
export function performedPhrase({ action, on }: PerformedStep, names: ObjectNames): Phrase {
  return becausePhrase(action, done(action, on, names));
}

function done(
  { result, counter, amount = 0 }: PerformedStep["action"],
  on: readonly string[],
  names: ObjectNames,
): Phrase {
  const what = someNames(on, names);
  if (result === "countersRemoved" && counter !== undefined)
    return say("performed-these-counters-removed", { what, counters: countedCounters(counter, amount) });
  if (result === "chooseOne") return say("performed-choose-one", { among: what });
  return say(`performed-${dashed(result)}`, { what });
}

/** An effect of a resolution that has ended, or never began. */
export function endedPhrase(step: EndedStep, names: ObjectNames): Phrase {
  const { objects, neverBegan = false } = step;
  const said = { effect: effectPhrase(step.effect, names), reason: endOf(step, names) };
  if (objects.length === 0) return say(neverBegan ? "ended-never-began" : "ended", said);
  return say(neverBegan ? "ended-never-began-on" : "ended-on", { ...said, objects: someNames(objects, names) });
}

function endOf({ because, while: said = {}, neverBegan, effect }: EndedStep, names: ObjectNames): Phrase {
  if (because === "condition") {
    const condition = conditionOf(said, effect, names);
    return say(neverBegan === true ? "ended-reason-condition-never" : "ended-reason-condition", { condition });
  }
  return say(`ended-reason-${dashed(because)}`);
}

/** In the words of what makes the effect, which is called by its name. */
function conditionOf(condition: Condition, effect: string, names: ObjectNames): Phrase {
  const owner = series([names.object(ownerOf(names.effect(effect)))], "and");
  return NOWHERE.callingItself(owner).condition(condition);
}

/** A choice that nothing asked for. */
export function voidPhrase({ object, choice, value }: VoidStep, names: ObjectNames): Phrase {
  const who = names.object(object);
  if (choice === "copyOf") return say("void-copy", { object: who, value: names.object(String(value)) });
  return say("void-choice", { object: who, choice: whatIsChosen(choice), value: chosenValue(choice, value) });
}

/** An effect that is not applied, since its condition does not hold. */
export function unmetPhrase({ effect, condition }: UnmetStep, names: ObjectNames): Phrase {
  return say("unmet", { effect: effectPhrase(effect, names), condition: conditionOf(condition, effect, names) });
}
