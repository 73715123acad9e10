import { parseScenario } from "../../src/scenario/parse.js";
import { drawForBoard } from "../library.js";
import { useRef, useState } from "preact/hooks";
import type { Problem } from "../../src/rules/formats.gen.js";
import { decodedText } from "../../src/scenario/encoding.js";
import { MAX_LENGTH } from "../../src/scenario/limits.js";
import { linkAddress } from "../address.js";
import { readBoard } from "./board.js";
import { linkText } from "./link.js";
import { originOf } from "./opened.js";
import { problemText } from "./problem-words.js";
import { LONGEST_ADDRESS, type WhatIf } from "./what-if.js";

interface Refused {
  readonly name: string;
  readonly problems: readonly Pick<Problem, "line" | "column" | "message" | "expected" | "suggestion">[];
}

/** More problems are counted. */
const SHOWN = 8;

/** Replaces the board by a scenario from a file, beside the scenario that it comes from. An unreadable file changes nothing. */
export function OpenFile({ whatIf }: { readonly whatIf: WhatIf }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const open = async (file: File): Promise<void> => {
    const { name } = file;
    const refuse = (message: string): void => setRefused({ name, problems: [{ line: 1, column: 1, message }] });
    if (file.size > MAX_LENGTH) return refuse("the file is too large to be a scenario");
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return refuse("the file could not be read");
    const decoded = decodedText(new Uint8Array(bytes), (all) =>
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(all),
    );
    if (!decoded.ok) return refuse(decoded.message);
    const { value: text } = decoded;
    const parsed = parseScenario(text, name);
    drawForBoard(whatIf.corpus, parsed.ok ? parsed.value : undefined);
    const read = readBoard(text, whatIf.corpus.cards);
    if (!read.ok) return setRefused({ name, problems: read.problems });
    setRefused(undefined);
    const origin = originOf(read.board, whatIf.corpus);
    const link = linkAddress(linkText({ text, ...(origin === undefined ? {} : { origin: origin.scenario.id }) }));
    // A file that comes from another scenario is opened beside that one.
    if (origin === whatIf.origin || link.length > LONGEST_ADDRESS) whatIf.replace(text, `Opened ${name}.`);
    else location.hash = link;
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Open a file
      </button>
      <input
        ref={input}
        class="vh"
        type="file"
        accept=".json,application/json"
        aria-label="A scenario as a file of JSON"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          currentTarget.value = ""; // the same file again is a change, too
        }}
      />
      {refused !== undefined && (
        <div class="outcome bad file-problems" role="alert">
          <h3>{refused.name} is no board</h3>
          <ul>
            {refused.problems.slice(0, SHOWN).map((problem) => (
              <li>
                Line {problem.line}, column {problem.column}: {problemText(problem)}
              </li>
            ))}
          </ul>
          {refused.problems.length > SHOWN && <p>and {refused.problems.length - SHOWN} more</p>}
          <button type="button" onClick={() => setRefused(undefined)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
