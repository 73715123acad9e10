import { printEffect } from "../names/effect.js";
import type { Ruleset } from "../rules/ruleset.js";

/** The rules as somebody goes by them who does not see some effects, given as traces name them: they are applied nowhere. */
export function overlooking(ruleset: Ruleset, effects: readonly string[]): Ruleset {
  return {
    ...ruleset,
    practice: {
      ...ruleset.practice,
      inOrder: (oldestFirst) =>
        ruleset.practice.inOrder(oldestFirst.filter(({ name }) => !effects.includes(printEffect(name)))),
    },
  };
}
