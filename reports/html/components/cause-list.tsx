import type { LikelyCause, Report } from "../../../src/rules/formats.gen.js";
import { count } from "../../count.js";
import { Clause } from "./clauses.js";
import { ScenarioLinks } from "./scenario-links.js";

/** What an engine that fails seems to believe: misconceptions that give its very answers, with what speaks for and against. */
export function CauseList({ report: { causes: known } }: { readonly report: Report }) {
  if (known === undefined) return null;
  const { causes, failing, passing } = known;
  return (
    <section class="causes" aria-labelledby="causes-title">
      <h3 id="causes-title">{causes.length === 1 ? "The likely cause" : "Likely causes"}</h3>
      {causes.length === 0 ? (
        <p class="soft">
          None of the misconceptions that cr613 knows gives the answers of {count(failing, "failing scenario")}: look at
          the mistakes below.
        </p>
      ) : (
        <ol>
          {causes.map((cause) => (
            <Cause cause={cause} failing={failing} passing={passing} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface CauseProps {
  readonly cause: LikelyCause;
  readonly failing: number;
  readonly passing: number;
}

function Cause({
  cause: { misconception, believed, forgets, explains, contradictedBy },
  failing,
  passing,
}: CauseProps) {
  const against =
    contradictedBy.length === 0
      ? "none contradicts it"
      : `${contradictedBy.length} ${contradictedBy.length === 1 ? "contradicts" : "contradict"} it: whoever believes this would fail there`;
  return (
    <li class="panel cause">
      <p class="belief">“{believed}”</p>
      <p>
        Whoever believes this gives every value of {explains.length} of {count(failing, "failing scenario")}. Of{" "}
        {count(passing, "scenario that passes", "scenarios that pass")}, {against}.
      </p>
      <p class="soft">
        Against it: <Clause clause={forgets} /> · <code>{misconception}</code>
      </p>
      <ScenarioLinks
        scenarios={explains}
        summary={`Explained: ${count(explains.length, "scenario")}`}
        file="results.csv"
      />
      {contradictedBy.length > 0 && (
        <ScenarioLinks
          scenarios={contradictedBy}
          summary={`Against: ${count(contradictedBy.length, "scenario")}`}
          file="results.csv"
        />
      )}
    </li>
  );
}
