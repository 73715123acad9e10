import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import { type CorpusScenario, planOf } from "../verifier/plan.js";
import { byCodeUnit } from "../rules/text-order.js";
import type { Page } from "./page.js";
import type { Call } from "./call.js";
import { corpusAt, noneFits } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type SelectOptions, selectionOf } from "./select.js";

export interface ListOptions extends SelectOptions {
  readonly cards?: readonly string[];
  readonly json?: true;
}

/** `cr613 list`: the scenarios of the corpus. */
export function runList(call: Call, paths: readonly string[], options: ListOptions): ExitCode {
  const read = corpusAt(call, paths, options.cards ?? []);
  if (!read.ok) {
    return call.refuse(read.message);
  }
  const corpus = read.value;
  const selected = selectionOf(
    options,
    corpus.scenarios.map((each) => each.topic),
  );
  if (!selected.ok) {
    return call.refuse(selected.message);
  }
  const problems = [...corpus.cardProblems, ...corpus.broken.flatMap((each) => each.problems)];
  call.tellProblems(problems);
  const chosen = corpus.scenarios
    .filter((each) => planOf([each], selected.value, each.scenario.rulesets).length > 0)
    .sort((a, b) => byCodeUnit(a.topic, b.topic) || byCodeUnit(a.scenario.id, b.scenario.id));
  if (chosen.length === 0) call.complain(noneFits(corpus, paths));
  else call.print(options.json ? jsonText(chosen) : listText(chosen, call.out));
  return chosen.length === 0 || problems.length > 0 ? EXIT.broken : EXIT.ok;
}

function jsonText(chosen: readonly CorpusScenario[]): string {
  const entries = chosen.map(({ file, topic, scenario: { id, title, level, rulesets } }) => ({
    id,
    topic,
    title,
    level,
    rulesets,
    file,
  }));
  return JSON.stringify(entries, null, 2);
}

/** Under each topic its scenarios: the id, and below it the title. */
function listText(chosen: readonly CorpusScenario[], { paint, width }: Page): string {
  const lines: string[] = [];
  let topic: string | undefined;
  for (const each of chosen) {
    const { id, title, level } = each.scenario;
    if (each.topic !== topic) lines.push(...(topic === undefined ? [] : [""]), paint("bold", visible(each.topic)));
    topic = each.topic;
    lines.push(
      `  ${paint("cyan", id)}${level === "must" ? "" : ` (${level})`}`,
      wrap(visible(title), { width, first: "    " }),
    );
  }
  return [...lines, "", `${chosen.length} ${chosen.length === 1 ? "scenario" : "scenarios"}`].join("\n");
}
