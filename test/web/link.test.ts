import { expect } from "chai";
import * as fc from "fast-check";
import { deflateSync } from "fflate";
import { READINGS } from "../../src/rules/readings.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { MAX_LENGTH } from "../../src/scenario/limits.js";
import { boardOf, boardText } from "../../web/what-if/board.js";
import { type BoardLink, linkText, readLink } from "../../web/what-if/link.js";
import { LAB_CORPUS } from "./support.js";

function coded(value: unknown): string {
  return codedBytes(new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)));
}

function codedBytes(bytes: Uint8Array): string {
  return `1${Buffer.from(deflateSync(bytes)).toString("base64url")}`;
}

const links: fc.Arbitrary<BoardLink> = fc.record(
  {
    text: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      fc.json(),
      fc.constantFrom("", "null\n", "-0\n", "1.0", '{"__proto__": 1}', `${"[".repeat(300)}${"]".repeat(300)}`),
      fc.constantFrom(...LAB_CORPUS.scenarios).map((entry) => boardText(boardOf(entry))),
    ),
    origin: fc.constantFrom(...LAB_CORPUS.byId.keys()),
    ruleset: fc.constantFrom(...SUPPORTED_RULESETS),
    readings: fc.uniqueArray(fc.constantFrom(...READINGS.map(({ id }) => id)), { minLength: 1 }),
  },
  { requiredKeys: ["text"] },
);

describe("the link to a board", () => {
  it("gives back what was put into it, whatever the text", () => {
    fc.assert(
      fc.property(links, (link) => {
        const text = linkText(link);
        expect(text).to.match(/^1[A-Za-z0-9_-]*$/);
        expect(readLink(text)).to.deep.equal({ ok: true, link });
      }),
      { numRuns: 500 },
    );
  });

  it("is short enough for an address, for every board of the corpus", () => {
    for (const entry of LAB_CORPUS.scenarios) {
      const link: BoardLink = { text: boardText(boardOf(entry)), origin: entry.scenario.id, ruleset: "current" };
      expect(linkText(link).length, entry.scenario.id).to.be.below(2000);
      expect(readLink(linkText(link))).to.deep.equal({ ok: true, link });
    }
  });

  it("says in a sentence what is wrong, of any other text", () => {
    const any = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string().map((text) => `1${text}`),
      fc.base64String().map((text) => `1${text.replace(/=+$/, "")}`),
      fc.json().map(coded),
    );
    fc.assert(
      fc.property(any, (text) => {
        const read = readLink(text);
        if (!read.ok) expect(read.message).to.match(/^This link .+\.$/);
      }),
      { numRuns: 2000 },
    );
  });

  it("says so of a link that was cut off anywhere", () => {
    const [entry] = LAB_CORPUS.scenarios;
    const whole = linkText({ text: entry === undefined ? "" : boardText(boardOf(entry)) });
    for (let end = 1; end < whole.length - 2; end++)
      expect(readLink(whole.slice(0, end)), String(end)).to.deep.include({ ok: false });
  });

  for (const [what, text, message] of [
    ["another version", "2abc", "not of a kind"],
    ["nothing", "", "not of a kind"],
    ["letters of another alphabet", "1abc=", "characters"],
    ["a length that no code has", "1abcde", "not whole"],
    ["no code at all", "1", "not whole"],
    ["bytes that were not deflated", `1${Buffer.from("hello there, you").toString("base64url")}`, "not whole"],
    ["bytes that are no UTF-8", codedBytes(new Uint8Array([0xff, 0xfe])), "not whole"],
    ["what is no JSON", coded('{"text": '), "not whole"],
    ["a list", coded([1]), "no board"],
    ["neither a board nor a text", coded({ origin: "a" }), "no board"],
    ["both a board and a text", coded({ board: {}, text: "" }), "no board"],
    ["a text that is none", coded({ text: 7 }), "no board"],
    ["an id that is none", coded({ text: "", origin: "../x" }), "no id"],
    ["an id that is too long", coded({ text: "", origin: "a".repeat(121) }), "no id"],
    ["an unknown ruleset", coded({ text: "", ruleset: "m99" }), "edition"],
    ["an unknown reading", coded({ text: "", readings: ["toString"] }), "reading"],
    ["readings that are no list", coded({ text: "", readings: "a" }), "reading"],
    ["more than a text can have", coded({ text: "a".repeat(MAX_LENGTH) }), "more than a board"],
    ["a thousandfold of its size", codedBytes(new Uint8Array(64 * 1024 * 1024)), "more than a board"],
    [
      "lists too deep to be parsed",
      coded(`{"board":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
      "more than a board",
    ],
  ] as const) {
    it(`refuses ${what}`, () => {
      const read = readLink(text);
      expect(read.ok ? "" : read.message).to.contain(message);
    });
  }
});
