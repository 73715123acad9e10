import { type LibraryCard, readEntry } from "./entry.js";

/** Lines of cards whose names begin with one letter, or with any; read when it is asked for. */
export interface Shelf {
  /** Undefined: cards of all names. */
  readonly letter: string | undefined;
  /** Its name in messages. */
  readonly file: string;
  text(): string;
}

/** A card, and where it stands. */
export interface Found extends LibraryCard {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The letter of the shelf on which a card stands: small, without accents; 0 for digits, _ for what is neither. */
export function letterOf(name: string): string {
  const [first = "_"] = /[a-z0-9]/.exec(name.normalize("NFKD").toLowerCase()) ?? [];
  return /[0-9]/.test(first) ? "0" : first;
}

/** Cards by their names, one a line. Of shelves with the same card the first has it. Nothing is read before it is asked for. */
export class Library {
  readonly #shelves: readonly Shelf[];
  #names: ReadonlyMap<string, string> | undefined;

  constructor(shelves: readonly Shelf[]) {
    this.#shelves = shelves;
  }

  /** This one, with another that goes before it. */
  after(other: Library): Library {
    return new Library([...other.#shelves, ...this.#shelves]);
  }

  /** The card of exactly this name. Throws a SyntaxError where its line is no JSON. */
  find(name: string): Found | undefined {
    const letter = letterOf(name);
    const start = `{"name":${JSON.stringify(name)},`;
    for (const shelf of this.#shelves) {
      if (shelf.letter !== undefined && shelf.letter !== letter) continue;
      const text = shelf.text();
      const at = text.startsWith(start) ? 0 : text.indexOf(`\n${start}`) + 1;
      if (at === 0 && !text.startsWith(start)) continue;
      const end = text.indexOf("\n", at);
      const entry = readEntry(text.slice(at, end < 0 ? undefined : end));
      return { ...entry, file: shelf.file, line: text.slice(0, at).split("\n").length };
    }
    return undefined;
  }

  /** All lines. */
  text(): string {
    return this.#shelves.map((shelf) => shelf.text()).join("");
  }

  /** Every name there is, also of second faces, with the name of its card. */
  names(): ReadonlyMap<string, string> {
    if (this.#names !== undefined) return this.#names;
    const names = new Map<string, string>();
    const others: [string, string][] = [];
    for (const shelf of this.#shelves) {
      for (const [, front = '""', , back] of shelf.text().matchAll(NAMES)) {
        const name = JSON.parse(front) as string;
        names.set(name, name);
        if (back !== undefined) others.push([JSON.parse(back) as string, name]);
      }
    }
    // A card's own name goes before the same name of another one's second face.
    for (const [name, of] of others) {
      for (const each of [name, `${of} // ${name}`]) if (!names.has(each)) names.set(each, of);
    }
    return (this.#names = names);
  }
}

/** The name of each line, and that of its second face. */
const NAMES = /^\{"name":("(?:[^"\\]|\\.)*")(.*?"back":\{"name":("(?:[^"\\]|\\.)*"))?/gm;
