import { ownerOf } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import { broughtBy } from "../../events/brought.js";
import { flat } from "../../events/together.js";
import type { RulesetId, ScenarioEvent } from "../../rules/formats.gen.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { stageOfStep } from "../../rules/trace-stage.js";
import { effectPhrase } from "../../wording/effect-names.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { anyDoes } from "../../wording/parts.js";
import { type Phrase, say } from "../../wording/phrase.js";
import { listOf, surplus } from "../../wording/value-words.js";
import { newerPhrase, type Ordered } from "./newer.js";
import { type AfterLayers, inOrderAfter, overrules } from "./order-reasons.js";
import { OF_TIMESTAMPS, type Reason, reasonFrom } from "./reason.js";
import { orderDecides } from "./scope.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";

/*
 * Where timestamps decide between two applications, and why the one is newer. A trace has no timestamps: they are read from
 * the order of what waited for nothing (CR 613.7).
 */

/**
 * For each application before which it is to be told: that it is newer than one before it, and why. `events` are those up
 * to the board; without them nothing is told of what may have come at once.
 */
export function ordersOf(
  all: readonly Seen[],
  names: ObjectNames,
  events: readonly ScenarioEvent[],
  ruleset: RulesetId,
): ReadonlyMap<number, Reason> {
  const ordered = all.filter(
    (seen): seen is Ordered => isOf(seen, "applied") || isOf(seen, "player") || isOf(seen, "gameRule"),
  );
  return new Map(
    ordered.flatMap((second, n): [number, Reason][] => {
      const first = ordered.slice(0, n).findLast((each) => isWithin(each, second) && matters(each, second));
      if (first === undefined || !isByTimestamp(first, second, all, names)) return [];
      const why = whyNewer(first, second, names, events, ruleset);
      if (why === undefined) return [];
      // Of three the second overrules the first, and the third has the last word.
      const isOverruled = ordered
        .slice(n + 1)
        .some((third) => isWithin(second, third) && matters(second, third) && hasLastWord(second, third));
      const words = say(hasLastWord(first, second) && !isOverruled ? "claim-last-word" : "claim-older", {
        first: effectPhrase(first.step.effect, names),
        second: effectPhrase(second.step.effect, names),
        why,
      });
      // In a loop timestamps decide since its dependencies are set aside (CR 613.8b).
      const loop = loopOf(first, second, all);
      const steps: readonly [Seen, ...Seen[]] = loop === undefined ? [second, first] : [loop, second, first];
      return [[second.place, reasonFrom(steps, words, (clause) => OF_TIMESTAMPS(clause) || clause === "613.8b")]];
    }),
  );
}

function isWithin(first: Ordered, second: Ordered): boolean {
  return stageOfStep(first.step) === stageOfStep(second.step) && first.step.effect !== second.step.effect;
}

/** Whether the other order could have come to something else. */
function matters(first: Ordered, second: Ordered): boolean {
  if (isOf(first, "applied"))
    return isOf(second, "applied") && sharesObject(first, second) && orderDecides(first.step, second.step);
  return isAfterLayers(first) && isAfterLayers(second) && inOrderAfter(first, second);
}

function isAfterLayers(seen: Ordered): seen is AfterLayers {
  return isOf(seen, "player") || isOf(seen, "gameRule");
}

function sharesObject(first: SeenOf<"applied">, second: SeenOf<"applied">): boolean {
  return first.step.objects.some((id) => second.step.objects.includes(id));
}

function hasLastWord(first: Ordered, second: Ordered): boolean {
  if (isAfterLayers(second)) return overrules(second);
  return [first, second].every((seen) => isOf(seen, "applied") && anyDoes(seen.step.parts, "overwrites"));
}

/** What neither depended nor came first as characteristic-defining (CR 613.3, 613.8); a loop goes by timestamps again. */
function isByTimestamp(first: Ordered, second: Ordered, all: readonly Seen[], names: ObjectNames): boolean {
  const stage = stageOfStep(second.step);
  const here = all.filter(({ step, place }) => stageOfStep(step) === stage && place < second.place);
  const effect = names.effect(second.step.effect);
  // Abilities of one object may share a timestamp, and so may an effect and what it gives an object just now.
  if (ownerOf(names.effect(first.step.effect)) === ownerOf(effect) || gives(first, effect)) return false;
  const isLoop = loopOf(first, second, here) !== undefined;
  const hangs = here.some(({ step }) => step.kind === "depends" && step.effect === second.step.effect);
  const isPassBetween = here.some(({ step, place }) => step.kind === "layer" && place > first.place);
  return (isLoop || !hangs) && !isPassBetween;
}

/** The loop in which two effects depend on each other; of more than two the order is worked out anew after the first (CR 613.8c). */
function loopOf(first: Ordered, second: Ordered, steps: readonly Seen[]): Seen | undefined {
  return steps.find((seen) => {
    const members = isOf(seen, "loop") && seen.step.layer === stageOfStep(second.step) ? seen.step.members : [];
    return members.length === 2 && [first, second].every(({ step }) => members.includes(step.effect));
  });
}

/** Whether an application gives an object the ability that makes an effect. */
function gives(seen: Ordered, effect: EffectReference): boolean {
  if (!isOf(seen, "applied") || effect.kind !== "ability") return false;
  return seen.step.changes.some(
    ({ object, characteristic, before, after }) =>
      object === effect.object &&
      characteristic === "abilities" &&
      surplus(listOf(after), listOf(before)).includes(effect.ability),
  );
}

function whyNewer(
  first: Ordered,
  second: Ordered,
  names: ObjectNames,
  events: readonly ScenarioEvent[],
  ruleset: RulesetId,
): Phrase | undefined {
  const isAmongSeveral = [first, second].every(({ step }) => clausesOf(step).includes("613.7m"));
  if (!isAmongSeveral) return newerPhrase(first, second, names, "apart", ruleset);
  const [one, other] = [first, second].map(({ step }) => lastEventOf(ownerOf(names.effect(step.effect)), events));
  if (one === undefined || other === undefined) return undefined;
  return newerPhrase(first, second, names, one === other ? one : "apart", ruleset);
}

/** The place of the last event that brought an object or did something to it. */
function lastEventOf(id: string, events: readonly ScenarioEvent[]): number | undefined {
  const place = events.findLastIndex((event) => flat(event).some((single) => isAbout(single, id)));
  return place === -1 ? undefined : place;
}

function isAbout(event: ScenarioEvent, id: string): boolean {
  if (event.kind === "check") return false;
  if ("object" in event && event.object === id) return true;
  if ("objects" in event && Array.isArray(event.objects) && event.objects.some((one) => one === id)) return true;
  return broughtBy(event).some((brought) => brought.id === id);
}
