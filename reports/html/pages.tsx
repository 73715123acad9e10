import { renderToString } from "preact-render-to-string";
import { anchor } from "./anchors.js";
import type { ScenarioLookup } from "./components/scenario-link.js";
import { ScenarioPage } from "./components/scenario-page.js";
import { isFailure } from "../../src/rules/failure.js";
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

/**
 * The pages of the scenarios in order. If they exceed the budget (characters), scenarios that do not pass take
 * precedence, then as many of the others as fit.
 */
export function renderPages(entries: readonly Entry[], { command, budget, isOther }: PageOptions): Pages {
  const all = new Set(entries.map(({ summary }) => summary.id));
  const pages = render(entries, { command, budget, isOther }, lookupIn(entries, all));
  if (pages.size === all.size) return { html: [...pages.values()].join("\n"), lookup: lookupIn(entries, all) };
  // Pages may have been left out that others lead to.
  const kept = entries.filter(({ summary }) => pages.has(summary.id));
  const lookup = lookupIn(entries, new Set(pages.keys()));
  return { html: [...render(kept, { command, budget: Infinity, isOther }, lookup).values()].join("\n"), lookup };
}

/** Pages by scenario, in the order of the entries. */
function render(
  entries: readonly Entry[],
  { command, budget, isOther }: PageOptions,
  lookup: ScenarioLookup,
): Map<string, string> {
  const pages = new Map<Entry, string>();
  const places = new Map(entries.map((entry, place) => [entry, place]));
  let left = budget;
  for (const entry of entries.toSorted((a, b) => attentionFor(b) - attentionFor(a))) {
    const place = places.get(entry) ?? 0;
    const neighbors = [entries[place - 1]?.summary.id, entries[place + 1]?.summary.id] as const;
    const html = renderToString(
      <ScenarioPage
        {...entry}
        command={commandFor(command, entry.summary.id)}
        lookup={lookup}
        neighbors={neighbors}
        isOther={isOther}
      />,
    );
    left -= html.length;
    if (left < 0) break;
    pages.set(entry, html);
  }
  return new Map(
    entries.flatMap((entry) => {
      const html = pages.get(entry);
      return html === undefined ? [] : [[entry.summary.id, html]];
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

/** Ids are slugs; what is none is quoted, since readers paste this line into a shell. */
function commandFor(command: string, id: string): string {
  return `${command} ${/^[\w-]+$/.test(id) ? id : `'${id.replaceAll("'", String.raw`'\''`)}'`}`;
}
