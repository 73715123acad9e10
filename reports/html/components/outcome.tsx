import type { Result } from "../../../src/rules/formats.gen.js";
import { isFalseClaim } from "../../answers.js";
import { readingOf } from "../../../src/rules/readings.js";
import { VERDICTS } from "../../verdicts.js";
import { KNOWN_WORDS } from "../../wrong-words.js";

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

/** What the engine's expectations file says of the run. An issue that is no web address is text, not a link. */
export function Known({ expectation }: Pick<Result, "expectation">) {
  if (expectation === undefined) return null;
  const { outcome, reason, issue } = expectation;
  const words = KNOWN_WORDS[outcome];
  return (
    <section class={`outcome ${outcome === "asKnown" ? "idle" : "bad"}`}>
      <h3>{words.charAt(0).toUpperCase() + words.slice(1)}</h3>
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
