import type {
  Card,
  ExportedReading,
  ExportedScenario,
  ExportedValue,
  RulesetId,
  Scenario,
  ScenarioEvent,
} from "../rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { eachOf } from "../events/together.js";
import { otherReadings } from "../verifier/expected.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { cardsOf } from "../verifier/request.js";
import { byCodeUnit } from "../rules/text-order.js";
import { csvTable, valueCell } from "../../reports/csv-table.js";
import type { Exported, ExportInput, Expressed, Inexpressible } from "./exported.js";
import { reason } from "./reason.js";
import { expectedValues } from "./values.js";
import { lines } from "./listing.js";

/** The corpus for people who have their own runner, with every expected value. These formats can express everything. */

const COLUMNS = ["scenario", "topic", "level", "ruleset", "check", "subject", "characteristic", "expected"];

/** What a scenario expects, by ruleset, oldest ruleset first. */
interface Flat {
  readonly entry: CorpusScenario;
  readonly expected: ReadonlyMap<RulesetId, readonly ExportedValue[]>;
}

/** expectations.csv: one row for each expected value under a ruleset; `verify --expect` reads it. */
export function exportCsv(input: ExportInput): Exported {
  const flats = flatten(input);
  const rows = flats.flatMap(({ entry: { topic, scenario }, expected }) =>
    [...expected].flatMap(([ruleset, values]) =>
      values.map((value) => [
        scenario.id,
        topic,
        scenario.level,
        ruleset,
        value.check,
        value.subject,
        value.characteristic,
        valueCell(value.expected),
      ]),
    ),
  );
  return exported(input, flats, "expectations.csv", csvTable(COLUMNS, rows));
}

/** corpus.json: every card that is named, and for each scenario the timeline without answers and the answers by ruleset. */
export function exportJson(input: ExportInput): Exported {
  const flats = flatten(input);
  const cards = [...namedCards(flats, input.cards).values()].sort((a, b) => byCodeUnit(a.name, b.name));
  const members = [
    `"format": "cr613-corpus"`,
    `"version": 1`,
    `"cards": ${lines(cards.map(withoutSchema))}`,
    `"scenarios": ${lines(flats.map((flat) => scenarioValue(flat, input.cards)))}`,
  ];
  return exported(input, flats, "corpus.json", `{\n${members.join(",\n")}\n}\n`);
}

function flatten({ scenarios, cards }: ExportInput): Flat[] {
  return [...scenarios]
    .sort((a, b) => byCodeUnit(a.scenario.id, b.scenario.id))
    .flatMap((entry) => {
      const expected = new Map<RulesetId, readonly ExportedValue[]>();
      for (const ruleset of SUPPORTED_RULESETS) {
        if (!entry.scenario.rulesets.includes(ruleset)) continue;
        const values = expectedValues(entry.scenario, cards, ruleset);
        if (values !== undefined && values.length > 0) expected.set(ruleset, values);
      }
      return expected.size === 0 ? [] : [{ entry, expected }];
    });
}

function namedCards(flats: readonly Flat[], cards: ReadonlyMap<string, Card>): Map<string, Card> {
  const named = new Map<string, Card>();
  for (const { entry } of flats) {
    const own = new Set((entry.scenario.cards ?? []).map((card) => card.name));
    for (const card of cardsOf(entry.scenario, cards)) if (!own.has(card.name)) named.set(card.name, card);
  }
  return named;
}

function scenarioValue(
  { entry: { topic, scenario }, expected }: Flat,
  cards: ReadonlyMap<string, Card>,
): ExportedScenario {
  const { id, rev, title, question, level, cites, players, timeline } = scenario;
  const readings = otherValues(scenario, cards, expected);
  return {
    id,
    rev,
    topic,
    title,
    ...(question === undefined ? {} : { question }),
    level,
    cites,
    players,
    ...(scenario.cards === undefined ? {} : { cards: scenario.cards }),
    timeline: timeline.map((event) => eachOf(event, withoutAnswers)),
    expected: [...expected].map(([ruleset, values]) => ({ ruleset, values: [...values] })),
    ...(readings.length === 0 ? {} : { readings }),
  };
}

/** The differing values of other readings. All values of the scenario under one reading belong together. */
function otherValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  expected: Flat["expected"],
): ExportedReading[] {
  return [...expected].flatMap(([ruleset, usual]) =>
    otherReadings(scenario, ruleset).flatMap((reading) => {
      const known = new Set(usual.map((value) => JSON.stringify(value)));
      const values = (expectedValues(scenario, cards, ruleset, reading) ?? []).filter(
        (value) => !known.has(JSON.stringify(value)),
      );
      return values.length === 0 ? [] : [{ reading, ruleset, values }];
    }),
  );
}

/** Where to look, and the players' choices for state-based actions there; never the values. */
function withoutAnswers(event: ScenarioEvent): ScenarioEvent {
  if (event.kind !== "check") return event;
  const { id, rulesets, afterStateBasedActions: after } = event;
  return {
    kind: "check",
    id,
    ...(rulesets === undefined ? {} : { rulesets }),
    ...(after === undefined ? {} : { afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } }),
  };
}

/** A card without its schema, which is for editors. */
function withoutSchema(card: Card): Card {
  const copy = { ...card };
  delete copy.$schema;
  return copy;
}

function exported(input: ExportInput, flats: readonly Flat[], name: string, text: string): Exported {
  const done = new Set(flats.map(({ entry }) => entry.scenario.id));
  const inexpressible: Inexpressible[] = input.scenarios
    .filter(({ scenario }) => !done.has(scenario.id))
    .map(({ scenario }) => ({ scenario: scenario.id, why: [reason("faulty-timeline")] }))
    .sort((a, b) => byCodeUnit(a.scenario, b.scenario));
  return {
    files: new Map([[name, text]]),
    expressed: flats.map((flat) => expressed(flat, name, input)),
    inexpressible,
  };
}

function expressed({ entry: { scenario }, expected }: Flat, file: string, { cards }: ExportInput): Expressed {
  const values = [...expected].flatMap(([ruleset, all]) => all.map((value) => ({ ruleset, value })));
  const places = [...new Set(values.map(({ ruleset, value }) => `${ruleset} ${value.check}`))];
  return {
    scenario: scenario.id,
    files: [file],
    cards: cardsOf(scenario, cards)
      .map((card) => card.name)
      .sort(byCodeUnit),
    checks: places.map((place) => ({
      check: place.slice(place.indexOf(" ") + 1),
      place,
      asserted: values.filter(({ ruleset, value }) => `${ruleset} ${value.check}` === place).map(({ value }) => value),
      leftOut: [],
    })),
    without: [],
  };
}
