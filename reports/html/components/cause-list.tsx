import { English } from "./english.js";
import { useWords } from "../spoken.js";
import type { LikelyCause, Report } from "../../../src/rules/formats.gen.js";
import { Clause } from "./clauses.js";
import { ScenarioLinks } from "./scenario-links.js";

/** What an engine that fails seems to believe: misconceptions that give its very answers, with what speaks for and against. */
export function CauseList({ report: { causes: known } }: { readonly report: Report }) {
  if (known === undefined) return null;
  const words = useWords();
  const { causes, failing, passing } = known;
  return (
    <section class="causes" aria-labelledby="causes-title">
      <h3 id="causes-title">{words.text(causes.length === 1 ? "report-likely-cause" : "report-likely-causes")}</h3>
      {causes.length === 0 ? (
        <p class="soft">{words.text("report-no-cause", { count: failing })}</p>
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
  const words = useWords();
  return (
    <li class="panel cause">
      <p class="belief">
        <English>{words.text("report-believed", { belief: believed })}</English>
      </p>
      <p>
        {words.text("report-cause-gives", { explained: explains.length, count: failing })}{" "}
        {contradictedBy.length === 0
          ? words.text("report-cause-uncontradicted", { count: passing })
          : words.text("report-cause-contradicted", { count: passing, against: contradictedBy.length })}
      </p>
      <p class="soft">
        {words.parts("report-cause-against", { clause: <Clause clause={forgets} /> })} · <code>{misconception}</code>
      </p>
      <ScenarioLinks
        scenarios={explains}
        summary={words.text("report-cause-explained", {
          scenarios: words.text("report-count-scenarios", { count: explains.length }),
        })}
        file="results.csv"
      />
      {contradictedBy.length > 0 && (
        <ScenarioLinks
          scenarios={contradictedBy}
          summary={words.text("report-cause-contradicting", {
            scenarios: words.text("report-count-scenarios", { count: contradictedBy.length }),
          })}
          file="results.csv"
        />
      )}
    </li>
  );
}
