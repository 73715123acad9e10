import { count } from "../../count.js";
import type { Coverage } from "../../coverage.js";
import { Clauses } from "./clauses.js";
import { ScenarioLink } from "./scenario-link.js";
import { Table } from "../../table.js";

/** More scenarios than this are counted, not shown. */
const SHOWN = 500;

/** Scenarios that claim a clause which no step of their traces cites. */
export function CitedOnlySection({ citedOnly, traced }: Pick<Coverage, "citedOnly" | "traced">) {
  return (
    <section id="coverage-cited">
      <h3>Cited but not exercised</h3>
      {citedOnly.length === 0 ? (
        <p class="soft">
          {traced ? "Every clause that a scenario cites is exercised by it." : "Without traces nobody can tell."}
        </p>
      ) : (
        <details class="links">
          <summary>
            {count(citedOnly.length, "scenario cites", "scenarios cite")} a clause that no step of its trace cites
          </summary>
          <Table class="group-table" columns={["Scenario", "Clauses"]}>
            {citedOnly.slice(0, SHOWN).flatMap(({ scenario, clauses }) => [
              "\n",
              <tr>
                <th scope="row">
                  <ScenarioLink scenario={scenario} />
                </th>
                <td>
                  <Clauses clauses={clauses} />
                </td>
              </tr>,
            ])}
          </Table>
          {citedOnly.length > SHOWN && <p class="soft">and {citedOnly.length - SHOWN} more, in coverage.csv</p>}
        </details>
      )}
    </section>
  );
}
