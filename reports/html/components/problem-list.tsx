import { useWords } from "../spoken.js";
import type { Problem } from "../../../src/rules/formats.gen.js";

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords();
  if (problems.length === 0) return null;
  return (
    <section class="problems" aria-labelledby="problems-title">
      <h3 id="problems-title">{words.text("report-faults", { count: problems.length })}</h3>
      <ul>
        {problems.map(({ file, line, column, pointer, message, expected, suggestion }) => (
          <li>
            <code class="path">
              {file}:{line}:{column}
            </code>
            <p>
              {message}
              {expected !== undefined && <> {words.text("report-fault-expected", { expected })}</>}
              {suggestion !== undefined && <> {words.text("report-fault-meant", { suggestion })}</>}
            </p>
            {pointer !== "" && <p class="soft path">{words.text("report-fault-at", { pointer })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
