import { expect } from "chai";
import type { Problem } from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseScenario } from "../../src/scenario/parse.js";
import { CARDS, checked, scenarioText, told, withoutPlaces } from "./files.js";

const enters = (card: string, more: object = {}): Record<string, unknown> => ({
  kind: "enters",
  card,
  controller: "Ann",
  ...more,
});

function unplaced(change: Parameters<typeof checked>[0]): string[] {
  return withoutPlaces(checked(change));
}

describe("the names in a scenario", () => {
  it("lead somewhere in a scenario without a fault", () => {
    expect(checked(() => {})).to.deep.equal([]);
  });

  it("are told with line, column and the nearest one that is there", () => {
    expect(
      checked(({ timeline }) => {
        timeline[0]!["card"] = "Baer Cub";
        timeline[0]!["id"] = "Cub";
        timeline[1]!["controller"] = "Anne";
        timeline[2]!["expect"] = { Cbu: { power: 3 } };
      }),
    ).to.deep.equal([
      '23:15 /timeline/0/card unknown card "Baer Cub" -> Bear Cub',
      '30:21 /timeline/1/controller unknown player "Anne" -> Ann',
      '36:16 /timeline/2/expect/Cbu unknown object "Cbu" -> Cub',
    ]);
  });

  it("say that no check is the answer that a scenario names", () => {
    const answering = (answer: string): string[] => unplaced((scenario) => Object.assign(scenario, { answer }));
    expect(answering("end")).to.deep.equal([]);
    expect(answering("ned")).to.deep.equal(['/answer no check is called "ned" -> end']);
  });

  it("find a card by the beginning of its name", () => {
    expect(unplaced(({ timeline }) => timeline.push(enters("mirror hall")))).to.deep.equal([
      '/timeline/3/card unknown card "mirror hall" -> Mirror Hall of the North',
    ]);
  });

  it("find the scenario's own cards before all others", () => {
    const card = {
      name: "Bear Cub",
      types: ["Creature"],
      subtypes: ["Elf"],
      abilities: [{ kind: "triggered", id: "grows" }],
    };
    expect(
      unplaced((scenario) => {
        scenario["cards"] = [card];
        scenario.timeline.push({ kind: "resolves", source: "Bear Cub", ability: "grows", controller: "Ann" });
      }),
    ).to.deep.equal([]);
  });

  it("tell an object from a player", () => {
    expect(unplaced(({ timeline }) => timeline.push(enters("Bear Cub", { id: "Ann" })))).to.deep.equal([
      '/timeline/3/id an object called like the player "Ann"',
    ]);
  });

  it("say whom a spell or ability has as a target, or that it has none", () => {
    const pump = {
      kind: "activated",
      id: "pump",
      effects: [
        {
          affects: { target: true },
          does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }],
          duration: "endOfTurn",
        },
      ],
    };
    const gives = {
      ...pump,
      id: "gives",
      effects: [
        { affects: { self: true }, does: [{ kind: "gainAbilities", abilities: [pump] }], duration: "endOfTurn" },
      ],
    };
    const resolves = (more: object): Record<string, unknown> => ({
      kind: "resolves",
      source: "Bear Cub",
      controller: "Ann",
      ...more,
    });
    const withCard = (...events: Record<string, unknown>[]): string[] =>
      unplaced((scenario) => {
        scenario["cards"] = [{ name: "Bear Cub", types: ["Creature"], subtypes: ["Bear"], abilities: [pump, gives] }];
        scenario.timeline.push(...events);
      });
    expect(
      withCard(resolves({ ability: "pump" }), resolves({ ability: { effects: pump.effects }, id: "Pump" })),
    ).to.deep.equal([
      '/timeline/3 "pump" has a target, and none is named',
      "/timeline/4 what resolves has a target, and none is named",
    ]);
    expect(
      withCard(
        resolves({ ability: "pump", targets: ["Bear Cub"] }),
        resolves({ ability: "pump", targets: [], id: "Nobody" }),
        resolves({ ability: "gives" }),
      ),
    ).to.deep.equal([]);
  });

  it("can not be used before the object has entered", () => {
    expect(unplaced(({ timeline }) => timeline.unshift({ kind: "tap", object: "Bear Cub" }))).to.deep.equal([
      '/timeline/0/object the object "Bear Cub" is not there yet: it enters at /timeline/1',
    ]);
  });

  it("can name each other among simultaneous events", () => {
    const events = [
      enters("Anthem", { id: "second", copyOf: "third", token: true }),
      enters("Anthem", { id: "third" }),
    ];
    expect(unplaced(({ timeline }) => timeline.push({ kind: "simultaneous", events }))).to.deep.equal([]);
  });

  it("are unique: players, cards, objects, checks, effects", () => {
    expect(
      unplaced((scenario) => {
        scenario["players"] = ["Ann", "Bob", { name: "Ann" }];
        scenario["cards"] = [1, 2].map(() => ({ name: "Twice", types: ["Land"] }));
        scenario.timeline.push(enters("Anthem"), enters("Anthem", { id: "Bear Cub" }), { kind: "check", id: "end" });
      }),
    ).to.deep.equal([
      '/players/2 a second player called "Ann"',
      '/cards/1 a second card called "Twice"',
      '/timeline/3 a second object called "Anthem" -> "id": "Anthem 2"',
      '/timeline/4/id a second object called "Bear Cub" -> "id": "Bear Cub 2"',
      '/timeline/5/id a second check called "end"',
    ]);
  });

  it("may be those that every object inherits", () => {
    expect(
      unplaced(({ timeline }) => {
        timeline.push(enters("Anthem", { id: "constructor" }));
        timeline.push({ kind: "check", id: "later", expect: { constructor: { power: null }, toString: { power: 1 } } });
      }),
    ).to.deep.equal(['/timeline/4/expect/toString unknown object "toString"']);
  });
});

describe("the events of a scenario", () => {
  it("attach nothing to itself; in a circle things can be", () => {
    expect(
      unplaced(({ timeline }) => {
        timeline.push({ kind: "attach", object: "Anthem", to: "Bear Cub" });
        timeline.push({ kind: "attach", object: "Bear Cub", to: "Anthem" });
        timeline.push({ kind: "attach", object: "Anthem", to: "Bob" });
        timeline.push({ kind: "attach", object: "Anthem", to: "Anthem" });
      }),
    ).to.deep.equal(['/timeline/6/to "Anthem" can not be attached to itself']);
  });

  it("say what resolves: a card, an ability of an object, or one written out", () => {
    const resolves = (more: object): Record<string, unknown> => ({ kind: "resolves", controller: "Ann", ...more });
    expect(
      unplaced(({ timeline }) => {
        timeline.push(resolves({}), resolves({ card: "Anthem", source: "Anthem" }), resolves({ source: "Anthem" }));
        timeline.push(resolves({ ability: "anthem" }), resolves({ source: "Anthem", ability: "antehm" }));
        timeline.push(resolves({ card: "Anthem", ability: "other" }), resolves({ card: "Antem" }));
        timeline.push(
          resolves({
            ability: { effects: [{ affects: { object: "Cub" }, does: [{ kind: "switchPowerToughness" }] }] },
          }),
        );
      }),
    ).to.deep.equal([
      "/timeline/3 what resolves is missing",
      '/timeline/4 "card" and "source" exclude each other',
      '/timeline/5 which ability of "Anthem" resolves is missing',
      '/timeline/6/ability whose ability "anthem" is, is missing',
      '/timeline/7/ability the object "Anthem" has no ability "antehm" -> anthem',
      '/timeline/8/ability the card "Anthem" has no ability "other"',
      '/timeline/9/card unknown card "Antem" -> Anthem',
      '/timeline/10/ability/effects/0/affects/object unknown object "Cub"',
    ]);
  });

  it("cast what is there, or a card, under a name of its own", () => {
    expect(
      unplaced(({ timeline }) => timeline.push({ kind: "casts", player: "Anne", object: "Baer Cub" })),
    ).to.deep.equal([
      '/timeline/3/object unknown object "Baer Cub" -> Bear Cub',
      '/timeline/3/player unknown player "Anne" -> Ann',
    ]);
    expect(unplaced(({ timeline }) => timeline.push({ kind: "casts", player: "Ann", card: "Baer Cub" }))).to.deep.equal(
      ['/timeline/3/card unknown card "Baer Cub" -> Bear Cub'],
    );
    expect(
      unplaced(({ timeline }) => timeline.push({ kind: "casts", player: "Ann", object: "Bear Cub", id: "Other" })),
    ).to.deep.equal(["/timeline/3/id an object that is cast keeps its name"]);
  });

  it("have costs of spells that are there", () => {
    expect(
      unplaced(({ timeline }) =>
        timeline.push(
          { kind: "casts", player: "Ann", card: "Bear Cub", id: "Second" },
          { kind: "check", id: "costs", costs: { Second: "{1}{G}", Secnod: "{G}" } },
        ),
      ),
    ).to.deep.equal(['/timeline/4/costs/Secnod unknown object "Secnod" -> Second']);
  });

  it("target objects and players that are there", () => {
    const ability = { puts: [{ on: { target: true }, counter: "charge" }] };
    const event = { kind: "resolves", controller: "Ann", ability, targets: ["Anthem", "Baer Cub", "Bear Cub"] };
    expect(unplaced(({ timeline }) => timeline.push(event))).to.deep.equal([
      '/timeline/3/targets/1 unknown object or player "Baer Cub" -> Bear Cub',
    ]);
  });

  it("make choices that fit their names", () => {
    const choices = { color: "gren", creatureType: "baer", basicLandType: 3, player: "Bbo", shape: "anything" };
    const asking = Object.keys(choices).map((choose, i) => ({ kind: "asEnters", id: `asks-${i}`, choose }));
    const card = { name: "Bear Cub", types: ["Creature"], subtypes: ["Bear"], abilities: asking };
    const wrong = unplaced((scenario) => {
      scenario["cards"] = [card];
      scenario.timeline[0]!["choices"] = choices;
    });
    expect(wrong).to.deep.equal([
      '/timeline/0/choices/color the text "gren" is not a color -> green',
      '/timeline/0/choices/creatureType the text "baer" is not a creature type -> Bear',
      "/timeline/0/choices/basicLandType the number 3 is not a basic land type",
      '/timeline/0/choices/player unknown player "Bbo" -> Bob',
    ]);
  });

  it("say which ability asks only if there is one", () => {
    const choices = { "nobody/color": "red" };
    expect(unplaced(({ timeline }) => (timeline[0]!["choices"] = choices))).to.deep.equal([
      '/timeline/0/choices/nobody~1color no card here has an ability "nobody"',
    ]);
  });
});

describe("the expectations of a scenario", () => {
  it("use words that abilities and subtypes have, so that no slip passes unseen", () => {
    const expected = {
      subtypes: ["Baer", "every creature type"],
      lacks: ["flyng", "ward {2}", "islandwalk"],
      has: ["antem", "{T}: Add {G}"],
    };
    expect(unplaced(({ timeline }) => (timeline[2]!["expect"] = { "Bear Cub": expected }))).to.deep.equal([
      '/timeline/2/expect/Bear Cub/subtypes/0 unknown subtype "Baer" -> Bear',
      '/timeline/2/expect/Bear Cub/has/0 no ability is called "antem" -> anthem',
      '/timeline/2/expect/Bear Cub/lacks/0 no ability is called "flyng" -> flying',
    ]);
  });

  it("name effects by object and ability, or by what has resolved", () => {
    const effects = [
      "Anthem/anthem",
      "Anthem/antem",
      "Antem/anthem",
      "Bear Cub/counter:+1/+1",
      "pump#2",
      "pump/2",
      "pmup",
    ];
    expect(
      unplaced(({ timeline }) => {
        const puts = [{ on: { type: "Creature" }, counter: "charge" }];
        timeline.splice(2, 0, { kind: "resolves", id: "pump", ability: { puts }, controller: "Ann" });
        timeline[3]!["order"] = [{ layer: "7c", effects }];
        timeline[3]!["dependencies"] = [{ layer: "7c", effect: "Anthem/anthem", on: "Bear Cub/anthm" }];
      }),
    ).to.deep.equal([
      '/timeline/3/order/0/effects/1 no ability is called "antem" -> Anthem/anthem',
      '/timeline/3/order/0/effects/2 no effect is called "Antem/anthem" -> Anthem/anthem',
      '/timeline/3/order/0/effects/6 no effect is called "pmup" -> pump',
      '/timeline/3/dependencies/0/on no ability is called "anthm" -> Bear Cub/anthem',
    ]);
  });

  it("hold only under rulesets of the scenario", () => {
    expect(unplaced(({ timeline }) => (timeline[2]!["rulesets"] = ["current", "ikoria"]))).to.deep.equal([
      '/timeline/2/rulesets/1 the scenario does not hold under the ruleset "ikoria"',
    ]);
  });

  it("name objects and players in what would be after state-based actions, and say something there", () => {
    const after = {
      keep: ["Bear Cbu"],
      rounds: [[{ clause: "704.5f", object: "Bear Cbu" }]],
      open: [{ clause: "704.5j", player: "Nobody" }],
      expect: { "Bear Cbu": { power: 1 } },
    };
    expect(unplaced(({ timeline }) => (timeline[2]!["afterStateBasedActions"] = after))).to.deep.equal([
      '/timeline/2/afterStateBasedActions/keep/0 unknown object "Bear Cbu" -> Bear Cub',
      '/timeline/2/afterStateBasedActions/rounds/0/0/object unknown object "Bear Cbu" -> Bear Cub',
      '/timeline/2/afterStateBasedActions/open/0/player unknown player "Nobody"',
      '/timeline/2/afterStateBasedActions/expect/Bear Cbu unknown object "Bear Cbu" -> Bear Cub',
    ]);
    expect(unplaced(({ timeline }) => (timeline[2]!["afterStateBasedActions"] = {}))).to.deep.equal([
      "/timeline/2/afterStateBasedActions nothing is expected here",
    ]);
  });

  it("may say of an object that it is not there yet", () => {
    const check = { kind: "check", id: "before", expect: { "Bear Cub": { exists: false }, Nobody: { exists: false } } };
    expect(unplaced(({ timeline }) => timeline.unshift(check))).to.deep.equal([
      '/timeline/0/expect/Nobody unknown object "Nobody"',
    ]);
  });
});

describe("a scenario that needs a broken card", () => {
  it("says what is wrong with the card and where", () => {
    const text = scenarioText(({ timeline }) => (timeline[1]!["card"] = "Torn Card"));
    const parsed = parseScenario(text, "needs.json");
    const torn: Problem = { file: "cards/torn.json", line: 3, column: 7, pointer: "", message: "a comma is missing" };
    const found = parsed.ok
      ? checkScenario(parsed.value, text, "needs.json", CARDS, new Map([["Torn Card", torn]]))
      : [];
    expect(found.map(told)).to.deep.equal([
      '28:15 /timeline/1/card the card "Torn Card" can not be used, its file is broken: cards/torn.json:3:7 a comma is missing',
    ]);
  });
});

describe("base power and toughness", () => {
  const asking = {
    kind: "static",
    id: "reads",
    affects: { basePower: { atMost: 2 } },
    does: [{ kind: "switchPowerToughness" }],
  };
  const before = 'this asks for base power or toughness, and the rules "m10" know none (CR 208.4)';

  it("are no notion of rules before July 2014, in cards of a scenario and in others", () => {
    const card = { name: "Reader", types: ["Enchantment"], abilities: [asking] };
    expect(unplaced((scenario) => void (scenario["cards"] = [card]))).to.deep.equal([`/cards/0 ${before}`]);
    const resolves = {
      kind: "resolves",
      controller: "Ann",
      ability: { effects: [{ affects: { basePower: { atMost: 2 } }, does: [{ kind: "switchPowerToughness" }] }] },
    };
    expect(unplaced(({ timeline }) => timeline.unshift(resolves))).to.deep.equal([`/timeline/0 ${before}`]);
  });

  it("are asked for under newer rules", () => {
    const card = { name: "Reader", types: ["Enchantment"], abilities: [asking] };
    const newer = { cards: [card], rulesets: ["ikoria", "current"] };
    expect(unplaced((scenario) => void Object.assign(scenario, newer))).to.deep.equal([]);
  });
});
