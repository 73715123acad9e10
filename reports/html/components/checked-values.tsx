import { useWords } from "../spoken.js";
import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import { groupBy } from "../../../src/rules/group.js";
import { wrongValues } from "../../answers.js";
import { characteristicWords, subjectCalled, valueWords } from "../words.js";
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
  const words = useWords();
  if (values.length === 0) return <p class="soft">{words.text("report-nothing-compared")}</p>;
  const differing = wrongValues(values);
  return differing.length === 0 ? null : <Differing values={differing} isOther={isOther} />;
}

/** Values where both agree, once, to be unfolded: the board shows most of them. */
export function AgreeingValues({ values }: Pick<CheckedValuesProps, "values">) {
  const agreeing = values.filter(({ ok }) => ok);
  return agreeing.length === 0 ? null : <Agreeing values={agreeing} />;
}

function bySubject(values: readonly CheckedValue[]): [subject: string, rows: readonly CheckedValue[]][] {
  return [...groupBy(values, ({ subject }) => subject)];
}

function Subject({ subject }: { readonly subject: string }) {
  const words = useWords();
  const teller = useTeller()(subject);
  return <>{subject === GAME ? words.text("report-the-game") : subjectCalled(subject, teller)}</>;
}

/** The subject of values that belong to no object and no player. */
const GAME = "game";

function Differing({ values, isOther }: CheckedValuesProps) {
  const words = useWords();
  return (
    <table class="values">
      <TableHead
        columns={[
          { heard: words.text("report-as-expected-head") },
          words.text("report-characteristic"),
          words.text("report-expected"),
          words.text("report-actual"),
        ]}
      />
      {bySubject(values).map(([subject, rows]) => (
        <tbody>
          <tr class="subject">
            <th scope="rowgroup" colSpan={4}>
              <Subject subject={subject} />
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
  const words = useWords();
  const teller = useTeller()(subject);
  return (
    <tr>
      <td>
        <Mark ok={ok} />
      </td>
      <td>{characteristicWords(characteristic, teller, words)}</td>
      <td data-label={words.text("report-expected-label")}>
        <Value value={valueWords(characteristic, expected, teller, words)} />
      </td>
      <td data-label={words.text("report-actual-label")}>
        <Value value={valueWords(characteristic, actual, teller, words)} />
        {firstLayer !== undefined && (
          <span class="soft note">
            {words.text(isOther ? "report-last-changed-reference" : "report-last-changed", { layer: firstLayer })}
          </span>
        )}
      </td>
    </tr>
  );
}

function Agreeing({ values }: { readonly values: readonly CheckedValue[] }) {
  const words = useWords();
  const tellerOf = useTeller();
  return (
    <details class="agreeing">
      <summary>
        <Mark ok /> {words.text("report-values-as-expected", { count: values.length })}
      </summary>
      {bySubject(values).map(([subject, rows]) => (
        <>
          <p class="subject">
            <Subject subject={subject} />
          </p>
          <ul class={subject === GAME ? "pairs long" : "pairs"}>
            {rows.map(({ characteristic, actual }) => (
              <li>
                <span class="what">{characteristicWords(characteristic, tellerOf(subject), words)}</span>{" "}
                <Value value={valueWords(characteristic, actual, tellerOf(subject), words)} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </details>
  );
}
