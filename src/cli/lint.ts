import { command, collect } from "./command-line.js";
import type { Call } from "./call.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "../library/library.js";
import type { Finding } from "../lint/finding.js";
import { lint, type Material } from "../lint/lint.js";
import type { Source } from "../lint/lint-file.js";
import { FORMAT, LINT_RULES, POLISH } from "../lint/rule-list.js";
import { listed, unknownWord } from "../verifier/filters.js";
import { byCodeUnit } from "../rules/text-order.js";
import { type Folder, readTextFile, shownFrom } from "./folder.js";
import { homeAround, slashed } from "./corpus-home.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { findingsText, rulesText } from "./finding-text.js";
import { filesAt, type Source as CorpusFile } from "./corpus-files.js";
import { libraryAt, shippedLibrary } from "./library-files.js";
import { packageRoot } from "./package-root.js";
import { probableFormat } from "./outline.js";
import { jsonFilesIn } from "./walk.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Examples:
  $ npx cr613 lint
  $ npx cr613 lint corpus/scenarios/type/my-case.json
  $ npx cr613 lint my-scenarios --cards my-cards --without topic
  $ npx cr613 lint my-scenarios --draft
  $ npx cr613 lint --rules

Without paths the whole corpus is linted: that of the folder one is in, or the
one that comes with cr613. Files elsewhere are held against it. Whether each
object and event matters, and whether a value rests on a reading of the rules
that is not told, is looked into for up to 5 files, or with --hints.

--draft leaves words, file names and layout out, until the board is right.

Exit status: 0 nothing but hints, 1 something to mend, 2 usage or broken input.`;

export const lintCommand = command("lint", HELP, runLint, (line) =>
  line
    .guarded()
    .argument("[paths...]", "card and scenario files, or folders of them; the whole corpus if left out")
    .cards()
    .option("--hints", "leave out each object and event in turn, and try every reading, however many files")
    .option("--only <rule>", "only what these rules find (several: with commas, or again)", collect)
    .option("--without <rule>", "not what these rules find", collect)
    .option("--draft", "not what can wait: words, file names, layout")
    .option("--rules", "print the rules instead")
    .option("--json", "print the findings, or the rules, as JSON"),
);

interface LintOptions {
  readonly cards?: readonly string[];
  readonly hints?: true;
  readonly only?: readonly string[];
  readonly without?: readonly string[];
  readonly draft?: true;
  readonly rules?: true;
  readonly json?: true;
}

/** Up to this many files the hints are given even if nobody asks for them. */
const FEW_FILES = 5;

function runLint(call: Call, paths: readonly string[], options: LintOptions): ExitCode {
  const chosen = chosenRules(options);
  if (!chosen.ok) return call.refuse(chosen.message);
  if (options.rules) {
    const rules = LINT_RULES.filter(({ name }) => chosen.value.has(name));
    call.printAs(options.json, rules, (paint, width) => rulesText(rules, paint, width));
    return EXIT.ok;
  }
  const files = filesOf(call.folder, paths, options.cards ?? []);
  if (!files.ok) return call.refuse(files.message);
  const { asked, around, unreadable } = files.value;
  const count = asked.cards.length + asked.scenarios.length + unreadable.length;
  if (count === 0) return call.refuse(`there is no card and no scenario in ${paths.join(", ") || "the corpus"}`);
  call.ahead(count);
  const hints = options.hints === true || count <= FEW_FILES;
  const findings = [...unreadable, ...lint({ asked, around, library: files.value.library, hints })]
    .filter(({ rule }) => chosen.value.has(rule))
    .sort((a, b) => byCodeUnit(a.file, b.file));
  const linted = { cards: asked.cards.length, scenarios: asked.scenarios.length };
  const byRule = countedByRule(findings);
  call.printAs(options.json, { ...linted, byRule, findings }, (paint, width) =>
    findingsText(findings, linted, paint, width),
  );
  if (findings.some(({ severity }) => severity === "broken")) return EXIT.broken;
  return findings.some(({ severity }) => severity === "error") ? EXIT.failed : EXIT.ok;
}

/** How often each rule found something, in the order of the rules. */
function countedByRule(findings: readonly Finding[]): Record<string, number> {
  const counts = LINT_RULES.map(({ name }) => [name, findings.filter(({ rule }) => rule === name).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Broken files are reported whatever rules are chosen, unless that is excluded explicitly. */
function chosenRules({ only, without, draft }: LintOptions): Understood<ReadonlySet<string>> {
  const known = LINT_RULES.map(({ name }) => name);
  const asked = only === undefined ? known : listed(only);
  const spared = [...listed(without ?? []), ...(draft ? POLISH : [])];
  const unknown = [...asked, ...spared].find((name) => !known.includes(name));
  if (unknown !== undefined) return refused(unknownWord("rule", unknown, known));
  const broken = LINT_RULES.flatMap(({ name, severity }) => (severity === "broken" ? [name] : []));
  return understood(new Set([...broken, ...asked].filter((name) => !spared.includes(name))));
}

interface Files {
  readonly asked: Material;
  readonly around: Material;
  readonly unreadable: Finding[];
  readonly library: Library;
}

function filesOf(folder: Folder, paths: readonly string[], cards: readonly string[]): Understood<Files> {
  const given = filesAt(folder, paths);
  if (!given.ok) return given;
  const more = filesAt(folder, cards);
  if (!more.ok) return more;
  const home = (paths[0] === undefined ? undefined : homeAround(folder.at(paths[0]))) ?? homeAround(folder.path);
  const corpus = ["cards", "scenarios"].flatMap((part) => corpusFiles(folder, part, home));
  const askedPlaces = paths.length === 0 ? corpus : given.value;
  const isAsked = new Set(askedPlaces.map(({ path }) => slashed(path)));
  const unreadable: Finding[] = [];
  const asked = materialOf(askedPlaces, unreadable);
  const aside = [...corpus, ...more.value].filter(({ path }) => !isAsked.has(slashed(path)));
  const library = libraryFor(folder, home, cards);
  return understood({ asked, around: materialOf(aside, []), unreadable, library });
}

/** That beside the user's own corpus, or the one of cr613; libraries of --cards go before it. */
function libraryFor(folder: Folder, home: string | undefined, cards: readonly string[]): Library {
  const beside = home === undefined ? undefined : join(home, "library");
  const library = beside !== undefined && existsSync(beside) ? libraryAt(folder, [beside]) : shippedLibrary();
  return library.after(libraryAt(folder, cards));
}

/** The user's own corpus is named relative to here, the one of cr613 relative to its package. */
function corpusFiles({ path: here }: Folder, part: string, home: string | undefined): CorpusFile[] {
  const folder = join(home ?? packageRoot(), "corpus", part);
  const from = home === undefined ? packageRoot() : here;
  return jsonFilesIn(folder).map((path) => ({ path, file: shownFrom(from, path) }));
}

function materialOf(places: readonly CorpusFile[], unreadable: Finding[]): Material {
  const cards: Source[] = [];
  const scenarios: Source[] = [];
  for (const { path, file } of places) {
    const read = readTextFile(path);
    if (!read.ok) {
      const { name: rule, fix } = FORMAT;
      const { message } = read;
      unreadable.push({ file, line: 1, column: 1, pointer: "", message, rule, severity: "broken", fix });
      continue;
    }
    const source = { path: slashed(path), file, text: read.value };
    (probableFormat(path, read.value) === "card" ? cards : scenarios).push(source);
  }
  return { cards, scenarios };
}
