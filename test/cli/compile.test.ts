import { expect } from "chai";
import { Workplace } from "./program.js";

const TEXT = `Warden of Nowhere {2}{W}
Creature — Goblin Wizard
Flying
Other Goblins you control get +3/-1.
2/3

Odd Totem {3}
Artifact
Frobnicate the table.
`;

describe("cr613 compile", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("says of each sentence of a text what became of it", async () => {
    const { code, out } = await place.run("compile", place.file("cards.txt", TEXT));
    expect(code, "not every card has a definition").to.equal(1);
    expect(out).to.match(/^Warden of Nowhere {2}compiled$/m);
    expect(out).to.match(/^ {2}compiled {2}Other Goblins you control get \+3\/-1\.$/m);
    expect(out).to.match(
      /^ {2}refused {3}Frobnicate the table\.\n {12}no template goes on with “Frobnicate the table\.”$/m,
    );
  });

  it("reads standard input, and gives places and definitions as JSON", async () => {
    const { code, out } = await place.feed(TEXT.split("\n\n")[0] ?? "", "compile", "--json");
    expect(code).to.equal(0);
    expect(JSON.parse(out)).to.deep.equal([
      {
        name: "Warden of Nowhere",
        state: "compiled",
        sentences: [
          { state: "compiled", face: 0, line: 1, start: 0, end: 6 },
          { state: "compiled", face: 0, line: 2, start: 7, end: 43 },
        ],
        definition: {
          name: "Warden of Nowhere",
          manaCost: "{2}{W}",
          types: ["Creature"],
          subtypes: ["Goblin", "Wizard"],
          power: 2,
          toughness: 3,
          abilities: [
            "flying",
            {
              kind: "static",
              id: "effect",
              affects: { other: true, subtype: "Goblin", controller: "you" },
              does: [{ kind: "modifyPowerToughness", power: 3, toughness: -1 }],
            },
          ],
        },
      },
    ]);
  });

  it("reads both faces of a card", async () => {
    const face = (name: string, oracle_text: string): object => ({
      name,
      type_line: "Creature — Elf",
      oracle_text,
      power: "1",
      toughness: "1",
    });
    const card = {
      name: "Day // Night",
      layout: "transform",
      card_faces: [face("Day", "Haste"), face("Night", "Frobnicate.")],
    };
    const { out } = await place.run("compile", place.file("card.json", card), "--json");
    expect(JSON.parse(out)).to.have.nested.property("[0].sentences[1].face", 1);
    expect(JSON.parse(out)).to.have.nested.property("[0].sentences[1].state", "refused");
  });

  it("takes a Room for one, and refuses what its print alone does not tell", async () => {
    const half = (name: string): object => ({
      name,
      type_line: "Enchantment — Room",
      mana_cost: "{1}{W}",
      oracle_text: "Flash",
    });
    const cards = [
      { name: "Hall // Attic", layout: "split", card_faces: [half("Hall"), half("Attic")] },
      { name: "A // B // C", layout: "split", card_faces: [half("A"), half("B"), half("C")] },
      {
        name: "Half a Horror",
        layout: "meld",
        type_line: "Creature — Horror",
        power: "1",
        toughness: "1",
        oracle_text: "",
      },
    ];
    const { code, out } = await place.feed(JSON.stringify(cards), "compile", "--json");
    expect(code).to.equal(1);
    const told = JSON.parse(out) as { definition?: { layout: string }; missing?: string }[];
    expect(told.map(({ definition, missing }) => definition?.layout ?? missing)).to.deep.equal([
      "room",
      "a card of layout split can't be said",
      "a card of layout meld can't be said",
    ]);
  });

  it("refuses what is no card, with its place", async () => {
    const { code, err } = await place.run("compile", place.file("broken.json", '[\n  { "name": "Half" }\n]'));
    expect(code).to.equal(2);
    expect(err)
      .to.match(/broken\.json:2:\d+/)
      .and.to.include("type_line");
    const alone = await place.feed("Just a name", "compile");
    expect(alone.code).to.equal(2);
    expect(alone.err).to.include("this card has no type line");
    expect((await place.feed("", "compile")).err).to.include("there is no card in it");
    expect((await place.run("compile", "nowhere.txt")).code).to.equal(2);
  });
});
