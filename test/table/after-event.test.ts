import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { afterEvent } from "../../src/table/after-event.js";
import { arrive } from "../../src/table/enter.js";
import { Table } from "../../src/table/table.js";
import { newPlayer } from "../../src/table/table-player.js";

const BEAR: Card = { name: "Bear", types: ["Creature"], subtypes: ["Bear"], power: 2, toughness: 2 };

function enter(table: Table, id: string): void {
  const arrival = { id, card: BEAR, owner: 0, controller: 0, zone: "battlefield", token: false } as const;
  expect(arrive(table, arrival, {}, "/timeline/0")).to.equal(undefined);
  expect(afterEvent(table, "/timeline/0")).to.equal(undefined);
}

describe("what follows an event", () => {
  it("looks at no object of which nothing can follow", () => {
    const table = Table.laid(rulesetOf("current"), [newPlayer({ name: "Ann" })]);
    for (let n = 0; n < 20; n++) enter(table, `Bear ${n}`);
    let looks = 0;
    for (const [place, object] of table.objects.entries()) {
      table.objects[place] = new Proxy(object, {
        get: (target, key) => {
          looks++;
          return Reflect.get(target, key) as unknown;
        },
      });
    }
    enter(table, "one more");
    expect(looks).to.equal(0);
    // It counts: whoever takes the board looks at each.
    table.board();
    expect(looks).to.be.above(20);
  });
});
