import { expect } from "chai";
import { isPart, optionsOf, READING_FIELD, usualWorkers } from "../../web/run/form-options.js";
import { EVERYTHING, type RunFilter } from "../../web/run/run-state.js";

/** A form as it is at first, with these fields besides. */
function form(...fields: readonly (readonly [name: string, value: string])[]): FormData {
  const data = new FormData();
  const first = [
    ["workers", "4"],
    ["seconds", "7"],
    ["grep", ""],
    ["rule", ""],
    [`${READING_FIELD}counters`, ""],
  ] as const;
  for (const [name, value] of [...first, ...fields]) data.append(name, value);
  return data;
}

/** The form with another text in a field that it has anyway. */
function changed(name: string, value: string): FormData {
  const data = form();
  data.set(name, value);
  return data;
}

describe("the form of a run", () => {
  it("asks for everything at first", () => {
    expect(optionsOf(form())).to.deep.equal({ workers: 4, entrySeconds: 7, filter: EVERYTHING });
    expect(isPart(form())).to.equal(false);
  });

  const parts: readonly (readonly [what: string, data: FormData, filter: Partial<RunFilter>])[] = [
    ["a pattern", changed("grep", " ^Moon "), { grep: "^Moon" }],
    ["clauses", changed("rule", "613.8, 707 613.7a,"), { rules: ["613.8", "707", "613.7a"] }],
    ["topics", form(["topic", "color"], ["topic", "copy"]), { topics: ["color", "copy"] }],
    ["layers", form(["layer", "7b"]), { layers: ["7b"] }],
    ["editions", form(["ruleset", "m10"], ["ruleset", "current"]), { rulesets: ["m10", "current"] }],
    ["levels", form(["level", "undefined"]), { levels: ["undefined"] }],
    [
      "readings",
      form([`${READING_FIELD}numbers`, "numbers-do-not-count"], [`${READING_FIELD}phasing`, ""]),
      { readings: ["numbers-do-not-count"] },
    ],
  ];
  for (const [what, data, filter] of parts) {
    it(`asks for a part by ${what}`, () => {
      expect(optionsOf(data).filter).to.deep.equal({ ...EVERYTHING, ...filter });
      expect(isPart(data)).to.equal(true);
    });
  }

  it("asks for no part where there are but spaces", () => {
    expect(isPart(changed("grep", "  "))).to.equal(false);
    expect(isPart(changed("rule", " , "))).to.equal(false);
  });

  const processors: readonly (readonly [given: number | undefined, workers: number])[] = [
    [undefined, 1],
    [0, 1],
    [1, 1],
    [6, 6],
    [8, 8],
    [64, 8],
  ];
  for (const [given, workers] of processors) {
    it(`proposes ${workers} workers for ${given} processors`, () => expect(usualWorkers(given)).to.equal(workers));
  }
});
