import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Report } from "../../src/rules/formats.gen.js";
import { ScenarioFilter } from "../../reports/html/client/filter.js";
import { makeSortable } from "../../reports/html/client/sort.js";
import { listRows, ScenarioList, ScenarioRow } from "../../reports/html/components/scenario-list.js";
import { Finder } from "../../reports/html/search/finder.js";
import { searchIndex } from "../../reports/html/search-index.js";
import { Still } from "../still.js";
import { shownOf } from "./report-shown.js";

/** The filter that a link of another view sets for the list of scenarios. */
export const askedFilter = signal<URLSearchParams | undefined>(undefined);

/** The list of the report, with its script: search, filters, sorting. */
export function ListView({ report }: { readonly report: Report }) {
  const { entries, coverage } = shownOf(report);
  const filter = useRef<ScenarioFilter | undefined>(undefined);
  useEffect(() => {
    const gone = new AbortController();
    const list = document.querySelector<HTMLTableElement>("#list");
    const form = document.querySelector<HTMLFormElement>("#filters");
    if (list !== null && form !== null) {
      const index = searchIndex(entries);
      filter.current = new ScenarioFilter(list, form, index, new Finder(index));
      filter.current.start(gone.signal);
      makeSortable(list);
    }
    return () => gone.abort();
  }, [report]);
  const asked = askedFilter.value;
  useEffect(() => {
    if (asked === undefined) return;
    filter.current?.show(asked);
    askedFilter.value = undefined;
  }, [asked]);
  return (
    <Still of={report}>
      <ScenarioList entries={entries} coverage={coverage} command="npx cr613 explain">
        {listRows(entries).flatMap((row) => ["\n", <ScenarioRow {...row} />])}
      </ScenarioList>
    </Still>
  );
}
