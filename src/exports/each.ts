import type { Card, CheckedValue, CheckEvent, Scenario } from "../rules/formats.gen.js";
import type { Board } from "../rules/board.js";
import { CURRENT_RULESET, rulesetOf } from "../rules/rulesets.js";
import { byCodeUnit } from "../rules/text-order.js";
import { type BoardPoint, checkPointOf } from "../timeline/run.js";
import { checksUnder } from "../verifier/checks.js";
import { compareCheck } from "../verifier/compare.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { cardsOf } from "../verifier/request.js";
import type { Exported, ExportInput, ExportedCheck, Expressed, Inexpressible } from "./exported.js";
import { distinct, type Reason, type ReasonId, reason, said, type Said, unsaid } from "./reason.js";
import { exportedValue } from "./values.js";

/** What an engine's format makes of a scenario. */
export interface Written {
  readonly files: ReadonlyMap<string, string>;
  readonly checks: readonly ExportedCheck[];
  readonly without: Expressed["without"];
  /** Cards that the files need besides those of the scenario. */
  readonly more?: readonly Card[];
}

/** Writes each scenario by itself, in the order of ids. */
export function exportEach(
  { scenarios, cards }: ExportInput,
  write: (entry: CorpusScenario, cards: ReadonlyMap<string, Card>) => Said<Written>,
): Exported {
  const files = new Map<string, string>();
  const expressed: Expressed[] = [];
  const inexpressible: Inexpressible[] = [];
  for (const entry of scenarios.toSorted(byId)) {
    const { scenario } = entry;
    const written = write(entry, cards);
    if (!written.ok) {
      inexpressible.push({ scenario: scenario.id, why: written.why });
      continue;
    }
    const { checks, without, more = [] } = written.value;
    for (const [name, text] of written.value.files) files.set(name, text);
    expressed.push({
      scenario: scenario.id,
      files: [...written.value.files.keys()],
      cards: cardNames([...cardsOf(scenario, cards), ...more]),
      checks,
      without,
    });
  }
  return { files, expressed, inexpressible };
}

export function byId(a: CorpusScenario, b: CorpusScenario): number {
  return byCodeUnit(a.scenario.id, b.scenario.id);
}

/** Each name once, sorted. */
export function cardNames(cards: readonly Card[]): string[] {
  return [...new Set(cards.map(({ name }) => name))].sort(byCodeUnit);
}

/** What a format makes of each check under today's rules; no engine's format can assert the values of the whole game. */
export function eachCheck<T extends { readonly check: ExportedCheck }>(
  { timeline }: Scenario,
  boards: readonly BoardPoint[],
  make: (check: CheckEvent, board: Board) => Said<T>,
): Said<{ readonly made: readonly T[]; readonly without: Expressed["without"] }> {
  const made: T[] = [];
  const without: { check: string; why: readonly Reason[] }[] = [];
  for (const check of checksUnder(timeline, CURRENT_RULESET)) {
    const point = boards.find((each) => each.check === check.id);
    if (point === undefined) continue;
    const { resolution, afterStateBasedActions } = checkPointOf(point, rulesetOf(CURRENT_RULESET));
    const own = compareCheck(check, resolution, afterStateBasedActions);
    const one = own.every(({ ok }) => ok) ? make(check, point.board) : unsaid(reason("found-otherwise"));
    if (one.ok) {
      const ofGame = own.filter(({ subject }) => subject === "game").map(exportedValue);
      const leftOut = [...one.value.check.leftOut, ...ofGame.map((value) => ({ ...value, why: reason("game-value") }))];
      made.push({ ...one.value, check: { ...one.value.check, leftOut } });
    } else without.push({ check: check.id, why: distinct(one.why) });
  }
  return made.length > 0 ? said({ made, without }) : unsaid(...distinct(without.flatMap(({ why }) => why)));
}

/** A check of which each row is asserted, or left out for a reason. */
export function exportedCheck(
  { id }: CheckEvent,
  place: string,
  rows: readonly (readonly [row: CheckedValue, why: ReasonId | undefined])[],
): Said<ExportedCheck> {
  const values = rows.map(([row, why]) => ({ value: exportedValue({ ...row, check: id }), why }));
  const asserted = values.flatMap(({ value, why }) => (why === undefined ? value : []));
  if (asserted.length === 0) return unsaid(reason("no-value"));
  const leftOut = values.flatMap(({ value, why }) => (why === undefined ? [] : { ...value, why: reason(why) }));
  return said({ check: id, place, asserted, leftOut });
}
