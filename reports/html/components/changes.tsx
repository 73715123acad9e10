import type { Change } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import { characteristicWords } from "../words.js";
import { BeforeAfter } from "./value.js";

/** More changes than this are counted, not shown. */
const SHOWN = 120;

export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const hidden = changes.length - SHOWN;
  return (
    <>
      <ul class="changes">
        {changes.slice(0, SHOWN).map((change, place) => (
          // Of several lines about an object the style shows its name once.
          <li class={changes[place - 1]?.object === change.object ? "again" : undefined}>
            <span class="subject">{change.object}</span>{" "}
            <span class="what">{characteristicWords(change.characteristic)}</span>{" "}
            <BeforeAfter before={change.before} after={change.after} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p class="soft">and {count(hidden, "more change")}</p>}
    </>
  );
}
