import { label } from "../../rules/ability.js";
import type { Board } from "../../rules/board.js";
import { CONTROLLER } from "../../rules/aspects.js";
import { CREATURE, supertypeBit } from "../../rules/card-types.js";
import type { ObjectView } from "../../rules/object-view.js";
import { hasSubtype, subtypePlace, subtypesAllowedBy } from "../../rules/subtype-set.js";
import { wasAnothers } from "../../rules/linked.js";
import { BASIC_LAND_TYPES } from "../../rules/subtypes.js";
import { isUndetermined, partMatcherOf } from "../query/queries.js";
import { abilitiesBeside, clausesOfBox } from "./cited-abilities.js";
import type { Effect } from "../effect.js";
import { instructionsOf } from "../program.js";
import type { Entry } from "../state.js";
import type { Step } from "../trace.js";

/** Clauses that an application exercises by where its objects are, and by what they can and can't have. */

type Applied = Extract<Step, { readonly kind: "applied" }>;

const BASIC = supertypeBit("Basic");
const BASIC_PLACES = BASIC_LAND_TYPES.map(subtypePlace);

/** CR 205.3d: a subtype that an object gets from nobody, since it has none of the types it belongs to. */
function isRefused(step: Applied, final: readonly ObjectView[]): boolean {
  const { effect, slot, objects } = step;
  const words = instructionsOf(effect, slot)
    .flatMap(({ part, handler }) => handler.subtypes(part))
    .filter((word) => typeof word === "string");
  const places = words.map(subtypePlace);
  return objects.some((object) => {
    const view = step.entries.find((entry) => entry.object === object)?.after ?? final[object];
    if (view === undefined) return false;
    const allowed = subtypesAllowedBy(view.types);
    const isLacking = places.some((place) => !hasSubtype(allowed, place) && !hasSubtype(view.subtypes, place));
    return isLacking && effect.situation.policy.subtypesNeedType;
  });
}

/** CR 109.2: what would fit but for the zone it is in, which the words do not name. */
function isElsewhere({ effect, objects }: Applied, board: Board): boolean {
  const { affected, affects } = effect.program;
  if (affected === undefined || affects?.local !== true || effect.fixed !== undefined) return false;
  const { test } = partMatcherOf(affected);
  return board.objects.some(
    ({ zone, gone, phasedOut }, place) =>
      zone !== "battlefield" &&
      !gone &&
      !phasedOut &&
      !objects.includes(place) &&
      test(place, effect.situation, effect.situation.view(place)),
  );
}

/** CR 113.2c: an ability gained that the object had already. */
function isSecondInstance({ before, after }: Entry): boolean {
  if (after.abilities.length <= before.abilities.length) return false;
  const had = new Set(before.abilities.map(({ ability }) => label(ability)));
  return after.abilities.some((instance) => !before.abilities.includes(instance) && had.has(label(instance.ability)));
}

/** CR 208.5: what is added to is 0, where nothing has given a creature a value. */
function isWithoutSize({ before }: Entry): boolean {
  return (before.types & CREATURE) !== 0 && (before.power === null || before.toughness === null);
}

/** CR 201.5, 201.5b: an ability speaks of its own object, whatever that is called now, and whose ability it was before. */
function ofItself({ source, program, situation }: Effect, board: Board): string[] {
  if (source === undefined || program.affected?.self !== true) return [];
  const object = board.objects[source.object];
  const view = situation.view(source.object);
  // What a level or station symbol stands for has a clause of its own (CR 711.2, 721.2).
  if (object !== undefined && clausesOfBox(program.condition, abilitiesBeside(object, view), false).length > 0)
    return [];
  if (view.name !== object?.base.name) return ["201.5"];
  const { key, origin } = source.instance;
  return origin === "text" || (origin === "granted" && wasAnothers(key)) ? ["201.5b"] : [];
}

/**
 * CR 305.8: what an effect on nonbasic lands reaches, as it begins, although it has a basic land type; `views`: of each object
 * just before.
 */
export function nonbasicDespiteType({ effect, objects, continued }: Applied, views: readonly ObjectView[]): number[] {
  if (!effect.program.clauses.includes("205.4c") || continued) return [];
  return objects.filter((place) => {
    const { subtypes = NONE, supertypes = 0 } = views[place] ?? {};
    return (supertypes & BASIC) === 0 && BASIC_PLACES.some((type) => hasSubtype(subtypes, type));
  });
}

/** What an application exercises on this board, beyond what it changed. */
export function clausesOnBoard(step: Applied, board: Board, final: readonly ObjectView[]): string[] {
  const { effect, slot, objects, entries } = step;
  const { affects } = effect.program;
  const isOutside = (place: number): boolean => {
    const zone = board.objects[place]?.zone;
    return zone !== "battlefield" && zone !== "stack" && zone !== "command";
  };
  const readsController = affects !== undefined && (affects.reads.others & CONTROLLER) !== 0;
  const source = effect.source === undefined ? undefined : board.objects[effect.source.object];
  return [
    ...(isRefused(step, final) ? ["205.3d"] : []),
    ...(isElsewhere(step, board) ? ["109.2"] : []),
    ...(entries.some(isSecondInstance) ? ["113.2c"] : []),
    ...ofItself(effect, board),
    // What a copied or given ability asks for is asked as that applies.
    ...(objects.length > 0 &&
    !slot.sorts.some((sort) => sort === "copying" || sort === "ability") &&
    instructionsOf(effect, slot).some(({ part }) => isUndetermined(part, effect.situation))
      ? ["107.2"]
      : []),
    ...(readsController && objects.some(isOutside) ? ["108.4", "108.4a"] : []),
    ...(source?.zone === "command" && source.base.types === 0 ? ["109.4c"] : []),
    ...(slot.sorts.includes("text") && objects.some((place) => board.objects[place]?.token === true) ? ["612.4"] : []),
    ...(slot.sorts.includes("color") &&
    entries.some(
      ({ before, after }) => before.colors !== after.colors && before.colors !== 0 && before.manaCost !== null,
    )
      ? ["202.2"]
      : []),
    ...(slot.sorts.includes("boost") && entries.some(isWithoutSize) ? ["208.5"] : []),
    ...(slot.sorts.includes("setSize") &&
    entries.some(({ after }) => (after.power ?? 0) < 0 || (after.toughness ?? 0) < 0)
      ? ["107.1b"]
      : []),
  ];
}

const NONE = subtypesAllowedBy(0);
