import { count } from "../words.js";
import { ScenarioLink, type ScenarioLookup } from "./scenario-link.js";

/** More links than this are left to the filter of the list: a general clause is reached by nearly every scenario. */
const LINKS = 8;
const FEW = 2;

export interface ScenarioLinksProps {
  readonly scenarios: readonly string[];
  readonly lookup: ScenarioLookup;
  /** The label of the collapsed list; by default their number, and then short lists are not collapsed. */
  readonly summary?: string;
  /** The filter that shows them all in the list; undefined if there is none. */
  readonly filter: string | undefined;
  /** The file that has them all, for those without a filter. */
  readonly file?: string;
}

/** Links to scenarios, folded when there are many. */
export function ScenarioLinks({ scenarios, lookup, summary, filter, file }: ScenarioLinksProps) {
  const hidden = scenarios.length - LINKS;
  if (summary === undefined && hidden <= 0 && scenarios.length <= FEW)
    return <LinkList scenarios={scenarios} lookup={lookup} />;
  return (
    <details class="links">
      <summary>{summary ?? count(scenarios.length, "scenario")}</summary>
      <LinkList scenarios={scenarios.slice(0, LINKS)} lookup={lookup} />
      {hidden > 0 && filter !== undefined && (
        <a href="#scenarios" data-filter={filter}>
          and {hidden} more
        </a>
      )}
      {hidden > 0 && filter === undefined && (
        <span class="soft">
          and {hidden} more, in {file}
        </span>
      )}
    </details>
  );
}

function LinkList({ scenarios, lookup }: Pick<ScenarioLinksProps, "scenarios" | "lookup">) {
  return (
    <ul>
      {scenarios.map((scenario) => (
        <li>
          <ScenarioLink scenario={scenario} lookup={lookup} />
        </li>
      ))}
    </ul>
  );
}
