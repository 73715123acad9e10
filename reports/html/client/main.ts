// The script of report.html: pages of scenarios, search, filters, sorting and small comforts. Without it the lists and the
// answers can be read.
// tools/generate-page.mjs bundles it into page-assets.gen.ts.

import type { SearchIndex } from "../search-index.js";
import { ScenarioFilter } from "./filter.js";
import { followAddress } from "./navigation.js";
import { openForPrint } from "./print.js";
import { ScenarioPages } from "./scenario-pages.js";
import { makeSortable } from "./sort.js";
import { addClauseTitles, wordsInCoverage } from "./titles.js";

const list = document.querySelector<HTMLTableElement>("#list");
const form = document.querySelector<HTMLFormElement>("#filters");
const index = document.querySelector("#index");
if (list !== null && form !== null && index !== null) {
  // Our own writer put it there, in this form.
  const filter = new ScenarioFilter(list, form, JSON.parse(index.textContent) as SearchIndex);
  filter.start();
  makeSortable(list);
}
const pages = document.querySelector<HTMLElement>("#pages");
const scenarios = pages === null ? undefined : new ScenarioPages(pages);
followAddress((hash) => scenarios?.show(hash));
addClauseTitles(wordsInCoverage);
openForPrint();
