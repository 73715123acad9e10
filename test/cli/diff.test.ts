import { expect } from "chai";
import { expectGolden } from "../support/golden.js";
import { scenario, STACK, Workplace } from "./program.js";

interface Compared {
  readonly from: { readonly ruleset: string; readonly readings: readonly string[] };
  readonly compared: number;
  readonly differing: readonly {
    readonly scenario: string;
    readonly lists: { readonly from: boolean; readonly to: boolean };
    readonly checks: readonly {
      readonly values: readonly {
        readonly subject: string;
        readonly characteristic: string;
        readonly from: unknown;
        readonly to: unknown;
      }[];
      readonly parting: { readonly object: string } | null;
    }[];
  }[];
  readonly notRun: readonly { readonly scenario: string; readonly ruleset: string }[];
}

describe("cr613 diff", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("lists what two rulesets answer differently, where they part, and why", async () => {
    const filters = ["--grep", "^(gray-ogre|painters-servant-humility|sutured-ghoul-exiles-maro$|replenish-opal)"];
    const { code, out, err } = await place.run("diff", "--from", "pre-m10", ...filters);
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
    expectGolden("cli", "diff-pre-m10.txt", out);
  });

  it("lists what two readings answer differently", async () => {
    const { code, out } = await place.run("diff", "--to-reading", "loop-members-in-one-go", "--grep", "loop");
    expect(code).to.equal(0);
    expect(out).to.match(/ 2 of \d+\s+scenarios differ\.\n$/);
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
    // Scenarios come and go; how many were asked is not the point.
    expectGolden("cli", "diff-loop-members-in-one-go.txt", out.slice(0, out.lastIndexOf("\n\n") + 1));
  });

  it("gives the same as JSON, with every check and value", async () => {
    const { out } = await place.run(
      "diff",
      "--from",
      "m10",
      "--to",
      "current",
      "--grep",
      "^sutured-ghoul-exiles-maro$",
      "--json",
    );
    const { from, compared, differing, notRun } = JSON.parse(out) as Compared;
    expect(from).to.deep.equal({ ruleset: "m10", readings: [] });
    expect([compared, notRun]).to.deep.equal([1, []]);
    expect(differing[0]).to.deep.include({ scenario: "sutured-ghoul-exiles-maro", lists: { from: false, to: true } });
    expect(differing[0]?.checks).to.have.length(2);
    expect(differing[0]?.checks[0]?.values).to.deep.include({
      subject: "Sutured Ghoul",
      characteristic: "power",
      from: 0,
      to: 3,
    });
    expect(differing[0]?.checks[0]?.parting?.object).to.equal("Sutured Ghoul");
  });

  it("finds nothing where there is nothing, and runs scenarios from anywhere", async () => {
    place.file("mine/bear.json", scenario());
    const { code, out } = await place.run("diff", "mine", "--from", "ikoria");
    expect(out).to.equal("ikoria and current: 0 of 1 scenario differs.\n");
    expect(code).to.equal(0);
  });

  it("tells what can not be run under one of them", async () => {
    const wrong = scenario({ id: "no-host", timeline: [{ kind: "moves", object: "Test Bear", to: "hand" }] });
    place.file("faulty/no-host.json", wrong);
    const { code, err } = await place.run("diff", "faulty", "--from", "ikoria");
    expect(err).not.to.match(STACK);
    expect(code).to.equal(2);
  });

  it("needs two sides", async () => {
    const same = await place.run("diff");
    expect(same.err).to.contain("both sides are the ruleset current; --from, --to or --to-reading tells them apart");
    const unknown = await place.run("diff", "--from", "m11");
    expect(unknown.err).to.contain('unknown ruleset "m11". Did you mean m10?');
    const reading = await place.run("diff", "--from-reading", "lost-takes-back");
    expect(reading.err).to.contain("can not read the rules as lost-takes-back does");
    expect([same.code, unknown.code, reading.code]).to.deep.equal([2, 2, 2]);
  });
});
