import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { unpacked } from "../../reports/html/chunks.js";
import { commandFor } from "../../reports/html/command-for.js";
import { Lookup } from "../../reports/html/components/scenario-link.js";
import { ScenarioPage } from "../../reports/html/components/scenario-page.js";
import { Spoken } from "../../reports/html/spoken.js";
import { isLanguage } from "../../src/wording/language.js";
import type { Entry } from "../../reports/html/entries.js";

/** What the page carries for its script to draw, in the order of its scenarios. */
export function carried(html: string): Entry[] {
  return [...html.matchAll(/<script type="text\/plain" class="chunk"[^>]*>([^<]*)<\/script>/g)].flatMap(
    ([, chunk = ""]) => unpacked(chunk),
  );
}

/** The page of a scenario as the script of report.html draws it from what that carries. */
export function drawn(html: string, scenario: string): string {
  const entries = carried(html);
  const place = entries.findIndex(({ summary }) => summary.id === scenario);
  const entry = entries[place];
  if (entry === undefined) throw new Error(`the page carries nothing of ${scenario}`);
  const [, command = ""] = /data-command="([^"]*)"/.exec(html) ?? [];
  const titles = new Map(entries.map(({ summary }) => [summary.id, summary.title]));
  const page = h(ScenarioPage, {
    ...entry,
    command: commandFor(command, scenario),
    neighbors: [entries[place - 1]?.summary.id, entries[place + 1]?.summary.id],
    isOther: /<div class="pages"[^>]* data-other/.test(html),
  });
  const lookup = (id: string): { title: string; address: string | undefined } => ({
    title: titles.get(id) ?? id,
    address: titles.has(id) ? `#s/${id}` : undefined,
  });
  const [, lang = ""] = /<html lang="(\w+)"/.exec(html) ?? [];
  const language = isLanguage(lang) ? lang : "en";
  return renderToString(h(Spoken.Provider, { value: language }, h(Lookup.Provider, { value: lookup }, page)));
}
