import { useWords } from "../spoken.js";
import type { Coverage } from "../../coverage.js";
import { Clauses } from "./clauses.js";
import { ScenarioLink } from "./scenario-link.js";
import { Table } from "../../table.js";

/** More scenarios than this are counted, not shown. */
const SHOWN = 500;

/** Scenarios that claim a clause which no step of their traces cites. */
export function CitedOnlySection({ citedOnly, traced }: Pick<Coverage, "citedOnly" | "traced">) {
  const words = useWords();
  return (
    <section id="coverage-cited">
      <h3>{words.text("report-cited-not-exercised")}</h3>
      {citedOnly.length === 0 ? (
        <p class="soft">{words.text(traced ? "report-all-exercised" : "report-no-traces")}</p>
      ) : (
        <details class="links">
          <summary>{words.text("report-cites-unused", { count: citedOnly.length })}</summary>
          <Table class="group-table" columns={[words.text("report-scenario"), words.text("report-clauses")]}>
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
          {citedOnly.length > SHOWN && (
            <p class="soft">
              {words.text("report-more-in-file", { count: citedOnly.length - SHOWN, file: "coverage.csv" })}
            </p>
          )}
        </details>
      )}
    </section>
  );
}
