import type { Narrator } from "../../../src/explain/narrator.js";
import { describeValue } from "../../../src/explain/value.js";
import { groupBy } from "../../../src/rules/group.js";
import type { CheckedValue, ReportValue, Result } from "../../../src/rules/formats.gen.js";
import { anchor, filter } from "../anchors.js";
import type { Entry } from "../entries.js";
import { groupWords, sameValues, sameVerdicts } from "../ruleset-groups.js";
import { characteristicWords, type Teller, valueWords } from "../words.js";
import { narratorFor } from "./told.js";
import { checkTitle } from "./timeline.js";
import { Verdict } from "./verdict.js";

/**
 * A scenario without its layers: what was asked, and every value that was compared. Where scripts run it is drawn in
 * full as soon as it is looked at.
 */
export function Answers({ summary, results }: Entry) {
  const { id, title, question, topic } = summary;
  const narrator = narratorFor(summary);
  return (
    <article class="page" id={anchor("s", id)} aria-labelledby={anchor("s", id, "title")}>
      <p class="crumbs">
        <a href="#scenarios">Scenarios</a> <span aria-hidden="true">›</span>{" "}
        <a href="#scenarios" data-filter={filter("topic", topic)}>
          {topic}
        </a>
      </p>
      <h2 id={anchor("s", id, "title")}>{title}</h2>
      <p class="badges">
        {sameVerdicts(results).map((group) => (
          <>
            <Verdict verdict={group[0].verdict} /> <span class="soft">under the {groupWords(group)} rules</span>{" "}
          </>
        ))}
      </p>
      {question !== undefined && <p class="question">{question}</p>}
      {sameValues(results).map((group) => (
        <Values result={group[0]} rules={results.length > 1 ? groupWords(group) : undefined} narrator={narrator} />
      ))}
    </article>
  );
}

function Values({
  result: { values, message },
  rules,
  narrator,
}: {
  readonly result: Result;
  readonly rules: string | undefined;
  readonly narrator: Narrator;
}) {
  return (
    <>
      {rules !== undefined && <h3>Under the {rules} rules</h3>}
      {message !== undefined && <p>{message}</p>}
      {[...groupBy(values, ({ check }) => check)].map(([check, own]) => (
        <dl class="told-values">
          <dt>{checkTitle(check)}</dt>
          {[...groupBy(own, ({ subject }) => subject)].map(([subject, rows]) => (
            <dd>
              <b>{subject === "game" ? "The game" : subject}</b>{" "}
              {rows.map((row) => valueText(row, { narrator, subject })).join("; ")}
            </dd>
          ))}
        </dl>
      ))}
    </>
  );
}

function valueText({ characteristic, expected, actual, ok }: CheckedValue, teller: Teller): string {
  const told = (value: ReportValue): string => describeValue(valueWords(characteristic, value, teller));
  const value = `${characteristicWords(characteristic, teller)}: ${told(actual)}`;
  return ok ? value : `${value} (expected: ${told(expected)})`;
}
