/** The words of a text as they are compared: without case, accents, apostrophes and signs. Numbers of clauses stay whole. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}./]+/u)
    .map((word) => word.replaceAll(/^[./]+|[./]+$/g, ""))
    .filter((word) => word !== "");
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}|['’]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** Words between names that people type and nobody searches: of English, German and French. */
const BETWEEN = new Set(
  "a an and the of with vs versus plus und mit der die das ein eine gegen et avec le la les un une contre".split(" "),
);

/** The words that are searched; all of them if there are no others. */
export function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const asked = words.filter((word) => !BETWEEN.has(word));
  return asked.length === 0 ? words : asked;
}

/** A word may be sought by any part of it that is longer than this: German writes Blutmond. */
const SHORTEST_PART = 4;

/** Where a long word of a name may begin to be read: itself, and each of its ends. */
export function endsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((_, place) =>
    place === 0 || letters.length - place >= SHORTEST_PART ? [letters.slice(place).join("")] : [],
  );
}
