import { useEffect, useState } from "preact/hooks";
import { type EditorHandle, JsonEditor } from "./json-editor.js";
import { ProblemPlaces } from "./problem-places.js";
import type { WhatIf } from "./what-if.js";

/** The JSON of the board. It unfolds for faults that no event shows, and for a place to show. */
export function TextOfBoard({ whatIf }: { readonly whatIf: WhatIf }) {
  const isBroken = !whatIf.isShapeCurrent.value;
  const shown = whatIf.shown.value;
  const [isOpen, setOpen] = useState(isBroken);
  const [editor, setEditor] = useState<EditorHandle>();
  useEffect(() => {
    if (isBroken || shown !== undefined) setOpen(true);
  }, [isBroken, shown]);
  useEffect(() => {
    if (shown === undefined || editor === undefined) return;
    editor.show(shown);
    whatIf.shown.value = undefined;
  }, [shown, editor]);
  return (
    <details class="what-if-text" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>The board as JSON</h3>
      </summary>
      {isOpen && <JsonEditor whatIf={whatIf} onReady={(ready) => setEditor(() => ready)} />}
      <ProblemPlaces problems={whatIf.faults.value} show={(problem) => whatIf.show(problem)} />
    </details>
  );
}
