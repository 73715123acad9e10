import type { KeyBoardObject } from "../../../src/rules/formats.gen.js";
import { chapter, claim, item, onBoard, right, wrong } from "./parts.js";

export const faceDown = item(3, {
  scenario: "elves-of-unknown-faces",
  check: "who-is-an-elf",
  topic: "type",
  knowledge: { level: 1, clauses: ["613.1d"] },
  complexity: { level: 1, effects: 1, layers: 1, dependencies: 0, loops: 0 },
  prompt: {
    players: ["Ann", "Bob"],
    cards: [
      {
        name: "Conspiracy",
        manaCost: "{3}{B}{B}",
        line: "Enchantment",
        abilities: [
          "As it enters, choose a creature type.",
          "Creatures you control are of the chosen type and of no other creature type.",
        ],
      },
      { name: "Runeclaw Bear", manaCost: "{1}{G}", line: "Creature — Bear", size: "2/2", abilities: [] },
      {
        name: "Clone",
        manaCost: "{3}{U}",
        line: "Creature — Shapeshifter",
        size: "0/0",
        abilities: ["It may enter as a copy of any creature on the battlefield."],
      },
    ],
    events: [
      "A card enters face down under Ann's control, by morph.",
      "Ann makes two Saproling tokens, which are 1/1.",
      "Runeclaw Bear enters under Bob's control.",
      "Clone enters under Ann's control as a copy of Runeclaw Bear. Two damage is dealt to it.",
      "Conspiracy enters under Ann's control, and she chooses Elf.",
    ],
    moment: "Nobody has turned anything face up.",
    board: {
      players: ["Ann", "Bob"],
      objects: [
        onBoard(1, "Ann", "Face-down creature", {
          id: "Willbender",
          frame: [],
          size: "2/2",
          line: "Creature",
          faceDown: true,
        }),
        onBoard(2, "Ann", "Saproling 1", { frame: ["G"], line: "Creature — Saproling", size: "1/1", token: true }),
        onBoard(2, "Ann", "Saproling 2", {
          frame: ["G"],
          line: "Creature — Saproling",
          size: "1/1",
          token: true,
          tapped: true,
        }),
        onBoard(3, "Bob", "Runeclaw Bear", { frame: ["G"], manaCost: "{1}{G}", line: "Creature — Bear", size: "2/2" }),
        onBoard(4, "Ann", "Clone", {
          frame: ["U"],
          manaCost: "{3}{U}",
          line: "Creature — Shapeshifter",
          size: "0/0",
          notes: ["entered as a copy of Runeclaw Bear", "damage: 2"],
        }),
        onBoard(5, "Ann", "Conspiracy", {
          frame: ["B"],
          manaCost: "{3}{B}{B}",
          line: "Enchantment",
          notes: ["chosen type: Elf"],
        }),
      ],
      elsewhere: ["In Ann's graveyard lies Terravore.", "Bob has exiled Wall of Roots, face up."],
    },
  },
  question: "Which creature types has the face-down creature?",
  answer: "It is an Elf and nothing else.",
  options: [],
  explanation: {
    short: [
      claim(
        "In layer 4 Conspiracy makes each creature Ann controls an Elf, a face-down one too.",
        ["613.1d", "708.2"],
        4,
      ),
    ],
    long: [],
    notBecause: [],
  },
});

const PLAYERS = ["Ann", "Bob", "Cid <cid@example.invalid>", "Dora", "Emil", "Fay-Fernanda of the Far Northern Isles"];
const FRAMES: readonly KeyBoardObject["frame"][] = [
  ["W"],
  ["U"],
  ["B"],
  ["R"],
  ["G"],
  ["C"],
  ["land"],
  ["W", "U"],
  ["B", "R", "G"],
];
const NAMES = [
  "Serra Angel",
  "The Tabernacle at Pendrell Vale",
  "Asmoranomardicadaistinaculdacar",
  "Okina, Temple to the Grandfathers, and All of Their Descendants unto the Seventh Generation",
  "Fire & Ice <\"hot\" & 'cold'>",
  "Ow",
];

function crowd(): KeyBoardObject[] {
  return Array.from({ length: 40 }, (_, place): KeyBoardObject => {
    const player = PLAYERS[place % 5] ?? "Ann";
    const frame = FRAMES[place % FRAMES.length] ?? [];
    return onBoard(1 + Math.floor(place / 2), player, `${NAMES[place % NAMES.length]} ${place + 1}`, {
      frame,
      line: frame.includes("land") ? "Legendary Land" : "Legendary Enchantment Creature — Elder Dragon Spirit",
      size: place % 3 === 0 ? "*/*+1" : "13/13",
      ...(frame.includes("land") ? {} : { manaCost: place % 4 === 0 ? "{X}{10}{W/U}{2/B}{G/P}{S}" : "{2}{R}" }),
      ...(place % 4 === 1 ? { tapped: true } : {}),
      ...(place % 7 === 3
        ? {
            counters: [
              { kind: "+1/+1", count: 12 },
              { kind: 'loyalty & "more"', count: 3 },
            ],
          }
        : {}),
      ...(place % 9 === 4
        ? { notes: ["chosen: <b>{W}</b> & the color “blue”, which nobody had expected at all"] }
        : {}),
    });
  });
}

export const specialCharacters = item(4, {
  scenario: "brawl-of-forty",
  check: "at-last",
  topic: "game-rules",
  knowledge: { level: 4, clauses: ["613.8a", "613.8b", "613.8k", "613.11"] },
  complexity: { level: 4, effects: 17, layers: 9, dependencies: 4, loops: 1 },
  prompt: {
    players: PLAYERS,
    cards: [
      {
        name: NAMES[4] ?? "",
        manaCost: "{X}{10}{W/U}{2/B}{G/P}{S}",
        line: "Legendary Enchantment Creature — Elder Dragon Spirit",
        size: "*/*+1",
        abilities: ["If x < 3 && y > 2, it says “</style><script>” {T}, {Q}: nothing happens. {not a symbol}"],
      },
    ],
    events: ["Forty permanents enter <em>one after the other</em> & in pairs."],
    moment: "Then it is quiet.",
    reading: "It is read so that both effects wait for each other (the rules leave this open).",
    board: {
      players: PLAYERS,
      objects: crowd(),
      elsewhere: ["On the stack: Fire & Ice <spell>, cast by Emil for {X}."],
    },
  },
  question: "What does {X} cost, if a < b & c > d?",
  answer: '{2}{W} & "more" <than> that',
  options: [
    right('{2}{W} & "more" <than> that', "It is so because 1 < 2."),
    wrong("'nothing'", "a-wrong-rule", "That would be so if 2 < 1."),
  ],
  explanation: {
    short: [claim("It costs {2}{W} since 1 < 2 & 3 > 2.", ["613.11"], 40)],
    long: [chapter("Layer <7>", claim("Nothing & nobody.", [], 41))],
    notBecause: [claim("Not because of “</details>”.", ["613.8k"], 41)],
  },
});
