import { expect } from "chai";
import { madeOf } from "../../src/events/made.js";
import { withMade } from "../../src/events/with-made.js";
import type { Card, EntersEvent, Scenario } from "../../src/rules/formats.gen.js";
import { runMessage } from "../../src/engines/runner-message.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { namelessCardsOf, requestOf } from "../../src/verifier/request.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseCard } from "../../src/scenario/parse.js";

const NEST: Card = {
  name: "Test Nest",
  types: ["Enchantment"],
  makes: [
    {
      name: "Squirrel",
      colorIndicator: ["green"],
      types: ["Creature"],
      subtypes: ["Squirrel"],
      power: 1,
      toughness: 1,
    },
    {
      name: "Nest emblem",
      types: [],
      abilities: [
        {
          kind: "static",
          id: "shelter",
          zones: ["command"],
          affects: { type: "Creature" },
          does: [{ kind: "gainAbilities", abilities: ["flying"] }],
        },
      ],
    },
  ],
};
const CARDS = new Map([[NEST.name, NEST]]);

function scenario(event: Partial<EntersEvent>, cards: Card[] = []): Scenario {
  return {
    id: "nest",
    rev: 1,
    title: "A nest",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.1", role: "applies" }],
    players: ["Ann"],
    ...(cards.length === 0 ? {} : { cards }),
    timeline: [{ kind: "enters", card: "Squirrel", madeBy: "Test Nest", controller: "Ann", ...event }],
  };
}

/** The faults of a scenario with this event, each with what may have been meant. */
function faults(event: Partial<EntersEvent>, cards: Card[] = []): string[] {
  const file = scenario(event, cards);
  return checkScenario(file, JSON.stringify(file), "nest.json", CARDS).map(({ message, suggestion }) =>
    suggestion === undefined ? message : `${message}: ${suggestion}`,
  );
}

describe("what a card makes", () => {
  it("enters as a token of its own, or is an emblem in the command zone", () => {
    expect(faults({})).to.deep.equal([]);
    const token = withMade(scenario({}), CARDS);
    expect(token.timeline[0]).to.deep.include({ card: "Squirrel", token: true });
    expect(token.cards).to.deep.equal([madeOf(NEST, "Squirrel")]);
    const emblem = withMade(scenario({ card: "Nest emblem" }), CARDS);
    expect(emblem.timeline[0]).to.deep.include({ zone: "command" }).and.not.have.property("token");
  });

  it("stays as it is once it is written out", () => {
    const once = withMade(scenario({}), CARDS);
    expect(withMade(once, new Map())).to.deep.equal(once);
  });

  it("is found by the nearest name, and is a token or an emblem and not the other", () => {
    expect(faults({ card: "Squirel" })).to.deep.equal(['the card "Test Nest" makes no "Squirel": Squirrel']);
    expect(faults({ madeBy: "Tset Nest" })).to.deep.equal(['unknown card "Tset Nest": Test Nest']);
    expect(faults({ token: false })).to.deep.equal(["what a card makes is a token (CR 111.1)"]);
    expect(faults({ card: "Nest emblem", token: true })).to.deep.equal(["an emblem is no token (CR 114.5)"]);
    expect(faults({ card: "Nest emblem", zone: "battlefield" })).to.deep.equal([
      "an emblem is put into the command zone (CR 114.1)",
    ]);
  });

  it("may be called as something else is, and each is itself", () => {
    const other: Card = { name: "Squirrel", types: ["Creature"], power: 4, toughness: 4 };
    const lair: Card = {
      name: "Test Lair",
      types: ["Land"],
      makes: [
        { name: "Squirrel", names: { de: "Eichhörnchen" }, types: ["Creature"], power: 3, toughness: 3 },
        { name: "Beast", types: ["Creature"], power: 5, toughness: 5 },
      ],
    };
    const three: Scenario = {
      ...scenario({}, [other]),
      timeline: [
        { kind: "enters", card: "Squirrel", madeBy: "Test Lair", controller: "Ann" },
        { kind: "enters", card: "Squirrel", madeBy: "Test Nest", id: "Small", controller: "Ann" },
        { kind: "enters", card: "Squirrel", id: "Own", token: true, controller: "Ann" },
        { kind: "enters", card: "Beast", madeBy: "Test Lair", controller: "Ann" },
        { kind: "check", id: "end" },
      ],
    };
    const cards = new Map([...CARDS, [lair.name, lair]]);
    expect(checkScenario(three, JSON.stringify(three), "three.json", cards)).to.deep.equal([]);
    const run = runTimeline(three, cards, rulesetOf("current"));
    const objects = run.ok ? (run.value.checkPoints[0]?.resolution.objects ?? {}) : {};
    const told = Object.entries(objects).map(([id, { name, power }]) => [id, name, power]);
    expect(told).to.have.deep.members([
      ["Squirrel", "Squirrel", 3],
      ["Small", "Squirrel Token", 1],
      ["Own", "Squirrel", 4],
      ["Beast", "Beast", 5],
    ]);
    const once = withMade(three, cards);
    expect(withMade(once, cards)).to.deep.equal(once);
    expect(once.cards?.map(({ names }) => names?.de)).to.include("Eichhörnchen (Test Lair)");
  });

  it("is one thing if two cards make the same", () => {
    const other: Card = { ...NEST, name: "Other Nest" };
    const two: Scenario = {
      ...scenario({}),
      timeline: [
        { kind: "enters", card: "Squirrel", madeBy: "Test Nest", controller: "Ann" },
        { kind: "enters", card: "Squirrel", madeBy: "Other Nest", id: "Second", controller: "Ann" },
      ],
    };
    expect(withMade(two, new Map([...CARDS, [other.name, other]])).cards?.map(({ name }) => name)).to.deep.equal([
      "Squirrel",
    ]);
  });

  it("is sent to an engine that knows names by its maker, and to others as data", () => {
    const own: Card = { name: "Squirrel", types: ["Artifact"] };
    const both: Scenario = {
      ...scenario({}),
      cards: [own],
      timeline: [
        { kind: "enters", card: "Squirrel", madeBy: "Test Nest", id: "Made", controller: "Ann" },
        { kind: "enters", card: "Squirrel", token: true, controller: "Ann" },
        { kind: "check", id: "end" },
      ],
    };
    const request = requestOf(both, CARDS, "current");
    const byName = runMessage(1, request, "names");
    expect(byName.cardNames).to.have.members(["Squirrel", "Test Nest"]);
    expect(byName.timeline[0]).to.deep.include({ card: "Squirrel", madeBy: "Test Nest", id: "Made", token: true });
    expect(byName.timeline[1]).not.to.have.property("madeBy");
    const byData = runMessage(1, request, "effects");
    expect(byData.timeline[0]).to.deep.include({ card: "Squirrel (Test Nest)", id: "Made", token: true });
    expect(byData.timeline[0]).not.to.have.property("madeBy");
    const sent = byData.cards?.map(({ name, printedName }) => [name, printedName]);
    expect(sent).to.have.deep.members([
      ["Squirrel", undefined],
      ["Squirrel (Test Nest)", null],
    ]);
    const alone = runMessage(1, requestOf(scenario({}), CARDS, "current"), "names");
    expect(alone.cardNames).to.deep.equal(["Test Nest"]);
  });

  it("is known by name; a token that the scenario writes out is not", () => {
    const names = (event: Partial<EntersEvent>, cards: Card[] = []): string[] =>
      namelessCardsOf(scenario(event, cards), CARDS).map(({ name }) => name);
    expect(names({})).to.deep.equal([]);
    expect(names({ card: "Nest emblem" })).to.deep.equal([]);
    const { madeBy: _, ...rest } = scenario({}).timeline[0] as EntersEvent;
    const written: Scenario = {
      ...scenario({}, [{ name: "Squirrel", types: ["Creature"] }]),
      timeline: [{ ...rest, token: true }],
    };
    expect(namelessCardsOf(written, CARDS).map(({ name }) => name)).to.deep.equal(["Squirrel"]);
  });

  it("needs no name if it has subtypes, and is called by those", () => {
    const camp: Card = {
      name: "Test Camp",
      types: ["Land"],
      makes: [{ types: ["Creature"], subtypes: ["Goblin", "Scout"], power: 1, toughness: 1 }],
    };
    expect(madeOf(camp, "Goblin Scout")).to.deep.include({ name: "Goblin Scout", printedName: null });
    const file = JSON.stringify({ ...camp, makes: [{ types: ["Creature"], power: 1, toughness: 1 }] });
    const read = parseCard(file, "camp.json");
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).to.deep.equal([
      "nothing says what it is called",
    ]);
  });

  it("without types is an emblem, which has abilities and nothing else", () => {
    const text = JSON.stringify({
      name: "X",
      types: ["Enchantment"],
      makes: [{ name: "E", types: [], power: 1, toughness: 1 }],
    });
    const read = parseCard(text, "x.json");
    const messages = read.ok ? [] : read.problems.map(({ message }) => message);
    expect(messages).to.include("without types this is an emblem, and it has no abilities");
    expect(messages).to.include("without types this is an emblem, which has no power (CR 114.3)");
  });
});
