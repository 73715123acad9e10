import { expect } from "chai";
import { expectGolden } from "../support/golden.js";
import { bear, STACK, Workplace } from "./program.js";

interface CardFacts {
  readonly name: string;
  readonly file: string;
  readonly faces: readonly { name: string; abilities: readonly { id: string; layers: string[]; words: string }[] }[];
  readonly scenarios: readonly string[];
  readonly card: { readonly manaCost?: string };
}

describe("cr613 card", () => {
  const place = new Workplace();
  after(() => place.clear());

  const PAGES = [
    "opalescence", // two layers, one effect
    "akki-lavarunner", // two faces
    "chameleon-colossus", // keywords, one of them with a layer
    "garruk-wildspeaker", // abilities without a layer
    "sphere-of-resistance", // a game rule
    "forest", // none at all
  ];
  for (const slug of PAGES) {
    it(`prints the page of ${slug}, within 80 columns`, async () => {
      const { code, out, err } = await place.run("card", slug);
      expect(err).to.equal("");
      expect(code).to.equal(0);
      expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
      expectGolden("cli", `card-${slug}.txt`, out.slice(0, out.indexOf("played in ")));
    });
  }

  it("prints a page in German or French, with the other names of the card", async () => {
    const { code, out } = await place.run("card", "blood moon", "--lang", "de");
    expect(code).to.equal(0);
    expect(out)
      .to.match(/^Blutmond {2}\{2\}\{R\}\nVerzauberung\n/)
      .and.to.include("Blood Moon (en), Lune de sang (fr)");
    expect(out).to.include("(Layer 4)\n    Länder, die keine Standardländer sind, sind Gebirge");
    const json = await place.run("card", "blood moon", "--lang", "fr", "--json");
    expect((JSON.parse(json.out) as CardFacts).faces[0]?.abilities[0]?.words).to.match(/^Les terrains non-base/);
    expect((await place.run("card", "blood moon", "--lang", "xx")).code).to.equal(2);
  });

  it("names the layers as an older edition did", async () => {
    const page = await place.run("card", "opalescence", "--ruleset", "pre-m10");
    expect(page.out).to.contain("animate (layers 4, 6b)");
    const { out } = await place.run("card", "opalescence", "--ruleset", "pre-m10", "--json");
    expect((JSON.parse(out) as CardFacts).faces[0]?.abilities[0]?.layers).to.deep.equal(["4", "6b"]);
  });

  it("tells what is broken among the cards if it does not find one", async () => {
    place.file("torn/card.json", '{ "types": [');
    const { code, err } = await place.run("card", "Torn", "--cards", "torn");
    expect(err).to.contain("torn/card.json:1:13").and.to.contain('there is no card "Torn"').and.not.to.match(STACK);
    expect(code).to.equal(2);
  });

  it("says which scenarios play a card, the first of them by name", async () => {
    const { out } = await place.run("card", "forest");
    expect(out).to.match(
      /\nplayed in \d+ scenarios:\n(?: {2}[a-z0-9-]+\n){5} {2}and \d+ more: npx cr613 card Forest --json\n$/,
    );
  });

  for (const name of ["blood moon", "BLOOD MOON", "blood-moon", "Lune de sang", "lune de Sang"]) {
    it(`finds a card by ${name}`, async () => {
      const { code, out } = await place.run("card", name);
      expect(out).to.match(/^Blood Moon {2}\{2\}\{R\}\nEnchantment\n {2}all-mountains \(layer 4\)\n/);
      expect(code).to.equal(0);
    });
  }

  it("finds a card by its back face", async () => {
    const { out } = await place.run("card", "tok-tok, volcano born");
    expect(out).to.match(/^Akki Lavarunner/);
  });

  it("knows the nearest names", async () => {
    const { code, out, err } = await place.run("card", "Humilty");
    expect(err).to.contain('there is no card "Humilty". Did you mean "Humility"');
    expect(out).to.equal("");
    expect(code).to.equal(2);
  });

  for (const name of ["", " ", "\u001b[31m", "x".repeat(5000), "../../package", "__proto__"]) {
    it(`has no card ${JSON.stringify(name.slice(0, 20))}`, async () => {
      const { code, err } = await place.run("card", name);
      expect(err).to.contain("there is no card").and.not.to.match(STACK);
      expect(err).not.to.contain("\u001b");
      expect(code).to.equal(2);
    });
  }

  it("prints everything as JSON, with every scenario", async () => {
    const { code, out } = await place.run("card", "humility", "--json");
    const { name, file, faces, scenarios, card } = JSON.parse(out) as CardFacts;
    expect(name).to.equal("Humility");
    expect(file).to.equal("corpus/cards/humility.json");
    expect(faces.map((face) => face.name)).to.deep.equal(["Humility"]);
    expect(faces[0]?.abilities.map(({ id, layers }) => [id, ...layers])).to.deep.equal([["no-abilities", "6", "7b"]]);
    expect(faces[0]?.abilities[0]?.words).to.match(/lose all abilities/);
    expect(scenarios).to.include("opalescence-humility-humility-last").and.have.length.above(5);
    expect(card.manaCost).to.equal("{2}{W}{W}");
    expect(code).to.equal(0);
  });

  it("shows cards of --cards, which nobody plays", async () => {
    const file = place.file("my-cards/bear.json", bear({ names: { de: "Prüfbär" }, abilities: ["trample"] }));
    const { code, out } = await place.run("card", "prufbar", "--cards", file);
    expect(out).to.equal(
      [
        "Test Bear  {1}{G}",
        "Creature — Bear",
        "2/2",
        "  trample",
        "",
        "also called Prüfbär (de)",
        "in my-cards/bear.json",
        "played in no scenario",
        "",
      ].join("\n"),
    );
    expect(code).to.equal(0);
  });
});
