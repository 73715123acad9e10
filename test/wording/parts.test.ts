import { expect } from "chai";
import type { EffectPart } from "../../src/rules/formats.gen.js";
import { partPhrase } from "../../src/wording/abilities.js";
import { NOWHERE } from "../../src/wording/describe.js";
import { gameRulePhrase } from "../../src/wording/game-rules.js";
import { inForm, noun, say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { schemaKeys } from "../support/told-words.js";
import { inAllLanguages } from "./saying.js";

const ENGLISH = new Speaker("en");
const CREATURE = noun(say("noun-creature"));
const OTHERS = NOWHERE.speakingOf({ who: "others", words: CREATURE });

type Verbs = readonly [en: string, de: string, fr: string];
type Row<K extends EffectPart["kind"]> = readonly [part: Extract<EffectPart, { kind: K }>, verbs: Verbs];

/** Of one creature; in French feminine. */
const PARTS: { readonly [K in EffectPart["kind"]]: Row<K> } = {
  copy: [
    { kind: "copy", of: "target" },
    ["is a copy of the target", "ist eine Kopie des Ziels", "est une copie de la cible"],
  ],
  gainControl: [
    { kind: "gainControl", player: "you" },
    ["is under your control", "steht unter deiner Kontrolle", "est sous votre contrôle"],
  ],
  replaceWords: [
    { kind: "replaceWords", word: "color", from: "red", to: "blue" },
    [
      "has “red” replaced by “blue” wherever its text uses it",
      "ist so zu lesen, dass im Text jedes Vorkommen von „rot“ durch „blau“ ersetzt ist",
      "a, partout dans son texte, « rouge » remplacé par « bleu »",
    ],
  ],
  gainFullText: [
    { kind: "gainFullText", of: "target", plus: ["flying"] },
    [
      "has the full text of the target, and also flying",
      "hat den vollständigen Text des Ziels und dazu Flugfähigkeit",
      "a le texte complet de la cible, et aussi le vol",
    ],
  ],
  exchangeControl: [
    { kind: "exchangeControl" },
    [
      "exchanges controllers with the other object",
      "tauscht den Beherrscher mit dem anderen Objekt",
      "échange son contrôleur avec l'autre objet",
    ],
  ],
  exchangeTextBoxes: [
    { kind: "exchangeTextBoxes" },
    [
      "exchanges its text box with the other's",
      "tauscht das eigene Textfeld mit dem des anderen Objekts",
      "échange son encadré de texte avec celui de l'autre objet",
    ],
  ],
  setName: [{ kind: "setName", name: "Gary" }, ["is named Gary", "heißt Gary", "s'appelle Gary"]],
  addTypes: [
    { kind: "addTypes", types: ["Artifact"], subtypes: ["Golem"] },
    ["is also a Golem artifact", "ist zusätzlich ein Artefakt vom Typ Golem", "est aussi un artefact de type golem"],
  ],
  setTypes: [
    { kind: "setTypes", types: ["Land"] },
    [
      "is a land and of no other card type",
      "ist nur noch ein Land (ohne andere Kartentypen)",
      "est un terrain (et perd ses autres types de carte)",
    ],
  ],
  removeTypes: [
    { kind: "removeTypes", types: ["Creature"] },
    ["isn't a creature", "ist keine Kreatur", "n'est pas une créature"],
  ],
  setSubtypes: [
    { kind: "setSubtypes", family: "creature", subtypes: ["Elf", "Goblin"] },
    [
      "has Elf and Goblin as its only creature types",
      "hat Elf und Goblin als einzige Kreaturentypen",
      "a elfe et gobelin pour seuls types de créature",
    ],
  ],
  setBasicLandTypes: [
    { kind: "setBasicLandTypes", subtypes: ["Island"] },
    [
      "is an Island (losing its other land types and the abilities of its text)",
      "ist eine Insel (unter Verlust der anderen Landtypen und der Fähigkeiten des Regeltexts)",
      "est une île (et perd ses autres types de terrain et les capacités de son texte)",
    ],
  ],
  addEverySubtype: [
    { kind: "addEverySubtype", family: "creature" },
    ["has every creature type", "hat jeden Kreaturentyp", "a tous les types de créature"],
  ],
  setColors: [
    { kind: "setColors", colors: ["white", "green"] },
    [
      "is white and green instead of any other color",
      "ist nur noch weiß und grün",
      "est blanche et verte (et perd ses autres couleurs)",
    ],
  ],
  addColors: [
    { kind: "addColors", colors: [{ chosen: "color" }] },
    ["is also of the chosen color", "hat zusätzlich die gewählte Farbe", "est aussi de la couleur choisie"],
  ],
  gainAbilities: [
    { kind: "gainAbilities", abilities: ["flying", "first strike"] },
    ["has flying and first strike", "hat Flugfähigkeit und Erstschlag", "a le vol et l'initiative"],
  ],
  gainAbilitiesOf: [
    { kind: "gainAbilitiesOf", of: { type: "Land" }, abilityKinds: ["mana"] },
    ["has the mana abilities of lands", "hat die Manafähigkeiten von Ländern", "a les capacités de mana des terrains"],
  ],
  loseAbilities: [
    { kind: "loseAbilities", abilities: [{ keyword: "protection", from: "red" }] },
    ["loses protection from red", "verliert Schutz vor Rot", "perd la protection contre le rouge"],
  ],
  loseAllAbilities: [
    { kind: "loseAllAbilities", except: "mana" },
    [
      "loses all abilities except mana abilities",
      "verliert alle Fähigkeiten außer Manafähigkeiten",
      "perd toutes ses capacités sauf les capacités de mana",
    ],
  ],
  cantHave: [
    { kind: "cantHave", abilities: ["haste"] },
    [
      "loses haste and can't have or gain haste",
      "verliert Eile und kann Eile weder haben noch erhalten",
      "perd la célérité et ne peut ni avoir ni acquérir la célérité",
    ],
  ],
  setPowerToughness: [
    { kind: "setPowerToughness", power: 0, toughness: 1 },
    [
      "has base power and toughness 0/1",
      "hat Basis-Stärke und -Widerstandskraft 0/1",
      "a une force et une endurance de base de 0/1",
    ],
  ],
  modifyPowerToughness: [{ kind: "modifyPowerToughness", power: -2 }, ["gets -2/-0", "erhält -2/-0", "gagne -2/-0"]],
  switchPowerToughness: [
    { kind: "switchPowerToughness" },
    [
      "has its power and toughness switched",
      "tauscht Stärke und Widerstandskraft gegeneinander aus",
      "voit sa force et son endurance échangées",
    ],
  ],
  playerGains: [
    { kind: "playerGains", player: "you", abilities: ["hexproof"] },
    ["you have hexproof", "du hast Fluchsicherheit", "vous avez la défense talismanique"],
  ],
  playerLoses: [
    { kind: "playerLoses", player: "opponent", abilities: ["hexproof"] },
    [
      "your opponents lose hexproof as players",
      "deine Gegner verlieren als Spieler Fluchsicherheit",
      "vos adversaires perdent la défense talismanique en tant que joueurs",
    ],
  ],
  playerCantHave: [
    { kind: "playerCantHave", player: "each", abilities: ["shroud"] },
    [
      "each player loses shroud as a player and can't have or gain shroud",
      "jeder Spieler verliert als Spieler Verhüllung und kann Verhüllung weder haben noch erhalten",
      "chaque joueur perd le linceul en tant que joueur et ne peut ni avoir ni acquérir le linceul",
    ],
  ],
  changeGameRule: [
    { kind: "changeGameRule", rule: "cant-be-blocked" },
    ["can't be blocked", "kann nicht geblockt werden", "ne peut pas être bloquée"],
  ],
  changeCost: [
    { kind: "changeCost", reduce: "{1}", leaves: 1 },
    [
      "costs {1} less to cast (but not to less than {1})",
      "kostet beim Wirken {1} weniger (aber nicht auf weniger als {1})",
      "coûte {1} de moins à lancer (sans descendre sous {1})",
    ],
  ],
};

describe("a part of an effect, as a verb phrase of one creature:", () => {
  for (const [kind, [part, verbs]] of Object.entries(PARTS))
    it(kind, () =>
      expect(inAllLanguages(partPhrase(part, OTHERS), { number: "one", gender: "f" })).to.deep.equal(verbs),
    );

  it("says the abilities of which one is chosen", () => {
    const choice: EffectPart = {
      kind: "gainAbilities",
      abilities: ["flying", "haste", "lifelink"],
      oneOf: { chosen: "keyword" },
    };
    expect(inAllLanguages(partPhrase(choice, OTHERS), { number: "one", gender: "f" })).to.deep.equal([
      "has flying, haste or lifelink, whichever is chosen",
      "hat nach Wahl Flugfähigkeit, Eile oder Lebensverknüpfung",
      "a, au choix, le vol, la célérité ou le lien de vie",
    ]);
  });

  it("says what card something is a copy of", () => {
    const part: EffectPart = { kind: "copy", named: { chosen: "cardName" } };
    expect(inAllLanguages(partPhrase(part, OTHERS), { number: "one", gender: "f" })).to.deep.equal([
      "is a copy of the card with the chosen name",
      "ist eine Kopie der Karte mit dem gewählten Namen",
      "est une copie de la carte au nom choisi",
    ]);
  });

  it("agrees with several", () => {
    const [, german] = inAllLanguages(partPhrase({ kind: "removeTypes", types: ["Creature"] }, OTHERS), {
      number: "many",
    });
    expect(german).to.equal("sind keine Kreaturen");
  });
});

describe("a changed rule of the game", () => {
  it("is a main clause of those for whom it changes", () => {
    const walls = inForm(CREATURE, { number: "many" });
    expect(inAllLanguages(gameRulePhrase("cant-attack", walls))).to.deep.equal([
      "creatures can't attack",
      "Kreaturen können nicht angreifen",
      "créatures ne peuvent pas attaquer",
    ]);
  });

  it("counts", () => {
    expect(inAllLanguages(gameRulePhrase("additional-land-play", say("player-you"), 2))).to.deep.equal([
      "you may play 2 additional lands in a turn of your own",
      "du darfst im eigenen Zug 2 zusätzliche Länder spielen",
      "vous pouvez jouer 2 terrains supplémentaires pendant votre tour",
    ]);
  });

  it("has the legend rule as its own subject", () => {
    expect(inAllLanguages(gameRulePhrase("no-legend-rule", undefined))).to.deep.equal([
      "the “legend rule” doesn't apply",
      "die Legendenregel gilt nicht",
      "la « règle des légendes » ne s'applique pas",
    ]);
  });

  it("that no message knows is told by its name", () => {
    expect(inAllLanguages(gameRulePhrase("hops-on-one-leg", undefined, 2))).to.deep.equal([
      "each player follows a changed rule of the game: “hops-on-one-leg (2)”",
      "jeder Spieler unterliegt einer geänderten Spielregel: „hops-on-one-leg (2)“",
      "chaque joueur suit une règle du jeu changée : « hops-on-one-leg (2) »",
    ]);
  });
});

describe("copies", () => {
  it("say every exception of a copy", () => {
    const words = ENGLISH.text(
      partPhrase(
        {
          kind: "copy",
          of: "self",
          except: {
            name: "Echo",
            setTypes: ["Artifact"],
            addTypes: ["Creature"],
            removeSupertypes: ["Legendary"],
            addSupertypes: ["Snow"],
            addSubtypes: ["Elf"],
            setSubtypes: { family: "creature", subtypes: ["Ox"] },
            setColors: ["red"],
            addColors: ["blue"],
            power: 7,
            toughness: 8,
            manaCost: null,
            addAbilities: ["haste"],
            keepAbility: "own",
            retain: ["colors"],
            counters: { "+1/+1": 2 },
            ifItIs: [{ is: { type: "Land" }, except: { name: "Rock" } }],
          },
        },
        OTHERS,
      ),
    );
    const said = [
      "Echo",
      "an artifact and nothing else",
      "also a creature",
      "isn't legendary",
      "snow",
      "an Elf",
      "has Ox as its only creature type",
      "is red",
      "also blue",
      "7/8",
      "no mana cost",
      "haste",
      "“own”",
      "keeps its own colors",
      "with two +1/+1 counters",
      "its name is Rock if it is a land",
    ];
    for (const each of said) expect(words).to.include(each);
    expect(said).to.have.length(schemaKeys("effect", "CopyExceptions").length - 1); // power and toughness are said as one
  });
});
