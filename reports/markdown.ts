import { isFailure } from "../src/rules/failure.js";
import type { Report, Result, Score } from "../src/rules/formats.gen.js";
import { isKnownFailure, shownFailures, type SameResults } from "./answers.js";
import { plural } from "./count.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { isOfOtherEngine, layerScores, percentOf, scoresOf, topicScores, type NamedScores } from "./scores.js";
import { whyWrong } from "./wrong-words.js";
import { textFiles } from "./writer.js";

/** summary.md: for the summary page of a CI job, without links and far below its limit of size. */
export const markdownWriter = textFiles("markdown", { "summary.md": summaryMarkdown });

/** More failures than these are counted; the other reports have them all. */
const MOST_FAILURES = 20;

/** A cell with more characters is cut. */
const LONGEST = 300;

function summaryMarkdown(report: Report): string {
  const { header, footer, problems } = report;
  const isOther = isOfOtherEngine(report);
  const { name, version } = header.engine;
  const blocks = [
    `## cr613: ${plain(name)} ${plain(version)}`,
    ...(footer.complete ? [] : ["**This run was cut off.** Not every planned scenario has a result."]),
    ...(problems.length === 0 ? [] : [`**${problems.length} ${plural(problems.length, "fault")} in the files.**`]),
    table(
      ["", "pass", "of", ""],
      isOther
        ? [scoreRow("of what it claims", scoresOf(report).claimed), scoreRow("of the corpus", scoresOf(report).corpus)]
        : [scoreRow("runs", scoresOf(report).corpus)],
    ),
    countsLine(report),
    ...failureBlocks(report),
    "### By layer",
    scoreTable("layer", layerScores(report), isOther),
    "### By topic",
    scoreTable("topic", topicScores(report), isOther),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function scoreRow(name: string, score: Score): string[] {
  return [name, String(score.passed), String(score.runs), percentOf(score) ?? "—"];
}

function countsLine({ footer, results }: Report): string {
  const counts = Object.entries(footer.counts)
    .toSorted(([a, m], [b, n]) => n - m || byCodeUnit(a, b))
    .map(([verdict, count]) => `${count} ${verdict}`);
  const known = results.filter(isKnownFailure).length;
  return [`Runs: ${counts.join(", ") || "none"}.`, ...(known === 0 ? [] : [`${known} fail as it is known.`])].join(" ");
}

function failureBlocks({ results, scenarios }: Report): string[] {
  const files = new Map(scenarios.map(({ id, file }) => [id, file]));
  const failures = shownFailures(results.filter(isFailure));
  if (failures.length === 0) return results.some(isFailure) ? [] : ["Nothing counts as a failure."];
  const shown = failures.slice(0, MOST_FAILURES);
  const more = failures.length - shown.length;
  return [
    "### Failures",
    table(
      ["scenario", "rules", "verdict", "why"],
      shown.map((group) => failureRow(group, files.get(group[0].scenario))),
    ),
    ...(more > 0 ? [`… and ${more} more ${plural(more, "failure")}; the other reports have them all.`] : []),
  ];
}

function failureRow(group: SameResults, file: string | undefined): string[] {
  const [first] = group;
  return [
    code(first.scenario) + (file === undefined || file === "" ? "" : `<br>${plain(file)}`),
    group.map(({ ruleset }: Result) => ruleset).join(", "),
    first.verdict,
    plain(whyWrong(first)),
  ];
}

function scoreTable(head: string, scores: readonly NamedScores[], isOther: boolean): string {
  if (scores.length === 0) return "None.";
  const cells = (score: Score): string => (score.runs === 0 ? "—" : `${score.passed}/${score.runs}`);
  return table(
    isOther ? [head, "of what it claims", "", "of the corpus", ""] : [head, "pass", ""],
    scores.map(({ name, claimed, corpus }) => [
      plain(name),
      ...(isOther ? [cells(claimed), percentOf(claimed) ?? ""] : []),
      cells(corpus),
      percentOf(corpus) ?? "",
    ]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Text on one line that Markdown takes for nothing else: no markup, HTML, link or mention. */
function plain(text: string): string {
  const whole = Array.from(oneLine(text));
  const cut = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1).join("")}…` : whole.join("");
  return cut
    .replaceAll(/[\\`*_[\]#!|~{}$^]/g, String.raw`\$&`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;&#8203;") // a mention needs its name right after the sign
    .replaceAll("://", ":&#8203;//")
    .replaceAll(/www\./gi, (match) => `${match.slice(0, 3)}&#8203;.`);
}

/** A name as code: with more backticks around it than it has. A bar ends a cell of a table even there. */
function code(text: string): string {
  const line = oneLine(text).replaceAll("|", String.raw`\|`);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const gap = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${gap}${line}${gap}${fence}`;
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "")
    .trim();
}
