import { clausesOf } from "../../rules/trace-clauses.js";
import { ownerOf } from "../../names/effect.js";
import { effectPhrase } from "../../wording/effect-names.js";
import type { ObjectNames } from "../../wording/object-names.js";
import type { RulesetId } from "../../rules/formats.gen.js";
import { rulesetOf } from "../../rules/rulesets.js";
import { type Phrase, say } from "../../wording/phrase.js";
import { countedCounters } from "../../wording/types.js";
import type { SeenOf } from "./seen.js";

/** A step that applies an effect, among others in its layer or stage. */
export type Ordered = SeenOf<"applied" | "player" | "gameRule">;

/** What last gave something its timestamp, by the clauses of its step (CR 613.7a-613.7n). */
const EVENTS = [
  ["613.7c", "newer-counters"],
  ["613.7n", "newer-own-first"],
  ["613.7b", "newer-began"],
  ["613.7f", "newer-turned"],
  ["613.7g", "newer-transformed"],
  ["613.7k", "newer-sticker"],
  ["613.7d", "newer-came"],
  ["613.7e", "newer-attached"],
  ["613.7a", "newer-given"],
] as const;

/** Why the second of two effects is newer than the first: what gave it its timestamp after that, or in the same moment. */
export function newerPhrase(
  first: Ordered,
  second: Ordered,
  names: ObjectNames,
  /** Both came together in an event, by its place in the timeline from 0, or apart. */
  came: number | "apart",
  ruleset: RulesetId,
): Phrase {
  const [before, after] = [clausesOf(first.step), clausesOf(second.step)];
  const object = names.object(ownerIn(second, names));
  const other = names.object(ownerIn(first, names));
  // Both came at once, or were attached or turned at once: then players order what is theirs (CR 613.7m).
  if (came !== "apart") {
    const id = after.includes("613.7d") ? "newer-together" : "newer-at-once";
    // Whose turn it was decides who orders first (CR 101.4).
    const active = names.facts.activeAt(came);
    const turn = active === undefined ? "" : say("newer-in-turn", { player: say("player-named", { name: active }) });
    // Before April 2020 the active player ordered all.
    const isByActive = rulesetOf(ruleset).policy.simultaneous === "activePlayer";
    if (isByActive) return say(`${id}-by-active`, { object, other, turn });
    // The order of players has no part in it where all is of one (CR 101.4).
    const isOfOnePlayer = ![...before, ...after].includes("101.4");
    return say(isOfOnePlayer && id === "newer-together" ? "newer-together-own" : id, { object, other, turn });
  }
  // A sticker goes by its object where that got a new timestamp, but the stickers of one object keep their order.
  const isOfOne = ownerIn(first, names) === ownerIn(second, names);
  const found = EVENTS.filter(([clause]) => after.includes(clause));
  const [, id = "newer-began"] =
    (isOfOne ? found.find(([clause]) => clause === "613.7k") : undefined) ?? found[0] ?? [];
  const began = id === "newer-began" || (id === "newer-own-first" && before.includes("613.7b"));
  if (id === "newer-counters") return say(id, { counter: counterOf(second, names) });
  if (id === "newer-turned" && after.includes("613.7k")) return say("newer-turned-with-sticker", { object });
  if (!began) return say(id, { object });
  // "X's began later" tells which only of effects of different sources.
  return isOfOne || !names.isCalledSo(ownerIn(second, names))
    ? say("newer-began-of-one", { effect: effectPhrase(second.step.effect, names) })
    : say("newer-began", { object });
}

/** "a flying counter", of the kind that makes the effect. */
function counterOf({ step }: Ordered, names: ObjectNames): Phrase {
  const effect = names.effect(step.effect);
  return effect.kind === "counters" ? countedCounters(effect.counter, 1) : say("unnamed-counters");
}

function ownerIn({ step }: Ordered, names: ObjectNames): string {
  return ownerOf(names.effect(step.effect));
}
