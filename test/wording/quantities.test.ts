// oxlint-disable unicorn/no-thenable -- `then` is a key of the data, which is never awaited
import { expect } from "chai";
import type { Quantity, Selector } from "../../src/rules/formats.gen.js";
import { voiceOf } from "../../src/wording/describe.js";
import { type Form, inForm, noun, say } from "../../src/wording/phrase.js";
import { schemaKeys } from "../support/told-words.js";
import { expectWording, inAllLanguages } from "./saying.js";

const VOICE = voiceOf(undefined);
const YOURS: Selector = { type: "Creature", controller: "you" };
const DATIVE: Partial<Form> = { case: "dative" };

const TOLD: readonly (readonly [Quantity, Partial<Form>, en: string, de: string, fr: string])[] = [
  [3, {}, "3", "3", "3"],
  [{ x: true }, {}, "X", "X", "X"],
  [{ powerOf: "self" }, {}, "the power of this", "die Stärke dieses Objekts", "la force de cet objet"],
  [
    { toughnessOf: { linked: "exiled" } },
    {},
    "the toughness of the card exiled with this",
    "die Widerstandskraft der mit diesem Objekt ins Exil geschickten Karte",
    "l'endurance de la carte exilée avec cet objet",
  ],
  [
    { manaValueOf: { topOf: "library" } },
    DATIVE,
    "the mana value of the top card of your library",
    "dem Manabetrag der obersten Karte deiner Bibliothek",
    "la valeur de mana de la carte du dessus de votre bibliothèque",
  ],
  [
    { basePowerOf: { object: "Bear" } },
    {},
    "the base power of Bear",
    "die Basis-Stärke von Bear",
    "la force de base de Bear",
  ],
  [
    { baseToughnessOf: "target" },
    {},
    "the base toughness of the target",
    "die Basis-Widerstandskraft des Ziels",
    "l'endurance de base de la cible",
  ],
  [{ levelOf: "self" }, {}, "the level of this", "die Stufe dieses Objekts", "le niveau de cet objet"],
  [
    { counter: "+1/+1", on: "self" },
    DATIVE,
    "the number of +1/+1 counters on this",
    "der Anzahl der +1/+1-Marken auf diesem Objekt",
    "le nombre de marqueurs +1/+1 sur cet objet",
  ],
  [
    { counter: "charge", onEach: YOURS },
    {},
    "the number of charge counters on creatures you control",
    "die Anzahl der Ladungsmarken auf den Kreaturen, die du kontrollierst",
    "le nombre de marqueurs « charge » sur les créatures que vous contrôlez",
  ],
  [
    { counter: "poison", onPlayer: "opponent" },
    {},
    "the number of poison counters your opponents have",
    "die Anzahl der Giftmarken, die deine Gegner haben",
    "le nombre de marqueurs « poison » qu'ont vos adversaires",
  ],
  [
    { counter: "any", on: "host" },
    {},
    "the number of counters on the permanent this is attached to",
    "die Anzahl der Marken auf der bleibenden Karte, an die dieses Objekt angelegt ist",
    "le nombre de marqueurs sur le permanent auquel cet objet est attaché",
  ],
  [
    { count: YOURS },
    DATIVE,
    "the number of creatures you control",
    "der Anzahl der Kreaturen, die du kontrollierst",
    "le nombre de créatures que vous contrôlez",
  ],
  [
    { total: "manaValue", of: { ...YOURS, other: true } },
    {},
    "the total mana value of other creatures you control",
    "der gesamte Manabetrag der anderen Kreaturen, die du kontrollierst",
    "la valeur de mana totale des autres créatures que vous contrôlez",
  ],
  [
    { greatest: "power", of: YOURS },
    DATIVE,
    "the greatest power among creatures you control",
    "der größten Stärke unter den Kreaturen, die du kontrollierst",
    "la plus grande force parmi les créatures que vous contrôlez",
  ],
  [
    { least: "loyalty", of: { type: "Planeswalker" } },
    {},
    "the least loyalty among planeswalkers",
    "die kleinste Loyalität unter den Planeswalkern",
    "la plus petite loyauté parmi les planeswalkers",
  ],
  [
    { distinct: "types", among: { zone: "graveyard" } },
    {},
    "the number of different card types among cards in all graveyards",
    "die Anzahl verschiedener Kartentypen unter den Karten in allen Friedhöfen",
    "le nombre de types de carte différents parmi les cartes dans tous les cimetières",
  ],
  [
    { distinct: "supertypes", among: { zone: "graveyard" } },
    {},
    "the number of different supertypes among cards in all graveyards",
    "die Anzahl verschiedener Übertypen unter den Karten in allen Friedhöfen",
    "le nombre de super-types différents parmi les cartes dans tous les cimetières",
  ],
  [
    { distinct: "manaCosts", among: { zone: "graveyard" } },
    {},
    "the number of different mana costs among cards in all graveyards",
    "die Anzahl verschiedener Manakosten unter den Karten in allen Friedhöfen",
    "le nombre de coûts de mana différents parmi les cartes dans tous les cimetières",
  ],
  [
    { party: "you" },
    DATIVE,
    "the number of creatures in your party",
    "der Anzahl der Kreaturen in deiner Abenteurergruppe",
    "le nombre de créatures dans votre groupe",
  ],
  [
    { party: "opponent" },
    {},
    "the number of creatures in your opponents' parties",
    "die Anzahl der Kreaturen in den Abenteurergruppen deiner Gegner",
    "le nombre de créatures dans les groupes de vos adversaires",
  ],
  [
    { thisTurn: "spells cast", by: "you" },
    {},
    "the number of spells you cast this turn",
    "die Anzahl der Zaubersprüche, die du in diesem Zug gewirkt hast",
    "le nombre de sorts que vous avez lancés ce tour-ci",
  ],
  [
    { thisTurn: "spells cast", by: "opponent", of: { not: { type: "Creature" } } },
    {},
    "the number of noncreature spells an opponent cast this turn",
    "die Anzahl der Zaubersprüche, die keine Kreaturen sind und die ein Gegner in diesem Zug gewirkt hat",
    "le nombre de sorts non-créature qu'un adversaire a lancés ce tour-ci",
  ],
  [
    { thisTurn: "crimes committed", by: "you" },
    {},
    "the number of “crimes committed” this turn for you",
    "die Zahl „crimes committed“ in diesem Zug für dich",
    "le nombre « crimes committed » ce tour-ci pour vous",
  ],
  [
    { thisTurn: "permanents died", by: "each", of: { type: "Creature" } },
    DATIVE,
    "the number of creatures that died this turn",
    "der Anzahl der Kreaturen, die in diesem Zug gestorben sind",
    "le nombre de créatures mortes ce tour-ci",
  ],
  [
    { thisTurn: "permanents entered", by: "you", of: { type: "Artifact", other: true } },
    {},
    "the number of other artifacts that entered this turn under your control",
    "die Anzahl der anderen Artefakte, die in diesem Zug unter deiner Kontrolle ins Spiel gekommen sind",
    "le nombre d'autres artefacts arrivés sur le champ de bataille ce tour-ci sous votre contrôle",
  ],
  [
    { thisTurn: "permanents left", by: "you" },
    {},
    "the number of permanents that left the battlefield this turn under your control",
    "die Anzahl der bleibenden Karten, die in diesem Zug unter deiner Kontrolle das Spiel verlassen haben",
    "le nombre de permanents qui ont quitté le champ de bataille ce tour-ci sous votre contrôle",
  ],
  [
    { thisTurn: "cards put into graveyards", by: "you", of: { permanent: true } },
    {},
    "the number of permanent cards put into your graveyard this turn",
    "die Anzahl der bleibenden Karten, die in diesem Zug auf deinen Friedhof gelegt wurden",
    "le nombre de cartes de permanent mises dans votre cimetière ce tour-ci",
  ],
  [
    { thisTurn: "life lost", by: "opponent" },
    {},
    "the amount of life an opponent lost this turn",
    "die Anzahl der Lebenspunkte, die ein Gegner in diesem Zug verloren hat",
    "le nombre de points de vie qu'un adversaire a perdus ce tour-ci",
  ],
  [
    { thisTurn: "damage dealt", by: "you" },
    {},
    "the amount of damage dealt this turn by sources under your control",
    "die Anzahl der Schadenspunkte, die in diesem Zug von Quellen unter deiner Kontrolle zugefügt wurden",
    "le nombre de blessures infligées ce tour-ci par des sources sous votre contrôle",
  ],
  [
    { thisTurn: "attackers declared", by: "you" },
    {},
    "the number of creatures you declared as attackers this turn",
    "die Anzahl der Kreaturen, die du in diesem Zug als Angreifer deklariert hast",
    "le nombre de créatures que vous avez déclarées comme attaquantes ce tour-ci",
  ],
  [
    { timesPaid: "kicker" },
    {},
    "the number of times kicker was paid",
    "die Zahl, die angibt, wie oft Bonus bezahlt wurde",
    "le nombre de fois où le kick a été payé",
  ],
  [
    { devotion: ["white", "blue"] },
    DATIVE,
    "your devotion to white and blue",
    "deiner Hingabe zu Weiß und Blau",
    "votre dévotion au blanc et au bleu",
  ],
  [
    { handSize: "opponent" },
    {},
    "the number of cards in your opponents' hands",
    "die Anzahl der Karten auf den Händen deiner Gegner",
    "le nombre de cartes dans les mains de vos adversaires",
  ],
  [{ life: "you" }, DATIVE, "your life total", "deinem Lebenspunktestand", "votre total de points de vie"],
  [
    { players: "opponent" },
    {},
    "the number of your opponents",
    "die Anzahl deiner Gegner",
    "le nombre de vos adversaires",
  ],
  [{ chosen: "number" }, DATIVE, "the chosen number", "der gewählten Zahl", "le nombre choisi"],
  [
    { sum: [2, { count: YOURS }] },
    DATIVE,
    "2 plus the number of creatures you control",
    "2 plus der Anzahl der Kreaturen, die du kontrollierst",
    "2 plus le nombre de créatures que vous contrôlez",
  ],
  [{ product: [2, { x: true }] }, {}, "twice X", "das Doppelte von X", "le double de X"],
  [{ product: [3, { sum: [1, { x: true }] }] }, {}, "3 times (1 plus X)", "3 mal (1 plus X)", "3 fois (1 plus X)"],
  [
    { product: [2, { sum: [1, { x: true }] }] },
    {},
    "twice (1 plus X)",
    "das Doppelte von (1 plus X)",
    "le double de (1 plus X)",
  ],
  [
    { negative: { count: YOURS } },
    {},
    "minus the number of creatures you control",
    "minus die Anzahl der Kreaturen, die du kontrollierst",
    "moins le nombre de créatures que vous contrôlez",
  ],
  [{ negative: 2 }, {}, "-2", "-2", "-2"],
  [
    { half: { life: "you" }, round: "up" },
    {},
    "half of your life total, rounded up",
    "die Hälfte deines Lebenspunktestands (aufgerundet)",
    "la moitié de votre total de points de vie (arrondie à l'unité supérieure)",
  ],
  [
    { half: { startingLife: { ownerOf: "triggering" } } },
    {},
    "half of that object's owner's starting life total, rounded down",
    "die Hälfte des Startlebenspunktestands des Besitzers jenes Objekts (abgerundet)",
    "la moitié du total de points de vie de départ du propriétaire de cet objet-là (arrondie à l'unité inférieure)",
  ],
  [
    { startingLife: "you" },
    {},
    "your starting life total",
    "dein Startlebenspunktestand",
    "votre total de points de vie de départ",
  ],
  [
    { players: { among: "opponent", life: { atMost: 10 } } },
    {},
    "the number of opponents who have a life total of at most 10",
    "die Anzahl der Gegner, die einen Lebenspunktestand von höchstens 10 haben",
    "le nombre d'adversaires qui ont un total de points de vie inférieur ou égal à 10",
  ],
  [
    { atMostOf: [{ x: true }, 5] },
    {},
    "the smallest of X and 5",
    "die kleinste Zahl unter X und 5",
    "le plus petit nombre parmi X et 5",
  ],
  [
    { atLeastOf: [{ x: true }, 5] },
    {},
    "the greatest of X and 5",
    "die größte Zahl unter X und 5",
    "le plus grand nombre parmi X et 5",
  ],
  [
    { if: { turn: "you" }, then: 3, else: { x: true } },
    {},
    "3 if it's your turn, otherwise X",
    "3, falls du am Zug bist, sonst X",
    "3 si c'est votre tour, sinon X",
  ],
];

describe("quantities in three languages", () => {
  for (const [quantity, form, ...words] of TOLD) {
    it(words.join(" | "), () => expect(inAllLanguages(VOICE.quantity(quantity), form)).to.deep.equal(words));
  }

  it("are all told, by every key of the schema", () => {
    const told = new Set(TOLD.flatMap(([quantity]) => (typeof quantity === "number" ? [] : Object.keys(quantity))));
    expect([...told]).to.have.members(schemaKeys("quantity", "QuantityExpression"));
  });

  it("speak of what the sentence is about by its gender and number", () => {
    const creatures = inForm(noun(say("noun-creature")), { number: "many" });
    const ofCreatures = VOICE.speakingOf({ who: "others", words: creatures });
    expect(inAllLanguages(ofCreatures.quantity({ powerOf: "affected" }))).to.deep.equal([
      "their own power",
      "ihre Stärke",
      "leur force",
    ]);
    const host = inForm(noun(say("noun-creature")), { article: "definite" });
    const ofHost = VOICE.speakingOf({ who: "host", words: host });
    expect(inAllLanguages(ofHost.quantity({ manaValueOf: "host" }), { case: "dative" })).to.deep.equal([
      "its mana value",
      "ihrem Manabetrag",
      "sa valeur de mana",
    ]);
    expect(inAllLanguages(ofHost.quantity({ toughnessOf: "host" }))[2]).to.equal("son endurance");
  });

  it("are told of every player", () => {
    for (const player of [
      "you",
      "opponent",
      "each",
      "enchantedPlayer",
      "hostController",
      "owner",
      "controller",
    ] as const) {
      for (const quantity of [
        { life: player },
        { handSize: player },
        { players: player },
        { party: player },
        { thisTurn: "spells cast", by: player },
      ])
        expectWording(VOICE.quantity(quantity));
    }
  });
});
