import { signal } from "@preact/signals";
import { Library } from "../src/library/library.js";

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
