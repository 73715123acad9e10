import { packed } from "./chunks.js";
import { Answers } from "./components/answers.js";
import type { Entry } from "./entries.js";

export interface PagesProps {
  readonly entries: readonly Entry[];
  /** The command that explains a scenario, without its id. */
  readonly command: string;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
  /** The readings that were followed in place of the recommended ones. */
  readonly readings: readonly string[];
}

/**
 * The scenarios of a run: their answers as text, and what boards and layers are drawn from, packed. The script unpacks and
 * draws a page when it is looked at.
 */
export function Pages({ entries, command, isOther, readings }: PagesProps) {
  const { chunks, firsts } = packed(entries);
  return (
    <div
      class="pages"
      id="pages"
      data-command={command}
      data-other={isOther ? "" : undefined}
      data-readings={readings.join(" ")}
    >
      {entries.map((entry) => (
        <Answers {...entry} />
      ))}
      {chunks.map((chunk, place) => (
        <script type="text/plain" class="chunk" data-first={firsts[place]}>
          {chunk}
        </script>
      ))}
    </div>
  );
}
