import { renderToString } from "preact-render-to-string";
import { isFailure } from "../../src/rules/failure.js";
import { anchor } from "./anchors.js";
import { Lookup, type ScenarioLookup } from "./components/scenario-link.js";
import { ScenarioPage } from "./components/scenario-page.js";
import type { Entry } from "./entries.js";

export interface Pages {
  readonly html: string;
  readonly lookup: ScenarioLookup;
}

/** The boards of some 5,000 runs: a browser opens as much in a few seconds. */
export const PAGE_BUDGET = 40_000_000;

export interface PageOptions {
  /** The command that explains a scenario, without its id. */
  readonly command: string;
  /** The most characters that all pages together may have. */
  readonly budget: number;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
}

/** The pages of the scenarios in order. Beyond the budget pages of scenarios that pass are left out. */
export function renderPages(entries: readonly Entry[], options: PageOptions): Pages {
  const all = lookupIn(entries, new Set(entries.map(({ summary }) => summary.id)));
  const pages = render(entries, options, all);
  if (pages.size === entries.length) return { html: [...pages.values()].join("\n"), lookup: all };
  // Others may link to pages that were left out.
  const kept = entries.filter(({ summary }) => pages.has(summary.id));
  const lookup = lookupIn(entries, new Set(pages.keys()));
  return { html: [...render(kept, { ...options, budget: Infinity }, lookup).values()].join("\n"), lookup };
}

/** Pages by scenario, in the order of the entries. */
function render(
  entries: readonly Entry[],
  { command, budget, isOther }: PageOptions,
  lookup: ScenarioLookup,
): Map<string, string> {
  const pages = new Map<string, string>();
  let left = budget;
  const placed = entries.map((entry, place) => ({ entry, place }));
  for (const { entry, place } of placed.toSorted((a, b) => attentionFor(b.entry) - attentionFor(a.entry))) {
    const { id } = entry.summary;
    const html = renderToString(
      <Lookup.Provider value={lookup}>
        <ScenarioPage
          {...entry}
          command={commandFor(command, id)}
          neighbors={[entries[place - 1]?.summary.id, entries[place + 1]?.summary.id]}
          isOther={isOther}
        />
      </Lookup.Provider>,
    );
    left -= html.length;
    if (left < 0) break;
    pages.set(id, html);
  }
  return new Map(
    entries.flatMap(({ summary: { id } }) => {
      const html = pages.get(id);
      return html === undefined ? [] : [[id, html]];
    }),
  );
}

/** Failures need most attention, then everything else that does not pass. */
function attentionFor({ results }: Entry): number {
  if (results.some(isFailure)) return 2;
  return results.some(({ verdict }) => verdict !== "pass") ? 1 : 0;
}

function lookupIn(entries: readonly Entry[], paged: ReadonlySet<string>): ScenarioLookup {
  const titles = new Map(entries.map(({ summary }) => [summary.id, summary.title]));
  return (id) => ({ title: titles.get(id) ?? id, address: paged.has(id) ? `#${anchor("s", id)}` : undefined });
}

/** An id that is no slug is quoted, since readers paste this line into a shell. */
function commandFor(command: string, id: string): string {
  return `${command} ${/^[\w-]+$/.test(id) ? id : `'${id.replaceAll("'", String.raw`'\''`)}'`}`;
}
