import type { Key } from "../../../src/rules/formats.gen.js";
import { chapter, claim, CORPUS, item, onBoard, right, ruleset, wrong } from "./parts.js";

const blutmond = item(1, {
  scenario: "urborg-before-blood-moon",
  check: "both",
  topic: "dependency",
  knowledge: { level: 3, clauses: ["613.8a", "305.7"] },
  complexity: { level: 2, effects: 2, layers: 1, dependencies: 1, loops: 0 },
  prompt: {
    players: ["Anna, mit 20 Lebenspunkten", "Bernd, mit 20 Lebenspunkten"],
    cards: [
      {
        name: "Urborg, Grabmal des Yawgmoth",
        english: "Urborg, Tomb of Yawgmoth",
        line: "Legendäres Land",
        abilities: ["Jedes Land ist zusätzlich zu seinen anderen Landtypen ein Sumpf."],
      },
      {
        name: "Blutmond",
        english: "Blood Moon",
        manaCost: "{2}{R}",
        line: "Verzauberung",
        abilities: ["Nichtstandardländer sind Gebirge."],
      },
      {
        name: "Rechtsschutzversicherungsgesellschaftsgebäude",
        line: "Land",
        abilities: ["{T}: Erzeuge {C}."],
      },
    ],
    events: [
      "Urborg, Grabmal des Yawgmoth kommt unter Annas Kontrolle ins Spiel.",
      "Rechtsschutzversicherungsgesellschaftsgebäude kommt unter Bernds Kontrolle ins Spiel.",
      "Blutmond kommt unter Bernds Kontrolle ins Spiel.",
    ],
    moment: "Es ist Bernds Hauptphase, und mehr ist nicht geschehen.",
    reading: "Ob ein Effekt beginnt, dessen Fähigkeit im selben Layer verschwindet, wird nach 613.6 gelesen.",
    board: {
      players: ["Anna", "Bernd"],
      objects: [
        onBoard(1, "Anna", "Urborg, Grabmal des Yawgmoth", {
          frame: ["land"],
          line: "Legendäres Land",
          tapped: true,
        }),
        onBoard(2, "Bernd", "Rechtsschutzversicherungsgesellschaftsgebäude", { frame: ["land"], line: "Land" }),
        onBoard(3, "Bernd", "Blutmond", {
          frame: ["R"],
          manaCost: "{2}{R}",
          line: "Verzauberung",
          counters: [{ kind: "Ladung", count: 1 }],
          notes: ["gewählte Farbe: Rot"],
        }),
      ],
      elsewhere: ["In Annas Friedhof liegt Gespenst von Ramses."],
    },
  },
  question: "Welche Landtypen hat Urborg, Grabmal des Yawgmoth?",
  answer: "Gebirge",
  options: [
    wrong(
      "Sumpf und Gebirge",
      "timestamps-only",
      "So wäre es, wenn allein die Zeitstempel entschieden; der Effekt von Urborg hängt aber von Blutmond ab (613.8a).",
    ),
    wrong("Sumpf", "first-come", "So wäre es, wenn der ältere Effekt vorginge (613.7)."),
    right("Gebirge", "Blutmond wird zuerst angewendet und nimmt Urborg die Fähigkeit."),
  ],
  explanation: {
    short: [
      claim(
        "Der Effekt von Urborg hängt von dem von Blutmond ab, denn dieser entscheidet, ob es ihn gibt.",
        ["613.8a"],
        2,
      ),
      claim(
        "Darum wird Blutmond zuerst angewendet: Urborg ist ein Gebirge und hat seine Fähigkeit nicht mehr.",
        ["305.7", "613.8b"],
        3,
      ),
    ],
    long: [
      chapter(
        "Layer 4, Typen",
        claim(
          "Blutmond ist jünger, wird aber vor Urborg angewendet, weil Urborg von ihm abhängt.",
          ["613.8a", "613.8b"],
          2,
        ),
        claim("Urborg wird ein Gebirge, verliert seine Fähigkeit und erhält {T}: Erzeuge {R}.", ["305.7"], 3),
      ),
    ],
    notBecause: [claim("Dass Urborg legendär ist, spielt keine Rolle.", ["305.7"], 3)],
  },
});

const offen = item(2, {
  scenario: "a-bear-by-itself",
  check: "now",
  topic: "power-toughness",
  knowledge: { level: 1, clauses: ["613.4c"] },
  complexity: { level: 1, effects: 1, layers: 1, dependencies: 0, loops: 0 },
  prompt: {
    players: ["Anna"],
    cards: [
      {
        name: "Grizzlybären",
        english: "Grizzly Bears",
        manaCost: "{1}{G}",
        line: "Kreatur — Bär",
        size: "2/2",
        abilities: [],
      },
    ],
    events: ["Grizzlybären kommt unter Annas Kontrolle ins Spiel, mit einer +1/+1-Marke."],
    moment: "Sonst ist nichts im Spiel.",
    board: {
      players: ["Anna"],
      objects: [
        onBoard(1, "Anna", "Grizzlybären", {
          frame: ["G"],
          manaCost: "{1}{G}",
          line: "Kreatur — Bär",
          size: "2/2",
          counters: [{ kind: "+1/+1", count: 1 }],
        }),
      ],
    },
  },
  question: "Wie groß ist Grizzlybären?",
  answer: "3/3",
  options: [],
  explanation: {
    short: [claim("Die Marke gibt in Layer 7c +1/+1.", ["613.4c"], 1)],
    long: [],
    notBecause: [],
  },
});

export const GERMAN_KEY: Key = {
  format: "cr613-key",
  version: 1,
  language: "de",
  ruleset: ruleset("heute"),
  corpus: CORPUS,
  form: { select: "", count: 5, seed: "7" },
  items: [blutmond, offen],
};
