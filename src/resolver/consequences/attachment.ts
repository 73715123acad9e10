import type { Attachment } from "../../rules/board.js";
import { isKeyword } from "../../rules/ability.js";
import { CREATURE, LAND } from "../../rules/card-types.js";
import type { Ability, KeywordAbility, Selector } from "../../rules/formats.gen.js";
import { AURA, FORTIFICATION, hasSubtype } from "../../rules/subtype-set.js";
import { matcherOf, partMatcherOf } from "../query/queries.js";
import { inTheEnd, type Outcome } from "../resolve.js";
import { Situation, speakerOf, speakerOfPlayer, type Speaker } from "../query/situation.js";

/**
 * The clauses by which a permanent can't stay attached to what it is attached to, judged by what both ends are now
 * (CR 303.4, 301.5), if there are any to name; undefined if it may stay. Also for what it is not attached to yet.
 */
export function unfitness(
  attachment: number,
  outcome: Outcome,
  attachedTo: Attachment | null = inTheEnd(outcome, speakerOf(attachment)).object(attachment).attachedTo,
): readonly string[] | undefined {
  const situation = inTheEnd(outcome, speakerOf(attachment));
  if (attachedTo === null) return [];
  const view = situation.view(attachment);
  const isAura = hasSubtype(view.subtypes, AURA);
  const isFortification = hasSubtype(view.subtypes, FORTIFICATION);
  const illegal = isAura ? ["303.4c"] : isFortification ? [] : ["301.5c"];
  if (attachedTo.kind === "object" && !isAllowed(attachedTo.object, attachment, situation, outcome)) return illegal;
  if (isAura) return unfitAura(attachment, attachedTo, situation);
  if (attachedTo.kind === "player") return illegal;
  const host = attachedTo.object;
  const wanted = isFortification ? LAND : CREATURE;
  if (!isThere(host, situation) || (situation.view(host).types & wanted) === 0) return illegal;
  return protectionAgainst(host, attachment, situation) === "removes" ? [...illegal, "702.16d"] : undefined;
}

/**
 * The same by its own rules and words alone: nothing on its host stands against it, such as protection, but the host is
 * nothing that it could be attached to.
 */
export function unfitByItself(
  attachment: number,
  outcome: Outcome,
  attachedTo: Attachment,
): readonly string[] | undefined {
  const situation = inTheEnd(outcome, speakerOf(attachment));
  const { subtypes } = situation.view(attachment);
  if (attachedTo.kind === "object" && !isWanted(attachedTo.object, attachment, situation)) return ["701.3a"];
  if (hasSubtype(subtypes, AURA)) return enchants(attachment, attachedTo, situation) ? undefined : ["303.4i", "702.5"];
  const isFortification = hasSubtype(subtypes, FORTIFICATION);
  const illegal = isFortification ? ["301.6"] : ["301.5e"];
  if (attachedTo.kind === "player") return illegal;
  const wanted = isFortification ? LAND : CREATURE;
  return (situation.view(attachedTo.object).types & wanted) === 0 ? illegal : undefined;
}

/** By what it says itself it can be attached to only, and by what bars it from its host (CR 701.3). */
function isAllowed(host: number, attachment: number, situation: Situation, { steps }: Outcome): boolean {
  if (!isWanted(host, attachment, situation)) return false;
  return !steps.some(
    (step) =>
      step.kind === "gameRule" &&
      step.change.bars !== undefined &&
      step.objects?.includes(host) === true &&
      partMatcherOf(step.change.bars).test(attachment, step.effect.situation, situation.view(attachment)),
  );
}

/** By what it says itself it can be attached to only. */
function isWanted(host: number, attachment: number, situation: Situation): boolean {
  return situation
    .view(attachment)
    .abilities.flatMap(({ ability }) => (ability.kind === "replacement" ? (ability.attachesOnlyTo ?? []) : []))
    .every((wanted) => partMatcherOf(wanted).test(host, situation, situation.view(host)));
}

/** By all of an Aura's enchant abilities (CR 702.5); one that has none forbids nothing. */
export function enchants(aura: number, attachedTo: Attachment, situation: Situation): boolean {
  return keywordsOf(aura, "enchant", situation).every(({ quality, player }) =>
    attachedTo.kind === "player"
      ? player === true
      : player !== true &&
        // What is said of no zone is meant of the battlefield (CR 109.2).
        matcherOf(quality ?? {}).test(attachedTo.object, situation, situation.view(attachedTo.object)),
  );
}

/** What an enchant ability asks for that an object is not (CR 702.5a); undefined where none asks that of objects. */
export function unmetEnchant(aura: number, attachedTo: Attachment, situation: Situation): Selector | undefined {
  if (attachedTo.kind === "player") return undefined;
  const host = attachedTo.object;
  return keywordsOf(aura, "enchant", situation).find(
    ({ quality, player }) => player !== true && !matcherOf(quality ?? {}).test(host, situation, situation.view(host)),
  )?.quality;
}

/** By the Aura's enchant abilities (CR 303.4c, 702.5), and by what its host has against it. */
function unfitAura(aura: number, attachedTo: Attachment, situation: Situation): readonly string[] | undefined {
  if (attachedTo.kind === "player") {
    if (situation.board.players[attachedTo.player]?.left === true) return ["303.4c"];
    if (protectionOfPlayer(attachedTo.player, aura, situation) === "removes") return ["303.4c", "702.16c"];
    return enchants(aura, attachedTo, situation) ? undefined : ["303.4c", "702.5"];
  }
  const host = attachedTo.object;
  if (host === aura) return ["303.4d"];
  const { zone, phasedOut } = situation.object(host);
  if (phasedOut || (zone !== "battlefield" && zone !== "graveyard")) return ["303.4c"];
  if (zone === "graveyard" && keywordsOf(aura, "enchant", situation).length === 0) return ["303.4c"];
  if (protectionAgainst(host, aura, situation) === "removes") return ["303.4c", "702.16c"];
  return enchants(aura, attachedTo, situation) ? undefined : ["303.4c", "702.5"];
}

function isThere(object: number, situation: Situation): boolean {
  return situation.object(object).zone === "battlefield" && !situation.object(object).phasedOut;
}

function keywordsOf(object: number, keyword: string, situation: Situation): KeywordAbility[] {
  return situation.view(object).abilities.flatMap(({ ability }) => (isKeyword(ability, keyword) ? [ability] : []));
}

/** What the protection of a host means for something attached to it: it can't stay, or it is spared by the words of the protection itself. */
export type Protection = "removes" | "spares" | "none";

/** CR 702.16c-d: nothing with the quality can be attached, in the words of the protected object. An Aura's own grant takes itself off as well, unless it says otherwise (CR 702.16n). */
export function protectionAgainst(host: number, attachment: number, attached: Situation): Protection {
  return strongest(
    attached
      .view(host)
      .abilities.map(({ ability, key }) => protectionBy(ability, attachment, speakerOf(host, key), attached)),
  );
}

/** The same for an Aura that enchants a player, or whatever else is aimed at one, in the words of that player (CR 702.16b-c, 613.10). */
export function protectionOfPlayer(player: number, aura: number, attached: Situation): Protection {
  const speaker = speakerOfPlayer(player);
  const abilities = attached.playerViews[player]?.abilities ?? [];
  return strongest(abilities.map((ability) => protectionBy(ability, aura, speaker, attached)));
}

function protectionBy(ability: Ability, attachment: number, speaker: Speaker, attached: Situation): Protection {
  if (!isKeyword(ability, "protection")) return "none";
  const { from, fromQuality, keeps } = ability;
  const situation = new Situation(attached, attached.views, speaker);
  const fits = (selector: Selector): boolean =>
    partMatcherOf(selector).test(attachment, situation, situation.view(attachment));
  const quality = from === undefined ? fromQuality : { color: from };
  if (quality === undefined || !fits(quality)) return "none";
  return keeps !== undefined && fits(keeps) ? "spares" : "removes";
}

function strongest(found: readonly Protection[]): Protection {
  return found.includes("removes") ? "removes" : found.includes("spares") ? "spares" : "none";
}
