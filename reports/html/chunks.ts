import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { canonical } from "../json.js";
import type { Entry } from "./entries.js";

/** So many characters of JSON make a chunk: enough to be packed well, and unpacked in some milliseconds. */
const CHUNK = 400_000;

/** What the pages of all scenarios are drawn from, packed. Chunks begin with the entry whose place stands in `firsts`. */
export interface PackedEntries {
  readonly chunks: readonly string[];
  readonly firsts: readonly number[];
}

export function packed(entries: readonly Entry[]): PackedEntries {
  const chunks: string[] = [];
  const firsts: number[] = [];
  let texts: string[] = [];
  let length = 0;
  const close = (): void => {
    if (texts.length > 0) chunks.push(packedText(`[${texts.join(",")}]`));
    texts = [];
    length = 0;
  };
  entries.forEach((entry, place) => {
    const text = canonical(entry);
    if (length + text.length > CHUNK) close();
    if (texts.length === 0) firsts.push(place);
    texts.push(text);
    length += text.length;
  });
  close();
  return { chunks, firsts };
}

/** The entries of one chunk. */
export function unpacked(chunk: string): readonly Entry[] {
  // Our own writer packed it.
  return JSON.parse(strFromU8(inflateSync(strToU8(atob(chunk), true)))) as readonly Entry[];
}

/** Base64 of deflated UTF-8: the same bytes for the same text. */
function packedText(text: string): string {
  return btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true));
}
