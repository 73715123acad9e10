import type { Problem } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <section class="problems" aria-labelledby="problems-title">
      <h3 id="problems-title">{count(problems.length, "fault")} in the files</h3>
      <ul>
        {problems.map(({ file, line, column, pointer, message, expected, suggestion }) => (
          <li>
            <code class="path">
              {file}:{line}:{column}
            </code>
            <p>
              {message}
              {expected !== undefined && <> Expected: {expected}.</>}
              {suggestion !== undefined && <> Did you mean “{suggestion}”?</>}
            </p>
            {pointer !== "" && <p class="soft path">at {pointer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
