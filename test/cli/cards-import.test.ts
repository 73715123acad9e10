import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { readEntry } from "../../src/library/entry.js";
import { STACK, Workplace } from "./program.js";

const SCRYFALL = [
  {
    object: "card",
    name: "Brought Cub",
    layout: "normal",
    type_line: "Creature — Bear",
    mana_cost: "{G}",
    oracle_text: "Flying",
    power: "1",
    toughness: "1",
  },
  {
    object: "card",
    name: "Juggler",
    layout: "normal",
    type_line: "Creature — Human",
    mana_cost: "{1}",
    oracle_text: "Reach\nJuggle 3 clubs for {2}.",
    power: "1",
    toughness: "1",
  },
  {
    object: "card",
    name: "Fumbler",
    layout: "normal",
    type_line: "Creature — Human",
    mana_cost: "{1}",
    oracle_text: "Juggle 12 clubs for {W}{W}.",
    power: "1",
    toughness: "1",
  },
  { object: "card", name: "Brought Cub", layout: "normal", type_line: "Creature — Bear", oracle_text: "Again" },
  { object: "card", name: "Bear", layout: "token", type_line: "Token Creature — Bear" },
  {
    object: "card",
    name: "Odd // Even",
    layout: "split",
    card_faces: [
      { name: "Odd", type_line: "Instant", mana_cost: "{G}", oracle_text: "" },
      { name: "Even", type_line: "Instant", mana_cost: "{W}", oracle_text: "" },
    ],
  },
];
const atomic = (
  { name, layout, type_line, mana_cost, oracle_text, power, toughness }: Record<string, unknown>,
  over = {},
): object => ({
  name,
  layout,
  type: type_line,
  manaCost: mana_cost,
  text: oracle_text,
  power,
  toughness,
  ...over,
});
const MTGJSON = {
  meta: { date: "2026-11-25", version: "5" },
  data: {
    "Brought Cub": [atomic(SCRYFALL[0] ?? {})],
    Juggler: [atomic(SCRYFALL[1] ?? {})],
    Fumbler: [atomic(SCRYFALL[2] ?? {})],
    "Odd // Even": [
      { name: "Odd // Even", faceName: "Odd", layout: "split", side: "a", type: "Instant", manaCost: "{G}", text: "" },
      { name: "Odd // Even", faceName: "Even", layout: "split", side: "b", type: "Instant", manaCost: "{W}", text: "" },
    ],
  },
};

describe("cr613 cards import", () => {
  const place = new Workplace();
  const shelves = (folder: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(place.path(folder))
        .filter((name) => name.endsWith(".jsonl"))
        .map((name) => [name, readFileSync(place.path(`${folder}/${name}`), "utf8")]),
    );
  before(() => {
    place.file("scryfall.json", SCRYFALL);
    place.file("mtgjson.json", MTGJSON);
  });
  after(() => place.clear());

  it("makes a library of a list of cards, once a card, without tokens", async () => {
    const { code, out, err } = await place.run("cards", "import", "scryfall.json", "--out", "a");
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expect(out).to.match(/^4 cards: \d compiled, \d stub, \d refused; 2 skipped, no cards or there twice$/m);
    expect(out).to.include("2 not understood: Juggle N clubs for {…}.");
    const lines = Object.values(shelves("a")).join("").trimEnd().split("\n").map(readEntry);
    expect(lines.map(({ card, state }) => [card.name, state])).to.deep.equal([
      ["Brought Cub", "compiled"],
      ["Fumbler", "refused"],
      ["Juggler", "refused"],
      ["Odd", lines[3]?.state],
    ]);
    expect(lines[2]?.card.abilities).to.deep.equal(["reach"]);
    expect(lines[3]?.card.back?.name).to.equal("Even");
  });

  it("makes the same of AtomicCards", async () => {
    const { code } = await place.run("cards", "import", "mtgjson.json", "--out", "b");
    expect(code).to.equal(0);
    expect(shelves("b")).to.deep.equal(shelves("a"));
  });

  it("says in its reports what became of the cards, and what is not understood most often", () => {
    const [cards, templates, page] = ["cards.csv", "templates.csv", "report.html"].map((name) =>
      readFileSync(place.path(`a/${name}`), "utf8"),
    );
    expect(cards).to.match(/^card,state,refused sentences,why\r?\nBrought Cub,compiled,0,/);
    expect(templates).to.match(/^cards,template,example\r?\n2,Juggle N clubs for \{…\}\.,Juggler/);
    expect(page).to.include(">4 cards</h2>").and.to.include("Juggle N clubs for {…}.");
    // Pages are seen only when the address names them (views.css), and this report has one view.
    expect(page).to.not.match(/class="(?:page|view)\b/);
  });

  it("writes its page in the language that is asked for", async () => {
    const { code } = await place.run("cards", "import", "scryfall.json", "--out", "fr", "--lang", "fr", "--quiet");
    expect(code).to.equal(0);
    const page = readFileSync(place.path("fr/report.html"), "utf8");
    expect(page).to.include('<html lang="fr">').and.include(">4 cartes</h2>").and.include(">refusée</th>");
    expect(page).to.include('<span lang="en">Juggle N clubs for {…}.</span>');
    expect(shelves("fr")).to.deep.equal(shelves("a"));
  });

  it("can be played from by --cards, and replaced by another import alone", async () => {
    const { code, out } = await place.run("card", "even", "--cards", "a");
    expect([code, out.split("\n")[0]]).to.deep.equal([0, "Odd  {G}"]);
    place.file("one.json", [SCRYFALL[1]]);
    expect((await place.run("cards", "import", "one.json", "--out", "b", "--quiet")).out).to.equal("");
    expect(Object.keys(shelves("b"))).to.deep.equal(["j.jsonl"]);
    place.file("full/notes.txt", "mine");
    const refused = await place.run("cards", "import", "one.json", "--out", "full");
    expect([refused.code, refused.err]).to.deep.equal([
      2,
      'error: full: there are other files, such as "notes.txt"; name another folder\n',
    ]);
  });

  const [cub] = SCRYFALL.map((each) => JSON.stringify(each));
  for (const [what, text, told] of [
    ["an empty file", "", "the file is empty"],
    ["a text", "Grizzly Bears", "this is no JSON"],
    ["a packed file", new Uint8Array([0x1f, 0x8b, 8, 0]), "the file is packed"],
    ["half a list", `[${cub},{"name":`, "the file ends in the middle of its data"],
    ["a list with a slip", `[${cub},}`, "this is no valid JSON"],
    ["something behind the list", `[${cub}] x`, "this is no valid JSON"],
    ["an empty list", "[]", "there is no card in it"],
    ["a list of numbers", "[1,2]", "its entry 1 is no card"],
    ["an object without data", '{"cards":[]}', "there is no card in it"],
    ["MTGJSON by sets", '{"meta":{},"data":{"ABC":{"cards":[],"code":"ABC"}}}', "take its AtomicCards.json"],
    ["a card after which comes none", `[${cub},{"name":"x","type_line":3}]`, "its entry 2 is no card"],
  ] as const)
    it(`refuses ${what}, and writes nothing`, async () => {
      const { code, out, err } = await place.run("cards", "import", place.file("bad.json", text), "--out", "bad");
      expect([code, out]).to.deep.equal([2, ""]);
      expect(err)
        .to.match(/^error: bad\.json: /)
        .and.to.include(told)
        .and.to.not.match(STACK);
      expect(existsSync(place.path("bad"))).to.equal(false);
    });

  it("refuses a folder and a file that is not there", async () => {
    for (const path of ["a", "nowhere.json"]) {
      const { code, err } = await place.run("cards", "import", path, "--out", "bad");
      expect(code).to.equal(2);
      expect(err)
        .to.match(/^error: /)
        .and.to.not.match(STACK);
    }
  });

  it("takes a list of Scryfall's search, too, with a mark of its encoding", async () => {
    place.file("search.json", `\ufeff  ${JSON.stringify({ object: "list", data: [SCRYFALL[0]] })}`);
    expect((await place.run("cards", "import", "search.json", "--out", "c")).code).to.equal(0);
    expect(Object.keys(shelves("c"))).to.deep.equal(["b.jsonl"]);
  });
});
