import { useMemo } from "preact/hooks";
import { planOf } from "../../src/verifier/plan.js";
import { address } from "../address.js";
import { useArrival } from "../arrival.js";
import { type LabCorpus, labCorpus, loadedCorpus } from "../lab-corpus.js";
import { later } from "../later.js";
import { lastReport } from "../run/run.js";
import { RunPanel, type RunPanelProps } from "../run/run-panel.js";

const OverviewReport = later(async () => (await import("./overview-report.js")).OverviewReport);

/** The first view: an introduction, the run, and its result. */
export function Start() {
  useArrival(address.value);
  const corpus = loadedCorpus.value;
  const { counts, topics } = useMemo(() => known(corpus), [corpus]);
  const report = lastReport.value;
  return (
    <>
      {report === undefined && (
        <section class="view intro" aria-labelledby="intro-title">
          <h2 id="intro-title">Magic's layers, checked in your browser</h2>
          <p class="lead">
            A corpus of boards where continuous effects meet (Comprehensive Rules 613), each with its answer, and a
            resolver that works the answer out and says why. Run all of it here, read how a board comes about layer by
            layer, or <a href="#w">set up a board of your own</a>.
          </p>
        </section>
      )}
      <RunPanel counts={counts} topics={topics} onPart={() => void labCorpus().catch(() => {})} />
      {report !== undefined && <OverviewReport report={report} />}
    </>
  );
}

/** What the panel says about the corpus; loading it only for that would be too slow. */
function known(corpus: LabCorpus | undefined): Pick<RunPanelProps, "counts" | "topics"> {
  if (corpus === undefined) return { topics: [] };
  const { scenarios } = corpus;
  return {
    counts: { scenarios: scenarios.length, runs: planOf(scenarios).length },
    topics: [...new Set(scenarios.map(({ topic }) => topic))].sort(),
  };
}
