import { expect } from "chai";
import type { Card, Result, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { decidingPairs, arrangementsOf, orderTable, type OrderTable } from "../../src/verifier/orders.js";
import { divide } from "../../src/verifier/divide.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { corpusCards } from "../support/corpus.js";
import { current } from "../support/play.js";

const CARDS: ReadonlyMap<string, Card> = corpusCards();
const enters = (card: string, more: object = {}): ScenarioEvent => ({
  kind: "enters",
  card,
  controller: "Ann",
  ...more,
});
const end = (expected: object = {}): ScenarioEvent => ({ kind: "check", id: "end", expect: { ...expected } });

function board(...timeline: ScenarioEvent[]): Scenario {
  return {
    id: "orders",
    rev: 1,
    title: "Orders",
    level: "must",
    rulesets: ["current"],
    cites: [],
    players: ["Ann", "Bob"],
    timeline,
    why: "",
    provenance: [],
  } as unknown as Scenario; // what only the corpus asks for is left out
}

function tableOf(...timeline: ScenarioEvent[]): OrderTable {
  const table = orderTable(board(...timeline), CARDS, current(), "end");
  if (!table.ok) throw new Error(table.message);
  return table.value;
}

const sizeIn = (table: OrderTable, n: number, id: string): string => {
  const object = table.outcomes[n]?.resolution.objects[id];
  return `${object?.power}/${object?.toughness}`;
};

describe("an order table", () => {
  it("has both boards of Opalescence and Humility, and that the two decide (CR 613.7)", () => {
    // Both set power and toughness in layer 7b, so the later of the two decides: 1/1, or the mana value of 4.
    const table = tableOf(enters("Opalescence"), enters("Humility"), enters("Glorious Anthem"), end());
    expect(table.outcomes.map(({ orders }) => orders.length)).to.deep.equal([3, 3]);
    expect([0, 1].map((n) => sizeIn(table, n, "Humility"))).to.deep.equal(["1/1", "4/4"]);
    expect(table.outcomes[0]?.orders[0]).to.deep.equal([["Opalescence"], ["Humility"], ["Glorious Anthem"]]);
    expect(decidingPairs(table)).to.deep.equal([[["Opalescence"], ["Humility"]]]);
  });

  it("has one board where nothing depends on the order", () => {
    const table = tableOf(enters("Glorious Anthem"), enters("Grizzly Bears"), enters("Honor of the Pure"), end());
    expect(table.outcomes.map(({ orders }) => orders.length)).to.deep.equal([6]);
    expect(decidingPairs(table)).to.deep.equal([]);
  });

  it("counts orders in which an event can't happen", () => {
    const aura = enters("Pacifism", { attachedTo: "Grizzly Bears" });
    const table = tableOf(enters("Grizzly Bears"), aura, enters("Glorious Anthem"), end());
    expect(table.impossible).to.have.lengthOf(3);
    expect(table.outcomes.map(({ orders }) => orders.length)).to.deep.equal([3]);
  });

  it("leaves the other events where they are", () => {
    const growth: ScenarioEvent = {
      kind: "resolves",
      card: "Giant Growth",
      controller: "Ann",
      targets: ["Grizzly Bears"],
    };
    const table = tableOf(enters("Grizzly Bears"), growth, enters("Humility"), end());
    expect(table.impossible).to.deep.equal([[["Humility"], ["Grizzly Bears"]]]);
    expect(sizeIn(table, 0, "Grizzly Bears")).to.equal("4/4"); // 7b sets 1/1, 7c gives +3/+3
  });

  it("has a digest of its boards that does not depend on what is expected, and does on the board", () => {
    const one = tableOf(enters("Opalescence"), enters("Humility"), end());
    const expecting = tableOf(enters("Opalescence"), enters("Humility"), end({ Humility: { power: 7 } }));
    const other = tableOf(enters("Opalescence"), enters("Glorious Anthem"), end());
    expect(one.digest)
      .to.match(/^[0-9a-f]{64}$/)
      .and.to.equal(expecting.digest)
      .and.not.to.equal(other.digest);
  });

  it("refuses a check that is not there, and more arrivals than can be gone through", () => {
    const many = Array.from({ length: 7 }, (_, i) => enters("Grizzly Bears", { id: `bear ${i}` }));
    expect(orderTable(board(...many, end()), CARDS, current(), "end")).to.deep.include({ ok: false });
    expect(orderTable(board(end()), CARDS, current(), "other")).to.deep.include({ ok: false });
  });
});

describe("dividing by orders", () => {
  const asked = { Humility: { power: 1 } };
  const scenario = board(enters("Opalescence"), enters("Humility"), enters("Glorious Anthem"), end(asked));
  const arrangements = arrangementsOf(scenario, "end");
  const reference = (each: Scenario): Promise<Result> => verifyEntry(each, CARDS, "current", REFERENCE_ENGINE);
  const divided = (ask: (each: Scenario) => Promise<Result>) =>
    divide(arrangements.ok ? arrangements.value : [], CARDS, "current", [], ({ scenario: each }) => ask(each));

  it("finds nothing wrong in an engine that is right", async () => {
    const { branches, wrong } = await divided(reference);
    expect(wrong).to.equal(undefined);
    expect(branches).to.deep.equal(
      ["Opalescence", "Humility", "Glorious Anthem"].map((first) => ({ first: [first], orders: 2, right: 2 })),
    );
  });

  it("tells the first order that an engine which goes by the written order gets wrong, and by which values", async () => {
    const { branches, wrong } = await divided(() => reference(scenario));
    expect(branches.map(({ first, right }) => [first, right])).to.deep.equal([
      [["Opalescence"], 2],
      [["Humility"], 0],
      [["Glorious Anthem"], 1],
    ]);
    expect(wrong).to.deep.equal({
      order: [["Humility"], ["Opalescence"], ["Glorious Anthem"]],
      disagreements: [{ subject: "Humility", characteristic: "power", reference: 4, engine: 1 }],
    });
  });

  it("tells what an engine says in place of an answer", async () => {
    const { wrong } = await divided(async (each) => ({
      ...(await reference(each)),
      values: [],
      verdict: "refused",
      message: "no",
    }));
    expect(wrong).to.deep.include({ message: "no", disagreements: [] });
  });
});
