import { mkdirSync, symlinkSync } from "node:fs";
import { expect } from "chai";
import { bear, scenario, STACK, Workplace } from "./program.js";

const good = JSON.stringify(scenario(), null, 2);

/** A field of the first event spoilt. */
const spoilt = (more: object): string =>
  JSON.stringify(scenario({ timeline: [{ kind: "enters", card: "Test Bear", controller: "Ann", ...more }] }));

const BROKEN: readonly (readonly [string, string | Uint8Array, string])[] = [
  ["an empty file", "", "the file is empty"],
  ["a file cut off", good.slice(0, 500), "the file ends before"],
  [
    "a binary file",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff, 0xfe]),
    "the file is no text in UTF-8",
  ],
  ["text with zero bytes", "{}\u0000\u0000", "zero byte"],
  ["text in UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), "UTF-16"],
  ["100000 brackets", "[".repeat(100_000), "nested too deep"],
  ["100000 objects in each other", '{"a":'.repeat(100_000), "nested too deep"],
  ["a text of 10 MB", JSON.stringify({ id: "x".repeat(10_000_000) }), "the file is too large"],
  ["20 MB", new Uint8Array(20_000_000).fill(0x20), "the file is too large"],
  ["a huge list", `{"timeline": [${"0,".repeat(1_000_000)}0]}`, "too many values"],
  ["a list of 5000 wrong events", `{"id": "a", "timeline": [${"0,".repeat(4999)}0]}`, "more faults in this file"],
  ["a list at the top", "[]", "an empty list can not stand here"],
  ["null", "null", "null can not stand here"],
  ["NaN", '{"rev": NaN}', '"NaN" is no JSON number'],
  ["an endless number", '{"rev": 1e999}', "this number is too large"],
  ["a key twice", '{"id": "a", "id": "b"}', "stands twice in this object"],
  ["__proto__", good.replace('"rev": 1', '"__proto__": {"rev": 1}'), '"__proto__" can not be used'],
  ["constructor", good.replace('"rev": 1', '"rev": 1, "constructor": {"x": 1}'), 'unknown key "constructor"'],
  ["comments", `// no\n${good}`, "comments have no place in JSON"],
  ["an unknown kind", spoilt({ kind: "entres" }), "did you mean enters?"],
  ["an unknown key", spoilt({ controler: "Ann" }), 'unknown key "controler"'],
  ["an unknown card", spoilt({ card: "Test Baer" }), "did you mean Test Bear?"],
  ["an unknown player", spoilt({ controller: "Anne" }), "did you mean Ann?"],
  ["something attached to itself", spoilt({ attachedTo: "Test Bear" }), "can not be attached to itself"],
  ["a copy of itself", spoilt({ copyOf: "Test Bear" }), "can not be a copy of itself"],
  ["a wrong type", JSON.stringify(scenario({ players: "Ann" })), 'did you mean ["Ann"]?'],
  ["an unknown keyword", JSON.stringify(scenario({ cards: [bear({ abilities: ["flyng"] })] })), "did you mean flying?"],
  ["an unknown subtype", JSON.stringify(scenario({ cards: [bear({ subtypes: ["Baer"] })] })), "did you mean Bear?"],
  ["a card in its place", JSON.stringify(bear()), "this is a card, not a scenario"],
  ["a name that turns the terminal red", spoilt({ card: "\u001b[31mBear" }), String.raw`unknown card "\u001b[31mBear"`],
];

describe("broken scenario files", () => {
  const place = new Workplace();
  after(() => place.clear());

  for (const [i, [what, content, message]] of BROKEN.entries()) {
    it(`${what}: a message with the file's name, no stack trace, status 2`, async () => {
      const file = place.file(`broken-${i}.json`, content);
      const { code, err } = await place.run("resolve", file);
      expect(err).to.contain(message).and.to.contain(file).and.not.to.match(STACK);
      expect(err.length).to.be.below(100_000);
      expect(err).not.to.contain("\u001b");
      expect(code).to.equal(2);
    });
  }

  it("are reported as broken and do not stop the others", async () => {
    for (const [i, [, content]] of BROKEN.entries()) place.file(`mixed/broken-${i}.json`, content);
    place.file("mixed/good.json", scenario());
    place.file("mixed/second.json", scenario({ id: "another-bear" }));
    const { code, out, err } = await place.run("verify", "mixed", "--workers", "0", "--reports", "json");
    // The card among them is taken for a card.
    expect(out)
      .to.match(/2 pass/)
      .and.to.match(/\d+ broken/);
    expect(out + err).not.to.match(STACK);
    expect(err).to.contain("mixed/broken-0.json:1:1");
    expect(code).to.equal(2);
  });

  it("are told apart when they are folders, links in a circle, or links to nothing", async () => {
    mkdirSync(place.path("odd/folder.json"), { recursive: true });
    symlinkSync("circle.json", place.path("odd/circle.json"));
    symlinkSync("nothing.json", place.path("odd/dangling.json"));
    symlinkSync(".", place.path("odd/again"));
    place.file("odd/good.json", scenario());
    const { code, err, out } = await place.run("verify", "odd/good.json", "odd", "--workers", "0", "--reports", "none");
    expect(err).to.contain("odd/circle.json:1:1").and.to.contain("the link leads in a circle");
    expect(err).to.contain("odd/dangling.json:1:1").and.to.contain("there is no such file").and.not.to.match(STACK);
    expect(out).to.contain("1 pass");
    expect(code).to.equal(2);
    const folder = await place.run("resolve", "odd");
    expect(folder.err).to.contain("this is a folder, not a file");
    expect(folder.code).to.equal(2);
  });
});

describe("broken card files", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("break the scenarios that need them, and no others", async () => {
    place.file("cards/torn.json", '{"name": "Torn Card",\n "types": ["Creature"\n');
    const needing = {
      timeline: [
        { kind: "enters", card: "Torn Card", controller: "Ann" },
        { kind: "check", id: "end", players: { Ann: { life: 20 } } },
      ],
    };
    place.file("scenarios/needs.json", scenario({ id: "needs-a-torn-card", ...needing }));
    place.file("scenarios/good.json", scenario());
    const { code, out, err } = await place.run(
      "verify",
      "scenarios",
      "--cards",
      "cards",
      "--workers",
      "0",
      "--reports",
      "none",
    );
    expect(err)
      .to.contain("cards/torn.json:3:1")
      .and.to.contain("the file ends before the list that begins at 2:11 is closed");
    expect(out).to.contain("BROKEN needs-a-torn-card (current)");
    expect(out.replace(/\s+/g, " ")).to.contain(
      'the card "Torn Card" can not be used, its file is broken: cards/torn.json:3:1',
    );
    expect(out).to.contain("1 pass, 1 broken");
    expect(code).to.equal(2);
  });

  it("are no reason to say that no scenario fits, where none could be read", async () => {
    place.file("torn/torn.json", "{");
    mkdirSync(place.path("nothing"));
    const torn = await place.run("list", "torn");
    expect(torn.err).to.contain("torn/torn.json:1:2").and.to.contain("no scenario could be read");
    const empty = await place.run("list", "nothing");
    expect(empty.err).to.equal("error: there is no scenario in nothing\n");
    expect([torn.code, empty.code]).to.deep.equal([2, 2]);
  });

  it("are told by the card command", async () => {
    const file = place.file("baer.json", bear({ name: "Spelt Wrong", subtypes: ["Baer"] }));
    const { code, err } = await place.run("card", "Spelt Wrong", "--cards", file);
    expect(err)
      .to.contain("baer.json:8:5")
      .and.to.contain("did you mean Bear?")
      .and.to.contain('the card "Spelt Wrong" is broken');
    expect(code).to.equal(2);
  });
});
