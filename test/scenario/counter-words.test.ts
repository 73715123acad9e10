import { expect } from "chai";
import { counterWordFaults } from "../../src/scenario/counter-words.js";

/** A card with an ability that asks for counters of a kind. */
function asking(kind: string): object {
  return { abilities: [{ kind: "static", affects: { counter: kind }, does: [] }] };
}

function told(file: object): string[] {
  return counterWordFaults(file).map(
    ({ pointer, message, suggestion }) => `${pointer} ${message}${suggestion === undefined ? "" : ` -> ${suggestion}`}`,
  );
}

describe("kinds of counters that cards speak of", () => {
  for (const kind of ["charge", "+1/+1", "-0/-1", "flying", "any", "wisdom", "moss"])
    it(`may be ${kind}`, () => expect(told(asking(kind))).to.deep.equal([]));

  it("are no slip of the pen", () => {
    const at = "/abilities/0/affects/counter";
    expect(told(asking("chrage"))).to.deep.equal([`${at} nothing knows "chrage" counters -> charge`]);
    expect(told(asking("Lore"))).to.deep.equal([`${at} nothing knows "Lore" counters -> lore`]);
    expect(told(asking("1/+1"))).to.deep.equal([`${at} there are no "1/+1" counters -> +1/+1`]);
  });

  it("are looked at where an object enters with them, by its ability or as a copy", () => {
    expect(told({ abilities: [{ kind: "asEnters", counters: { chrage: 2 } }] })).to.have.length(1);
    expect(told({ abilities: [{ kind: "asEnters", copy: { except: { counters: { chrage: 1 } } } }] })).to.have.length(
      1,
    );
  });

  it("are looked at where one of them is chosen", () => {
    const puts = [{ on: { self: true }, counter: { chosen: "counter", among: ["flying", "chrage"] } }];
    expect(told({ abilities: [{ kind: "activated", puts }] })).to.deep.equal([
      '/abilities/0/puts/0/counter/among/1 nothing knows "chrage" counters -> charge',
    ]);
  });

  it("are of one's own where the file says them again, on a card or in an event", () => {
    const entering = { kind: "asEnters", counters: { chrage: 2 } };
    expect(told({ cards: [asking("chrage"), { abilities: [entering] }] })).to.deep.equal([]);
    expect(told({ cards: [asking("chrage")], timeline: [{ kind: "counters", add: { chrage: 1 } }] })).to.deep.equal([]);
  });

  it("are left to the events that say how many", () =>
    expect(told({ timeline: [{ kind: "enters", counters: { chrage: 1 } }] })).to.deep.equal([]));
});
