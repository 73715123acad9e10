import type { Result } from "../../../src/rules/formats.gen.js";
import type { Entry } from "../entries.js";
import { characteristicWords, count } from "../words.js";
import { ScenarioLink, type ScenarioLookup } from "./scenario-link.js";
import { Value } from "./value.js";
import { Verdict, VERDICTS } from "./verdict.js";

/** More than this are counted; the list of scenarios has them all. */
const SHOWN = 40;

/** Unexpected results: the scenario and the first value that differs. */
export function Differences({
  entries,
  lookup,
}: {
  readonly entries: readonly Entry[];
  readonly lookup: ScenarioLookup;
}) {
  const differing = entries.flatMap(({ summary, results }) =>
    results.filter(({ verdict }) => VERDICTS[verdict].tone === "bad").map((result) => ({ summary, result })),
  );
  if (differing.length === 0) return null;
  const hidden = differing.length - SHOWN;
  return (
    <section class="differences" aria-labelledby="differences-title">
      <h3 id="differences-title">Not as expected</h3>
      <ul>
        {differing.slice(0, SHOWN).map(({ summary, result }) => (
          <li>
            <Verdict verdict={result.verdict} />
            <div>
              <ScenarioLink scenario={summary.id} lookup={lookup} />
              <FirstDifference result={result} />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <a href="#scenarios">and {hidden} more</a>
        </p>
      )}
    </section>
  );
}

function FirstDifference({ result: { values, message } }: { readonly result: Result }) {
  const differing = values.filter(({ ok }) => !ok);
  const [first] = differing;
  if (first === undefined) return message === undefined ? null : <p>{message}</p>;
  return (
    <p>
      {first.subject}, {characteristicWords(first.characteristic)}: expected{" "}
      <strong>
        <Value value={first.expected} />
      </strong>
      , got{" "}
      <strong>
        <Value value={first.actual} />
      </strong>
      {differing.length > 1 && <span class="soft">, and {count(differing.length - 1, "more value")}</span>}
    </p>
  );
}
