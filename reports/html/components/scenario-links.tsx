import { useWords } from "../spoken.js";
import { ScenarioLink } from "./scenario-link.js";

/** The filter of the list has the others: nearly every scenario reaches a general clause. */
const LINKS = 8;
const FEW = 2;

export interface ScenarioLinksProps {
  readonly scenarios: readonly string[];
  /** The label of the collapsed list; by default their number, and then short lists are not collapsed. */
  readonly summary?: string;
  /** The filter that shows all of them in the list. */
  readonly filter?: string;
  /** The file that has all of them, where there is no filter. */
  readonly file?: string;
}

export function ScenarioLinks({ scenarios, summary, filter, file }: ScenarioLinksProps) {
  const words = useWords();
  const hidden = scenarios.length - LINKS;
  const links = (
    <ul>
      {scenarios.slice(0, LINKS).map((scenario) => (
        <li>
          <ScenarioLink scenario={scenario} />
        </li>
      ))}
    </ul>
  );
  if (summary === undefined && scenarios.length <= FEW) return links;
  return (
    <details class="links">
      <summary>{summary ?? words.text("report-count-scenarios", { count: scenarios.length })}</summary>
      {links}
      {hidden > 0 &&
        (filter === undefined ? (
          <span class="soft">{words.text("report-more-in-file", { count: hidden, file: file ?? "" })}</span>
        ) : (
          <a href="#scenarios" data-filter={filter}>
            {words.text("report-more", { count: hidden })}
          </a>
        ))}
    </details>
  );
}
