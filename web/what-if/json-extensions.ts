import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension, type Text, type TransactionSpec } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Problem } from "../../src/rules/formats.gen.js";
import { problemText } from "./problem-words.js";

/** The colors of the page, whose variables reach into the editor's shadow root. */
const THEME = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--panel)", fontSize: "0.84rem", maxHeight: "34rem" },
  "&.cm-focused": { outline: "none" }, // its container has one, which encloses the gutter as well
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { padding: "0.6rem 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 0.8rem 0 0.5rem" },
  ".cm-gutters": { color: "var(--soft)", backgroundColor: "var(--panel)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": { backgroundColor: "var(--sunken)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "& .cm-scroller .cm-selectionLayer .cm-selectionBackground, ::selection": {
    backgroundColor: "var(--accent-wash) !important",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-wash)", outline: "1px solid var(--accent)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-wash)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--bad)",
    textUnderlineOffset: "0.2em",
    textDecorationSkipInk: "none",
  },
  ".cm-lintPoint-error::after": { borderBottomColor: "var(--bad)" },
  ".cm-gutter-lint": { width: "1.1em" },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--panel)",
    border: "1px solid var(--line-strong)",
    borderRadius: "6px",
    fontFamily: "var(--text)",
    fontSize: "0.9rem",
    maxWidth: "32rem",
  },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
});

const COLORS = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent)" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--warn)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: "var(--soft)" },
]);

/** For screen readers. */
const LABEL = "The board as JSON. Tab leads out of it.";

/**
 * Typing over a selection: Chromium would copy the old text's style as an attribute, which the page's policy forbids. Input
 * methods can't be handled this way.
 */
const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    if (inputType !== "insertText" || data === null || view.composing || view.state.selection.main.empty) return false;
    view.dispatch({ ...view.state.replaceSelection(data), scrollIntoView: true, userEvent: "input.type" });
    event.preventDefault();
    return true;
  },
});

/** Tab does not indent, so that keyboard users can leave. */
export const JSON_EXTENSIONS: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  json(),
  syntaxHighlighting(COLORS),
  EditorState.tabSize.of(2),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ "aria-label": LABEL, tabindex: "0", spellcheck: "false", translate: "no" }),
  typingOver,
  keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
  THEME,
];

/** Marks these problems in their text, in place of earlier ones. */
export function marksOf(state: EditorState, problems: readonly Problem[]): TransactionSpec {
  const diagnostics = problems.map((problem): Diagnostic => ({
    ...placeIn(state.doc, problem),
    severity: "error",
    message: problemText(problem),
  }));
  return setDiagnostics(
    state,
    diagnostics.toSorted((a, b) => a.from - b.from),
  );
}

/** A name, a number or a bracket. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[\w.+-]+|\S/y;

/** The offsets of a problem in a text, or the end of a shorter text. */
export function placeIn(doc: Text, { line, column }: Pick<Problem, "line" | "column">): { from: number; to: number } {
  if (line > doc.lines) return { from: doc.length, to: doc.length };
  const { from, text } = doc.line(Math.max(line, 1));
  const start = Math.min(Math.max(column - 1, 0), text.length);
  TOKEN.lastIndex = start;
  const [token = ""] = TOKEN.exec(text) ?? [];
  return { from: from + start, to: from + start + token.length };
}
