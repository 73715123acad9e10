import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { editedJson } from "../../src/scenario/json-edit.js";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { parseExpectations } from "../../src/scenario/parse.js";
import { checksOf } from "../../src/verifier/checks.js";
import { ROOT } from "../corpus/files.js";

describe("the guide to known failures", () => {
  const guide = readFileSync(join(ROOT, "docs/EXPECTATIONS.md"), "utf8");
  const [, example = ""] = /```jsonc\n([\s\S]*?)```/.exec(guide) ?? [];
  const parsed = parseExpectations(example, "example.jsonc");

  it("has an example that is a file", () => {
    expect(parsed.ok ? [] : parsed.problems).to.deep.equal([]);
  });

  it("speaks of scenarios, rulesets and values that there are, with values that are wrong", () => {
    for (const [id, entries] of Object.entries(parsed.ok ? parsed.value.known : {})) {
      const text = readFileSync(join(ROOT, `corpus/scenarios/dependency/${id}.json`), "utf8");
      const scenario = JSON.parse(text) as Scenario;
      for (const { rulesets, wrong = {} } of entries) {
        expect(scenario.rulesets).to.include.members(rulesets);
        for (const [check, subjects] of Object.entries(wrong)) {
          const event = checksOf(scenario.timeline).find((each) => each.id === check);
          for (const [subject, values] of Object.entries(subjects)) {
            const expected = event?.expect?.[subject];
            expect(expected).to.include.keys(Object.keys(values));
            for (const [name, value] of Object.entries(values))
              expect(expected, name).to.have.property(name).that.does.not.deep.equal(value);
          }
        }
      }
    }
  });

  it("has an example that an update changes in one line", () => {
    if (!parsed.ok) throw new Error("no example");
    const value = structuredClone(parsed.value);
    const [entry] = value.known["blood-moon-urborg-urborg-first"] ?? [];
    expect(entry?.wrong?.["end"]?.["Forest"]).to.have.property("subtypes");
    entry!.wrong!["end"]!["Forest"]!["subtypes"] = ["Mountain"]; // looked at in the line before
    expect(editedJson(example, value)).to.equal(example.replace('["Forest", "Swamp"]', '["Mountain"]'));
  });
});
