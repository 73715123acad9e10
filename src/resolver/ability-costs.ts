import type { CostChange } from "../effects/after-layers.js";
import { label } from "../rules/ability.js";
import { activatedAbility, type ActivatedAbility } from "../rules/activated.js";
import type { BoardObject } from "../rules/board.js";
import type { Ability } from "../rules/formats.gen.js";
import { OWN_MANA_COST, partsOfCost, type TotalCost } from "../rules/casting.js";
import { isCalled } from "../rules/keyword-resolving.js";
import { manaAmount } from "../rules/mana-amount.js";
import type { PlayerView } from "../rules/player-view.js";
import { type Applicable, changesFor, Determining } from "./costs.js";
import type { Recording } from "./recording.js";
import type { State } from "./state.js";

/** What activating abilities costs, by the place of their object and their label. */
export type AbilityCosts = ReadonlyMap<number, ReadonlyMap<string, TotalCost>>;

/**
 * What the activated abilities of objects would cost now (CR 602.2b), where they function. Steps are told only of those
 * that an effect makes cost more or less; mana abilities are left out if no effect changes what abilities cost.
 */
export function abilityCosts(state: State, players: readonly PlayerView[], recording: Recording): AbilityCosts {
  const areChanged = state.all().some(({ program }) => program.ofStage.costs.length > 0);
  const costs = new Map<number, ReadonlyMap<string, TotalCost>>();
  const isAsked = (ability: Ability): boolean => areChanged || ability.kind !== "mana";
  for (const [place, object] of state.board.objects.entries()) {
    const abilities = object.phasedOut ? NO_ABILITIES : activatedAbilitiesOf(object, place, state, isAsked);
    if (abilities.length === 0) continue;
    const changes = areChanged ? changesFor(place, isOfAbilities, state, players, recording) : [];
    const ofObject = new Map<string, TotalCost>();
    for (const ability of abilities) {
      const bearing = changes.filter((change) => concerns(change, ability));
      const cost = costOf(object, ability, bearing, state.views[place]?.manaCost ?? null);
      const called = label(ability.ability);
      if (!ofObject.has(called) && bearing.length > 0)
        for (const step of cost.steps) recording.add({ kind: "cost", data: step });
      if (!ofObject.has(called)) ofObject.set(called, cost);
    }
    if (ofObject.size > 0) costs.set(place, ofObject);
  }
  return costs;
}

function isOfAbilities({ activating }: CostChange): boolean {
  return activating !== undefined;
}

/** Most objects have none. */
const NO_ABILITIES: readonly ActivatedAbility[] = [];

function activatedAbilitiesOf(
  { zone }: BoardObject,
  place: number,
  { views }: State,
  isAsked: (ability: Ability) => boolean,
): readonly ActivatedAbility[] {
  let all = NO_ABILITIES;
  for (const { ability } of views[place]?.abilities ?? []) {
    const found = isAsked(ability) ? activatedAbility(ability) : undefined;
    if (found?.zones.includes(zone) === true) all = [...all, found];
  }
  return all;
}

function concerns({ activating }: Applicable, { ability, isMana }: ActivatedAbility): boolean {
  if (activating === undefined || (activating.except === "mana" && isMana)) return false;
  return activating.abilities?.some((name) => isCalled(ability, name)) ?? true;
}

/** CR 602.2b: as for a spell (CR 601.2f), from the activation cost on (CR 118.7, 602.1a). */
function costOf(
  { id }: BoardObject,
  { ability, cost: written, clause }: ActivatedAbility,
  changes: readonly Applicable[],
  manaCost: string | null,
): TotalCost {
  const paid = written === OWN_MANA_COST ? manaCost : written;
  const parts = paid === null ? undefined : partsOfCost(paid);
  const cost = new Determining({ object: id, ability: label(ability) }, parts && manaAmount(parts.mana));
  const also = ["601.2f", ...(clause === undefined ? [] : [clause]), ...(parts === undefined ? ["118.6"] : [])];
  cost.say("base", "602.2b", also);
  cost.changeBy(changes);
  return { total: cost.total, also: parts?.also ?? [], steps: cost.steps };
}
