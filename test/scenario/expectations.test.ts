import { expect } from "chai";
import { parseExpectations } from "../../src/scenario/parse.js";
import { problems, scenarioText } from "./files.js";

const TEXT = `{
  "engine": "ours", // as in hello
  "reasons": {
    "weak": { "text": "Anthems are weak.", "issue": "https://example.com/1" }
  },
  "known": {
    /* since the first day */
    "wrong-bear": [
      {
        "rulesets": ["m10", "current"],
        "reason": "weak",
        "wrong": { "end": { "Test Bear": { "power": 3, "types": ["Creature"] } } }
      },
      { "rulesets": ["m14"], "reason": "weak", "verdict": "timeout" }
    ]
  }
}
`;
const WRONG = '"wrong": { "end": { "Test Bear": { "power": 3, "types": ["Creature"] } } }';

describe("the expectations file", () => {
  it("is JSON with comments", () => {
    const parsed = parseExpectations(TEXT, "known.json");
    expect(parsed.ok && parsed.value).to.deep.equal(JSON.parse(TEXT.replaceAll(/ *\/\/ .*|\/\*.*\*\//g, "")));
    expect(parsed.ok && parsed.warnings).to.deep.equal([]);
  });

  for (const [what, from, to, ...told] of [
    [
      "a reason that is not there",
      '"reason": "weak",\n',
      '"reason": "waek",\n',
      '11:19 /known/wrong-bear/0/reason there is no reason "waek" -> weak',
    ],
    [
      "a reason whose id is none",
      '"weak": {',
      '"Weak!": {}, "weak": {',
      '4:14 /reasons/Weak! the key "text" is missing',
    ],
    [
      "a ruleset in two entries",
      '["m14"]',
      '["current"]',
      "14:22 /known/wrong-bear/1/rulesets/0 current is told twice for this scenario",
    ],
    [
      "a ruleset twice",
      '["m14"]',
      '["m14", "m14"]',
      '14:29 /known/wrong-bear/1/rulesets/1 the text "m14" stands twice in the list',
    ],
    [
      "an unknown ruleset",
      '["m10"',
      '["m11"',
      '10:22 /known/wrong-bear/0/rulesets/0 "m11" is none of the words allowed here -> m10',
    ],
    ["no ruleset", '["m14"]', "[]", "14:21 /known/wrong-bear/1/rulesets an empty list can not stand here"],
    [
      "an issue that is no address",
      '"https://example.com/1"',
      '"javascript:alert(1)"',
      '4:53 /reasons/weak/issue the text "javascript:alert(1)" has not the right form',
    ],
    ["no value", WRONG, '"wrong": {}', "12:18 /known/wrong-bear/0/wrong an empty object says nothing"],
    [
      "neither values nor a verdict",
      `,\n        ${WRONG}`,
      "",
      "9:7 /known/wrong-bear/0 the key that says what is meant is missing",
    ],
    [
      "both",
      '"verdict"',
      '"wrong": { "end": { "a": { "b": 1 } } }, "verdict"',
      '14:7 /known/wrong-bear/1 "wrong" and "verdict" exclude each other',
    ],
    [
      "a verdict that can not be known",
      '"timeout"',
      '"broken"',
      '14:59 /known/wrong-bear/1/verdict "broken" is none of the words allowed here',
    ],
    ["a comma missing", '"ours",', '"ours"', '3:3 / a comma is missing before "reasons"'],
    ["a comma too many", '"timeout" }', '"timeout" },', '14:70 / a comma before "]"'],
    ["a comment that is not closed", "since the first day */", "since", "7:5 / the comment is not closed"],
    [
      "a key twice",
      '"known": {',
      '"engine": "x", "known": {',
      '6:3 /engine the key "engine" stands twice in this object',
    ],
    ["a key that is none", '"engine"', '"enigne"', '2:3 /enigne unknown key "enigne" -> engine'],
    ["a list for a scenario's id", '"known": {', '"known": { "a": {},', "6:19 /known/a an object can not stand here"],
  ] as const) {
    it(`is refused with ${what}, and says where`, () => {
      expect(problems(parseExpectations(TEXT.replace(from, to), "known.json"))).to.deep.equal(told);
    });
  }

  it("has ids of reasons in one form", () => {
    const told = problems(
      parseExpectations(TEXT.replace('"weak": {', '"Weak!": { "text": "No." }, "weak": {'), "known.json"),
    );
    expect(told).to.deep.equal(['4:14 /reasons/Weak! "Weak!" has not the form of an id']);
  });

  it("is no scenario", () => {
    expect(problems(parseExpectations(scenarioText(), "known.json"))).to.deep.equal([
      "1:1 / this is a scenario, not an expectations file",
    ]);
  });
});
