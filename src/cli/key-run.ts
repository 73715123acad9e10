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
import type { Call } from "./call.js";
import { type Corpus, corpusAt } from "./corpus-files.js";
import { digestOf } from "../verifier/digest.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { oneRuleset } from "./select.js";
import type { Understood } from "./understood.js";

export interface KeyRunOptions {
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

/** The parsed options. */
interface Order extends KeyOptions {
  readonly ruleset: RulesetId;
  readonly language: Language;
  readonly formats: readonly KeyFormat[];
}

const ANSWERS = ["separate", "inline", "none"] as const;
const PAPERS = ["a4", "letter"] as const;

/** `cr613 key`: makes an exam form from scenarios and writes it in the formats asked for. */
export function runKey(call: Call, paths: readonly string[], options: KeyRunOptions): ExitCode {
  const order = orderOf(options);
  if (!order.ok) return call.refuse(order.message);
  const read = corpusAt(call, paths, options.cards ?? []);
  if (!read.ok) return call.refuse(read.message);
  const corpus = read.value;
  const problems = [...corpus.cardProblems, ...corpus.broken.flatMap((each) => each.problems)];
  call.tellProblems(problems);
  const { ruleset, language, formats } = order.value;
  const { select = "", count, seed, form } = options;
  const made = makeKey(corpus.scenarios, corpus.cards, corpusDigest(corpus), {
    ruleset,
    language,
    select,
    count,
    seed,
    form,
  });
  if (!made.ok) return call.refuse(made.faults.map((fault) => faultWords(fault, select)).join("\n"));
  const { key } = made;
  if (key.items.length === 0)
    return call.refuse(form === 1 ? "no question fits" : `no question is left for form ${form}`);
  try {
    const files = new Map<string, string | Uint8Array>();
    for (const format of formats) {
      const written = writeKey(format, key, order.value);
      if ("refused" in written) return call.refuse(written.refused);
      for (const { name, content } of written) files.set(name, content);
    }
    const places = call.folder.write(options.out, files);
    if (options.quiet !== true)
      call.print(
        summary(
          key,
          places.map((place) => call.folder.shown(place)),
        ),
      );
  } catch (error) {
    return call.refuse(`${call.folder.shown(options.out)}: ${reasonOf(error)}`);
  }
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
  if (options.seed === "") return { ok: false, message: "--seed needs a text that is not empty" };
  const formats: KeyFormat[] = [];
  for (const word of listed([options.format])) {
    if (!isKeyFormat(word)) return unknown("format", word, KEY_FORMATS);
    const refused = keyRefusal(word, { answers, paper });
    if (refused !== undefined) return { ok: false, message: refused.refused };
    if (!formats.includes(word)) formats.push(word);
  }
  return {
    ok: true,
    value: { ruleset: ruleset.value ?? CURRENT_RULESET, language: options.lang, answers, paper, formats },
  };
}

function unknown(what: string, word: string, known: readonly string[]): Understood<never> {
  return { ok: false, message: unknownWord(what, word, known) };
}

/** The same as in the report of a run of these scenarios under all their rulesets. */
function corpusDigest({ scenarios, cards }: Corpus): string {
  const entries = scenarios.flatMap((each) => planOf([each], {}, each.scenario.rulesets));
  return digestOf(digestedText(entries, scenarios, cards));
}

function summary({ items, ruleset, form }: Key, places: readonly string[]): string {
  const one = items.length === 1;
  const less = items.length < form.count ? `, of ${form.count} asked for: there are no more that fit` : "";
  return [
    `${items.length} ${one ? "question" : "questions"} under the rules ${ruleset.id}${less}:`,
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
