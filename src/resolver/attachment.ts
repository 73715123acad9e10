import { CREATURE, LAND } from "../rules/card-types.js";
import type { KeywordAbility } from "../rules/formats.gen.js";
import { hasSubtype, subtypePlace } from "../rules/subtype-set.js";
import { partMatcherOf } from "./applies-to.js";
import type { Outcome } from "./resolve.js";
import { Situation, speakerOf } from "./situation.js";

const AURA = subtypePlace("Aura") ?? -1;
const FORTIFICATION = subtypePlace("Fortification") ?? -1;

/** Whether a permanent is attached to something it may be attached to, judged by what both ends are now (CR 303.4, 301.5). */
export function isAttachable(attachment: number, outcome: Outcome): boolean {
  const situation = new Situation(outcome, outcome.final, speakerOf(attachment));
  const { attachedTo } = situation.object(attachment);
  if (attachedTo === null) return false;
  const view = situation.view(attachment);
  if (attachedTo.kind === "object" && !isAllowed(attachedTo.object, attachment, situation, outcome)) return false;
  if (hasSubtype(view.subtypes, AURA)) return isEnchantable(attachment, situation);
  if (attachedTo.kind === "player") return false;
  const wanted = hasSubtype(view.subtypes, FORTIFICATION) ? LAND : CREATURE;
  return (
    isThere(attachedTo.object, situation) &&
    (situation.view(attachedTo.object).types & wanted) !== 0 &&
    !isProtected(attachedTo.object, attachment, situation)
  );
}

/** By what it says itself it can be attached to only, and by what bars it from its host (CR 701.3). */
function isAllowed(host: number, attachment: number, situation: Situation, { steps }: Outcome): boolean {
  const only = situation
    .view(attachment)
    .abilities.flatMap(({ ability }) => (ability.kind === "replacement" ? (ability.attachesOnlyTo ?? []) : []));
  if (!only.every((wanted) => partMatcherOf(wanted).test(host, situation, situation.view(host)))) return false;
  return !steps.some(
    (step) =>
      step.kind === "gameRule" &&
      step.change.bars !== undefined &&
      step.objects?.includes(host) === true &&
      partMatcherOf(step.change.bars).test(attachment, step.effect.situation, situation.view(attachment)),
  );
}

/** By the Aura's enchant abilities (CR 303.4c, 702.5), all of them; one that has none forbids nothing. */
function isEnchantable(aura: number, situation: Situation): boolean {
  const { attachedTo } = situation.object(aura);
  const enchants = keywordsOf(aura, "enchant", situation);
  if (attachedTo === null) return false;
  if (attachedTo.kind === "player") return enchants.every(({ player }) => player === true);
  const host = attachedTo.object;
  if (!isThere(host, situation) || host === aura || isProtected(host, aura, situation)) return false;
  return enchants.every(
    ({ quality, player }) =>
      player !== true && (quality === undefined || partMatcherOf(quality).test(host, situation, situation.view(host))),
  );
}

function isThere(object: number, situation: Situation): boolean {
  return situation.object(object).zone === "battlefield" && !situation.object(object).phasedOut;
}

function keywordsOf(object: number, keyword: string, situation: Situation): KeywordAbility[] {
  return situation
    .view(object)
    .abilities.flatMap(({ ability }) => (ability.kind === "keyword" && ability.keyword === keyword ? [ability] : []));
}

/** CR 702.16c-d: nothing with the quality can be attached, in the words of the protected object. An Aura's own grant takes itself off as well (CR 702.16n). */
function isProtected(host: number, attachment: number, attached: Situation): boolean {
  return attached.view(host).abilities.some(({ ability, key }) => {
    if (ability.kind !== "keyword" || ability.keyword !== "protection") return false;
    const { from, fromQuality, keeps } = ability;
    const situation = new Situation(attached, attached.views, speakerOf(host, key));
    if (keeps !== undefined && partMatcherOf(keeps).test(attachment, situation, situation.view(attachment)))
      return false;
    if (from !== undefined)
      return partMatcherOf({ color: from }).test(attachment, situation, situation.view(attachment));
    return (
      fromQuality !== undefined && partMatcherOf(fromQuality).test(attachment, situation, situation.view(attachment))
    );
  });
}
