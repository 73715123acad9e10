import { command, wholeNumber } from "./command-line.js";
import type { Call } from "./call.js";
import { KEY_FORMATS, isKeyFormat, type KeyFormat, keyRefusal, writeKey } from "../../reports/key/index.js";
import type { KeyOptions } from "../../reports/key/key-file.js";
import { visible } from "../faults/quote.js";
import type { Key, RulesetId } from "../rules/formats.gen.js";
import { CURRENT_RULESET } from "../rules/rulesets.js";
import { type KeyFault, makeKey } from "../training/key.js";
import { digestedText } from "../verifier/report.js";
import { listed, unknownWord } from "../verifier/filters.js";
import { planOf } from "../verifier/plan.js";
import { isLanguage, type Language, LANGUAGES } from "../wording/language.js";
import { type Corpus, corpusAt, problemsOf } from "./corpus-files.js";
import { corpusOnDemand } from "./corpus-on-demand.js";
import { digestOf } from "../verifier/digest.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { oneRuleset } from "./select.js";
import { counted } from "./count.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Formats:
  html         a sheet and a key to print, A4 or Letter
  markdown     the same as text
  csv          a row for each question
  anki         flashcards; imported again, the same cards are updated
  gift         Moodle and other learning platforms, as text
  moodle-xml   Moodle, with feedback and categories
  qti          QTI 3 package for learning platforms
  json         the key itself, for programs of your own

Terms of --select, all of which must hold:
  topic:copy,text      of a topic; a comma is or, in every term
  level:<=2            of knowledge; complexity:3..4 of how much there is
  layer:7b rule:613.8  with a part in the answer
  card:"Two Words"     with a card; without card: any word of a name
  cards:any            also with made-up cards; cards:made-up: only with such
  ask:size options:>=2 misconception:<id> scenario:<id>
  -layer:2             not so

Examples:
  $ npx cr613 key
  $ npx cr613 key --select "topic:dependency level:<=2" --count 20 --seed 7
  $ npx cr613 key --seed autumn --form 2 --lang de --format html,anki
  $ npx cr613 key my-scenarios --cards my-cards --answers none

The same seed of the same corpus gives the same bytes; the forms 1, 2, 3 ... of
a seed have no question in common. More: docs/KEYS.md`;

export const keyCommand = command("key", HELP, runKey, (line) =>
  line
    .guarded()
    .paths()
    .option("--select <terms>", 'which questions, such as "topic:copy level:<=2" (default: all)')
    .option("--count <n>", "how many questions", wholeNumber(1, 1000), 20)
    .option("--seed <text>", "another seed, other questions", "1")
    .option("--form <n>", "which form of this seed", wholeNumber(1, 1000), 1)
    .ruleset("by which rules (default: current)")
    .option("--lang <language>", "en, de or fr", "en")
    .option("--format <formats>", "one or several, with commas", "html")
    .option("--answers <where>", "separate (a sheet and a key), inline or none", "separate")
    .option("--paper <size>", "a4 or letter", "a4")
    .cards()
    .option("--out <folder>", "where to write", "out/key")
    .quiet(),
);

interface KeyRunOptions {
  readonly select?: string;
  readonly count: number;
  readonly seed: string;
  readonly form: number;
  readonly ruleset?: string;
  readonly lang: string;
  readonly format: string;
  readonly answers: string;
  readonly paper: string;
  readonly cards?: readonly string[];
  readonly out: string;
  readonly quiet?: true;
}

interface Order extends KeyOptions {
  readonly ruleset: RulesetId;
  readonly language: Language;
  readonly formats: readonly KeyFormat[];
}

const ANSWERS = ["separate", "inline", "none"] as const;
const PAPERS = ["a4", "letter"] as const;

function runKey(call: Call, paths: readonly string[], options: KeyRunOptions): ExitCode {
  const order = orderOf(options);
  if (!order.ok) return call.refuse(order.message);
  // Most questions are made of few scenarios of the package.
  const few = paths.length === 0 && options.cards === undefined ? corpusOnDemand() : undefined;
  const read = few === undefined ? corpusAt(call, paths, options.cards) : understood(few.corpus);
  if (!read.ok) return call.refuse(read.message);
  const corpus = read.value;
  call.ahead(corpus.scenarios.length);
  const problems = problemsOf(corpus);
  const { ruleset, language, formats } = order.value;
  const { select = "", count, seed, form } = options;
  const made = makeKey(corpus.scenarios, corpus.cards, corpusDigest(corpus), {
    ruleset,
    language,
    select,
    count,
    seed,
    form,
    isSound: (entry) => {
      const found = few?.problemsOf(entry) ?? [];
      problems.push(...found);
      return found.length === 0;
    },
  });
  call.tellProblems(problems);
  if (!made.ok) return call.refuse(made.faults.map((fault) => faultWords(fault, select)).join("\n"));
  const { key } = made;
  if (key.items.length === 0)
    return call.refuse(form === 1 ? "no question fits" : `no question is left for form ${form}`);
  const files = new Map<string, string | Uint8Array>();
  for (const format of formats) {
    const written = writeKey(format, key, order.value);
    if ("refused" in written) return call.refuse(written.refused);
    for (const { name, content } of written) files.set(name, content);
  }
  const places = call.folder.write(options.out, files);
  if (!places.ok) return call.refuse(`${call.folder.shown(options.out)}: ${places.message}`);
  if (options.quiet !== true) call.print(summary(key, places.value));
  return problems.length > 0 ? EXIT.broken : EXIT.ok;
}

function orderOf(options: KeyRunOptions): Understood<Order> {
  const ruleset = oneRuleset(options.ruleset);
  if (!ruleset.ok) return ruleset;
  if (!isLanguage(options.lang)) return unknown("language", options.lang, LANGUAGES);
  const answers = ANSWERS.find((each) => each === options.answers);
  if (answers === undefined) return unknown("place for the answers", options.answers, ANSWERS);
  const paper = PAPERS.find((each) => each === options.paper);
  if (paper === undefined) return unknown("paper", options.paper, PAPERS);
  if (options.seed === "") return refused("--seed needs a text that is not empty");
  const formats: KeyFormat[] = [];
  for (const word of listed([options.format])) {
    if (!isKeyFormat(word)) return unknown("format", word, KEY_FORMATS);
    const refusal = keyRefusal(word, { answers, paper });
    if (refusal !== undefined) return refused(refusal.refused);
    if (!formats.includes(word)) formats.push(word);
  }
  return understood({ ruleset: ruleset.value ?? CURRENT_RULESET, language: options.lang, answers, paper, formats });
}

function unknown(what: string, word: string, known: readonly string[]): Understood<never> {
  return refused(unknownWord(what, word, known));
}

/** The same as in the report of a run of these scenarios under all their rulesets. */
function corpusDigest({ scenarios, cards }: Corpus): string {
  const entries = scenarios.flatMap((each) => planOf([each], {}, each.scenario.rulesets));
  return digestOf(digestedText(entries, scenarios, cards));
}

function summary({ items, ruleset, form }: Key, places: readonly string[]): string {
  const less = items.length < form.count ? `, of ${form.count} asked for: there are no more that fit` : "";
  return [
    `${counted(items.length, "question")} under the rules ${ruleset.id}${less}:`,
    ...places.map((place) => `  ${place}`),
  ].join("\n");
}

function faultWords(fault: KeyFault, select: string): string {
  if (fault.kind === "scenario") return fault.message;
  const { at, message, expected, suggestion } = fault;
  const meant = suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
  // A mark below points at the position.
  return `--select: ${message}.${meant} Expected: ${expected}\n  ${visible(select)}\n  ${" ".repeat(at)}^`;
}
