import type { Report, RulesetId, ScenarioEvent, ScenarioSummary } from "../rules/formats.gen.js";
import { canonicalText } from "./canonical-text.js";
import { checksUnder } from "./checks.js";
import { byCodeUnit } from "../rules/text-order.js";

/** The parts of a scenario that can change. `file`: only one of the runs could read it, or it is broken in another way. */
export type CorpusPart = "rev" | "players" | "timeline" | "expectations" | "cards" | "file";

/** One scenario as two runs know it; undefined where its file could not be read. */
export interface SummaryPair {
  readonly before: ScenarioSummary | undefined;
  readonly after: ScenarioSummary | undefined;
}

export function summariesOf(from: Report, to: Report): (id: string) => SummaryPair {
  const [before, after] = [from, to].map(({ scenarios }) => new Map(scenarios.map((each) => [each.id, each])));
  return (id) => ({ before: before?.get(id), after: after?.get(id) });
}

/** The parts that differ, as far as they matter under the ruleset; texts for people do not count. */
export function partsChanged({ before, after }: SummaryPair, ruleset: RulesetId): CorpusPart[] {
  if (before === undefined || after === undefined) return before === after ? [] : ["file"];
  const isRevKnown = before.rev !== undefined && after.rev !== undefined; // older reports have no revision numbers
  return [
    ...(isRevKnown && before.rev !== after.rev ? ["rev" as const] : []),
    ...PARTS.filter((part) => {
      const textOf = TEXTS[part];
      return textOf(before, ruleset) !== textOf(after, ruleset);
    }),
  ];
}

const PARTS = ["players", "timeline", "expectations", "cards"] as const;

const TEXTS: { readonly [part in (typeof PARTS)[number]]: (summary: ScenarioSummary, ruleset: RulesetId) => string } = {
  players: ({ players, setup }) => canonicalText(setup ?? players),
  timeline: ({ timeline }) => canonicalText(timeline.filter(({ kind }) => kind !== "check")),
  expectations: (summary, ruleset) => canonicalText([checksIn(summary, ruleset), readingsIn(summary)]),
  cards: ({ cards }) => canonicalText([...cards].sort((a, b) => byCodeUnit(a.name, b.name))),
};

/** Each check that applies under the ruleset, with the number of events before it. Notes are for people and do not count. */
function checksIn({ timeline }: ScenarioSummary, ruleset: RulesetId): unknown[] {
  return checksUnder(timeline, ruleset).map((check) => {
    const { note: _, rulesets: __, ...question } = check;
    return [eventsBefore(timeline, check), question];
  });
}

function eventsBefore(timeline: readonly ScenarioEvent[], check: ScenarioEvent): number {
  return timeline.slice(0, timeline.indexOf(check)).filter(({ kind }) => kind !== "check").length;
}

function readingsIn({ alternatives = [] }: ScenarioSummary): unknown[] {
  return alternatives.map(({ id, recommended = false }) => ({ id, recommended }));
}

/** The checks that ask the same at the same position, whatever they expect. */
export function sameQuestions({ before, after }: SummaryPair, ruleset: RulesetId): ReadonlySet<string> {
  const [first, second] = [questionsIn(before, ruleset), questionsIn(after, ruleset)];
  return new Set([...first].flatMap(([id, question]) => (second.get(id) === question ? [id] : [])));
}

function questionsIn(summary: ScenarioSummary | undefined, ruleset: RulesetId): Map<string, string> {
  const { timeline = [] } = summary ?? {};
  return new Map(
    checksUnder(timeline, ruleset).map((check) => {
      const { afterStateBasedActions: after } = check;
      const asked = after === undefined ? null : { keep: after.keep ?? null };
      return [check.id, canonicalText([eventsBefore(timeline, check), asked])];
    }),
  );
}
