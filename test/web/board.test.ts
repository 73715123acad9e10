import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { checksOf } from "../../src/verifier/checks.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { askingBoard, boardOf, boardText, freshCheckId, isAsked, readBoard } from "../../web/what-if/board.js";
import { entryOf, LAB_CORPUS } from "./support.js";

const CARDS = LAB_CORPUS.cards;

describe("the board of a scenario", () => {
  it("has what happens, and of checks only where one looks", () => {
    const { timeline, ...board } = boardOf(entryOf("two-conspiracies-one-crusade"));
    expect(board).to.not.have.any.keys("why", "provenance", "alternatives", "twin", "topic", "$schema");
    expect(timeline.filter(({ kind }) => kind === "check")).to.deep.equal([
      { kind: "check", id: "crusade-alone" },
      { kind: "check", id: "one-conspiracy" },
      { kind: "check", id: "end" },
    ]);
    expect(timeline).to.have.length(8);
  });

  it("looks once where several checks have no event between them, under every ruleset", () => {
    const { timeline } = boardOf(entryOf("power-read-before-the-switch"));
    expect(checksOf(timeline)).to.deep.equal([{ kind: "check", id: "end-layers-before-m10" }]);
  });

  it("asks for what is true after state-based actions where the scenario does, with what is kept", () => {
    for (const entry of LAB_CORPUS.scenarios) {
      const asked = checksOf(entry.scenario.timeline).flatMap(({ afterStateBasedActions: after }) => after ?? []);
      const asks = checksOf(boardOf(entry).timeline).flatMap(({ afterStateBasedActions: after }) => after ?? []);
      expect(asks.length > 0, entry.scenario.id).to.equal(asked.length > 0);
      for (const after of asks) {
        expect(after.expect).to.deep.equal({});
        expect(after).to.have.all.keys(after.keep === undefined ? ["expect"] : ["expect", "keep"]);
      }
      const keeps = asked.flatMap(({ keep }) => keep ?? []);
      expect(asks.flatMap(({ keep }) => keep ?? []).every((id) => keeps.includes(id))).to.equal(true);
    }
  });

  it("ends with a check, and is read again as it was written, for every scenario of the corpus", () => {
    for (const entry of LAB_CORPUS.scenarios) {
      const board = boardOf(entry);
      expect(board.timeline.at(-1)?.kind).to.equal("check");
      expect(readBoard(boardText(board), CARDS)).to.deep.equal({ ok: true, board });
    }
  });

  it("gets a check at its end if there is none", () => {
    const entry = entryOf("power-read-before-the-switch");
    const [first] = entry.scenario.timeline;
    const named = { ...entry.scenario, timeline: [{ kind: "check", id: "end" } as const, ...(first ? [first] : [])] };
    expect(boardOf({ ...entry, scenario: named }).timeline.at(-1)).to.deep.equal({ kind: "check", id: "end-2" });
  });

  it("is laid out an event a line", () => {
    const text = boardText(boardOf(entryOf("delver-transforms-while-a-copy")));
    expect(text).to.contain('\n    { "kind": "enters", "card": "Grizzly Bears", "controller": "Bob" },\n');
    expect(text.endsWith("}\n")).to.equal(true);
  });

  it("is resolved at each moment, and what is asked for that is no news", async () => {
    for (const entry of LAB_CORPUS.scenarios.filter((_, i) => i % 20 === 0)) {
      const board = boardOf(entry);
      for (const ruleset of board.rulesets.filter((id) => SUPPORTED_RULESETS.includes(id))) {
        const result = await verifyEntry(askingBoard(board), CARDS, ruleset, REFERENCE_ENGINE);
        expect(result.verdict, `${board.id} ${ruleset} ${result.message}`).to.equal("pass");
        expect(result.checkPoints.map(({ check }) => check)).to.deep.equal(
          checksOf(board.timeline).map(({ id }) => id),
        );
        expect(result.values.filter(isAsked)).to.deep.equal([]);
      }
    }
  });

  it("keeps apart what somebody expects from what is asked of every board", async () => {
    const board = boardOf(entryOf("delver-transforms-while-a-copy"));
    const timeline = board.timeline.map((event) =>
      event.kind === "check" ? { ...event, expect: { "Delver of Secrets": { power: 7 } } } : event,
    );
    const result = await verifyEntry(askingBoard({ ...board, timeline }), CARDS, "current", REFERENCE_ENGINE);
    expect(result.verdict).to.equal("fail");
    expect(result.values.filter(isAsked).map(({ actual }) => actual)).to.deep.equal([2, 3]);
  });
});

describe("reading a board", () => {
  for (const [what, text, place] of [
    ["what is no JSON", '{\n  "id": }', [2, 9]],
    ["what is no scenario", "[]", [1, 1]],
    [
      "an event about what is not there",
      boardText({
        ...boardOf(entryOf("delver-transforms-while-a-copy")),
        timeline: [{ kind: "tap", object: "Nothing" }],
      }),
      [14, 43],
    ],
  ] as const) {
    it(`says where the fault is: ${what}`, () => {
      const read = readBoard(text, CARDS);
      if (read.ok) expect.fail("it was read");
      const [problem] = read.problems;
      expect([problem?.file, problem?.line, problem?.column]).to.deep.equal(["board.json", ...place]);
    });
  }

  it("finds an id that no check has", () => {
    const timeline = [{ kind: "check", id: "end" } as const, { kind: "check", id: "end-2" } as const];
    expect(freshCheckId({ timeline })).to.equal("end-3");
    expect(freshCheckId({ timeline: [] })).to.equal("end");
  });
});
