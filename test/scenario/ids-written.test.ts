import { expect } from "chai";
import type { Card, EntersEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";

const BEAR: Card = { name: "Bear", types: ["Creature"], power: 2, toughness: 2 };
const ZAP = { kind: "activated", id: "zap", cost: "{T}", then: "draw a card" } as const;
const ENTERS: EntersEvent = { kind: "enters", card: "Bear", controller: "Ann" };

/** The faults of a scenario in which an event writes an ability out that a check names. */
function faultsAfter(...events: readonly ScenarioEvent[]): string[] {
  const file: Scenario = {
    id: "zaps",
    rev: 1,
    title: "It zaps",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.1", role: "applies" }],
    players: ["Ann"],
    timeline: [ENTERS, ...events, { kind: "check", id: "end", expect: { Bear: { has: ["zap"] } } }],
  };
  const cards = new Map([[BEAR.name, BEAR]]);
  return checkScenario(file, JSON.stringify(file), "zaps.json", cards).map(({ message }) => message);
}

describe("an ability that an event writes out", () => {
  const events: Readonly<Record<string, readonly ScenarioEvent[]>> = {
    "an exception of a copy": [{ ...ENTERS, id: "Copy", token: true, copyOf: "Bear", except: { addAbilities: [ZAP] } }],
    "a sticker": [{ kind: "sticker", object: "Bear", abilities: [ZAP] }],
    "values of what enters face down": [{ ...ENTERS, id: "Hidden", faceDown: { abilities: [ZAP] } }],
    "values of what is turned face down": [{ kind: "turnFaceDown", object: "Bear", as: { abilities: [ZAP] } }],
  };
  for (const [place, told] of Object.entries(events))
    it(`can be named by its id: ${place}`, () => {
      expect(faultsAfter(...told)).to.deep.equal([]);
    });

  it("is none if nothing has it", () => {
    expect(faultsAfter()).to.deep.equal(['no ability is called "zap"']);
  });

  it("and a word of the type line, a color or a keyword in another case is told as what it is", () => {
    const file = (has: string): string[] => {
      const check: ScenarioEvent = { kind: "check", id: "case", expect: { Bear: { has: [has] } } };
      const scenario: Scenario = {
        id: "case",
        rev: 1,
        title: "In another case",
        level: "must",
        rulesets: ["current"],
        cites: [{ clause: "613.1", role: "applies" }],
        players: ["Ann"],
        timeline: [ENTERS, check],
      };
      const found = checkScenario(scenario, JSON.stringify(scenario), "case.json", new Map([[BEAR.name, BEAR]]));
      return found.flatMap(({ suggestion }) => suggestion ?? []);
    };
    expect(file("Red")).to.deep.equal(["red"]);
    expect(file("creature")).to.deep.equal(["Creature"]);
    expect(file("Flying")).to.deep.equal(["flying"]);
    expect(file("Legendary")).to.deep.equal([]);
  });

  it("can be told to resolve", () => {
    const copy: EntersEvent = { ...ENTERS, id: "Copy", token: true, copyOf: "Bear", except: { addAbilities: [ZAP] } };
    const resolves: ScenarioEvent = { kind: "resolves", source: "Copy", ability: "zap", controller: "Ann" };
    expect(faultsAfter(copy, resolves)).to.deep.equal([]);
  });
});
