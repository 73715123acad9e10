import { expect } from "chai";
import * as fc from "fast-check";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Card, CheckEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { runTimeline, type Timeline } from "../../src/timeline/run.js";
import { Chance } from "../../src/verifier/chance.js";
import { disguise, type Disguise } from "../../src/verifier/disguise.js";
import { cardsOf } from "../../src/verifier/request.js";
import { changedAnswer } from "../../src/verifier/second-answer.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS as POOL, timelines } from "../properties/random-board.js";
import { BEAR, becomes, creature, FOREST, gains, gets, onTarget, resolving } from "../support/cards.js";
import { current } from "../support/play.js";
import { expectSame } from "../support/same.js";
import { check, scenario } from "./boards.js";

const GROWTH: Card = {
  name: "Growth",
  types: ["Instant"],
  abilities: [
    { kind: "spell", id: "grow", effects: [{ affects: { target: true }, does: [gets(3, 3)], duration: "endOfTurn" }] },
  ],
};
const PUMPER = creature("Pumper", 1, 1, {
  abilities: [
    { kind: "activated", id: "pump", effects: [{ affects: { self: true }, does: [gets(1, 0)] }] },
    { kind: "static", id: "twin", affects: { object: "Bear" }, does: [gets(0, 1)] },
  ],
});
const ALL = new Map([BEAR, FOREST, GROWTH, PUMPER].map((card) => [card.name, card]));

function board(timeline: ScenarioEvent[], over: Partial<Scenario> = {}): Scenario {
  return scenario("board", { players: ["Ann", "Bob"], timeline, ...over });
}

function enters(card: string, over: object = {}): ScenarioEvent {
  return { kind: "enters", card, controller: "Ann", ...over };
}

function disguised(original: Scenario, seed = "seed", cards: ReadonlyMap<string, Card> = ALL): Disguise {
  return disguise(original, cardsOf(original, cards), seed);
}

/** The event of a disguised board at a place. */
function eventOf<K extends ScenarioEvent["kind"]>(
  { scenario: { timeline } }: Disguise,
  kind: K,
): ScenarioEvent & { kind: K } {
  const found = timeline.find((event): event is ScenarioEvent & { kind: K } => event.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

async function expectSameAnswer(original: Scenario): Promise<void> {
  const cards = cardsOf(original, ALL);
  const first = await verifyEntry(original, ALL, "current", REFERENCE_ENGINE);
  expect(first.verdict, JSON.stringify(first.values.filter(({ ok }) => !ok)) + first.message).to.equal("pass");
  for (const seed of ["one", "two", "three"]) {
    const other = disguise(original, cards, seed);
    const byName = new Map(other.cards.map((card) => [card.name, card]));
    const second = await verifyEntry(other.scenario, byName, "current", REFERENCE_ENGINE);
    expect(second.verdict, JSON.stringify(second.values.filter(({ ok }) => !ok)) + second.message).to.equal("pass");
    expect(changedAnswer(first, second, other.originalOf)).to.equal(undefined);
  }
}

describe("a board in other words", () => {
  it("is the same for the same seed, and another for another", () => {
    const original = board([enters("Bear"), enters("Pumper"), check({ expect: { Bear: { power: 2 } } })]);
    expect(JSON.stringify(disguised(original))).to.equal(JSON.stringify(disguised(original)));
    expect(disguised(original, "a").nameOf("Bear")).to.not.equal(disguised(original, "b").nameOf("Bear"));
  });

  it("leaves the original as it is", () => {
    const original = board([enters("Bear"), check({ expect: { Bear: { power: 2 } } })]);
    const before = JSON.stringify(original);
    disguised(original);
    expect(JSON.stringify(original)).to.equal(before);
  });

  it("gives every object a name that says nothing, and its card as before", () => {
    const other = disguised(board([enters("Bear"), enters("Bear", { id: "Bear 2" }), check()]));
    const names = [other.nameOf("Bear"), other.nameOf("Bear 2")];
    expect(new Set(names).size).to.equal(2);
    for (const name of names) expect(name).to.match(/^[a-z]{7}$/);
    expect(eventOf(other, "enters")).to.include({ id: names[0], card: "Bear" });
  });

  it("turns the order of names around", () => {
    const ids = ["Able", "Baker", "Charlie", "Dog", "Easy", "able", "Ärger", "constructor", "__proto__", "a/b", "2"];
    const other = disguised(board([...ids.map((id) => enters("Bear", { id })), check()]));
    const sorted = [...ids].sort((a, b) => (a < b ? -1 : 1));
    const renamed = sorted.map((id) => other.nameOf(id));
    expect(renamed).to.deep.equal([...renamed].sort().toReversed());
  });

  it("has other names for the players, in turn order", () => {
    const setup = [{ name: "Ann", life: 7 }, "Bob"];
    const expected = check({ expect: { Bear: { controller: "Ann" } }, players: { Bob: { life: 20 } } });
    const other = disguised(board([enters("Bear"), expected], { players: setup }));
    expect(other.scenario.players).to.deep.equal([{ name: other.nameOf("Ann"), life: 7 }, other.nameOf("Bob")]);
    expect(eventOf(other, "check").players).to.have.keys(other.nameOf("Bob"));
    expect(eventOf(other, "enters").controller).to.equal(other.nameOf("Ann"));
  });

  it("puts the original names back into a text", () => {
    const other = disguised(board([enters("Bear"), enters("Bear", { id: "Urza, Lord" }), check()]));
    const text = `704.5j ${other.nameOf("Ann")} among [${other.nameOf("Bear")}, ${other.nameOf("Urza, Lord")}]`;
    expect(other.originalOf(text)).to.equal("704.5j Ann among [Bear, Urza, Lord]");
    expect(other.originalOf("nothing here bcdfghj or xbcdfghjx")).to.equal("nothing here bcdfghj or xbcdfghjx");
  });

  it("never takes a name that is in the board already", () => {
    const taken = disguised(board([enters("Bear"), check()])).nameOf("Bear");
    const again = disguised(board([enters("Bear"), check({ note: `as in ${taken.toUpperCase()}s` })]));
    expect(again.nameOf("Bear")).to.not.equal(taken);
  });

  it("turns cards, keys and sets the other way round, and nothing else", () => {
    const card = creature("Two", 1, 1, {
      subtypes: ["Bear", "Bird"],
      abilities: ["flying", { kind: "mana", produces: ["G", "U"] }, "trample"],
    });
    const cards = new Map([...ALL, [card.name, card] as const]);
    const timeline = [enters("Two"), enters("Bear"), enters("Forest"), check()];
    const other = disguised(board(timeline), "seed", cards);
    expect(other.cards.map(({ name }) => name)).to.deep.equal(["Forest", "Bear", "Two"]);
    const two = other.cards.find(({ name }) => name === "Two");
    expect(two).to.deep.include({ subtypes: ["Bird", "Bear"], types: ["Creature"] });
    expect(two?.abilities).to.deep.equal(card.abilities);
    expect(Object.keys(two ?? {})).to.deep.equal(Object.keys(card).toReversed());
    const entered = other.scenario.timeline.map((event) => (event.kind === "enters" ? event.card : event.kind));
    expect(entered).to.deep.equal(["Two", "Bear", "Forest", "check"]);
  });
});

/** Boards in which something is named in one way each; `resolves` events give names to their effects. */
const NAMED: Readonly<Record<string, ScenarioEvent[]>> = {
  "a static ability, and an object that another ability names": [
    enters("Bear"),
    enters("Pumper"),
    check({
      expect: { Bear: { toughness: 3 } },
      order: [{ layer: "7c", effects: ["Pumper/twin"] }],
    }),
  ],
  "a spell, again, and an object of the same card": [
    enters("Bear"),
    { kind: "casts", card: "Growth", player: "Ann" },
    { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear"] },
    { kind: "moves", object: "Growth", to: "graveyard" },
    { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear"] },
    check({
      expect: { Bear: { power: 8 }, Growth: { zone: "graveyard" } },
      order: [{ layer: "7c", effects: ["Growth", "Growth#2"] }],
    }),
    { kind: "ends", effect: "Growth#2" },
    check({ id: "ended", order: [{ layer: "7c", effects: ["Growth"] }] }),
  ],
  "an ability that resolves twice": [
    enters("Pumper", { id: "Pumper #1" }),
    { kind: "resolves", source: "Pumper #1", ability: "pump", controller: "Ann" },
    { kind: "resolves", source: "Pumper #1", ability: "pump", controller: "Ann" },
    check({ order: [{ layer: "7c", effects: ["Pumper #1/twin", "Pumper #1/pump", "Pumper #1/pump#2"] }] }),
  ],
  "what is written out, by its own name, its source or none": [
    enters("Bear"),
    enters("Pumper"),
    onTarget("sleight", "Bear", becomes(5, 5)),
    onTarget("Bear", "Bear", becomes(4, 4)),
    onTarget("Bear/pump", "Bear", becomes(3, 3)),
    {
      kind: "resolves",
      controller: "Ann",
      source: "Pumper",
      ability: {
        effects: [
          { affects: { object: "Bear" }, does: [becomes(2, 2)] },
          { affects: { self: true }, does: [becomes(7, 7)] },
        ],
      },
    },
    {
      kind: "resolves",
      controller: "Ann",
      ability: { effects: [{ affects: { type: "Creature" }, does: [becomes({ powerOf: "affected" }, 1)] }] },
    },
    check({
      expect: { Bear: { power: 2 }, Pumper: { power: 7 } },
      order: [
        {
          layer: "7b",
          effects: ["sleight", "Bear", "Bear/pump", "Pumper", "Pumper/2", "effect"],
        },
      ],
    }),
  ],
  "counters, targets that are players, stickers and marks of damage": [
    enters("Bear"),
    enters("Pumper", { attachedTo: undefined, links: undefined }),
    { kind: "counters", object: "Bear", add: { "+1/+1": 1 } },
    { kind: "sticker", object: "Bear", power: 6, toughness: 6 },
    { kind: "damage", to: "Bob", amount: 3, source: "Bear" },
    { kind: "damage", to: "Pumper", amount: 9 },
    resolving("aim", [{ affects: { target: 2 }, does: [gains("flying")] }], { targets: ["Bob", "Bear"] }),
    check({
      expect: { Bear: { power: 7, has: ["flying"] } },
      players: { Bob: { life: 17 } },
      stateBased: [{ clause: "704.5g", object: "Pumper" }],
      order: [
        { layer: "7b", effects: ["Bear/sticker"] },
        { layer: "7c", effects: ["Pumper/twin", "Bear/counter:+1/+1"] },
      ],
      afterStateBasedActions: {
        rounds: [[{ clause: "704.5g", object: "Pumper" }]],
        expect: { Pumper: { zone: "graveyard" } },
        players: { Ann: { life: 20 } },
      },
    }),
  ],
  "a source and a card of one name, numbered together": [
    enters("Bear"),
    enters("Growth", { zone: "exile" }),
    { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear"] },
    {
      kind: "resolves",
      controller: "Ann",
      source: "Growth",
      ability: { effects: [{ affects: { object: "Bear" }, does: [gets(1, 1)] }] },
    },
    check({ expect: { Bear: { power: 6 } }, order: [{ layer: "7c", effects: ["Growth", "Growth#2"] }] }),
  ],
  "players who are chosen, under whatever name": [
    enters("Bear", { choices: { player: "Bob", rival: "Ann" } }),
    { kind: "choose", object: "Bear", choices: { "some-ability/player": "Ann" } },
    check({ expect: { Bear: { controller: "Ann" } } }),
  ],
};

describe("the names of a board in other words", () => {
  for (const [what, timeline] of Object.entries(NAMED))
    it(`lead where they did: ${what}`, () =>
      expectSameAnswer(board(JSON.parse(JSON.stringify(timeline)) as ScenarioEvent[])));

  it("are the effect's own too, where a scenario gives it one", () => {
    const other = disguised(board([enters("Bear"), onTarget("sleight", "Bear", gets(1, 1)), check()]));
    const { id } = eventOf(other, "resolves");
    expect(id).to.match(/^[a-z]{7}$/);
    expect(other.originalOf(`${id}#2/3`)).to.equal("sleight#2/3");
  });

  it("stay where nothing can say another: of the second card of a meld pair", () => {
    const other = disguised(board([enters("Bear", { meldedWith: "Forest" }), enters("Forest"), check()]));
    expect(other.nameOf("Forest")).to.equal("Forest");
    expect(other.nameOf("Bear")).to.not.equal("Bear");
  });

  it("stay where an ability is called after them", () => {
    const from = creature("Shunner", 1, 1, {
      abilities: [
        { kind: "keyword", keyword: "protection", fromQuality: { object: "Bear", type: ["Land", "Creature"] } },
      ],
    });
    const fromPlayer = creature("Spurner", 1, 1, {
      abilities: [{ kind: "keyword", keyword: "protection", from: { chosen: "player" } }],
    });
    const cards = new Map([...ALL, ["Shunner", from], ["Spurner", fromPlayer]]);
    const timeline = [enters("Bear"), enters("Shunner"), enters("Spurner", { choices: { player: "Bob" } }), check()];
    const other = disguised(board(timeline), "seed", cards);
    expect(other.nameOf("Bear")).to.equal("Bear");
    expect(other.nameOf("Bob")).to.equal("Bob");
    expect(other.nameOf("Ann")).to.not.equal("Ann");
    const shunner = other.cards.find(({ name }) => name === "Shunner");
    expect(shunner?.abilities).to.deep.equal(from.abilities);
  });

  it("go through the values of other readings", () => {
    const readings: CheckEvent["readings"] = {
      other: { expect: { Bear: { attachedTo: "Pumper" } }, players: { Ann: { life: 1 } } },
    };
    const other = disguised(board([enters("Bear"), enters("Pumper"), check({ readings })]));
    expect(eventOf(other, "check").readings).to.deep.equal({
      other: {
        expect: { [other.nameOf("Bear")]: { attachedTo: other.nameOf("Pumper") } },
        players: { [other.nameOf("Ann")]: { life: 1 } },
      },
    });
  });

  it("change nothing of what is true on random boards", () => {
    const truth = (
      timeline: Timeline,
      cards: ReadonlyMap<string, Card>,
      originalOf: (text: string) => string,
    ): unknown => {
      const run = runTimeline(timeline, cards, current());
      if (!run.ok) throw new Error(JSON.stringify(run.faults));
      const points = run.value.checkPoints.map(({ resolution: { objects, players } }) => ({ objects, players }));
      return JSON.parse(originalOf(JSON.stringify(points)));
    };
    fc.assert(
      fc.property(timelines(), fc.string(), (timeline, seed) => {
        const original = scenario("random", timeline);
        const other = disguise(original, cardsOf(original, POOL), seed);
        const cards = new Map(other.cards.map((card) => [card.name, card]));
        expectSame(
          truth(other.scenario, cards, other.originalOf),
          truth(timeline, POOL, (text) => text),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("chance", () => {
  it("comes out the same for the same seed", () => {
    const rolls = (seed: string): number[] => {
      const chance = new Chance(seed);
      return Array.from({ length: 20 }, () => chance.below(6));
    };
    expect(rolls("a")).to.deep.equal(rolls("a"));
    expect(rolls("a")).to.not.deep.equal(rolls("b"));
    const all = new Set(["a", "b", "c", "d", "e"].flatMap((seed) => rolls(seed)));
    expect([...all].sort()).to.deep.equal([0, 1, 2, 3, 4, 5]);
  });
});
