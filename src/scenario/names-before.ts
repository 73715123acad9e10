import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { broughtBy, cardsNamedBy } from "../events/brought.js";
import { declared } from "../events/declared.js";
import { bareCard } from "../events/made.js";
import { idsIn } from "../events/ids-in.js";
import { Names } from "../events/names.js";
import { resolvingAbilities } from "../events/resolving-abilities.js";
import { spokenBy } from "../events/spoken.js";
import { flat } from "../events/together.js";

/**
 * The names that exist before the first event of a scenario in which what cards make is written out; `brokenCards` are
 * those that could not be parsed, `otherNames` those of cards that are elsewhere.
 */
export function namesBefore(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  brokenCards: ReadonlyMap<string, Problem>,
  otherNames: () => Iterable<string> = () => [],
): Names {
  const { players, timeline } = scenario;
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const named = new Set(timeline.flatMap(cardsNamedBy));
  const entrances = timeline.flatMap((event, i) =>
    broughtBy(event).flatMap(({ id, as }): [string, number][] => (as === "object" ? [[id, i]] : [])),
  );
  const spoken = spokenBy(
    [...named].flatMap((name) => own.get(name) ?? cards.get(name) ?? []),
    timeline,
  );
  const known = {
    players: new Set(players.map((player) => (typeof player === "string" ? player : player.name))),
    abilityIds: new Set([
      ...[...named].flatMap((name) => {
        const card = own.get(name) ?? cards.get(name);
        return card === undefined ? [] : idsIn(bareCard(card));
      }),
      ...timeline.flatMap(flat).flatMap((event) => [...declared(event).abilityIds(event)]),
      // Some keywords give abilities that have ids.
      ...[...spoken.words.keywords].flatMap((keyword) => idsIn(staticAbilityOf({ kind: "keyword", keyword })?.does)),
    ]),
    spoken,
    ownCards: own,
    cards,
    brokenCards,
    otherNames,
    // The first entrance counts.
    entrances: new Map(entrances.toReversed()),
  };
  return new Names(known, {
    brings: broughtBy,
    resolving: (names, event) => resolvingAbilities(event, names),
  });
}
