import { isLanguage } from "../../../src/wording/language.js";
import { pageWords } from "../spoken.js";
// The script of report.html: pages of scenarios, search, filters, sorting and small comforts. Without it the lists and the
// answers can be read.
// tools/generate-page.mjs bundles it into page-assets.gen.ts.

import type { SearchIndex } from "../search-index.js";
import { Finder } from "../search/finder.js";
import { addCopyButtons } from "./copy.js";
import { ScenarioFilter } from "./filter.js";
import { startFind } from "./find.js";
import { followAddress } from "./navigation.js";
import { showEveryCharacter } from "../shown-text.js";
import { openForPrint } from "./print.js";
import { ScenarioPages } from "./scenario-pages.js";
import { makeSortable } from "./sort.js";
import { addClauseTitles, wordsInCoverage } from "./titles.js";

showEveryCharacter();
const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";
const words = pageWords(language);
const list = document.querySelector<HTMLTableElement>("#list");
const form = document.querySelector<HTMLFormElement>("#filters");
const index = document.querySelector("#index");
if (list !== null && form !== null && index !== null) {
  // Our own writer put it there, in this form.
  const known = JSON.parse(index.textContent) as SearchIndex;
  const finder = new Finder(known);
  new ScenarioFilter(list, form, known, finder, words).start();
  makeSortable(list, language);
  const find = document.querySelector<HTMLFormElement>("#find-form");
  if (find !== null) startFind(find, finder, words);
}
const pages = document.querySelector<HTMLElement>("#pages");
const scenarios = pages === null ? undefined : new ScenarioPages(pages, language);
followAddress((hash) => {
  scenarios?.show(hash);
  const card = document.getElementById(hash.slice(1))?.closest(".card-page");
  if (card !== null && card !== undefined) addCopyButtons(card, words);
});
addClauseTitles(wordsInCoverage);
openForPrint();
