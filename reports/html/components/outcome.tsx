import { dashed } from "../../../src/wording/known-message.js";
import { English } from "./english.js";
import { type PageWords, useWords } from "../spoken.js";
import type { Result } from "../../../src/rules/formats.gen.js";
import { isFalseClaim } from "../../answers.js";
import { readingOf } from "../../../src/rules/readings.js";
import { VERDICTS } from "../../verdicts.js";

/** Why there is no answer to compare, and what was tried. */
export function Outcome({ result }: { readonly result: Result }) {
  const { verdict, message, attempts } = result;
  const words = useWords();
  if (verdict === "alternative") return <OtherReading {...result} />;
  if (message === undefined && attempts === undefined) return null;
  return (
    <section class={`outcome ${VERDICTS[verdict].tone}`}>
      <h3>{headOf(result, words)}</h3>
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

function headOf(result: Result, words: PageWords): string {
  if (result.message !== undefined && isFalseClaim(result)) return words.text("report-outcome-false-claim");
  const { verdict } = result;
  return verdict === "pass" || verdict === "fail"
    ? words.text("report-outcome-how-run")
    : words.text("report-outcome-none", { verdict: words.text(`report-verdict-${dashed(verdict)}`) });
}

function OtherReading({ reading }: Result) {
  const words = useWords();
  const told = reading === undefined ? undefined : readingOf(reading)?.words;
  return (
    <section class="outcome warn">
      <h3>{words.text("report-outcome-alternative")}</h3>
      <p>
        {words.parts("report-outcome-reading", { reading: <code>{reading}</code> })}
        {told !== undefined && (
          <>
            : <English>{told}</English>
          </>
        )}
      </p>
    </section>
  );
}

/** What the engine's expectations file says of the run. An issue that is no web address is text, not a link. */
export function Known({ expectation }: Pick<Result, "expectation">) {
  if (expectation === undefined) return null;
  const { outcome, reason, issue } = expectation;
  const words = useWords();
  return (
    <section class={`outcome ${outcome === "asKnown" ? "idle" : "bad"}`}>
      <h3>{words.text(`report-known-${dashed(outcome)}`)}</h3>
      <p>
        {reason} {issue !== undefined && <Issue address={issue} />}
      </p>
    </section>
  );
}

function Issue({ address }: { readonly address: string }) {
  if (!isWebAddress(address)) return <code>{address}</code>;
  return (
    <a href={address} rel="noreferrer">
      {address}
    </a>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
