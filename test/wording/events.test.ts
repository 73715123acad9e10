import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { eventPhrase } from "../../src/wording/events.js";
import { cardNamesOf } from "../../src/wording/card-names.js";
import { objectNames } from "../../src/wording/object-names.js";
import { expect } from "chai";
import { sheetWords } from "../../reports/key/words.js";
import { expectSaid, NAMES, type Said, sentences } from "./said.js";

const TOLD: readonly (readonly [ScenarioEvent, ...Said])[] = [
  [
    { kind: "enters", card: "Bear", controller: "Ann" },
    "Bear enters under Ann's control.",
    "Bär kommt unter Anns Kontrolle ins Spiel.",
    "Ours arrive sur le champ de bataille sous le contrôle d'Ann.",
  ],
  [
    { kind: "enters", card: "Bear", id: "Bear 2", controller: "Johannes", owner: "Bob", tapped: true },
    "Bear 2 enters under Johannes' control, owned by Bob, tapped.",
    "Bär 2 kommt unter Johannes' Kontrolle ins Spiel, im Besitz von Bob, getappt.",
    "Ours 2 arrive sur le champ de bataille sous le contrôle de Johannes, appartenant à Bob, engagé.",
  ],
  [
    { kind: "enters", card: "Bear", id: "F1", controller: "Ann", faceDown: "morph" },
    "F1 (Bear) enters under Ann's control, face down (morph).",
    "Bär Nr. 4 kommt unter Anns Kontrolle ins Spiel, verdeckt (Morph).",
    "Ours n° 4 arrive sur le champ de bataille sous le contrôle d'Ann, face cachée (mue).",
  ],
  [
    {
      kind: "enters",
      card: "Ox",
      controller: "Ann",
      faceDown: { power: 2, toughness: 2, types: ["Artifact", "Creature"] },
    },
    "Ox enters under Ann's control, face down, as Artifact Creature, 2/2.",
    "Ox kommt unter Anns Kontrolle ins Spiel, verdeckt, als Artefaktkreatur, 2/2.",
    "Ox arrive sur le champ de bataille sous le contrôle d'Ann, face cachée, comme créature-artefact, 2/2.",
  ],
  [
    { kind: "enters", card: "Bear", controller: "Bob", token: true, copyOf: "Second Bear", counters: { "+1/+1": 2 } },
    "Bear enters as a token under Bob's control, as a copy of Second Bear, with two +1/+1 counters.",
    "Bär kommt unter Bobs Kontrolle als Spielstein ins Spiel, als Kopie von Bär Nr. 2, mit zwei +1/+1-Marken.",
    "Ours arrive sur le champ de bataille comme jeton sous le contrôle de Bob, comme copie d'Ours n° 2, avec deux marqueurs +1/+1.",
  ],
  [
    { kind: "enters", card: "Rats", controller: "Ann", meldedWith: "Others", back: true, prototype: true },
    "Rats enters under Ann's control, cast as a prototype, melded with Others, with its back face up.",
    "Rats kommt unter Anns Kontrolle ins Spiel, als Prototyp gewirkt, verschmolzen mit Others, mit der Rückseite nach oben.",
    "Rats arrive sur le champ de bataille sous le contrôle d'Ann, lancé comme prototype, assimilé à Others, le verso visible.",
  ],
  [
    { kind: "enters", card: "Wax", controller: "Ann", zone: "stack", half: "left" },
    "Wax is on the stack, controlled by Ann, its left half cast.",
    "Wax ist unter Anns Kontrolle auf dem Stapel, als linke Hälfte gewirkt.",
    "Wax est sur la pile sous le contrôle d'Ann, lancé sous la forme de sa moitié gauche.",
  ],
  [
    { kind: "enters", card: "Bear", controller: "Ann", zone: "exile" },
    "Bear is in exile, owned by Ann.",
    "Bär ist im Exil und gehört Ann.",
    "Ours est en exil et appartient à Ann.",
  ],
  [
    {
      kind: "enters",
      card: "Anthem",
      controller: "Ann",
      attachedTo: "Bob's Bear",
      choices: { cardName: "Bear" },
      links: { exiled: ["Bear", "the copy"] },
    },
    "Anthem enters under Ann's control, attached to Bob's Bear, having exiled Bear and the copy, with Bear as the chosen card name.",
    "Hymne kommt unter Anns Kontrolle ins Spiel, angelegt an Bobs Bär, wobei Bär und Bär Nr. 3 damit ins Exil geschickt wurden, mit Bär als gewähltem Kartennamen.",
    "Hymne arrive sur le champ de bataille sous le contrôle d'Ann, attaché à Ours de Bob, ayant exilé Ours et Ours n° 3, avec Ours comme nom de carte choisi.",
  ],
  [
    { kind: "moves", object: "Bear", to: "graveyard" },
    "Bear goes to its owner's graveyard.",
    "Bär wird auf den Friedhof seines Besitzers gelegt.",
    "Ours est mis dans le cimetière de son propriétaire.",
  ],
  [
    { kind: "moves", object: "Bear", to: "battlefield", controller: "Bob", textBoxOf: "Ox" },
    "Bear is put onto the battlefield under Bob's control, exchanging text boxes with Ox.",
    "Bär wird unter Bobs Kontrolle ins Spiel gebracht, mit dem Textfeld von Ox im Tausch gegen das eigene.",
    "Ours est mis sur le champ de bataille sous le contrôle de Bob, échangeant son encadré de texte avec celui d'Ox.",
  ],
  [
    { kind: "casts", object: "Bear", player: "Ann", alternative: "without paying its mana cost", faceDown: true },
    "Ann casts Bear, face down, without paying its mana cost.",
    "Ann wirkt Bär, verdeckt, ohne die Manakosten zu bezahlen.",
    "Ann lance Ours, face cachée, sans payer le coût de mana.",
  ],
  [
    { kind: "casts", card: "Blaze", id: "First", player: "Ann", x: 3, alternative: "{1}" },
    "Ann casts First (Blaze), with X being 3, paying {1} in place of its mana cost.",
    "Ann wirkt Blaze, mit X gleich 3, für {1} anstelle der Manakosten.",
    "Ann lance Blaze, X valant 3, pour {1} à la place du coût de mana.",
  ],
  [
    { kind: "casts", card: "Bear", player: "Ann", additional: ["{2}", "sacrifice a creature"] },
    "Ann casts Bear, with the additional cost of {2} and sacrificing a creature.",
    "Ann wirkt Bär, mit zusätzlichen Kosten: {2} und eine Kreatur opfern.",
    "Ann lance Ours, avec comme coût supplémentaire : {2} et sacrifier une créature.",
  ],
  [
    { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear", "Bob's Bear"], x: 3 },
    "Ann's Growth resolves, targeting Bear and Bob's Bear, with X being 3.",
    "Anns Growth wird verrechnet, mit Bär und Bobs Bär als Zielen, mit X gleich 3.",
    "Growth d'Ann se résout, ciblant Ours et Ours de Bob, X valant 3.",
  ],
  [
    { kind: "resolves", source: "Anthem", ability: "pump", id: "again", controller: "Bob", targets: ["Ann"] },
    "Anthem's ability (pump), controlled by Bob, resolves, here called again, targeting Ann.",
    "Die Fähigkeit von Hymne (pump) wird unter Bobs Kontrolle verrechnet, hier „again“ genannt, mit Ann als Ziel.",
    "La capacité d'Hymne (pump), contrôlée par Bob, se résout, ici appelée « again », ciblant Ann.",
  ],
  [
    { kind: "attach", object: "Anthem", to: "Bear" },
    "Anthem becomes attached to Bear.",
    "Hymne wird an Bär angelegt.",
    "Hymne s'attache à Ours.",
  ],
  [
    { kind: "unattach", object: "Anthem" },
    "Anthem becomes unattached.",
    "Hymne ist nicht mehr angelegt.",
    "Hymne se détache.",
  ],
  [
    { kind: "counters", object: "Bear", add: { flying: 1 }, remove: { "+1/+1": 2 } },
    "A flying counter is put on Bear and two +1/+1 counters are removed from Bear.",
    "Auf Bär wird eine Flugfähigkeitsmarke gelegt und von Bär werden zwei +1/+1-Marken entfernt.",
    "Un marqueur « vol » est mis sur Ours et deux marqueurs +1/+1 sont retirés d'Ours.",
  ],
  [
    { kind: "turnFaceUp", object: "Bear", choices: { body: "1/5" } },
    "Bear is turned face up, as a 1/5.",
    "Bär wird aufgedeckt, als 1/5.",
    "Ours est retourné face visible, comme 1/5.",
  ],
  [
    { kind: "turnFaceUp", object: "Bear", choices: { body: "2/2 flying" } },
    "Bear is turned face up, as a 2/2 with flying.",
    "Bär wird aufgedeckt, als 2/2 mit Flugfähigkeit.",
    "Ours est retourné face visible, comme 2/2 avec le vol.",
  ],
  [
    { kind: "casts", card: "Blaze", player: "Ann", x: 2, targets: ["Bear"] },
    "Ann casts Blaze, targeting Bear, with X being 2.",
    "Ann wirkt Blaze, mit Bär als Ziel, mit X gleich 2.",
    "Ann lance Blaze, ciblant Ours, X valant 2.",
  ],
  [
    { kind: "activates", player: "Ann", object: "Bear", ability: "pump", targets: ["Bear"], x: 1 },
    "Ann activates the ability of Bear (pump), targeting Bear, with X being 1.",
    "Ann aktiviert die Fähigkeit von Bär (pump), mit Bär als Ziel, mit X gleich 1.",
    "Ann active la capacité d'Ours (pump), ciblant Ours, X valant 1.",
  ],
  [
    { kind: "resolves", card: "Bend", controller: "Ann", choices: { keyword: "protection from red" } },
    "Ann's Bend resolves, with protection from red as the chosen ability.",
    "Anns Bend wird verrechnet, mit Schutz vor Rot als gewählter Fähigkeit.",
    "Bend d'Ann se résout, avec protection contre le rouge comme capacité choisie.",
  ],
  [
    { kind: "resolves", card: "Bend", controller: "Ann", choices: { from: "black", to: "red", creatureType: "Elf" } },
    "Ann's Bend resolves, changing black to red, with Elf as the chosen creature type.",
    "Anns Bend wird verrechnet, mit Rot anstelle von Schwarz, mit Elf als gewähltem Kreaturentyp.",
    "Bend d'Ann se résout, noir devenant rouge, avec elfe comme type de créature choisi.",
  ],
  [
    {
      kind: "resolves",
      id: "Boost",
      controller: "Ann",
      targets: ["Bear"],
      ability: {
        effects: [
          {
            affects: { target: true },
            does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }],
            duration: "endOfTurn",
          },
        ],
      },
    },
    "Ann's made-up Boost resolves, targeting Bear: until end of turn, the target gets +1/+1.",
    "Anns erfundener Zauberspruch wird verrechnet, mit Bär als Ziel: Das Ziel erhält bis zum Ende des Zuges +1/+1.",
    "Le sort inventé d'Ann se résout, ciblant Ours : Jusqu'à la fin du tour, la cible gagne +1/+1.",
  ],
  [{ kind: "transform", object: "Bear" }, "Bear transforms.", "Bär wird transformiert.", "Ours se transforme."],
  [
    { kind: "merges", card: "Ox", onto: "Bear", position: "under", token: true },
    "A copy of Ox merges with Bear, going underneath.",
    "Eine Kopie von Ox verschmilzt mit Bär und liegt unten.",
    "Une copie d'Ox fusionne avec Ours et se place en dessous.",
  ],
  [
    { kind: "sticker", object: "Bear", word: "Dark", after: 2 },
    "A name sticker is put on Bear: “Dark” after the first 2 words of its name.",
    "Ein Namensaufkleber wird auf Bär angebracht: „Dark“ nach den ersten 2 Wörtern des Namens.",
    "Un autocollant de nom est mis sur Ours : « Dark » après les 2 premiers mots du nom.",
  ],
  [
    { kind: "sticker", object: "Bear", power: 3, toughness: 1 },
    "A power and toughness sticker is put on Bear: 3/1.",
    "Ein Aufkleber für Stärke und Widerstandskraft wird auf Bär angebracht: 3/1.",
    "Un autocollant de force et d'endurance est mis sur Ours : 3/1.",
  ],
  [
    { kind: "phaseOut", objects: ["Bear", "Anthem"] },
    "Bear and Anthem phase out.",
    "Bär und Hymne destabilisieren sich.",
    "Ours et Hymne passent hors phase.",
  ],
  [{ kind: "phaseIn", objects: ["Bear"] }, "Bear phases in.", "Bär stabilisiert sich.", "Ours passe en phase."],
  [{ kind: "tap", object: "Bear" }, "Bear becomes tapped.", "Bär wird getappt.", "Ours est engagé."],
  [
    { kind: "designate", object: "Bear", designation: "attacking", on: false },
    "Bear is no longer attacking.",
    "Bär greift nicht mehr an.",
    "Ours n'attaque plus.",
  ],
  [
    { kind: "designate", object: "Bear", designation: "left half unlocked" },
    "The left half of Bear is now unlocked.",
    "Die linke Hälfte von Bär ist jetzt entsperrt.",
    "La moitié gauche d'Ours est maintenant déverrouillée.",
  ],
  [
    { kind: "designate", object: "Bear", designation: "harnessed" },
    "Bear is now “harnessed”.",
    "Bär gilt jetzt als „harnessed“.",
    "Ours est maintenant « harnessed ».",
  ],
  [
    { kind: "choose", object: "Bear", choices: { player: "Bob" } },
    "A choice is made for Bear, with Bob as the chosen player.",
    "Für Bär wird gewählt, mit Bob als gewähltem Spieler.",
    "Un choix est fait pour Ours, avec Bob comme joueur choisi.",
  ],
  [
    { kind: "link", object: "Bear", as: "exiled", objects: ["Anthem"] },
    "Anthem is what was exiled with Bear.",
    "Bär hat Hymne ins Exil geschickt.",
    "Hymne est ce qui a été exilé avec Ours.",
  ],
  [
    { kind: "player", player: "Ann", life: 1, hand: 2, counters: { poison: 1 }, designation: "monarch" },
    "Ann now has 1 life, 2 cards in hand and a poison counter; Ann is now the monarch.",
    "Ann hat jetzt 1 Lebenspunkt, 2 Karten auf der Hand und eine Giftmarke; Ann ist jetzt der Monarch.",
    "Ann a maintenant 1 point de vie, 2 cartes en main et un marqueur « poison » ; Ann est maintenant le monarque.",
  ],
  [
    { kind: "damage", to: "Bob", amount: 1, source: "Bear" },
    "Bear deals 1 damage to Bob.",
    "Bär fügt Bob 1 Schadenspunkt zu.",
    "Ours inflige 1 blessure à Bob.",
  ],
  [
    { kind: "damage", to: "Bear", amount: 3 },
    "Bear is dealt 3 damage.",
    "Bär werden 3 Schadenspunkte zugefügt.",
    "Ours subit 3 blessures.",
  ],
  [
    { kind: "turn", active: "Johannes" },
    "The turn ends and Johannes' begins.",
    "Der Zug endet, und Johannes' Zug beginnt.",
    "Le tour se termine et celui de Johannes commence.",
  ],
  [
    { kind: "ends", effect: "Anthem/boost" },
    "The effect of Anthem (boost) ends.",
    "Der Effekt von Hymne (boost) endet.",
    "L'effet d'Hymne (boost) prend fin.",
  ],
  [
    { kind: "stateBased", keep: ["Bear", "Anthem"] },
    "State-based actions are performed until none is left, keeping Bear and Anthem.",
    "Zustandsbasierte Aktionen werden ausgeführt, bis keine mehr anfällt, wobei Bär und Hymne behalten werden.",
    "Les actions basées sur un état sont effectuées jusqu'à ce qu'il n'en reste aucune, en gardant Ours et Hymne.",
  ],
  [
    {
      kind: "simultaneous",
      events: [
        { kind: "tap", object: "Bear" },
        { kind: "untap", object: "Anthem" },
      ],
    },
    "At the same time: Bear becomes tapped; Anthem becomes untapped.",
    "Gleichzeitig: Bär wird getappt; Hymne wird enttappt.",
    "En même temps : Ours est engagé ; Hymne est dégagé.",
  ],
  [
    { kind: "check", id: "end" },
    "Check “end”: what is true now?",
    "Prüfung „end“: Was gilt jetzt?",
    "Vérification « end » : qu'est-ce qui est vrai maintenant ?",
  ],
];

describe("events", () => {
  for (const [event, ...said] of TOLD) {
    it(`are said in three languages: ${said[0]}`, () => {
      expectSaid(eventPhrase(event, NAMES), said);
    });
  }

  const MANY = cardNamesOf([
    { name: "Bears", names: { de: "Bären", fr: "Ourses" }, nameForms: { de: "plural", fr: "f plural" } },
  ]);
  const DEEDS: readonly (readonly [designation: string, on: boolean, de: string, fr: string])[] = [
    ["blocked this turn", true, "Bären haben in diesem Zug geblockt.", "Ourses ont bloqué ce tour-ci."],
    [
      "dealt damage this turn",
      true,
      "Bären haben in diesem Zug Schaden erhalten.",
      "Ourses ont subi des blessures ce tour-ci.",
    ],
    [
      "entered this turn",
      true,
      "Bären sind in diesem Zug ins Spiel gekommen.",
      "Ourses sont arrivées sur le champ de bataille ce tour-ci.",
    ],
    [
      "has dealt damage this turn",
      true,
      "Bären haben in diesem Zug Schaden zugefügt.",
      "Ourses ont infligé des blessures ce tour-ci.",
    ],
    ["became tapped this turn", true, "Bären wurden in diesem Zug getappt.", "Ourses ont été engagées ce tour-ci."],
    [
      "got counters this turn",
      true,
      "Bären haben in diesem Zug Marken erhalten.",
      "Ourses ont reçu des marqueurs ce tour-ci.",
    ],
    [
      "entered this turn",
      false,
      "Es zählt nicht mehr, dass Bären in diesem Zug ins Spiel gekommen sind.",
      "Qu'Ourses soient arrivées sur le champ de bataille ce tour-ci ne compte plus.",
    ],
    ["monstrous", true, "Bären sind jetzt monströs.", "Ourses sont maintenant monstrueuses."],
  ];
  for (const [designation, on, de, fr] of DEEDS)
    it(`agree with names that are plural words: ${designation}, ${on}`, () => {
      const timeline: ScenarioEvent[] = [{ kind: "enters", card: "Bears", controller: "Ann" }];
      const names = objectNames({ players: ["Ann"], timeline });
      const said = sentences(eventPhrase({ kind: "designate", object: "Bears", designation, on }, names), MANY);
      expect([said.de, said.fr]).to.deep.equal([de, fr]);
    });

  it("have the space that French sets before a semicolon also in lists on a page", () => {
    expect(sheetWords("fr").list(["A", "B"], "semicolons")).to.equal("A ; B");
    expect(sheetWords("de").list(["A", "B"], "semicolons")).to.equal("A; B");
  });
});
