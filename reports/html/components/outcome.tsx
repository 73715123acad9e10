import type { Result } from "../../../src/rules/formats.gen.js";
import { isFalseClaim } from "../../answers.js";
import { readingOf } from "../../../src/rules/readings.js";
import { VERDICTS } from "../../verdicts.js";

/** Why there is no answer to compare, and what was tried. */
export function Outcome({ result }: { readonly result: Result }) {
  const { verdict, message, attempts } = result;
  if (verdict === "alternative") return <OtherReading {...result} />;
  if (message === undefined && attempts === undefined) return null;
  return (
    <section class={`outcome ${VERDICTS[verdict].tone}`}>
      <h3>{headOf(result)}</h3>
      {message !== undefined && <p>{message}</p>}
      {attempts !== undefined && attempts.length > 0 && (
        <ol>
          {attempts.map((attempt) => (
            <li>
              <code>{attempt}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function headOf(result: Result): string {
  if (result.message !== undefined && isFalseClaim(result)) return "A false claim";
  const { verdict } = result;
  return verdict === "pass" || verdict === "fail" ? "How it was run" : `No comparison: ${VERDICTS[verdict].word}`;
}

function OtherReading({ reading }: Result) {
  const words = reading === undefined ? undefined : readingOf(reading)?.words;
  return (
    <section class="outcome warn">
      <h3>Another reading of the rules</h3>
      <p>
        Where values differ below, all of them are what the reading <code>{reading}</code> gives
        {words !== undefined && <>: {words}</>}
      </p>
    </section>
  );
}
