import { PINNED } from "./pin-rules.js";
import { PLAYED } from "./play-rules.js";
import type { Scenario } from "../rules/formats.gen.js";
import { readingOf } from "../rules/readings.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { checksOf } from "../verifier/checks.js";
import { TOPICS } from "../verifier/filters.js";
import { CHECK_RULES } from "./check-rules.js";
import { CITATION_RULES } from "./citation-rules.js";
import { AMONG_SCENARIOS } from "./corpus-rules.js";
import { type LintRule, unless } from "./finding.js";
import { folderOf, placeInCorpus, type ScenarioFile, stemOf } from "./lint-file.js";
import { isDeviceName } from "./slug.js";
import { textRules } from "./text-rules.js";

/** A part of an id that is called a rule or a case by its number, or has the shape of a clause: `704-5f`, `613-8`. */
const NUMBER = /(?:^|-)(?:(?:cr|rule|case)-?\d{3}|[1-9]\d{2}-\d{1,2}[a-z]?)(?=-|$)/;

function idFaults({ data: { id } }: ScenarioFile): Fault[] {
  return [
    ...unless(
      !NUMBER.test(id),
      ["id"],
      `the id ${id} has the number of a rule or a case in it`,
      "words; the next edition renumbers",
    ),
    ...unless(!isDeviceName(id), ["id"], `no file can be called ${id}.json on every system`, "more words"),
  ];
}

/** In the corpus the folder gives the topic; elsewhere the scenario may. */
function topicFaults(file: ScenarioFile): Fault[] {
  const { topic } = file.data;
  const folder = folderOf(file);
  const isTopic = TOPICS.includes(folder);
  if (isTopic) return unless(topic === undefined, ["topic"], "the topic is said twice", `only the folder, ${folder}`);
  if (placeInCorpus(file) === undefined && topic !== undefined) return [];
  return [faultAt([], `the folder "${folder}" is no topic`, TOPICS.join(", "), nearest(folder, TOPICS))];
}

/** A title states a fact in one line: no "should", no "test that", no full stop. */
function titleFaults({ data: { title } }: ScenarioFile): Fault[] {
  const speaksOfTesting = /\bshould\b|\btests?\b|\bcheck(?:s|ed)? (?:that|whether|if)\b|\bverif/i.test(title);
  return [
    ...unless(!speaksOfTesting, ["title"], "the title speaks of testing", "what is the case"),
    ...unless(!/[.!]$|^\s|\s$/.test(title), ["title"], "the title ends like a sentence", "a title"),
  ];
}

/** Of each question the recommended reading and another one; the checks state the values of the others. */
function readingFaults({ data: { level, alternatives = [], timeline } }: ScenarioFile): Fault[] {
  const at = ["alternatives"];
  const recommended = alternatives.filter((alternative) => alternative.recommended === true).length;
  const questions = new Set(alternatives.map(({ id }) => readingOf(id)?.question)).size;
  const told = new Set(checksOf(timeline).flatMap(({ readings = {} }) => Object.keys(readings)));
  switch (level) {
    case "must":
      return unless(alternatives.length === 0, at, "the rules decide it, yet there are alternatives", "none");
    case "interpretation":
      return [
        ...unless(alternatives.length >= 2, at, "an interpretation has fewer than two readings", "two or more"),
        ...unless(
          recommended === questions,
          at,
          `${recommended} readings are recommended`,
          "one a question, which the checks follow",
        ),
        ...alternatives.flatMap(({ id, recommended: isRecommended = false }, i) => [
          ...unless(
            readingOf(id)?.recommended === isRecommended,
            [...at, i],
            `"${id}" is recommended here or in the rulesets, not in both`,
            "the reading that the rulesets follow",
          ),
          ...unless(
            isRecommended || told.has(id),
            [...at, i],
            `no check says what "${id}" gives`,
            "an entry in `readings` of a check",
          ),
        ]),
      ];
    case "undefined":
      return unless(recommended === 0, at, "the rules leave it open, yet a reading is recommended", "none");
  }
}

function saysSomething(words: Scenario["why"], key: "why" | "provenance"): Fault[] {
  return unless(words !== undefined && words.length > 0, [key], `"${key}" says nothing`, "a sentence or more");
}

const OWN_RULES: readonly LintRule<ScenarioFile>[] = [
  {
    name: "scenario-file",
    asks: "lies in a file named after its id",
    fix: "rename the file, or the id while nobody has it",
    faults: (file) =>
      unless(stemOf(file) === file.data.id, ["id"], `the file is called ${stemOf(file)}.json`, `${file.data.id}.json`),
  },
  {
    name: "id-words",
    asks: "has words for an id, not the number of a rule",
    fix: "say in the id what the board is, such as the cards and what differs from its twin",
    faults: idFaults,
  },
  {
    name: "topic",
    asks: "lies in the folder of its topic, which it does not repeat",
    fix: "put the file into scenarios/<topic>; outside a corpus a key topic will do",
    faults: topicFaults,
  },
  ...textRules("scenario.schema.json"),
  {
    name: "title",
    asks: "has a title that says what is the case",
    fix: "say in a line what board this is, so that it can be told from its neighbors",
    faults: titleFaults,
  },
  {
    name: "question",
    asks: "asks a question",
    fix: "ask what somebody who knows only the board has to work out",
    faults: ({ data: { question } }) =>
      unless(
        question?.endsWith("?") === true,
        ["question"],
        "there is no question",
        "one, that ends with a question mark",
      ),
  },
  {
    name: "why",
    asks: "says why",
    fix: "write down how the answer follows from the rules, a step a sentence, in your own words",
    faults: ({ data }) => saysSomething(data.why, "why"),
  },
  {
    name: "provenance",
    asks: "says where it comes from",
    fix: "say where the case is from, or that it was made to show a rule",
    faults: ({ data }) => saysSomething(data.provenance, "provenance"),
  },
  {
    name: "readings",
    asks: "has alternatives, with one recommended, if it is an interpretation",
    fix: "give each reading with its answer, and recommend the one that the checks follow",
    faults: readingFaults,
  },
];

/** Rules for every scenario. */
export const SCENARIO_RULES: readonly LintRule<ScenarioFile>[] = [
  ...OWN_RULES,
  ...CHECK_RULES,
  PLAYED,
  ...CITATION_RULES,
  ...AMONG_SCENARIOS,
  PINNED,
];
