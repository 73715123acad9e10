import { expect } from "chai";
import { EXPORT_FORMATS } from "../../src/exports/format.js";
import { listingFiles } from "../../src/exports/listing.js";
import { expectGolden } from "../support/golden.js";
import { CORPUS } from "./exports.js";

/** Boards of different kinds: put down, cast on, moved, copied with choices, equipped, read in two ways, settled, impossible. */
const CHOSEN = [
  "opalescence-humility-humility-last",
  "aegis-of-the-gods-is-hit-twice",
  "alpine-moon-does-not-stop-urborg",
  "clone-of-adaptive-automaton-chooses-its-own",
  "gorgon-flail-new-timestamp-each-move",
  "free-again-takes-its-place-by-timestamp",
  "angel-dies-and-then-her-player-loses",
  "alter-reality-on-ascendant-evincar",
];

describe("exports of a few scenarios", () => {
  const scenarios = CORPUS.scenarios.filter(({ scenario }) => CHOSEN.includes(scenario.id));

  it("are of scenarios that are there", () => {
    expect(scenarios.map(({ scenario }) => scenario.id).sort()).to.deep.equal([...CHOSEN].sort());
  });

  for (const format of ["xmage", "forge"] as const) {
    it(`are as they were in the format ${format}`, () => {
      const exported = EXPORT_FORMATS[format]({ ...CORPUS, scenarios });
      const files = [...exported.files, ...listingFiles(format, exported)];
      const text = files.map(([name, content]) => `==== ${name}\n${content}`).join("\n");
      expectGolden("exports", `${format}.txt`, text);
    });
  }

  it("are as they were as a table", () => {
    const exported = EXPORT_FORMATS.csv({ ...CORPUS, scenarios: scenarios.slice(0, 2) });
    expectGolden("exports", "expectations.csv", exported.files.get("expectations.csv") ?? "");
  });

  it("are as they were as JSON", () => {
    const exported = EXPORT_FORMATS.json({ ...CORPUS, scenarios: scenarios.slice(0, 1) });
    expectGolden("exports", "corpus.json", exported.files.get("corpus.json") ?? "");
  });
});
