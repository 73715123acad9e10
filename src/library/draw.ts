import type { UnusableCard } from "../events/names.js";
import type { Card } from "../rules/formats.gen.js";
import { parseCard } from "../scenario/parse.js";
import type { Found, Library } from "./library.js";
import { refusalWords } from "./refusal.js";

/** What a library has of cards that are named. */
export interface Drawn {
  readonly cards: readonly { readonly card: Card; readonly file: string }[];
  /** Cards that it has and that can not be played, by name. */
  readonly unusable: ReadonlyMap<string, UnusableCard>;
}

/** Takes the named cards that are not there yet out of a library. Each definition is checked as a file is. */
export function drawnFrom(library: Library, names: Iterable<string>, isThere: (name: string) => boolean): Drawn {
  const cards: { card: Card; file: string }[] = [];
  const unusable = new Map<string, UnusableCard>();
  for (const name of names) {
    if (isThere(name)) continue;
    const found = library.find(name);
    if (found === undefined) continue;
    const taken = taking(found);
    if ("message" in taken) unusable.set(name, taken);
    else cards.push({ card: taken, file: found.file });
  }
  return { cards, unusable };
}

/** The definition, or why there is none. */
function taking({ card, file, line, ...entry }: Found): Card | UnusableCard {
  const problem = { file, line, column: 1, pointer: "" };
  if (entry.state === "refused") return { ...problem, message: refusalWords(entry), isUnderstood: false };
  const parsed = parseCard(JSON.stringify(card), file);
  return parsed.ok ? parsed.value : { ...problem, message: parsed.problems[0]?.message ?? "it is no card" };
}
