import type { ComponentChildren } from "preact";
import type { Change } from "../../../src/rules/formats.gen.js";
import { characteristicWords, count } from "../words.js";
import { ChangedValue } from "./value.js";

/** More changes than this are counted, not shown. */
const SHOWN = 120;

/** What one effect changed, before and after. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const hidden = changes.length - SHOWN;
  return (
    <>
      <ul class="changes">
        {changes.slice(0, SHOWN).map(({ object, characteristic, before, after }, row) => (
          <BeforeAfter
            subject={object}
            again={changes[row - 1]?.object === object}
            what={characteristicWords(characteristic)}
            before={<ChangedValue value={before} other={after} side="before" />}
            after={<ChangedValue value={after} other={before} side="after" />}
          />
        ))}
      </ul>
      {hidden > 0 && <p class="soft">and {count(hidden, "more change")}, in report.json</p>}
    </>
  );
}

export interface BeforeAfterProps {
  readonly subject: string;
  /** Whether the line above is of the same subject. */
  readonly again: boolean;
  readonly what: string;
  readonly before: ComponentChildren;
  readonly after: ComponentChildren;
}

/** One line: whose, what, before and after. */
export function BeforeAfter({ subject, again, what, before, after }: BeforeAfterProps) {
  return (
    <li class={again ? "again" : undefined}>
      <span class="subject">{subject}</span> <span class="what">{what}</span>{" "}
      <span>
        {before} <span class="arrow" role="img" aria-label="becomes">→</span> <b>{after}</b>
      </span>
    </li>
  );
}
