import { useWords } from "../spoken.js";
import type { Divergence, ScenarioEvent, UntoldValue } from "../../../src/rules/formats.gen.js";
import { characteristicWords, subjectCalled, valueWords } from "../words.js";
import { groupWords, type RulesetGroup } from "../ruleset-groups.js";
import { Names } from "./claims-list.js";
import { LayerName } from "./layer-name.js";
import { Table } from "../../table.js";
import { checkTitle } from "./timeline.js";
import { useTeller } from "./told.js";
import { Value } from "./value.js";
import { Mark } from "./verdict.js";
import { groupBy } from "../../../src/rules/group.js";

interface EngineRemarksProps {
  readonly group: RulesetGroup;
  readonly timeline: readonly ScenarioEvent[];
}

/** What a result of another engine says besides its values. */
export function EngineRemarks({ group, timeline }: EngineRemarksProps) {
  const words = useWords();
  const [{ divergence, lacks, verdict }] = group;
  return (
    <>
      {lacks !== undefined && (
        <p class="lacks">
          {words.parts("report-not-claimed", { names: <Names names={lacks} /> })}
          {verdict !== "unsupported" && verdict !== "refused" && words.text("report-asked-all-the-same")}
        </p>
      )}
      {divergence !== undefined && <Orders divergence={divergence} timeline={timeline} />}
    </>
  );
}

interface OrdersProps extends Pick<EngineRemarksProps, "timeline"> {
  readonly divergence: Divergence;
}

/** The two orders side by side; rows that differ are marked. */
function Orders({ divergence: { check, layer, expected, actual }, timeline }: OrdersProps) {
  const words = useWords();
  const length = Math.max(expected.length, actual.length);
  const rows = Array.from({ length }, (_, place) => [expected[place], actual[place]] as const);
  return (
    <section class="orders">
      <h3>{words.parts("report-first-parts", { layer: <LayerName name={layer} /> })}</h3>
      <p class="soft">{words.text("report-orders", { check: checkTitle(check, timeline, words) })}</p>
      <Table
        columns={[
          { heard: words.text("report-as-expected-head") },
          words.text("report-the-reference"),
          words.text("report-the-engine"),
        ]}
      >
        {rows.map(([theirs, ours]) => (
          <tr class={theirs === ours ? undefined : "parts"}>
            <td>
              <Mark ok={theirs === ours} />
            </td>
            <td>{theirs ?? <span class="soft">{words.text("report-nothing")}</span>}</td>
            <td>{ours ?? <span class="soft">{words.text("report-nothing")}</span>}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** Values that the checks expect and the engine does not claim to report: they were not compared. */
export function Untold({ values }: { readonly values: readonly UntoldValue[] }) {
  const words = useWords();
  const tellerOf = useTeller();
  if (values.length === 0) return null;
  return (
    <details class="untold">
      <summary>{words.text("report-untold", { count: values.length })}</summary>
      <ul class="pairs">
        {values.map(({ subject, characteristic, expected }) => (
          <li>
            <span class="what">
              {subjectCalled(subject, tellerOf(subject))},{" "}
              {characteristicWords(characteristic, tellerOf(subject), words)}
            </span>{" "}
            <Value value={valueWords(characteristic, expected, tellerOf(subject), words)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the engine wrote to standard error, once for all rulesets with the same text. */
export function StandardError({ group }: { readonly group: RulesetGroup }) {
  const words = useWords();
  const texts = groupBy(group, ({ stderr = "" }) => stderr);
  texts.delete("");
  return (
    <>
      {[...texts].map(([text, results]) => (
        <details class="stderr">
          <summary>
            {words.text("report-standard-error")}
            {results.length < group.length && ` ${words.text("report-under", { rules: groupWords(results, words) })}`}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </>
  );
}
