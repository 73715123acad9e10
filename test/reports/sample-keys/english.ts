import type { Key } from "../../../src/rules/formats.gen.js";
import { chapter, claim, CORPUS, item, onBoard, right, ruleset, wrong } from "./parts.js";
import { faceDown, specialCharacters } from "./english-odd-boards.js";

const humilityAndOpalescence = item(1, {
  scenario: "opalescence-then-humility",
  check: "both",
  topic: "timestamps",
  knowledge: { level: 3, clauses: ["613.6", "613.7", "613.4b"] },
  complexity: { level: 2, effects: 2, layers: 3, dependencies: 0, loops: 0 },
  prompt: {
    players: ["Ann, with 20 life", "Bob, with 20 life"],
    cards: [
      {
        name: "Opalescence",
        manaCost: "{2}{W}{W}",
        line: "Enchantment",
        abilities: [
          "Each other non-Aura enchantment is a creature besides its other types, with base power and toughness each equal to its mana value.",
        ],
      },
      {
        name: "Humility",
        manaCost: "{2}{W}{W}",
        line: "Enchantment",
        abilities: ["All creatures lose all abilities and have base power and toughness 1/1."],
      },
      { name: "Grizzly Bears", manaCost: "{1}{G}", line: "Creature — Bear", size: "2/2", abilities: [] },
    ],
    events: [
      "Opalescence enters the battlefield under Ann's control.",
      "Humility enters the battlefield under Ann's control.",
      "Grizzly Bears enters the battlefield under Bob's control.",
    ],
    moment: "It is Ann's turn, and nothing else has happened.",
    board: {
      players: ["Ann", "Bob"],
      objects: [
        onBoard(1, "Ann", "Opalescence", { frame: ["W"], manaCost: "{2}{W}{W}", line: "Enchantment" }),
        onBoard(2, "Ann", "Humility", { frame: ["W"], manaCost: "{2}{W}{W}", line: "Enchantment" }),
        onBoard(3, "Bob", "Grizzly Bears", {
          frame: ["G"],
          manaCost: "{1}{G}",
          line: "Creature — Bear",
          size: "2/2",
        }),
      ],
    },
  },
  question: "What are the power and toughness of Humility?",
  answer: "1/1",
  options: [
    wrong(
      "4/4",
      "lost-ability-stops-at-once",
      "That would be so if an effect stopped in the middle as soon as its ability is gone; once it has begun to apply it goes on in the later layers (613.6).",
    ),
    right(
      "1/1",
      "In layer 7b both set its base size, in the order of their timestamps, and Humility is the later one.",
    ),
    wrong(
      "It has neither: it is no creature.",
      "types-come-last",
      "That would be so if abilities were taken away before types are added; types come first, in layer 4 (613.1d).",
    ),
    wrong("4/4 with abilities, {T}: none", "source-is-exempt", "That would be so if Humility spared itself (613.1f)."),
  ],
  explanation: {
    short: [
      claim("Humility is a creature from layer 4 on, since Opalescence makes it one.", ["613.1d"], 3),
      claim("Its effect has begun in layer 6, so it goes on in layer 7b though its ability is gone.", ["613.6"], 6, 8),
      claim(
        "There both set the base size of Humility: first Opalescence to 4/4, then Humility to 1/1.",
        ["613.4b", "613.7"],
        8,
        9,
      ),
    ],
    long: [
      chapter(
        "Layer 4, types",
        claim("Opalescence makes Humility a creature besides being an enchantment.", ["613.1d"], 3),
        claim("Opalescence speaks of other enchantments only and stays what it is.", [], 3),
      ),
      chapter(
        "Layer 6, abilities",
        claim("Humility takes all abilities from Humility and from Grizzly Bears.", ["613.1f"], 6),
        claim("Its own effect goes on all the same: it has begun to apply.", ["613.6"], 6),
      ),
      chapter(
        "Layer 7b, base power and toughness",
        claim(
          "Opalescence has the earlier timestamp and makes Humility 4/4, since its mana value is 4: {2}{W}{W}.",
          ["613.4b"],
          8,
        ),
        claim("Humility comes later and makes itself and Grizzly Bears 1/1.", ["613.7"], 9),
      ),
    ],
    notBecause: [
      claim(
        "Neither of the two effects depends on the other in layer 7b: neither changes what the other does.",
        ["613.8a"],
        8,
      ),
    ],
  },
});

const stolenBears = item(2, {
  scenario: "a-bear-with-many-masters",
  check: "all-attached",
  topic: "control",
  knowledge: { level: 2, clauses: ["613.1b", "613.4c", "613.4d"] },
  complexity: { level: 4, effects: 5, layers: 3, dependencies: 1, loops: 0 },
  prompt: {
    players: ["Ann, with 17 life", "Bob, with 20 life and 3 cards in hand", "Cid, with 20 life", "Dora, with 8 life"],
    cards: [
      { name: "Grizzly Bears", manaCost: "{1}{G}", line: "Creature — Bear", size: "2/2", abilities: [] },
      {
        name: "Bonesplitter",
        manaCost: "{1}",
        line: "Artifact — Equipment",
        abilities: ["The equipped creature gets +2/+0.", "Equip {1}"],
      },
      {
        name: "Control Magic",
        manaCost: "{2}{U}{U}",
        line: "Enchantment — Aura",
        abilities: ["Enchant creature", "You control the enchanted creature."],
      },
      {
        name: "Steal Artifact",
        manaCost: "{2}{U}{U}",
        line: "Enchantment — Aura",
        abilities: ["Enchant artifact", "You control the enchanted artifact."],
      },
      {
        name: "Curse of Death's Hold",
        manaCost: "{3}{B}{B}",
        line: "Enchantment — Aura Curse",
        abilities: ["Enchant player", "Creatures that the enchanted player controls get −1/−1."],
      },
      {
        name: "Treetop Village",
        line: "Land",
        abilities: [
          "It enters tapped.",
          "{T}: Add {G}.",
          "{1}{G}: It is a green 3/3 Ape creature with trample until end of turn. It is still a land.",
        ],
      },
    ],
    events: [
      "Grizzly Bears enters under Ann's control with two +1/+1 counters, and attacks.",
      "Bonesplitter enters under Ann's control and is attached to Grizzly Bears.",
      "Bob's Control Magic enters, attached to Grizzly Bears.",
      "Cid's Steal Artifact enters, attached to Bonesplitter.",
      "Dora's Curse of Death's Hold enters, attached to Bob.",
      "Treetop Village enters under Cid's control, tapped.",
    ],
    moment: "All this is on the battlefield, in Dora's main phase.",
    board: {
      players: ["Ann", "Bob", "Cid", "Dora"],
      objects: [
        onBoard(1, "Ann", "Grizzly Bears", {
          frame: ["G"],
          manaCost: "{1}{G}",
          line: "Creature — Bear",
          size: "2/2",
          counters: [{ kind: "+1/+1", count: 2 }],
          tapped: true,
        }),
        onBoard(2, "Ann", "Bonesplitter", {
          frame: ["C"],
          manaCost: "{1}",
          line: "Artifact — Equipment",
          attachedTo: "Grizzly Bears",
        }),
        onBoard(3, "Bob", "Control Magic", {
          frame: ["U"],
          manaCost: "{2}{U}{U}",
          line: "Enchantment — Aura",
          attachedTo: "Grizzly Bears",
        }),
        onBoard(4, "Cid", "Steal Artifact", {
          frame: ["U"],
          manaCost: "{2}{U}{U}",
          line: "Enchantment — Aura",
          attachedTo: "Bonesplitter",
        }),
        onBoard(5, "Dora", "Curse of Death's Hold", {
          frame: ["B"],
          manaCost: "{3}{B}{B}",
          line: "Enchantment — Aura Curse",
          attachedTo: "Bob",
        }),
        onBoard(6, "Cid", "Treetop Village", { frame: ["land"], line: "Land", tapped: true }),
      ],
    },
  },
  question: "Who controls Grizzly Bears, and how big is it?",
  answer: "Bob controls it, and it is 5/3.",
  options: [
    wrong(
      "Ann controls it, and it is 6/4.",
      "owner-is-controller",
      "That would be so if the owner kept control (613.1b).",
    ),
    wrong(
      "Bob controls it, and it is 6/4.",
      "curse-sees-owners",
      "That would be so if the Curse went by who owns a creature; it goes by who controls it (613.4c).",
    ),
    wrong(
      "Bob controls it, and it is 3/3.",
      "equipment-helps-its-controller",
      "That would be so if an Equipment did nothing for a creature that another player controls (301.5).",
    ),
    right(
      "Bob controls it, and it is 5/3.",
      "Control changes in layer 2, and everything in layer 7c counts with the new controller.",
    ),
  ],
  explanation: {
    short: [
      claim("In layer 2 Control Magic gives the Bears to Bob.", ["613.1b"], 2),
      claim(
        "In layer 7c it gets +2/+0 of Bonesplitter, −1/−1 of the Curse and +2/+2 of its counters.",
        ["613.4c"],
        5,
        6,
        7,
      ),
    ],
    long: [
      chapter(
        "Layer 2, control",
        claim("Control Magic: Bob controls Grizzly Bears.", ["613.1b"], 2),
        claim("Steal Artifact: Cid controls Bonesplitter, which stays where it is.", ["613.1b", "301.5"], 3),
      ),
      chapter(
        "Layer 7c, changes of power and toughness",
        claim("2/2 with two +1/+1 counters: 4/4.", ["613.4c"], 5),
        claim("Bonesplitter: 6/4. Curse of Death's Hold: 5/3, since Bob controls it.", ["613.4c"], 6, 7),
      ),
    ],
    notBecause: [
      claim("That Cid controls Bonesplitter does not matter: it speaks of the equipped creature.", ["301.5"], 6),
    ],
  },
});

export const ENGLISH_KEY: Key = {
  format: "cr613-key",
  version: 1,
  language: "en",
  ruleset: ruleset("today"),
  corpus: CORPUS,
  form: { select: "topic:control or topic:type", count: 4, seed: "spring-2026" },
  items: [humilityAndOpalescence, stolenBears, faceDown, specialCharacters],
};
