import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { scenario as board, STACK, Workplace } from "./program.js";

const line = (card: object): string => `${JSON.stringify(card)}\n`;
const cub = (over: object = {}): object => ({
  name: "Shelf Cub",
  manaCost: "{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 1,
  toughness: 1,
  ...over,
});
/** A board on which cards of the library are under an anthem of its own. */
const played = (name: string, over: object = {}): Record<string, unknown> => {
  const { cards, ...rest } = board();
  return {
    ...rest,
    cards: (cards as object[]).slice(1),
    timeline: [
      { kind: "enters", card: name, controller: "Ann" },
      { kind: "enters", card: "Test Anthem", controller: "Ann" },
      { kind: "check", id: "end", expect: { [name]: { power: 2, toughness: 2 } } },
    ],
    ...over,
  };
};

describe("cards of a library", () => {
  const place = new Workplace();
  before(() => {
    place.file(
      "shelf/s.jsonl",
      line(cub()) + line(cub({ name: "Shelf Fox", refused: [{ at: [2, 1], why: "reference" }] })),
    );
    place.file("shelf/g.jsonl", line(cub({ name: "Grizzly Bears", power: 7 })));
    place.file("board.json", played("Shelf Cub"));
    place.file("fox.json", played("Shelf Fox"));
    place.file("slip.json", played("Shelf Cap"));
  });
  after(() => place.clear());

  for (const command of ["resolve", "explain"])
    it(`are found by ${command}`, async () => {
      const { code, out, err } = await place.run(command, "board.json", "--cards", "shelf");
      expect(err).to.equal("");
      expect(code).to.equal(0);
      expect(out).to.include("Shelf Cub");
    });

  it("are found by verify and export", async () => {
    const verified = await place.run("verify", "board.json", "--cards", "shelf", "--reports", "none", "--workers", "0");
    expect(verified.out).to.match(/^1 run: 1 pass\./m);
    const exported = await place.run(
      "export",
      "board.json",
      "--cards",
      "shelf",
      "--format",
      "json",
      "--out",
      "exported",
    );
    expect(exported.code).to.equal(0);
    const [text = ""] = readdirSync(place.path("exported"))
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(place.path(`exported/${name}`), "utf8"));
    expect(text).to.include('"Shelf Cub"').and.to.not.include("Shelf Fox");
  });

  it("of which a sentence is not understood are not played, and the sentence is named", async () => {
    const { code, err } = await place.run("verify", "fox.json", "--cards", "shelf", "--reports", "none");
    expect(code).to.equal(2);
    expect(err.replace(/\s+/g, " ")).to.include(
      'the card "Shelf Fox" can not be played: not understood of its text: paragraph 2, sentence 1 (whom it means is not certain)',
    );
    expect(err).to.not.match(STACK);
  });

  it("are among the names that may be meant", async () => {
    const { code, err } = await place.run("resolve", "slip.json", "--cards", "shelf");
    expect(code).to.equal(2);
    expect(err)
      .to.include('unknown card "Shelf Cap"')
      .and.to.match(/did you mean Shelf Cub\?/);
    const asked = await place.run("card", "Shelf Cap", "--cards", "shelf");
    expect(asked.err).to.match(/Did you mean "Shelf Cub"/);
  });

  it("come after those of the corpus, which are written by hand", async () => {
    const { out } = await place.run("card", "Grizzly Bears", "--cards", "shelf");
    expect(out).to.include("2/2").and.to.include("corpus/cards/grizzly-bears.json");
  });

  it("are shown by card, in whatever case, with what is not understood", async () => {
    const { code, out } = await place.run("card", "shelf fox", "--cards", "shelf");
    expect(code).to.equal(0);
    expect(out).to.include(
      "Not understood, so that it can not be verified with:\n  paragraph 2, sentence 1: whom it means",
    );
    expect(out).to.include("in shelf/s.jsonl:2");
    const json = JSON.parse((await place.run("card", "Shelf Fox", "--cards", "shelf", "--json")).out) as {
      library: object;
    };
    expect(json.library).to.deep.equal({ refused: [{ face: 0, paragraph: 2, sentence: 1, why: "reference" }] });
    expect((await place.run("card", "Shelf Fox", "--cards", "shelf", "--lang", "de")).out).to.include(
      "Absatz 2, Satz 1",
    );
  });

  it("that are broken are told with their line", async () => {
    place.file("torn/s.jsonl", line(cub({ name: "Shelf Owl", power: [] })));
    place.file("owl.json", played("Shelf Owl"));
    const { code, err } = await place.run("resolve", "owl.json", "--cards", "torn");
    expect(code).to.equal(2);
    expect(err).to.include("torn/s.jsonl:1:1").and.to.not.match(STACK);
  });

  it("of this package need no option", async () => {
    const { code, out } = await place.run("card", "Convincing Mirage");
    expect(code).to.equal(0);
    expect(out)
      .to.match(/library\/c\.jsonl:\d+/)
      .and.to.include("conversion-between-two-mirages");
  });
});

describe("cr613 new with cards of the library", () => {
  const place = new Workplace();
  after(() => place.clear());
  const made = (id: string): Scenario =>
    JSON.parse(readFileSync(place.path(`mine/scenarios/type/${id}.json`), "utf8")) as Scenario;

  it("plays them and pins them", async () => {
    const { code } = await place.run(
      "new",
      "--topic",
      "type",
      "--id",
      "frog",
      "--cards",
      "convincing mirage",
      "--out",
      "mine",
    );
    expect(code).to.equal(0);
    expect(Object.keys(made("frog").pins ?? {})).to.deep.equal(["Convincing Mirage"]);
  });
});

describe("pinned definitions", () => {
  const place = new Workplace();
  const pinned = (): Scenario => JSON.parse(readFileSync(place.path("board.json"), "utf8")) as Scenario;
  before(() => {
    place.file("shelf/s.jsonl", line(cub()));
    place.file("board.json", played("Shelf Cub", { $schema: "x", why: ["It is."] }));
  });
  after(() => place.clear());

  it("are written into a scenario, before its timeline, and stay while they are right", async () => {
    const { code, out } = await place.run("cards", "pin", "board.json", "--cards", "shelf");
    expect(code).to.equal(0);
    expect(out).to.include("pinned board.json").and.to.include("1 scenario, 1 changed");
    expect(Object.keys(pinned().pins ?? {})).to.deep.equal(["Shelf Cub"]);
    const keys = Object.keys(pinned());
    expect(keys.indexOf("pins")).to.equal(keys.indexOf("timeline") - 1);
    expect((await place.run("cards", "pin", "board.json", "--cards", "shelf")).out).to.include("1 scenario, 0 changed");
    expect((await place.run("verify", "board.json", "--cards", "shelf", "--reports", "none")).code).to.equal(0);
  });

  it("keep a scenario from being run with another definition, and lint says what that would change", async () => {
    place.file("shelf/s.jsonl", line(cub({ power: 4 })));
    const { code, err } = await place.run("verify", "board.json", "--cards", "shelf", "--reports", "none");
    expect(code).to.equal(2);
    expect(err.replace(/\s+/g, " ")).to.include('the definition of "Shelf Cub" is not the one that was pinned');
    const linted = await place.run("lint", "board.json", "--cards", "shelf", "--only", "pinned");
    expect(linted.code).to.equal(1);
    expect(linted.out.replace(/\s+/g, " ")).to.include("under current end, Shelf Cub, power is now 5");
  });

  it("that are others and change no value are told as such", async () => {
    place.file("shelf/s.jsonl", line(cub({ subtypes: ["Bear", "Scout"] })));
    const { out } = await place.run("lint", "board.json", "--cards", "shelf", "--only", "pinned");
    expect(out.replace(/\s+/g, " ")).to.include("every value is still as expected");
  });

  it("are renewed by the same command", async () => {
    const before = pinned().pins;
    expect((await place.run("cards", "pin", "board.json", "--cards", "shelf")).out).to.include("pinned board.json");
    expect(pinned().pins).to.not.deep.equal(before);
    const { out } = await place.run("lint", "board.json", "--cards", "shelf", "--only", "pinned");
    expect(out).to.include("all good");
  });

  it("are asked for by lint, and not for cards that are not played", async () => {
    place.file("bare.json", played("Shelf Cub", { id: "bare", pins: { "Grizzly Bears": "0".repeat(64) } }));
    const { out } = await place.run("lint", "bare.json", "--cards", "shelf", "--only", "pinned");
    expect(out)
      .to.include('it plays "Shelf Cub" of the library')
      .and.to.include('it pins "Grizzly Bears" and does not');
  });

  it("are not written into what is no scenario, or a broken one", async () => {
    place.file("broken.json", { ...played("Shelf Cub"), level: "x" });
    for (const file of ["broken.json", "missing.json", "shelf"]) {
      const { code, err } = await place.run("cards", "pin", file);
      expect([file, code]).to.deep.equal([file, 2]);
      expect(err)
        .to.match(/^.*error: /s)
        .and.to.not.match(STACK);
    }
  });
});
