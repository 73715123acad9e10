import { expect } from "chai";
import * as fc from "fast-check";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { askingBoard, boardOf, boardText, readBoard } from "../../web/what-if/board.js";
import { editedText, insertEvent, moveEvent, removeEvent, replaceEvent, swapCard } from "../../web/what-if/edit.js";
import { deeperOf, fieldsOf, withField } from "../../web/what-if/event-fields.js";
import { templatesFor } from "../../web/what-if/event-templates.js";
import { fileOf } from "../../web/what-if/file.js";
import { linkText, readLink } from "../../web/what-if/link.js";
import { LAB_CORPUS } from "./support.js";

const { cards: CARDS } = LAB_CORPUS;

/** Names that are more than names somewhere. */
const ODD = ["constructor", "toString", "a/b", "x (y)", "z#2", "\u0000gone", "(nobody)", "Ann", "../../x", "1"];

/** One step of somebody who tries things out, each number a choice among what there is. */
type Step = (board: Scenario) => Scenario;

const numbers = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
const step: fc.Arbitrary<Step> = fc.oneof(
  numbers.map(
    ([from, to]): Step =>
      (board) =>
        moveEvent(board, from % board.timeline.length, to),
  ),
  numbers.map(
    ([place]): Step =>
      (board) =>
        removeEvent(board, place % board.timeline.length).board,
  ),
  numbers.map(([place, which]): Step => (board) => {
    const events = templatesFor(board, CARDS, place).flatMap(({ event }) => event ?? []);
    const event = events[which % events.length];
    return event === undefined ? board : insertEvent(board, place, event);
  }),
  numbers.map(([place, which]): Step => (board) => {
    const names = [...CARDS.keys()];
    return swapCard(board, place % board.timeline.length, names[(which * 37) % names.length] ?? "");
  }),
  numbers.map(([place, which]): Step => (board) => {
    const at = place % board.timeline.length;
    const event = board.timeline[at];
    return event?.kind === "enters" ? replaceEvent(board, at, { ...event, id: ODD[which % ODD.length] ?? "" }) : board;
  }),
  numbers.map(([place, which, what]): Step => (board) => {
    const at = place % board.timeline.length;
    const event = board.timeline[at] ?? { kind: "stateBased" };
    const fields = fieldsOf(event, board, at, CARDS);
    const field = fields[which % Math.max(fields.length, 1)];
    if (field === undefined) return board;
    const options = Array.isArray(field.options) ? field.options : [undefined];
    const value =
      field.kind === "number"
        ? what
        : field.kind === "flag"
          ? what % 2 === 0
          : options[what % Math.max(options.length, 1)];
    return replaceEvent(board, at, withField(event, field.path, value));
  }),
);

describe("somebody who tries things out on a board", () => {
  it("finds that the text follows, that reading tells what is wrong, and that a link keeps it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LAB_CORPUS.scenarios), fc.array(step, { maxLength: 8 }), (entry, steps) => {
        let board = boardOf(entry);
        let text = boardText(board);
        for (const next of steps) {
          board = next(board);
          text = editedText(text, board);
          expect(JSON.parse(text)).to.deep.equal(JSON.parse(JSON.stringify(board)));
        }
        expect(board.timeline.at(-1)?.kind).to.equal("check");
        const read = readBoard(text, CARDS);
        if (read.ok) expect(read.board).to.deep.equal(JSON.parse(text));
        else for (const { line, column } of read.problems) expect(Math.min(line, column)).to.be.above(0);
        const there = board.timeline.flatMap((event: ScenarioEvent) => deeperOf(event));
        expect(there.every((key) => key.length > 0)).to.equal(true);
        expect(readLink(linkText({ text }))).to.deep.equal({ ok: true, link: { text } });
      }),
      { numRuns: 300 },
    );
  });

  it("gets a file whose values hold, or is told why not", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LAB_CORPUS.scenarios),
        fc.array(step, { maxLength: 5 }),
        async (entry, steps) => {
          const board = steps.reduce((now, next) => next(now), boardOf(entry));
          const ruleset = board.rulesets.at(-1) ?? "current";
          if (!readBoard(boardText(board), CARDS).ok) return;
          const result = await verifyEntry(askingBoard(board), CARDS, ruleset, REFERENCE_ENGINE);
          const file = fileOf({ board, original: entry, corpus: LAB_CORPUS, results: [result] });
          if (!file.ok) {
            expect(file.findings).to.not.be.empty;
            return;
          }
          const made = JSON.parse(file.text) as Scenario;
          const verified = await verifyEntry(made, CARDS, ruleset, REFERENCE_ENGINE);
          expect(verified.verdict, JSON.stringify(verified.values.filter(({ ok }) => !ok))).to.equal("pass");
        },
      ),
      { numRuns: 150 },
    );
  });
});
