import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { anthem, bear, scenario, STACK, Workplace } from "./program.js";

describe("cr613 verify", () => {
  const place = new Workplace();
  after(() => place.clear());

  before(() => {
    place.file("mine/good.json", scenario());
    place.file("wrong/wrong.json", scenario({ id: "wrong-bear", title: "A bear that is said to be larger" }, 5));
  });

  it("says that a result is lost where it can not be written, and ends", async function () {
    if (!existsSync("/dev/full")) this.skip();
    const full = openSync("/dev/full", "w");
    const { code, err } = await place.startInto(full, "list", "--topic", "text").ended;
    closeSync(full);
    expect(err).to.equal("error: the output can not be written: the disk is full\n");
    expect(code).to.equal(2);
  });

  it("writes no reports, and does not wait, where nobody can make a folder", async function () {
    if (process.platform !== "linux") this.skip();
    place.file("lone.json", scenario());
    const { code, err } = await place.run("verify", "lone.json", "--out", "/proc/none/here");
    expect(err).to.contain("the reports can not be written to").and.not.to.match(STACK);
    expect(code).to.equal(2);
  });

  it("runs the corpus that comes with the package from any folder, on workers, and all is as expected", async () => {
    const { code, out, err } = await place.start("verify", "--ruleset", "current", "--out", "all").ended;
    expect(err).to.match(/^(?:\d+ of \d+ run, 0 not as expected\n)*$/);
    expect(out).to.match(/^(\d+) runs: \1 pass\. (\d+) of \2 values as expected\./);
    expect(code).to.equal(0);
    expect(readdirSync(place.path("all")).sort()).to.deep.equal([
      "coverage.csv",
      "junit.xml",
      "pairs.csv",
      "report.html",
      "report.json",
      "results.csv",
    ]);
  });

  it("writes the same reports whatever the number of workers", async () => {
    const filters = ["--topic", "dependency", "--reports", "csv,json"];
    await Promise.all([
      place.run("verify", ...filters, "--workers", "0", "--out", "none"),
      place.run("verify", ...filters, "--workers", "2", "--out", "two"),
    ]);
    for (const name of ["report.json", "results.csv", "coverage.csv", "pairs.csv"]) {
      expect(readFileSync(place.path(`two/${name}`), "utf8"), name).to.equal(
        readFileSync(place.path(`none/${name}`), "utf8"),
      );
    }
  });

  it("selects by id or title, topic, clause, layer and level", async () => {
    const copy = { topic: "copy", cites: [{ clause: "613.2a", role: "decides" }] };
    const text = { topic: "text", cites: [{ clause: "613.1c", role: "decides" }], level: "interpretation" };
    const dependency = { topic: "dependency", cites: [{ clause: "613.8a", role: "decides" }] };
    for (const [i, over] of [copy, text, dependency, { title: "Another" }].entries())
      place.file(`chosen/${i}.json`, scenario({ id: `bear-${i}`, ...over }));
    const chosen = async (...filters: string[]): Promise<string[]> => {
      const { out } = await place.run("verify", "chosen", "--reports", "none", "--json", ...filters);
      return (JSON.parse(out) as Report).results.map(({ scenario: id }) => id);
    };
    expect(await chosen()).to.have.length(4);
    expect(await chosen("--topic", "copy")).to.deep.equal(["bear-0"]);
    expect(await chosen("--topic", "copy,text")).to.deep.equal(["bear-0", "bear-1"]);
    expect(await chosen("--topic", "copy", "--topic", "text")).to.deep.equal(["bear-0", "bear-1"]);
    expect(await chosen("--rule", "613.8")).to.deep.equal(["bear-2"]);
    expect(await chosen("--layer", "7")).to.deep.equal(["bear-3"]);
    expect(await chosen("--level", "interpretation")).to.deep.equal(["bear-1"]);
    expect(await chosen("--grep", "ANOTHER|-2$")).to.deep.equal(["bear-2", "bear-3"]);
  });

  it("runs files and folders from anywhere, with cards of their own, of --cards, and lying among them", async () => {
    place.file("tree/deep/inline.json", scenario());
    place.file("tree/deep/outside.json", scenario({ id: "outside", cards: [anthem()] }));
    place.file("tree/cards/bear.json", bear());
    place.file("package.json", { name: "not a scenario" });
    const among = await place.run("verify", "tree", "--workers", "0", "--reports", "none");
    expect(among.out).to.contain("2 runs: 2 pass");
    const given = await place.run(
      "verify",
      "tree/deep",
      "--cards",
      "tree/cards/bear.json",
      "--workers",
      "0",
      "--reports",
      "none",
    );
    expect(given.out).to.contain("2 runs: 2 pass");
    const without = await place.run("verify", "tree/deep", "--workers", "0", "--reports", "none");
    expect(without.out).to.contain("1 pass, 1 broken");
    expect([among.code, given.code, without.code]).to.deep.equal([0, 0, 2]);
  });

  it("shows what is not as expected side by side, and how to see it again", async () => {
    const { code, out } = await place.run("verify", "mine", "wrong", "--workers", "0", "--reports", "none");
    expect(out).to.match(
      new RegExp(
        [
          "^FAIL wrong-bear \\(current\\)",
          "  A bear that is said to be larger",
          "  wrong/wrong\\.json",
          "  check end",
          "    object +characteristic +expected +found +layer",
          "    Test Bear +power +5 +3 +7c",
          "  again: npx cr613 verify wrong/wrong\\.json --ruleset current",
          "  why:   npx cr613 explain wrong/wrong\\.json --at end --ruleset current",
          "",
          "2 runs: 1 pass, 1 fail\\. 7 of 8 values as expected\\. [\\d.]+ s$",
        ].join("\n"),
        "m",
      ),
    );
    expect(code).to.equal(1);
  });

  it("says nothing with --quiet when all is as expected", async () => {
    expect(await place.run("verify", "mine", "--quiet", "--out", "quiet")).to.deep.equal({ code: 0, out: "", err: "" });
    expect(existsSync(place.path("quiet/report.html"))).to.equal(true);
  });

  it("prints the report and nothing else with --json, also when some is not as expected", async () => {
    const { code, out } = await place.run("verify", "wrong", "--json", "--reports", "json", "--out", "json");
    const report = JSON.parse(out) as Report;
    expect(report.results.map(({ verdict }) => verdict)).to.deep.equal(["fail"]);
    expect(report.footer.complete).to.equal(true);
    expect(out).to.equal(readFileSync(place.path("json/report.json"), "utf8"));
    expect(code).to.equal(1);
  });

  it("uses no colors in a pipe, and none with NO_COLOR", async () => {
    const { out } = await place.run("verify", "wrong", "--reports", "none");
    expect(out).not.to.contain("\u001b");
  });

  it("calls two scenarios of one id broken, but the first", async () => {
    place.file("twice/a.json", scenario());
    place.file("twice/b.json", scenario());
    const { code, out, err } = await place.run("verify", "twice", "--workers", "0", "--reports", "none");
    expect(err).to.contain("the scenario in twice/a.json has the id bear-and-anthem as well");
    expect(out).to.contain("BROKEN twice/b.json (current)").and.to.contain("1 pass, 1 broken");
    expect(code).to.equal(2);
  });

  it("leaves broken files out that the filters do not select", async () => {
    place.file("some/good.json", scenario());
    place.file("some/broken.json", scenario({ id: "broken-bear", players: [] }));
    const { code, err } = await place.run("verify", "some", "--grep", "^bear", "--workers", "0", "--reports", "none");
    expect(err).to.equal("");
    expect(code).to.equal(0);
  });

  it("warns of a byte order mark and runs the file", async () => {
    const file = place.file("marked.json", `\ufeff${JSON.stringify(scenario())}`);
    const { code, err, out } = await place.run("verify", file, "--workers", "0", "--reports", "none");
    expect(err).to.contain("warning:").and.to.contain("byte order mark");
    expect(out).to.contain("1 pass");
    expect(code).to.equal(0);
  });

  it("says that reports can not be written", async () => {
    const file = place.file("in-the-way", "");
    const { code, err } = await place.run("verify", "mine", "--out", file);
    expect(err).to.contain("the reports can not be written to in-the-way").and.not.to.match(STACK);
    expect(code).to.equal(2);
  });

  /** Thousands of creatures under an anthem, looked at thousands of times: more than anybody can do in a few seconds. */
  function slowScenario(id: string): object {
    const creatures = Array.from({ length: 2400 }, (_, i) => ({
      kind: "enters",
      card: "Test Bear",
      id: `Bear ${i}`,
      controller: "Ann",
    }));
    const checks = Array.from({ length: 2400 }, (_, i) => [
      { kind: "tap", object: `Bear ${i}` },
      { kind: "check", id: `check-${i}`, expect: { "Bear 0": { power: 3 } } },
    ]).flat();
    return scenario({
      id,
      timeline: [{ kind: "enters", card: "Test Anthem", controller: "Ann" }, ...creatures, ...checks.slice(0, 2400)],
    });
  }

  it("ends its workers and leaves nothing half-written on Ctrl-C, with status 130", async () => {
    for (const i of [1, 2, 3]) place.file(`slow/${i}.json`, slowScenario(`slow-${i}`));
    place.file("slow/broken.json", "{"); // it says so when it begins to run the others
    const running = place.start("verify", "slow", "--workers", "2", "--timeout", "600000", "--out", "slow-report");
    await once(running.process.stderr!, "data"); // it is piped
    const killed = running.process.kill("SIGINT");
    const { code, err } = await running.ended;
    expect(killed, "it was done before it could be stopped").to.equal(true);
    expect(err)
      .to.match(/interrupted: 1 of 4 run, no report written/)
      .and.not.to.match(STACK);
    expect(code).to.equal(130);
    expect(existsSync(place.path("slow-report"))).to.equal(false);
  });

  it("gives up a scenario that takes too long and goes on with the others", async () => {
    place.file("late/good.json", scenario());
    place.file("late/slow.json", slowScenario("slow-bears"));
    const { code, out } = await place.run("verify", "late", "--workers", "1", "--timeout", "2000", "--reports", "none");
    expect(out).to.contain("TIMEOUT slow-bears (current)").and.to.contain("1 pass, 1 timeout");
    expect(code).to.equal(1);
  });
});
