import { expect } from "chai";
import type { Problem, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { allKinds, branchFor, memberOf, resolved } from "../../src/scenario/definition.js";
import { DEFINITIONS } from "../../src/scenario/definitions.gen.js";
import { boardOf, boardText, readBoard } from "../../web/what-if/board.js";
import { replaceEvent } from "../../web/what-if/edit.js";
import { deeperOf, type EventField, fieldsOf, withField } from "../../web/what-if/event-fields.js";
import { LAB_CORPUS, LAB_FORMS } from "./support.js";

const CARDS = LAB_CORPUS.cards;
const EVENT = DEFINITIONS["ScenarioEvent"] ?? {};

const BOARD: Scenario = {
  id: "a-board",
  rev: 1,
  title: "A board",
  level: "must",
  rulesets: ["current"],
  cites: [{ clause: "613.1", role: "decides" }],
  players: ["Ann", { name: "Bob", life: 3 }],
  timeline: [
    { kind: "enters", card: "Grizzly Bears", controller: "Ann" },
    { kind: "enters", card: "Jade Statue", controller: "Bob" },
    { kind: "resolves", source: "Jade Statue", ability: "wakes", controller: "Bob" },
    { kind: "enters", card: "Forest", controller: "Bob" },
    { kind: "check", id: "end" },
  ],
};

function field(event: ScenarioEvent, path: string, place = 4): EventField | undefined {
  return fieldsOf(event, BOARD, place, CARDS).find((each) => each.path.join("/") === path);
}

describe("the form of an event", () => {
  it("asks for the zone with its words, which may be left out", () => {
    expect(field({ kind: "enters", card: "Forest", controller: "Ann" }, "zone")).to.deep.equal({
      path: ["zone"],
      label: "Zone",
      kind: "choice",
      value: undefined,
      required: false,
      options: ["battlefield", "graveyard", "hand", "library", "exile", "stack", "command"],
      description: "battlefield if left out.",
    });
  });

  const tap: ScenarioEvent = { kind: "tap", object: "Forest" };
  const resolves: ScenarioEvent = { kind: "resolves", source: "Jade Statue", ability: "wakes", controller: "Bob" };
  for (const [what, event, path, expected] of [
    [
      "which card, of all",
      BOARD.timeline[0],
      "card",
      { kind: "choice", required: true, options: "cards", value: "Grizzly Bears" },
    ],
    [
      "which object, of those there then",
      { kind: "tap", object: "Grizzly Bears" },
      "object",
      { kind: "choice", required: true, options: ["Grizzly Bears", "Jade Statue", "Forest"] },
    ],
    [
      "whether it is tapped or untapped",
      tap,
      "kind",
      { kind: "choice", required: true, options: ["tap", "untap"], value: "tap" },
    ],
    [
      "which player",
      { kind: "turn", active: "Bob" },
      "active",
      { kind: "choice", options: ["Ann", "Bob"], value: "Bob" },
    ],
    [
      "for an object or a player",
      { kind: "damage", to: "Bob", amount: 1 },
      "to",
      { options: ["Grizzly Bears", "Jade Statue", "Forest", "Ann", "Bob"] },
    ],
    ["for a number", { kind: "damage", to: "Bob", amount: 1 }, "amount", { kind: "number", required: true, value: 1 }],
    ["yes or no, which is no if left out", BOARD.timeline[0], "tapped", { kind: "flag", value: false }],
    [
      "yes or no, which is yes if left out",
      { kind: "designate", object: "Forest", designation: "a" },
      "on",
      { kind: "flag", value: true },
    ],
    [
      "how it is face down, in words",
      { kind: "turnFaceDown", object: "Forest" },
      "as",
      { kind: "choice", value: undefined, options: ["true", "morph", "manifest", "disguise", "cloak"] },
    ],
    [
      "which ability, of those of the source",
      resolves,
      "ability",
      { kind: "text", value: "wakes", options: ["wakes"] },
    ],
    [
      "for one target more than there are",
      { kind: "resolves", card: "Travel Preparations", controller: "Bob", targets: ["Grizzly Bears"] },
      "targets/1",
      { label: "Target 2", kind: "choice", value: undefined, required: false, options: ["Jade Statue"] },
    ],
    [
      "for a target, of those that are legal",
      { kind: "resolves", card: "Giant Growth", controller: "Bob", targets: ["Grizzly Bears"] },
      "targets/0",
      { kind: "choice", value: "Grizzly Bears", options: ["Grizzly Bears", "Jade Statue"] },
    ],
    [
      "for each kind of counter",
      { kind: "counters", object: "Forest", add: { lore: 2 } },
      "add/lore",
      { label: "Counters put on: lore", kind: "number", value: 2 },
    ],
    [
      "for the usual counter as well",
      { kind: "counters", object: "Forest", add: { lore: 2 } },
      "add/+1/+1",
      { kind: "number", value: undefined },
    ],
    [
      "for a color that was chosen",
      { kind: "choose", object: "Forest", choices: { color: "red" } },
      "choices/color",
      { kind: "choice", value: "red", options: ["white", "blue", "black", "red", "green"] },
    ],
    [
      "which effect, of those that last",
      { kind: "ends", effect: "Jade Statue/wakes" },
      "effect",
      { kind: "choice", options: ["Jade Statue/wakes"] },
    ],
    [
      "whether to look after state-based actions",
      { kind: "check", id: "end" },
      "afterStateBasedActions",
      { kind: "flag", value: false },
    ],
    [
      "what is there, also where it could not be chosen",
      { kind: "tap", object: "Nobody" },
      "object",
      { value: "Nobody", options: ["Grizzly Bears", "Jade Statue", "Forest", "Nobody"] },
    ],
  ] as const) {
    it(`asks ${what}`, () => {
      expect(event === undefined ? undefined : field(event as ScenarioEvent, path)).to.deep.include(expected);
    });
  }

  it("offers only what has come by then", () => {
    expect(field(tap, "object", 1)?.options).to.deep.equal(["Grizzly Bears", "Forest"]);
  });

  it("tells what is edited as JSON", () => {
    const check: ScenarioEvent = { kind: "check", id: "end", note: "a note", expect: {}, order: [], rulesets: ["m10"] };
    expect(deeperOf(check)).to.deep.equal(["expect", "order"]);
    expect(deeperOf({ kind: "simultaneous", events: [tap, tap] })).to.deep.equal(["events"]);
    expect(deeperOf({ kind: "turnFaceDown", object: "Forest", as: { power: 2 } })).to.deep.equal(["as"]);
    expect(deeperOf({ kind: "turnFaceDown", object: "Forest", as: "morph" })).to.deep.equal([]);
    expect(deeperOf({ ...resolves, ability: { puts: [] } })).to.deep.equal(["ability"]);
  });

  it("has a label in words for whatever can be filled in", () => {
    for (const kind of allKinds(EVENT)) {
      const { properties = {} } = branchFor(EVENT, { kind });
      for (const each of fieldsOf({ kind } as unknown as ScenarioEvent, BOARD, 4, CARDS)) {
        const key = String(each.path[0]);
        expect(Object.keys(properties)).to.include(key);
        expect(each.label, `${kind} ${key}`).to.match(/^[A-Z][A-Za-z0-9/+: -]*$/);
        expect(each.description ?? "").to.not.contain("`");
      }
    }
  });

  it("leaves nothing out: each key of every kind is a field or deeper", () => {
    for (const entry of LAB_FORMS) {
      const board = boardOf(entry);
      board.timeline.forEach((event, place) => {
        const keys = new Set(fieldsOf(event, board, place, CARDS).map(({ path }) => path[0]));
        const told = new Set([...keys, ...deeperOf(event)]);
        for (const key of Object.keys(event)) {
          const held = resolved(memberOf(branchFor(EVENT, event), key));
          if (key !== "kind" || held.const === undefined) expect([...told], `${board.id} ${place}`).to.include(key);
        }
      });
    }
  });
});

/** Keys that say what something happens to. */
const ANOTHER: ReadonlySet<unknown> = new Set(["card", "object", "source", "ability"]);

describe("filling in a field", () => {
  it("with the value that it has gives the same event, for every event of the corpus", () => {
    for (const entry of LAB_FORMS) {
      const board = boardOf(entry);
      board.timeline.forEach((event, place) => {
        for (const { path, value } of fieldsOf(event, board, place, CARDS))
          expect(withField(event, path, value), `${board.id} ${place} ${path.join("/")}`).to.deep.equal(event);
      });
    }
  });

  it("with any of its options gives what the format allows", () => {
    for (const entry of LAB_FORMS.filter((_, i) => i % 7 === 0)) {
      const board = boardOf(entry);
      board.timeline.forEach((event, place) => {
        for (const { path, options, kind } of fieldsOf(event, board, place, CARDS)) {
          if (kind !== "choice" || !Array.isArray(options)) continue;
          for (const option of options.slice(0, 8)) {
            const read = readBoard(boardText(replaceEvent(board, place, withField(event, path, option))), CARDS);
            // With another card or object in its place, what else the event says may not fit, nor who later speaks of it.
            const isElsewhere = ({ pointer, message }: Problem): boolean =>
              !ANOTHER.has(path[0]) ||
              !((pointer ?? "").startsWith(`/timeline/${place}/`) || message.startsWith("unknown object "));
            const problems = read.ok ? [] : read.problems.filter(isElsewhere).map(({ message }) => message);
            expect(problems, `${board.id} ${place} ${path.join("/")} ${option}`).to.deep.equal([]);
          }
        }
      });
    }
  });

  const forest: ScenarioEvent = { kind: "enters", card: "Forest", controller: "Ann" };
  for (const [what, event, path, value, expected] of [
    ["sets a new key", forest, ["zone"], "hand", { ...forest, zone: "hand" }],
    ["takes a key out", { ...forest, zone: "hand" }, ["zone"], undefined, forest],
    ["leaves out a flag that is off", { ...forest, tapped: true }, ["tapped"], false, forest],
    [
      "says that a flag is off where it would be on",
      { kind: "designate", object: "Forest", designation: "a" },
      ["on"],
      false,
      { kind: "designate", object: "Forest", designation: "a", on: false },
    ],
    [
      "adds a target",
      { kind: "resolves", card: "Jump", controller: "Ann", targets: ["A"] },
      ["targets", 1],
      "B",
      { kind: "resolves", card: "Jump", controller: "Ann", targets: ["A", "B"] },
    ],
    [
      "takes a target out",
      { kind: "resolves", card: "Jump", controller: "Ann", targets: ["A", "B"] },
      ["targets", 0],
      undefined,
      { kind: "resolves", card: "Jump", controller: "Ann", targets: ["B"] },
    ],
    ["takes the last counter out", { ...forest, counters: { lore: 1 } }, ["counters", "lore"], undefined, forest],
    [
      "adds a kind of counter",
      { kind: "counters", object: "A", add: { lore: 1 } },
      ["add", "+1/+1"],
      2,
      { kind: "counters", object: "A", add: { lore: 1, "+1/+1": 2 } },
    ],
    [
      "casts an object instead of a card",
      { kind: "casts", player: "Ann", card: "Jump", id: "J" },
      ["object"],
      "A",
      { kind: "casts", player: "Ann", object: "A" },
    ],
    [
      "makes another sticker",
      { kind: "sticker", object: "A", word: "Happy" },
      ["power"],
      3,
      { kind: "sticker", object: "A", power: 3, toughness: 0 },
    ],
    [
      "turns something plainly face down",
      { kind: "turnFaceDown", object: "A" },
      ["as"],
      "true",
      { kind: "turnFaceDown", object: "A", as: true },
    ],
    ["leaves a card where one must be", forest, ["card"], undefined, forest],
    [
      "leaves the only object where one must be",
      { kind: "phaseOut", objects: ["A"] },
      ["objects", 0],
      undefined,
      { kind: "phaseOut", objects: ["A"] },
    ],
    [
      "leaves the card that is cast, if no object is",
      { kind: "casts", player: "Ann", card: "Jump" },
      ["card"],
      undefined,
      { kind: "casts", player: "Ann", card: "Jump" },
    ],
    [
      "asks for what is after state-based actions",
      { kind: "check", id: "end" },
      ["afterStateBasedActions"],
      true,
      { kind: "check", id: "end", afterStateBasedActions: { expect: {} } },
    ],
    [
      "asks no more",
      { kind: "check", id: "end", afterStateBasedActions: { keep: ["A"], expect: {} } },
      ["afterStateBasedActions"],
      false,
      { kind: "check", id: "end" },
    ],
    ["makes of tapping untapping", { kind: "tap", object: "A" }, ["kind"], "untap", { kind: "untap", object: "A" }],
  ] as const) {
    it(what, () => {
      expect(withField(event as unknown as ScenarioEvent, path, value)).to.deep.equal(expected);
    });
  }
});
