import { distance } from "fastest-levenshtein";

/** Longer ones are no slip of the pen, and comparing them would take long. */
const LONGEST = 100;

/**
 * The candidate that was probably meant: the same but for case and accents, or a few letters away, or beginning with the
 * word. undefined if none is near enough.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > LONGEST) return undefined;
  const plain = plainText(word);
  const tolerance = Math.max(1, Math.floor(plain.length / 3));
  let best: string | undefined;
  let least = tolerance + 1;
  let longer: string | undefined;
  for (const candidate of candidates) {
    if (candidate === word || candidate.length > LONGEST) continue;
    const other = plainText(candidate);
    if (plain.length >= 3 && longer === undefined && startsWithWord(other, plain)) longer = candidate;
    if (Math.abs(other.length - plain.length) >= least) continue;
    const steps = isSwapped(plain, other) ? 1 : distance(plain, other);
    if (steps >= least || steps >= Math.max(plain.length, other.length)) continue;
    least = steps;
    best = candidate;
  }
  return least <= 1 ? best : (longer ?? best);
}

/** A candidate that a word could be by a slip of the pen alone: a letter more, less or other, two swapped, or another case. */
export function slipOf(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < 4 || word.length > LONGEST) return undefined;
  const plain = plainText(word);
  for (const candidate of candidates) {
    const other = plainText(candidate);
    if (candidate === word || Math.abs(other.length - plain.length) > 1) continue;
    if (distance(plain, other) <= 1 || isSwapped(plain, other)) return candidate;
  }
  return undefined;
}

/** Two neighbouring letters have changed places: one slip of the fingers, though two changes. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first++;
  return (
    first < a.length - 1 &&
    a[first] === b[first + 1] &&
    a[first + 1] === b[first] &&
    a.slice(first + 2) === b.slice(first + 2)
  );
}

function startsWithWord(text: string, beginning: string): boolean {
  return text.startsWith(beginning) && !/^[a-z0-9]/.test(text.slice(beginning.length));
}

/** Small letters without accents, and plain apostrophes. */
function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019\u00b4`]/gu, "'")
    .toLowerCase();
}
