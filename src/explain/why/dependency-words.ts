import type { DependencyReason, DependsStep } from "../../rules/formats.gen.js";
import { type Phrase, say, seriesOf } from "../../wording/phrase.js";
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

const CONTROL = /^(.+) gains control$/;
const BONUS = /^gets ([+-]\d+\/[+-]\d+)$/;
const SIZE = /^is (\d+\/\d+)$/;

/** Footprints state in English what an effect does; names and numbers are quoted, of anything else only that it differs. */
function doesPhrase(before = "", after = "", parties: Parties, mentions: Mentions): Phrase {
  const both = (pattern: RegExp): readonly [before: string, now: string] | undefined => {
    const [old, now] = [pattern.exec(before)?.[1], pattern.exec(after)?.[1]];
    return old === undefined || now === undefined ? undefined : [old, now];
  };
  const control = both(CONTROL);
  if (control !== undefined)
    return say("reason-does-control", {
      ...parties,
      before: mentions.object(control[0]),
      now: mentions.object(control[1]),
    });
  const bonus = both(BONUS);
  if (bonus !== undefined) return say("reason-does-bonus", { ...parties, before: bonus[0], now: bonus[1] });
  const size = both(SIZE);
  if (size !== undefined) return say("reason-does-size", { ...parties, before: size[0], now: size[1] });
  return say("reason-does", parties);
}
