import { CARD_RULES } from "./card-rules.js";
import { CARD_HINTS, SCENARIO_HINTS } from "./corpus-rules.js";
import type { LintRule, Severity } from "./finding.js";
import { SCENARIO_RULES } from "./scenario-rules.js";

/** A rule as listed: what it requires of cards, of scenarios, or of both. */
export interface ListedRule extends Pick<LintRule<never>, "name" | "asks" | "fix"> {
  readonly severity: Severity;
}

type Named = Pick<LintRule<never>, "name" | "asks" | "fix">;

/** Rules that are not checked by themselves: parsing or running a file shows a breach. */

export const FORMAT: Named = {
  name: "format",
  asks: "is JSON in the format",
  fix: "see the schema that the file names; an editor that knows JSON Schema marks the place",
};
export const NAMES: Named = {
  name: "names",
  asks: "names only what is there",
  fix: "write the name as the card, the players or the earlier events have it",
};
export const TIMELINE: Named = {
  name: "timeline",
  asks: "has events that can happen",
  fix: "change the event, or put what makes it possible before it",
};
export const EXERCISED: Named = {
  name: "cites-exercised",
  asks: "cites as what decides or applies only clauses that a step goes by",
  fix: "cite the clause that the explanation names instead, give it the role contrasts, or leave it out",
};
export const KEPT: Named = {
  name: "keep",
  asks: "says what is kept only where somebody has to choose",
  fix: "leave it out, or put onto the board what makes it a choice, such as a second legend of that name",
};
export const OPEN: Named = {
  name: "open-question",
  asks: "tells every reading of the rules that somebody holds and that would change one of its values",
  fix: "ask for less, with has or lacks for single entries or keywords in place of all abilities; or make it an interpretation: each reading with its answer in alternatives, and its values under readings of the check",
};
export const UNHELD: Named = {
  name: "unheld-reading",
  asks: "has no value that a reading would change which nobody is known to hold",
  fix: "nothing has to change; who asks for less, or tells the reading as an interpretation does, rests on no open question",
};
export const MINIMAL: Named = {
  name: "minimal",
  asks: "has nothing on the board that no check notices",
  fix: "leave it out, or check what it is there for; what makes another event possible may stay, as the turns of a Saga",
};

function listed(rules: readonly Named[], severity: Severity): ListedRule[] {
  return rules.map(({ name, asks, fix }) => ({ name, asks, fix, severity }));
}

/** What can wait until a board is right: words, names and layout. */
export const POLISH: ReadonlySet<string> = new Set([
  "scenario-file",
  "card-file",
  "id-words",
  "topic",
  "schema-named",
  "layout",
  "own-words",
  "unfinished",
  "title",
  "title-unique",
  "question",
  "why",
  "provenance",
  "short-text",
]);

/** Every rule of the lint, each name once: what makes a file unusable, then errors, then hints. */
export const LINT_RULES: readonly ListedRule[] = [
  ...new Map(
    [
      ...listed([FORMAT, NAMES, TIMELINE], "broken"),
      ...listed([...SCENARIO_RULES, EXERCISED, KEPT, OPEN, ...CARD_RULES], "error"),
      ...listed([MINIMAL, UNHELD, ...SCENARIO_HINTS, ...CARD_HINTS], "hint"),
    ].map((rule) => [rule.name, rule]),
  ).values(),
];
