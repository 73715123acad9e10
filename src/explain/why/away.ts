import { ownerOf } from "../../names/effect.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { say } from "../../wording/phrase.js";
import type { Mentions } from "./mentions.js";
import { reasonFrom, type Weighed } from "./reason.js";
import type { SeenOf } from "./seen.js";

const PHASING = "702.26d";

/** That an effect goes on while what made it is phased out, which is not to have left. */
export function awayReasons(seen: SeenOf<"applied">, mentions: Mentions): Weighed[] {
  if (!clausesOf(seen.step).includes(PHASING)) return [];
  const { names } = mentions;
  const words = say("claim-goes-on-away", {
    effect: mentions.effect(seen.step.effect),
    object: names.object(names.sourceOf(ownerOf(names.effect(seen.step.effect)))),
  });
  return [{ weight: "lasts", reason: reasonFrom([seen], words, (clause) => clause === PHASING) }];
}
