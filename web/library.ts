import { cardsUsedBy } from "../src/events/brought.js";
import type { Found } from "../src/library/library.js";
import type { Card, Scenario } from "../src/rules/formats.gen.js";
import { parseCard } from "../src/scenario/parse.js";
import { pinOf } from "../src/verifier/pin.js";
import type { LabCorpus } from "./lab-corpus.js";
import { loadedLibrary } from "./library-shelf.js";

/**
 * Puts the cards of the library that a board plays among those of the page, also those that are not understood whole:
 * with what of them is understood. Whoever shows the board says so (`notUnderstood`).
 */
export function drawForBoard(corpus: LabCorpus, board: Scenario | undefined): void {
  if (board === undefined) return;
  const own = new Set((board.cards ?? []).map(({ name }) => name));
  for (const name of cardsUsedBy(board)) if (!own.has(name)) drawCard(corpus, name);
}

/** A card of the page, out of the library where it is not there yet; undefined if neither can say what it is. */
export function drawCard({ cards, drawn }: LabCorpus, name: string): Card | undefined {
  const known = cards.get(name);
  const library = loadedLibrary.peek();
  if (known !== undefined || library === undefined) return known;
  const found = library.find(name);
  if (found === undefined || found.missing === "layout" || found.missing === "printed") return undefined;
  const parsed = parseCard(JSON.stringify(found.card), found.file);
  if (!parsed.ok) return undefined;
  cards.set(name, parsed.value);
  drawn.set(name, found);
  return parsed.value;
}

/** The library's cards that a board plays and of which a part is not understood. */
export function notUnderstood({ drawn }: LabCorpus, board: Scenario | undefined): Found[] {
  if (board === undefined) return [];
  return [...cardsUsedBy(board)].flatMap((name) => {
    const found = drawn.get(name);
    return found?.state === "refused" ? [found] : [];
  });
}

/** The digests of the library's cards that a scenario plays, as its file pins them. */
export function pinsFor({ cards, drawn }: LabCorpus, scenario: Scenario): Pick<Scenario, "pins"> {
  const pins = [...cardsUsedBy(scenario)].flatMap((name) => {
    const card = cards.get(name);
    return card === undefined || !drawn.has(name) ? [] : [[name, pinOf(card)] as const];
  });
  return pins.length === 0 ? {} : { pins: Object.fromEntries(pins) };
}
