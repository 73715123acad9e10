import { count } from "../../reports/count.js";
import type { Problem } from "../../src/rules/formats.gen.js";
import { problemText } from "./problem-words.js";

interface ProblemPlacesProps {
  readonly problems: readonly Problem[];
  /** Leads to a place in the text. */
  readonly show: (problem: Problem) => void;
}

/** The problems of a text, each with a button that leads there. */
export function ProblemPlaces({ problems, show }: ProblemPlacesProps) {
  if (problems.length === 0) return null;
  return (
    <section class="text-problems" aria-labelledby="text-problems">
      <h4 id="text-problems">{count(problems.length, "fault")} in the text</h4>
      <ul>
        {problems.map((problem) => (
          <li>
            <button type="button" onClick={() => show(problem)}>
              Line {problem.line}, column {problem.column}
            </button>{" "}
            <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
