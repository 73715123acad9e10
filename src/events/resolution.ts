import { effectOfResolving } from "../names/effect.js";
import { label, printedAbilities } from "../rules/ability.js";
import type { Pointed, ResolutionContext } from "../rules/board.js";
import type { Ability, CreatedEffect, PutCounters, ResolvesEvent } from "../rules/formats.gen.js";
import { isCalled, resolvingOf } from "../rules/keyword-resolving.js";
import { linkedWith } from "../rules/linked.js";
import { selected } from "../resolver/query/queries.js";
import { inTheEnd, type Outcome } from "../resolver/resolve.js";
import { fault, oneOf, type Fallible, type Fault } from "../faults/fault.js";
import { findAbility, objectOfEvent, sourceNow, type AbilitySource } from "../table/ability-source.js";
import { choiceMap } from "../table/bind.js";
import { putCounters } from "../table/counters.js";
import { createEffect } from "../table/created-effect.js";
import type { Table } from "../table/table.js";
import type { Happening } from "./declaration.js";
import { disagreements } from "./pointing.js";

/** What a spell or ability does as it resolves, as far as continuous effects and counters go. */
interface WhatResolves {
  /** The object it is an ability of, as it last mattered to it, and the key of that ability there. */
  readonly from?: AbilitySource | undefined;
  readonly effects: readonly CreatedEffect[];
  readonly puts: readonly PutCounters[];
}

/** Carries out a resolution; what it says is read in the state before it. */
export function resolution(event: ResolvesEvent, { table, cards, pointer }: Happening): Fallible {
  const controller = table.player(event.controller);
  if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
  const outcome = table.resolve();
  const resolving = whatResolves(table, outcome, event, cards, pointer);
  if ("message" in resolving) return resolving;
  const [disagreement] = disagreements(event, [resolving]);
  if (disagreement !== undefined)
    return fault([pointer, ...disagreement.at].join("/"), disagreement.message, disagreement.expected);
  const context = contextOf(table, event, controller, resolving.from, pointer);
  if ("message" in context) return context;
  const situation = inTheEnd(outcome, context);
  const timestamp = table.mint();
  const name = table.effectName(effectOfResolving(event));
  for (const [order, effect] of resolving.effects.entries()) {
    const apart = order === 0 ? name : { ...name, part: order + 1 };
    const undecided = createEffect(table, effect, apart, { outcome, situation, context, timestamp });
    if (undecided !== undefined) return fault(pointer, undecided.message, undecided.expected);
  }
  for (const { on, counter, amount } of resolving.puts) {
    for (const place of selected(on, situation)) {
      const object = table.at(place);
      // What the amount says of the affected object is said of each of them (CR 608.2h).
      const count = situation.of(place).quantity(amount ?? 1);
      object.startClauses.push(
        ...(count < 0 ? ["107.1b"] : []),
        ...(table.objects[context.source ?? -1]?.gone === true ? ["113.7a"] : []),
        ...(typeof amount === "object" ? ["608.2h"] : []),
      );
      putCounters(table, object, counter, count);
    }
  }
  return undefined;
}

/** The parts of the effects that a resolution makes; none if there is a fault, which the resolution itself tells. */
export function partsOfResolution(event: ResolvesEvent, { table, cards, pointer }: Happening): CreatedEffect["does"] {
  const resolving = whatResolves(table, table.resolve(), event, cards, pointer);
  return "message" in resolving ? [] : resolving.effects.flatMap(({ does }) => does);
}

function contextOf(
  table: Table,
  event: ResolvesEvent,
  controller: number,
  from: AbilitySource | undefined,
  pointer: string,
): ResolutionContext | Fault {
  const targets: (number | undefined)[] = [];
  const targetPlayers: number[] = [];
  for (const [n, target] of (event.targets ?? []).entries()) {
    const object = table.findMeant(target);
    const player = object === undefined ? table.player(target) : undefined;
    if (object === undefined && player === undefined)
      return fault(`${pointer}/targets/${n}`, `there is no object or player "${target}" at this point`);
    targets.push(object);
    if (player !== undefined) targetPlayers.push(player);
  }
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
    };
  if (source !== undefined) {
    if (ability === undefined) return fault(pointer, `say which ability of "${source}" resolves`, "`ability`");
    const found = findAbility(table, outcome, source, ability, pointer);
    return "message" in found ? found : { from: found.source, ...doing([found.ability]) };
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

function doing(abilities: readonly Ability[]): Pick<WhatResolves, "effects" | "puts"> {
  const said = abilities
    .map(resolvingOf)
    .filter((ability) => ability.kind === "spell" || ability.kind === "activated" || ability.kind === "triggered");
  return { effects: said.flatMap(({ effects }) => effects ?? []), puts: said.flatMap(({ puts }) => puts ?? []) };
}
