import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import { type CorpusScenario, planOf } from "../verifier/plan.js";
import { byCodeUnit } from "../rules/text-order.js";
import { corpusAt, noneFits } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { problemTexts } from "./problem-text.js";
import { type SelectOptions, selectionOf } from "./select.js";
import { complain, pageWidth, painterFor, print, tell } from "./terminal.js";

export interface ListOptions extends SelectOptions {
  readonly cards?: readonly string[];
  readonly json?: true;
}

/** `cr613 list`: which scenarios there are. */
export function runList(paths: readonly string[], options: ListOptions): ExitCode {
  const read = corpusAt(paths, options.cards ?? []);
  if (!read.ok) {
    complain(read.message);
    return EXIT.broken;
  }
  const corpus = read.value;
  const selected = selectionOf(
    options,
    corpus.scenarios.map((each) => each.topic),
  );
  if (!selected.ok) {
    complain(selected.message);
    return EXIT.broken;
  }
  const problems = [...corpus.cardProblems, ...corpus.broken.flatMap((each) => each.problems)];
  if (problems.length > 0) tell(problemTexts(problems, painterFor(process.stderr), pageWidth(process.stderr)));
  const chosen = corpus.scenarios
    .filter((each) => planOf([each], selected.value, each.scenario.rulesets).length > 0)
    .sort((a, b) => byCodeUnit(a.topic, b.topic) || byCodeUnit(a.scenario.id, b.scenario.id));
  if (chosen.length === 0) complain(noneFits(corpus, paths));
  else print(options.json ? jsonText(chosen) : listText(chosen));
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

/** Under each topic: the id, and below it the title. */
function listText(chosen: readonly CorpusScenario[]): string {
  const paint = painterFor(process.stdout);
  const width = pageWidth(process.stdout);
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
