/** The longest file, in UTF-16 code units. The largest sensible scenario has a fiftieth of that. */
export const MAX_LENGTH = 4 * 1024 * 1024;

/** The deepest nesting of lists and objects. */
export const MAX_DEPTH = 200;

/** The most values in a file: each may have a fault, and each fault is recorded. */
export const MAX_VALUES = 100_000;

/** The most entries of a list or keys of an object. No list of the formats has more than 5000. */
export const MAX_ENTRIES = 5000;

/** The most problems reported for a file; a last one counts the rest. */
export const MAX_PROBLEMS = 100;

/** A limit that a text exceeds, and where. */
export interface BrokenLimit {
  readonly offset: number;
  readonly message: string;
  readonly expected: string;
}

/** How much of a text is parsed at all. */
export interface Limits {
  readonly length: number;
  readonly depth: number;
  readonly values: number;
}

/** The limits for files that people write. */
const OF_FILES: Limits = { length: MAX_LENGTH, depth: MAX_DEPTH, values: MAX_VALUES };

/** Checks for what would be dangerous to parse, in one pass and without recursion. */
export function brokenLimit(text: string, limits: Limits = OF_FILES): BrokenLimit | undefined {
  if (text.length > limits.length) {
    const size = `${(text.length / 1024 / 1024).toFixed(1)} Mi characters`;
    return {
      offset: 0,
      message: `the file is too large: ${size}`,
      expected: `at most ${limits.length / 1024 / 1024} Mi characters`,
    };
  }
  let depth = 0;
  let values = 1;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: // "
        i = endOfString(text, i);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth++;
        values++;
        if (depth > limits.depth) {
          return {
            offset: i,
            message: "lists and objects are nested too deep",
            expected: `at most ${limits.depth} levels`,
          };
        }
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case 0x2c: // ,
        values++;
        break;
    }
    if (values > limits.values) {
      return { offset: i, message: "the file holds too many values", expected: `at most ${limits.values}` };
    }
  }
  return undefined;
}

/** The offset of the closing quotation mark; if it is missing, of the end of the line or text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x5c) i++;
    else if (code === 0x22 || code === 0x0a || code === 0x0d) return i;
  }
  return text.length;
}
