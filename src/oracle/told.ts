/*
 * Numbers that what was paid, or what happens while it resolves, decides: no board has them, so the event that tells of it
 * says them as its X (docs/CARDS.md). Each the whole phrase after "X is".
 */
const NUMBERS: readonly RegExp[] = [
  /^the (?:sacrificed|discarded|exiled|revealed|milled) (?:creature|card|permanent|artifact|creature card)'s (?:power|toughness|mana value)$/,
  /^that (?:card|spell)'s mana value$/,
  /^the (?:power|toughness|mana value) of (?:the|that) (?:creature|card|permanent)(?: card)?(?: you)? (?:sacrificed|tapped|exiled|returned|revealed|discarded|milled)(?: this way)?$/,
  /^the (?:number|amount|total amount) of (?:[a-z]+ ){1,4}this way$/,
  /^the (?:amount of mana spent to cast that spell|result)$/,
  /^a number from \d+ to \d+ chosen at random$/,
];

/** After "for each": what was done so often. */
const EACH = /^(?:[a-zA-Z]+ ){1,5}this way$/;

export const isToldNumber = (text: string): boolean => NUMBERS.some((pattern) => pattern.test(text));

export const isToldEach = (text: string): boolean => EACH.test(text);
