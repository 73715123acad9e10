import { HANDLES_GROUPS } from "../rules/handled.js";
import type { CapabilityList } from "../verifier/capability-list.js";
import type { CoveredBy } from "../verifier/covered-by.js";

/** The page docs/CAPABILITIES.md. All its tables come from data; a test fails if the page is out of date. */
export function capabilityMarkdown({ runs, handles, observes, first }: CapabilityList): string {
  const groups = Object.entries(HANDLES_GROUPS).flatMap(([group, title]) => [
    `### ${title}`,
    "",
    ...table(
      ["Handles", "What it covers", "Met as", "Runs"],
      handles
        .filter((each) => each.group === group)
        .map(({ id, title: name, covers, clause, by, runs: needed }) => [
          code(id),
          `**${capital(name)}.** ${capital(covers)} (CR ${clause}).`,
          coveredText(by),
          String(needed),
        ]),
    ),
    "",
  ]);
  return [
    ...HEAD,
    "## What an engine handles",
    "",
    `The corpus has ${runs} runs: each scenario under each of its rulesets. A run needs a word if an event of it, a card, a`,
    "question of a check or a step of the right computation does. It is asked if everything it needs is claimed.",
    "",
    ...groups,
    "## What an engine observes",
    "",
    "A value that is claimed is told for every object and player of every run; one that is not claimed is never compared.",
    "Lists may be in any order. A value left out is not told, unless the table says what it means.",
    "",
    ...table(
      ["Observes", "Of", "What it is", "Written as", "null, absent, empty", "Rows of a report", "Values"],
      observes.map(({ id, of, title, shape, means, rows, values }) => [
        code(id),
        of,
        capital(title),
        shape,
        means,
        rows.map((row) => code(row)).join(", "),
        String(values),
      ]),
    ),
    "",
    "The rows are told by how their characteristic begins. Rows of what would be true after state-based actions begin with",
    "`afterStateBasedActions`; they need that word and the one of their value.",
    "",
    "## Where to begin",
    "",
    `Of the ${first.runs} runs under the ruleset ${code(first.ruleset)} so many are asked with these claims, each line added to`,
    "those before it. The first line is what an engine that computes layers has of them; after it, at each step, come the few",
    "words that together unlock most runs for each of them.",
    "",
    ...table(
      ["Claim", "Unlocks", "Asked then"],
      first.path.map(({ claims, unlocks, asked }) => [claims.map(code).join(", "), String(unlocks), String(asked)]),
    ),
    "",
    "Tell at least `types`, `power`, `toughness` and `keywords`, and of your claims ask `cr613 capabilities --claims`.",
  ].join("\n");
}

const HEAD = [
  "# What an engine can claim",
  "",
  "<!-- Written by `npx cr613 capabilities --markdown`; a test holds this file to it. -->",
  "",
  "An engine that speaks the protocol says in its `hello` what it handles and what it observes, in the words below. What it",
  "does not claim it is not asked; what it claims and gets wrong, or says it can't, is a failure. The list is closed: another",
  "word is a fault of the hello. `npx cr613 capabilities --claims <file>` tells what claims cover and what to claim next.",
  "",
  "An engine whose input is `effects` reads what cards do from data sent along. It can claim `made-up-cards` from the start:",
  "those cards are data like all others. One that claims to observe `order` does well to handle `timestamp-order`, even where",
  "the order of additions changes no value.",
  "",
];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function code(text: string): string {
  return `\`${text}\``;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WORDS: Readonly<Record<keyof CoveredBy, string>> = {
  events: "events",
  words: "said with events",
  parts: "effect parts",
  keywords: "keywords",
  cards: "cards",
  questions: "asked by checks",
  steps: "steps",
};

function coveredText(by: CoveredBy): string {
  const texts = (Object.keys(WORDS) as (keyof CoveredBy)[]).flatMap((key) =>
    by[key].length === 0 ? [] : [`${WORDS[key]}: ${by[key].map((word) => code(word)).join(", ")}`],
  );
  return texts.length === 0 ? "two effects in one layer" : texts.join("; ");
}
