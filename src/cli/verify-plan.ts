import { newestOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { PlanEntry, Problem, Result, Shard } from "../rules/formats.gen.js";
import { type CorpusScenario, planOf, type Selection } from "../verifier/plan.js";
import { keyOf } from "../verifier/report.js";
import { isOfShard } from "../verifier/shard.js";
import { byCodeUnit } from "../rules/text-order.js";
import { unanswered } from "../verifier/verdict.js";
import type { BrokenScenario, Corpus } from "./corpus-files.js";

/** The entries of a run, and the scenarios that can not be run. */
export interface VerifyPlan {
  readonly scenarios: readonly CorpusScenario[];
  readonly plan: readonly PlanEntry[];
  /** Results of broken scenarios, which are already known. */
  readonly broken: readonly Result[];
  readonly problems: readonly Problem[];
}

/** Plans what the filters select. A broken scenario is matched by the part that can be read. */
export function verifyPlan(corpus: Corpus, selection: Selection): VerifyPlan {
  const { rulesets, ...others } = selection;
  const broken = corpus.broken.filter((each) => {
    const entry: CorpusScenario = {
      file: each.file,
      topic: each.topic,
      scenario: { ...each.outline, rulesets: ["current"] },
    };
    return planOf([entry], others, ["current"]).length > 0;
  });
  return {
    scenarios: corpus.scenarios,
    plan: planOf(corpus.scenarios, selection),
    broken: broken.flatMap((each) => brokenResults(each, rulesets ?? SUPPORTED_RULESETS)),
    problems: broken.flatMap((each) => each.problems),
  };
}

/** The entries of a whole plan in order, both runnable and broken, from which shards are dealt. */
export function entriesOf({ plan, broken }: VerifyPlan): PlanEntry[] {
  const entries = [...plan, ...broken.map(({ scenario, ruleset }) => ({ scenario, ruleset }))];
  return entries.sort((a, b) => byCodeUnit(a.scenario, b.scenario) || byCodeUnit(a.ruleset, b.ruleset));
}

/** A shard's part of a plan. The faults of a broken file belong to the shards that have a result of it. */
export function partOf(whole: VerifyPlan, corpus: Corpus, shard: Shard): VerifyPlan {
  const own = new Set(
    entriesOf(whole)
      .filter((_, place) => isOfShard(place, shard))
      .map(keyOf),
  );
  const isOwn = (entry: PlanEntry): boolean => own.has(keyOf(entry));
  const broken = whole.broken.filter(isOwn);
  const names = new Set(broken.map(({ scenario }) => scenario));
  return {
    scenarios: whole.scenarios,
    plan: whole.plan.filter(isOwn),
    broken,
    problems: corpus.broken.flatMap(({ name, problems }) => (names.has(name) ? problems : [])),
  };
}

/** One result for each wanted ruleset that the scenario names, or a single one. */
function brokenResults({ name, outline, problems }: BrokenScenario, wanted: typeof SUPPORTED_RULESETS): Result[] {
  const named = wanted.filter((ruleset) => outline.rulesets.includes(ruleset));
  const rulesets = named.length > 0 ? named : [newestOf(wanted)];
  const [first] = problems;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
  const message =
    first === undefined ? "broken" : `${first.file}:${first.line}:${first.column} ${first.message}${more}`;
  return rulesets.map((ruleset) => unanswered({ scenario: name, ruleset }, "broken", message));
}
