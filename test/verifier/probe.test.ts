import { expect } from "chai";
import type { EngineRequest, Engine } from "../../src/engines/engine.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Card, Result, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { type Ask, askedAgain, probeEntry } from "../../src/verifier/probe.js";
import { unanswered } from "../../src/verifier/verdict.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { affecting, BEAR, becomes, creature, CREATURES, enchantment, gets } from "../support/cards.js";
import { check, scenario } from "./boards.js";

const SMALL = enchantment("Small", affecting("shrink", CREATURES, becomes(1, 1)));
const LARGE = enchantment("Large", affecting("grow", CREATURES, becomes(5, 5)));
const GLIDER = creature("Glider", 2, 2, { subtypes: ["Bird", "Bear"], supertypes: ["Legendary"] });
const CARDS: ReadonlyMap<string, Card> = new Map([BEAR, SMALL, LARGE, GLIDER].map((card) => [card.name, card]));

function enters(card: string): ScenarioEvent {
  return { kind: "enters", card, controller: "Ann" };
}

/** Of two effects in a layer the younger one wins; objects, cards and names are in one order. */
function board(power = 5): Scenario {
  const expected = check({
    expect: { Bear: { power, controller: "Ann" }, Glider: { subtypes: ["Bird", "Bear"] } },
    order: [{ layer: "7b", effects: ["Small/shrink", "Large/grow"] }],
    stateBased: [],
  });
  return scenario("two-sizes", {
    players: ["Ann", "Bob"],
    timeline: [enters("Bear"), enters("Small"), enters("Large"), enters("Glider"), expected],
  });
}

/** Sends the cards as they come, as a runner does. */
function asking(engine: Engine, asked: EngineRequest[] = []): Ask {
  return (asks, cards) => {
    const run: Engine["run"] = (request) => {
      asked.push({ ...request, cards: [...cards] });
      return engine.run({ ...request, cards: [...cards] });
    };
    return verifyEntry(asks, new Map(cards.map((card) => [card.name, card])), "current", { ...engine, run });
  };
}

/** The reference with something done to the request before it sees it. */
function misreading(change: (request: EngineRequest) => EngineRequest): Engine {
  return { name: "misreading", version: "1", run: (request) => REFERENCE_ENGINE.run(change(request)) };
}

function arranged(request: EngineRequest, rank: (event: ScenarioEvent & { kind: "enters" }) => string): EngineRequest {
  const entering = request.timeline.filter((event) => event.kind === "enters");
  const rest = request.timeline.filter((event) => event.kind !== "enters");
  const sorted = [...entering].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return { ...request, timeline: [...sorted, ...rest] };
}

/** Cards with a power read from the data in a way that depends on how it is written. */
function withPower(request: EngineRequest, power: (card: Card) => number): EngineRequest {
  const cards = request.cards.map((card) => (card.types.includes("Creature") ? { ...card, power: power(card) } : card));
  return { ...request, cards };
}

const UNSTABLE: Readonly<Record<string, Engine>> = {
  "gives timestamps in the order of names": misreading((request) => arranged(request, ({ id, card }) => id ?? card)),
  "gives timestamps in the order of the cards": misreading((request) =>
    arranged(request, ({ card }) => String(request.cards.findIndex(({ name }) => name === card))),
  ),
  "reads no further than a first key that it does not expect": misreading((request) => ({
    ...request,
    cards: request.cards.map((card) =>
      Object.keys(card)[0] === "name" ? card : { name: card.name, types: card.types },
    ),
  })),
  "knows an object by its card's name": misreading((request) => ({
    ...request,
    timeline: request.timeline.map((event) => {
      if (event.kind !== "enters") return event;
      const { id: _, ...nameless } = event;
      return nameless;
    }),
  })),
  "goes by the first of several subtypes": misreading((request) => ({
    ...request,
    cards: request.cards.map(({ subtypes = [], ...card }) => ({ ...card, subtypes: subtypes.slice(0, 1) })),
  })),
  "turns a player's name into luck": misreading((request) => ({
    ...request,
    players: [...request.players].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    timeline: request.timeline.map((event) =>
      event.kind === "enters" ? { ...event, controller: leastOf(request.players) } : event,
    ),
  })),
};

function leastOf(players: Scenario["players"]): string {
  return players.map((player) => (typeof player === "string" ? player : player.name)).sort()[0] ?? "nobody";
}

describe("asking again in other words", () => {
  for (const [what, engine] of Object.entries(UNSTABLE))
    it(`catches an engine that ${what}`, async () => {
      for (const seed of ["one", "two", "three"]) {
        const result = await probeEntry(board(), CARDS, seed, asking(engine));
        expect(result.verdict, seed).to.equal("unstable");
        expect(result.message).to.match(/^asked again in other words: .+: .+, asked again .+$/);
      }
    });

  it("catches an engine that keeps something from one question to the next", async () => {
    let runs = 0;
    const engine = misreading((request) => withPower(request, () => runs++));
    const only = check({ expect: { Bear: { power: 0 } } });
    const bears = scenario("bears", { timeline: [enters("Bear"), only] });
    const result = await probeEntry(bears, CARDS, "seed", asking(engine));
    expect(result.message).to.equal("asked again in other words: power of Bear: 0, asked again 1");
  });

  it("finds nothing wrong with the reference, right or wrong as it may be", async () => {
    for (const power of [5, 6]) {
      const result = await probeEntry(board(power), CARDS, "seed", asking(REFERENCE_ENGINE));
      expect(result).to.deep.equal(await asking(REFERENCE_ENGINE)(board(power), [...CARDS.values()]));
      expect(result.verdict).to.equal(power === 5 ? "pass" : "fail");
    }
  });

  it("finds nothing wrong with an engine that is always wrong in the same way", async () => {
    const engine = misreading((request) =>
      withPower(
        {
          ...request,
          cards: request.cards
            .filter(({ name }) => name !== "Large")
            .concat({ ...LARGE, abilities: [affecting("grow", CREATURES, gets(7, 7))] }),
        },
        () => 3,
      ),
    );
    const result = await probeEntry(board(), CARDS, "seed", asking(engine));
    expect(result.verdict).to.equal("fail");
  });

  it("asks twice, with the same board in other words the second time", async () => {
    const asked: EngineRequest[] = [];
    await probeEntry(board(), CARDS, "seed", asking(REFERENCE_ENGINE, asked));
    expect(asked).to.have.length(2);
    const [first, second] = asked;
    expect(first?.cards.map(({ name }) => name)).to.deep.equal(["Bear", "Small", "Large", "Glider"]);
    expect(second?.cards.map(({ name }) => name)).to.deep.equal(["Glider", "Large", "Small", "Bear"]);
    expect(JSON.stringify(second?.timeline)).to.not.include('"Ann"');
  });

  it("keeps the values of the first answer, and nothing that would let them pass", async () => {
    const result = await probeEntry(
      board(),
      CARDS,
      "one",
      asking(UNSTABLE["knows an object by its card's name"] ?? REFERENCE_ENGINE),
    );
    expect(result.values.every(({ ok }) => ok)).to.equal(true);
    expect(result).to.not.have.property("reading");
  });

  it("does not ask again where no values came", async () => {
    const none = unanswered({ scenario: "two-sizes", ruleset: "current" }, "unsupported", "no");
    let asked = 0;
    const result = await probeEntry(board(), CARDS, "seed", () => {
      asked++;
      return Promise.resolve(none);
    });
    expect(result).to.equal(none);
    expect(asked).to.equal(1);
  });

  it("says so if no values come the second time, in the names of the first", async () => {
    const original = await asking(REFERENCE_ENGINE)(board(), [...CARDS.values()]);
    const result = await askedAgain(original, board(), CARDS, "seed", (asks): Promise<Result> => {
      const [first] = asks.timeline;
      const name = first?.kind === "enters" ? first.id : undefined;
      return Promise.resolve(unanswered({ scenario: "two-sizes", ruleset: "current" }, "crashed", `lost at ${name}`));
    });
    expect(result).to.include({
      verdict: "unstable",
      message: "asked again in other words: pass, asked again crashed: lost at Bear",
    });
  });
});
