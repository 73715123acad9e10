import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { EditorState, type Extension, type Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { type Signal, signal } from "@preact/signals";

export type ChangedBy = "typing" | "command";

/** The text of a board with its history: what is typed and what is clicked is undone in one order, without an editor, too. */
export class BoardDocument {
  /** Lines end with \n. */
  readonly text: Signal<string>;
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  #state: EditorState;
  #view: EditorView | undefined;
  readonly #changed: (by: ChangedBy) => void;

  /** `extensions` are those of an editor; `changed` is called after each change of the text. */
  constructor(text: string, extensions: Extension, changed: (by: ChangedBy) => void) {
    this.#state = EditorState.create({ doc: text, extensions: [history(), extensions] });
    this.text = signal(this.#state.doc.toString());
    this.#changed = changed;
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Another text, as one step to undo. Only what differs is replaced, so that an editor keeps its place. */
  replace(text: string): void {
    const old = this.text.peek();
    if (text === old) return;
    const [from, end] = differing(old, text);
    const changes = { from, to: old.length - end, insert: text.slice(from, text.length - end) };
    this.#take(this.#state.update({ changes, annotations: isolateHistory.of("full") }), "command");
  }

  undo(): void {
    undo({ state: this.#state, dispatch: (change) => this.#take(change, "command") });
  }

  redo(): void {
    redo({ state: this.#state, dispatch: (change) => this.#take(change, "command") });
  }

  /** A change made in an editor: of the text, the selection or marks. */
  apply(change: Transaction): void {
    this.#take(change, change.isUserEvent("undo") || change.isUserEvent("redo") ? "command" : "typing");
  }

  /** Shows further changes in an editor of `state`, whose own changes come through `apply`. */
  attach(view: EditorView): void {
    this.#view = view;
  }

  detach(): void {
    this.#view = undefined;
  }

  #take(change: Transaction, by: ChangedBy): void {
    this.#state = change.state;
    this.#view?.update([change]);
    this.canUndo.value = undoDepth(this.#state) > 0;
    this.canRedo.value = redoDepth(this.#state) > 0;
    if (!change.docChanged) return;
    this.text.value = this.#state.doc.toString();
    this.#changed(by);
  }
}

/** The lengths of the common prefix and suffix of two texts. */
function differing(a: string, b: string): [start: number, end: number] {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [start, end];
}
