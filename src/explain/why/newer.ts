import { clausesOf } from "../../rules/trace-clauses.js";
import { ownerOf } from "../../names/effect.js";
import { type Phrase, say } from "../../wording/phrase.js";
import type { Mentions } from "./mentions.js";
import type { SeenOf } from "./seen.js";
import type { Slice } from "./slice.js";

type Ordered = SeenOf<"applied" | "player" | "gameRule">;

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

/** Why the second of two effects is newer than the first: what gave it its timestamp after that. */
export function newerPhrase(first: Ordered, second: Ordered, slice: Slice, mentions: Mentions): Phrase {
  const [before, after] = [clausesOf(first.step), clausesOf(second.step)];
  const object = mentions.names.object(ownerIn(second, mentions));
  const other = mentions.names.object(ownerIn(first, mentions));
  if (areTogether(first, second, slice)) return say("newer-together", { object, other });
  // A sticker goes by its object where that got a new timestamp, but the stickers of one object keep their order.
  const isOfOne = ownerIn(first, mentions) === ownerIn(second, mentions);
  const found = EVENTS.filter(([clause]) => after.includes(clause));
  const [, id = "newer-began"] =
    (isOfOne ? found.find(([clause]) => clause === "613.7k") : undefined) ?? found[0] ?? [];
  if (id === "newer-own-first" && before.includes("613.7b")) return say("newer-began", { object });
  return say(id, { object });
}

function ownerIn({ step }: Ordered, mentions: Mentions): string {
  return ownerOf(mentions.names.effect(step.effect));
}

/** Both came at once, or were attached or turned at once: then players order what is theirs (CR 613.7m). */
function areTogether(first: Ordered, second: Ordered, slice: Slice): boolean {
  const [one, other] = [slice.causes(first).stampedAt, slice.causes(second).stampedAt];
  return one !== undefined && one === other && clausesOf(second.step).includes("613.7m");
}
