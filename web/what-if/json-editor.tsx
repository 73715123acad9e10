import { useSignalEffect } from "@preact/signals";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "preact/hooks";
import type { Problem } from "../../src/rules/formats.gen.js";
import { marksOf, placeIn } from "./json-extensions.js";
import type { WhatIf } from "./what-if.js";

export interface EditorHandle {
  /** Puts the cursor at a problem. */
  readonly show: (problem: Pick<Problem, "line" | "column">) => void;
}

interface JsonEditorProps {
  readonly whatIf: WhatIf;
  /** Called with the editor as soon as it is there, and with undefined when it is gone. */
  readonly onReady: (editor: EditorHandle | undefined) => void;
}

/** The text of the board. In a shadow root the editor's styles are adopted sheets; elements the page's policy would forbid. */
export function JsonEditor({ whatIf, onReady }: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView | undefined>(undefined);
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const { document } = whatIf;
    const view = new EditorView({
      state: document.state,
      parent: root,
      root,
      dispatchTransactions: (changes) => {
        for (const change of changes) document.apply(change);
      },
    });
    document.attach(view);
    shown.current = view;
    view.dispatch(marksOf(view.state, whatIf.faults.peek()));
    onReady({
      show: (problem) => {
        const { from } = placeIn(view.state.doc, problem);
        view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
        view.focus();
      },
    });
    return () => {
      document.detach();
      view.destroy();
      shown.current = undefined;
      onReady(undefined);
    };
  }, [whatIf]);
  useSignalEffect(() => {
    const problems = whatIf.faults.value;
    const view = shown.current;
    if (view !== undefined) view.dispatch(marksOf(view.state, problems));
  });
  return <div class="json-editor" ref={place} />;
}
