import { expect } from "chai";
import { inForm, say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { effectPhrase } from "../../src/wording/effect-names.js";
import type { Card } from "../../src/rules/formats.gen.js";
import { objectNames } from "../../src/wording/object-names.js";
import { tidied } from "../../src/wording/punctuation.js";
import { CARD_NAMES, NAMES } from "./said.js";

const [english, german, french] = (["en", "de", "fr"] as const).map(
  (language) => new Speaker(language, CARD_NAMES),
) as [Speaker, Speaker, Speaker];

const EFFECTS: readonly (readonly [string, string, string, string])[] = [
  ["Anthem", "the effect of Anthem", "der Effekt von Hymne", "l'effet d'Hymne"],
  ["Anthem/boost", "the effect of Anthem (boost)", "der Effekt von Hymne (boost)", "l'effet d'Hymne (boost)"],
  [
    "Bear 2/counter:+1/+1",
    "the +1/+1 counters on Bear 2",
    "die +1/+1-Marken auf Bär 2",
    "les marqueurs +1/+1 sur Ours 2",
  ],
  [
    "Growth#2",
    "the effect of the second Growth",
    "der Effekt von Growth (zum 2. Mal)",
    "l'effet de Growth (la 2e fois)",
  ],
  ["Growth/3", "the third effect of Growth", "der 3. Effekt von Growth", "le 3e effet de Growth"],
];

describe("names", () => {
  it("of objects are the names of their cards in the language, with what else the id tells", () => {
    const said = (speaker: Speaker): string[] =>
      ["Bear", "Bear 2", "Second Bear", "Bob's Bear", "the copy", "F1", "Ann"].map((id) =>
        speaker.text(NAMES.object(id)),
      );
    expect(said(english)).to.deep.equal(["Bear", "Bear 2", "Second Bear", "Bob's Bear", "the copy", "F1", "Ann"]);
    expect(said(german)).to.deep.equal(["Bär", "Bär 2", "Bär Nr. 2", "Bobs Bär", "Bär Nr. 3", "Bär Nr. 4", "Ann"]);
    expect(said(french)).to.deep.equal(["Ours", "Ours 2", "Ours n° 2", "Ours de Bob", "Ours n° 3", "Ours n° 4", "Ann"]);
  });

  it("of objects that go by another name are told with the card once", () => {
    expect(german.text(NAMES.introduced("Bear", "F1"))).to.equal("Bär Nr. 4");
    expect(german.text(NAMES.introduced("Bear", "Bear 2"))).to.equal("Bär 2");
    const second = NAMES.introduced("Great Bear", "Second Bear");
    expect(english.text(second)).to.equal("Second Bear (Great Bear)");
    expect(german.text(second)).to.equal("Great Bear Nr. 2");
    expect(french.text(NAMES.introduced("Great Bear", "Ann's Bear"))).to.equal("Great Bear d'Ann");
  });

  for (const [name, ...said] of EFFECTS) {
    it(`of effects are told in three languages: ${said[0]}`, () => {
      const phrase = effectPhrase(name, NAMES);
      expect([english, german, french].map((speaker) => speaker.text(phrase))).to.deep.equal(said);
    });
  }

  it("of effects stand in every case of German and melt with the prepositions of French", () => {
    const effect = effectPhrase("Anthem", NAMES);
    const counters = effectPhrase("Bear/counter:flying", NAMES);
    const cases = (["genitive", "dative", "accusative"] as const).map((case_) => [
      german.text(inForm(effect, { case: case_ })),
      german.text(inForm(counters, { case: case_ })),
    ]);
    expect(cases).to.deep.equal([
      ["des Effekts von Hymne", "der Flugfähigkeitsmarken auf Bär"],
      ["dem Effekt von Hymne", "den Flugfähigkeitsmarken auf Bär"],
      ["den Effekt von Hymne", "die Flugfähigkeitsmarken auf Bär"],
    ]);
    expect(french.text(say("effect-of", { source: counters }))).to.equal("l'effet des marqueurs « vol » sur Ours");
  });

  it("of abilities are what they do in few words, where the card is known", () => {
    const card: Card = {
      id: "test/anthem",
      name: "Anthem",
      types: ["Enchantment"],
      abilities: [
        "flying",
        {
          kind: "activated",
          id: "boost",
          cost: "{1}",
          effects: [
            {
              affects: { self: true },
              does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }],
            },
          ],
        },
        {
          kind: "static",
          id: "fade",
          affects: { self: true },
          does: [{ kind: "setColors", colors: [] }],
        },
        {
          kind: "triggered",
          id: "draw",
          when: "it dies",
          then: "you draw a card",
        },
      ],
    } as unknown as Card;
    const names = objectNames(
      {
        players: ["Ann"],
        timeline: [
          { kind: "enters", card: "Anthem", id: "F1", controller: "Ann" },
          { kind: "enters", card: "Bear", controller: "Ann" },
          { kind: "resolves", source: "F1", ability: "boost", controller: "Ann" },
        ],
      },
      [card],
    );
    const said = (name: string): string[] =>
      [english, german, french].map((speaker) => speaker.text(effectPhrase(name, names)));
    expect(said("F1/boost")).to.deep.equal([
      "the effect of F1 (+1/+1)",
      "der Effekt von Hymne (+1/+1)",
      "l'effet d'Hymne (+1/+1)",
    ]);
    expect(said("F1/fade")).to.deep.equal([
      "the effect of F1 (colors)",
      "der Effekt von Hymne (Farben)",
      "l'effet d'Hymne (couleurs)",
    ]);
    expect(said("F1/draw")[1]).to.equal("der Effekt von Hymne (eine ausgelöste Fähigkeit)");
    // A copy has the abilities of another card.
    expect(said("Bear/boost")[2]).to.equal("l'effet d'Ours (+1/+1)");
    expect(said("F1/hush")[0]).to.equal("the effect of F1 (hush)");
    // An ability that never resolves makes no effect.
    const still = objectNames(
      { players: ["Ann"], timeline: [{ kind: "enters", card: "Anthem", id: "F1", controller: "Ann" }] },
      [card],
    );
    expect(english.text(effectPhrase("F1/fade", still))).to.equal("the effect of F1");
    expect(names.isOnlyToResolve("F1", "boost", false)).to.equal(false);
    expect(names.isOnlyToResolve("Bear", "boost", false)).to.equal(false);
  });

  it("of effects melt with the prepositions of German, pronouns do not", () => {
    const effect = say("effect-of", { source: "X" });
    const escaped = say("claim-escaped-by", { object: "Y", effect, by: effect, layer: "4" });
    expect(german.text(escaped)).to.equal(
      "dass Y vom Effekt von X nicht betroffen ist, liegt am Effekt von X in Layer 4",
    );
    expect(tidied("das, an dem Ann hängt, liegt an dem Effekt", "de")).to.equal(
      "das, an dem Ann hängt, liegt am Effekt",
    );
  });
});
