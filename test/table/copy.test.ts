import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { current } from "../support/play.js";
import { newPlayer } from "../../src/table/table-player.js";
import { Table } from "../../src/table/table.js";
import { addEventEffect } from "../../src/table/event-effect.js";

const BEAR: Card = { name: "Grey Bear", types: ["Creature"], subtypes: ["Bear"], power: 2, toughness: 2 };

function laid(): Table {
  const table = Table.laid(current(), [newPlayer({ name: "Ann" }), newPlayer({ name: "Bob" })]);
  const common = { owner: 0, controller: 0, zone: "battlefield" as const, token: false };
  table.place({ ...common, id: "Bear", card: BEAR });
  grow(table);
  return table;
}

function grow(table: Table): void {
  const name = table.effectName({ kind: "event", object: "Bear", event: "merged" });
  const part = { kind: "modifyPowerToughness" as const, power: 1, toughness: 1 };
  addEventEffect(table, name, [0], { parts: [part] }, table.mint(), []);
}

describe("a copy of a table", () => {
  it("goes on where the table stands: what begins on it has a key, a name and a timestamp of its own", () => {
    const copy = laid().copy();
    grow(copy);
    const [first, second] = copy.effects;
    expect(second?.key).to.not.equal(first?.key);
    expect(second?.name).to.not.deep.equal(first?.name);
    expect(second?.timestamp).to.be.above(first?.timestamp ?? Infinity);
  });

  it("goes its own way: nothing that happens on it happens on the table", () => {
    const table = laid();
    const before = table.board();
    const copy = table.copy();
    grow(copy);
    copy.objects[0]?.counters.set("+1/+1", { count: 1, timestamp: copy.mint() });
    for (const player of copy.players) {
      player.life = 1;
      player.counters.set("poison", 9);
      player.designations.add("monarch");
    }
    copy.activePlayer = 1;
    copy.lingering = [];
    copy.pass();
    expect(table.board()).to.deep.equal(before);
    expect(table.moment).to.equal(0);
  });

  it("leaves the table to go on as if it had never been made", () => {
    const [plain, copied] = [laid(), laid()];
    grow(copied.copy());
    for (const table of [plain, copied]) grow(table);
    expect(copied.effects).to.deep.equal(plain.effects);
  });
});

describe("a table on an occasion", () => {
  it("is the same table: what happens on the one has happened on the other", () => {
    const table = laid();
    const together = table.on({ event: 7, together: "apnap" });
    grow(together);
    together.activePlayer = 1;
    expect(table.effects).to.have.length(2);
    expect(table.activePlayer).to.equal(1);
  });

  it("says of a new timestamp how it came, and of no later one", () => {
    const table = laid();
    const [bear] = table.objects;
    if (bear === undefined) throw new Error("no bear");
    table.on({ event: 1, together: "apnap" }).stamp(bear, "613.7e");
    expect(bear.timestampClauses).to.deep.equal(["613.7e", "613.7m", "101.4"]);
    table.stamp(bear, "613.7e");
    expect(bear.timestampClauses).to.deep.equal(["613.7e"]);
  });
});
