import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Result, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { unanswered } from "../../src/verifier/verdict.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { linkAddress, whatIfAddress } from "../../web/address.js";
import { boardOf, boardText } from "../../web/what-if/board.js";
import { moveEvent, removeEvent } from "../../web/what-if/edit.js";
import { readLink } from "../../web/what-if/link.js";
import { changedBetween, compared, summaryOf } from "../../web/what-if/what-changes.js";
import { type Asked, type Beginning, WhatIf } from "../../web/what-if/what-if.js";
import { entryOf, LAB_CORPUS } from "./support.js";

const ID = "opalescence-humility-humility-last";
const ENTRY = entryOf(ID);

/** Answers in this thread. */
const HERE: Asked = {
  ask: ({ scenario, cards, rulesets, readings = [] }) =>
    Promise.all(rulesets.map((ruleset) => verifyEntry(scenario, cards, ruleset, REFERENCE_ENGINE, { readings }))),
  end: () => Promise.resolve(),
};

function whatIfOf(beginning: Partial<Beginning> = {}): WhatIf {
  const text = boardText(boardOf(ENTRY));
  const whole = { origin: ENTRY, text, address: whatIfAddress(ID), ...beginning };
  const whatIf = new WhatIf(whole, { corpus: LAB_CORPUS, judges: [HERE, HERE], editor: [] });
  whatIf.resume();
  return whatIf;
}

/** Waits until what is shown is of the text as it stands. */
async function settled(whatIf: WhatIf): Promise<void> {
  if (whatIf.isSettled.value) return;
  await new Promise<void>((done) => {
    const stop = whatIf.isSettled.subscribe((is) => {
      if (is) setTimeout(() => (stop(), done()));
    });
  });
}

/** What the resolver gives at each check, without anything between. */
function resolved(board: Scenario): unknown {
  const fold = runTimeline(board, LAB_CORPUS.cards, rulesetOf("current"));
  return fold.ok ? fold.value.checkPoints.map(({ resolution }) => resolution) : fold.faults;
}

function shown(whatIf: WhatIf): unknown {
  return whatIf.picture.value?.checks.map(({ point }) => point?.resolution);
}

function type(whatIf: WhatIf, text: string): void {
  const { document } = whatIf;
  const changes = { from: 0, to: document.state.doc.length, insert: text };
  document.apply(document.state.update({ changes, userEvent: "input.type" }));
}

describe("the state of a what if", () => {
  it("shows what the resolver gives, of the original and of the board as it is edited", async () => {
    const whatIf = whatIfOf();
    await settled(whatIf);
    expect(shown(whatIf)).to.deep.equal(resolved(boardOf(ENTRY)));
    const moved = moveEvent(boardOf(ENTRY), 4, 0);
    whatIf.edit((board) => moveEvent(board, 4, 0), "moved");
    await settled(whatIf);
    expect(shown(whatIf)).to.deep.equal(resolved(moved));
    expect(whatIf.before.value?.checks.map(({ point }) => point?.resolution)).to.deep.equal(resolved(boardOf(ENTRY)));
    expect(whatIf.said.value).to.equal("moved");
  });

  it("tells an event that does nothing as what it is meant to do, once that is known", async () => {
    const id = "land-that-would-be-a-sorcery";
    const origin = entryOf(id);
    const whatIf = whatIfOf({ origin, text: boardText(boardOf(origin)), address: whatIfAddress(id) });
    const turning = (): unknown[] => whatIf.told.value.filter(({ event }) => event.kind === "transform");
    await settled(whatIf);
    expect(turning()).to.not.deep.equal([]);
    for (const told of turning()) expect(told).to.have.nested.property("event.meant", true);
    expect(whatIf.told.value.flatMap(({ vain }) => vain.map(({ clause }) => clause))).to.include("712.10");
    await whatIf.end();
  });

  it("works out the newest text, however fast it changes", async () => {
    const whatIf = whatIfOf();
    for (let i = 0; i < 4; i++) whatIf.edit((board) => moveEvent(board, 4 - i, 3 - i), "moved");
    whatIf.undo();
    await settled(whatIf);
    expect(shown(whatIf)).to.deep.equal(resolved(moveEvent(boardOf(ENTRY), 4, 1)));
  });

  it("keeps the last picture while the text is broken, and says where it is", async () => {
    const whatIf = whatIfOf();
    await settled(whatIf);
    const before = whatIf.picture.value;
    const text = whatIf.document.text.value;
    type(whatIf, text.replace('"controller"', '"controler"'));
    await settled(whatIf);
    expect(whatIf.picture.value).to.equal(before);
    expect(whatIf.isStale.value).to.equal(true);
    expect(whatIf.isShapeCurrent.value).to.equal(false);
    const [problem] = whatIf.problems.value;
    expect(problem?.line).to.equal(text.slice(0, text.indexOf('"controller"')).split("\n").length);
    whatIf.edit((board) => removeEvent(board, 0).board, "removed");
    expect(whatIf.document.text.value, "no click edits what is no scenario").to.include("controler");
    whatIf.undo();
    await settled(whatIf);
    expect(whatIf.isStale.value).to.equal(false);
    expect(whatIf.problems.value).to.deep.equal([]);
  });

  it("shows events in an order that can not be, so that they can be moved back", async () => {
    const whatIf = whatIfOf({
      text: boardText(boardOf(entryOf("mass-of-ghouls-helm-moved-and-back"))),
      origin: undefined,
    });
    await settled(whatIf);
    const last = (whatIf.shape.value?.timeline.length ?? 0) - 2;
    whatIf.edit((board) => moveEvent(board, last, 0), "moved");
    await settled(whatIf);
    expect(whatIf.problems.value).not.to.deep.equal([]);
    expect(whatIf.problems.value[0]?.pointer).to.match(/^\/timeline\/0\//);
    expect(whatIf.isShapeCurrent.value).to.equal(true);
    whatIf.edit((board) => moveEvent(board, 0, last), "moved back");
    await settled(whatIf);
    expect(whatIf.isStale.value).to.equal(false);
  });

  it("tells what event of the timeline can not happen", async () => {
    const whatIf = whatIfOf();
    await settled(whatIf);
    const turned = { kind: "turnFaceUp", object: "Humility" } as const;
    whatIf.edit((board) => ({ ...board, timeline: board.timeline.toSpliced(5, 0, turned) }), "added");
    await settled(whatIf);
    const failure = whatIf.failure.value;
    expect(failure?.kind).to.equal("fault");
    expect(failure?.kind === "fault" && failure.fault.pointer).to.match(/^\/timeline\/5/);
    const line = whatIf.document.text.value.split("\n").findIndex((each) => each.includes("turnFaceUp")) + 1;
    expect(whatIf.faults.value.map((each) => each.line)).to.deep.equal([line]);
    expect(whatIf.picture.value, "the last picture").not.to.equal(undefined);
  });

  it("is found where it was while it is the same, else by a link that holds it", async () => {
    const whatIf = whatIfOf();
    expect(whatIf.address()).to.equal(whatIfAddress(ID));
    whatIf.edit((board) => moveEvent(board, 4, 0), "moved");
    whatIf.follow("m10", ["freed-goes-at-once"]);
    const read = readLink(whatIf.address().slice(linkAddress("").length));
    expect(read).to.deep.equal({
      ok: true,
      link: { text: whatIf.document.text.value, origin: ID, ruleset: "m10", readings: ["freed-goes-at-once"] },
    });
    whatIf.undo();
    whatIf.follow("current", []);
    expect(whatIf.address()).to.equal(whatIfAddress(ID));
    await settled(whatIf);
  });

  it("tries the original again when its worker was lost", async () => {
    let asked = 0;
    const atFirstLost: Asked = {
      ...HERE,
      ask: (ask) => {
        const lost: Result = unanswered({ scenario: ID, ruleset: "current" }, "crashed", "the worker ended");
        return asked++ === 0 ? Promise.resolve([lost]) : HERE.ask(ask);
      },
    };
    const beginning = { origin: ENTRY, text: boardText(boardOf(ENTRY)), address: whatIfAddress(ID) };
    const whatIf = new WhatIf(beginning, { corpus: LAB_CORPUS, judges: [atFirstLost, HERE], editor: [] });
    whatIf.resume();
    await settled(whatIf);
    expect(whatIf.beforeFailure.value?.kind).to.equal("failed");
    for (const place of [0, 1]) {
      whatIf.edit((board) => moveEvent(board, place + 1, place), "moved");
      await settled(whatIf);
      expect(whatIf.before.value?.checks.map(({ point }) => point?.resolution)).to.deep.equal(resolved(boardOf(ENTRY)));
    }
    expect([whatIf.beforeFailure.value, asked]).to.deep.equal([undefined, 2]);
  });

  it("is compared with its original under the same rules", async () => {
    const whatIf = whatIfOf();
    whatIf.follow("m10", []);
    await settled(whatIf);
    const rulesets = [whatIf.picture.value, whatIf.before.value].map((each) => each?.result.ruleset);
    expect(rulesets).to.deep.equal(["m10", "m10"]);
  });
});

describe("what changes", () => {
  const resolution = (board: Scenario) => {
    const fold = runTimeline(board, LAB_CORPUS.cards, rulesetOf("current"));
    if (!fold.ok) throw new Error(JSON.stringify(fold.faults));
    const last = fold.value.checkPoints.at(-1);
    if (last === undefined) throw new Error("no check");
    return last.resolution;
  };
  const board = boardOf(ENTRY);

  it("is nothing between a board and itself", () => {
    expect(changedBetween(resolution(board), resolution(board))).to.deep.equal([]);
  });

  it("is each value that differs, with power and toughness as one", () => {
    expect(changedBetween(resolution(board), resolution(moveEvent(board, 4, 0)))).to.deep.equal([
      { subject: "Honor of the Pure", on: "both", rows: [size("1/1", "2/2")] },
      { subject: "Humility", on: "both", rows: [size("1/1", "4/4")] },
    ]);
  });

  it("is also what is on one of the boards alone", () => {
    const without = removeEvent(board, 4).board;
    const only = (from: Scenario, to: Scenario): string[] =>
      changedBetween(resolution(from), resolution(to)).flatMap(({ subject, on }) =>
        on === "both" ? [] : [`${subject}: ${on}`],
      );
    expect(only(board, without)).to.deep.equal(["Humility: original"]);
    expect(only(without, board)).to.deep.equal(["Humility: edited"]);
  });

  it("has what a value left out says in the place of nothing", () => {
    const [before] = Object.entries(resolution(board).objects);
    if (before === undefined) throw new Error("no object");
    const [id, object] = before;
    const having = (values: object) => ({ ...resolution(board), objects: { [id]: { ...object, ...values } } });
    const rowsOf = (values: object): unknown =>
      changedBetween(having({}), having(values)).map(({ rows }) =>
        rows.map((row) => [row.characteristic, row.before, row.after]),
      );
    expect(rowsOf({ damage: 2 })).to.deep.equal([[["damage", 0, 2]]]);
    expect(rowsOf({ rules: ["cant-block"], blocks: "can't" })).to.deep.equal([
      [
        ["rules", [], ["cant-block"]],
        ["blocks", "may", "can't"],
      ],
    ]);
    expect(rowsOf({ attacks: "must" })).to.deep.equal([[["attacks", "may", "must"]]]);
    expect(rowsOf({ counters: { "+1/+1": 3 } })).to.deep.equal([[["counters +1/+1", 0, 3]]]);
  });

  it("is told in short as what changes, what is new and what is gone", async () => {
    const whatIf = whatIfOf();
    await settled(whatIf);
    const [check] = whatIf.picture.value?.checks ?? [];
    if (check === undefined) throw new Error("no check");
    const told = (...changed: readonly (readonly [subject: string, on: "both" | "edited" | "original"])[]): string =>
      summaryOf([
        {
          check,
          original: check,
          changed: changed.map(([subject, on]) => ({ subject, on, rows: [] })),
          parting: undefined,
        },
      ]);
    expect(told()).to.equal("Nothing changes.");
    expect(told(["A", "original"])).to.equal("A is gone.");
    expect(told(["A", "original"], ["B", "both"], ["C", "edited"])).to.equal("B changes. C is new. A is gone.");
    expect(told(["A", "both"], ["B", "both"])).to.equal("A, B change.");
    expect(told(["A", "both"], ["B", "both"], ["C", "both"], ["D", "edited"])).to.equal("A, B, C change. And 1 more.");
  });

  it("is told of the same moment, or else of the last one", async () => {
    const whatIf = whatIfOf();
    await settled(whatIf);
    const checks = whatIf.picture.value?.checks ?? [];
    const renamed = checks.map((check) => (check.id === "before-humility" ? { ...check, id: "another" } : check));
    const pairs = compared(renamed, checks).map(({ check, original }) => [check.id, original?.id]);
    expect(pairs).to.deep.equal([
      ["another", "end"],
      ["end", "end"],
    ]);
  });

  function size(before: string, after: string): object {
    return { characteristic: "power/toughness", before, after };
  }
});
