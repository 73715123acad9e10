import type { Report } from "../../src/rules/formats.gen.js";
import { type Coverage, coverageOf } from "../../reports/coverage.js";
import { anchor } from "../../reports/html/anchors.js";
import { type PlayedCard, playedCards } from "../../reports/html/cards.js";
import type { ScenarioLookup } from "../../reports/html/components/scenario-link.js";
import { type Entry, entriesOf } from "../../reports/html/entries.js";

/** A report as the views show it. */
export interface Shown {
  readonly report: Report;
  readonly entries: readonly Entry[];
  readonly coverage: Coverage;
  readonly cards: readonly PlayedCard[];
  /** Every scenario has a page here. */
  readonly lookup: ScenarioLookup;
}

const KNOWN = new WeakMap<Report, Shown>();

/** Made once for each report. */
export function shownOf(report: Report): Shown {
  const known = KNOWN.get(report);
  if (known !== undefined) return known;
  const titles = new Map(report.scenarios.map(({ id, title }) => [id, title]));
  const lookup: ScenarioLookup = (id) => ({ title: titles.get(id) ?? id, address: `#${anchor("s", id)}` });
  const entries = entriesOf(report);
  const shown = { report, entries, coverage: coverageOf(report), cards: playedCards(entries), lookup };
  KNOWN.set(report, shown);
  return shown;
}
