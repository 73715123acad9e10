import { expect } from "chai";
import { boardText } from "../../src/lint/board-text.js";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { SCENARIO_FILES } from "../corpus/files.js";

type Board = Pick<Scenario, "players" | "cards" | "timeline">;

const BOARD: Board = {
  players: ["Ann", { name: "Bob", hand: 2 }],
  cards: [{ name: "Cub", types: ["Creature"], power: 1, toughness: 1 }],
  timeline: [
    { kind: "enters", card: "Cub", controller: "Ann" },
    { kind: "enters", card: "Control Magic", controller: "Bob", attachedTo: "Cub" },
    { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Cub"] },
    { kind: "check", id: "end", expect: { Cub: { power: 4 } } },
  ],
};

/** The same with other names throughout, and something else checked. */
const RENAMED: Board = {
  players: ["Cleo", { name: "Dan", hand: 2 }, "Eve"],
  cards: [{ name: "Whelp", madeUp: true, types: ["Creature"], power: 1, toughness: 1 }],
  timeline: [
    { kind: "check", id: "nothing-yet", gameRules: [] },
    { kind: "enters", card: "Whelp", id: "It", controller: "Cleo" },
    { kind: "enters", card: "Control Magic", id: "Its chain", controller: "Dan", attachedTo: "It" },
    { kind: "resolves", card: "Giant Growth", id: "growth", controller: "Cleo", targets: ["It"] },
    { kind: "check", id: "end", expect: { It: { controller: "Dan" } } },
  ],
};

function changed(timeline: Scenario["timeline"], over: Partial<Board> = {}): Board {
  return { ...BOARD, ...over, timeline };
}

describe("the text of a board", () => {
  const [cub, magic, growth] = BOARD.timeline as [
    Scenario["timeline"][number],
    Scenario["timeline"][number],
    Scenario["timeline"][number],
  ];

  it("is the same whatever things are called, and whatever is checked", () => {
    expect(boardText(RENAMED)).to.equal(boardText(BOARD));
  });

  for (const [what, other] of [
    ["another order", changed([cub, growth, magic])],
    ["another target", changed([cub, magic, { ...growth, targets: ["Control Magic"] } as typeof growth])],
    ["another player", changed([{ ...cub, controller: "Bob" } as typeof cub, magic, growth])],
    ["another number", changed([cub, magic, growth], { players: ["Ann", { name: "Bob", hand: 3 }] })],
    ["another card", changed([cub, { ...magic, card: "Mind Control" } as typeof magic, growth])],
    ["another card of its own", changed([cub, magic, growth], { cards: [{ name: "Cub", types: ["Artifact"] }] })],
    ["an event more", changed([cub, magic, growth, { kind: "turn", active: "Bob" }])],
    [
      "a player who has something",
      changed([cub, magic, growth], { players: [...BOARD.players, { name: "Eve", life: 1 }] }),
    ],
  ] as const) {
    it(`is another with ${what}`, () => expect(boardText(other)).to.not.equal(boardText(BOARD)));
  }

  it("tells the effects of different objects apart, by whatever name", () => {
    const ends = (effect: string): Scenario["timeline"][number] => ({ kind: "ends", effect });
    const one = changed([cub, magic, growth, ends("Cub/bold")]);
    const same = { ...RENAMED, timeline: [...RENAMED.timeline, ends("It/bold")] };
    const other = changed([cub, magic, growth, ends("Control Magic/bold")]);
    expect(boardText(same)).to.equal(boardText(one));
    expect(boardText(other)).to.not.equal(boardText(one));
  });

  it("is the same whatever is cast, merges or melds, and whatever it is called then", () => {
    const board = (spell: string, part: string, effect: string): Board =>
      changed([
        cub,
        { kind: "casts", card: "Glorious Anthem", id: spell, player: "Ann" },
        { kind: "moves", object: spell, to: "battlefield" },
        { kind: "merges", card: "Grizzly Bears", id: part, onto: "Cub", position: "top" },
        { kind: "moves", object: "Cub", to: "graveyard" },
        { kind: "moves", object: part, to: "battlefield" },
        { kind: "ends", effect },
      ]);
    const one = boardText(board("Anthem", "Bears", "Bears/bold"));
    expect(boardText(board("It", "A/B#2 (Cub)", "A/B#2 (Cub)/bold"))).to.equal(one);
    expect(boardText(board("It", "Bears", "It/bold"))).to.not.equal(one);
  });

  it("does not change when the players of a scenario of the corpus change their names", () => {
    for (const { data } of SCENARIO_FILES) {
      const text = JSON.stringify({ players: data.players, cards: data.cards, timeline: data.timeline });
      const renamed = text.replaceAll('"Ann"', '"Zoe"').replaceAll('"Bob"', '"Yan"');
      expect(boardText(JSON.parse(renamed) as Board), data.id).to.equal(boardText(data));
    }
  });
});
