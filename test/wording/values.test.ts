import { TimelineFacts } from "../../src/wording/timeline-facts.js";
import { expect } from "chai";
import type { ResolvedObject, StateBasedAction } from "../../src/rules/formats.gen.js";
import { CREATURE_TYPES } from "../../src/rules/creature-types.js";
import { momentPhrase, playersPhrase, readingPhrase } from "../../src/wording/moments.js";
import { objectNowPhrase, playerNowPhrase } from "../../src/wording/objects-now.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { type PrintedLine, printedLine } from "../../src/wording/printed-lines.js";
import { layerTitlePhrase, stagesPhrase } from "../../src/wording/stages.js";
import { roundsPhrases, stateBasedPhrase } from "../../src/wording/state-based.js";
import { costStepPhrase, totalCost } from "../../src/wording/total-costs.js";
import {
  attachedPhrase,
  attacksPhrase,
  blocksPhrase,
  colorsPhrase,
  countersPhrase,
  sizeValue,
  tapsForPhrase,
  zoneValue,
} from "../../src/wording/values.js";
import { BEAR } from "../support/cards.js";
import { play } from "../support/play.js";
import { expectSaid, NAMES, type Said, sentences } from "./said.js";
import { factPhrase } from "../../src/wording/facts.js";
import { abilityNamesPhrase } from "../../src/wording/ability-names.js";

function expectTold(table: readonly (readonly [Word, ...Said])[]): void {
  for (const [word, ...said] of table) {
    it(said[0], () => {
      expectSaid(word, said);
    });
  }
}

const LINES: readonly (readonly [Partial<PrintedLine>, ...Said])[] = [
  [
    { supertypes: ["Legendary"], types: ["Artifact", "Creature"], subtypes: ["Golem"] },
    "Legendary Artifact Creature — Golem.",
    "Legendäre Artefaktkreatur — Golem.",
    "Créature-artefact légendaire : golem.",
  ],
  [
    { supertypes: ["Basic", "Snow"], types: ["Land"], subtypes: ["Forest"] },
    "Basic Snow Land — Forest.",
    "Verschneites Standardland — Wald.",
    "Terrain neigeux de base : forêt.",
  ],
  [
    { types: ["Creature"], subtypes: ["Elf", "Warrior"] },
    "Creature — Elf Warrior.",
    "Kreatur — Elf, Krieger.",
    "Créature : elfe et guerrier.",
  ],
  [
    { types: ["Creature", "Land", "Artifact", "Enchantment"] },
    "Enchantment Artifact Land Creature.",
    "Verzauberungs-Artefakt-Landkreatur.",
    "Créature-terrain-artefact-enchantement.",
  ],
  [
    { supertypes: ["World"], types: ["Enchantment"] },
    "World Enchantment.",
    "Weltverzauberung.",
    "Enchantement du monde.",
  ],
  [{ supertypes: ["Legendary"], types: ["Land"] }, "Legendary Land.", "Legendäres Land.", "Terrain légendaire."],
  [
    { types: ["Kindred", "Enchantment"], subtypes: ["Aura"] },
    "Kindred Enchantment — Aura.",
    "Stammesverzauberung — Aura.",
    "Enchantement tribal : aura.",
  ],
  [
    { types: ["Creature"], subtypes: [...CREATURE_TYPES] },
    "Creature — every creature type.",
    "Kreatur — jeder Kreaturentyp.",
    "Créature : tous les types de créature.",
  ],
  [
    { supertypes: ["Legendary"] },
    "Legendary object without a card type.",
    "Legendäres Objekt ohne Kartentyp.",
    "Objet légendaire sans type de carte.",
  ],
];

describe("type lines as cards print them", () => {
  expectTold(
    LINES.map(([line, ...said]) => [printedLine({ supertypes: [], types: [], subtypes: [], ...line }), ...said]),
  );
});

describe("values", () => {
  expectTold([
    [sizeValue(2, 2), "2/2.", "2/2.", "2/2."],
    [sizeValue(null, null), "No power and toughness.", "Weder Stärke noch Widerstandskraft.", "Ni force ni endurance."],
    [colorsPhrase([]), "Colorless.", "Farblos.", "Incolore."],
    [colorsPhrase(["white", "blue"]), "White and blue.", "Weiß und blau.", "Blanc et bleu."],
    [
      countersPhrase({ "+1/+1": 2, "-1/-1": 0, flying: 1 }),
      "Two +1/+1 counters and a flying counter.",
      "Zwei +1/+1-Marken und eine Flugfähigkeitsmarke.",
      "Deux marqueurs +1/+1 et un marqueur « vol ».",
    ],
    [countersPhrase({ "+1/+1": 0 }), "No counters.", "Keine Marken.", "Aucun marqueur."],
    [totalCost({ total: "{2}{U}" }), "{2}{U}.", "{2}{U}.", "{2}{U}."],
    [
      totalCost({ total: "{1}", also: ["sacrifice a creature"] }),
      "{1}, and also: sacrificing a creature.",
      "{1}, und außerdem: eine Kreatur opfern.",
      "{1}, et en plus : sacrifier une créature.",
    ],
    [totalCost({ total: null }), "A cost that can't be paid.", "Nicht bezahlbar.", "Impossible à payer."],
    [
      costStepPhrase(
        {
          kind: "cost",
          object: "Bear",
          step: "reduction",
          by: "Anthem/cheap",
          mana: "{1}",
          total: "{G}",
          clause: "601.2f",
        },
        NAMES,
      ),
      "Bear costs {1} less because of the effect of Anthem (cheap): {G}.",
      "Bär kostet durch den Effekt von Hymne (cheap) {1} weniger: {G}.",
      "Ours coûte {1} de moins par l'effet d'Hymne (cheap) : {G}.",
    ],
  ]);

  const OBJECT: ResolvedObject = {
    ...play(BEAR).object("Bear"),
    abilities: ["flying", "flying", "trample", "pump", "{T}: Add {G}"],
    colors: ["green"],
    subtypes: [],
    types: ["Artifact", "Creature"],
    tapsFor: ["G", "U"],
    attacks: "can't",
    counters: {},
  };

  const ANSWERS: readonly (readonly [Word, ...Said])[] = [
    [
      abilityNamesPhrase(OBJECT.abilities),
      "Two instances of flying, trample, “pump” and “{T}: add {G}”.",
      "Zwei Instanzen von Flugfähigkeit, Trampelschaden, „pump“ und „{T}: Erzeuge {G}“.",
      "Vol (deux occurrences), piétinement, « pump » et « {T} : Ajoutez {G} ».",
    ],
    [
      tapsForPhrase(OBJECT.tapsFor),
      "Can produce {G} or {U}.",
      "Kann {G} oder {U} erzeugen.",
      "Peut produire {G} ou {U}.",
    ],
    [attacksPhrase(OBJECT.attacks), "Can't attack.", "Kann nicht angreifen.", "Ne peut pas attaquer."],
    [blocksPhrase(OBJECT.blocks), "May block.", "Kann blocken.", "Peut bloquer."],
    [zoneValue("graveyard", OBJECT.owner), "In Ann's graveyard.", "In Anns Friedhof.", "Dans le cimetière d'Ann."],
    [attachedPhrase("Bear 2", NAMES), "Attached to Bear 2.", "Angelegt an Bär 2.", "Attaché à Ours 2."],
  ];
  expectTold(ANSWERS);
});

describe("objects and players as they are now", () => {
  it("are told in one sentence, with what is asked or out of the ordinary", () => {
    const bear = { ...play([BEAR, { owner: "Bob", counters: { "+1/+1": 1 }, tapped: true }]).object("Bear") };
    expectSaid(objectNowPhrase("Bear", bear, NAMES, ["manaValue"]), [
      "Bear is: Creature — Bear, 3/3, green, no abilities, under Ann's control, owned by Bob. Also: mana value 2; base power and toughness 2/2; a +1/+1 counter; tapped.",
      "Bär: Kreatur — Bär, 3/3, grün, keine Fähigkeiten, unter Anns Kontrolle, im Besitz von Bob. Außerdem: Manabetrag 2; Basis-Stärke und -Widerstandskraft 2/2; eine +1/+1-Marke; getappt.",
      "Ours — créature : ours, 3/3, vert, aucune capacité, sous le contrôle d'Ann, appartenant à Bob. De plus : valeur de mana 2 ; force et endurance de base 2/2 ; un marqueur +1/+1 ; engagé.",
    ]);
  });

  expectTold([
    [
      say("object-is-not-there", { object: NAMES.object("Bear") }),
      "Bear is not there.",
      "Bär ist nicht vorhanden.",
      "Ours n'est pas là.",
    ],
    [
      playerNowPhrase("Ann", { life: 3, hand: 1, abilities: ["hexproof"], maximumHandSize: null, landPlays: 2 }),
      "Ann has 3 life, 1 card in hand, no maximum hand size and hexproof; as things are, 2 lands may be played in a turn of Ann's.",
      "Ann hat 3 Lebenspunkte, 1 Karte auf der Hand, keine maximale Handkartenzahl und Fluchsicherheit; zurzeit dürfen in einem von Anns Zügen 2 Länder gespielt werden.",
      "Ann a 3 points de vie, 1 carte en main, aucune taille de main maximale et défense talismanique ; pour l'heure, 2 terrains peuvent être joués pendant un tour d'Ann.",
    ],
  ]);
});

const DYING: StateBasedAction = { clause: "704.5f", object: "Bear", result: "graveyard" };

describe("state-based actions, facts, moments and layers", () => {
  expectTold([
    [
      stateBasedPhrase(DYING, NAMES),
      "Bear would be put into its owner's graveyard: toughness of 0 or less.",
      "Bär würde auf den Friedhof seines Besitzers gelegt: Die Widerstandskraft ist 0 oder weniger.",
      "Ours serait mis dans le cimetière de son propriétaire : l'endurance est de 0 ou moins.",
    ],
    [
      stateBasedPhrase({ clause: "704.5j", player: "Ann", result: "chooseOne", among: ["Bear", "Bear 2"] }, NAMES),
      "Ann would keep one of Bear and Bear 2 and put the other into its owner's graveyard: legendary, of one name and under one player's control.",
      "Von Bär und Bär 2 würde Ann eine bleibende Karte behalten, und die andere würde auf den Friedhof ihres Besitzers gelegt: Sie sind legendär, haben denselben Namen und werden von demselben Spieler kontrolliert.",
      "Ann garderait un seul permanent parmi Ours et Ours 2 et mettrait l'autre dans le cimetière de son propriétaire : ces permanents légendaires ont le même nom et sont sous le contrôle d'un même joueur.",
    ],
    [
      stateBasedPhrase(
        { clause: "704.5q", object: "Bear", result: "countersRemoved", counter: "+1/+1", amount: 1 },
        NAMES,
      ),
      "A +1/+1 counter would be removed from Bear: a +1/+1 and a -1/-1 counter cancel each other.",
      "Von Bär würde eine +1/+1-Marke entfernt: Eine +1/+1- und eine -1/-1-Marke heben sich auf.",
      "Un marqueur +1/+1 serait retiré d'Ours : un marqueur +1/+1 et un marqueur -1/-1 s'annulent.",
    ],
    [
      stateBasedPhrase({ clause: "704.5m", object: "Anthem", result: "graveyard", also: ["702.16c"] }, NAMES),
      "Anthem would be put into its owner's graveyard: what it enchants has protection from it.",
      "Hymne würde auf den Friedhof seines Besitzers gelegt: Was die Aura verzaubert, hat Schutz vor ihr.",
      "Hymne serait mis dans le cimetière de son propriétaire : l'objet ou le joueur enchanté a la protection contre cette aura.",
    ],
    [
      factPhrase({ kind: "starts", object: "Bear 2", clauses: ["400.7", "122.2"] }, NAMES),
      "Bear 2 has changed zones and is a new object and has lost its counters.",
      "Bär 2 ist nach dem Zonenwechsel ein neues Objekt und hat alle Marken verloren.",
      "Ours 2 est un nouvel objet depuis le changement de zone et a perdu ses marqueurs.",
    ],
    [
      factPhrase({ kind: "stands", object: "Bear", clauses: ["999.9"] }, NAMES),
      "Bear goes by a rule of its own.",
      "Bär folgt einer eigenen Regel.",
      "Ours suit une règle à part.",
    ],
    [
      momentPhrase({ step: 0, steps: 2 }),
      "Before anything happens.",
      "Bevor etwas geschieht.",
      "Avant que rien ne se passe.",
    ],
    [momentPhrase({ step: 1, steps: 2 }), "After step 1.", "Nach Schritt 1.", "Après l'étape 1."],
    [momentPhrase({ step: 2, steps: 2 }), "At the end.", "Am Ende.", "À la fin."],
    [
      playersPhrase(["Ann", { name: "Bob", life: 3, hand: 2 }], new TimelineFacts([], [])),
      "Players in turn order: Ann and Bob (at the start: 3 life, 2 cards in hand).",
      "Spieler in Zugreihenfolge: Ann und Bob (zu Beginn: 3 Lebenspunkte, 2 Karten auf der Hand).",
      "Joueurs dans l'ordre du tour : Ann et Bob (au début : 3 points de vie, 2 cartes en main).",
    ],
    [
      playersPhrase(
        [{ name: "Bob", hand: 2 }],
        new TimelineFacts([{ kind: "enters", card: "Bear", controller: "Bob", zone: "hand" }], []),
      ),
      "Players in turn order: Bob (at the start: 2 more cards in hand).",
      "Spieler in Zugreihenfolge: Bob (zu Beginn: 2 weitere Karten auf der Hand).",
      "Joueurs dans l'ordre du tour : Bob (au début : 2 autres cartes en main).",
    ],
    [
      readingPhrase("late", "it waits"),
      "Read as late: it waits.",
      "Gelesen als late: it waits.",
      "Lu comme late : it waits.",
    ],
    [
      layerTitlePhrase("5", "pre-m10"),
      "Layer 5: colors and abilities.",
      "Layer 5: Farben und Fähigkeiten.",
      "Couche 5 : couleurs et capacités.",
    ],
    [layerTitlePhrase("7d", "m14"), "Layer 7d: counters.", "Layer 7d: Marken.", "Couche 7d : marqueurs."],
  ]);

  it("say each snapshot once, and what is left open", () => {
    const of = (rounds: StateBasedAction[][], open: StateBasedAction[] = []): string[] =>
      roundsPhrases({ rounds, open }, NAMES).map((phrase) => sentences(phrase).de);
    const dies = "Bär wird auf den Friedhof seines Besitzers gelegt: Die Widerstandskraft ist 0 oder weniger";
    expect(of([])).to.deep.equal(["Nichts geschieht."]);
    expect(of([[DYING]])).to.deep.equal([`${dies}.`]);
    expect(of([[DYING], [DYING]], [DYING])).to.deep.equal([
      `Zuerst: ${dies}.`,
      `Dann: ${dies}.`,
      `Offengelassen: ${dies}.`,
    ]);
  });

  it("name the stages where an ability acts", () => {
    const stages = stagesPhrase(["4", "7b", "players"]);
    expect(stages && sentences(stages)).to.deep.equal({
      en: "Layers 4, 7b; players.",
      de: "Layer 4, 7b; Spieler.",
      fr: "Couches 4, 7b ; joueurs.",
    });
    expect(stagesPhrase([])).to.equal(undefined);
  });
});
