import { inKeyOrder } from "../../src/rules/ordered-text.js";
import type { KeyWriter } from "./key-file.js";

/** key.json: the key itself, with the members in the order of their names, so that keys can be compared. */
export const jsonWriter: KeyWriter = (key) => [
  { name: "key.json", content: `${JSON.stringify(inKeyOrder(key), undefined, 2)}\n` },
];
