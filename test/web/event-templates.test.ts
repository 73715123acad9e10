import { expect } from "chai";
import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { formatDefinition, allKinds, memberOf, resolved } from "../../src/scenario/definition.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf } from "../../src/timeline/run.js";
import { boardOf, boardText, readBoard } from "../../web/what-if/board.js";
import { insertEvent } from "../../web/what-if/edit.js";
import { type EventTemplate, templatesFor } from "../../web/what-if/event-templates.js";
import { board, LAB_CORPUS, LAB_FORMS } from "./support.js";

const CARDS = LAB_CORPUS.cards;

function offered(of: Scenario, kind: ScenarioEvent["kind"], place?: number): EventTemplate["event"] {
  return templatesFor(of, CARDS, place).find((template) => template.kind === kind)?.event;
}

const EVENT = resolved(memberOf(memberOf(resolved(formatDefinition("scenario")), "timeline"), 0));

describe("templates of events", () => {
  const all = LAB_FORMS.map((entry) => boardOf(entry));

  it("are there for every kind of event, each with a label of its own", () => {
    const templates = templatesFor(board(), CARDS);
    expect(templates.map(({ kind }) => kind)).to.have.members(allKinds(EVENT));
    expect(new Set(templates.map(({ label }) => label)).size).to.equal(templates.length);
  });

  it("give a board that can be read, at the end of boards with every form of event", () => {
    for (const each of all) {
      for (const { kind, event } of templatesFor(each, CARDS)) {
        if (event === undefined) continue;
        expect(event.kind).to.equal(kind);
        const read = readBoard(boardText(insertEvent(each, each.timeline.length, event)), CARDS);
        expect(read.ok ? [] : read.problems, `${each.id} ${kind}`).to.deep.equal([]);
      }
    }
  });

  it("give a board that can be read, in the middle of it too", () => {
    for (const each of all.filter((_, i) => i % 3 === 0)) {
      for (const place of each.timeline.keys()) {
        for (const { kind, event } of templatesFor(each, CARDS, place)) {
          if (event === undefined) continue;
          const read = readBoard(boardText(insertEvent(each, place, event)), CARDS);
          expect(read.ok ? [] : read.problems, `${each.id} ${place} ${kind}`).to.deep.equal([]);
        }
      }
    }
  });

  it("give events that can happen, but for what only a run knows of", () => {
    const faults: string[] = [];
    const some = all.filter((_, i) => i % 2 === 0);
    for (const each of some) {
      const ruleset = rulesetOf("current");
      for (const { kind, event } of templatesFor(each, CARDS)) {
        if (event === undefined) continue;
        const folded = boardsOf(insertEvent(each, each.timeline.length, event), CARDS, ruleset);
        if (!folded.ok) faults.push(`${each.id} ${kind}: ${folded.faults[0]?.message}`);
      }
    }
    expect(faults.length / some.length, faults.join("\n")).to.be.below(0.3);
  });

  it("are all offered somewhere in the corpus", () => {
    const missing = new Set<string>(allKinds(EVENT));
    for (const entry of LAB_CORPUS.scenarios) {
      if (missing.size === 0) break;
      for (const { event } of templatesFor(boardOf(entry), CARDS)) if (event !== undefined) missing.delete(event.kind);
    }
    expect([...missing]).to.deep.equal([]);
  });

  const end: ScenarioEvent = { kind: "check", id: "end" };
  const enters = (card: string, more: object = {}): ScenarioEvent => ({
    kind: "enters",
    card,
    controller: "Ann",
    ...more,
  });

  for (const [what, of, kind, event] of [
    ["nothing to tap on an empty board", board(end), "tap", undefined],
    ["nothing to turn up where all is face up", board(enters("Grizzly Bears"), end), "turnFaceUp", undefined],
    [
      "a name of its own for a second object",
      board(enters("Gray Ogre"), end),
      "enters",
      enters("Gray Ogre", { id: "Gray Ogre 2" }),
    ],
    [
      "a counter on the last creature",
      board(enters("Grizzly Bears"), enters("Forest"), end),
      "counters",
      { kind: "counters", object: "Grizzly Bears", add: { "+1/+1": 1 } },
    ],
    ["damage to a player where there is no creature", board(end), "damage", { kind: "damage", to: "Bob", amount: 1 }],
    [
      "the turn of the next player",
      board({ kind: "turn", active: "Bob" }, end),
      "turn",
      { kind: "turn", active: "Ann" },
    ],
    [
      "what was phased out in again",
      board(enters("Forest"), { kind: "phaseOut", objects: ["Forest"] }, end),
      "phaseIn",
      { kind: "phaseIn", objects: ["Forest"] },
    ],
    [
      "nothing of what is phased out",
      board(enters("Forest"), { kind: "phaseOut", objects: ["Forest"] }, end),
      "tap",
      undefined,
    ],
    ["nothing of what is in a graveyard", board(enters("Forest", { zone: "graveyard" }), end), "tap", undefined],
    [
      "nothing of a token that is gone",
      board(enters("Forest", { token: true }), { kind: "moves", object: "Forest", to: "graveyard" }, end),
      "tap",
      undefined,
    ],
    [
      "untapping for what is tapped",
      board(enters("Forest"), enters("Island", { tapped: true }), enters("Swamp"), end),
      "untap",
      { kind: "untap", object: "Island" },
    ],
    [
      "another host for an Aura, of the type it asks for",
      board(
        enters("Forest"),
        enters("Grizzly Bears"),
        enters("Gray Ogre"),
        enters("Pacifism", { attachedTo: "Gray Ogre" }),
        end,
      ),
      "attach",
      { kind: "attach", object: "Pacifism", to: "Grizzly Bears" },
    ],
    [
      "the end of the newest effect",
      board(
        enters("Grizzly Bears"),
        { kind: "resolves", card: "Jump", controller: "Ann", targets: ["Grizzly Bears"] },
        { kind: "resolves", card: "Jump", controller: "Ann", targets: ["Grizzly Bears"] },
        end,
      ),
      "ends",
      { kind: "ends", effect: "Jump#2" },
    ],
    [
      "no effect of an earlier turn",
      board(
        enters("Grizzly Bears"),
        { kind: "resolves", card: "Jump", controller: "Ann", targets: ["Grizzly Bears"] },
        { kind: "turn", active: "Bob" },
        end,
      ),
      "ends",
      undefined,
    ],
    [
      "a moment with an id of its own",
      board({ kind: "check", id: "moment" }, end),
      "check",
      { kind: "check", id: "moment-2" },
    ],
  ] as const) {
    it(`offer ${what}`, () => {
      expect(offered(of, kind)).to.deep.equal(event);
    });
  }

  it("speak of what is there at the place asked about", () => {
    const of = board(enters("Grizzly Bears"), enters("Gray Ogre"), end);
    expect(offered(of, "tap", 1)).to.deep.equal({ kind: "tap", object: "Grizzly Bears" });
    expect(offered(of, "tap")).to.deep.equal({ kind: "tap", object: "Gray Ogre" });
  });
});
