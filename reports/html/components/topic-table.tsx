import type { TopicCoverage } from "../../coverage.js";
import { VERDICT_ORDER, VERDICTS } from "../../verdicts.js";
import { filter } from "../anchors.js";
import { Table } from "../../table.js";
import { Bar } from "./verdict-bar.js";

export function TopicTable({ topics }: { readonly topics: readonly TopicCoverage[] }) {
  return (
    <Table class="topics" columns={["Topic", { num: "Scenarios" }, "Results"]}>
      {topics.map(({ name, scenarios, verdicts }) => (
        <tr>
          <th scope="row">
            <a href="#scenarios" data-filter={filter("topic", name)}>
              {name}
            </a>
          </th>
          <td class="num">{scenarios.length}</td>
          <td>
            <Bar
              segments={VERDICT_ORDER.toReversed().map((verdict) => [
                VERDICTS[verdict].tone,
                verdicts.get(verdict) ?? 0,
              ])}
            />
            <span class="soft">{inWords(verdicts)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function inWords(verdicts: TopicCoverage["verdicts"]): string {
  return VERDICT_ORDER.toReversed()
    .flatMap((verdict) => {
      const n = verdicts.get(verdict);
      return n === undefined ? [] : [`${n} ${VERDICTS[verdict].word}`];
    })
    .join(", ");
}
