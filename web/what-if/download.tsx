import { useEffect, useState } from "preact/hooks";
import type { Finding } from "../../src/lint/finding.js";
import { saveFile } from "../run/save-file.js";
import { problemText } from "./problem-words.js";
import type { WhatIf } from "./what-if.js";

interface Refused {
  readonly findings: readonly Finding[];
}

const JSON_TYPE = "application/json";

/** More findings are counted. */
const SHOWN = 8;

/** Saves the board as a scenario with answers, fit for the corpus. If it is not, the board alone can be saved. */
export function Download({ whatIf }: { readonly whatIf: WhatIf }) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [failed, setFailed] = useState(false);
  const text = whatIf.document.text.value;
  const canSave = whatIf.isSettled.value && !whatIf.isStale.value && whatIf.picture.value !== undefined;
  useEffect(() => {
    setRefused(undefined);
    setFailed(false);
  }, [text]);
  const make = async (): Promise<void> => {
    const picture = whatIf.picture.peek();
    if (!canSave || picture === undefined) return;
    setBusy(true);
    try {
      const { fileOf } = await import("./file.js"); // it brings the lint
      const { board, result } = picture;
      const made = fileOf({ board, original: whatIf.origin, corpus: whatIf.corpus, results: [result] });
      setRefused(made.ok ? undefined : made);
      if (made.ok) saveFile(made.name, made.text, JSON_TYPE);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy || !canSave} onClick={() => void make()}>
        Download
      </button>
      {failed && (
        <p class="field-fault" role="alert">
          The file could not be made: a part of this page could not be loaded.
        </p>
      )}
      {refused !== undefined && (
        <div class="outcome file-problems" role="alert">
          <h3>This would not be accepted as a scenario of the corpus</h3>
          <ul>
            {refused.findings.slice(0, SHOWN).map((finding) => (
              <li>
                {problemText(finding)} <span class="soft">{problemText({ message: finding.fix })}</span>
              </li>
            ))}
          </ul>
          {refused.findings.length > SHOWN && <p>and {refused.findings.length - SHOWN} more</p>}
          <p class="form-end">
            <button type="button" onClick={() => saveFile(`${nameOf(whatIf)}.json`, text, JSON_TYPE)}>
              Download the board alone
            </button>
            <button type="button" onClick={() => setRefused(undefined)}>
              Close
            </button>
          </p>
        </div>
      )}
    </>
  );
}

function nameOf({ shape }: WhatIf): string {
  return shape.peek()?.id ?? "board";
}
