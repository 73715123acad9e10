import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { canonical } from "../json.js";
import type { Entry } from "./entries.js";

/** So many characters of JSON make a chunk: enough to be packed well, and unpacked in some milliseconds. */
const CHUNK = 400_000;

/** Entries that follow each other, packed: what their pages are drawn from. `first`: the place of the first among all. */
export interface Chunk {
  readonly text: string;
  readonly first: number;
}

export function* packed(entries: readonly Entry[]): Generator<Chunk> {
  let [texts, length, first]: [string[], number, number] = [[], 0, 0];
  for (const [place, entry] of entries.entries()) {
    const text = canonical(entry);
    if (texts.length > 0 && length + text.length > CHUNK) {
      yield { text: packedText(texts), first };
      [texts, length, first] = [[], 0, place];
    }
    texts.push(text);
    length += text.length;
  }
  if (texts.length > 0) yield { text: packedText(texts), first };
}

/** The entries of one chunk. */
export function unpacked(chunk: string): readonly Entry[] {
  // Our own writer packed it.
  return JSON.parse(strFromU8(inflateSync(strToU8(atob(chunk), true)))) as readonly Entry[];
}

/** Base64 of deflated UTF-8: the same bytes for the same text. */
function packedText(texts: readonly string[]): string {
  return btoa(strFromU8(deflateSync(strToU8(`[${texts.join(",")}]`), { level: 9 }), true));
}
