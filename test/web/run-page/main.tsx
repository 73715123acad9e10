import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../../../src/verifier/plan.js";
import { type LabCorpus, labCorpus } from "../../../web/lab-corpus.js";
import { RunPanel } from "../../../web/run/run-panel.js";

/** A page of the panel and nothing else. */
function RunPage() {
  const [corpus, setCorpus] = useState<LabCorpus>();
  useEffect(() => {
    labCorpus().then(setCorpus, () => {}); // the run says so
  }, []);
  const counts = corpus && { scenarios: corpus.scenarios.length, runs: planOf(corpus.scenarios).length };
  const topics = [...new Set(corpus?.scenarios.map(({ topic }) => topic))].sort();
  return (
    <main>
      <h1 class="vh">A page to try</h1>
      <h2>A run</h2>
      <RunPanel counts={counts} topics={topics} />
    </main>
  );
}

const place = document.querySelector("#lab");
if (place !== null) render(<RunPage />, place);
