import { readFileSync } from "node:fs";
import { expect } from "chai";
import { STACK, Workplace } from "./program.js";

describe("the command line", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("prints help and the version, with status 0", async () => {
    const description = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    const [help, version, verifyHelp] = await Promise.all([
      place.run("--help"),
      place.run("--version"),
      place.run("help", "verify"),
    ]);
    expect(help.code).to.equal(0);
    expect(help.out).to.contain("verify [options] [paths...]").and.to.contain("Examples:");
    expect(version).to.deep.equal({ code: 0, out: `${description.version}\n`, err: "" });
    expect(verifyHelp.out).to.contain("Exit status: 0 all as expected, 1 not all, 2 usage or broken input");
  });

  it("keeps every line of help within 80 columns but for examples", async () => {
    for (const command of ["verify", "resolve", "explain", "list", "card", "matrix"]) {
      const { out } = await place.run(command, "--help");
      const long = out.split("\n").filter((line) => line.length > 80);
      expect(long, command).to.deep.equal([]);
    }
  });

  it("lists each command with the arguments that it takes", async () => {
    const { out } = await place.run("--help");
    const listed = [...out.matchAll(/^ {2}(?!help)([a-z]+)( \[options\])?( [[<]\S+)?(?: {2}|$)/gm)];
    expect(listed).to.have.lengthOf(23);
    for (const [, name = "", , argument = ""] of listed) {
      const { out: help } = await place.run("help", name);
      expect(help).to.match(new RegExp(`^Usage: cr613 ${name} \\[options\\]${argument.replace(/[[\].]/g, "\\$&")}\n`));
    }
  });

  it("prints help and fails when nothing is asked", async () => {
    const { code, out, err } = await place.run();
    expect(code).to.equal(2);
    expect(out).to.equal("");
    expect(err).to.contain("Usage: cr613");
  });

  for (const [args, message] of [
    [["verfy"], "Did you mean verify?"],
    [["frobnicate", "--help"], "unknown command 'frobnicate'"],
    [["verify", "--grpe", "x"], "Did you mean --grep?"],
    [["verify", "--workers", "many"], "It must be a whole number from 0 to 64."],
    [["verify", "--workers", "-1"], "It must be a whole number from 0 to 64."],
    [["verify", "--timeout", "0"], "It must be a whole number from 1"],
    [["verify", "--grep", "("], '--grep "(" is no regular expression'],
    [["verify", "--grep"], "argument missing"],
    [["verify", "--topic", "dependancy"], "Did you mean dependency?"],
    [["verify", "--rule", "six"], '--rule "six" is no clause or beginning of one'],
    [["verify", "--layer", "8"], 'unknown layer "8". Known: 1, 1a, 1b, 2, 3'],
    [["verify", "--level", "msut"], "Did you mean must?"],
    [["verify", "--ruleset", "curent"], "Did you mean current?"],
    [["verify", "--ruleset", "m99"], 'unknown ruleset "m99"'],
    [["verify", "--reports", "cvs"], "Did you mean csv?"],
    [["verify", "--reports", "none,csv"], "none and others exclude each other"],
    [["card", "Humility", "--ruleset", "m11"], "Did you mean m10?"],
    [["readings", "--ruleset", "m11"], "Did you mean m10?"],
    [["readings", "dependency-loop", "--ruleset", "m10"], "does not leave open what is asked for: dependency-loop"],
    [["verify", "--grep", "nothing is called like this"], "fits the filters and a supported ruleset"],
    [["verify", "no-such-folder"], '"no-such-folder": there is no such file'],
    [["verify", "--cards", "no-such-card.json"], '"no-such-card.json": there is no such file'],
    [["resolve", "no-such-scenario"], 'the corpus has no scenario "no-such-scenario"'],
    [["resolve", "no-such-file.json"], 'there is no file "no-such-file.json"'],
    [["resolve"], "missing required argument"],
    [["explain", "a", "b"], "too many arguments"],
    [["card", "Nobody Knows This"], 'there is no card "Nobody Knows This"'],
    [["list", "--level", "undefined", "--grep", "nothing like this"], "no scenario fits"],
  ] as const) {
    it(`refuses \`${args.join(" ")}\` with a message and status 2`, async () => {
      const { code, out, err } = await place.run(...args);
      expect(err).to.contain(message).and.not.to.match(STACK);
      expect(out).to.equal("");
      expect(code).to.equal(2);
    });
  }
});
