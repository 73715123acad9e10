import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import { groupBy } from "../../../src/rules/group.js";
import { wrongValues } from "../../answers.js";
import { count } from "../../count.js";
import { characteristicWords, valueWords } from "../words.js";
import { TableHead } from "../../table.js";
import { Value } from "./value.js";
import { useTeller } from "./told.js";
import { Mark } from "./verdict.js";

export interface CheckedValuesProps {
  readonly values: readonly CheckedValue[];
  /** Whether another engine than the reference gave them. */
  readonly isOther: boolean;
}

/** Expected and actual values where they differ, side by side. */
export function DifferingValues({ values, isOther }: CheckedValuesProps) {
  if (values.length === 0) return <p class="soft">No value was compared.</p>;
  const differing = wrongValues(values);
  return differing.length === 0 ? null : <Differing values={differing} isOther={isOther} />;
}

/** Values where both agree, once, to be unfolded: the board shows most of them. */
export function AgreeingValues({ values }: Pick<CheckedValuesProps, "values">) {
  const agreeing = values.filter(({ ok }) => ok);
  return agreeing.length === 0 ? null : <Agreeing values={agreeing} />;
}

const GAME = "The game";

function bySubject(values: readonly CheckedValue[]): [subject: string, rows: readonly CheckedValue[]][] {
  return [...groupBy(values, ({ subject }) => (subject === "game" ? GAME : subject))];
}

function Differing({ values, isOther }: CheckedValuesProps) {
  return (
    <table class="values">
      <TableHead columns={[{ heard: "As expected" }, "Characteristic", "Expected", "Actual"]} />
      {bySubject(values).map(([subject, rows]) => (
        <tbody>
          <tr class="subject">
            <th scope="rowgroup" colSpan={4}>
              {subject}
            </th>
          </tr>
          {rows.map((row) => (
            <DifferingValue value={row} isOther={isOther} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function DifferingValue({ value, isOther }: { readonly value: CheckedValue; readonly isOther: boolean }) {
  const { subject, characteristic, expected, actual, ok, firstLayer } = value;
  const teller = useTeller()(subject);
  return (
    <tr>
      <td>
        <Mark ok={ok} />
      </td>
      <td>{characteristicWords(characteristic, teller)}</td>
      <td>
        <Value value={valueWords(characteristic, expected, teller)} />
      </td>
      <td>
        <Value value={valueWords(characteristic, actual, teller)} />
        {firstLayer !== undefined && (
          <span class="soft note">
            {isOther ? "the reference last changes it in layer" : "last changed in layer"} {firstLayer}
          </span>
        )}
      </td>
    </tr>
  );
}

function Agreeing({ values }: { readonly values: readonly CheckedValue[] }) {
  const tellerOf = useTeller();
  return (
    <details class="agreeing">
      <summary>
        <Mark ok /> {count(values.length, "value")} as expected
      </summary>
      {bySubject(values).map(([subject, rows]) => (
        <>
          <p class="subject">{subject}</p>
          <ul class={subject === GAME ? "pairs long" : "pairs"}>
            {rows.map(({ characteristic, actual }) => (
              <li>
                <span class="what">{characteristicWords(characteristic, tellerOf(subject))}</span>{" "}
                <Value value={valueWords(characteristic, actual, tellerOf(subject))} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </details>
  );
}
