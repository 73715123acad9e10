import { English } from "./english.js";
import { objectCalled } from "../called.js";
import { type PageWords, topicName, useWords } from "../spoken.js";
import type { Narrator } from "../../../src/explain/narrator.js";
import { groupBy } from "../../../src/rules/group.js";
import type { CheckedValue, ReportValue, Result, ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { anchor, filter } from "../anchors.js";
import type { Entry } from "../entries.js";
import { groupWords, sameValues, sameVerdicts } from "../ruleset-groups.js";
import { characteristicWords, describedValue, type Teller, valueWords } from "../words.js";
import { narratorFor } from "./told.js";
import { checkTitle } from "./timeline.js";
import { Verdict } from "./verdict.js";

/**
 * A scenario without its layers: what was asked, and every value that was compared. Where scripts run it is drawn in
 * full as soon as it is looked at.
 */
export function Answers({ summary, results }: Entry) {
  const { id, title, question, topic, timeline } = summary;
  const words = useWords();
  const narrator = narratorFor(summary, words.language);
  return (
    <article class="page" id={anchor("s", id)} aria-labelledby={anchor("s", id, "title")}>
      <p class="crumbs">
        <a href="#scenarios">{words.text("report-scenarios")}</a> <span aria-hidden="true">›</span>{" "}
        <a href="#scenarios" data-filter={filter("topic", topic)}>
          {topicName(topic, words)}
        </a>
      </p>
      <h2 id={anchor("s", id, "title")}>
        <English>{title}</English>
      </h2>
      <p class="badges">
        {sameVerdicts(results).map((group) => (
          <>
            <Verdict verdict={group[0].verdict} />{" "}
            <span class="soft">{words.text("report-under", { rules: groupWords(group, words) })}</span>{" "}
          </>
        ))}
      </p>
      {question !== undefined && (
        <p class="question">
          <English>{question}</English>
        </p>
      )}
      {sameValues(results).map((group) => (
        <Values
          result={group[0]}
          rules={results.length > 1 ? groupWords(group, words) : undefined}
          narrator={narrator}
          timeline={timeline}
        />
      ))}
    </article>
  );
}

function Values({
  result: { values, message },
  rules,
  narrator,
  timeline,
}: {
  readonly result: Result;
  readonly rules: string | undefined;
  readonly narrator: Narrator;
  readonly timeline: ScenarioSummary["timeline"];
}) {
  const words = useWords();
  return (
    <>
      {rules !== undefined && <h3>{words.under(rules)}</h3>}
      {message !== undefined && <p>{message}</p>}
      {[...groupBy(values, ({ check }) => checkTitle(check, timeline, words))].map(([title, own]) => (
        <dl class="told-values">
          <dt>{title}</dt>
          {[...groupBy(own, ({ subject }) => subject)].map(([subject, rows]) => (
            <dd>
              <b>{subject === "game" ? words.text("report-the-game") : objectCalled(subject, narrator)}</b>{" "}
              {words.list(
                rows.map((row) => valueText(row, { narrator, subject }, words)),
                "semicolons",
              )}
            </dd>
          ))}
        </dl>
      ))}
    </>
  );
}

function valueText({ characteristic, expected, actual, ok }: CheckedValue, teller: Teller, words: PageWords): string {
  const told = (value: ReportValue): string => describedValue(valueWords(characteristic, value, teller, words), words);
  const value = words.text("report-value", {
    what: characteristicWords(characteristic, teller, words),
    value: told(actual),
  });
  return ok ? value : words.text("report-value-expected", { value, expected: told(expected) });
}
