import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { STACK, Workplace } from "./program.js";

/** Most tests of commands call the program in process; what only a process shows is here. */
describe("the program as a process of its own", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("gives the answers and the status of the call in process, for right and wrong input", async () => {
    place.file("broken.json", "{");
    for (const args of [
      ["--help"],
      ["verfy"],
      ["resolve", "broken.json"],
      ["resolve", "nowhere.json"],
      ["resolve", "blood-moon-urborg-urborg-first"],
    ]) {
      const asProcess = await place.start(...args).ended;
      expect(asProcess, args.join(" ")).to.deep.equal(await place.run(...args));
      expect(asProcess.err).not.to.match(STACK);
    }
  });

  it("reads its standard input to the end and answers all of it", async () => {
    const transcript = (end: string): string =>
      readFileSync(new URL(`../../../schema/transcripts/first-steps.${end}.jsonl`, import.meta.url), "utf8");
    const ended = await place.startFed(transcript("in"), "engine").ended;
    expect(ended).to.deep.equal({ code: 0, out: transcript("out"), err: "" });
  });

  it("says no more where nobody listens to its output, and shows no stack trace", async function () {
    if (process.platform === "win32") this.skip(); // pipes end otherwise there
    const running = place.start("list");
    running.process.stdout?.destroy();
    const { err } = await running.ended;
    expect(err).not.to.match(STACK);
  });

  it("writes reports beside where it was started", async () => {
    const { code } = await place.start("verify", "--grep", "blood-moon", "--out", "out", "--workers", "0").ended;
    expect(code).to.equal(0);
    expect(existsSync(place.path("out/results.csv"))).to.equal(true);
  });
});
