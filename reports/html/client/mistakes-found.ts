import { withReadings } from "../../../src/rules/readings.js";
import { rulesetOf } from "../../../src/rules/rulesets.js";
import { commonMistakes, furtherPhrases, mistakePhrase } from "../../../src/training/common-mistakes.js";
import type { FindMistakes } from "../components/common-mistakes.js";

/** The mistakes in what a run has kept of a scenario; it followed these readings in place of the recommended ones. */
export function mistakesUnder(readings: readonly string[]): FindMistakes {
  return ({ id, title, level, cites, players, setup, timeline, alternatives, cards, rev = 1 }, result) => {
    const ruleset = withReadings(rulesetOf(result.ruleset), readings);
    if (ruleset === undefined) return [];
    const scenario = {
      id,
      rev,
      title,
      level,
      cites,
      timeline,
      cards,
      rulesets: [result.ruleset],
      players: setup ?? players,
      ...(alternatives === undefined ? {} : { alternatives }),
    };
    const known = new Map(cards.map((card) => [card.name, card]));
    const found = commonMistakes({ scenario, cards: known, ruleset, checkPoints: result.checkPoints });
    return [...found].map(
      ([check, all]) =>
        [check, all.map((each) => ({ mistake: mistakePhrase(each), further: furtherPhrases(each) }))] as const,
    );
  };
}
