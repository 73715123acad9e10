import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLAUSES } from "../../src/rules/clauses.js";
import type { Card, CheckEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { readingOf } from "../../src/rules/readings.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseScenario } from "../../src/scenario/parse.js";
import { checksOf, checksUnder } from "../../src/verifier/checks.js";
import { cardsUsedBy, PRINTED_FACTS } from "./card-lint.js";
import { CARDS, ROOT, type ScenarioFile } from "./files.js";
import { namesSchema, repeated, type Rule, type Rules, wellEnded, workshopWords } from "./lint.js";

interface ScenarioSchema {
  $defs: { Scenario: { properties: { topic: { enum: string[] } } } };
}

/** The topics of the field, as the schema has them. */
export const TOPICS: readonly string[] = (
  JSON.parse(readFileSync(join(ROOT, "schema/scenario.schema.json"), "utf8")) as ScenarioSchema
).$defs.Scenario.properties.topic.enum;

function parsing({ file, text }: ScenarioFile): string[] {
  const parsed = parseScenario(text, file);
  const told = parsed.ok ? [...parsed.warnings, ...checkScenario(parsed.value, text, file, CARDS)] : parsed.problems;
  return told.map(({ pointer, message }) => `${pointer} ${message}`);
}

/** A title says what is the case, in a line of its own: no "should", no "test that", no full stop. */
function titleFaults({ data: { title } }: ScenarioFile): string[] {
  return [
    ...(/\bshould\b|\btests?\b|\bcheck(?:s|ed)? (?:that|whether|if)\b|\bverif/i.test(title)
      ? ["its title speaks of testing"]
      : []),
    ...(/[.!]$|^\s|\s$/.test(title) ? ["its title ends like a sentence"] : []),
  ];
}

function saysSomething({ expect, players, gameRules, stateBased, order, dependencies }: CheckEvent): boolean {
  const ofObjects = [...Object.values(expect ?? {}), ...Object.values(players ?? {})];
  const ofGame = [gameRules, stateBased, order, dependencies];
  return (
    ofObjects.some((expectation) => Object.keys(expectation).length > 0) || ofGame.some((list) => list !== undefined)
  );
}

function checkFaults({ data: { timeline, rulesets } }: ScenarioFile): string[] {
  const supported = rulesets.filter((ruleset) => SUPPORTED_RULESETS.includes(ruleset));
  return [
    ...(supported.length === 0 ? ["no ruleset that can be run"] : []),
    ...supported
      .filter((ruleset) => checksUnder(timeline, ruleset).length === 0)
      .map((ruleset) => `no check under ${ruleset}`),
    ...checksOf(timeline)
      .filter((check) => !saysSomething(check))
      .map(({ id }) => `the check ${id} says nothing`),
    ...(timeline.at(-1)?.kind === "check" ? [] : ["events after the last check"]),
  ];
}

function citeFaults({ data: { cites, timeline } }: ScenarioFile): string[] {
  const cited = cites.map(({ clause }) => clause);
  const expected = checksOf(timeline).flatMap(({ stateBased = [] }) => stateBased.map(({ clause }) => clause));
  return [
    ...(cites.some(({ role }) => role === "decides") ? [] : ["no clause that decides"]),
    ...repeated(cited).map((clause) => `${clause} is cited twice`),
    ...[...new Set([...cited, ...expected])]
      .filter((clause) => CLAUSES[clause] === undefined)
      .map((clause) => `${clause} is in no ledger`),
  ];
}

/** Of each question the recommended reading and another; what the others give stands in the checks. */
function readingFaults({ data: { level, alternatives = [], timeline } }: ScenarioFile): string[] {
  const recommended = alternatives.filter((alternative) => alternative.recommended === true).length;
  const told = new Set(checksOf(timeline).flatMap(({ readings = {} }) => Object.keys(readings)));
  const questions = new Set(alternatives.map(({ id }) => readingOf(id)?.question));
  switch (level) {
    case "must":
      return alternatives.length === 0 ? [] : ["the rules decide it, yet there are alternatives"];
    case "interpretation":
      return [
        ...(alternatives.length < 2 ? ["an interpretation needs two readings or more"] : []),
        ...(recommended === questions.size ? [] : [`${recommended} readings are recommended, not one a question`]),
        ...alternatives
          .filter((alternative) => readingOf(alternative.id)?.recommended !== (alternative.recommended === true))
          .map(({ id }) => `${id} is recommended here or elsewhere, not in both`),
        ...alternatives
          .filter((alternative) => alternative.recommended !== true && !told.has(alternative.id))
          .map(({ id }) => `no check says what ${id} gives`),
      ];
    case "undefined":
      return recommended === 0 ? [] : ["the rules leave it open, yet a reading is recommended"];
  }
}

/** All events, also those that happen at once. */
function eventsOf(timeline: readonly ScenarioEvent[]): ScenarioEvent[] {
  return timeline.flatMap((event) => [event, ...(event.kind === "simultaneous" ? eventsOf(event.events) : [])]);
}

function isMadeUpOrToken({ name, madeUp }: Card, events: readonly ScenarioEvent[]): boolean {
  const entering = events.filter((event) => event.kind === "enters").filter(({ card }) => card === name);
  return madeUp === true || (entering.length > 0 && entering.every(({ token }) => token === true));
}

/** Its own cards are tokens, or made up to isolate a rule; a real card lies in a file, for all to use. */
function ownCardFaults(file: ScenarioFile): string[] {
  const { cards = [], timeline } = file.data;
  const events = eventsOf(timeline);
  const used = cardsUsedBy(file);
  return cards.flatMap((card) => [
    ...(used.includes(card.name) ? [] : [`its card ${card.name} is never used`]),
    ...(CARDS.has(card.name) ? [`its card ${card.name} hides that of the corpus`] : []),
    ...(isMadeUpOrToken(card, events) ? [] : [`its card ${card.name} is neither made up nor a token`]),
    ...Object.values(PRINTED_FACTS).flatMap((rule) => rule({ data: card })),
  ]);
}

/** Two scenarios are each other's twins; a third that differs in one thing as well may point at one of the two. */
function twinFaults(scenarios: ReadonlyMap<string, Scenario>): Rule<ScenarioFile> {
  return ({ data: { id, twin } }) => {
    if (twin === undefined) return [];
    const other = scenarios.get(twin);
    if (other === undefined) return [`its twin ${twin} is nowhere`];
    const third = other.twin === undefined ? undefined : scenarios.get(other.twin);
    return other.twin === id || third?.twin === twin ? [] : [`its twin ${twin} is in no pair`];
  };
}

function told(there: boolean, what: string): string[] {
  return there ? [] : [what];
}

/** What every scenario must be; twins are looked for among all of them. */
export function scenarioRules(all: readonly ScenarioFile[]): Rules<ScenarioFile> {
  return {
    "parses and holds together, without a problem or a warning": parsing,
    "lies in a file named after its id": ({ stem, data: { id } }) => told(stem === id, `not ${id}.json`),
    "lies in the folder of its topic, which it does not repeat": ({ folder, data: { topic } }) => [
      ...told(TOPICS.includes(folder), `${folder} is no topic`),
      ...told(topic === undefined, "its topic is said twice"),
    ],
    "names its schema": namesSchema("scenario.schema.json"),
    "ends with a newline": wellEnded,
    "speaks of no files and no seeds": workshopWords,
    "has a title that says what is the case": titleFaults,
    "asks a question": ({ data: { question } }) => told(question?.endsWith("?") === true, "no question"),
    "checks something under each ruleset, to the end": checkFaults,
    "cites what decides it, each clause once and known": citeFaults,
    "says why, and where it comes from": ({ data: { why = [], provenance = [] } }) => [
      ...told(why.length > 0, "no why"),
      ...told(provenance.length > 0, "no provenance"),
    ],
    "has alternatives, with one recommended, if it is an interpretation": readingFaults,
    "has cards of its own only for tokens and what is made up": ownCardFaults,
    "has a twin that has it for its own, or is one of another pair": twinFaults(
      new Map(all.map(({ data }) => [data.id, data])),
    ),
  };
}
