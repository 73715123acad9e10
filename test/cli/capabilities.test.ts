import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import type { Claims } from "../../src/rules/formats.gen.js";
import { adviceText } from "../../src/cli/advice-text.js";
import { capabilityText } from "../../src/cli/capability-text.js";
import type { Advice } from "../../src/verifier/advice.js";
import type { CapabilityList } from "../../src/verifier/capability-list.js";
import { ROOT } from "../corpus/files.js";
import { STACK, Workplace } from "./program.js";
// In one process, as it takes long to work out what the whole corpus needs, and both look at that.
// oxlint-disable-next-line import/no-unassigned-import -- it adds its tests
import "../verifier/needs.suite.js";

const CLAIMS: Claims = {
  input: "effects",
  rulesets: ["current"],
  handles: ["color", "abilities", "power-toughness", "made-up-cards", "timestamp-order"],
  observes: ["power", "toughness", "keywords"],
};

describe("cr613 capabilities", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("prints as Markdown what docs/CAPABILITIES.md says", async () => {
    const { code, out, err } = await place.run("capabilities", "--markdown");
    expect([code, err]).to.deep.equal([0, ""]);
    const file = join(ROOT, "docs/CAPABILITIES.md");
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(file, out);
    expect(out, "if the corpus or the vocabulary has changed, run the test with UPDATE_GOLDEN=1").to.equal(
      readFileSync(file, "utf8"),
    );
  });

  it("lists every word with its runs, on a page that is not too wide and as JSON", async () => {
    const json = await place.run("capabilities", "--json");
    const list = JSON.parse(json.out) as CapabilityList;
    expect(json.code).to.equal(0);
    const page = capabilityText(list, (_, text) => text, 80);
    expect(list.handles.map(({ id }) => id)).to.deep.equal(EVERY_HANDLES);
    expect(list.observes.map(({ id }) => id)).to.deep.equal(EVERY_OBSERVES);
    expect(list.handles.filter(({ runs }) => runs === 0)).to.deep.equal([]);
    for (const { id, runs } of list.handles) expect(page).to.match(new RegExp(`^${id} +${runs} `, "m"));
    expect(page.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
  });

  it("tells what claims cover, of an engine's hello as well", async () => {
    const hello = { kind: "hello", protocol: "cr613-engine/1", engine: { name: "mine", version: "1" }, claims: CLAIMS };
    const told = await place.run("capabilities", "--claims", place.file("hello.json", hello), "--json");
    const page = adviceText(JSON.parse(told.out) as Advice, CLAIMS, (_, text) => text, 80);
    const given = JSON.parse(told.out) as Advice;
    expect(given.asked).to.be.within(1, given.runs - 1);
    expect(given.path).to.have.length(5);
    expect(page).to.contain(`${given.asked} of ${given.runs} runs under current are asked`);
    expect(told).to.deep.include({ code: 0, err: "" });
  });

  it("says where claims are wrong, and what was meant", async () => {
    const wrong = place.file("wrong.json", { ...CLAIMS, handles: ["colour"], observes: ["power", "power"] });
    const { code, out, err } = await place.run("capabilities", "--claims", wrong);
    expect([code, out]).to.deep.equal([2, ""]);
    expect(err).to.match(/^wrong\.json:\d+:\d+ +\/handles\/0$/m);
    expect(err).to.contain("did you mean color?");
    expect(err).to.contain("/observes");
    expect(err).not.to.match(STACK);
  });

  it("refuses files that are none, and forms that do not go together", async () => {
    const calls = [
      ["--claims", "nowhere.json"],
      ["--claims", place.file("list.json", "[1")],
      ["--claims", place.file("number.json", 7)],
      ["--markdown", "--json"],
      ["--markdown", "--claims", "claims.json"],
    ];
    for (const args of calls) {
      const { code, out, err } = await place.run("capabilities", ...args);
      expect([code, out], args.join(" ")).to.deep.equal([2, ""]);
      expect(err)
        .to.match(/error:|expected|JSON/)
        .and.not.match(STACK);
    }
  });
});
