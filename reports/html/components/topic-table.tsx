import type { TopicCoverage } from "../../coverage.js";
import { filter } from "../anchors.js";
import { Bar } from "./verdict-bar.js";
import { VERDICT_ORDER, VERDICTS } from "./verdict.js";

/** Topics, how many scenarios each has and how they ended. */
export function TopicTable({ topics }: { readonly topics: readonly TopicCoverage[] }) {
  return (
    <table class="topics">
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col" class="num">
            Scenarios
          </th>
          <th scope="col">Results</th>
        </tr>
      </thead>
      <tbody>
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
                segments={VERDICT_ORDER.toReversed().map((verdict) => ({
                  n: verdicts.get(verdict) ?? 0,
                  tone: VERDICTS[verdict].tone,
                }))}
              />
              <span class="soft">{inWords(verdicts)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
