/** Whether a word stands for one thing or several: decides the forms of nouns and verbs. */
export type GrammaticalNumber = "one" | "many";

/**
 * How a noun is introduced: not at all, "a", "the", "each" or "all", "no", "this", "your"; `its`, `hers` and `theirs` by the
 * gender and number of whose it is (German: sein, ihr, ihr).
 */
export type Article = "none" | "indefinite" | "definite" | "every" | "no" | "this" | "your" | "its" | "hers" | "theirs";

/**
 * The form in which a phrase is asked for. Every message sees it as variables ($case, $number, $gender, $person,
 * $article), and heeds those that its language knows. `as` asks for an attribute of the message in place of its value.
 */
export interface Form {
  readonly case: "nominative" | "genitive" | "dative" | "accusative";
  readonly number: GrammaticalNumber;
  /** As the language calls it: "m", "f", "n". */
  readonly gender: string;
  readonly person: "second" | "third";
  readonly article: Article;
  readonly as: string;
}

export const PLAIN: Form = {
  case: "nominative",
  number: "one",
  gender: "n",
  person: "third",
  article: "none",
  as: "",
};
