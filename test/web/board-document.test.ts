import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import * as fc from "fast-check";
import { BoardDocument, type ChangedBy } from "../../web/what-if/board-document.js";

/** A text with lines, as an editor keeps it. */
const TEXT = fc.string({ maxLength: 40, unit: "grapheme" }).map((text) => text.replaceAll(/\r\n?/g, "\n"));

function documentOf(text: string): BoardDocument {
  return new BoardDocument(text, [], () => undefined);
}

describe("the document of a board", () => {
  it("has every text it is given, and every earlier one when that is undone", () => {
    fc.assert(
      fc.property(TEXT, fc.array(TEXT, { maxLength: 6 }), (first, texts) => {
        const document = documentOf(first);
        const versions = [first];
        for (const text of texts) {
          document.replace(text);
          expect(document.text.value).to.equal(text);
          if (text !== versions.at(-1)) versions.push(text);
        }
        for (const text of versions.toReversed().slice(1)) {
          expect(document.canUndo.value).to.equal(true);
          document.undo();
          expect(document.text.value).to.equal(text);
        }
        expect(document.canUndo.value).to.equal(false);
        for (const text of versions.slice(1)) {
          document.redo();
          expect(document.text.value).to.equal(text);
        }
        expect(document.canRedo.value).to.equal(false);
      }),
    );
  });

  it("undoes what was typed and what was clicked in one order", () => {
    const document = documentOf("[]");
    const type = (text: string): void =>
      document.apply(document.state.update({ changes: { from: 1, insert: text }, userEvent: "input.type" }));
    type("1");
    document.replace("[1, 2]");
    type("0, ");
    const texts = [document.text.value];
    while (document.canUndo.value) {
      document.undo();
      texts.push(document.text.value);
    }
    expect(texts).to.deep.equal(["[0, 1, 2]", "[1, 2]", "[1]", "[]"]);
  });

  it("says whether somebody typed", () => {
    const heard: ChangedBy[] = [];
    const document = new BoardDocument("a", [], (by) => heard.push(by));
    document.apply(document.state.update({ changes: { from: 1, insert: "b" }, userEvent: "input.type" }));
    document.replace("abc");
    document.undo();
    document.apply(document.state.update({ selection: { anchor: 0 } }));
    expect(heard).to.deep.equal(["typing", "command", "command"]);
  });

  it("touches only what differs, so that a cursor stays where it is", () => {
    const document = new BoardDocument("one two three", EditorState.allowMultipleSelections.of(false), () => undefined);
    document.apply(document.state.update({ selection: { anchor: 10 } }));
    document.replace("one 2 three");
    expect(document.state.selection.main.head).to.equal(8);
  });
});
