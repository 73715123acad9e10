import { useEffect, useMemo, useState } from "preact/hooks";
import { addCopyButtons } from "../../reports/html/client/copy.js";
import { mistakesUnder } from "../../reports/html/client/mistakes-found.js";
import { Mistakes } from "../../reports/html/components/common-mistakes.js";
import { ScenarioPage } from "../../reports/html/components/scenario-page.js";
import type { Report, Result } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { summaryOf } from "../../src/verifier/report.js";
import { webThreads } from "../../workers/lane.web.js";
import { type Address, whatIfAddress } from "../address.js";
import { useArrival } from "../arrival.js";
import { Judge, workerEntry } from "../judge.js";
import type { LabCorpus } from "../lab-corpus.js";
import { Waiting } from "../later.js";
import { Missing } from "./missing.js";
import { shownOf } from "./report-shown.js";

export interface ScenarioViewProps {
  readonly id: string;
  readonly place: Address;
  readonly corpus: LabCorpus;
  /** The run whose list the user goes through. */
  readonly report: Report;
}

/** The page of a scenario. What a run has not kept is run again, to be explained. */
export function ScenarioView({ id, place, corpus, report }: ScenarioViewProps) {
  const entry = corpus.byId.get(id);
  return entry === undefined ? (
    <Missing id={id} place={place} corpus={corpus} />
  ) : (
    <Page key={id} entry={entry} place={place} corpus={corpus} report={report} />
  );
}

let judge: Judge | undefined;

interface PageProps extends Omit<ScenarioViewProps, "id"> {
  readonly entry: CorpusScenario;
}

function Page({ entry, place: address, corpus, report }: PageProps) {
  const { id } = entry.scenario;
  const { entries } = shownOf(report);
  const place = entries.findIndex(({ summary }) => summary.id === id);
  const results = useResults(entry, corpus, place < 0 ? [] : (entries[place]?.results ?? []), report);
  useArrival(address, results !== undefined);
  useEffect(() => {
    if (results !== undefined) addCopyButtons(document.querySelector("#main") ?? document);
  }, [results === undefined]);
  const mistakes = useMemo(() => mistakesUnder(report.header.readings ?? []), [report]);
  if (results === undefined) return <Waiting />;
  const neighbors = [entries[place - 1]?.summary.id, place < 0 ? undefined : entries[place + 1]?.summary.id] as const;
  return (
    <Mistakes.Provider value={mistakes}>
      <ScenarioPage
        summary={summaryOf(entry, corpus.cards)}
        results={results}
        command={`npx cr613 explain ${id}`}
        neighbors={neighbors}
        isOther={false}
        extras={{
          actions: (
            <p>
              <a class="action" href={whatIfAddress(id)}>
                What if …
              </a>{" "}
              <span class="soft">change the board and see what becomes of it</span>
            </p>
          ),
        }}
      />
    </Mistakes.Provider>
  );
}

/** The results of the run if it has kept them; else those of this scenario alone, by the same readings. */
function useResults(
  { scenario }: CorpusScenario,
  { cards }: LabCorpus,
  ran: readonly Result[],
  { header }: Report,
): readonly Result[] | undefined {
  const isKept = ran.length > 0 && ran.every(({ checkPoints }) => checkPoints.length > 0);
  const [own, setOwn] = useState<readonly Result[]>();
  useEffect(() => {
    if (isKept) return;
    judge ??= new Judge(webThreads(workerEntry()));
    const asked = ran.map(({ ruleset }) => ruleset);
    const rulesets =
      asked.length > 0 ? asked : SUPPORTED_RULESETS.filter((ruleset) => scenario.rulesets.includes(ruleset));
    const readings = header.readings ?? [];
    void judge.ask({ scenario, cards, rulesets, readings }).then((results) => {
      if (results !== undefined) setOwn(results);
    });
  }, [isKept]);
  return isKept ? ran : own;
}
