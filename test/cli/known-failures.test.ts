import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { type Ended, scenario, STACK, Workplace } from "./program.js";

const FILE = "known.json";

/** A file with comments, as somebody keeps it. */
const KEPT = `{
  "engine": "cr613", // the reference
  "reasons": {
    "weak": { "text": "Anthems are weak.", "issue": "https://example.com/1" }
  },
  "known": {
    // since the first day
    "wrong-bear": [
      {
        "rulesets": ["m10", "current"],
        "reason": "weak",
        "wrong": { "end": { "Test Bear": { "power": 3 } } }
      }
    ]
  }
}
`;

describe("known failures", () => {
  let place: Workplace;
  beforeEach(() => {
    place = new Workplace();
    place.file("s/good.json", scenario());
    place.file("s/wrong.json", scenario({ id: "wrong-bear", rulesets: ["m10", "current"] }, 5));
  });
  afterEach(() => place.clear());

  function verify(...args: readonly string[]): Promise<Ended> {
    return place.run("verify", "s", "--workers", "0", "--reports", "none", "--expectations", FILE, ...args);
  }

  function update(...args: readonly string[]): Promise<Ended> {
    return verify("--update-expectations", ...args);
  }

  function text(): string {
    return readFileSync(place.path(FILE), "utf8");
  }

  it("make the run good if it fails just as told", async () => {
    place.file(FILE, KEPT);
    const { code, out, err } = await verify();
    expect(out).to.match(/^3 runs: 1 pass, 2 fail \(2 failures as known\)\. 10 of 12 values as expected\./);
    expect(err).to.not.contain("note:");
    expect(code).to.equal(0);
    expect(text()).to.equal(KEPT);
    expect(await verify("--quiet")).to.deep.equal({ code: 0, out: "", err: "" });
  });

  it("are no good if it fails otherwise: both answers are told, and the command that takes the new one over", async () => {
    place.file(FILE, KEPT.replace('"power": 3', '"power": 4'));
    const { code, out } = await verify();
    expect(code).to.equal(1);
    expect(out).to.match(/^FAIL, but not as known wrong-bear \(current\)/);
    expect(out).to.contain("known because: Anthems are weak.").and.to.contain("issue: https://example.com/1");
    expect(out).to.match(/check +object +characteristic +known +now\n +end +Test Bear +power +4 +3\n/);
    expect(out).to.contain("to make this known: npx cr613 verify s --workers 0");
    expect(out).to.contain(`--expectations ${FILE} --update-expectations --reason`);
  });

  it("are no good if one passes, which is told before other failures", async () => {
    place.file(FILE, KEPT.replace('"wrong-bear"', '"bear-and-anthem"'));
    const { code, out, err } = await verify();
    expect(code).to.equal(1);
    expect(out).to.match(/^PASS, but known to fail bear-and-anthem \(current\)/);
    expect(out).to.match(/end +Test Bear +power +3 +as expected\n/);
    expect(out).to.contain("FAIL wrong-bear (current)");
    expect(out).to.contain("3 runs: 1 pass, 2 fail (1 not as known).");
    expect(err).to.contain(`note: ${FILE} speaks of runs that no scenario here has: bear-and-anthem (m10)`);
  });

  it("need a reason to be made, and say for what", async () => {
    const { code, err } = await update();
    expect(code).to.equal(2);
    expect(err).to.contain(`${FILE} was left as it is: 2 failures need --reason`);
    expect(err).to.contain("wrong-bear (m10): fail is not known");
    expect(existsSync(place.path(FILE))).to.equal(false);
  });

  it("are made with a reason, and then all is as known", async () => {
    const made = await update("--reason", "weak: Anthems are weak.", "--issue", "https://example.com/1");
    expect(made.code).to.equal(0);
    expect(made.err).to.contain(`${FILE}: 2 added`);
    expect(made.out).to.contain("2 failures as known");
    expect(JSON.parse(text())).to.deep.equal(JSON.parse(KEPT.replaceAll(/ \/\/.*/g, "")));
    expect((await verify()).code).to.equal(0);
    const before = text();
    const again = await update();
    expect(again.err).to.contain("nothing to change");
    expect(text()).to.equal(before);
  });

  it("are made empty where nothing fails", async () => {
    const { code, err } = await update("--grep", "^bear-and-anthem$");
    expect(err).to.contain("made, without known failures");
    expect(code).to.equal(0);
    expect(JSON.parse(text())).to.deep.equal({ engine: "cr613", reasons: {}, known: {} });
  });

  it("refuse another wrong answer without a reason, and write nothing", async () => {
    const before = KEPT.replace('"power": 3', '"power": 4');
    place.file(FILE, before);
    const { code, err } = await update();
    expect(code).to.equal(2);
    expect(err).to.contain("wrong-bear (current): fail is not as known");
    expect(text()).to.equal(before);
  });

  it("change in one line for one answer", async () => {
    place.file(FILE, KEPT.replace('"power": 3', '"power": 4'));
    const { code, err } = await update("--reason", "weak");
    expect(code).to.equal(0);
    expect(err).to.contain(`${FILE}: 2 changed`);
    expect(text()).to.equal(KEPT);
  });

  it("lose what passes, with its comment and reason, and nothing else", async () => {
    place.file(FILE, KEPT);
    place.file("s/wrong.json", scenario({ id: "wrong-bear", rulesets: ["m10", "current"] }, 3));
    const { code, err } = await update();
    expect(code).to.equal(0);
    expect(err).to.contain(`${FILE}: 2 removed; the reason weak is needed no more and was removed`);
    expect(text()).to.equal('{\n  "engine": "cr613", // the reference\n  "reasons": {},\n  "known": {}\n}\n');
  });

  it("keep what is outside of a filtered run", async () => {
    place.file("s/wrong.json", scenario({ id: "wrong-bear", rulesets: ["m10", "current"] }, 3));
    const others = KEPT.replace(
      "    // since",
      '    "elsewhere": [{ "rulesets": ["current"], "reason": "weak", "verdict": "timeout" }],\n    // since',
    );
    place.file(FILE, others);
    await update("--grep", "^bear-and-anthem$");
    expect(text()).to.equal(others);
    await update("--ruleset", "m10");
    expect(text()).to.equal(others.replace('["m10", "current"]', '["current"]'));
  });

  it("go on where a file is broken, and nothing of it is known", async () => {
    place.file(FILE, KEPT);
    place.file("s/wrong.json", scenario({ id: "wrong-bear", rulesets: ["m10", "current"], level: "msut" }, 5));
    const { code, err } = await update();
    expect(code).to.equal(2);
    expect(err).to.contain("did you mean must?").and.to.contain("nothing to change");
    expect(text()).to.equal(KEPT);
  });

  it("are written through a link", async () => {
    mkdirSync(place.path("real"));
    place.file("real/file.json", KEPT.replace('"power": 3', '"power": 4'));
    symlinkSync(place.path("real/file.json"), place.path(FILE));
    expect((await update("--reason", "weak")).code).to.equal(0);
    expect(readFileSync(place.path("real/file.json"), "utf8")).to.equal(KEPT);
  });

  it("stand in the reports", async () => {
    place.file(FILE, KEPT.replace('["m10", "current"]', '["current"]'));
    await place.run("verify", "s", "--workers", "1", "--expectations", FILE, "--out", "out");
    const report = JSON.parse(readFileSync(place.path("out/report.json"), "utf8")) as Report;
    expect(report.results.map(({ expectation }) => expectation?.outcome)).to.deep.equal([
      undefined,
      "asKnown",
      undefined,
    ]);
    expect(readFileSync(place.path("out/junit.xml"), "utf8")).to.match(
      /<testsuites name="cr613" tests="3" failures="1" errors="0" skipped="1">/,
    );
  });

  it("do not run with a file that is not there, nor with half of an update", async () => {
    const [missing, alone] = await Promise.all([verify(), verify("--reason", "weak: x")]);
    expect(missing.err).to.equal("error: known.json: there is no such file; --update-expectations makes it\n");
    expect(alone.err).to.equal("error: --reason and --issue go with --update-expectations\n");
    expect([missing.code, alone.code]).to.deep.equal([2, 2]);
  });

  it("do not run with a reason that says nothing", async () => {
    const { code, err } = await update("--reason", "weak");
    expect(err).to.contain('there is no reason "weak" in the file. A new one needs a text');
    expect(code).to.equal(2);
    expect(existsSync(place.path(FILE))).to.equal(false);
  });

  it("are updated in a file that is named, no other", async () => {
    const { code, err } = await place.run("verify", "s", "--update-expectations");
    expect(err).to.equal("error: --update-expectations goes with --expectations <file>\n");
    expect(code).to.equal(2);
  });

  it("do not run with a broken file, whose faults are told with their places", async () => {
    place.file(FILE, KEPT.replace('"reason": "weak"', '"reason": "waek"'));
    const { code, out, err } = await verify();
    expect(err).to.contain("known.json:11:19  /known/wrong-bear/0/reason\n").and.not.to.match(STACK);
    expect(err).to.contain("error: the expectations file is broken: 1 fault");
    expect({ code, out }).to.deep.equal({ code: 2, out: "" });
  });

  it("do not run with the file of another engine", async () => {
    place.file(FILE, KEPT.replace('"cr613"', '"ours"'));
    const { code, err } = await verify();
    expect(err).to.equal('error: known.json is about the engine "ours", and this is "cr613"\n');
    expect(code).to.equal(2);
  });

  it("are told where nothing needs them", async () => {
    place.file(
      FILE,
      KEPT.replace('"weak": {', '"idle": { "text": "Idle." },\n    "weak": {').replace(
        '"known": {',
        '"known": {\n    "gone": [{ "rulesets": ["m14"], "reason": "weak", "verdict": "crashed" }],',
      ),
    );
    const { code, err } = await verify();
    expect(err).to.contain("known.json speaks of runs that no scenario here has: gone (m14)");
    expect(err).to.contain("known.json has reasons that nothing needs: idle");
    expect(code).to.equal(0);
  });
});
