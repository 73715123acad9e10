import { expect } from "chai";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { anthem, bear, scenario, Workplace } from "./program.js";

const LAYERS_IN_TURN = "opalescence-humility-humility-last";
const DEPENDENCY = "blood-moon-urborg-urborg-first";

describe("cr613 resolve", () => {
  const place = new Workplace();
  after(() => place.clear());

  for (const id of [LAYERS_IN_TURN, DEPENDENCY]) {
    it(`prints ${id} as a table`, async () => {
      const { code, out, err } = await place.run("resolve", id);
      expect(err).to.equal("");
      expect(code).to.equal(0);
      expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
      expectGolden("cli", `resolve-${id}.txt`, out);
    });
  }

  it("prints the resolution as JSON", async () => {
    const { code, out } = await place.run("resolve", DEPENDENCY, "--json");
    const { objects, trace } = JSON.parse(out) as Resolution;
    expect(objects["Reliquary Tower"]?.subtypes).to.deep.equal(["Mountain"]);
    expect(trace.some((step) => step.kind === "depends")).to.equal(true);
    expect(code).to.equal(0);
  });

  it("looks at the moment that is asked for, and knows which there are", async () => {
    const before = await place.run("resolve", DEPENDENCY, "--at", "urborg-alone", "--json");
    const { objects } = JSON.parse(before.out) as Resolution;
    expect(objects["Reliquary Tower"]?.subtypes).to.deep.equal(["Swamp"]);
    const { code, err } = await place.run("resolve", DEPENDENCY, "--at", "urborg-alon");
    expect(err).to.contain('unknown check "urborg-alon". Did you mean urborg-alone? Known: urborg-alone, end');
    expect(code).to.equal(2);
  });

  it("resolves a board without a check at its end, and cards of --cards", async () => {
    const timeline = [
      { kind: "enters", card: "Test Bear", controller: "Ann" },
      { kind: "enters", card: "Test Anthem", controller: "Ann" },
    ];
    place.file("cards/bear.json", bear());
    place.file("cards/anthem.json", anthem());
    const { cards: _, ...board } = scenario({ timeline });
    place.file("board.json", board);
    const { code, out, err } = await place.run("resolve", "board.json", "--cards", "cards");
    expect(err).to.equal("");
    expect(out)
      .to.contain("At the end, ruleset current")
      .and.to.match(/Test Bear +\{1\}\{G\} +3\/3 +Creature — Bear +green/);
    expect(code).to.equal(0);
  });

  it("tells what the timeline can not do, with its place in the file", async () => {
    const timeline = [
      { kind: "enters", card: "Test Bear", controller: "Ann" },
      { kind: "enters", card: "Test Anthem", controller: "Ann", attachedTo: "Test Bear" },
    ];
    place.file("impossible.json", scenario({ timeline }));
    const { code, err } = await place.run("resolve", "impossible.json");
    expect(err)
      .to.match(/impossible\.json:\d+:\d+ {2}\/timeline\/1/)
      .and.to.contain("can't be attached");
    expect(code).to.equal(2);
  });
});

describe("cr613 explain", () => {
  const place = new Workplace();
  after(() => place.clear());

  for (const id of [LAYERS_IN_TURN, DEPENDENCY]) {
    it(`tells ${id}`, async () => {
      const { code, out, err } = await place.run("explain", id, "--at", "end");
      expect(err).to.equal("");
      expect(code).to.equal(0);
      expectGolden("cli", `explain-${id}.txt`, out);
    });
  }

  it("tells on demand which effects do not reach an object, and why", async () => {
    const { code, out } = await place.run("explain", DEPENDENCY, "--at", "end", "--why-not", "Blood Moon");
    expect(code).to.equal(0);
    expect(out.replaceAll(/\s+/g, " "))
      .to.contain("What does not reach Blood Moon")
      .and.to.match(/does not reach Blood Moon: Blood Moon isn't a land \(then: Enchantment\)\. \[611\.3a\]/);
    const wrong = await place.run("explain", DEPENDENCY, "--why-not", "Blood Mon");
    expect(wrong.code).to.equal(2);
    expect(wrong.err).to.contain("Did you mean Blood Moon?");
  });

  it("tells it in German and French, with the cards by their names there", async () => {
    const [german, french] = await Promise.all(
      ["de", "fr"].map((language) => place.run("explain", DEPENDENCY, "--at", "end", "--lang", language)),
    );
    expect(german?.out).to.include("Blutmond kommt unter Bobs Kontrolle ins Spiel.").and.to.include("hängt vom Effekt");
    expect(french?.out).to.include("Lune de sang arrive sur le champ de bataille").and.to.include("dépend de l'effet");
    for (const told of [german, french])
      expect(told?.out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
  });
});

describe("cr613 list", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("lists what the filters select", async () => {
    const { code, out } = await place.run("list", "--topic", "dependency", "--grep", "^blood-moon-urborg");
    expect(out).to.equal(
      [
        "dependency",
        "  blood-moon-urborg-blood-moon-first",
        "    Blood Moon against Urborg: Blood Moon first",
        "  blood-moon-urborg-urborg-first",
        "    Blood Moon against Urborg: Urborg first",
        "",
        "2 scenarios",
        "",
      ].join("\n"),
    );
    expect(code).to.equal(0);
    const json = await place.run("list", "--topic", "dependency", "--grep", "^blood-moon-urborg-urborg", "--json");
    expect(JSON.parse(json.out)).to.deep.equal([
      {
        id: "blood-moon-urborg-urborg-first",
        topic: "dependency",
        title: "Blood Moon against Urborg: Urborg first",
        level: "must",
        rulesets: ["pre-m10", "m10", "m14", "ikoria", "current"],
        file: "corpus/scenarios/dependency/blood-moon-urborg-urborg-first.json",
      },
    ]);
  });
});
