import { expect } from "chai";
import type { Condition } from "../../src/rules/formats.gen.js";
import { playersWhoPhrase } from "../../src/wording/conditions.js";
import { voiceOf } from "../../src/wording/describe.js";
import { denied } from "../../src/wording/phrase.js";
import { schemaKeys } from "../support/told-words.js";
import { inAllLanguages } from "./saying.js";

const VOICE = voiceOf(undefined);

type Words = readonly [en: string, de: string, fr: string];

const TOLD: readonly (readonly [Condition, holds: Words, fails: Words])[] = [
  [
    { turn: "you" },
    ["it's your turn", "du am Zug bist", "c'est votre tour"],
    ["it isn't your turn", "du nicht am Zug bist", "ce n'est pas votre tour"],
  ],
  [
    { turn: "opponent" },
    ["it's an opponent's turn", "ein Gegner am Zug ist", "c'est le tour d'un adversaire"],
    ["it isn't an opponent's turn", "ein Gegner nicht am Zug ist", "ce n'est pas le tour d'un adversaire"],
  ],
  [
    { exists: { subtype: "Swamp", controller: "you" } },
    ["you control a Swamp", "du einen Sumpf kontrollierst", "vous contrôlez un marais"],
    ["you control no Swamp", "du keinen Sumpf kontrollierst", "vous ne contrôlez aucun marais"],
  ],
  [
    { exists: { type: "Artifact", controller: "opponent" } },
    ["an opponent controls an artifact", "ein Gegner ein Artefakt kontrolliert", "un adversaire contrôle un artefact"],
    [
      "no opponent controls an artifact",
      "kein Gegner ein Artefakt kontrolliert",
      "aucun adversaire ne contrôle un artefact",
    ],
  ],
  [
    { exists: { type: "Creature", zone: "graveyard" } },
    [
      "there is a creature card in a graveyard",
      "es eine Kreaturenkarte in einem Friedhof gibt",
      "il y a une carte de créature dans un cimetière",
    ],
    [
      "there is no creature card in a graveyard",
      "es keine Kreaturenkarte in einem Friedhof gibt",
      "il n'y a aucune carte de créature dans un cimetière",
    ],
  ],
  [
    { exists: { type: "Creature", not: { color: "black" } } },
    [
      "there is a creature that isn't black",
      "es eine Kreatur gibt, die nicht schwarz ist",
      "il y a une créature non-noire",
    ],
    [
      "there is no creature that isn't black",
      "es keine Kreatur gibt, die nicht schwarz ist",
      "il n'y a aucune créature non-noire",
    ],
  ],
  [
    { exists: { type: "Creature", not: { color: "black" }, controller: "you" } },
    [
      "you control a creature that isn't black",
      "du eine Kreatur kontrollierst, die nicht schwarz ist",
      "vous contrôlez une créature non-noire",
    ],
    [
      "you control no creature that isn't black",
      "du keine Kreatur kontrollierst, die nicht schwarz ist",
      "vous ne contrôlez aucune créature non-noire",
    ],
  ],
  [
    { object: "self", is: { tapped: false } },
    ["this is untapped", "dieses Objekt ungetappt ist", "cet objet est dégagé"],
    ["this is tapped", "dieses Objekt getappt ist", "cet objet est engagé"],
  ],
  [
    { object: { topOf: "graveyard" }, is: { type: "Creature" } },
    [
      "the top card of your graveyard is a creature card",
      "die oberste Karte deines Friedhofs eine Kreaturenkarte ist",
      "la carte du dessus de votre cimetière est une carte de créature",
    ],
    [
      "the top card of your graveyard isn't a creature card",
      "die oberste Karte deines Friedhofs keine Kreaturenkarte ist",
      "la carte du dessus de votre cimetière n'est pas une carte de créature",
    ],
  ],
  [
    { object: "self", is: { tapped: true, counter: "+1/+1" } },
    [
      "this is tapped and has a +1/+1 counter",
      "dieses Objekt getappt ist und eine +1/+1-Marke hat",
      "cet objet est engagé et a un marqueur +1/+1",
    ],
    [
      "this is untapped or doesn't have a +1/+1 counter",
      "dieses Objekt ungetappt ist oder keine +1/+1-Marke hat",
      "cet objet est dégagé ou n'a pas de marqueur +1/+1",
    ],
  ],
  [
    { object: "self", is: { power: { atLeast: { toughnessOf: "self" } } } },
    [
      "this has power at least its toughness",
      "dieses Objekt Stärke größer oder gleich seiner Widerstandskraft hat",
      "cet objet a une force supérieure ou égale à son endurance",
    ],
    [
      "this doesn't have power at least its toughness",
      "dieses Objekt nicht Stärke größer oder gleich seiner Widerstandskraft hat",
      "cet objet n'a pas une force supérieure ou égale à son endurance",
    ],
  ],
  [
    { compare: { count: { type: "Land", controller: "you" } }, atLeast: 7 },
    [
      "the number of lands you control is at least 7",
      "die Anzahl der Länder, die du kontrollierst, mindestens 7 beträgt",
      "le nombre de terrains que vous contrôlez est supérieur ou égal à 7",
    ],
    [
      "the number of lands you control is less than 7",
      "die Anzahl der Länder, die du kontrollierst, kleiner als 7 ist",
      "le nombre de terrains que vous contrôlez est inférieur à 7",
    ],
  ],
  [
    { compare: { devotion: ["white"] }, atMost: 4 },
    [
      "your devotion to white is at most 4",
      "deine Hingabe zu Weiß höchstens 4 beträgt",
      "votre dévotion au blanc est inférieure ou égale à 4",
    ],
    [
      "your devotion to white is more than 4",
      "deine Hingabe zu Weiß größer als 4 ist",
      "votre dévotion au blanc est supérieure à 4",
    ],
  ],
  [
    { compare: { chosen: "mode" }, equals: 1 },
    ["the chosen mode is 1", "der gewählte Modus gleich 1 ist", "le mode choisi est égal à 1"],
    ["the chosen mode isn't 1", "der gewählte Modus nicht gleich 1 ist", "le mode choisi n'est pas égal à 1"],
  ],
  [
    { player: "you", has: "monarch" },
    ["you are the monarch", "du der Monarch bist", "vous êtes le monarque"],
    ["you aren't the monarch", "du nicht der Monarch bist", "vous n'êtes pas le monarque"],
  ],
  [
    { player: "opponent", has: "city's blessing" },
    [
      "an opponent has the city's blessing",
      "ein Gegner den Segen der Stadt hat",
      "un adversaire a la bénédiction de la cité",
    ],
    [
      "an opponent doesn't have the city's blessing",
      "ein Gegner nicht den Segen der Stadt hat",
      "un adversaire n'a pas la bénédiction de la cité",
    ],
  ],
  [
    { player: { among: "opponent", noMaximumHandSize: false } },
    [
      "an opponent has a maximum hand size",
      "ein Gegner eine maximale Handkartenzahl hat",
      "un adversaire a une taille de main maximale",
    ],
    [
      "no opponent has a maximum hand size",
      "kein Gegner eine maximale Handkartenzahl hat",
      "il n'y a aucun adversaire qui a une taille de main maximale",
    ],
  ],
  [
    { allOf: [{ turn: "you" }, { exists: { type: "Land" } }] },
    [
      "it's your turn and there is a land",
      "du am Zug bist und es ein Land gibt",
      "c'est votre tour et qu'il y a un terrain",
    ],
    [
      "it isn't your turn or there is no land",
      "du nicht am Zug bist oder es kein Land gibt",
      "ce n'est pas votre tour ou qu'il n'y a aucun terrain",
    ],
  ],
  [
    { anyOf: [{ turn: "you" }, { allOf: [{ exists: { type: "Land" } }, { exists: { type: "Artifact" } }] }] },
    [
      "it's your turn or (there is a land and there is an artifact)",
      "du am Zug bist oder (es ein Land gibt und es ein Artefakt gibt)",
      "c'est votre tour ou (il y a un terrain et qu'il y a un artefact)",
    ],
    [
      "it isn't your turn and (there is no land or there is no artifact)",
      "du nicht am Zug bist und (es kein Land gibt oder es kein Artefakt gibt)",
      "ce n'est pas votre tour et (il n'y a aucun terrain ou qu'il n'y a aucun artefact)",
    ],
  ],
];

describe("conditions in three languages", () => {
  for (const [condition, holds, fails] of TOLD) {
    it(`${holds[0]}, or ${fails[0]}`, () => {
      expect(inAllLanguages(VOICE.condition(condition))).to.deep.equal(holds);
      expect(inAllLanguages(VOICE.condition({ not: condition }))).to.deep.equal(fails);
      expect(inAllLanguages(denied(VOICE.condition({ not: condition })))).to.deep.equal(holds);
    });
  }

  it("are all told, by every key of the schema", () => {
    const told = new Set(TOLD.flatMap(([condition]) => Object.keys(condition)));
    expect([...told, "not"]).to.have.members(schemaKeys("selector", "Condition"));
  });

  it("say that all have what nobody lacks", () => {
    const lacks = VOICE.condition({ player: { among: "each", lacks: "of its own" } });
    expect(inAllLanguages(lacks)[0]).to.equal("a player doesn't have of its own");
    expect(inAllLanguages(denied(lacks))).to.deep.equal([
      "each player has of its own",
      "jeder Spieler of its own hat",
      "chaque joueur a of its own",
    ]);
  });

  it("tell players among others by what they have", () => {
    const who = playersWhoPhrase({ among: "opponent", noMaximumHandSize: true }, VOICE);
    expect(inAllLanguages(who, { case: "accusative" })).to.deep.equal([
      "each opponent who has no maximum hand size",
      "jeden Gegner, der keine maximale Handkartenzahl hat",
      "chaque adversaire qui n'a pas de taille de main maximale",
    ]);
    expect(inAllLanguages(playersWhoPhrase({ among: "you", noMaximumHandSize: false }, VOICE))).to.deep.equal([
      "you (only if you have a maximum hand size)",
      "du (nur falls du eine maximale Handkartenzahl hast)",
      "vous (seulement si vous avez une taille de main maximale)",
    ]);
  });
});
