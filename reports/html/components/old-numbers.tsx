import { numberIn, type NumberThen } from "../../../src/rules/clause-numbers.js";
import { numberUnder } from "../../../src/rules/clause-under.js";
import { byClause } from "../../../src/rules/clauses.js";
import type { Result, RulesetId } from "../../../src/rules/formats.gen.js";
import { groupBy } from "../../../src/rules/group.js";
import { type PageWords, useWords } from "../spoken.js";
import { Clause } from "./clauses.js";
import { Table } from "../../table.js";

/**
 * The steps use the clause numbers of the newest of several editions; here are those of the others, as far as they are known
 * to be others. Clauses that had one number everywhere are one row.
 */
export function OldNumbers({ results: [first, ...others] }: { readonly results: readonly Result[] }) {
  const words = useWords();
  if (first === undefined) return null;
  const rows = first.clauses
    .toSorted(byClause)
    .flatMap((clause) => {
      const number = numberUnder(clause, first.ruleset);
      return number === undefined
        ? []
        : [{ clause, number, then: others.map(({ ruleset }) => numberThen(clause, ruleset)) }];
    })
    .filter(({ number, then }) =>
      then.some((each) => !("unknown" in each) && !("number" in each && each.number === number)),
    );
  if (rows.length === 0) return null;
  const different = [...groupBy(rows, ({ number, then }) => JSON.stringify([number, then])).values()];
  return (
    <details class="old-numbers">
      <summary>{words.text("report-old-numbers")}</summary>
      <div class="scroll">
        <Table columns={[first, ...others].map(({ ruleset }) => ruleset)}>
          {different.map(([{ clause, number, then }]) => (
            <tr>
              <th scope="row">
                <Clause clause={clause} number={number} />
              </th>
              {then.map((each) => (
                <td>{thenInWords(each, words)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}

function numberThen(clause: string, ruleset: RulesetId): NumberThen {
  const number = numberUnder(clause, ruleset);
  return number === undefined ? numberIn(clause, ruleset) : { number };
}

function thenInWords(then: NumberThen, words: PageWords): string {
  if ("number" in then) return then.number;
  return words.text("absent" in then ? "report-number-later" : "report-number-unknown");
}
