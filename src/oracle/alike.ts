import type { Reference, Selector } from "../rules/formats.gen.js";

type Shared = NonNullable<Selector["shares"]>["characteristic"];

/** One object, by a word that a selector has for it too, and every creature that shares this with it. */
export const alikeWith = (one: "self" | "host", characteristic: Shared): Selector => ({
  anyOf: [{ [one]: true }, ofTheSame(one, characteristic)],
});

export const ofTheSame = (one: Reference, characteristic: Shared): Selector => ({
  type: "Creature",
  shares: { characteristic, with: one },
});
