import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { scenario, STACK, Workplace } from "./program.js";

describe("cr613 verify --shard and cr613 merge", () => {
  const place = new Workplace();
  after(() => place.clear());

  /** Good and failing ones, a file that is no JSON, one that is no scenario, a broken card, a timeline that can't happen. */
  before(() => {
    const rulesets = ["pre-m10", "m10", "m14", "ikoria", "current"];
    for (const i of [1, 2, 3]) place.file(`mixed/good-${i}.json`, scenario({ id: `good-${i}`, rulesets }));
    for (const i of [1, 2]) place.file(`mixed/wrong-${i}.json`, scenario({ id: `wrong-${i}`, rulesets }, 5));
    place.file("mixed/torn.json", '{ "id": "torn",');
    place.file("mixed/nobody.json", scenario({ id: "nobody", rulesets: ["m10", "current"], players: [] }));
    place.file("mixed/card.json", { name: "Broken Bear", types: ["Creature"], power: "2" });
    const gone = { kind: "moves", object: "Test Bear", to: "graveyard" };
    const { timeline } = scenario() as { timeline: object[] };
    const impossible = [...timeline.slice(0, 2), gone, { kind: "tap", object: "Test Bear" }, ...timeline.slice(2)];
    place.file("mixed/impossible.json", scenario({ id: "impossible", rulesets, timeline: impossible }));
    place.file("fine/good.json", scenario({ id: "good", rulesets }));
    place.file("wrong/wrong.json", scenario({ id: "wrong", rulesets }, 5));
  });

  async function shards(total: number, folder: string, ...args: readonly string[]): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (let index = 1; index <= total; index++) {
      const ended = await place.run("verify", ...args, "--shard", `${index}/${total}`, "--blob", `${folder}/`);
      expect(ended.err).not.to.match(STACK);
      codes.push(ended.code);
    }
    return codes;
  }

  function expectSameFiles(one: string, other: string): void {
    const names = readdirSync(place.path(one)).sort();
    expect(names).to.have.length.above(0);
    expect(readdirSync(place.path(other)).sort()).to.deep.equal(names);
    for (const name of names) {
      const [a, b] = [one, other].map((folder) => readFileSync(place.path(`${folder}/${name}`)));
      expect(a?.equals(b ?? Buffer.alloc(0)), name).to.equal(true);
    }
  }

  for (const [name, workers] of [
    ["none", "0"],
    ["two", "2"],
  ] as const) {
    it(`seven shards make the reports of the run in one piece, byte for byte, with ${name} workers`, async () => {
      const whole = await place.run("verify", "mixed", "--workers", workers, "--out", `whole-${name}`);
      expect(whole.out).to.contain("15 pass, 10 fail, 8 broken");
      expect(whole.code).to.equal(2);
      await shards(7, `blobs-${name}`, "mixed", "--workers", workers);
      const merge = await place.run("merge", `blobs-${name}`, "--out", `merged-${name}`);
      expectSameFiles(`whole-${name}`, `merged-${name}`);
      expect(merge.code).to.equal(whole.code);
      const counts = /^\d+ runs.*expected\./m;
      expect(counts.exec(merge.out)?.[0]).to.equal(counts.exec(whole.out)?.[0]);
    });
  }

  it("blobs are the same whatever the number of workers", () => expectSameFiles("blobs-none", "blobs-two"));

  it("the corpus in seven shards is the corpus in one piece, and exit status and JSON are too", async () => {
    // A part of it, under one edition of five: more would take long and show no more.
    const some = ["--ruleset", "current", "--grep", "^[a-c]"];
    const whole = await place.run("verify", ...some, "--out", "corpus", "--json");
    await shards(7, "corpus-blobs", ...some);
    const merge = await place.run("merge", "corpus-blobs", "--out", "corpus-merged", "--json");
    expectSameFiles("corpus", "corpus-merged");
    expect([merge.code, merge.out === whole.out]).to.deep.equal([whole.code, true]);
  });

  it("what results keep depends on the whole plan, not on the shard's part of it", async () => {
    const rulesets = ["pre-m10", "m10", "m14", "ikoria", "current"];
    for (let i = 1; i <= 2401; i++) place.file(`many/${i}.json`, scenario({ id: `bear-${i}`, rulesets }));
    const shardOf = async (path: string): Promise<string[]> => {
      await place.run("verify", path, "--shard", "2/500", "--workers", "0", "--blob", `kept-of-${path}/`);
      return readFileSync(place.path(`kept-of-${path}/2-of-500.jsonl`), "utf8").split("\n");
    };
    const [header, ...lines] = await shardOf("many");
    expect(header).to.contain('"keep":"failed"');
    expect(lines.filter((line) => line.includes('"checkPoints":[]'))).to.have.length(25);
    expect(lines.join()).to.not.match(/"checkPoints":\[[^\]]/);
    const [few] = await shardOf("fine");
    expect(few).to.contain('"keep":"all"');
  });

  it("shards without an entry are good shards", async () => {
    expect(await shards(7, "few", "fine", "--workers", "0")).to.deep.equal([0, 0, 0, 0, 0, 0, 0]);
    await place.run("verify", "fine", "--out", "fine-whole");
    expect((await place.run("merge", "few", "--out", "fine-merged")).code).to.equal(0);
    expectSameFiles("fine-whole", "fine-merged");
    const { out } = await place.run("verify", "fine", "--shard", "6/7", "--workers", "0", "--blob", "few/");
    expect(out).to.equal(
      "Nothing to run: a plan of 5 leaves nothing for shard 6 of 7.\n\nBlob of shard 6 of 7: few/6-of-7.jsonl\n",
    );
  });

  it("a shard tells of the broken files of its own part only", async () => {
    const told = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        place.run(
          "verify",
          "mixed",
          "--workers",
          "0",
          "--grep",
          "^(good|torn|nobody)",
          "--shard",
          `${i}/5`,
          "--blob",
          `own-${i}.jsonl`,
        ),
      ),
    );
    expect(told.filter(({ err }) => err.includes("torn.json:1"))).to.have.lengthOf(1);
    for (const { err } of told) expect(err).to.contain("card.json"); // a broken card is nobody's alone
  });

  for (const [folder, strict, code] of [
    ["fine", [], 0],
    ["wrong", [], 1],
    ["mixed", ["--strict"], 2],
  ] as const) {
    it(`merge ends as the run does: ${code}`, async () => {
      await shards(2, `status-${code}`, folder, "--workers", "0");
      const { code: found } = await place.run("merge", `status-${code}`, "--reports", "none", ...strict);
      expect(found).to.equal(code);
    });
  }

  it("the whole run makes one blob with --blob alone, in the place of reports", async () => {
    const { code, out } = await place.run("verify", "fine", "--workers", "0", "--blob", "lone/run.blob");
    expect(code).to.equal(0);
    expect(out).to.contain("5 runs: 5 pass").and.to.contain("Blob of shard 1 of 1: lone/run.blob");
    expect(existsSync(place.path("out"))).to.equal(false);
    await place.run("merge", "lone/run.blob", "--out", "lone/merged");
    await place.run("verify", "fine", "--workers", "0", "--out", "lone/whole");
    expectSameFiles("lone/whole", "lone/merged");
  });

  it("shards go to out/blobs and merge looks there if nothing is said; the shard may come from the environment", async () => {
    const quiet = ["verify", "fine", "--workers", "0", "--quiet"];
    const first = await place.runWith({ JOB_COMPLETION_INDEX: "0", CR613_SHARDS: "2" }, ...quiet, "--shard", "auto");
    const second = await place.run(...quiet, "--shard", "2/2");
    expect([first, second]).to.deep.equal([
      { code: 0, out: "", err: "" },
      { code: 0, out: "", err: "" },
    ]);
    expect(readdirSync(place.path("out/blobs")).sort()).to.deep.equal(["1-of-2.jsonl", "2-of-2.jsonl"]);
    expect((await place.run("merge", "--reports", "none")).out).to.contain("5 runs: 5 pass");
  });

  it("a shard that was killed leaves nothing that passes, nor what an earlier one left", async () => {
    const creatures = Array.from({ length: 4000 }, (_, i) => ({
      kind: "enters",
      card: "Test Bear",
      id: `Bear ${i}`,
      controller: "Ann",
    }));
    const check = { kind: "check", id: "end", expect: { "Bear 0": { power: 3 } } };
    const timeline = [{ kind: "enters", card: "Test Anthem", controller: "Ann" }, ...creatures, check];
    for (const i of [1, 2, 3]) place.file(`slow/${i}.json`, scenario({ id: `slow-${i}`, timeline }));
    const args = ["verify", "slow", "--workers", "0", "--shard", "1/2", "--blob", "killed/1-of-2.jsonl"];
    await shards(2, "killed", "fine", "--workers", "0");
    const running = place.start(...args);
    while (existsSync(place.path("killed/1-of-2.jsonl"))) await setTimeout(10);
    expect(running.process.kill("SIGKILL"), "it was done before it could be killed").to.equal(true);
    await running.ended;
    const { code, err } = await place.run("merge", "killed", "--out", "killed-merged");
    expect(err).to.equal("error: shard 1 of 2 is missing; given: killed/2-of-2.jsonl\n");
    expect(code).to.equal(2);
    expect(existsSync(place.path("killed-merged"))).to.equal(false);
  });

  for (const [what, args, message] of [
    ["--json", ["--shard", "1/2", "--json"], "--json does not go with it"],
    ["--reports", ["--shard", "1/2", "--reports", "csv"], "--reports does not go with it"],
    ["--out", ["--blob", "x.jsonl", "--out", "here"], "--out does not go with it"],
    ["a shard beyond the last", ["--shard", "3/2"], '--shard "3/2" is no shard'],
    ["a place where no file can be", ["--blob", "fine/good.json/x.jsonl"], "the blob can not be written to"],
  ] as const) {
    it(`verify refuses ${what}, before anything is run`, async () => {
      const { code, out, err } = await place.run("verify", "fine", "--workers", "0", ...args);
      expect(err).to.contain(message).and.not.to.match(STACK);
      expect([code, out]).to.deep.equal([2, ""]);
    });
  }
});
