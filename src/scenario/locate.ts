import { present } from "../rules/present.js";
import { type Node, parseTree } from "jsonc-parser";
import type { Problem } from "../rules/formats.gen.js";
import type { Fault } from "../faults/fault.js";
import { keysOf } from "../faults/pointer.js";

/** A position in a text; both numbers begin with 1, columns count UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Locator = (pointer: string, part?: "key" | "value") => Place;

/** The position of the value at a JSON pointer. If there is none: the position of the innermost value around it. */
export function locate(text: string, pointer: string): Place {
  return locatorOf(text)(pointer);
}

/** For several pointers into one text: it is parsed once. */
export function locatorOf(text: string, root: Node | undefined = parseTree(text)): Locator {
  const placeOf = placesOf(text);
  return (pointer, part = "value") => placeOf(root === undefined ? 0 : offsetAt(root, keysOf(pointer), part));
}

/** Converts offsets to positions. */
export function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** A fault as it is reported: with file, line and column. */
export function problemOf(file: string, text: string, fault: Fault): Problem {
  return problemAt(file, locate(text, fault.pointer), fault);
}

export function problemAt(file: string, place: Place, fault: Fault): Problem {
  const { pointer, message, expected, suggestion } = fault;
  return {
    file,
    line: place.line,
    column: place.column,
    pointer,
    message,
    ...present({ expected, suggestion }),
  };
}

function offsetAt(root: Node, keys: readonly string[], part: "key" | "value"): number {
  let node = root;
  let offset = root.offset;
  for (const key of keys) {
    if (node.type === "array") {
      const item = node.children?.[Number(key)];
      if (item === undefined) return offset;
      node = item;
      offset = item.offset;
      continue;
    }
    const property = node.children?.findLast(({ children }) => children?.[0]?.value === key);
    const [name, value] = property?.children ?? [];
    if (name === undefined || value === undefined) return offset;
    node = value;
    offset = part === "key" ? name.offset : value.offset;
  }
  return offset;
}
