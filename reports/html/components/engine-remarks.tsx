import type { Divergence, UntoldValue } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import { characteristicWords, valueWords } from "../words.js";
import { groupWords, type RulesetGroup } from "../ruleset-groups.js";
import { Names } from "./claims-list.js";
import { LayerName } from "./layer-name.js";
import { Table } from "../../table.js";
import { checkTitle } from "./timeline.js";
import { useTeller } from "./told.js";
import { Value } from "./value.js";
import { Mark } from "./verdict.js";
import { groupBy } from "../../../src/rules/group.js";

/** What a result of another engine says besides its values. */
export function EngineRemarks({ group }: { readonly group: RulesetGroup }) {
  const [{ divergence, lacks, verdict }] = group;
  return (
    <>
      {lacks !== undefined && (
        <p class="lacks">
          It does not claim <Names names={lacks} />
          {verdict !== "unsupported" &&
            verdict !== "refused" &&
            "and was asked all the same: this run counts for nothing."}
        </p>
      )}
      {divergence !== undefined && <Orders {...divergence} />}
    </>
  );
}

/** The two orders side by side; rows that differ are marked. */
function Orders({ check, layer, expected, actual }: Divergence) {
  const length = Math.max(expected.length, actual.length);
  const rows = Array.from({ length }, (_, place) => [expected[place], actual[place]] as const);
  return (
    <section class="orders">
      <h3>
        First parts in <LayerName name={layer} />
      </h3>
      <p class="soft">{checkTitle(check)}: the effects in the order in which they apply</p>
      <Table columns={[{ heard: "As expected" }, "The reference", "The engine"]}>
        {rows.map(([theirs, ours]) => (
          <tr class={theirs === ours ? undefined : "parts"}>
            <td>
              <Mark ok={theirs === ours} />
            </td>
            <td>{theirs ?? <span class="soft">nothing</span>}</td>
            <td>{ours ?? <span class="soft">nothing</span>}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** Values that the checks expect and the engine does not claim to report: they were not compared. */
export function Untold({ values }: { readonly values: readonly UntoldValue[] }) {
  const tellerOf = useTeller();
  if (values.length === 0) return null;
  return (
    <details class="untold">
      <summary>{count(values.length, "value")} that the engine does not claim to tell</summary>
      <ul class="pairs">
        {values.map(({ subject, characteristic, expected }) => (
          <li>
            <span class="what">
              {subject}, {characteristicWords(characteristic, tellerOf(subject))}
            </span>{" "}
            <Value value={valueWords(characteristic, expected, tellerOf(subject))} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the engine wrote to standard error, once for all rulesets with the same text. */
export function StandardError({ group }: { readonly group: RulesetGroup }) {
  const texts = groupBy(group, ({ stderr = "" }) => stderr);
  texts.delete("");
  return (
    <>
      {[...texts].map(([text, results]) => (
        <details class="stderr">
          <summary>
            Standard error
            {results.length < group.length && ` under the ${groupWords(results)} rules`}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </>
  );
}
