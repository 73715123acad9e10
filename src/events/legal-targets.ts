import { label, printedAbilities } from "../rules/ability.js";
import type { Attachment, BoardFact, ResolutionContext } from "../rules/board.js";
import type { Card, ResolvesEvent, Selector } from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { sharedOut, type Aim } from "../rules/targets.js";
import { enchants, unmetEnchant } from "../resolver/consequences/attachment.js";
import {
  asksOfSource,
  shieldOf,
  shieldOfPlayer,
  type Aiming,
  type Shield,
} from "../resolver/consequences/targeting.js";
import { matcherOf, missedPart } from "../resolver/query/queries.js";
import { speakerOf, type Situation } from "../resolver/query/situation.js";
import { inTheEnd, type Outcome } from "../resolver/resolve.js";
import { fault, type Fault } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import { arrive } from "../table/enter.js";
import type { Entering } from "../table/entering.js";
import type { Table } from "../table/table.js";
import type { Happening } from "./declaration.js";
import { nameOfResolving } from "./name-of-resolving.js";

/** A target that an event names: an object or a player, if there is one of that name now; objects may be gone. */
export interface Aimed {
  readonly name: string;
  readonly object?: number;
  readonly player?: number;
}

/** What resolves, and what it aims at. */
export interface Shot {
  readonly event: ResolvesEvent;
  readonly aims: readonly Aim[] | undefined;
  readonly aimed: readonly Aimed[];
  /** What is known as it resolves, with all of its targets. */
  readonly context: ResolutionContext;
  readonly outcome: Outcome;
}

/** Why a target is illegal, in words with their clauses; which keyword keeps it from being one, or what it should be. */
export interface Reason extends Pick<BoardFact, "keyword" | "asked" | "because"> {
  readonly words: string;
  /** Of the keyword. */
  readonly clause?: string;
}

/**
 * Which targets are illegal as a spell or ability resolves (CR 608.2b), by their places in the event. The event has to say
 * so of each of them: what it does not name as illegal and is, and what it names and is not, are faults.
 */
export function illegalTargets(shot: Shot, happening: Happening): ReadonlyMap<number, Reason> | Fault {
  const { event, aimed } = shot;
  const said = new Set(event.illegalTargets);
  const reasons = reasonsAgainst(shot, happening);
  for (const [place, { name }] of aimed.entries()) {
    const reason = reasons[place];
    if (reason !== undefined && !said.has(name))
      return fault(
        `${happening.pointer}/targets/${place}`,
        `${quote(name)} is no legal target of ${nameOfResolving(event)}: ${reason.words}`,
        `a legal target, or "illegalTargets": [${quote(name)}] if it has become illegal (CR 608.2b)`,
      );
  }
  for (const [place, name] of (event.illegalTargets ?? []).entries()) {
    const found = aimed.findIndex((one) => one.name === name);
    if (found >= 0 && reasons[found] === undefined)
      return fault(
        `${happening.pointer}/illegalTargets/${place}`,
        `${quote(name)} is a legal target of ${nameOfResolving(event)} (CR 608.2b)`,
        "a target that has become illegal",
      );
  }
  return new Map(reasons.flatMap((reason, place) => (reason === undefined ? [] : [[place, reason] as const])));
}

function reasonsAgainst(shot: Shot, { table, cards }: Happening): readonly (Reason | undefined)[] {
  const { aims, aimed, outcome, context } = shot;
  const situation = inTheEnd(outcome, context);
  const shields = shieldsOf(shot, table, cards);
  const unfit = (place: number, aim: number): Reason | undefined => misfit(place, aims?.[aim] ?? {}, shot, situation);
  const shared = sharedOut(aims ?? [], aimed.length, (place, aim) => unfit(place, aim) !== undefined);
  return aimed.map((one, place) => {
    if (isOfThisMoment(one, table)) return reasonBefore(place, shared[place] ?? 0, shot, { table, cards });
    if (aims === undefined) return missing(one, table) ?? shields(one);
    const aim = shared[place] ?? -1;
    if (aimed.some(({ name }, other) => other < place && name === one.name && shared[other] === aim))
      return { words: "it is a target already (CR 115.3)" };
    return missing(one, table) ?? (aim < 0 ? undefined : unfit(place, aim)) ?? shields(one);
  });
}

/**
 * The same of what moves together with the resolution: it is judged as what it was before all of that (CR 608.2b). What
 * only comes then was no target; nothing is known of what it stands for.
 */
function reasonBefore(
  place: number,
  aim: number,
  shot: Shot,
  { table, cards }: Pick<Happening, "table" | "cards">,
): Reason | undefined {
  const { before: outcome } = table.occasion;
  const { name } = shot.aimed[place] ?? { name: "" };
  const known = outcome?.board.objects ?? [];
  const object = table.bearers(name).findLast((bearer) => known[bearer]?.gone === false);
  if (outcome === undefined || object === undefined) return undefined;
  const then: Shot = { ...shot, outcome, aimed: shot.aimed.with(place, { name, object }) };
  const phased = known[object]?.phasedOut === true ? PHASED_OUT : undefined;
  const unfit =
    shot.aims === undefined ? undefined : misfit(place, shot.aims[aim] ?? {}, then, inTheEnd(outcome, shot.context));
  return phased ?? unfit ?? shieldsOf(then, table, cards)({ name, object });
}

/** Whether what a name means now was another object before all that happens at once; as what it was aimed at it is not looked at. */
function isOfThisMoment({ name, object }: Aimed, table: Table): boolean {
  if (object === undefined || table.occasion.together === undefined) return false;
  return table.at(object).gone ? table.findMeant(name) === object : table.at(object).arrivedAt === table.occasion.event;
}

/**
 * Why the target of an Aura spell is illegal now; undefined if it is legal. What it can target is defined by its enchant
 * abilities, in the words of the spell (CR 303.4a, 702.5a), and what shields from spells shields from it.
 */
export function reasonAgainstEnchanting(spell: number, target: Attachment, table: Table): Reason | undefined {
  const outcome = table.resolve();
  const now = inTheEnd(outcome, speakerOf(spell));
  const controller = outcome.final[spell]?.controller ?? table.at(spell).controller;
  const gone =
    target.kind === "object" ? missing({ object: target.object }, table) : missing({ player: target.player }, table);
  if (gone !== undefined) return gone;
  if (!enchants(spell, target, now)) {
    const asked = unmetEnchant(spell, target, now);
    return { words: "it is nothing that it enchants (CR 303.4a, 702.5a)", ...present({ asked }) };
  }
  const aiming = { source: spell, controller };
  const shield =
    target.kind === "object" ? shieldOf(target.object, aiming, now) : shieldOfPlayer(target.player, aiming, now);
  return shield === undefined ? undefined : keptOff(shield);
}

function keptOff({ keyword, clause }: Shield): Reason {
  return { words: `${keyword} keeps it from being one (CR ${clause})`, keyword, clause };
}

/** CR 608.2b, 702.26b, 800.4a: what has left, or is not there. */
function missing({ object, player }: Pick<Aimed, "object" | "player">, table: Table): Reason | undefined {
  if (player !== undefined)
    return table.players[player]?.left === true
      ? { words: "that player has left the game (CR 800.4a)", because: "left" }
      : undefined;
  const found = object === undefined ? undefined : table.at(object);
  if (found === undefined || found.gone) return { words: "it is no longer there (CR 608.2b)", because: "left" };
  return found.phasedOut ? PHASED_OUT : undefined;
}

const PHASED_OUT: Reason = { words: "it is phased out (CR 702.26b)", because: "phasedOut" };

/** What one instance of the word "target" asks for and this is not (CR 115.1). */
function misfit(place: number, aim: Aim, { aimed, context }: Shot, situation: Situation): Reason | undefined {
  const { is, player: which, another } = aim;
  const { name, object, player } = aimed[place] ?? { name: "" };
  if (another === true && aimed.slice(0, place).some((other) => other.name === name))
    return { words: "it is another target already (CR 115.3)" };
  if (is === undefined && which === undefined) return undefined;
  if (player !== undefined) {
    if (which === undefined) return { words: "it is a player, and the target is an object (CR 115.1)" };
    return which === "opponent" && player === context.controller
      ? { words: "it is no opponent (CR 102.3)" }
      : undefined;
  }
  if (is === undefined) return { words: "it is an object, and the target is a player (CR 115.1)" };
  if (object === undefined || fits(is, object, situation)) return undefined;
  const missed = missedPart(is, object, situation, situation.view(object)) ?? is;
  const words = `it does not fit ${JSON.stringify(missed)} (CR ${"zone" in missed ? "115.2" : "115.1"})`;
  return { words, asked: is };
}

function fits(is: Selector, object: number, situation: Situation): boolean {
  return matcherOf(is).test(object, situation, situation.view(object));
}

/** What shields a target; the card of a spell is looked at as it is on the stack only if a shield asks what it is. */
function shieldsOf(shot: Shot, table: Table, cards: Happening["cards"]): (one: Aimed) => Reason | undefined {
  const { context, outcome } = shot;
  let spell: { readonly aiming: Aiming; readonly now: Situation } | undefined;
  const asSpell = (): { readonly aiming: Aiming; readonly now: Situation } => {
    spell ??= onStack(shot, table, cards);
    return spell;
  };
  const asAbility = {
    aiming: { source: context.source, controller: context.controller },
    now: inTheEnd(outcome, context),
  };
  return ({ object, player }) => {
    const { zone, gone } = outcome.board.objects[object ?? -1] ?? { gone: true };
    const isPermanent = object !== undefined && zone === "battlefield" && !gone;
    if (!isPermanent && player === undefined) return undefined;
    const has =
      object === undefined
        ? (outcome.players[player ?? -1]?.abilities ?? [])
        : (outcome.final[object]?.abilities ?? []).map(({ ability }) => ability);
    if (has.length === 0) return undefined;
    const isOfCard = context.source === undefined && shot.event.card !== undefined;
    const { aiming, now } = isOfCard && has.some(asksOfSource) ? asSpell() : asAbility;
    const shield = object === undefined ? shieldOfPlayer(player ?? -1, aiming, now) : shieldOf(object, aiming, now);
    return shield === undefined ? undefined : keptOff(shield);
  };
}

/** The spell as the object that it is: the one on the stack, or, if no event has put it there, its card as it would be. */
function onStack(
  { event, context, outcome }: Shot,
  table: Table,
  cards: Happening["cards"],
): { readonly aiming: Aiming; readonly now: Situation } {
  const { controller } = context;
  const cast = table.objects.find(({ zone, gone, card }) => zone === "stack" && !gone && card.name === event.card);
  if (cast !== undefined)
    return { aiming: { source: cast.place, controller }, now: inTheEnd(outcome, { ...context, source: cast.place }) };
  const card = cards(event.card ?? "");
  if (card === undefined) return { aiming: { source: undefined, controller }, now: inTheEnd(outcome, context) };
  const copy = table.copy();
  const source = copy.objects.length;
  const id = `${card.name}, on the stack`;
  arrive(copy, { id, card, owner: controller, controller, zone: "stack", token: false }, faceThatSays(card, event), "");
  return { aiming: { source, controller }, now: inTheEnd(copy.resolve(), { ...context, source }) };
}

/** On the stack a spell is only the face, half or inset that was cast (CR 709.3b, 712.8, 715.3b). */
function faceThatSays({ back, layout, ...front }: Card, { ability }: ResolvesEvent): Entering {
  if (back === undefined) return {};
  const says = (abilities: Card["abilities"]): boolean =>
    printedAbilities({ ...front, ...present({ abilities }) }).some((one) =>
      ability === undefined ? one.kind === "spell" : label(one) === ability,
    );
  const isBack = says(back.abilities) && !says(front.abilities);
  if (layout === "split" || layout === "room") return ability === undefined ? {} : { half: isBack ? "right" : "left" };
  if (!isBack) return {};
  return layout === "adventure" ? { half: "inset" } : { back: true };
}
