import { effectOfResolving } from "../names/effect.js";
import { label, printedAbilities } from "../rules/ability.js";
import type { Pointed, ResolutionContext } from "../rules/board.js";
import type { EffectApart } from "../rules/effect-reference.js";
import type { Ability, Condition, CreatedEffect, PutCounters, ResolvesEvent } from "../rules/formats.gen.js";
import { isCalled, isOfKeyword, resolvingOf, type ResolvingKeyword } from "../rules/keyword-resolving.js";
import { linkedWith } from "../rules/linked.js";
import { present } from "../rules/present.js";
import { aimsOf, type Aim } from "../rules/targets.js";
import { conditionHolds, selected } from "../resolver/query/queries.js";
import type { Situation } from "../resolver/query/situation.js";
import { inTheEnd, type Outcome } from "../resolver/resolve.js";
import { fault, oneOf, type Fallible, type Fault } from "../faults/fault.js";
import { announcedTargets } from "../table/announced-targets.js";
import { findAbility, objectOfEvent, sourceNow, type AbilitySource } from "../table/ability-source.js";
import { attachTo } from "../table/attach.js";
import { choiceMap } from "../table/bind.js";
import { putCounters, removeCounters } from "../table/counters.js";
import { createEffect, noteFailed } from "../table/created-effect.js";
import { pair } from "../table/pair.js";
import { startsWith } from "../table/start-facts.js";
import type { Table } from "../table/table.js";
import type { Happening } from "./declaration.js";
import { illegalTargets, type Aimed, type Reason } from "./legal-targets.js";
import { disagreements } from "./pointing.js";
import { aimsOfAll } from "./target-words.js";

/** What a spell or ability does as it resolves, as far as continuous effects and counters go. */
interface WhatResolves {
  /** The object it is an ability of, as it last mattered to it, and the key of that ability there. */
  readonly from?: AbilitySource | undefined;
  readonly effects: readonly CreatedEffect[];
  readonly puts: readonly PutCounters[];
  /** What is asked again as it resolves (CR 603.4). */
  readonly ifs: readonly Condition[];
  /** What a keyword does besides. */
  readonly keywords: readonly ResolvingKeyword[];
  /** What its targets have to be; undefined where it is not said. */
  readonly aims: readonly Aim[] | undefined;
}

/** A resolution that can be carried out: what does so, and what it knows. */
interface Ready {
  readonly outcome: Outcome;
  readonly resolving: WhatResolves;
  readonly aimed: readonly Aimed[];
  /** With all of its targets. */
  readonly context: ResolutionContext;
  readonly illegal: ReadonlyMap<number, Reason>;
}

/** What stands against an event before anything happens: names that mean nobody, what nothing speaks of, illegal targets. */
function ready(event: ResolvesEvent, happening: Happening): Ready | Fault {
  const { table, cards, pointer } = happening;
  const controller = table.player(event.controller);
  if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
  const outcome = table.resolve();
  const resolving = whatResolves(table, outcome, event, cards, pointer);
  if ("message" in resolving) return resolving;
  const [disagreement] = disagreements(event, resolving.keywords.length > 0 ? resolving.keywords : [resolving]);
  if (disagreement !== undefined)
    return fault([pointer, ...disagreement.at].join("/"), disagreement.message, disagreement.expected);
  const aimed = aimedAt(table, event, pointer);
  if ("message" in aimed) return aimed;
  const context = contextOf(table, event, controller, aimed, resolving.from, pointer);
  if ("message" in context) return context;
  const illegal = illegalTargets({ event, aims: resolving.aims, aimed, context, outcome }, happening);
  return "message" in illegal ? illegal : { outcome, resolving, aimed, context, illegal };
}

/** The same, where nothing is to happen. */
export function resolutionFault(event: ResolvesEvent, happening: Happening): Fallible {
  const found = ready(event, happening);
  return "message" in found ? found : undefined;
}

/** Carries out a resolution; what it says is read in the state before it. */
export function resolution(event: ResolvesEvent, happening: Happening): Fallible {
  const found = ready(event, happening);
  if ("message" in found) return found;
  const { table, pointer } = happening;
  const { outcome, resolving, aimed, illegal } = found;
  const isVain = illegal.size > 0 && illegal.size === aimed.length;
  const name = isVain ? effectOfResolving(event) : table.effectName(effectOfResolving(event));
  for (const [place, reason] of illegal) noteIllegal(table, aimed[place]?.object, name, reason);
  if (isVain) return undefined;
  const context = illegal.size === 0 ? found.context : withoutTargets(found.context, aimed, illegal);
  const situation = inTheEnd(outcome, context);
  const unmet = resolving.ifs.find((condition) => !conditionHolds(condition, situation));
  if (unmet !== undefined) {
    resolving.effects.forEach((effect, order) =>
      noteFailed(table, effect, unmet, apartFrom(name, order), situation, true),
    );
    return resolving.effects.length > 0 ? undefined : noteUnmet(table, context.source, resolving.keywords[0]?.clause);
  }
  const timestamp = table.mint();
  const reads = { situation, context, clauses: resolving.keywords.flatMap(({ clause }) => clause ?? []) };
  for (const [order, effect] of resolving.effects.entries()) {
    const undecided = createEffect(table, effect, apartFrom(name, order), { ...reads, outcome, timestamp });
    if (undecided !== undefined) return fault(pointer, undecided.message, undecided.expected);
  }
  for (const keyword of resolving.keywords) {
    const problem = keywordResolves(table, keyword, { ...reads, outcome, timestamp }, pointer);
    if (problem !== undefined) return problem;
  }
  putAll(table, resolving.puts, reads);
  return undefined;
}

/** That nothing happens to a target is told of the object, as long as it is there (CR 608.2b). */
function noteIllegal(table: Table, place: number | undefined, effect: EffectApart, reason: Reason): void {
  const object = place === undefined ? undefined : table.at(place);
  if (object === undefined || object.gone) return;
  const { keyword, clause, asked } = reason;
  startsWith(object, { clause: "608.2b", effects: [effect], ...present({ keyword, asked }) });
  if (clause !== undefined) object.startClauses.push(clause);
}

interface Reads {
  readonly situation: Situation;
  readonly context: ResolutionContext;
  /** Those of the keywords that resolve. */
  readonly clauses: readonly string[];
}

/** The effects of one resolution are told apart by number. */
function apartFrom(name: EffectApart, order: number): EffectApart {
  return order === 0 ? name : { ...name, part: order + 1 };
}

/** An ability whose condition no longer holds does nothing (CR 603.4, 608.2a); of one without effects its source tells. */
function noteUnmet(table: Table, source: number | undefined, by: string | undefined): undefined {
  const object = source === undefined ? undefined : table.at(source);
  if (object?.gone !== false) return undefined;
  startsWith(object, { clause: "603.4", ...present({ by }) });
  object.startClauses.push("608.2a");
  return undefined;
}

/** What a keyword does besides effects and counters that it puts: it takes counters, gives a designation, makes a pair, attaches. */
function keywordResolves(
  table: Table,
  { takes = [], becomes, pairs, attaches }: ResolvingKeyword,
  {
    situation,
    context,
    outcome,
    timestamp,
    clauses,
  }: Reads & { readonly outcome: Outcome; readonly timestamp: number },
  pointer: string,
): Fallible {
  const { source, controller, chosenObjects = [], triggering } = context;
  for (const { from, counter } of takes)
    for (const place of selected(from, situation)) {
      removeCounters(table.at(place), counter, 1);
      table.at(place).startClauses.push(...clauses);
    }
  const object = source === undefined ? undefined : table.at(source);
  const isHere = object?.zone === "battlefield" && !object.gone;
  if (becomes !== undefined && isHere) {
    object.designations.set(becomes, timestamp);
    object.startClauses.push(...clauses);
  }
  const other = chosenObjects[0] ?? triggering;
  if (pairs === true && source !== undefined && other !== undefined) {
    pair(table, [source, other], controller, outcome);
    if (table.at(source).pair !== undefined) table.at(source).startClauses.push(...clauses);
  }
  const [host] = attaches === undefined ? [] : selected(attaches, situation);
  // What has left, or has no target any more, does not move (CR 608.2b).
  if (source === undefined || host === undefined || !isHere) return undefined;
  object.startClauses.push(...clauses);
  return attachTo(table, source, table.at(host).id, { object: `${pointer}/source`, to: `${pointer}/targets/0` });
}

function putAll(table: Table, puts: readonly PutCounters[], { situation, context, clauses }: Reads): void {
  for (const { on, counter, amount } of puts) {
    for (const place of selected(on, situation)) {
      const kind = typeof counter === "string" ? counter : context.choices.get(counter.chosen);
      if (typeof kind !== "string") continue;
      const object = table.at(place);
      // What the amount says of the affected object is said of each of them (CR 608.2h).
      const count = situation.of(place).quantity(amount ?? 1);
      const counters = { [kind]: Math.max(0, count) };
      const [by] = clauses;
      if (typeof amount === "object") startsWith(object, { clause: "608.2h", counters, ...present({ by }) });
      else if (by !== undefined && count > 0) startsWith(object, { clause: by, counters });
      object.startClauses.push(...clauses, ...(count < 0 ? ["107.1b"] : []));
      if (table.objects[context.source ?? -1]?.gone === true)
        startsWith(object, { clause: "113.7a", ...present({ by }) });
      if (typeof counter === "object") object.startClauses.push("608.2d");
      putCounters(table, object, kind, count);
    }
  }
}

/** The parts of the effects that a resolution makes; none if there is a fault, which the resolution itself tells. */
export function partsOfResolution(event: ResolvesEvent, { table, cards, pointer }: Happening): CreatedEffect["does"] {
  const resolving = whatResolves(table, table.resolve(), event, cards, pointer);
  return "message" in resolving ? [] : resolving.effects.flatMap(({ does }) => does);
}

/** What the targets are called that an event names; one that is illegal may be there no more. */
function aimedAt(table: Table, event: ResolvesEvent, pointer: string): Aimed[] | Fault {
  const { targets = [], illegalTargets: illegal = [] } = event;
  const announced = announcedTargets(table, event);
  const aimed: Aimed[] = [];
  for (const [n, name] of targets.entries()) {
    const object = announced[n] ?? table.findMeant(name) ?? (illegal.includes(name) ? table.findLast(name) : undefined);
    const player = object === undefined ? table.player(name) : undefined;
    if (object === undefined && player === undefined)
      return fault(`${pointer}/targets/${n}`, `there is no object or player "${name}" at this point`);
    aimed.push({ name, ...present({ object, player }) });
  }
  return aimed;
}

/** Nothing happens to illegal targets, and they do nothing (CR 608.2b). */
function withoutTargets(
  context: ResolutionContext,
  aimed: readonly Aimed[],
  illegal: ReadonlyMap<number, Reason>,
): ResolutionContext {
  const legal = aimed.map((one, place): Pick<Aimed, "object" | "player"> => (illegal.has(place) ? {} : one));
  return {
    ...context,
    targets: legal.map(({ object }) => object),
    targetPlayers: legal.flatMap(({ player }) => player ?? []),
  };
}

function contextOf(
  table: Table,
  event: ResolvesEvent,
  controller: number,
  aimed: readonly Aimed[],
  from: AbilitySource | undefined,
  pointer: string,
): ResolutionContext | Fault {
  const targets = aimed.map(({ object }) => object);
  const targetPlayers = aimed.flatMap(({ player }) => player ?? []);
  const pointed = pointedAt(table, event, pointer);
  if ("message" in pointed) return pointed;
  const { object: source, key } = from ?? {};
  const linked =
    source === undefined || key === undefined ? undefined : linkedWith(table.at(source).choices, key, source);
  // What was chosen for the ability counts as it is now (CR 608.2h); what is chosen on resolution goes before it.
  const choices = new Map([...(linked ?? []), ...choiceMap(event.choices)]);
  const ability = key === undefined ? {} : { ability: key };
  return { controller, source, targets, targetPlayers, choices, x: event.x ?? 0, ...pointed, ...ability };
}

/** What was chosen on resolution, and what has triggered it. */
function pointedAt(table: Table, { chosenObjects, triggeredBy }: ResolvesEvent, pointer: string): Pointed | Fault {
  const chosen: number[] = [];
  for (const [n, id] of (chosenObjects ?? []).entries()) {
    const object = table.findMeant(id);
    if (object === undefined) return fault(`${pointer}/chosenObjects/${n}`, `there is no object "${id}" at this point`);
    chosen.push(object);
  }
  const { object: id, player: name } = triggeredBy ?? {};
  const triggering = id === undefined ? undefined : objectOfEvent(table, id);
  if (id !== undefined && triggering === undefined)
    return fault(`${pointer}/triggeredBy/object`, `there is no object "${id}" at this point`);
  const triggeringPlayer = name === undefined ? undefined : table.player(name);
  return {
    ...(chosenObjects === undefined ? {} : { chosenObjects: chosen }),
    ...(triggering === undefined ? {} : { triggering }),
    ...(triggeringPlayer === undefined ? {} : { triggeringPlayer }),
  };
}

function whatResolves(
  table: Table,
  outcome: Outcome,
  event: ResolvesEvent,
  cards: Happening["cards"],
  pointer: string,
): WhatResolves | Fault {
  const { ability, card, source } = event;
  if (typeof ability === "object")
    return {
      from: source === undefined ? undefined : sourceNow(table, source),
      effects: ability.effects ?? [],
      puts: ability.puts ?? [],
      ifs: [],
      keywords: [],
      aims: ability.targets === undefined ? undefined : aimsOf(ability.targets),
    };
  if (source !== undefined) {
    if (ability === undefined) return fault(pointer, `say which ability of "${source}" resolves`, "`ability`");
    const found = findAbility(table, outcome, source, ability, pointer);
    if ("message" in found) return found;
    return { from: found.source, ...doing([found.ability], printedBelow(table, outcome, found.source)) };
  }
  if (card === undefined)
    return fault(pointer, "nothing is said to resolve", "`card`, or `source` with `ability`, or `ability` written out");
  const printed = cards(card);
  if (printed === undefined) return fault(`${pointer}/card`, `there is no card "${card}"`);
  const all = printedAbilities(printed);
  const named = resolvingAmong(all, ability);
  if (ability !== undefined && named.length === 0)
    return fault(
      `${pointer}/ability`,
      `${card} has no ability "${ability}"`,
      oneOf(
        all.map((one) => label(one)),
        "a card that has abilities",
      ),
    );
  return doing(named);
}

/** Of the abilities of a card those that resolve: the one that is named, or what the spell says unless it is cast in another way. */
export function resolvingAmong(abilities: readonly Ability[], named: string | undefined): Ability[] {
  return abilities.filter((ability) =>
    named === undefined ? ability.kind === "spell" && ability.by === undefined : isCalled(ability, named),
  );
}

/** The abilities printed on an object, or on what it is a copy of, below one of its own (CR 702.165a-c). */
function printedBelow(table: Table, outcome: Outcome, { object, key }: AbilitySource): Ability[] {
  const view = table.at(object).gone ? table.at(object).lastCopiable : outcome.copiable[object];
  const abilities = view?.abilities ?? [];
  const place = abilities.findIndex((instance) => instance.key === key);
  return place < 0 ? [] : abilities.slice(place + 1).map(({ ability }) => ability);
}

function doing(abilities: readonly Ability[], below: readonly Ability[] = []): Omit<WhatResolves, "from"> {
  const said = abilities
    .map((ability) => resolvingOf(ability, below))
    .filter((ability) => ability.kind === "spell" || ability.kind === "activated" || ability.kind === "triggered");
  return {
    effects: said.flatMap(({ effects }) => effects ?? []),
    puts: said.flatMap(({ puts }) => puts ?? []),
    ifs: said.flatMap((ability) => ("if" in ability ? (ability.if ?? []) : [])),
    keywords: said.filter(isOfKeyword),
    aims: aimsOfAll(said),
  };
}
