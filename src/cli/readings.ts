import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { wrap } from "../explain/wrap.js";
import type { Scenario } from "../rules/formats.gen.js";
import { isSupported, type Reading, READINGS } from "../rules/readings.js";
import { type Question, QUESTIONS } from "../rules/questions.js";
import { isBetween, rulesetsOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { meantWord } from "../verifier/filters.js";
import { quote } from "../faults/quote.js";
import { byCodeUnit } from "../rules/text-order.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { oneRuleset } from "./select.js";
import { counted } from "./count.js";
import type { Painter } from "./page.js";

const HELP = `
Examples:
  $ npx cr613 readings
  $ npx cr613 readings dependency-loop
  $ npx cr613 readings --ruleset m10
  $ npx cr613 readings loop-members-last --json

Where the rules can be read in more than one way, the rulesets follow the
recommended reading. verify, resolve, explain and diff follow another one with
--reading.`;

export const readingsCommand = command("readings", HELP, runReadings, (line) =>
  line
    .guarded()
    .argument("[ids...]", "only these questions, or the questions of these readings")
    .ruleset("only what a ruleset leaves open")
    .option("--json", "print the list as JSON"),
);

interface ReadingsOptions {
  readonly ruleset?: string;
  readonly json?: true;
}

interface OpenQuestion {
  readonly question: Question;
  readonly readings: readonly Reading[];
  readonly scenarios: readonly Scenario[];
}

function runReadings(call: Call, ids: readonly string[], options: ReadingsOptions): ExitCode {
  const known = [...QUESTIONS.map(({ id }) => id), ...READINGS.map(({ id }) => id)];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    return call.refuse(`no question or reading is called ${quote(unknown)}.${meantWord(unknown, known)}`);
  const wanted = oneRuleset(options.ruleset);
  if (!wanted.ok) return call.refuse(wanted.message);
  const ruleset = wanted.value;
  const isOpen = (question: Question): boolean => ruleset === undefined || isBetween(ruleset, question);
  const asked = QUESTIONS.filter(
    ({ id, readings }) => ids.length === 0 || ids.includes(id) || readings.some((reading) => ids.includes(reading.id)),
  );
  const open = asked.filter(isOpen);
  if (ruleset !== undefined && open.length === 0) {
    return call.refuse(
      `the ruleset ${ruleset} does not leave open what is asked for: ${asked.map(({ id }) => id).join(", ")}`,
    );
  }
  const scenarios = call.shipped
    .whole()
    .scenarios.map(({ scenario }) => scenario)
    .sort((a, b) => byCodeUnit(a.id, b.id));
  const entries = open.map((question): OpenQuestion => {
    const readings = READINGS.filter((reading) => reading.question === question.id);
    return { question, readings, scenarios: scenarios.filter((scenario) => lists(scenario, readings)) };
  });
  call.printAs(options.json, listOf(entries), (paint, width) => text(entries, paint, width));
  return EXIT.ok;
}

function lists({ alternatives = [] }: Scenario, readings: readonly Reading[]): boolean {
  return alternatives.some(({ id }) => readings.some((reading) => reading.id === id));
}

/** The ids of the scenarios that distinguish a reading. */
function showing(reading: Reading, scenarios: readonly Scenario[]): string[] {
  return scenarios.filter((scenario) => lists(scenario, [reading])).map(({ id }) => id);
}

function listOf(entries: readonly OpenQuestion[]): object[] {
  return entries.map(({ question, readings, scenarios }) => ({
    id: question.id,
    question: question.words,
    rulesets: rulesetsOf(question),
    readings: readings.map((reading) => ({
      id: reading.id,
      words: reading.words,
      source: reading.source,
      recommended: reading.recommended,
      supported: isSupported(reading),
      scenarios: showing(reading, scenarios),
    })),
  }));
}

function text(entries: readonly OpenQuestion[], paint: Painter, width: number): string {
  const blocks = entries.map(({ question, readings, scenarios }) => {
    const where = rulesetsOf(question);
    const rulesets = where.length === SUPPORTED_RULESETS.length ? [] : [`Only under ${where.join(", ")}.`];
    const shown = scenarios.map(({ id }) => id);
    return [
      wrap(paint("bold", `${question.id}: ${question.words}`), { width, rest: "  " }),
      ...rulesets.map((line) => wrap(line, { width, first: "  " })),
      ...readings.flatMap((reading) => readingLines(reading, paint, width)),
      wrap(shown.length === 0 ? "No scenario shows it." : `Shown by ${shown.join(", ")}`, {
        width,
        first: "  ",
        rest: "    ",
      }),
    ].join("\n");
  });
  const readings = entries.flatMap((each) => each.readings);
  const supported = readings.filter(isSupported).length;
  const counts = `${counted(entries.length, "question")}, ${counted(readings.length, "reading")}, of which the resolver follows ${supported}`;
  return [...blocks, wrap(counts, { width })].join("\n\n");
}

function readingLines(reading: Reading, paint: Painter, width: number): string[] {
  const mark = reading.recommended ? " (recommended)" : isSupported(reading) ? "" : " (only told, not followed)";
  return [
    wrap(`- ${paint("cyan", reading.id)}${mark}`, { width, first: "  ", rest: "    " }),
    wrap(`${reading.words} [${reading.source}]`, { width, first: "    " }),
  ];
}
