import { expect } from "chai";
import { type CardName, cardNamesOf, germanCase } from "../../src/wording/card-names.js";
import { NOWHERE } from "../../src/wording/describe.js";
import { eventPhrase } from "../../src/wording/events.js";
import { objectNames } from "../../src/wording/object-names.js";
import { Speaker } from "../../src/wording/speaker.js";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";

const KNIGHT: CardName = { words: "Weißer Ritter", gender: "m" };
const LIONS: CardName = { words: "Savannenlöwen", number: "many" };

/** Each name in the dative and in the accusative. */
const CASES: readonly (readonly [CardName, string, string])[] = [
  [KNIGHT, "Weißem Ritter", "Weißen Ritter"],
  [LIONS, "Savannenlöwen", "Savannenlöwen"],
  [{ words: "Glorreiche Hymne", gender: "f" }, "Glorreicher Hymne", "Glorreiche Hymne"],
  [{ words: "Geschichte Benalias", gender: "f" }, "Geschichte Benalias", "Geschichte Benalias"],
  [{ words: "Prismatisches Omen", gender: "n" }, "Prismatischem Omen", "Prismatisches Omen"],
  [{ words: "Paradiesvögel", number: "many" }, "Paradiesvögeln", "Paradiesvögel"],
  [{ words: "Der Eine Ring", gender: "m" }, "dem Einen Ring", "den Einen Ring"],
  [{ words: "Der Artefakt-Krieg", gender: "m" }, "dem Artefakt-Krieg", "den Artefakt-Krieg"],
  [{ words: "Die Tarraske", gender: "f" }, "der Tarraske", "die Tarraske"],
  [{ words: "Das Wunder", gender: "n" }, "dem Wunder", "das Wunder"],
  [{ words: "Viridische Verräter", number: "many" }, "Viridischen Verrätern", "Viridische Verräter"],
  [
    { words: "Dornenschädel, das wandernde Grab", gender: "m" },
    "Dornenschädel, dem wandernden Grab",
    "Dornenschädel, das wandernde Grab",
  ],
  [
    { words: "Liliana, die letzte Hoffnung", gender: "f" },
    "Liliana, der letzten Hoffnung",
    "Liliana, die letzte Hoffnung",
  ],
  [{ words: "Heliod, Gott der Sonne", gender: "m" }, "Heliod, Gott der Sonne", "Heliod, Gott der Sonne"],
  [{ words: "Azusa die Suchende", gender: "f" }, "Azusa der Suchenden", "Azusa die Suchende"],
  [{ words: "Bess die Suppenköchin", gender: "f" }, "Bess der Suppenköchin", "Bess die Suppenköchin"],
  [
    { words: "Garruk der Entfesselte", gender: "m", hasByname: true },
    "Garruk dem Entfesselten",
    "Garruk den Entfesselten",
  ],
  [{ words: "Ghalta der Urhunger", gender: "m", hasByname: true }, "Ghalta dem Urhunger", "Ghalta den Urhunger"],
  [
    { words: "Auserwählter des Hains", gender: "m", isAdjective: true },
    "Auserwähltem des Hains",
    "Auserwählten des Hains",
  ],
  [{ words: "Hain-Älteste", gender: "f", isAdjective: true }, "Hain-Ältester", "Hain-Älteste"],
  [{ words: "Jhoiras treuer Gefährte", gender: "m" }, "Jhoiras treuem Gefährten", "Jhoiras treuen Gefährten"],
  [
    { words: "Sich ausbreitendes Mycosynth", gender: "n" },
    "Sich ausbreitendem Mycosynth",
    "Sich ausbreitendes Mycosynth",
  ],
  [{ words: "Rhythmus der Wildnis", gender: "m" }, "Rhythmus der Wildnis", "Rhythmus der Wildnis"],
  [{ words: "Weißer Löwe", gender: "m" }, "Weißem Löwen", "Weißen Löwen"],
  [{ words: "Vampir der Nacht", gender: "m" }, "Vampir der Nacht", "Vampir der Nacht"],
  [
    { words: "Eine Geschichte für die Ewigkeit", gender: "f" },
    "Einer Geschichte für die Ewigkeit",
    "Eine Geschichte für die Ewigkeit",
  ],
  [{ words: "Orims Gesänge", number: "many" }, "Orims Gesängen", "Orims Gesänge"],
  [{ words: "Rituale des Gedeihens", number: "many" }, "Ritualen des Gedeihens", "Rituale des Gedeihens"],
  [{ words: "Diener des Malers", gender: "m" }, "Diener des Malers", "Diener des Malers"],
  [{ words: "Unbarmherzige Ratten", number: "many" }, "Unbarmherzigen Ratten", "Unbarmherzige Ratten"],
  // Of a name that nothing is known of, nothing is changed.
  [{ words: "Grauer Wall" }, "Grauer Wall", "Grauer Wall"],
];

describe("German names of cards in a case", () => {
  for (const [name, dative, accusative] of CASES)
    it(`${name.words}: ${dative}, ${accusative}`, () => {
      expect(germanCase(name, "nominative")).to.equal(name.words);
      expect(germanCase(name, "dative")).to.equal(dative);
      expect(germanCase(name, "accusative")).to.equal(accusative);
    });
});

const CARDS: readonly Card[] = [
  {
    name: "White Knight",
    names: { de: "Weißer Ritter", fr: "Chevalier blanc" },
    nameForms: { de: "m", fr: "m" },
    types: ["Creature"],
  },
  {
    name: "Savannah Lions",
    names: { de: "Savannenlöwen", fr: "Lions des savanes" },
    nameForms: { de: "plural", fr: "m plural" },
    types: ["Creature"],
  },
  {
    name: "Forest",
    names: { de: "Wald", fr: "Forêt" },
    nameForms: { de: "m", fr: "f" },
    types: ["Land"],
  },
];

const TIMELINE: ScenarioEvent[] = [
  { kind: "enters", card: "White Knight", controller: "Ann" },
  { kind: "enters", card: "Savannah Lions", controller: "Ann" },
  { kind: "enters", card: "Forest", controller: "Ann" },
  {
    kind: "enters",
    card: "Savannah Lions",
    id: "Late Lions",
    controller: "Ann",
  },
  {
    kind: "resolves",
    id: "hush",
    controller: "Ann",
    targets: ["Savannah Lions"],
  },
  { kind: "tap", object: "Savannah Lions" },
  { kind: "moves", object: "Forest", to: "graveyard" },
  { kind: "counters", object: "White Knight", add: { "+1/+1": 1 } },
];

const SAID: readonly (readonly [de: string, fr: string])[] = [
  [
    "Weißer Ritter kommt unter Anns Kontrolle ins Spiel.",
    "Chevalier blanc arrive sur le champ de bataille sous le contrôle d'Ann.",
  ],
  [
    "Savannenlöwen kommen unter Anns Kontrolle ins Spiel.",
    "Lions des savanes arrivent sur le champ de bataille sous le contrôle d'Ann.",
  ],
  ["Wald kommt unter Anns Kontrolle ins Spiel.", "Forêt arrive sur le champ de bataille sous le contrôle d'Ann."],
  [
    "Savannenlöwen Nr. 2 kommen unter Anns Kontrolle ins Spiel.",
    "Lions des savanes n° 2 arrivent sur le champ de bataille sous le contrôle d'Ann.",
  ],
  [
    "Anns erfundener Zauberspruch wird verrechnet, mit Savannenlöwen als Ziel.",
    "Le sort inventé d'Ann se résout, ciblant Lions des savanes.",
  ],
  ["Savannenlöwen werden getappt.", "Lions des savanes sont engagés."],
  ["Wald wird auf den Friedhof seines Besitzers gelegt.", "Forêt est mise dans le cimetière de son propriétaire."],
  ["Auf Weißen Ritter wird eine +1/+1-Marke gelegt.", "Un marqueur +1/+1 est mis sur Chevalier blanc."],
];

describe("what agrees with names of cards", () => {
  const names = objectNames({ players: ["Ann", "Bob"], timeline: TIMELINE });
  const known = cardNamesOf(CARDS);
  TIMELINE.forEach((event, place) => {
    const [de = "", fr = ""] = SAID[place] ?? [];
    it(de, () => {
      expect(new Speaker("de", known).sentence(eventPhrase(event, names))).to.equal(de);
      expect(new Speaker("fr", known).sentence(eventPhrase(event, names))).to.equal(fr);
    });
  });
});

describe("quotations inside of quotations", () => {
  it("have the inner marks of each language", () => {
    expect(new Speaker("en").text("“has “haste” now”")).to.equal("“has ‘haste’ now”");
    expect(new Speaker("de").text("„hat „Eile“ jetzt“ und „Eile“")).to.equal("„hat ‚Eile‘ jetzt“ und „Eile“");
    expect(new Speaker("fr").text("« a « la célérité » »")).to.equal("« a “la célérité” »");
  });
});

describe("a German relative clause inside of another", () => {
  it("stands behind the verb of the outer one", () => {
    const artifacts = { type: "Artifact", not: { subtype: "Equipment" } } as const;
    const enchantments = { type: "Enchantment", not: { subtype: "Aura" } } as const;
    const described = NOWHERE.objects({ controller: "you", anyOf: [artifacts, enchantments] });
    expect(new Speaker("de").text(described, { number: "many" })).to.include(
      "Artefakte sind, die keine Ausrüstungen sind, oder Verzauberungen sind, die keine Auren sind",
    );
  });
});
