import { dashed } from "../../../src/wording/known-message.js";
import { type PageWords, useWords } from "../spoken.js";
import { isPassed } from "../../../src/rules/failure.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import { mistakesOf, type Mistake, type MistakenAnswer } from "../../mistakes.js";
import { groupWords } from "../ruleset-groups.js";
import { kindOfCharacteristicWords } from "../words.js";
import { FirstWrong } from "./differences.js";
import { LayerName } from "./layer-name.js";
import { ScenarioLink } from "./scenario-link.js";
import { Verdict } from "./verdict.js";

/** More than these are counted; the list of scenarios has them all. */
const MISTAKES = 40;
const ANSWERS = 20;
const OPEN = 3;

/** The mistakes of another engine. Runs that fail in the same way are grouped: one bug probably causes them. */
export function MistakeList({ report }: { readonly report: Report }) {
  const words = useWords();
  const mistakes = mistakesOf(report);
  if (mistakes.length === 0) return null;
  const hidden = mistakes.length - MISTAKES;
  return (
    <section class="mistakes" aria-labelledby="mistakes-title">
      <h3 id="mistakes-title">{words.text("report-mistakes-head")}</h3>
      <p class="soft">{words.text("report-mistakes-lead")}</p>
      {mistakes.slice(0, MISTAKES).map((mistake, place) => (
        <MistakeGroup mistake={mistake} isOpen={place < OPEN} />
      ))}
      {hidden > 0 && (
        <p>
          <a href="#scenarios">{words.text("report-more-mistakes", { count: hidden })}</a>
        </p>
      )}
    </section>
  );
}

function MistakeGroup({ mistake, isOpen }: { readonly mistake: Mistake; readonly isOpen: boolean }) {
  const words = useWords();
  const { verdict, answers, layer, failures } = mistake;
  const hidden = answers.length - ANSWERS;
  return (
    <details class={failures > 0 ? "mistake" : "mistake expected"} open={isOpen}>
      <summary>
        <Verdict verdict={verdict} /> <strong>{headOf(mistake, words)}</strong>{" "}
        {layer !== undefined && (
          <span class="mistake-layer">
            <LayerName name={layer} />
          </span>
        )}{" "}
        <span class="soft">{countsOf(mistake, words)}</span>
      </summary>
      <ul>
        {answers.slice(0, ANSWERS).map((answer) => (
          <Answer {...answer} />
        ))}
      </ul>
      {hidden > 0 && <p class="soft">{words.text("report-more-answers", { count: hidden })}</p>}
    </details>
  );
}

function headOf(mistake: Mistake, words: PageWords): string {
  const { characteristic, wrongBy, isFalseClaim } = mistake;
  if (isFalseClaim) return words.text("report-mistake-false-claim");
  if (characteristic === undefined || wrongBy === undefined)
    return words.text(isPassed(mistake) ? "report-mistake-passes" : "report-mistake-no-answer");
  return words.text("report-value", {
    what: kindOfCharacteristicWords(characteristic, words),
    value: words.text(`report-wrong-by-${dashed(wrongBy)}`),
  });
}

function countsOf({ runs, known, beyond, answers }: Mistake, words: PageWords): string {
  const scenarios = new Set(answers.map(({ results }) => results[0].scenario)).size;
  return [
    words.text("report-count-runs", { count: runs }),
    ...(scenarios === runs ? [] : [words.text("report-count-scenarios", { count: scenarios })]),
    ...(known === 0 ? [] : [words.text("report-count-known", { count: known })]),
    ...(beyond === 0 ? [] : [words.text("report-count-beyond", { count: beyond })]),
  ].join(" · ");
}

function Answer({ results, value }: MistakenAnswer) {
  const [{ scenario, message, values }] = results;
  return (
    <li>
      <ScenarioLink scenario={scenario} /> <span class="soft">{groupWords(results, useWords())}</span>
      <FirstWrong value={value} values={values} message={message} />
    </li>
  );
}
