import type {
  AfterStateBasedExpectation,
  CostExpectation,
  DependencyExpectation,
  DependencyReason,
  GameRule,
  GameRuleExpectation,
  ObservedAction,
  ObservedApplication,
  ObservedDependency,
  ObservedGameRule,
  OrderExpectation,
  SpellCost,
  StateBasedAction,
  StateBasedExpectation,
} from "../rules/formats.gen.js";
import { manaAmount, manaText } from "../rules/mana-amount.js";
import type { PresentValue } from "../names/value.js";
import { pairUp } from "./matching.js";
import { listRow, type Row, scalarRow, sequenceRow, sorted } from "./row.js";
import type { SeenAfter } from "./seen.js";

/** The subject of values that belong to no single object or player. */
export const GAME = "game";

/** All game-rule effects in force; an expectation leaves open what it does not mention. */
export function compareGameRules(
  expected: readonly GameRuleExpectation[],
  actual: readonly ObservedGameRule[] | undefined,
): Row {
  return openListRow({ kind: "gameRules" }, expected, actual, fitsGameRule, gameRuleText);
}

/** All state-based actions that would be performed; an expectation leaves open what it does not mention. */
export function compareStateBased(
  expected: readonly StateBasedExpectation[],
  actual: readonly ObservedAction[] | undefined,
): Row {
  return openListRow({ kind: "stateBased" }, expected, actual, fitsStateBased, stateBasedText);
}

/** One row for each round of state-based actions that is expected or found, and one for the choices that stay open. */
export function compareRounds(expected: AfterStateBasedExpectation, actual: SeenAfter | undefined): Row[] {
  const { rounds, open } = expected;
  const found = actual?.rounds ?? [];
  const many = Math.max(rounds?.length ?? 0, found.length);
  const rows =
    rounds === undefined
      ? []
      : Array.from({ length: many }, (_, n) =>
          openListRow(
            { kind: "round", number: n + 1 },
            rounds[n] ?? [],
            found[n] ?? [],
            fitsStateBased,
            stateBasedText,
          ),
        );
  const none = rounds !== undefined && many === 0 ? [listRow(GAME, { kind: "rounds" }, [], [])] : [];
  return [
    ...rows,
    ...none,
    ...(open === undefined
      ? []
      : [openListRow({ kind: "open" }, open, actual?.open ?? [], fitsStateBased, stateBasedText)]),
  ];
}

export function compareOrder(
  { layer, effects }: OrderExpectation,
  applied: readonly ObservedApplication[] | undefined,
): Row {
  const here = applied?.filter((application) => application.layer === layer).map(({ effect }) => effect);
  // After the layers an effect has an entry for each of its parts; it is applied once.
  const once = here?.filter((effect, n) => !isAfterLayers(layer) || effect !== here[n - 1]);
  return { ...sequenceRow(GAME, { kind: "order", layer }, effects, once), origin: { kind: "layer", layer } };
}

function isAfterLayers(stage: OrderExpectation["layer"]): boolean {
  return stage === "players" || stage === "gameRules";
}

/** The cost of a spell, or of an ability of an object: its mana, in any order, and what else is paid if the check asks. */
export function compareCost(
  object: string,
  expected: CostExpectation,
  found: SpellCost | undefined,
  ability?: string,
): Row[] {
  const cost: PresentValue = ability === undefined ? { kind: "cost" } : { kind: "abilityCost", ability };
  const paid: PresentValue = ability === undefined ? { kind: "alsoPaid" } : { kind: "abilityAlsoPaid", ability };
  const asked = typeof expected === "object" && expected !== null ? expected : { total: expected, also: undefined };
  return [
    scalarRow(object, cost, inOrder(asked.total), found === undefined ? undefined : inOrder(found.total)),
    ...(asked.also === undefined
      ? []
      : [listRow(object, paid, asked.also, found === undefined ? undefined : (found.also ?? []))]),
  ];
}

function inOrder(mana: string | null): string | null {
  return mana === null ? null : manaText(manaAmount(mana));
}

/** With a reason expected, the values are reasons (false: no dependency at all), otherwise booleans. */
export function compareDependency(
  expected: DependencyExpectation,
  all: readonly ObservedDependency[] | undefined,
): Row {
  const { layer, effect, on, because, holds = true } = expected;
  const here = all?.filter((each) => each.layer === layer && each.effect === effect && each.on === on);
  const reasons = [...new Set(here?.flatMap((each) => each.because ?? []))];
  const found = here && (because === undefined ? here.length > 0 : reasons.includes(because));
  const value: PresentValue = { kind: "dependency", layer, effect, on, because };
  const values =
    because === undefined || !holds
      ? { expected: holds, actual: found ?? null }
      : { expected: because, actual: found ? because : reasonsText(here, reasons) };
  return { subject: GAME, value, ...values, ok: found === holds, origin: { kind: "layer", layer } };
}

/** null: the engine told nothing; false: there is no such dependency; true: there is one without a reason. */
function reasonsText(
  here: readonly ObservedDependency[] | undefined,
  reasons: readonly DependencyReason[],
): string | boolean | null {
  if (here === undefined) return null;
  return reasons.join(", ") || here.length > 0;
}

/** A paired thing is shown in the expectation's words, so that the two lists are equal exactly when all pair up. */
function openListRow<E, T extends E>(
  value: PresentValue,
  expected: readonly E[],
  actual: readonly T[] | undefined,
  fits: (expectation: E, thing: T) => boolean,
  text: (entry: E | T) => string,
): Row {
  if (actual === undefined) return listRow(GAME, value, expected.map(text), undefined);
  const paired = pairUp(expected, actual, fits);
  const wordsFor = new Map(
    paired.flatMap((at, index) => {
      const expectation = expected[index];
      return at === undefined || expectation === undefined ? [] : [[at, text(expectation)] as const];
    }),
  );
  const row = listRow(
    GAME,
    value,
    expected.map(text),
    actual.map((thing, at) => wordsFor.get(at) ?? text(thing)),
  );
  return { ...row, ok: expected.length === actual.length && paired.every((at) => at !== undefined) };
}

function fitsGameRule(expected: GameRuleExpectation, actual: ObservedGameRule): boolean {
  return (
    expected.rule === actual.rule &&
    (expected.player === undefined || expected.player === actual.player) &&
    (expected.amount === undefined || expected.amount === actual.amount) &&
    (expected.objects === undefined || sameEntries(expected.objects, actual.objects ?? []))
  );
}

function fitsStateBased(expected: StateBasedExpectation, actual: ObservedAction): boolean {
  return (
    expected.clause === actual.clause &&
    (expected.player === undefined || expected.player === actual.player) &&
    (expected.object === undefined ||
      expected.object === actual.object ||
      (actual.among ?? []).includes(expected.object))
  );
}

function sameEntries(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [sorted(a), sorted(b)];
  return left.length === right.length && left.every((entry, i) => entry === right[i]);
}

function gameRuleText(entry: GameRuleExpectation | ObservedGameRule | GameRule): string {
  return words([
    entry.rule,
    entry.player,
    entry.amount?.toString(),
    entry.objects && `[${sorted(entry.objects).join(", ")}]`,
    "effect" in entry ? `from ${entry.effect}` : undefined,
  ]);
}

function stateBasedText(entry: StateBasedExpectation | ObservedAction | StateBasedAction): string {
  return words([
    entry.clause,
    entry.object,
    entry.player,
    "among" in entry && entry.among ? `among [${sorted(entry.among).join(", ")}]` : undefined,
    "result" in entry ? entry.result : undefined,
  ]);
}

function words(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}
