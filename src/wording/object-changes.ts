import type { Change } from "../rules/formats.gen.js";
import type { Characteristic } from "../rules/layers.js";
import type { EntryOf } from "./ability-names.js";
import type { ObjectNames } from "./object-names.js";
import { inLine, listOf, surplus } from "./value-words.js";

/** Changes of one object, by characteristic. */
export class Changes {
  readonly #of: ReadonlyMap<Characteristic, Change>;
  /** What the abilities say that are gained and lost. */
  readonly entryOf: EntryOf;

  readonly #inLine: (characteristic: Characteristic, words: readonly string[]) => readonly string[];

  constructor(changes: readonly Change[], names: ObjectNames) {
    this.#of = new Map(changes.map((change) => [change.characteristic, change]));
    const object = changes[0]?.object ?? "";
    this.#inLine = (characteristic, words) => inLine(characteristic, words, object, names);
    this.entryOf = (name) => names.entry(name, object);
  }

  get size(): number {
    return this.#of.size;
  }

  get(characteristic: Characteristic): Change | undefined {
    return this.#of.get(characteristic);
  }

  gained(characteristic: Characteristic): readonly string[] {
    const change = this.get(characteristic);
    return this.#inLine(characteristic, surplus(listOf(change?.after), listOf(change?.before)));
  }

  lost(characteristic: Characteristic): readonly string[] {
    const change = this.get(characteristic);
    return this.#inLine(characteristic, surplus(listOf(change?.before), listOf(change?.after)));
  }
}
