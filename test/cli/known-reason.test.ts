import { expect } from "chai";
import { givenReason } from "../../src/cli/known-reason.js";
import type { Expectations } from "../../src/rules/formats.gen.js";

const ISSUE = "https://example.com/1";
const FILE: Expectations = {
  engine: "ours",
  reasons: { weak: { text: "Anthems are weak." }, loops: { text: "No loops.", issue: ISSUE } },
  known: {},
};

describe("the reason for an update", () => {
  for (const [words, issue, given] of [
    [undefined, undefined, undefined],
    ["weak", undefined, { id: "weak", reason: { text: "Anthems are weak." } }],
    ["weak", ISSUE, { id: "weak", reason: { text: "Anthems are weak.", issue: ISSUE } }],
    ["weak: Anthems are weak.", undefined, { id: "weak", reason: { text: "Anthems are weak." } }],
    ["loops", ISSUE, { id: "loops", reason: { text: "No loops.", issue: ISSUE } }],
    [" new-one :  see: the wiki ", undefined, { id: "new-one", reason: { text: "see: the wiki" } }],
    ["new-one: why", ISSUE, { id: "new-one", reason: { text: "why", issue: ISSUE } }],
  ] as const) {
    it(`is found for ${JSON.stringify([words, issue])}`, () => {
      expect(givenReason(words, issue, FILE)).to.deep.equal({ ok: true, value: given });
    });
  }

  for (const [words, issue, message] of [
    [undefined, ISSUE, "--issue goes with --reason"],
    ["Anthems are weak", undefined, "has no id"],
    [": text", undefined, "has no id"],
    ["", undefined, "has no id"],
    ["__proto__: x", undefined, "has no id"],
    ["constructor", undefined, 'there is no reason "constructor" in the file'],
    ["waek", undefined, "Did you mean weak? A new one needs a text"],
    ["new-one:  ", undefined, "A new one needs a text"],
    ["weak: Bears are weak.", undefined, 'is in the file with another text: "Anthems are weak."'],
    ["loops", "https://example.com/2", `has another issue: ${ISSUE}`],
    ["weak", "javascript:alert(1)", "is no address"],
    ["weak", "https://a b", "is no address"],
    [`new-one: ${"x".repeat(301)}`, undefined, "is too long"],
  ] as const) {
    it(`is refused for ${JSON.stringify([words?.slice(0, 30), issue])}`, () => {
      const given = givenReason(words, issue, FILE);
      expect(given.ok ? "accepted" : given.message).to.contain(message);
    });
  }
});
