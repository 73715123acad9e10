import type { Card, CheckedValue, RulesetId, Scenario } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { runTimeline, tableAfter } from "../timeline/run.js";
import type { Table } from "../table/table.js";
import { checksUnder } from "../verifier/checks.js";
import { compareCheck } from "../verifier/compare.js";
import { clausesExercised } from "../verifier/exercised.js";

/** Runs a scenario's timeline under each of its rulesets that can be run, on demand. */
export class Runs {
  readonly scenario: Scenario;
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #folds = new Map<RulesetId, ReturnType<typeof runTimeline>>();

  constructor(scenario: Scenario, cards: ReadonlyMap<string, Card>) {
    this.scenario = scenario;
    this.#cards = cards;
  }

  /** The newest first, since most scenarios are about it. */
  get rulesets(): RulesetId[] {
    return SUPPORTED_RULESETS.filter((id) => this.scenario.rulesets.includes(id)).sort(
      (a, b) => Number(b === "current") - Number(a === "current"),
    );
  }

  under(id: RulesetId): ReturnType<typeof runTimeline> {
    const fold = this.#folds.get(id) ?? runTimeline(this.scenario, this.#cards, rulesetOf(id));
    this.#folds.set(id, fold);
    return fold;
  }

  /** The table before an event, under the newest of its rulesets. */
  before(place: number): Table {
    const { scenario } = this;
    const timeline = scenario.timeline.slice(0, place);
    return tableAfter({ ...scenario, timeline }, this.#cards, rulesetOf(this.rulesets[0] ?? "current"), true);
  }

  /** The card of a name, its own first. */
  card(name: string): Card | undefined {
    return this.scenario.cards?.find((card) => card.name === name) ?? this.#cards.get(name);
  }

  /** Whether there are checks, and all of them hold under every ruleset that can be run. */
  hold(): boolean {
    return this.rulesets.length > 0 && this.rulesets.every((id) => this.differing(id)?.length === 0);
  }

  /** The values that are not as expected under a ruleset, or as it is read in another way; undefined if it can't be run. */
  differing(id: RulesetId, ruleset?: Ruleset): CheckedValue[] | undefined {
    const fold = ruleset === undefined ? this.under(id) : runTimeline(this.scenario, this.#cards, ruleset);
    if (!fold.ok) return undefined;
    const points = new Map(fold.value.checkPoints.map((point) => [point.check, point]));
    const found = checksUnder(this.scenario.timeline, id).map((check) => {
      const point = points.get(check.id);
      return point === undefined ? undefined : compareCheck(check, point.resolution, point.afterStateBasedActions);
    });
    return found.every((values) => values !== undefined) ? found.flat().filter(({ ok }) => !ok) : undefined;
  }

  /** Impossible events, each once, whatever the ruleset. */
  faults(): Fault[] {
    const faults = new Map<string, Fault>();
    for (const id of this.rulesets) {
      const fold = this.under(id);
      if (!fold.ok) for (const fault of fold.faults) faults.set(`${fault.pointer} ${fault.message}`, fault);
    }
    return [...faults.values()];
  }

  /** Whether another scenario is the same at every check, whatever the ruleset. */
  isSame(other: Scenario): boolean {
    return this.rulesets.every(
      (id) => JSON.stringify(runTimeline(other, this.#cards, rulesetOf(id))) === JSON.stringify(this.under(id)),
    );
  }

  /**
   * The clauses of `wanted` that no step of a trace cites under any ruleset, and no part of which one cites; empty if
   * nothing can be run.
   */
  idle(wanted: readonly string[]): string[] {
    let open = this.rulesets.length === 0 ? [] : [...wanted];
    for (const id of this.rulesets) {
      if (open.length === 0) break;
      const fold = this.under(id);
      if (!fold.ok) continue;
      const seen = new Set(clausesExercised(fold.value.checkPoints));
      open = open.filter((clause) => !seen.has(clause) && partsOf(clause, seen).length === 0);
    }
    return open;
  }

  /** The clauses that a step of a trace cites under any ruleset. */
  exercised(): readonly string[] {
    const points = this.rulesets.flatMap((id) => {
      const fold = this.under(id);
      return fold.ok ? fold.value.checkPoints : [];
    });
    return clausesExercised(points);
  }
}

/** The clauses of a list that divide this one: 613.8a divides 613.8. */
export function partsOf(clause: string, clauses: Iterable<string>): string[] {
  return /\d$/.test(clause)
    ? [...clauses].filter((other) => /^[a-z]$/.test(other.slice(clause.length)) && other.startsWith(clause))
    : [];
}

/** The clauses that are cited as deciding; a contrasting citation is about what does not happen. */
export function clausesAtWork({ cites }: Scenario): string[] {
  return cites.filter(({ role }) => role !== "contrasts").map(({ clause }) => clause);
}

/** Cited clauses that no step of a trace cites, nor a part of which one cites. */
export function idleCitations(runs: Runs): Fault[] {
  const { scenario } = runs;
  const idle = runs.idle(clausesAtWork(scenario));
  const seen = idle.length === 0 ? [] : runs.exercised();
  return idle.map((clause) => {
    const place = scenario.cites.findIndex((cite) => cite.clause === clause);
    const message = `${clause} ${scenario.cites[place]?.role ?? "applies"}, yet no step at a check goes by it`;
    const near = seen.filter((other) => ruleOf(other) === ruleOf(clause));
    const expected =
      near.length === 0
        ? "a clause that a step of the explanation names"
        : `of that rule, steps go by ${near.join(", ")}`;
    return faultAt(["cites", place, "clause"], message, expected);
  });
}

/** 613.8a and 613.8 are of one rule. */
function ruleOf(clause: string): string {
  return clause.replace(/[a-z]$/, "");
}
