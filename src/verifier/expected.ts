import { present } from "../rules/present.js";
import type {
  CheckEvent,
  DependencyExpectation,
  ObjectExpectation,
  OtherExpectation,
  PlayerExpectation,
  RulesetId,
  Scenario,
} from "../rules/formats.gen.js";
import { arisesUnder, readingOf } from "../rules/readings.js";
import { own } from "../rules/own.js";

/** The other readings for which a scenario states expectations and whose question arises under this ruleset. */
export function otherReadings({ alternatives = [], timeline }: Scenario, ruleset: RulesetId): string[] {
  const others = alternatives.filter(({ recommended }) => recommended !== true).map(({ id }) => id);
  return others.filter((id) => {
    const reading = readingOf(id);
    const isStated = timeline.some((event) => event.kind === "check" && event.readings?.[id] !== undefined);
    return isStated && (reading === undefined || arisesUnder(reading, ruleset));
  });
}

/** What a check expects under one of these readings: its own expectations, with the differing ones replaced. */
export function underReading(check: CheckEvent, reading: string): CheckEvent {
  const { readings } = check;
  const others = own(readings ?? {}, reading);
  if (others === undefined) return check;
  const { expect, players, gameRules, stateBased, counts } = others;
  return {
    ...check,
    ...present({
      expect: expect && merged(check.expect ?? {}, expect, objectUnder),
      players: players && merged(check.players ?? {}, players, playerUnder),
      gameRules,
      stateBased,
      counts,
    }),
    ...ordersUnder(check, others),
    ...dependenciesUnder(check, others),
  };
}

function merged<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  merge: (before: T, after: T) => T,
): Record<string, T> {
  const changed = Object.entries(after).map(([name, value]) => {
    const known = own(before, name);
    return [name, known === undefined ? value : merge(known, value)] as const;
  });
  return Object.fromEntries([...Object.entries(before), ...changed]);
}

function objectUnder(before: ObjectExpectation, after: ObjectExpectation): ObjectExpectation {
  // An object that does not exist has no characteristics.
  if (after.exists === false) return after;
  const { abilities, keywords, has, lacks, exists, ...kept } = before;
  const { has: hasThen, lacks: lacksThen } = after;
  const saysAbilities = [after.abilities, after.keywords, hasThen, lacksThen].some((said) => said !== undefined);
  if (exists === false) return after;
  return { ...kept, ...(saysAbilities ? {} : present({ abilities, keywords, has, lacks })), ...after };
}

function playerUnder(before: PlayerExpectation, after: PlayerExpectation): PlayerExpectation {
  return { ...before, ...after };
}

function ordersUnder({ order = [] }: CheckEvent, { order: others }: OtherExpectation): Pick<CheckEvent, "order"> {
  if (others === undefined) return {};
  return { order: [...order.filter(({ layer }) => !others.some((other) => other.layer === layer)), ...others] };
}

function dependenciesUnder(
  { dependencies = [] }: CheckEvent,
  { dependencies: others }: OtherExpectation,
): Pick<CheckEvent, "dependencies"> {
  if (others === undefined) return {};
  const isSame = (a: DependencyExpectation, b: DependencyExpectation): boolean =>
    a.layer === b.layer && a.effect === b.effect && a.on === b.on;
  const kept = dependencies.filter((dependency) => !others.some((other) => isSame(dependency, other)));
  return { dependencies: [...kept, ...others] };
}
