import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import { groupBy } from "../../group.js";
import { characteristicWords } from "../words.js";
import { Value } from "./value.js";
import { Mark } from "./verdict.js";

/** What a check expects and what was found, value by value. */
export function CheckedValues({ values }: { readonly values: readonly CheckedValue[] }) {
  if (values.length === 0) return <p class="soft">No value was compared.</p>;
  return (
    <table class="values">
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">As expected</span>
          </th>
          <th scope="col">Characteristic</th>
          <th scope="col">Expected</th>
          <th scope="col">Actual</th>
        </tr>
      </thead>
      {[...groupBy(values, ({ subject }) => subject)].map(([subject, rows]) => (
        <tbody>
          <tr class="subject">
            <th scope="rowgroup" colSpan={4}>
              {subject === "game" ? "The game" : subject}
            </th>
          </tr>
          {rows.map((row) => (
            <Row value={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ value: { characteristic, expected, actual, ok, firstLayer } }: { readonly value: CheckedValue }) {
  return (
    <tr class={ok ? undefined : "differs"}>
      <td>
        <Mark ok={ok} />
      </td>
      <td>{characteristicWords(characteristic)}</td>
      <td>
        <Value value={expected} />
      </td>
      <td>
        <Value value={actual} />
        {firstLayer !== undefined && <span class="soft note">last changed in layer {firstLayer}</span>}
      </td>
    </tr>
  );
}
