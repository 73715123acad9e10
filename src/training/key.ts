import type { Card, Key, RulesetId } from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { isMessage } from "../wording/known-message.js";
import type { Language } from "../wording/language.js";
import { say } from "../wording/phrase.js";
import { Speaker } from "../wording/speaker.js";
import { dealt, type FormOptions } from "./forms.js";
import type { Item } from "./item.js";
import { itemsInOrder } from "./items.js";
import type { QueryFault } from "./query.js";
import { selectionOf } from "./selection.js";
import { keyItemOf } from "./key-item.js";

export interface KeyOptions extends Omit<FormOptions, "form"> {
  readonly ruleset: RulesetId;
  readonly language: Language;
  /** The selection in the language of selection.ts; empty: everything. */
  readonly select: string;
  /** 1 by default. */
  readonly form?: number | undefined;
  /** Replace the recommended ones. */
  readonly readings?: readonly string[] | undefined;
  /** Whether a scenario can be run, where that is not known of all; asked once it is to be. All can, if left out. */
  readonly isSound?: ((entry: CorpusScenario) => boolean) | undefined;
}

export type KeyFault =
  | ({ readonly kind: "select" } & QueryFault)
  /** A scenario that can't be run, or whose expectations are not met. */
  | { readonly kind: "scenario"; readonly message: string };

export type MadeKey =
  | { readonly ok: true; readonly key: Key }
  | { readonly ok: false; readonly faults: readonly KeyFault[] };

/** A form of questions with answers; equal arguments give equal bytes. Only scenarios that the form considers are run. */
export function makeKey(
  entries: readonly CorpusScenario[],
  cards: ReadonlyMap<string, Card>,
  corpusDigest: string,
  options: KeyOptions,
): MadeKey {
  const { ruleset, language, select, count, seed, form = 1, readings = [], perScenario } = options;
  const selected = selectionOf(select, entries, cards);
  if (!selected.ok) return { ok: false, faults: [{ kind: "select", ...selected.fault }] };
  const { fits, fitsScenario } = selected.value;
  const faults: KeyFault[] = [];
  const itemsFor = (entry: CorpusScenario): Iterable<Item> => {
    if (options.isSound?.(entry) === false) return [];
    const made = itemsInOrder(entry, cards, ruleset, readings);
    if (made.ok) return fitting(made.items, fits);
    faults.push({ kind: "scenario", message: made.message });
    return [];
  };
  const wanted = entries.filter((entry) => entry.scenario.rulesets.includes(ruleset) && fitsScenario(entry));
  const items = dealt(wanted, itemsFor, { seed, count, form, perScenario });
  if (faults.length > 0) return { ok: false, faults };
  const { effective } = rulesetOf(ruleset);
  const title = `ruleset-${ruleset}`;
  if (!isMessage(title)) throw new Error(`the ruleset ${ruleset} has no name in the catalogues`);
  return {
    ok: true,
    key: {
      format: "cr613-key",
      version: 1,
      language,
      ruleset: { id: ruleset, title: new Speaker(language).text(say(title)), effective },
      corpus: corpusDigest,
      form: { select, count, seed, ...(form === 1 ? {} : { number: form }) },
      items: items.map((item) => keyItemOf(item, { language, cards, seed })),
    },
  };
}

function* fitting(items: Iterable<Item>, fits: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (fits(item)) yield item;
}
