/** Whether a subject takes "is" or "are". */
export type GrammaticalNumber = "one" | "many";

/** "A, B and C"; the empty list is "nothing". */
export function list(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = items.at(-1);
  if (last === undefined) return "nothing";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** More names than this are counted, not listed. */
const LISTED = 24;

/** The names of objects or effects; of a crowd only the first few, and how many more there are. */
export function names(all: readonly string[]): string {
  const hidden = all.length - LISTED;
  return hidden <= 0 ? list(all) : `${all.slice(0, LISTED).join(", ")} and ${hidden} more`;
}

/** "1 card", "2 cards". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function inNumber(number: GrammaticalNumber, one: string, many: string): string {
  return number === "one" ? one : many;
}

/** Words that begin with a vowel letter but a consonant's sound, and the other way round. */
const SOUNDS_LIKE_CONSONANT = /^(?:uni|use|one\b|eur)/i;
const SOUNDS_LIKE_VOWEL = /^(?:8|11\b|18\b|hour|heir|x\b)/i;

export function withArticle(noun: string): string {
  const vowel = /^[aeiou]/i.test(noun) ? !SOUNDS_LIKE_CONSONANT.test(noun) : SOUNDS_LIKE_VOWEL.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a capital and a full stop. */
export function sentence(text: string): string {
  const whole = capitalized(text.trim());
  return /[.!?][”)]*$/.test(whole) ? whole : `${whole}.`;
}

/** Without the full stop: to stand inside another sentence. */
export function unstopped(text: string): string {
  return text.replace(/\.$/, "");
}

/** `basicLandType` or `maximum-hand-size` -> `basic land type`, `maximum hand size`. */
export function spacedWords(name: string): string {
  return name
    .replaceAll(/[-_.]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

const ORDINALS = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

export function ordinal(n: number): string {
  return ORDINALS[n] ?? `${n}th`;
}

/** "Ann's", "the players'". */
export function possessive(noun: string): string {
  return noun.endsWith("s'") || noun.endsWith("’s") ? noun : `${noun}'s`;
}
