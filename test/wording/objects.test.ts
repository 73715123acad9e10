import { expect } from "chai";
import type { Selector } from "../../src/rules/formats.gen.js";
import { voiceOf } from "../../src/wording/describe.js";
import { denied, type Form, inForm, say } from "../../src/wording/phrase.js";
import { schemaEnum, schemaKeys } from "../support/told-words.js";
import { expectWording, inAllLanguages } from "./saying.js";

const VOICE = voiceOf(undefined);
const MANY: Partial<Form> = { number: "many" };
const ONE: Partial<Form> = { article: "indefinite" };

const TOLD: readonly (readonly [Selector, Partial<Form>, en: string, de: string, fr: string])[] = [
  [{}, MANY, "permanents", "bleibende Karten", "permanents"],
  [{}, { article: "definite", case: "genitive" }, "the permanent", "der bleibenden Karte", "le permanent"],
  [
    { type: "Creature", controller: "you", other: true },
    MANY,
    "other creatures you control",
    "andere Kreaturen, die du kontrollierst",
    "autres créatures que vous contrôlez",
  ],
  [{ type: "Creature", other: true }, ONE, "another creature", "eine andere Kreatur", "une autre créature"],
  [
    { subtype: "Aura", other: true },
    { number: "many", article: "indefinite" },
    "other Auras",
    "andere Auren",
    "d'autres auras",
  ],
  [
    { type: "Creature", other: true },
    { article: "every" },
    "each other creature",
    "jede andere Kreatur",
    "chaque autre créature",
  ],
  [
    { zone: "stack", controller: "opponent", castFrom: "graveyard" },
    { number: "many" },
    "spells your opponents control cast from a graveyard",
    "Zaubersprüche, die deine Gegner kontrollieren und die aus einem Friedhof gewirkt wurden",
    "sorts que vos adversaires contrôlent lancés depuis un cimetière",
  ],
  [
    { type: "Artifact", color: "blue" },
    { article: "definite", case: "dative", number: "many" },
    "the blue artifacts",
    "den blauen Artefakten",
    "les artefacts bleus",
  ],
  [
    { zone: "stack", color: "white" },
    { article: "indefinite", case: "accusative" },
    "a white spell",
    "einen weißen Zauberspruch",
    "un sort blanc",
  ],
  [
    { zone: "stack", controller: "opponent" },
    { article: "every", case: "accusative" },
    "each spell an opponent controls",
    "jeden Zauberspruch, den ein Gegner kontrolliert",
    "chaque sort qu'un adversaire contrôle",
  ],
  [
    { type: "Land", not: { supertype: "Basic" } },
    MANY,
    "nonbasic lands",
    "Länder, die keine Standardländer sind",
    "terrains non-base",
  ],
  [
    { type: "Enchantment", not: { subtype: "Aura" } },
    ONE,
    "a non-Aura enchantment",
    "eine Verzauberung, die keine Aura ist",
    "un enchantement non-aura",
  ],
  [
    { type: ["Artifact", "Creature"], controller: "you" },
    ONE,
    "an artifact or creature you control",
    "ein Artefakt oder eine Kreatur unter deiner Kontrolle",
    "un artefact ou une créature que vous contrôlez",
  ],
  [
    { type: ["Artifact", "Creature"] },
    { article: "no", case: "accusative" },
    "no artifact or creature",
    "kein Artefakt und keine Kreatur",
    "aucun artefact et aucune créature",
  ],
  [{ subtype: ["Elf", "Plains"] }, MANY, "Elves and Plains", "Elfen und Ebenen", "elfes et plaines"],
  [{ subtype: "Elf" }, { article: "definite", case: "genitive" }, "the Elf", "des Elfen", "l'elfe"],
  [
    { type: "Creature", subtype: ["Elf", { chosen: "creatureType" }] },
    MANY,
    "creatures of type Elf or of the chosen creature type",
    "Kreaturen vom Typ Elf oder vom gewählten Kreaturentyp",
    "créatures de type elfe ou du type de créature choisi",
  ],
  [
    { type: "Creature", zone: "graveyard", controller: "you" },
    ONE,
    "a creature card in your graveyard",
    "eine Kreaturenkarte in deinem Friedhof",
    "une carte de créature dans votre cimetière",
  ],
  [
    { zone: "hand", owner: "opponent" },
    MANY,
    "cards in your opponents' hands",
    "Karten auf den Händen deiner Gegner",
    "cartes dans les mains de vos adversaires",
  ],
  [
    { zone: "hand", owner: "opponent" },
    ONE,
    "a card in an opponent's hand",
    "eine Karte auf der Hand eines Gegners",
    "une carte dans la main d'un adversaire",
  ],
  [
    { type: "Creature", owner: "you", controller: "opponent" },
    ONE,
    "a creature you own under an opponent's control",
    "eine Kreatur, die du besitzt und die ein Gegner kontrolliert",
    "une créature que vous possédez sous le contrôle d'un adversaire",
  ],
  [
    { type: "Creature", token: false, tapped: true },
    MANY,
    "tapped nontoken creatures",
    "getappte Kreaturen, die keine Spielsteine sind",
    "créatures engagées non-jeton",
  ],
  [
    { type: "Creature", power: { atLeast: 4 }, toughness: { atMost: 2 } },
    MANY,
    "creatures with power 4 or more and toughness 2 or less",
    "Kreaturen mit Stärke 4 oder mehr und Widerstandskraft 2 oder weniger",
    "créatures avec une force supérieure ou égale à 4 et une endurance inférieure ou égale à 2",
  ],
  [
    { type: "Creature", abilityCount: { equals: 0 } },
    MANY,
    "creatures with no abilities",
    "Kreaturen ohne Fähigkeiten",
    "créatures sans capacités",
  ],
  [
    { type: "Creature", hasAttached: { subtype: "Aura", controller: "you" } },
    ONE,
    "a creature with an Aura you control attached",
    "eine Kreatur, an die eine Aura, die du kontrollierst, angelegt ist",
    "une créature à laquelle est attachée une aura que vous contrôlez",
  ],
  [
    { type: "Creature", anyOf: [{ color: "white" }, { tapped: true }] },
    MANY,
    "creatures that are white or are tapped",
    "Kreaturen, die weiß sind oder getappt sind",
    "créatures qui sont blanches ou sont engagées",
  ],
  [
    { type: "Creature", not: { type: "Artifact", color: "white" } },
    MANY,
    "creatures that aren't white artifacts",
    "Kreaturen, die keine weißen Artefakte sind",
    "créatures qui ne sont pas des artefacts blancs",
  ],
  [
    { type: "Creature", not: { target: true } },
    MANY,
    "creatures other than the target",
    "Kreaturen außer dem Ziel",
    "créatures autres que la cible",
  ],
  [
    { type: "Creature", not: { not: { color: "white" } } },
    MANY,
    "white creatures",
    "weiße Kreaturen",
    "créatures blanches",
  ],
  [{ self: true }, { case: "dative" }, "this", "diesem Objekt", "cet objet"],
  [
    { self: true, color: "blue" },
    {},
    "this (if it is blue)",
    "dieses Objekt (falls es blau ist)",
    "cet objet (s'il est bleu)",
  ],
  [
    { topOf: "library", type: "Land" },
    {},
    "the top card of your library (if it is a land card)",
    "die oberste Karte deiner Bibliothek (falls sie eine Landkarte ist)",
    "la carte du dessus de votre bibliothèque (si elle est une carte de terrain)",
  ],
  [
    { linked: "exiled", zone: "exile" },
    MANY,
    "the cards exiled with this",
    "die mit diesem Objekt ins Exil geschickten Karten",
    "les cartes exilées avec cet objet",
  ],
  [
    { type: "Creature", controller: { controllerOf: { target: 2 } } },
    MANY,
    "creatures the controller of the second target controls",
    "Kreaturen, die der Beherrscher des zweiten Ziels kontrolliert",
    "créatures que le contrôleur de la deuxième cible contrôle",
  ],
  [
    { chosenObject: 2 },
    { case: "genitive" },
    "the second object chosen on resolution",
    "des zweiten beim Verrechnen gewählten Objekts",
    "le deuxième objet choisi lors de la résolution",
  ],
  [{ target: 2 }, { case: "genitive" }, "the second target", "des zweiten Ziels", "la deuxième cible"],
];

/** For every key a value that changes the words. */
const SAMPLES: { readonly [K in keyof Required<Selector>]: readonly NonNullable<Selector[K]>[] } = {
  self: [true],
  other: [true],
  affected: [true],
  host: [true],
  target: [true, 3, 12],
  chosenObject: [true, 2, 12],
  triggering: [true],
  object: ["Bear #1"],
  linked: ["exiled", "seen"],
  topOf: ["graveyard", "library"],
  type: ["Land", ["Artifact", "Land"]],
  supertype: ["Basic", "Ongoing", "World", ["Snow", "Legendary"]],
  subtype: ["Elf", ["Elf", "Ox"], { chosen: "creatureType" }],
  color: ["white", ["white", "blue"], { chosen: "color" }, ["red", { chosen: "asker/color" }]],
  colorCount: [{ equals: 0 }, { equals: 1 }, { atLeast: 1 }, { atLeast: 2 }, { atMost: 3 }, { equals: 2 }],
  name: ["Bear", { chosen: "cardName" }],
  controller: [
    "you",
    "opponent",
    "enchantedPlayer",
    "hostController",
    "chosenPlayer",
    "targetPlayer",
    "triggeringPlayer",
    "activePlayer",
    "owner",
    "controller",
    "each",
    "thatPlayer",
    "defendingPlayer",
    { controllerOf: { target: 2 } },
    { ownerOf: "triggering" },
    { player: "Ann" },
  ],
  owner: ["you", "opponent", "each", "owner"],
  zone: ["any", "graveyard", "hand", "library", "exile", "stack", "command", ["battlefield", "graveyard"]],
  token: [true, false],
  permanent: [true],
  historic: [true],
  faceDown: [true, false],
  transformed: [true, false],
  tapped: [true, false],
  designation: ["blocked", "of its own"],
  keyword: ["flying", { keyword: "protection", from: "black" }, { keyword: "landwalk", landType: "Island" }],
  abilityCount: [{ equals: 0 }, { atLeast: 1 }, { atMost: { x: true } }],
  power: [{ equals: 2 }, { atLeast: 2 }, { atMost: { x: true } }],
  toughness: [{ equals: 2 }, { atLeast: 2, atMost: 5 }],
  basePower: [{ equals: 1 }, { atLeast: 3 }],
  baseToughness: [{ equals: 1 }, { atLeast: 3 }],
  manaValue: [{ equals: { powerOf: "self" } }, { atLeast: { x: true }, atMost: 4 }],
  counters: [{ charge: { atLeast: 3 } }, { any: { equals: 0 } }, { level: { atMost: 2 }, "of its own": { equals: 1 } }],
  counter: ["any", "charge", "of its own"],
  castFrom: ["graveyard", ["exile", "hand"], ["library", "command", "stack", "battlefield"]],
  wasCast: [true, false],
  castBy: ["you", "opponent"],
  paid: ["kicker", "evoke"],
  attackingPlayer: ["you", "defendingPlayer"],
  attackingPermanent: [{ type: "Planeswalker", controller: "you" }],
  blocking: [{ self: true }, { type: "Creature" }],
  blockedBy: [{ self: true }, { subtype: "Elf" }],
  attached: [true, false],
  attachedTo: [{ type: "Land" }, { self: true }],
  pairedWith: [{ self: true }, { subtype: "Elf" }],
  hasAttached: [{ subtype: "Equipment" }],
  shares: [
    { characteristic: "name", with: "host" },
    { characteristic: "type", with: "affected" },
    { characteristic: "landType", with: { topOf: "library" } },
  ],
  allOf: [[{ color: "white" }, { tapped: true }]],
  anyOf: [
    [{ color: "white" }, { controller: "you" }],
    [{ color: "white", tapped: true }, { controller: "each" }],
  ],
  not: [
    { color: "white" },
    [{ color: "white" }, { self: true }],
    { controller: "you" },
    { zone: "exile" },
    { other: true },
    { shares: { characteristic: "color", with: "self" } },
  ],
};

describe("descriptions of objects in three languages", () => {
  for (const [selector, form, ...words] of TOLD) {
    it(words.join(" | "), () => expect(inAllLanguages(VOICE.objects(selector), form)).to.deep.equal(words));
  }

  it("have words for every key of the schema", () => {
    expect(Object.keys(SAMPLES)).to.have.members(schemaKeys("selector", "Selector"));
    const words = SAMPLES.controller.filter((reference) => typeof reference === "string");
    expect(words).to.have.members(schemaEnum("selector", "PlayerWord"));
  });

  for (const [key, values] of Object.entries(SAMPLES)) {
    it(`say ${key}, also denied and as a predicate`, () => {
      const base: Selector = key === "permanent" ? { zone: "graveyard" } : { type: "Creature" };
      for (const value of values) {
        const selector: Selector = { ...base, [key]: value };
        for (const number of ["one", "many"] as const) {
          expectWording(VOICE.objects(selector), { number, article: "indefinite" });
          expectWording(VOICE.objects({ type: "Creature", not: { [key]: value } }), { number });
        }
        const told = inAllLanguages(VOICE.objects(selector), MANY);
        inAllLanguages(VOICE.objects(base), MANY).forEach((plain, at) => expect(told[at]).to.not.equal(plain));
        const predicate = VOICE.predicate({ [key]: value });
        expectWording(predicate);
        const opposite = inAllLanguages(denied(predicate));
        inAllLanguages(predicate).forEach((claim, at) => expect(opposite[at]).to.not.equal(claim));
        expect(inAllLanguages(denied(denied(predicate)))).to.deep.equal(inAllLanguages(predicate));
      }
    });
  }

  it("call the enchanted object by what the card enchants", () => {
    const voice = voiceOf({ abilities: [{ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }] });
    expect(inAllLanguages(voice.host)).to.deep.equal([
      "the enchanted creature",
      "die verzauberte Kreatur",
      "la créature enchantée",
    ]);
    expect(inAllLanguages(voice.host, { case: "dative" })[1]).to.equal("der verzauberten Kreatur");
    const equipped = voiceOf({ abilities: [{ kind: "keyword", keyword: "equip", cost: "{2}" }] });
    expect(inAllLanguages(equipped.host, { case: "accusative" })).to.deep.equal([
      "the equipped creature",
      "die ausgerüstete Kreatur",
      "la créature équipée",
    ]);
  });

  it("agree in person where a player is the subject", () => {
    const claim = VOICE.condition({ player: { among: "you", noMaximumHandSize: true } });
    expect(inAllLanguages(claim)).to.deep.equal([
      "you have no maximum hand size",
      "du keine maximale Handkartenzahl hast",
      "vous n'avez pas de taille de main maximale",
    ]);
  });

  it("keep their article when they point at something", () => {
    const host = inForm(say("host", { what: VOICE.objects({ type: "Creature" }) }), {
      article: "indefinite",
      number: "many",
    });
    expect(inAllLanguages(host)).to.deep.equal(["the creature", "die Kreatur", "la créature"]);
  });
});
