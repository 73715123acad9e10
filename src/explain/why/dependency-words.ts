import type { DependencyReason, DependsStep } from "../../rules/formats.gen.js";
import { doneOtherwise } from "../../wording/done-otherwise.js";
import { type Phrase, say, seriesOf, type Word } from "../../wording/phrase.js";
import { differenceOf } from "../../wording/steps.js";
import type { Mentions } from "./mentions.js";

/** How an effect would differ with another one applied first, by the footprints of the dependency (CR 613.8a). */
export function reasonsPhrase(step: DependsStep, mentions: Mentions, who: Phrase): Phrase {
  const on = mentions.short(step.on);
  return seriesOf(step.because, (reason) => reasonPhrase(reason, step, { on, who }, mentions), "semicolons");
}

type Parties = Readonly<{ on: Phrase; who: Phrase }>;

function reasonPhrase(reason: DependencyReason, step: DependsStep, parties: Parties, mentions: Mentions): Phrase {
  const { before, after } = step;
  switch (differenceOf(reason, step)) {
    case "ends":
      return say("reason-existence", parties);
    case "begins":
      return say("reason-begins", parties);
    case "text":
      return say("reason-text", parties);
    case "objects":
    case "players":
      return reachPhrase(
        [...before.objects, ...(before.players ?? [])],
        [...after.objects, ...(after.players ?? [])],
        parties,
        mentions,
      );
    case "does":
      return doesPhrase(before.does, after.does, parties, mentions);
  }
}

function reachPhrase(
  before: readonly string[],
  after: readonly string[],
  parties: Parties,
  mentions: Mentions,
): Phrase {
  const gained = after.filter((id) => !before.includes(id));
  const lost = before.filter((id) => !after.includes(id));
  const [more, fewer] = [mentions.objects(gained), mentions.objects(lost)];
  if (lost.length === 0)
    return say(before.length === 0 ? "reason-reaches-first" : "reason-reaches", { ...parties, more });
  return gained.length === 0
    ? say("reason-loses", { ...parties, fewer })
    : say("reason-moves", { ...parties, more, fewer });
}

/** Of names and numbers it is said how they would differ, of anything else only that it would. */
function doesPhrase(
  before: string | undefined,
  after: string | undefined,
  parties: Parties,
  mentions: Mentions,
): Phrase {
  const otherwise = doneOtherwise(before, after);
  if (otherwise === undefined) return say("reason-does", parties);
  const { sort, now } = otherwise;
  const said = (what: string): Word => (sort === "control" ? mentions.object(what) : what);
  return say(`reason-does-${sort}`, { ...parties, before: said(otherwise.before), now: said(now) });
}
