import { expect } from "chai";
import { type Form, noun, say } from "../../src/wording/phrase.js";
import { playerPhrase, possessed } from "../../src/wording/references.js";
import { typeLinePhrase, type TypeWords } from "../../src/wording/type-lines.js";
import { voiceOf } from "../../src/wording/describe.js";
import { zonePhrase } from "../../src/wording/types.js";
import { inAllLanguages } from "./saying.js";

const ONE: Partial<Form> = { article: "indefinite" };
const MANY: Partial<Form> = { number: "many" };

const TOLD: readonly (readonly [TypeWords, Partial<Form>, en: string, de: string, fr: string])[] = [
  [
    { types: ["Creature", "Artifact"], subtypes: ["Golem"] },
    ONE,
    "a Golem artifact creature",
    "eine Artefaktkreatur vom Typ Golem",
    "une créature-artefact de type golem",
  ],
  [
    { supertypes: ["Legendary"], types: ["Creature"], subtypes: ["Goblin", "Warrior"] },
    { article: "definite", case: "dative" },
    "the legendary Goblin Warrior creature",
    "der legendären Kreatur vom Typ Goblin und Krieger",
    "la créature légendaire de type gobelin et guerrier",
  ],
  [
    { types: ["Artifact", "Land", "Creature"] },
    MANY,
    "artifact land creatures",
    "Artefaktlandkreaturen",
    "créatures-terrains-artefacts",
  ],
  [{ subtypes: ["Swamp", "Forest"] }, ONE, "a Swamp and a Forest", "ein Sumpf und ein Wald", "un marais et une forêt"],
  [{ subtypes: ["Swamp"] }, { ...ONE, case: "accusative" }, "a Swamp", "einen Sumpf", "un marais"],
  [{ subtypes: ["Mountain"] }, { ...MANY, case: "dative" }, "Mountains", "Gebirgen", "montagnes"],
  [
    { types: ["Creature"], size: "1/1", colors: ["green", "white"], subtypes: [{ chosen: "creatureType" }] },
    ONE,
    "a 1/1 green and white creature of the chosen creature type",
    "eine 1/1 grüne und weiße Kreatur vom gewählten Kreaturentyp",
    "une créature 1/1 verte et blanche du type de créature choisi",
  ],
  [
    { types: ["Creature"], subtypes: ["every creature type"] },
    ONE,
    "a creature of every creature type",
    "eine Kreatur mit jedem Kreaturentyp",
    "une créature de tous les types de créature",
  ],
  [
    { supertypes: ["Legendary"] },
    ONE,
    "a legendary permanent",
    "eine legendäre bleibende Karte",
    "un permanent légendaire",
  ],
  [
    { subtypes: ["Urza's"] },
    ONE,
    "an Urza's permanent",
    "eine bleibende Karte vom Typ Urzas",
    "un permanent de type d'Urza",
  ],
  [{ subtypes: ["Gizmo"] }, ONE, "a Gizmo", "ein Gizmo", "un Gizmo"],
];

describe("type lines in three languages", () => {
  for (const [words, form, ...told] of TOLD) {
    it(told.join(" | "), () => expect(inAllLanguages(typeLinePhrase(words), form)).to.deep.equal(told));
  }
});

describe("what belongs to a player", () => {
  const voice = voiceOf(undefined);
  const graveyard = zonePhrase("graveyard");

  it("is named by its owner, in every case", () => {
    expect(inAllLanguages(possessed(graveyard, playerPhrase("you", voice)), { case: "dative" })).to.deep.equal([
      "your graveyard",
      "deinem Friedhof",
      "votre cimetière",
    ]);
    expect(inAllLanguages(possessed(graveyard, playerPhrase("opponent", voice)), MANY)).to.deep.equal([
      "your opponents' graveyards",
      "die Friedhöfe deiner Gegner",
      "les cimetières de vos adversaires",
    ]);
    expect(
      inAllLanguages(possessed(graveyard, say("player-named", { name: "Ann" })), { case: "accusative" }),
    ).to.deep.equal(["Ann's graveyard", "den Friedhof von Ann", "le cimetière d'Ann"]);
    expect(inAllLanguages(possessed(zonePhrase("library"), playerPhrase("each", voice)))).to.deep.equal([
      "each player's library",
      "die Bibliothek jedes Spielers",
      "la bibliothèque de chaque joueur",
    ]);
  });

  it("is that of one of a player's opponents, and of no opponent of what is that player's", () => {
    const [control] = inAllLanguages(possessed(say("noun-control"), say("player-opponent-of", { name: "Ann" })));
    expect(control).to.equal("one of Ann's opponents' control");
  });

  it("speaks of the owner of what the sentence is about", () => {
    const creature = voice.speakingOf({ who: "host", words: noun(say("noun-creature")) });
    expect(inAllLanguages(possessed(zonePhrase("hand"), playerPhrase("owner", creature)))).to.deep.equal([
      "its owner's hand",
      "die Hand ihres Besitzers",
      "la main de son propriétaire",
    ]);
  });
});
