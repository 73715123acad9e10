import { dashed } from "../../../src/wording/known-message.js";
import { type PageWords, topicName, useWords } from "../spoken.js";
import type { TopicCoverage } from "../../coverage.js";
import { VERDICT_ORDER, VERDICTS } from "../../verdicts.js";
import { filter } from "../anchors.js";
import { Table } from "../../table.js";
import { Bar } from "./verdict-bar.js";

export function TopicTable({ topics }: { readonly topics: readonly TopicCoverage[] }) {
  const words = useWords();
  const columns = [words.text("report-topic"), { num: words.text("report-scenarios") }, words.text("report-results")];
  return (
    <Table class="topics" columns={columns}>
      {topics.map(({ name, scenarios, verdicts }) => (
        <tr>
          <th scope="row">
            <a href="#scenarios" data-filter={filter("topic", name)}>
              {topicName(name, words)}
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
            <span class="soft">{inWords(verdicts, words)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function inWords(verdicts: TopicCoverage["verdicts"], words: PageWords): string {
  return VERDICT_ORDER.toReversed()
    .flatMap((verdict) => {
      const n = verdicts.get(verdict);
      return n === undefined ? [] : [`${n} ${words.text(`report-verdict-${dashed(verdict)}`)}`];
    })
    .join(", ");
}
