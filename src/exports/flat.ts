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
import { groupBy } from "../rules/group.js";
import { byCodeUnit } from "../rules/text-order.js";
import { csvTable, valueCell } from "../../reports/csv-table.js";
import { byId, cardNames } from "./each.js";
import type { Exported, ExportInput } from "./exported.js";
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
  return exportedAs("expectations.csv", input, (flats) => {
    const rows = flats.flatMap(({ entry: { topic, scenario }, expected }) =>
      [...expected].flatMap(([ruleset, values]) => {
        const place = [scenario.id, topic, scenario.level, ruleset];
        return values.map(({ check, subject, characteristic, expected: value }) => {
          return [...place, check, subject, characteristic, valueCell(value)];
        });
      }),
    );
    return csvTable(COLUMNS, rows);
  });
}

/** corpus.json: every card that is named, and for each scenario the timeline without answers and the answers by ruleset. */
export function exportJson(input: ExportInput): Exported {
  return exportedAs("corpus.json", input, (flats) => {
    const members = [
      `"format": "cr613-corpus"`,
      `"version": 1`,
      `"cards": ${lines(namedCards(flats, input.cards).map(withoutSchema))}`,
      `"scenarios": ${lines(flats.map((flat) => scenarioValue(flat, input.cards)))}`,
    ];
    return `{\n${members.join(",\n")}\n}\n`;
  });
}

/** One file with every scenario that can be run. */
function exportedAs(file: string, input: ExportInput, textOf: (flats: readonly Flat[]) => string): Exported {
  const { cards } = input;
  const all = input.scenarios.toSorted(byId).map((entry) => ({ entry, expected: expectations(entry.scenario, cards) }));
  const flats = all.filter(({ expected }) => expected.size > 0);
  return {
    files: new Map([[file, textOf(flats)]]),
    expressed: flats.map(({ entry: { scenario }, expected }) => ({
      scenario: scenario.id,
      files: [file],
      cards: cardNames(cardsOf(scenario, cards)),
      checks: [...expected].flatMap(([ruleset, values]) =>
        [...groupBy(values, ({ check }) => check)].map(([check, asserted]) => ({
          check,
          place: `${ruleset} ${check}`,
          asserted,
          leftOut: [],
        })),
      ),
      without: [],
    })),
    inexpressible: all
      .filter(({ expected }) => expected.size === 0)
      .map(({ entry }) => ({ scenario: entry.scenario.id, why: [reason("faulty-timeline")] })),
  };
}

function expectations(scenario: Scenario, cards: ReadonlyMap<string, Card>): Flat["expected"] {
  return new Map(
    SUPPORTED_RULESETS.filter((ruleset) => scenario.rulesets.includes(ruleset)).flatMap((ruleset) => {
      const values = expectedValues(scenario, cards, ruleset) ?? [];
      return values.length === 0 ? [] : [[ruleset, values] as const];
    }),
  );
}

/** The cards of the corpus that scenarios name, sorted; each scenario brings its own ones. */
function namedCards(flats: readonly Flat[], cards: ReadonlyMap<string, Card>): Card[] {
  const named = flats.flatMap(({ entry: { scenario } }) => {
    const own = new Set((scenario.cards ?? []).map(({ name }) => name));
    return cardsOf(scenario, cards).filter(({ name }) => !own.has(name));
  });
  return [...new Map(named.map((card) => [card.name, card])).values()].sort((a, b) => byCodeUnit(a.name, b.name));
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
  const { $schema: _, ...rest } = card;
  return rest;
}
