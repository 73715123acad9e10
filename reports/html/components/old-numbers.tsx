import { useWords } from "../spoken.js";
import { clauseNumber } from "../../../src/rules/clause-under.js";
import { byClause } from "../../../src/rules/clauses.js";
import type { RulesetGroup } from "../ruleset-groups.js";
import { Clause } from "./clauses.js";
import { Table } from "../../table.js";

/** The steps use the clause numbers of the newest of several editions; here are those of the others where they differ. */
export function OldNumbers({ group: [first, ...others] }: { readonly group: RulesetGroup }) {
  const clauses = first.clauses
    .filter((clause) => others.some(({ ruleset }) => clauseNumber(clause, ruleset) !== clause))
    .toSorted(byClause);
  const words = useWords();
  if (clauses.length === 0) return null;
  return (
    <details class="old-numbers">
      <summary>{words.text("report-old-numbers")}</summary>
      <div class="scroll">
        <Table columns={[first, ...others].map(({ ruleset }) => ruleset)}>
          {clauses.map((clause) => (
            <tr>
              <th scope="row">
                <Clause clause={clause} number={clauseNumber(clause, first.ruleset)} />
              </th>
              {others.map(({ ruleset }) => (
                <td>{clauseNumber(clause, ruleset)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}
