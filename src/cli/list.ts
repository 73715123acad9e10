import { command, collect } from "./command-line.js";
import type { Call } from "./call.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { byCodeUnit } from "../rules/text-order.js";
import type { Painter } from "./page.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { counted } from "./count.js";
import { type SelectOptions, chosenScenarios } from "./select.js";

const HELP = `
Examples:
  $ npx cr613 list
  $ npx cr613 list --topic dependency --rule 613.8b
  $ npx cr613 list my-scenarios --cards my-cards --json`;

export const listCommand = command("list", HELP, runList, (line) =>
  line
    .guarded()
    .paths()
    .cards()
    .filters()
    .option("--ruleset <id>", "only those that hold under a ruleset", collect)
    .option("--json", "print a JSON list of ids, topics, titles, levels and files"),
);

interface ListOptions extends SelectOptions {
  readonly json?: true;
}

function runList(call: Call, paths: readonly string[], options: ListOptions): ExitCode {
  const chosen = chosenScenarios(call, paths, options);
  if (!chosen.ok) return call.refuse(chosen.message);
  const { scenarios, isBroken } = chosen.value;
  const sorted = scenarios.toSorted((a, b) => byCodeUnit(a.topic, b.topic) || byCodeUnit(a.scenario.id, b.scenario.id));
  call.printAs(options.json, entriesOf(sorted), (paint, width) => listText(sorted, paint, width));
  return isBroken ? EXIT.broken : EXIT.ok;
}

function entriesOf(chosen: readonly CorpusScenario[]): object[] {
  return chosen.map(({ file, topic, scenario: { id, title, level, rulesets } }) => ({
    id,
    topic,
    title,
    level,
    rulesets,
    file,
  }));
}

function listText(chosen: readonly CorpusScenario[], paint: Painter, width: number): string {
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
  return [...lines, "", counted(chosen.length, "scenario")].join("\n");
}
