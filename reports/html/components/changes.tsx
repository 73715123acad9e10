import type { Change } from "../../../src/rules/formats.gen.js";
import { count, words } from "../words.js";
import { ChangedValue } from "./value.js";

/** More changes than this are counted, not shown. */
const SHOWN = 120;

/** What one effect changed, before and after. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const hidden = changes.length - SHOWN;
  return (
    <>
      <table class="changes">
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, SHOWN).map(({ object, characteristic, before, after }, row) => (
            <tr>
              <th scope="row" class={changes[row - 1]?.object === object ? "again" : undefined}>
                {object}
              </th>
              <td>{words(characteristic)}</td>
              <td>
                <ChangedValue value={before} other={after} side="before" />
              </td>
              <td class="after">
                <ChangedValue value={after} other={before} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p class="soft">and {count(hidden, "more change")}, in report.json</p>}
    </>
  );
}
