import { KEYWORDS } from "./keywords.js";
import { SUBTYPES } from "./subtypes.js";
import { withoutQuality } from "./word-list.js";

const NAMES: ReadonlySet<string> = new Set(KEYWORDS.map(({ name }) => name));

/** Whether a word may be an object's keyword ability as checks write it: with its parameter, as in `ward {2}`. */
export function isKeywordText(written: string): boolean {
  const word = withoutQuality(written);
  if (NAMES.has(word)) return true;
  const land = /^(.+)walk$/.exec(word)?.[1];
  if (land !== undefined && SUBTYPES.land.some((type) => type.toLowerCase() === land)) return true;
  const words = word.split(" ");
  return words.some((_, i) => i > 0 && NAMES.has(words.slice(0, i).join(" ")));
}
