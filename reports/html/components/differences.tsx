import { useWords } from "../spoken.js";
import type { CheckedValue } from "../../../src/rules/formats.gen.js";
import { wrongValues } from "../../answers.js";
import { VERDICTS } from "../../verdicts.js";
import type { Entry } from "../entries.js";
import { characteristicWords, subjectCalled, valueWords } from "../words.js";
import { ScenarioLink } from "./scenario-link.js";
import { narratorFor, Told, useTeller } from "./told.js";
import { Value } from "./value.js";
import { Verdict } from "./verdict.js";

/** More than this are counted; the list of scenarios has them all. */
const SHOWN = 40;

/** Unexpected results: the scenario and the first wrong value. */
export function Differences({ entries }: { readonly entries: readonly Entry[] }) {
  const words = useWords();
  const differing = entries.flatMap(({ summary, results }) =>
    results.filter(({ verdict }) => VERDICTS[verdict].tone === "bad").map((result) => ({ summary, result })),
  );
  if (differing.length === 0) return null;
  const hidden = differing.length - SHOWN;
  return (
    <section class="differences" aria-labelledby="differences-title">
      <h3 id="differences-title">{words.text("report-differences")}</h3>
      <ul>
        {differing.slice(0, SHOWN).map(({ summary, result: { verdict, values, message } }) => (
          <li>
            <Verdict verdict={verdict} />
            <div>
              <ScenarioLink scenario={summary.id} />
              <Told.Provider value={narratorFor(summary, words.language)}>
                <FirstWrong value={wrongValues(values)[0]} values={values} message={message} />
              </Told.Provider>
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <a href="#scenarios">{words.text("report-more", { count: hidden })}</a>
        </p>
      )}
    </section>
  );
}

interface FirstWrongProps {
  readonly value: CheckedValue | undefined;
  readonly values: readonly CheckedValue[];
  readonly message: string | undefined;
}

/** A wrong value and how many more there are; without a value the message. */
export function FirstWrong({ value, values, message }: FirstWrongProps) {
  const words = useWords();
  const tellerOf = useTeller();
  if (value === undefined) return message === undefined ? null : <p>{message}</p>;
  const { subject, characteristic, expected, actual } = value;
  const teller = tellerOf(subject);
  const more = wrongValues(values).length - 1;
  return (
    <p>
      {words.parts("report-first-wrong", {
        subject: subjectCalled(subject, teller),
        what: characteristicWords(characteristic, teller, words),
        expected: (
          <strong>
            <Value value={valueWords(characteristic, expected, teller, words)} />
          </strong>
        ),
        actual: (
          <strong>
            <Value value={valueWords(characteristic, actual, teller, words)} />
          </strong>
        ),
      })}
      {more > 0 && <span class="soft">{words.text("report-more-wrong", { count: more })}</span>}
    </p>
  );
}
