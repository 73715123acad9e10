import { expect } from "chai";
import * as fc from "fast-check";
import type { CheckEvent, EntersEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { boardOf, boardText, readBoard } from "../../web/what-if/board.js";
import { editedText, insertEvent, moveEvent, removeEvent, replaceEvent, swapCard } from "../../web/what-if/edit.js";
import { board, entryOf, LAB_CORPUS, LAB_FORMS } from "./support.js";

const CARDS = LAB_CORPUS.cards;

function enters(card: string, more: Partial<EntersEvent> = {}): EntersEvent {
  return { kind: "enters", card, controller: "Ann", ...more };
}

const END: CheckEvent = { kind: "check", id: "end" };
const BEARS = enters("Grizzly Bears");
const PIKER = enters("Goblin Piker");
const TAP: ScenarioEvent = { kind: "tap", object: "Grizzly Bears" };

function problems(of: Scenario): readonly string[] {
  const read = readBoard(boardText(of), CARDS);
  return read.ok ? [] : read.problems.map(({ message }) => message);
}

describe("moving an event", () => {
  const before = board(BEARS, PIKER, TAP, END);

  for (const [from, to, order] of [
    [0, 1, [PIKER, BEARS, TAP, END]],
    [2, 0, [TAP, BEARS, PIKER, END]],
    [0, 2, [PIKER, TAP, BEARS, END]],
    [0, 3, [PIKER, TAP, BEARS, END]],
    [0, 99, [PIKER, TAP, BEARS, END]],
    [1, -4, [PIKER, BEARS, TAP, END]],
    [1, 1, [BEARS, PIKER, TAP, END]],
    [3, 0, [BEARS, PIKER, TAP, END]],
    [9, 0, [BEARS, PIKER, TAP, END]],
  ] as const) {
    it(`from ${from} to ${to} leaves the last check where it is`, () => {
      expect(moveEvent(before, from, to).timeline).to.deep.equal(order);
    });
  }

  it("may bring it before what it needs, which reading then says", () => {
    expect(problems(moveEvent(before, 2, 0))).to.deep.equal([
      'the object "Grizzly Bears" is not there yet: it enters at /timeline/1',
    ]);
  });

  it("and moving it back gives the same board", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LAB_CORPUS.scenarios), fc.nat(20), fc.nat(20), (entry, from, to) => {
        const whole = boardOf(entry);
        const end = whole.timeline.length - 2;
        fc.pre(from <= end && to <= end);
        expect(moveEvent(moveEvent(whole, from, to), to, from)).to.deep.equal(whole);
      }),
    );
  });
});

describe("inserting an event", () => {
  it("puts it before the last check", () => {
    expect(insertEvent(board(BEARS, END), 2, TAP).timeline).to.deep.equal([BEARS, TAP, END]);
    expect(insertEvent(board(BEARS, END), 0, PIKER).timeline).to.deep.equal([PIKER, BEARS, END]);
  });

  it("puts a check behind it", () => {
    const later: CheckEvent = { kind: "check", id: "later" };
    expect(insertEvent(board(BEARS, END), 2, later).timeline).to.deep.equal([BEARS, END, later]);
  });

  it("gives a board a check at its end", () => {
    expect(insertEvent(board(BEARS), 1, TAP).timeline).to.deep.equal([BEARS, TAP, END]);
  });
});

describe("removing an event", () => {
  it("takes along what would name nothing, and says so", () => {
    const whole = board(
      BEARS,
      PIKER,
      enters("Pacifism", { attachedTo: "Grizzly Bears" }),
      TAP,
      { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Grizzly Bears"] },
      { kind: "ends", effect: "Giant Growth" },
      { kind: "damage", to: "Goblin Piker", amount: 1, source: "Grizzly Bears" },
      { kind: "link", object: "Goblin Piker", as: "friends", objects: ["Grizzly Bears"] },
      { kind: "phaseOut", objects: ["Grizzly Bears", "Goblin Piker"] },
      END,
    );
    const { board: left, alsoRemoved, alsoChanged } = removeEvent(whole, 0);
    expect(alsoRemoved).to.deep.equal([3, 4, 5, 7]);
    expect(alsoChanged).to.deep.equal([2, 6, 8]);
    expect(left.timeline).to.deep.equal([
      PIKER,
      enters("Pacifism"),
      { kind: "damage", to: "Goblin Piker", amount: 1 },
      { kind: "phaseOut", objects: ["Goblin Piker"] },
      END,
    ]);
    expect(problems(left)).to.deep.equal([]);
  });

  it("takes along what was typed about it in checks, and no more", () => {
    const check: CheckEvent = {
      kind: "check",
      id: "end",
      expect: {
        "Grizzly Bears": { power: 2 },
        "Goblin Piker": { power: 2, attachedTo: "Grizzly Bears" },
      },
      stateBased: [{ clause: "704.5g", object: "Grizzly Bears" }],
      order: [{ layer: "7c", effects: ["Grizzly Bears/counter:+1/+1", "Goblin Piker/counter:+1/+1"] }],
      dependencies: [{ layer: "4", effect: "Grizzly Bears/a", on: "Goblin Piker/b" }],
    };
    expect(removeEvent(board(BEARS, PIKER, check), 0).board.timeline.at(-1)).to.deep.equal({
      kind: "check",
      id: "end",
      expect: { "Goblin Piker": { power: 2 } },
      order: [{ layer: "7c", effects: ["Goblin Piker/counter:+1/+1"] }],
    });
  });

  it("leaves what another event brings under the same name", () => {
    const cast: ScenarioEvent = { kind: "casts", player: "Ann", card: "Gemrazer", id: "spell" };
    const merge: ScenarioEvent = {
      kind: "merges",
      card: "Gemrazer",
      id: "spell",
      onto: "Grizzly Bears",
      position: "top",
    };
    const move: ScenarioEvent = { kind: "moves", object: "spell", to: "graveyard" };
    const { board: left, alsoRemoved } = removeEvent(board(BEARS, cast, merge, move, END), 1);
    expect(left.timeline).to.deep.equal([BEARS, merge, move, END]);
    expect(alsoRemoved).to.deep.equal([]);
  });

  it("takes along what follows from what goes along", () => {
    const copy = enters("Clone", { id: "it", copyOf: "Grizzly Bears" });
    const token = enters("Grizzly Bears", {
      id: "token",
      token: true,
      copyOf: "Grizzly Bears",
      except: { name: "Bear" },
    });
    const merge: ScenarioEvent = { kind: "merges", card: "Gemrazer", onto: "Grizzly Bears", position: "top" };
    const move: ScenarioEvent = { kind: "moves", object: "Gemrazer", to: "graveyard" };
    const { board: left, alsoRemoved } = removeEvent(board(BEARS, copy, token, merge, move, END), 0);
    expect(alsoRemoved).to.deep.equal([3, 4]);
    expect(left.timeline).to.deep.equal([
      enters("Clone", { id: "it" }),
      enters("Grizzly Bears", { id: "token", token: true }),
      END,
    ]);
  });

  it("leaves the one event of two at once that stays", () => {
    const group: ScenarioEvent = { kind: "simultaneous", events: [TAP, { kind: "tap", object: "Goblin Piker" }] };
    const { board: left, alsoChanged } = removeEvent(board(BEARS, PIKER, group, END), 0);
    expect(left.timeline).to.deep.equal([PIKER, { kind: "tap", object: "Goblin Piker" }, END]);
    expect(alsoChanged).to.deep.equal([2]);
  });

  it("forgets that something was not there yet, if it never comes", () => {
    const early: CheckEvent = { kind: "check", id: "early", expect: { "Grizzly Bears": { exists: false } } };
    const { board: left } = removeEvent(board(PIKER, early, BEARS, END), 2);
    expect(left.timeline).to.deep.equal([PIKER, { kind: "check", id: "early" }, END]);
  });

  it("keeps the last check, and changes nothing where there is no event", () => {
    const whole = board(BEARS, END);
    expect(removeEvent(whole, 1)).to.deep.equal({ board: whole, alsoRemoved: [], alsoChanged: [] });
    expect(removeEvent(whole, 7)).to.deep.equal({ board: whole, alsoRemoved: [], alsoChanged: [] });
  });

  it("leaves a board on which every name leads somewhere, for each event of the corpus", () => {
    for (const entry of LAB_FORMS) {
      // With what is expected: names in it must lead somewhere as well.
      const { timeline, players, cards = [] } = entry.scenario;
      const whole: Scenario = { ...board(...timeline), players, cards, rulesets: entry.scenario.rulesets };
      for (const place of timeline.keys()) {
        const { board: left, alsoRemoved } = removeEvent({ ...whole, level: "undefined" }, place);
        const unknown = problems(withoutReadings(left)).filter((message) =>
          /unknown object|not there yet|no effect is/.test(message),
        );
        expect(unknown, `${entry.scenario.id} ${place}`).to.deep.equal([]);
        expect(alsoRemoved).to.not.include(place);
      }
    }
  });
});

/** Without alternatives no check can speak of readings. */
function withoutReadings(of: Scenario): Scenario {
  return {
    ...of,
    timeline: of.timeline.map((event) => {
      if (event.kind !== "check") return event;
      const { readings: _, ...rest } = event;
      return rest;
    }),
  };
}

describe("replacing an event", () => {
  it("puts another one in its place", () => {
    const untap: ScenarioEvent = { kind: "untap", object: "Grizzly Bears" };
    expect(replaceEvent(board(BEARS, TAP, END), 1, untap).timeline).to.deep.equal([BEARS, untap, END]);
  });

  it("keeps what is said of an object that gets another name", () => {
    const renamed = replaceEvent(board(BEARS, TAP, END), 0, enters("Grizzly Bears", { id: "Bruno" }));
    expect(renamed.timeline.slice(0, 2)).to.deep.equal([
      enters("Grizzly Bears", { id: "Bruno" }),
      { kind: "tap", object: "Bruno" },
    ]);
  });

  it("leaves the names where the new one is another's", () => {
    const replaced = replaceEvent(board(BEARS, PIKER, TAP, END), 0, enters("Goblin Piker"));
    expect(replaced.timeline).to.deep.equal([PIKER, PIKER, TAP, END]);
  });
});

describe("swapping a card", () => {
  it("calls the object after its new card, in the names of effects too", () => {
    const check: CheckEvent = {
      kind: "check",
      id: "end",
      expect: { "Grizzly Bears": { power: 2 } },
      order: [{ layer: "7c", effects: ["Grizzly Bears/counter:+1/+1", "Grizzly Bears#2", "Grizzly Bears"] }],
    };
    const ability = {
      effects: [{ affects: { object: "Grizzly Bears" }, does: [{ kind: "loseAllAbilities" as const }] }],
    };
    const resolves: ScenarioEvent = { kind: "resolves", controller: "Ann", source: "Grizzly Bears", ability };
    const swapped = swapCard(board(BEARS, TAP, resolves, check), 0, "Elvish Archers");
    expect(swapped.timeline).to.deep.equal([
      enters("Elvish Archers"),
      { kind: "tap", object: "Elvish Archers" },
      {
        ...resolves,
        source: "Elvish Archers",
        ability: { effects: [{ affects: { object: "Elvish Archers" }, does: [{ kind: "loseAllAbilities" }] }] },
      },
      {
        ...check,
        expect: { "Elvish Archers": { power: 2 } },
        order: [{ layer: "7c", effects: ["Elvish Archers/counter:+1/+1", "Elvish Archers#2", "Elvish Archers"] }],
      },
    ]);
  });

  it("numbers the object where another has the name", () => {
    const swapped = swapCard(board(BEARS, PIKER, TAP, END), 0, "Goblin Piker");
    expect(swapped.timeline).to.deep.equal([
      { kind: "enters", card: "Goblin Piker", id: "Goblin Piker 2", controller: "Ann" },
      PIKER,
      { kind: "tap", object: "Goblin Piker 2" },
      END,
    ]);
    expect(Object.keys(swapped.timeline[0] ?? {})).to.deep.equal(["kind", "card", "id", "controller"]);
    expect(swapCard(swapped, 0, "Grizzly Bears").timeline).to.deep.equal([BEARS, PIKER, TAP, END]);
  });

  it("keeps a name of its own", () => {
    const bruno = enters("Grizzly Bears", { id: "Bruno" });
    expect(swapCard(board(bruno, END), 0, "Goblin Piker").timeline).to.deep.equal([
      enters("Goblin Piker", { id: "Bruno" }),
      END,
    ]);
  });

  it("does not say of the new card how only the old one could come", () => {
    const back = enters("Delver of Secrets", { back: true, tapped: true });
    expect(swapCard(board(back, END), 0, "Grizzly Bears").timeline[0]).to.deep.equal({ ...BEARS, tapped: true });
  });

  it("is of a spell and of what merges at once", () => {
    const cast: ScenarioEvent = { kind: "casts", player: "Ann", card: "Gemrazer" };
    const merge: ScenarioEvent = { kind: "merges", card: "Gemrazer", onto: "Grizzly Bears", position: "top" };
    expect(swapCard(board(BEARS, cast, merge, END), 2, "Dreamtail Heron").timeline).to.deep.equal([
      BEARS,
      { ...cast, card: "Dreamtail Heron" },
      { ...merge, card: "Dreamtail Heron" },
      END,
    ]);
  });

  it("calls the only effect of a spell after its new card", () => {
    const growth: ScenarioEvent = {
      kind: "resolves",
      card: "Giant Growth",
      controller: "Ann",
      targets: ["Grizzly Bears"],
    };
    const ends: ScenarioEvent = { kind: "ends", effect: "Giant Growth" };
    expect(swapCard(board(BEARS, growth, ends, END), 1, "Jump").timeline).to.deep.equal([
      BEARS,
      { ...growth, card: "Jump" },
      { kind: "ends", effect: "Jump" },
      END,
    ]);
    const twice = swapCard(board(BEARS, growth, growth, ends, END), 1, "Jump");
    expect(twice.timeline[3]).to.deep.equal(ends);
  });

  it("changes nothing where no card is named", () => {
    const whole = board(BEARS, TAP, END);
    expect(swapCard(whole, 1, "Jump")).to.deep.equal(whole);
    expect(swapCard(whole, 9, "Jump")).to.deep.equal(whole);
  });

  it("and swapping it back gives the same board, wherever an object goes by the name of its card", () => {
    for (const entry of LAB_FORMS) {
      const whole = boardOf(entry);
      whole.timeline.forEach((event, place) => {
        if (event.kind !== "enters" || event.id !== undefined) return;
        const there = swapCard(whole, place, "A card of no other name");
        const { back, half, prototype, meldedWith } = event;
        if ([back, half, prototype, meldedWith].some((said) => said !== undefined)) return;
        expect(swapCard(there, place, event.card), `${whole.id} ${place}`).to.deep.equal(whole);
      });
    }
  });
});

describe("the text of an edited board", () => {
  const whole = boardOf(entryOf("two-conspiracies-one-crusade"));
  const text = boardText(whole);

  it("is the old text where nothing changed", () => {
    expect(editedText(text, whole)).to.equal(text);
  });

  it("has moved lines where events were moved", () => {
    const lines = text.split("\n");
    const moved = editedText(text, moveEvent(whole, 0, 2)).split("\n");
    expect(moved.toSorted()).to.deep.equal(lines.toSorted());
    expect(moved).to.not.deep.equal(lines);
  });

  it("keeps a layout that somebody has made", () => {
    const own = text.replace(
      '{ "kind": "enters", "card": "Runeclaw Bear"',
      '{   "kind":"enters", "card": "Runeclaw Bear"',
    );
    const edited = editedText(own, removeEvent(whole, 0).board);
    expect(edited).to.contain('{   "kind":"enters", "card": "Runeclaw Bear"');
    expect(edited).to.not.contain('"card": "Dralnu\'s Crusade"');
  });

  it("has a new event in a line of its own", () => {
    const edited = editedText(text, insertEvent(whole, 1, TAP));
    expect(edited).to.contain('\n    { "kind": "tap", "object": "Grizzly Bears" },\n');
  });

  it("has the edited board in it, whatever was edited", () => {
    for (const entry of LAB_FORMS.filter((_, i) => i % 3 === 0)) {
      const old = boardOf(entry);
      const edits = [
        moveEvent(old, 0, 3),
        removeEvent(old, 0).board,
        insertEvent(old, 1, TAP),
        replaceEvent(old, 0, { kind: "turn", active: "Ann" }),
        swapCard(old, 0, "Some card"),
      ];
      for (const edited of edits) expect(JSON.parse(editedText(boardText(old), edited))).to.deep.equal(edited);
    }
  });
});
