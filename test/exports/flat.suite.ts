import { expect } from "chai";
import Papa from "papaparse";
import { importExpectations } from "../../src/cli/expectation-import.js";
import { valueCell } from "../../reports/csv-table.js";
import type { Exported } from "../../src/exports/exported.js";
import { EXPORT_FORMATS } from "../../src/exports/format.js";
import type { CorpusExport, Scenario, StateBasedExpectation } from "../../src/rules/formats.gen.js";
import { validateExport } from "../../src/scenario/validators.gen.js";
import { boardsOf } from "../../src/timeline/run.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { affecting, creature, CREATURES, gets } from "../support/cards.js";
import { board, CORPUS, corpusIn } from "./exports.js";

let read: CorpusExport | undefined;

function corpusJson(): CorpusExport {
  return (read ??= readCorpus());
}

function readCorpus(): CorpusExport {
  const value: unknown = JSON.parse(corpusIn("json").files.get("corpus.json") ?? "");
  if (!validateExport(value)) throw new Error(JSON.stringify(validateExport.errors));
  return value;
}

function csvRows({ files }: Exported = corpusIn("csv")): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(files.get("expectations.csv") ?? "", {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).to.deep.equal([]);
  return data;
}

describe("the corpus told flat", () => {
  it("is valid JSON by its schema, with every scenario and every card that is named", () => {
    const { scenarios, cards } = corpusJson();
    expect(scenarios.map(({ id }) => id)).to.deep.equal(CORPUS.scenarios.map(({ scenario }) => scenario.id).sort());
    const known = new Map(cards.map((card) => [card.name, card]));
    for (const { id, players, timeline, cards: own = [] } of scenarios) {
      // Nothing but what is in the file: it can be run by itself.
      const run = boardsOf({ players, timeline, cards: own }, known, rulesetOf("current"));
      expect(run.ok, id).to.equal(true);
    }
  });

  it("has no answers in the timelines", () => {
    for (const { id, timeline } of corpusJson().scenarios)
      for (const event of timeline)
        if (event.kind === "check")
          expect(Object.keys(event), id).to.satisfy((keys: string[]) =>
            keys.every((key) => ["kind", "id", "rulesets", "afterStateBasedActions"].includes(key)),
          );
  });

  it("is the same as a table and as JSON", () => {
    const fromJson = corpusJson().scenarios.flatMap(({ id, expected }) =>
      expected.flatMap(({ ruleset, values }) =>
        values.map((value) => [
          id,
          ruleset,
          value.check,
          value.subject,
          value.characteristic,
          String(valueCell(value.expected)),
        ]),
      ),
    );
    const plain = (text = ""): string => text.replace(/^'(?=\s*[=+\-@])/, "");
    const fromCsv = csvRows().map((row) => [
      row["scenario"],
      row["ruleset"],
      row["check"],
      ...[row["subject"], row["characteristic"], row["expected"]].map(plain),
    ]);
    expect(fromCsv.length).to.equal(fromJson.length);
    expect(fromCsv).to.deep.equal(fromJson);
  });

  it("has what is expected only: no round of state-based actions that the scenario knows nothing of", () => {
    const lord = creature("Lord", 1, 0, { abilities: [affecting("lead", { ...CREATURES, other: true }, gets(1, 1))] });
    const expected: StateBasedExpectation[] = [{ clause: "704.5f", object: "Lord" }];
    const input = board(
      [
        { kind: "enters", card: "Led", controller: "Ann" },
        { kind: "enters", card: "Lord", controller: "Ann" },
        // Without the Lord the Led has toughness 0, too, which would be a second round.
        { kind: "check", id: "end", afterStateBasedActions: { rounds: [expected] } },
      ],
      { cards: [lord, creature("Led", 0, 0)] },
    );
    const rows = csvRows(EXPORT_FORMATS.csv(input)).map((row) => [row["characteristic"], row["expected"]]);
    expect(rows).to.deep.equal([["afterStateBasedActions round 1", "704.5f Lord"]]);
  });

  it("has an expectation of no round, and of an empty one, even if rounds are found", () => {
    const rowsWith = (rounds: StateBasedExpectation[][]): unknown[] => {
      const timeline: Scenario["timeline"] = [
        { kind: "enters", card: "Frail", controller: "Ann" },
        { kind: "check", id: "end", afterStateBasedActions: { rounds } },
      ];
      const input = board(timeline, { cards: [creature("Frail", 0, 0)] });
      return csvRows(EXPORT_FORMATS.csv(input)).map((row) => [row["characteristic"], row["expected"]]);
    };
    expect(rowsWith([])).to.deep.equal([["afterStateBasedActions rounds", "[]"]]);
    expect(rowsWith([[]])).to.deep.equal([["afterStateBasedActions round 1", "[]"]]);
  });

  it("has readings only where they give something else", () => {
    const withReadings = corpusJson().scenarios.filter(({ readings }) => readings !== undefined);
    expect(withReadings.length).to.be.greaterThan(0);
    for (const { id, level, expected, readings = [] } of withReadings) {
      expect(level, id).to.equal("interpretation");
      for (const { ruleset, values } of readings) {
        const usual = expected.find((each) => each.ruleset === ruleset)?.values ?? [];
        for (const value of values) expect(usual, id).not.to.deep.include(value);
      }
    }
  });

  it("can be read again as a table of expectations, and is what the reference resolver finds", async () => {
    const byId = new Map(CORPUS.scenarios.map(({ scenario }) => [scenario.id, scenario]));
    const text = corpusIn("csv").files.get("expectations.csv") ?? "";
    const { scenarios, problems } = importExpectations(text, "expectations.csv", byId);
    expect(problems).to.deep.equal([]);
    expect(scenarios.size).to.be.greaterThan(0);
    const some = [...scenarios.values()].filter((_, n) => n % 10 === 0);
    for (const scenario of some) {
      const result = await verifyEntry(scenario, CORPUS.cards, scenario.rulesets[0] ?? "current", REFERENCE_ENGINE);
      expect(result.verdict, scenario.id).to.equal("pass");
    }
  });
});
