import { render } from "preact";
import { planOf } from "../../../src/verifier/plan.js";
import { labCorpus, loadedCorpus } from "../../../web/lab-corpus.js";
import { RunPanel } from "../../../web/run/run-panel.js";

/** A page of the panel and nothing else. */
function RunPage() {
  const scenarios = loadedCorpus.value?.scenarios;
  const counts = scenarios && { scenarios: scenarios.length, runs: planOf(scenarios).length };
  const topics = [...new Set(scenarios?.map(({ topic }) => topic))].sort();
  return (
    <main>
      <h1 class="vh">A page to try</h1>
      <RunPanel counts={counts} topics={topics} onPart={() => void labCorpus().catch(() => {})} />
    </main>
  );
}

const place = document.querySelector("#lab");
if (place !== null) render(<RunPage />, place);
