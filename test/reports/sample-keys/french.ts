import type { Key } from "../../../src/rules/formats.gen.js";
import { chapter, claim, CORPUS, item, onBoard, right, ruleset, wrong } from "./parts.js";

const ours = item(1, {
  scenario: "a-bear-switched",
  check: "switched",
  topic: "power-toughness",
  knowledge: { level: 2, clauses: ["613.4c", "613.4d"] },
  complexity: { level: 2, effects: 2, layers: 2, dependencies: 0, loops: 0 },
  prompt: {
    players: ["Anne, à 20 points de vie", "Benoît, à 20 points de vie", "Chloé, à 12 points de vie"],
    cards: [
      {
        name: "Grizzlys",
        english: "Grizzly Bears",
        manaCost: "{1}{G}",
        line: "Créature : ours",
        size: "2/2",
        abilities: [],
      },
      {
        name: "Force impie",
        english: "Unholy Strength",
        manaCost: "{B}",
        line: "Enchantement : aura",
        abilities: ["Enchanter : créature", "La créature enchantée gagne +2/+1."],
      },
      {
        name: "À l'envers",
        english: "Inside Out",
        manaCost: "{1}{U/R}",
        line: "Éphémère",
        abilities: [
          "Échangez la force et l'endurance de la créature ciblée jusqu'à la fin du tour. Piochez une carte.",
        ],
      },
    ],
    events: [
      "Grizzlys arrive sous le contrôle d'Anne.",
      "À l'envers se résout ; il cible Grizzlys.",
      "Force impie arrive sous le contrôle de Benoît, attachée à Grizzlys.",
    ],
    moment: "C'est le même tour.",
    board: {
      players: ["Anne", "Benoît", "Chloé"],
      objects: [
        onBoard(1, "Anne", "Grizzlys", { frame: ["G"], manaCost: "{1}{G}", line: "Créature : ours", size: "2/2" }),
        onBoard(3, "Benoît", "Force impie", {
          frame: ["B"],
          manaCost: "{B}",
          line: "Enchantement : aura",
          attachedTo: "Grizzlys",
        }),
      ],
      elsewhere: ["À l'envers est dans le cimetière de Chloé."],
    },
  },
  question: "Quelles sont la force et l'endurance de Grizzlys ?",
  answer: "3/4",
  options: [
    wrong(
      "4/3",
      "switch-by-timestamp",
      "Ce serait le cas si l'échange se faisait à son horodatage ; il vient en dernier, dans la couche 7d (613.4d).",
    ),
    right("3/4", "D'abord +2/+1, ensuite l'échange."),
    wrong("2/2", "lost-effect", "Ce serait le cas si l'échange annulait le bonus (613.4c)."),
  ],
  explanation: {
    short: [
      claim("La couche 7c vient avant la couche 7d, quels que soient les horodatages.", ["613.4c", "613.4d"], 2, 3),
    ],
    long: [
      chapter("Couche 7c : modifications", claim("Force impie donne +2/+1 : 4/3.", ["613.4c"], 2)),
      chapter("Couche 7d : échanges", claim("À l'envers échange les deux : 3/4.", ["613.4d"], 3)),
    ],
    notBecause: [
      claim("L'horodatage d'À l'envers n'y fait rien : il ne compte que dans une même couche.", ["613.7"], 3),
    ],
  },
});

export const FRENCH_KEY: Key = {
  format: "cr613-key",
  version: 1,
  language: "fr",
  ruleset: ruleset("aujourd'hui"),
  corpus: CORPUS,
  form: { select: "topic:power-toughness", count: 1, seed: "été" },
  items: [ours],
};
