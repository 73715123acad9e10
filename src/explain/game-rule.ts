import type { GrammaticalNumber } from "./grammar.js";

/** For whom a rule of the game changes. */
export interface RuleSubject {
  readonly kind: "objects" | "player";
  readonly name: string;
  readonly number: GrammaticalNumber;
  readonly possessive: string;
}

type Wording = (subject: RuleSubject, amount: string | undefined, source: string) => string;

/** Wordings of the rules that read badly as their bare words. */
const WORDINGS: ReadonlyMap<string, Wording> = new Map(
  Object.entries<Wording>({
    "maximum-hand-size": (s, amount) => `${s.possessive} maximum hand size is set to ${amount ?? "a number"}`,
    "no-maximum-hand-size": (s) => `there is no maximum to ${s.possessive} hand size`,
    "maximum-hand-size-reduced": (s, amount) => `${s.possessive} maximum hand size is reduced by ${amount ?? "1"}`,
    "maximum-hand-size-increased": (s, amount) => `${s.possessive} maximum hand size is increased by ${amount ?? "1"}`,
    "additional-land-play": (s, amount) =>
      `${s.name} may play ${amount === undefined || amount === "1" ? "an additional land" : `${amount} additional lands`} in each turn of their own`.replace(
        /^you (.*) their own$/,
        "you $1 your own",
      ),
    "any-number-of-lands": (s) => `${s.name} may play any number of lands in a turn`,
    "cant-be-cast": (s) => `${s.name} can't be cast`,
    "maximum-spells-each-turn": (s, amount) =>
      `${s.name} may cast only ${amount ?? "so many"} ${amount === "1" ? "spell" : "spells"} each turn`,
    "cant-lose": (s) => `${s.name} can't lose the game`,
    "cant-win": (s) => `${s.name} can't win the game`,
    "no-legend-rule": () => "the legend rule is switched off",
    "spend-mana-as-any-color": (s) => `${s.name} may spend mana as if it had any color`,
    "must-block-source-if-able": (s, _, source) => `${s.name} must block ${source} if able`,
  }),
);

const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cant: "can't",
    dont: "don't",
    doesnt: "doesn't",
    isnt: "isn't",
    arent: "aren't",
    wont: "won't",
    mustnt: "mustn't",
  }),
);

/** CR 704.5r; the name of the rule holds the kind of counters. */
const LIMITED_COUNTERS = /^at-most-(.+)-counters$/;

/** Words that can follow a subject as they are, in both numbers. */
const MODAL = /^(?:can't|can|may|must|won't|mustn't)\b/;

/** A rule by its slug alone: "can't be blocked", "must attack if able". */
export function bareWords(rule: string): string {
  return rule
    .split("-")
    .map((word) => CONTRACTIONS.get(word) ?? word)
    .join(" ");
}

const EVERYONE: RuleSubject = { kind: "player", name: "each player", number: "one", possessive: "each player's" };

/**
 * A changed rule of the game as a sentence without its full stop; a rule for nobody in particular holds for every player.
 * `source` is what has the ability.
 */
export function ruleWords(
  rule: string,
  subject: RuleSubject | undefined,
  amount: string | undefined,
  source = "this",
): string {
  const known = WORDINGS.get(rule);
  if (known !== undefined) return known(subject ?? EVERYONE, amount, source);
  const limited = LIMITED_COUNTERS.exec(rule)?.[1];
  if (limited !== undefined && subject !== undefined)
    return `${subject.name} can't have more than ${amount ?? "so many"} ${limited} counters`;
  const words = bareWords(rule);
  const counted = amount === undefined ? words : `${words} (${amount})`;
  if (subject === undefined) return `a rule of the game changes: ${counted}`;
  return MODAL.test(words) ? `${subject.name} ${counted}` : `for ${subject.name}: ${counted}`;
}
