import { expect } from "chai";
import { assert, property, string } from "fast-check";
import { anchor } from "../../reports/html/anchors.js";
import { type Address, linkAddress, parseAddress, whatIfAddress } from "../../web/address.js";

const ADDRESSES: readonly (readonly [hash: string, address: Address])[] = [
  ["", { view: "whatIf" }],
  ["#", { view: "whatIf" }],
  ["#overview", { view: "overview" }],
  ["#scenarios", { view: "scenarios" }],
  ["#coverage", { view: "coverage" }],
  ["#coverage-pairs", { view: "coverage", row: "coverage-pairs" }],
  ["#c/613.8a", { view: "coverage", row: "c/613.8a" }],
  ["#cards", { view: "cards" }],
  ["#k/Some%20Card", { view: "card", name: "Some Card" }],
  ["#p/4/addTypes/setTypes", { view: "coverage", row: "p/4/addTypes/setTypes" }],
  ["#s/clone-of-clone", { view: "scenario", id: "clone-of-clone" }],
  ["#s/clone-of-clone/current/end", { view: "scenario", id: "clone-of-clone", place: "s/clone-of-clone/current/end" }],
  ["#w", { view: "whatIf" }],
  ["#w/clone-of-clone", { view: "whatIf", scenario: "clone-of-clone" }],
  ["#b/1abc_-", { view: "whatIf", link: "1abc_-" }],
  ["#s/", { view: "unknown", hash: "s/" }],
  ["#s/%", { view: "unknown", hash: "s/%" }],
  ["#b/", { view: "unknown", hash: "b/" }],
  ["#nowhere", { view: "unknown", hash: "nowhere" }],
];

describe("an address of the lab", () => {
  for (const [hash, address] of ADDRESSES)
    it(`${hash === "" ? "without a fragment" : hash} asks for ${address.view}`, () => {
      expect(parseAddress(hash)).to.deep.equal(address);
    });

  it("of a scenario leads to it, whatever its id, as links of the report do", () => {
    assert(
      property(string({ minLength: 1, unit: "grapheme" }), (id) => {
        expect(parseAddress(`#${anchor("s", id)}`)).to.deep.equal({ view: "scenario", id });
        expect(parseAddress(whatIfAddress(id))).to.deep.equal({ view: "whatIf", scenario: id });
      }),
    );
  });

  it("holds a board", () => {
    expect(parseAddress(linkAddress("1xyz"))).to.deep.equal({ view: "whatIf", link: "1xyz" });
  });

  it("is understood or not, and never breaks the page", () => {
    assert(
      property(string(), (text) => {
        expect(parseAddress(`#${text}`).view).to.be.a("string");
      }),
    );
  });
});
