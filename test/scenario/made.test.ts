import { expect } from "chai";
import { madeOf, withMade } from "../../src/events/made.js";
import type { Card, EntersEvent, Scenario } from "../../src/rules/formats.gen.js";
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

  it("has a name of its own in the scenario", () => {
    const other: Card = { name: "Squirrel", types: ["Artifact"] };
    expect(faults({}, [other])).to.deep.equal(['two different things called "Squirrel"']);
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
