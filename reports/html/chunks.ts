import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { orderedText } from "../../src/rules/ordered-text.js";
import type { Entry } from "./entries.js";

/** So many characters of JSON make a chunk: enough to be packed well, and unpacked in some milliseconds. */
const CHUNK = 400_000;

/** Entries that follow each other, as a text of JSON. `first`: the place of the first among all. */
export interface Chunk {
  readonly text: string;
  readonly first: number;
}

export function* chunksOf(entries: readonly Entry[]): Generator<Chunk> {
  let [texts, length, first]: [string[], number, number] = [[], 0, 0];
  for (const [place, entry] of entries.entries()) {
    const text = orderedText(entry);
    if (texts.length > 0 && length + text.length > CHUNK) {
      yield { text: `[${texts.join(",")}]`, first };
      [texts, length, first] = [[], 0, place];
    }
    texts.push(text);
    length += text.length;
  }
  if (texts.length > 0) yield { text: `[${texts.join(",")}]`, first };
}

/** Base64 of deflated UTF-8: the same bytes for the same text. Packed harder it would be a five-hundredth smaller and take half as long again. */
export function packed(text: string): string {
  return btoa(strFromU8(deflateSync(strToU8(text), { level: 6 }), true));
}

/** The entries of a chunk that was packed. */
export function unpacked(chunk: string): readonly Entry[] {
  // Our own writer packed it.
  return JSON.parse(strFromU8(inflateSync(strToU8(atob(chunk), true)))) as readonly Entry[];
}
