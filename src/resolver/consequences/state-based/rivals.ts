import { PLANESWALKER, supertypeBit } from "../../../rules/card-types.js";
import type { StateBasedAction } from "../../../rules/formats.gen.js";
import { ROLE, hasSubtype, subtypePlace } from "../../../rules/subtype-set.js";
import { SUBTYPES } from "../../../rules/subtypes.js";
import { objectName, playerName } from "../../../rules/board.js";
import type { Outcome } from "../../resolve.js";
import { isRuledBy } from "./game-rules.js";
import { besides, groups, policyOf, type Check, type Permanent } from "./permanents.js";

const LEGENDARY = supertypeBit("Legendary");
const WORLD = supertypeBit("World");
const WALKERS = SUBTYPES.planeswalker.map(subtypePlace);

/** Permanents of which a rule lets none stay, or one for each of their controllers, by his choice. */
function ofOneKind(
  clause: string,
  among: "allDie" | "keepOne",
  permanents: readonly Permanent[],
  kinds: (permanent: Permanent) => readonly string[],
  outcome: Outcome,
  also: readonly string[] = [],
): StateBasedAction[] {
  if (among === "allDie") {
    const doomed = new Set(groups(permanents, kinds).flat());
    return permanents
      .filter((permanent) => doomed.has(permanent))
      .map(({ object }) => ({ clause, object: object.id, result: "graveyard" as const, ...besides(also) }));
  }
  return groups(permanents, (permanent) => kinds(permanent).map((kind) => `${permanent.view.controller}|${kind}`)).map(
    (group) => ({
      clause,
      player: playerName(outcome.board, group[0]?.view.controller ?? -1),
      result: "chooseOne" as const,
      among: group.map(({ place }) => objectName(outcome.board, place)),
      ...besides(also),
    }),
  );
}

export function isLegendary({ view }: Permanent): boolean {
  return (view.supertypes & LEGENDARY) !== 0;
}

/** Whether the legend rule does not apply to a permanent, by a rule of the game (CR 613.11). */
export function isExemptLegend({ view, place }: Permanent, outcome: Outcome): boolean {
  return isRuledBy(outcome, "no-legend-rule", place, view.controller);
}

/** CR 704.5j; the nameless share no name (CR 201.2a), and to some permanents the rule may not apply (CR 613.11). */
export const legends: Check = (permanents, outcome) => {
  const named = (permanent: Permanent): string[] =>
    isLegendary(permanent) && permanent.view.name !== null && !isExemptLegend(permanent, outcome)
      ? [permanent.view.name]
      : [];
  return ofOneKind("704.5j", policyOf(outcome).legends, permanents, named, outcome, ["201.2a"]);
};

/** The planeswalker types of a planeswalker. */
export function walkerTypes({ view }: Permanent): string[] {
  return (view.types & PLANESWALKER) === 0 ? [] : WALKERS.filter((type) => hasSubtype(view.subtypes, type)).map(String);
}

/** Only older editions have it; CR 306.4 says that it is gone. */
export const planeswalkers: Check = (permanents, outcome) => {
  const { planeswalkers: among } = policyOf(outcome);
  if (among === "none") return [];
  return ofOneKind("306.4", among, permanents, walkerTypes, outcome);
};

export function isWorld({ view }: Permanent): boolean {
  return (view.supertypes & WORLD) !== 0;
}

/** Since when it counts as a world. */
export function worldSince({ object: { worldSince: since, phasedInAt } }: Permanent, outcome: Outcome): number {
  return policyOf(outcome).worlds === "worldPermanent" ? Math.max(since, phasedInAt) : since;
}

/** CR 704.5k: all but the one that has been a world for the shortest time, or all if there are two of these. */
export const worlds: Check = (permanents, outcome) => {
  const since = (permanent: Permanent): number => worldSince(permanent, outcome);
  return groups(permanents, (each) => (isWorld(each) ? ["world"] : [])).flatMap((group) => {
    const newest = Math.max(...group.map(since));
    const survives = group.filter((permanent) => since(permanent) === newest).length === 1;
    return group
      .filter((permanent) => !survives || since(permanent) !== newest)
      .map(({ object }) => ({ clause: "704.5k", object: object.id, result: "graveyard" as const }));
  });
};

/** CR 704.5z: for each permanent, of one player's Roles all but that with the newest timestamp. */
export const roles: Check = (permanents) =>
  groups(permanents, ({ view, object }) =>
    hasSubtype(view.subtypes, ROLE) && object.attachedTo !== null
      ? [`${view.controller}|${JSON.stringify(object.attachedTo)}`]
      : [],
  ).flatMap((group) => {
    const newest = Math.max(...group.map(({ object }) => object.timestamp));
    return group
      .filter(({ object }) => object.timestamp !== newest)
      .map(({ object }) => ({ clause: "704.5z", object: object.id, result: "graveyard" as const }));
  });
