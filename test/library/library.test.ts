import { expect } from "chai";
import { changesBetween, grouped, needsLook, shelfTexts } from "../../src/library/changes.js";
import { drawnFrom } from "../../src/library/draw.js";
import { entryLine, type LibraryCard, readEntry } from "../../src/library/entry.js";
import { entryOf } from "../../src/library/entry-of.js";
import { letterOf, Library, type Shelf } from "../../src/library/library.js";
import { refusalWords } from "../../src/library/refusal.js";
import type { Card } from "../../src/rules/formats.gen.js";

const cub = (over: Partial<Card> = {}): LibraryCard => ({
  card: { name: "Odd Cub", manaCost: "{G}", types: ["Creature"], subtypes: ["Bear"], power: 1, toughness: 1, ...over },
  state: "compiled",
  refused: [],
});
const shelf = (letter: string | undefined, ...entries: readonly LibraryCard[]): Shelf => ({
  letter,
  file: `${letter ?? "all"}.jsonl`,
  text: () => `${entries.map(entryLine).join("\n")}\n`,
});
const unread = (letter: string): Shelf => ({
  letter,
  file: "unread.jsonl",
  text: () => expect.fail("this shelf is not asked for"),
});

describe("a library", () => {
  it("finds a card by its exact name, and says where it stands", () => {
    const library = new Library([shelf("o", cub({ name: "Odd" }), cub(), cub({ name: "Odd Cubs" }))]);
    expect(library.find("Odd Cub")).to.deep.include({ ...cub(), file: "o.jsonl", line: 2 });
    expect(library.find("Odd Cu")).to.equal(undefined);
    expect(library.find("odd cub")).to.equal(undefined);
  });

  it("reads only the shelf of the name's letter", () => {
    const library = new Library([unread("a"), shelf("o", cub())]);
    expect(library.find("Odd Cub")?.card.name).to.equal("Odd Cub");
  });

  for (const [name, letter] of [
    ["Éowyn's Cub", "e"],
    ["+2 Stick", "0"],
    ['"Quoted" Cub', "q"],
    ["Ætherling", "t"],
    ["…", "_"],
  ] as const)
    it(`has ${name} on the shelf ${letter}`, () => expect(letterOf(name)).to.equal(letter));

  it("that goes before another one has its card where both have one", () => {
    const own = new Library([shelf(undefined, cub({ power: 5 }))]);
    const found = new Library([shelf("o", cub())]).after(own).find("Odd Cub");
    expect([found?.card.power, found?.file]).to.deep.equal([5, "all.jsonl"]);
  });

  it("knows the names of second faces, alone and with the first, and prefers a card's own", () => {
    const back = { name: "Odd Bear", types: ["Creature" as const] };
    const names = new Library([
      shelf("o", cub({ layout: "transform", back }), cub({ name: "Odd Bear" })),
      shelf("p", cub({ name: "Plain Cub", layout: "transform", back: { ...back, name: 'Say "Bear"' } })),
    ]).names();
    expect(Object.fromEntries(names)).to.deep.equal({
      "Odd Cub": "Odd Cub",
      "Odd Bear": "Odd Bear",
      "Plain Cub": "Plain Cub",
      "Odd Cub // Odd Bear": "Odd Cub",
      'Say "Bear"': "Plain Cub",
      'Plain Cub // Say "Bear"': "Plain Cub",
    });
  });

  it("gives what is understood to be played, and says why the rest is not", () => {
    const refused: LibraryCard = {
      ...cub({ name: "Odd Fox" }),
      state: "refused",
      refused: [
        { face: 0, paragraph: 2, sentence: 1, why: "template" },
        { face: 1, paragraph: 1, sentence: 3, why: "reference" },
      ],
    };
    const library = new Library([shelf("o", cub(), refused, { ...cub({ name: "Odd Owl", types: ["Odd" as never] }) })]);
    const drawn = drawnFrom(library, ["Odd Cub", "Odd Fox", "Odd Owl", "Nobody", "Known"], (name) => name === "Known");
    expect(drawn.cards.map(({ card }) => card.name)).to.deep.equal(["Odd Cub"]);
    expect(drawn.unusable.get("Odd Fox")).to.deep.equal({
      file: "o.jsonl",
      line: 2,
      column: 1,
      pointer: "",
      isUnderstood: false,
      message:
        "not understood of its text: paragraph 2, sentence 1 (no template has its words); " +
        "second face, paragraph 1, sentence 3 (whom it means is not certain)",
    });
    expect(drawn.unusable.get("Odd Owl")?.isUnderstood, "broken, not refused").to.equal(undefined);
    expect(drawn.unusable.size).to.equal(2);
  });
});

describe("an entry of the library", () => {
  const printed = {
    name: "Warden of Nowhere",
    mana_cost: "{2}{W}",
    type_line: "Creature — Goblin Wizard",
    power: "2",
    toughness: "3",
  };

  it("has the definition of a text that is understood", () => {
    const { card, state, refused } = entryOf({
      ...printed,
      oracle_text: "Flying\nOther Goblins you control get +3/-1.",
    });
    expect([state, refused]).to.deep.equal(["compiled", []]);
    expect(card.abilities?.[0]).to.equal("flying");
    expect(card.abilities?.[1]).to.deep.include({ kind: "static", id: "effect" });
  });

  it("has of another one what is printed and understood, and the places of the rest, without its words", () => {
    const text = "Flying\nDraw nothing. Frobnicate the table (whatever that is). Juggle.";
    const entry = entryOf({ ...printed, oracle_text: text });
    expect(entry.state).to.equal("refused");
    expect(entry.card).to.deep.equal({
      name: "Warden of Nowhere",
      manaCost: "{2}{W}",
      types: ["Creature"],
      subtypes: ["Goblin", "Wizard"],
      power: 2,
      toughness: 3,
      abilities: ["flying"],
    });
    expect(entry.refused.map(({ face, paragraph, sentence }) => [face, paragraph, sentence])).to.deep.equal([
      [0, 2, 1],
      [0, 2, 2],
      [0, 2, 3],
    ]);
    expect(entryLine(entry)).to.not.match(/nothing|robnicate|uggle/);
  });

  it("says of a card as a whole why it can't be said", () => {
    const meld = entryOf({ ...printed, layout: "meld", oracle_text: "Flying" });
    expect([meld.state, meld.missing, meld.refused]).to.deep.equal(["refused", "layout", []]);
    const odd = entryOf({ ...printed, type_line: "Creature — Frobnicator", oracle_text: "Flying" });
    expect(odd.missing).to.equal("printed");
    expect(refusalWords(odd)).to.equal("something printed beside its text can not be said");
  });

  it("is the same after it was written and read", () => {
    const all = [
      cub(),
      { ...cub(), state: "stub" as const },
      entryOf({ ...printed, oracle_text: "Juggle." }),
      entryOf({ ...printed, layout: "meld", oracle_text: "" }),
    ];
    expect(all.map((each) => readEntry(entryLine(each)))).to.deep.equal(all);
  });
});

describe("what changes in a library", () => {
  const lord = cub({
    abilities: [{ kind: "static", id: "effect", affects: { self: true }, does: [{ kind: "loseAllAbilities" }] }],
  });
  const refused: LibraryCard = {
    ...cub(),
    state: "refused",
    refused: [{ face: 0, paragraph: 1, sentence: 1, why: "template" }],
  };
  for (const [what, before, after, kind, looked] of [
    ["a new card", [], [cub()], "added", false],
    ["a card that is gone", [cub()], [], "removed", true],
    ["a text that is understood now", [refused], [cub()], "understood", false],
    ["a definition that is another one now", [cub()], [lord], "redefined", true],
    ["a text that is no longer understood", [cub()], [refused], "lost", true],
    [
      "a refused card with more abilities",
      [refused],
      [{ ...lord, state: "refused", refused: refused.refused }],
      "still refused",
      false,
    ],
  ] as const)
    it(`${what} is ${kind}${looked ? ", and is to be looked at" : ""}`, () => {
      const changes = changesBetween(before, after);
      expect(changes.map((each) => [each.kind, needsLook(each)])).to.deep.equal([[kind, looked]]);
    });

  it("is nothing where the lines are the same", () => {
    expect(changesBetween([cub(), lord], [cub(), lord])).to.deep.equal([]);
  });

  it("is told by templates, the most frequent first", () => {
    const names = ["A", "B", "C"];
    const before = [...names.map((name) => cub({ name })), cub({ name: "D" })];
    const after = [
      ...names.map((name) => ({ ...lord, card: { ...lord.card, name } })),
      cub({ name: "D", abilities: ["flying"] }),
    ];
    expect(grouped(changesBetween(before, after))).to.deep.equal([
      {
        kind: "redefined",
        gone: [],
        come: ["static: affects(self) does(loseAllAbilities)"],
        names,
      },
      { kind: "redefined", gone: [], come: ["flying"], names: ["D"] },
    ]);
  });

  it("goes to a file a letter, in the order of names", () => {
    const texts = shelfTexts([cub({ name: "Zed" }), cub({ name: "Ant" }), cub({ name: "Ape" })]);
    expect(
      [...texts].map(([letter, text]) => [
        letter,
        text
          .trimEnd()
          .split("\n")
          .map((line) => readEntry(line).card.name),
      ]),
    ).to.deep.equal([
      ["a", ["Ant", "Ape"]],
      ["z", ["Zed"]],
    ]);
  });
});
