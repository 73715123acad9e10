import type { Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import type { Brought, MadeEffects } from "./declaration.js";
import { declared } from "./declared.js";
import { flat } from "./together.js";

/** The objects that an event brings, or those that happen at once. */
export function broughtBy(event: ScenarioEvent): Brought[] {
  return flat(event).flatMap((single) => declared(single).brings(single));
}

export function effectsMadeBy(event: ScenarioEvent): MadeEffects[] {
  return flat(event).flatMap((single) => declared(single).makes(single));
}

/** The object that an event brings or happens to, if that is one alone. */
export function subjectOf(single: ScenarioEvent): string | undefined {
  return declared(single).brings(single)[0]?.id ?? declared(single).about(single);
}

/** The names under which something resolves, other than as an ability of an object. */
export function resolutionNames(timeline: readonly ScenarioEvent[]): ReadonlySet<string> {
  const made = timeline.flatMap(effectsMadeBy);
  return new Set(made.flatMap(({ name }) => (name.kind === "resolution" ? [name.name] : [])));
}

/** The cards that an event names. */
export function cardsNamedBy(event: ScenarioEvent): string[] {
  return flat(event).flatMap((single) => [
    ...declared(single)
      .brings(single)
      .map(({ card }) => card),
    ...declared(single)
      .makes(single)
      .flatMap(({ card }) => card ?? []),
    ...cardsChosen(single),
  ]);
}

/** A card that is chosen by its name as something resolves may be what something becomes a copy of. */
function cardsChosen(event: ScenarioEvent): string[] {
  const { cardName } = (event.kind === "resolves" ? event.choices : undefined) ?? {};
  return typeof cardName === "string" ? [cardName] : [];
}

/** The names of the cards that a scenario's events mention, also as makers of something. */
export function cardsUsedBy({ timeline }: Pick<Scenario, "timeline">): Set<string> {
  const makers = timeline.flatMap(flat).flatMap((event) => (event.kind === "enters" ? (event.madeBy ?? []) : []));
  return new Set([...timeline.flatMap(cardsNamedBy), ...makers]);
}
