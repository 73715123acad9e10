import type { Result } from "../../../src/rules/formats.gen.js";
import { VERDICTS } from "./verdict.js";

/** Why there is no answer to compare, and what was tried. Of pass and fail, which the values explain, only what was tried. */
export function Outcome({ result: { verdict, message, attempts } }: { readonly result: Result }) {
  if (message === undefined && attempts === undefined) return null;
  return (
    <section class={`outcome ${VERDICTS[verdict].tone}`}>
      <h3>
        {verdict === "pass" || verdict === "fail" ? "How it was run" : `No comparison: ${VERDICTS[verdict].word}`}
      </h3>
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
