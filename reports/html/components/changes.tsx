import type { Change } from "../../../src/rules/formats.gen.js";
import { characteristicWords, count } from "../words.js";
import { BeforeAfter } from "./before-after.js";

/** More changes than this are counted, not shown. */
const SHOWN = 120;

/** The changes of one effect, before and after. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const hidden = changes.length - SHOWN;
  return (
    <>
      <ul class="changes">
        {changes.slice(0, SHOWN).map((change, place) => (
          // The object is named only once for its lines.
          <ChangeLine change={change} again={changes[place - 1]?.object === change.object} />
        ))}
      </ul>
      {hidden > 0 && <p class="soft">and {count(hidden, "more change")}</p>}
    </>
  );
}

function ChangeLine({
  change: { object, characteristic, before, after },
  again,
}: {
  readonly change: Change;
  readonly again: boolean;
}) {
  return (
    <li class={again ? "again" : undefined}>
      <span class="subject">{object}</span> <span class="what">{characteristicWords(characteristic)}</span>{" "}
      <BeforeAfter before={before} after={after} />
    </li>
  );
}
