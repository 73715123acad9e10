import { expect } from "chai";
import type { Finding } from "../../src/lint/finding.js";
import { lint, type Material } from "../../src/lint/lint.js";
import type { Source } from "../../src/lint/lint-file.js";
import { LINT_RULES } from "../../src/lint/rule-list.js";
import { AROUND, GOOD_CARD, GOOD_SCENARIO, scenarioFile, source, SPOILT_CARDS, SPOILT_SCENARIOS } from "./spoilt.js";

/** Files are asked about among the good ones; a spoilt file takes the place of the good one that lies where it does. */
function findings(asked: Partial<Material>): Finding[] {
  const { cards = [], scenarios = [] } = asked;
  const isElsewhere = ({ path }: Source): boolean => ![...cards, ...scenarios].some((file) => file.path === path);
  const around = {
    cards: [GOOD_CARD].filter(isElsewhere),
    scenarios: [GOOD_SCENARIO, ...AROUND].filter(isElsewhere),
  };
  return lint({ asked: { cards, scenarios }, around, hints: true });
}

function severityOf(rule: string): string | undefined {
  return LINT_RULES.find(({ name }) => name === rule)?.severity;
}

describe("the lint", () => {
  it("finds nothing in a good card and a good scenario", () => {
    expect(findings({ cards: [GOOD_CARD], scenarios: [GOOD_SCENARIO] })).to.deep.equal([]);
  });

  it("has a broken file for each of its rules, and no other rules", () => {
    const broken = new Set([...Object.keys(SPOILT_CARDS), ...Object.keys(SPOILT_SCENARIOS)]);
    expect([...broken]).to.have.members(LINT_RULES.map(({ name }) => name));
  });

  for (const [format, spoilt] of [
    ["cards", SPOILT_CARDS],
    ["scenarios", SPOILT_SCENARIOS],
  ] as const) {
    for (const [rule, files] of Object.entries(spoilt)) {
      it(`holds ${format} to ${rule}`, () => {
        for (const file of files) {
          const found = findings({ [format]: [file] }).filter((finding) => finding.rule === rule);
          expect(found, file.text.slice(0, 500)).to.not.be.empty;
          for (const { severity, line, column, fix } of found) {
            expect(severity).to.equal(severityOf(rule));
            expect(line).to.be.above(0);
            expect(column).to.be.above(0);
            expect(fix).to.not.equal("");
          }
        }
      });
    }
  }

  it("tells the place of what is wrong", () => {
    const text = GOOD_SCENARIO.text.replaceAll(",", ",\n").replace("613.4c", "613.8b");
    const [finding] = findings({ scenarios: [{ ...GOOD_SCENARIO, text }] });
    const line = text.split("\n").findIndex((each) => each.includes("613.8b")) + 1;
    expect(finding).to.deep.include({ rule: "cites-exercised", pointer: "/cites/0/clause", line });
  });

  it("knows every value that a check has as one that can be asked", () => {
    const cub = { power: 3, has: ["Creature"], copiable: { name: "Cub" } };
    const timeline = [
      { kind: "enters", card: "Cub", controller: "Ann" },
      {
        kind: "check",
        id: "end",
        expect: { Cub: cub },
        players: { Ann: { life: 20 } },
        stateBased: [],
        afterStateBasedActions: { expect: { Cub: { exists: true } }, rounds: [] },
      },
    ];
    const names = ["power", "has Creature", "copiable.name", "afterStateBasedActions exists"];
    const asks = [
      ...names.map((characteristic) => ({ subject: "Cub", characteristic })),
      { subject: "Ann", characteristic: "life" },
      { subject: "game", characteristic: "stateBased" },
    ];
    const rulesOf = (change: object): string[] =>
      findings({ scenarios: [scenarioFile(change)] }).map(({ rule }) => rule);
    expect(rulesOf({ timeline, asks })).to.not.include("asks");
    expect(rulesOf({ timeline, asks: [...asks, { subject: "Bob", characteristic: "exists" }] })).to.include("asks");
  });

  it("knows a card that is broken by its name", () => {
    const torn = source("cards/torn.json", '{ "name": "Torn", "types": [');
    const needing = scenarioFile({ timeline: [{ kind: "enters", card: "Torn", controller: "Ann" }] });
    const messages = findings({ cards: [torn], scenarios: [needing] }).map(({ message }) => message);
    expect(messages.join("\n")).to.contain('the card "Torn" can not be used, its file is broken: cards/torn.json:1');
  });

  it("says nothing twice of two files that are asked about: the later one is told", () => {
    const again = scenarioFile({ twin: undefined }, "scenarios/text/cub-alone.json");
    const found = findings({ scenarios: [GOOD_SCENARIO, again] }).filter(({ rule }) => rule.endsWith("-unique"));
    expect(new Set(found.map(({ file }) => file))).to.deep.equal(new Set(["scenarios/type/cub-alone.json"]));
  });

  it("leaves the folder and the schema to whoever is not in a corpus", () => {
    const { text } = scenarioFile({ topic: "type", $schema: undefined, twin: undefined });
    const elsewhere = { path: "/home/ann/boards/cub-alone.json", file: "cub-alone.json", text };
    const found = lint({
      asked: { cards: [], scenarios: [elsewhere] },
      around: { cards: [], scenarios: [] },
      hints: true,
    });
    expect(found).to.deep.equal([]);
    const lost = { ...elsewhere, text: GOOD_SCENARIO.text };
    const told = lint({ asked: { cards: [], scenarios: [lost] }, around: { cards: [], scenarios: [] }, hints: false });
    expect(told.map(({ rule }) => rule)).to.include("topic");
  });
});
