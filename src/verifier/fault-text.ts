import type { Fault } from "../faults/fault.js";

/** A fault of a timeline as the message of a result: its pointer, then what is wrong. */
export function faultText({ pointer, message, expected, suggestion }: Fault): string {
  const hints = [
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(suggestion === undefined ? [] : [`did you mean ${suggestion}?`]),
  ];
  return `${pointer}: ${message}${hints.length === 0 ? "" : ` (${hints.join("; ")})`}`;
}

/** Reads the fault back from a result's message; undefined if the message is not one. */
export function faultIn(message: string | undefined): Fault | undefined {
  const [, pointer, text] = /^(\/\S*): ([^]*)$/.exec(message ?? "") ?? [];
  return pointer === undefined || text === undefined ? undefined : { pointer, message: text };
}
