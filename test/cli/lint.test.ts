import { symlinkSync, writeFileSync } from "node:fs";
import { expect } from "chai";
import type { Finding } from "../../src/lint/finding.js";
import { expectGolden } from "../support/golden.js";
import { bear, scenario, STACK, Workplace } from "./program.js";

interface Linted {
  readonly cards: number;
  readonly scenarios: number;
  readonly findings: readonly Finding[];
}

const APPLIES = [{ clause: "613.4c", role: "applies" }];
const WORDS = {
  title: "A bear under an anthem",
  question: "How big is the bear?",
  why: ["The anthem adds one in layer 7c."],
  provenance: ["Made to show a rule."],
};

/** The scenario of the other tests, fit for a corpus but for what is changed. */
function fit(over: object = {}): Record<string, unknown> {
  return scenario({ ...WORDS, cards: madeUp(), ...over });
}

function madeUp(): object[] {
  return (scenario()["cards"] as object[]).map((card) => ({ ...card, madeUp: true }));
}

describe("cr613 lint", () => {
  const place = new Workplace();
  after(() => place.clear());

  function written(path: string, value: unknown): string {
    return place.file(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  async function linted(...args: readonly string[]): Promise<Linted & { code: number | null }> {
    const { code, out, err } = await place.run("lint", "--json", ...args);
    expect(err).to.equal("");
    return { ...(JSON.parse(out) as Linted), code };
  }

  const rulesOf = ({ findings }: Linted): string[] => findings.map(({ rule }) => rule);

  it("finds nothing in a fit scenario that lies outside of a corpus", async () => {
    const { code, out, err } = await place.run("lint", written("fit/bear-and-anthem.json", fit()));
    expect(err).to.equal("");
    expect(out).to.equal("1 scenario and 0 cards: all good\n");
    expect(code).to.equal(0);
  });

  it("leaves words, names of files and layout out of a draft, and counts what it finds by rule", async () => {
    const draft = written(
      "draft/any-name.json",
      fit({ id: "bear-704-5f", why: undefined, question: undefined, cites: APPLIES }),
    );
    const whole = await place.run("lint", draft);
    expect(whole.out)
      .to.match(/^By rule: .*\bid-words 1\b/m)
      .and.match(/\bscenario-file 1\b/);
    const bare = await linted(draft, "--draft");
    expect(rulesOf(bare)).to.deep.equal(["cites"]);
    expect(bare).to.deep.include({ byRule: { cites: 1 } });
  });

  it("lets numbers stand in an id that are no clause", async () => {
    for (const id of ["a-300-card-library", "three-hundred-300-rats", "a-100-100-token"])
      expect(rulesOf(await linted(written(`ids/${id}.json`, fit({ id })))), id).to.not.include("id-words");
  });

  it("tells place, rule, what was expected and how to mend it", async () => {
    const spoilt = fit({
      id: "bear-704-5f",
      topic: undefined,
      title: "The bear should be big.",
      why: undefined,
      cites: [
        { clause: "613.4c", role: "applies" },
        { clause: "613.1d", role: "applies" },
      ],
      twin: "opalescence-humility-humility-lest",
      timeline: [
        { kind: "enters", card: "Test Bear", controller: "Ann" },
        { kind: "enters", card: "Test Anthem", controller: "Ann" },
        { kind: "enters", card: "Forest", controller: "Bob" },
        { kind: "check", id: "end", expect: { "Test Bear": { power: 3 }, "Test Anthem": { exists: true } } },
      ],
    });
    const { code, out, err } = await place.run("lint", written("typo/spoilt.json", spoilt));
    expect(err).to.equal("");
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
    expectGolden("cli", "lint-spoilt.txt", out);
    expect(code).to.equal(1);
  });

  it("ends with 2 for what is broken, 1 for faults, 0 for hints", async () => {
    const timeline = [...(scenario()["timeline"] as object[])];
    const idle = { kind: "enters", card: "Forest", controller: "Bob" };
    const hinted = await linted(written("hint/bear-and-anthem.json", fit({ timeline: [idle, ...timeline] })));
    expect(rulesOf(hinted)).to.deep.equal(["minimal"]);
    expect(hinted.code).to.equal(0);
    const faulty = await linted(written("fault/bear-and-anthem.json", fit({ why: [] })));
    expect(rulesOf(faulty)).to.deep.equal(["why"]);
    expect(faulty.code).to.equal(1);
    const broken = await linted(place.file("torn/bear-and-anthem.json", '{ "id": "bear-and-anthem",\n  "rev": }'));
    expect(broken.findings[0]).to.include({ rule: "format", severity: "broken", line: 2 });
    expect(broken.code).to.equal(2);
  });

  it("holds files against the corpus: ids and boards", async () => {
    const lone = {
      ...fit({ id: "opalescence-humility-humility-last", title: "Once more", cards: undefined }),
      players: ["Cleo", "Dan"],
      cites: [{ clause: "613.6", role: "decides" }],
      timeline: [
        { kind: "enters", card: "Opalescence", id: "One", controller: "Cleo" },
        { kind: "enters", card: "Honor of the Pure", controller: "Cleo" },
        { kind: "enters", card: "Runeclaw Bear", id: "It", controller: "Cleo" },
        { kind: "enters", card: "Humility", id: "Two", controller: "Cleo" },
        { kind: "check", id: "end", expect: { Two: { power: 4 } } },
      ],
    };
    const { findings, code } = await linted(written("again/opalescence-humility-humility-last.json", lone));
    const told = findings.map(({ rule, message }) => `${rule}: ${message}`).join("\n");
    expect(told)
      .to.contain("id-unique: the scenario in corpus/scenarios/abilities/opalescence-humility-humility-last.json")
      .and.to.contain("board-unique: opalescence-humility-humility-last is about the same board, up to names");
    expect(code).to.equal(1);
  });

  it("lints the corpus one is in, and holds its files against each other", async () => {
    const home = new Workplace();
    const write = (path: string, value: object): string => home.file(path, `${JSON.stringify(value, null, 2)}\n`);
    const inCorpus = { ...fit(), topic: undefined, $schema: "../../../schema/scenario.schema.json" };
    write("corpus/scenarios/text/bear-and-anthem.json", inCorpus);
    write("corpus/scenarios/type/bear-and-anthem.json", { ...inCorpus, title: "Another" });
    write("corpus/cards/test-cub.json", bear({ name: "Test Cub", $schema: "../../schema/card.schema.json" }));
    const { code, out } = await home.run("lint", "--json", "--hints");
    const fromAfar = await place.run("lint", home.path("corpus/scenarios/type"), "--json");
    home.clear();
    expect((JSON.parse(fromAfar.out) as Linted).findings.map(({ rule }) => rule)).to.deep.equal([
      "id-unique",
      "board-unique",
    ]);
    const { findings, cards, scenarios } = JSON.parse(out) as Linted;
    expect({ cards, scenarios, code }).to.deep.equal({ cards: 1, scenarios: 2, code: 1 });
    expect(findings.map(({ file, rule, severity }) => `${file} ${rule} ${severity}`)).to.deep.equal([
      "corpus/cards/test-cub.json card-used hint",
      "corpus/scenarios/type/bear-and-anthem.json id-unique error",
      "corpus/scenarios/type/bear-and-anthem.json board-unique error",
    ]);
  });

  it("lints the shipped corpus where there is no other", async () => {
    const { cards, scenarios, findings } = await linted("--without", "cites-exercised");
    expect(cards).to.be.above(200);
    expect(scenarios).to.be.above(300);
    expect(findings.filter(({ severity }) => severity !== "hint")).to.deep.equal([]);
  });

  it("finds only what is asked for, and what is broken", async () => {
    const file = written("only/bear-and-anthem.json", fit({ why: [], title: "A test" }));
    expect(rulesOf(await linted(file, "--only", "title"))).to.deep.equal(["title"]);
    expect(rulesOf(await linted(file, "--without", "title,why"))).to.deep.equal([]);
    const torn = place.file("only/torn.json", "{");
    expect(rulesOf(await linted(torn, "--only", "title"))).to.deep.equal(["format"]);
  });

  it("prints its rules", async () => {
    const { code, out } = await place.run("lint", "--rules", "--only", "cites-exercised");
    expect(out).to.contain("cites-exercised (error)").and.to.contain("to mend it: ");
    expect(code).to.equal(0);
    const { out: json } = await place.run("lint", "--rules", "--json");
    const rules = JSON.parse(json) as { name: string }[];
    expect(rules.map(({ name }) => name)).to.include.members(["twin", "minimal", "board-unique"]);
  });

  describe("meets hostile input with a message", () => {
    for (const [args, message] of [
      [["no-such-folder"], '"no-such-folder": there is no such file'],
      [["--only", "tittle"], 'unknown rule "tittle". Did you mean title?'],
      [["--without", "everything"], 'unknown rule "everything"'],
      [["--cards", "nowhere"], '"nowhere": there is no such file'],
      [["--hint-me"], "unknown option"],
    ] as const) {
      it(`lint ${args.join(" ")}`, async () => {
        const { code, out, err } = await place.run("lint", ...args);
        expect(err).to.contain(message).and.not.to.match(STACK);
        expect(out).to.equal("");
        expect(code).to.equal(2);
      });
    }

    it("an empty folder", async () => {
      place.file("empty/readme.txt", "nothing");
      const { code, err } = await place.run("lint", "empty");
      expect(err).to.contain("there is no card and no scenario in empty");
      expect(code).to.equal(2);
    });

    it("files that can't be read, each told once, the others linted", async () => {
      writeFileSync(place.path(place.file("odd/huge.json", "")), new Uint8Array(20_000_000).fill(0x20));
      place.file("odd/utf16.json", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]));
      place.file("odd/deep.json", "[".repeat(100_000));
      place.file("odd/red.json", JSON.stringify(fit({ title: "\u001b[31m" })));
      symlinkSync("circle.json", place.path("odd/circle.json"));
      written("odd/bear-and-anthem.json", fit());
      const { code, out, err } = await place.run("lint", "odd");
      expect(err).to.equal("");
      expect(out)
        .to.contain("the file is too large")
        .and.to.contain("UTF-16")
        .and.to.contain("nested too deep")
        .and.to.contain("the link leads in a circle")
        .and.not.to.match(STACK);
      expect(out).not.to.contain("\u001b");
      expect(out).to.match(/2 scenarios and 0 cards|\d+ scenarios? and 0 cards: \d+ broken/);
      expect(code).to.equal(2);
    });

    it("a board that would take long to try without each of its parts", async () => {
      const cubs = Array.from({ length: 60 }, (_, i) => ({
        kind: "enters",
        card: "Test Bear",
        id: `Bear ${i}`,
        controller: "Ann",
      }));
      const timeline = [
        ...cubs,
        { kind: "enters", card: "Test Anthem", controller: "Ann" },
        { kind: "check", id: "end", expect: { "Bear 0": { power: 3 } } },
      ];
      const found = await linted(written("many/bear-and-anthem.json", fit({ timeline })));
      expect(rulesOf(found).filter((rule) => rule === "minimal")).to.have.length(59);
      expect(found.code).to.equal(0);
    });
  });
});
