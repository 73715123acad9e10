import { isPassed } from "../../../src/rules/failure.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import { mistakesOf, WRONG_BY, type Mistake, type MistakenAnswer } from "../../mistakes.js";
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
  const mistakes = mistakesOf(report);
  if (mistakes.length === 0) return null;
  const hidden = mistakes.length - MISTAKES;
  return (
    <section class="mistakes" aria-labelledby="mistakes-title">
      <h3 id="mistakes-title">What it gets wrong</h3>
      <p class="soft">
        Runs that go wrong in the same characteristic, the same layer and the same way stand together. The layer is
        where the answer first parts from that of the reference resolver.
      </p>
      {mistakes.slice(0, MISTAKES).map((mistake, place) => (
        <MistakeGroup mistake={mistake} isOpen={place < OPEN} />
      ))}
      {hidden > 0 && (
        <p>
          <a href="#scenarios">and {count(hidden, "more kind")} of mistakes</a>
        </p>
      )}
    </section>
  );
}

function MistakeGroup({ mistake, isOpen }: { readonly mistake: Mistake; readonly isOpen: boolean }) {
  const { verdict, answers, layer, failures } = mistake;
  const hidden = answers.length - ANSWERS;
  return (
    <details class={failures > 0 ? "mistake" : "mistake expected"} open={isOpen}>
      <summary>
        <Verdict verdict={verdict} /> <strong>{headOf(mistake)}</strong>{" "}
        {layer !== undefined && (
          <span class="mistake-layer">
            <LayerName name={layer} />
          </span>
        )}{" "}
        <span class="soft">{countsOf(mistake)}</span>
      </summary>
      <ul>
        {answers.slice(0, ANSWERS).map((answer) => (
          <Answer {...answer} />
        ))}
      </ul>
      {hidden > 0 && <p class="soft">and {count(hidden, "more answer")}, in results.csv</p>}
    </details>
  );
}

function headOf(mistake: Mistake): string {
  const { characteristic, wrongBy, isFalseClaim } = mistake;
  if (isFalseClaim) return "a false claim: it says that it can not";
  if (characteristic === undefined || wrongBy === undefined)
    return isPassed(mistake) ? "no longer fails as it is known to" : "no answer";
  return `${kindOfCharacteristicWords(characteristic)}: ${WRONG_BY[wrongBy]}`;
}

function countsOf({ runs, known, beyond, answers }: Mistake): string {
  const scenarios = new Set(answers.map(({ results }) => results[0].scenario)).size;
  return [
    count(runs, "run"),
    ...(scenarios === runs ? [] : [count(scenarios, "scenario")]),
    ...(known === 0 ? [] : [`${known} known`]),
    ...(beyond === 0 ? [] : [`${beyond} beyond its claims`]),
  ].join(" · ");
}

function Answer({ results, value }: MistakenAnswer) {
  const [{ scenario, message, values }] = results;
  return (
    <li>
      <ScenarioLink scenario={scenario} /> <span class="soft">{groupWords(results)}</span>
      <FirstWrong value={value} values={values} message={message} />
    </li>
  );
}
