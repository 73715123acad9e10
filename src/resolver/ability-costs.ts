import type { CostChange } from "../effects/after-layers.js";
import { label } from "../rules/ability.js";
import { activatedAbility, type ActivatedAbility } from "../rules/activated.js";
import type { BoardObject } from "../rules/board.js";
import type { Ability } from "../rules/formats.gen.js";
import { NOTHING_PAID_FOR, OWN_MANA_COST, type PaidFor, partsOfCost, type TotalCost } from "../rules/casting.js";
import { isCalled } from "../rules/keyword-resolving.js";
import { manaAmount } from "../rules/mana-amount.js";
import type { Practice } from "../rules/practice.js";
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
  for (const [place, object] of state.board.objects.entries()) {
    const isAsked = (ability: Ability): boolean =>
      areChanged || ability.kind !== "mana" || object.activated?.has(label(ability)) === true;
    const abilities = object.phasedOut ? NO_ABILITIES : activatedAbilitiesOf(object, place, state, isAsked);
    if (abilities.length === 0 && object.activated === undefined) continue;
    const changesAs = (as: PaidFor): readonly Applicable[] =>
      areChanged ? changesFor({ place, as }, isOfAbilities, state, players, recording).inForce : [];
    const changes = changesAs(NOTHING_PAID_FOR);
    const ofObject = lockedCosts(object);
    for (const cost of ofObject.values()) tell(cost, recording);
    const { practice } = state.ruleset;
    for (const ability of abilities) {
      const called = label(ability.ability);
      const announced = object.activated?.get(called);
      if (ofObject.has(called)) continue;
      const inForce = announced === undefined ? changes : changesAs(announced);
      const bearing = inForce.filter((change) => concerns(change, ability));
      const cost = costOf(object, ability, {
        changes: bearing,
        announced,
        manaCost: manaCostOf(place, state),
        practice,
      });
      if (bearing.length > 0) tell(cost, recording);
      ofObject.set(called, cost);
    }
    if (ofObject.size > 0) costs.set(place, ofObject);
  }
  return costs;
}

/** Abilities on the stack cost what they did, whatever has become of their object (CR 113.7a, 601.2f). */
function lockedCosts({ activated = new Map<string, PaidFor>() }: BoardObject): Map<string, TotalCost> {
  return new Map([...activated].flatMap(([ability, { locked }]) => (locked === undefined ? [] : [[ability, locked]])));
}

function tell({ steps }: TotalCost, recording: Recording): void {
  for (const step of steps) recording.add({ kind: "cost", data: step });
}

function manaCostOf(place: number, state: State): string | null {
  return state.views[place]?.manaCost ?? null;
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

/** What bears on the cost of an ability: effects, what was announced, and the mana cost that it may be. */
interface Bearing {
  readonly changes: readonly Applicable[];
  readonly announced: PaidFor | undefined;
  readonly manaCost: string | null;
  readonly practice: Practice;
}

/** CR 602.2b: as for a spell (CR 601.2f), from the activation cost on (CR 118.7, 602.1a). */
function costOf(
  { id }: BoardObject,
  { ability, cost: written, clause }: ActivatedAbility,
  { changes, announced, manaCost, practice }: Bearing,
): TotalCost {
  const paid = written === OWN_MANA_COST ? manaCost : written;
  const parts = paid === null ? undefined : partsOfCost(paid);
  const cost = new Determining({ object: id, ability: label(ability) }, parts && manaAmount(parts.mana, announced?.x));
  const begun = announced === undefined ? [] : ["602.2a", ...(written.includes("{X}") ? ["601.2b", "107.3a"] : [])];
  const also = [
    "601.2f",
    ...begun,
    ...(clause === undefined ? [] : [clause]),
    ...(parts === undefined ? ["118.6"] : []),
  ];
  cost.say("base", "602.2b", also);
  cost.changeBy(changes, practice);
  return { total: cost.total, also: parts?.also ?? [], steps: cost.steps };
}
