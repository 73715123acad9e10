import { orderedText } from "../../src/rules/ordered-text.js";
import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/narrator.js";
import { idsBroughtBy } from "./brought.js";

/* The difference between a board and its original, in a few words for titles and remarks. */

/** Such as `without Humility` or `in another order`; undefined if the same happens. */
export function differenceWords(original: Scenario, board: Scenario): string | undefined {
  const [before, after] = [happenings(original), happenings(board)];
  const [left, came] = [namesIn(before), namesIn(after)];
  const gone = left.filter((name) => !came.includes(name));
  const fresh = came.filter((name) => !left.includes(name));
  if (gone.length > 0 && fresh.length > 0) return `with ${listed(fresh)} in place of ${listed(gone)}`;
  if (gone.length > 0) return `without ${listed(gone)}`;
  if (fresh.length > 0) return `with ${listed(fresh)} as well`;
  const texts = (events: readonly ScenarioEvent[]): string[] => events.map((event) => orderedText(event));
  const [old, young] = [texts(before), texts(after)];
  const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join("\n") === b.join("\n");
  if (isSame(old, young))
    return orderedText(setup(original)) === orderedText(setup(board)) ? undefined : "set up otherwise";
  if (isSame(old.toSorted(), young.toSorted())) return "in another order";
  const removed = before.filter((_, i) => !young.includes(old[i] ?? ""));
  const added = after.filter((_, i) => !old.includes(young[i] ?? ""));
  if (added.length === 0) return removed.length === 0 ? "with less of the same" : `without ${kindsOf(removed)}`;
  return removed.length === 0 ? `with ${kindsOf(added)} as well` : "with other events";
}

function kindsOf(events: readonly ScenarioEvent[]): string {
  return listed([...new Set(events.map(({ kind }) => english().eventKind(kind, "noun")))]);
}

function happenings({ timeline }: Scenario): ScenarioEvent[] {
  return timeline.filter(({ kind }) => kind !== "check");
}

function namesIn(events: readonly ScenarioEvent[]): string[] {
  return [...new Set(events.flatMap(idsBroughtBy))];
}

function setup({ players, cards = [] }: Scenario): unknown {
  return { players, cards };
}

const NAMED = 3;

/** `A, B and C`; of many the first few. */
export function listed(names: readonly string[]): string {
  if (names.length > NAMED) return `${names.slice(0, NAMED).join(", ")} and others`;
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
