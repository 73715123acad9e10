import { signal } from "@preact/signals";
import { cardsUsedBy } from "../src/events/brought.js";
import { type Found, Library } from "../src/library/library.js";
import type { Scenario } from "../src/rules/formats.gen.js";
import { parseCard } from "../src/scenario/parse.js";
import { pinOf } from "../src/verifier/pin.js";
import type { LabCorpus } from "./lab-corpus.js";

/** The library, once it is there. Boards can be worked out before it is, and without it. */
export const loadedLibrary = signal<Library | undefined>(undefined);

let loading: Promise<void> | undefined;

/** Loads the library in the background, once. What fails is tried again when a board is next opened. */
export function loadLibrary(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<void> {
  const name = document.querySelector<HTMLMetaElement>('meta[name="cr613-library"]')?.content ?? "";
  if (name === "") return;
  const response = await fetch(new URL(name, document.baseURI));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  loadedLibrary.value = libraryOf(await textOf(new Uint8Array(await response.arrayBuffer())));
}

/** Packed by gzip, unless the server has said so and the browser has unpacked it. */
async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export function libraryOf(text: string): Library {
  return new Library([{ letter: undefined, file: "library", text: () => text }]);
}

/**
 * Puts the cards of the library that a board plays among those of the page, also those that are not understood whole:
 * with what of them is understood. Whoever shows the board says so (`notUnderstood`).
 */
export function drawForBoard({ cards, drawn }: LabCorpus, board: Scenario | undefined): void {
  const library = loadedLibrary.peek();
  if (library === undefined || board === undefined) return;
  const own = new Set((board.cards ?? []).map(({ name }) => name));
  for (const name of cardsUsedBy(board)) {
    const found = own.has(name) || cards.has(name) ? undefined : library.find(name);
    if (found === undefined || found.missing === "layout" || found.missing === "printed") continue;
    const parsed = parseCard(JSON.stringify(found.card), found.file);
    if (!parsed.ok) continue;
    cards.set(name, parsed.value);
    drawn.set(name, found);
  }
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
