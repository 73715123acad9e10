import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { scenario, Workplace } from "./program.js";

const MAIN = fileURLToPath(new URL("../../bin/cr613.js", import.meta.url));

const FAULTY = fileURLToPath(new URL("../bin/faulty-engine.node.js", import.meta.url));

describe("cr613 orders", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("tells the boards of a scenario, how many orders lead to each, and what decides", async () => {
    const { code, out, err } = await place.run("orders", "opalescence-humility-humility-last");
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expect(out).to.match(/\d arrivals, \d+ orders, 2 boards\.$/m);
    expect(out).to.match(/^It is decided by which comes first, Opalescence or Humility\.$/m);
    expect(out).to.match(/^Board 2: \d+ of \d+ orders/m);
    expect(out).to.match(/^Digest: [0-9a-f]{64}$/m);
  });

  it("prints the whole table as JSON", async () => {
    const { out } = await place.run("orders", "opalescence-humility-humility-last", "--json");
    expect(JSON.parse(out)).to.have.all.keys("check", "arrivals", "outcomes", "impossible", "digest");
  });

  it("divides an engine's answers by orders", async () => {
    const board = "opalescence-humility-humility-last";
    const engine = `"${process.execPath}" "${MAIN}" engine`;
    const { code, out, err } = await place.run("orders", board, "--divide", "--engine", engine);
    expect(err).to.equal("");
    expect(out).to.match(/^cr613 \S+: (\d+) of \1 orders right, of what the check asks\.$/m);
    expect(code).to.equal(0);
  });

  it("names the order over which an engine is lost, and says where none shook hands", async () => {
    const enters = (card: string): object => ({ kind: "enters", card, controller: "Bob" });
    const check = { kind: "check", id: "end", expect: { "Glorious Anthem": { types: ["Enchantment"] } } };
    const timeline = [enters("Glorious Anthem"), enters("Grizzly Bears"), check];
    place.file("board.json", scenario({ players: ["crashes", "Bob"], timeline }));
    const ask = (...ways: readonly string[]): ReturnType<Workplace["run"]> =>
      place.run("orders", "board.json", "--divide", "--engine", `"${process.execPath}" "${FAULTY}" ${ways.join(" ")}`);
    const early = await ask("exits-at-start");
    expect(early.err).to.contain("the engine did not shake hands");
    const late = await ask();
    expect(late.err).to.contain("the engine was lost over the order Glorious Anthem, Grizzly Bears: ");
    expect([early.code, late.code]).to.deep.equal([2, 2]);
  });

  for (const [args, message] of [
    [[], "name a scenario, or ask for --csv"],
    [["opalescence-humility-humility-last", "--csv"], "--csv is of the whole corpus: name no scenario"],
    [["opalescence-humility-humility-last", "--divide"], "--divide and --engine go together"],
    [["no-such-scenario"], 'the corpus has no scenario "no-such-scenario"'],
  ] as const)
    it(`refuses ${args.join(" ") || "nothing"}`, async () => {
      const { code, err } = await place.run("orders", ...args);
      expect(code).to.equal(2);
      expect(err).to.contain(message);
    });
});
