import { numberUnder } from "../rules/clause-under.js";
import { happened } from "../rules/events-before.js";
import { mistakeHere } from "../explain/why/mistake-here.js";
import { meantEvents } from "../explain/told-events.js";
import { effectPhrase } from "../wording/effect-names.js";
import { speakingFor } from "../wording/endings.js";
import { eventPhrase } from "../wording/events.js";
import type { ObjectNames } from "../wording/object-names.js";
import { inForm, type Phrase, row, say } from "../wording/phrase.js";
import { feedbackPhrase } from "./feedback.js";
import type { Barrier, Item, MistakeMade } from "./item.js";
import { stillToCome } from "./still-lasting.js";

/** The mistake, as it is told to somebody who made it. */
export function mistakePhrase(item: Item, mistake: MistakeMade, names: ObjectNames): Phrase {
  const { entry, check, ruleset, resolution } = item;
  const { timeline } = entry.scenario;
  const happening = (number: number): Phrase => {
    const told = meantEvents(happened(check.id, timeline), names, { all: timeline, resolution })[number - 1];
    if (told === undefined) throw new RangeError(`no event ${number}`);
    return eventPhrase(told.event, names.withBacks(told.backs));
  };
  switch (mistake.kind) {
    case "believed":
      return feedbackPhrase(mistakeHere(mistake.misconceptions[0], item.question, resolution), ruleset.id);
    case "overlooked": {
      const effects = mistake.effects.map((each) => effectPhrase(each, names));
      const [only, ...more] = mistake.effects;
      const until = only === undefined || more.length > 0 ? undefined : stillToCome(only, item.board);
      if (until !== undefined)
        return say("feedback-still-lasts", {
          effects: row(effects, "and"),
          who: until.player,
          what: until.what,
          clause: numberUnder("611.2a", ruleset.id) ?? "",
        });
      return say("feedback-overlooked", { effects: row(effects, "and") });
    }
    case "unnoticed":
    case "outdated": {
      const event = happening(mistake.event);
      const told = JSON.stringify(event);
      const others = happened(check.id, timeline).map((_, n) => JSON.stringify(happening(n + 1)));
      // What has happened twice is told by its number.
      const isOne = others.filter((other) => other === told).length === 1;
      return isOne
        ? say(`feedback-${mistake.kind}`, { event })
        : say(`feedback-${mistake.kind}-step`, { event, step: String(mistake.event) });
    }
    case "mixedUp": {
      const [earlier, later] = mistake.events;
      return say("feedback-mixed-up", { first: happening(later), second: happening(earlier) });
    }
    case "miscounted":
      return say(mistake.isCounted ? "feedback-counted-too" : "feedback-not-counted", {
        effect: effectPhrase(mistake.effect, names),
        object: names.object(mistake.object),
      });
    case "countedFirst":
      return say("feedback-counted-first", {
        effect: effectPhrase(mistake.effect, names),
        clause: numberUnder("601.2f", ruleset.id) ?? "",
      });
    case "otherOrder": {
      const [older, newer] = [names.object(mistake.older), names.object(mistake.newer)];
      const clause = numberUnder("613.7m", ruleset.id) ?? "";
      return mistake.player === undefined
        ? say("feedback-other-order-of-active", { older, newer, clause })
        : say("feedback-other-order", { player: mistake.player, older, newer, clause });
    }
    case "notPerformed":
      return say("feedback-not-performed");
    case "reached":
      return reachedPhrase(mistake, names);
    default:
      return mistake satisfies never;
  }
}

function reachedPhrase(
  { source: id, object: other, barrier }: Extract<MistakeMade, { kind: "reached" }>,
  names: ObjectNames,
): Phrase {
  const source = names.object(id);
  if (id === other)
    return say(barrier === "other" ? "feedback-reached-itself-other" : "feedback-reached-itself", { source });
  const said = { source, object: names.object(other) };
  if (typeof barrier !== "object") return say("feedback-reached", said);
  return "controller" in barrier
    ? say("feedback-reached-of-player", { ...said, player: barrier.controller })
    : say("feedback-reached-described", { ...said, what: describedPhrase(barrier, names) });
}

/** "Creatures attacking Ann". */
function describedPhrase(
  { effect, described, you }: Extract<Barrier, { readonly effect: string }>,
  names: ObjectNames,
): Phrase {
  return inForm(speakingFor(effect, names).calling(you).objects(described), { number: "many" });
}

/** What is true instead: whom the effects of something are about. */
export function sparedPhrase(mistake: MistakeMade, names: ObjectNames): Phrase | undefined {
  if (mistake.kind !== "reached" || mistake.barrier === undefined) return undefined;
  const { barrier } = mistake;
  const source = names.object(mistake.source);
  if (barrier === "other") return say("spared-as-other", { source });
  return "controller" in barrier
    ? say("spared-of-player", { source, player: barrier.controller })
    : say("spared-as-described", { source, what: describedPhrase(barrier, names) });
}
