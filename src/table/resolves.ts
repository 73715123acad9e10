import { kindOf, staysOpen } from "../effects/index.js";
import { effectOfResolving } from "../names/resolving.js";
import { abilityOf, label } from "../rules/ability.js";
import type { ResolutionContext } from "../rules/board.js";
import type { EffectApart } from "../rules/effect-reference.js";
import type { Ability, Card, CreatedEffect, PutCounters, ResolvesEvent } from "../rules/formats.gen.js";
import { conditionHolds, selected } from "../resolver/query/queries.js";
import type { Outcome } from "../resolver/resolve.js";
import { Situation } from "../resolver/query/situation.js";
import { linkedWith } from "../rules/linked.js";
import { findAbility, sourceNow, type AbilitySource } from "./ability-source.js";
import { bind, choiceMap } from "./bind.js";
import { putCounters } from "./counters.js";
import type { Part } from "../rules/part.js";
import type { Ruleset } from "../rules/ruleset.js";
import { fault, oneOf, type Fallible, type Fault } from "../faults/fault.js";
import { noteLeftOut } from "./phased-out.js";
import type { Table } from "./table.js";
import { isAffected } from "./turned-over.js";

/** What a spell or ability does as it resolves, as far as continuous effects and counters go. */
interface Resolving {
  /** The object it is an ability of, as it last mattered to it, and the key of that ability there. */
  readonly from: AbilitySource | undefined;
  readonly effects: readonly CreatedEffect[];
  readonly puts: readonly PutCounters[];
}

/** Carries out a resolution: objects and numbers are fixed in the state before it (CR 611.2c-d), one timestamp for all its effects (CR 613.7b). */
export function resolveEvent(
  table: Table,
  event: ResolvesEvent,
  cards: (name: string) => Card | undefined,
  pointer: string,
): Fallible {
  const controller = table.player(event.controller);
  if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
  const outcome = table.resolve();
  const resolving = whatResolves(table, outcome, event, cards, pointer);
  if ("message" in resolving) return resolving;
  const context = contextOf(table, event, controller, resolving.from, pointer);
  if ("message" in context) return context;
  const speaker = { ...context, source: context.source ?? undefined };
  const situation = new Situation(outcome, outcome.final, speaker, outcome.players);
  const timestamp = table.mint();
  const name = table.effectName(effectOfResolving(event));
  resolving.effects.forEach((effect, order) =>
    createEffect(
      table,
      outcome,
      effect,
      order === 0 ? name : { ...name, part: order + 1 },
      timestamp,
      context,
      situation,
    ),
  );
  for (const { on, counter, amount } of resolving.puts) {
    for (const place of selected(on, situation)) {
      const object = table.objects[place];
      object?.startClauses.push(
        ...(table.objects[context.source ?? -1]?.gone === true ? ["113.7a"] : []),
        ...(typeof amount === "object" ? ["608.2h"] : []),
      );
      // What the amount says of the affected object is said of each of them (CR 608.2h).
      if (object !== undefined) putCounters(table, object, counter, situation.of(place).quantity(amount ?? 1));
    }
  }
  return undefined;
}

function createEffect(
  table: Table,
  outcome: Outcome,
  effect: CreatedEffect,
  name: EffectApart,
  timestamp: number,
  context: ResolutionContext,
  situation: Situation,
): void {
  if (effect.condition !== undefined && !conditionHolds(effect.condition, situation)) return;
  const { affects } = effect;
  const objects = affects === undefined ? [] : selected(affects, situation);
  const duration = effect.duration ?? "indefinite";
  const open = openParts(effect, table.ruleset);
  if (affects !== undefined && open.length > 0) {
    const [bound] = bind(table, outcome, { ...effect, does: open }, [], context);
    table.effects.push({
      name,
      key: table.effectKey(),
      timestamp,
      clauses: ["613.7b"],
      objects: undefined,
      affects,
      parts: bound?.parts ?? [],
      context,
      duration,
    });
  }
  const closed = effect.does.filter((part) => !open.includes(part));
  if (closed.length === 0) return;
  noteLeftOut(table, affects, context);
  const groups = bind(table, outcome, { ...effect, does: closed }, objects, context);
  if (closed.some(({ kind }) => kind === "copy"))
    table.effects = table.ruleset.practice.afterCopying(table.effects, objects);
  const clauses = [
    "613.7b",
    "611.2a",
    ...(effect.affects === undefined ? [] : ["611.2c"]),
    ...(hasExpression(effect.does) ? ["611.2d", "608.2h"] : []),
    ...(typeof duration === "object" || duration.startsWith("while") ? ["611.2b"] : []),
    ...(effect.does.some((part) => part.kind === "modifyPowerToughness" && part.double === true) ? ["701.10b"] : []),
    ...(isFloored(effect.does, objects, situation) ? ["107.1b"] : []),
    // Its source is gone, or no longer has the ability (CR 113.7a).
    ...(context.source !== null && table.objects[context.source]?.gone === true ? ["113.7a"] : []),
    ...clausesOfCopying(table, closed, objects),
    // It begins at the same instant as the permanent that comes (CR 611.2e, 613.7n).
    ...(table.occasion.together !== undefined ? ["611.2e", "613.7n"] : []),
  ];
  // Objects with different numbers are told apart in the name.
  const shareOf = (place: number | undefined): string => table.objects[place ?? -1]?.id ?? "";
  for (const group of groups)
    table.effects.push({
      name: groups.length > 1 ? { ...name, share: shareOf(group.objects[0]) } : name,
      key: table.effectKey(),
      timestamp,
      clauses: [...clauses, ...(doublesNegative(effect, group.parts) ? ["701.10c"] : [])],
      objects: group.objects,
      parts: group.parts,
      context,
      duration,
    });
}

/** CR 611.2c: a part that changes the rules, not characteristics or control, stays open to objects that come later. */
function openParts(effect: CreatedEffect, { policy, practice }: Ruleset): CreatedEffect["does"] {
  if (effect.affects === undefined) return [];
  const ofRules = effect.does.filter(staysOpen);
  // Older editions fix the objects of an effect that does both for all of it.
  const isFixedWhole = policy.mixedSets === "whole" && ofRules.length < effect.does.length;
  return practice.openParts(effect, isFixedWhole ? [] : ofRules);
}

/** Whether an amount came out as negative and adds nothing (CR 107.1b). */
function isFloored(parts: CreatedEffect["does"], objects: readonly number[], situation: Situation): boolean {
  if (!situation.policy.negativeAmountsAreZero) return false;
  const amounts = parts.flatMap((part) =>
    part.kind === "modifyPowerToughness" && part.double !== true
      ? [part.power, part.toughness].filter((amount) => typeof amount === "object")
      : [],
  );
  return objects.some((object) => {
    const here = situation.of(object);
    return amounts.some((amount) => amount.negative === undefined && here.quantity(amount) < 0);
  });
}

/** Doubling what is negative takes as much away again (CR 701.10c). */
function doublesNegative({ does }: CreatedEffect, bound: readonly Part[]): boolean {
  const doubles = does.some((part) => part.kind === "modifyPowerToughness" && part.double === true);
  const isNegative = (number: unknown): boolean => typeof number === "number" && number < 0;
  return (
    doubles &&
    bound.some((part) => part.kind === "modifyPowerToughness" && (isNegative(part.power) || isNegative(part.toughness)))
  );
}

/** Becoming a copy leaves what else is on an object in place (CR 707.4), and its face-down status (CR 708.10). */
function clausesOfCopying(table: Table, parts: CreatedEffect["does"], places: readonly number[]): string[] {
  if (!parts.some(({ kind }) => kind === "copy")) return [];
  const objects = places.map((place) => table.objects[place]);
  return [
    ...(objects.some((object, n) => object !== undefined && isAffected(table, object, places[n] ?? -1))
      ? ["707.4"]
      : []),
    ...(objects.some((object) => object !== undefined && object.faceDown !== null) ? ["708.10"] : []),
  ];
}

/** Whether a part holds a number that had to be read. */
function hasExpression(parts: CreatedEffect["does"]): boolean {
  return parts.some((part) =>
    kindOf(part)
      .numbers(part)
      .some((number) => typeof number === "object"),
  );
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
    const object = table.find(target);
    const player = object === undefined ? table.player(target) : undefined;
    if (object === undefined && player === undefined)
      return fault(`${pointer}/targets/${n}`, `there is no object or player "${target}" at this point`);
    targets.push(object);
    if (player !== undefined) targetPlayers.push(player);
  }
  const source = from?.object ?? null;
  const key = from?.key;
  const told = source === null || key === undefined ? undefined : table.objects[source]?.choices;
  const linked = told === undefined || key === undefined ? undefined : linkedWith(told, key, source ?? -1);
  // What was chosen for the ability counts as it is now (CR 608.2h); what is chosen on resolution goes before it.
  const choices = new Map([...(linked ?? []), ...choiceMap(event.choices)]);
  const ability = key === undefined ? {} : { ability: key };
  return { controller, source, targets, targetPlayers, choices, x: event.x ?? 0, ...ability };
}

function whatResolves(
  table: Table,
  outcome: Outcome,
  event: ResolvesEvent,
  cards: (name: string) => Card | undefined,
  pointer: string,
): Resolving | Fault {
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
    return "message" in found ? found : resolving([found.ability], found.source);
  }
  if (card === undefined)
    return fault(pointer, "nothing is said to resolve", "`card`, or `source` with `ability`, or `ability` written out");
  const printed = cards(card);
  if (printed === undefined) return fault(`${pointer}/card`, `there is no card "${card}"`);
  const all = [...(printed.abilities ?? []), ...(printed.back?.abilities ?? [])].map(abilityOf);
  const chosen =
    ability === undefined ? all.filter(({ kind }) => kind === "spell") : all.filter((one) => label(one) === ability);
  if (ability !== undefined && chosen.length === 0)
    return fault(
      `${pointer}/ability`,
      `${card} has no ability "${ability}"`,
      oneOf(
        all.map((one) => label(one)),
        "a card that has abilities",
      ),
    );
  return resolving(chosen);
}

function resolving(abilities: readonly Ability[], from?: AbilitySource): Resolving {
  const doing = abilities.filter(
    (ability) => ability.kind === "spell" || ability.kind === "activated" || ability.kind === "triggered",
  );
  return {
    from,
    effects: doing.flatMap(({ effects }) => effects ?? []),
    puts: doing.flatMap(({ puts }) => puts ?? []),
  };
}
