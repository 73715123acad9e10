import type { CardType } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { plural } from "./words.js";
import { type Wordings, joined, listed, say } from "./wordings.js";

export type Count = "one" | "many";

/** CR 700.12. */
const OUTLAWS: readonly string[] = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];

interface Noun {
  readonly types: readonly (CardType | readonly CardType[])[];
  readonly subtypes: readonly (string | readonly string[])[];
  readonly token: boolean | undefined;
  readonly count: Count;
}

/** "Goblin creatures", "Goblins", "artifacts and enchantments", "creature tokens", "permanents". */
export function nounText({ types, subtypes, token, count }: Noun): Wordings {
  const number = (word: string): string => (count === "one" ? word : plural(word));
  const kinds = [...subtypes.map((word) => [word, false] as const), ...types.map((word) => [word, true] as const)];
  if (
    subtypes.length === 1 &&
    types.length === 0 &&
    token === undefined &&
    orderedText(subtypes[0]) === orderedText(OUTLAWS)
  )
    return [
      number("outlaw"),
      ...listed(
        OUTLAWS.map((word) => [number(word)]),
        "and",
      ),
    ];
  const words = kinds.map(([word, isType]) => {
    const each = [word].flat().map((name) => (isType ? name.toLowerCase() : name));
    return each;
  });
  if (token === true) {
    const before = words.map((each) => (each.length === 1 ? each : []));
    return say`${joined([[""], ...before.map((each) => say`${each} `)])}${number("token")}`;
  }
  if (words.length === 0) return [number("permanent")];
  const last = words.at(-1) ?? [];
  const before = words.slice(0, -1);
  const heads = ["and", "or", "and/or"].flatMap((word) =>
    listed(
      last.map((name) => [number(name)]),
      word,
    ),
  );
  const kindsBefore = before.map((each) =>
    each.length === 1
      ? each
      : ["and", "or"].flatMap((word) =>
          listed(
            each.map((name) => [name]),
            word,
          ),
        ),
  );
  return say`${joined([[""], ...kindsBefore.map((each) => say`${each} `)])}${[...new Set(heads)]}`;
}
