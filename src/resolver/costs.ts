import { costChangeWords, type CostChange } from "../effects/after-layers.js";
import { costChangeOf, kindOf } from "../effects/index.js";
import { printEffect } from "../names/effect.js";
import { objectName, type BoardObject } from "../rules/board.js";
import {
  NOTHING_PAID_FOR,
  OWN_MANA_COST,
  partsOfCost,
  PAYING_OTHERWISE,
  type Casting,
  type PaidFor,
  type TotalCost,
} from "../rules/casting.js";
import type { CostStep, Zone } from "../rules/formats.gen.js";
import { written } from "../rules/json-object.js";
import { present } from "../rules/present.js";
import {
  announcedIn,
  clausesOfReduction,
  lessTaken,
  manaAmount,
  manaText,
  sumOf,
  type ManaAmount,
} from "../rules/mana-amount.js";
import type { ObjectView } from "../rules/object-view.js";
import type { PlayerView } from "../rules/player-view.js";
import type { Practice } from "../rules/practice.js";
import { applied, inOrder } from "./cost-order.js";
import { zoneAsked } from "./cost-zone.js";
import { objectsIn } from "./counted.js";
import type { Effect } from "./effect.js";
import { missedChanges, unmetChange } from "./missed-costs.js";
import { clausesOfParts } from "./program.js";
import { Situation } from "./query/situation.js";
import { isInForce } from "./footprint.js";
import type { Recording } from "./recording.js";
import { settledObjectsOf, situationAfter } from "./stage.js";
import type { State } from "./state.js";
import { clausesOfYou } from "./whose-words.js";

/** The total cost of each spell on the stack, by its place among the objects. */
export type TotalCosts = ReadonlyMap<number, TotalCost>;

/** A change of a cost, with the effect that makes it. */
export interface Applicable extends CostChange {
  readonly effect: Effect;
  /** Clauses by which its numbers come out as they do. */
  readonly counting: readonly string[];
  /** Where the spell was cast from, if the effect asks for that. */
  readonly castFrom?: Zone | undefined;
  /** The ids of the objects that it counts, if it counts objects. */
  readonly counted?: string[] | undefined;
}

const NOTHING_ANNOUNCED: Omit<Casting, "from" | "caster"> = {
  ...NOTHING_PAID_FOR,
  alternative: undefined,
  additional: [],
};

/** What the spells on the stack cost (CR 601.2f): as locked in, or, of those that no event has cast, as it would be now. */
export function totalCosts(state: State, players: readonly PlayerView[], recording: Recording): TotalCosts {
  const costs = new Map<number, TotalCost>();
  for (const [place, object] of state.board.objects.entries()) {
    if (object.zone !== "stack" || object.phasedOut) continue;
    const asked = { place, as: object.casting ?? NOTHING_PAID_FOR };
    const cost =
      object.casting?.locked ??
      totalCost(object, place, changesFor(asked, isOfSpells, state, players, recording), state);
    // The copy of a spell is not cast, so nothing is paid for it (CR 707.10).
    if (!object.token) for (const step of cost.steps) recording.add({ kind: "cost", data: step });
    costs.set(place, cost);
  }
  return costs;
}

function isOfSpells({ activating }: CostChange): boolean {
  return activating === undefined;
}

/** What is paid for: the spell that an object is, or abilities of it, with what was announced. */
interface Paid {
  readonly place: number;
  readonly as: PaidFor;
}

/** Of effects that change a cost: what those do that are in force, and those whose condition is not met. */
interface CostChanges {
  readonly inForce: readonly Applicable[];
  readonly unmet: readonly Effect[];
}

/** The changes of costs of one sort for an object: for the spell that it is, or for its abilities. */
export function changesFor(
  { place: object, as: announced }: Paid,
  isOfSort: (change: CostChange) => boolean,
  state: State,
  players: readonly PlayerView[],
  recording: Recording,
): CostChanges {
  const unmet: Effect[] = [];
  const inForce = state.all().flatMap((effect) => {
    const parts = effect.program.ofStage.costs;
    if (parts.length === 0 || settledObjectsOf(effect, state)?.includes(object) !== true) return [];
    const paidFor = situationOfPaying(effect, announced, state, players).of(object);
    const ofSort = parts.filter((part) => {
      const change = costChangeOf(part, paidFor);
      return change !== undefined && isOfSort(change);
    });
    if (ofSort.length === 0) return [];
    if (!isInForce(effect, state, paidFor)) {
      // CR 613.11: what changes costs changes rules. Nothing is said of targets where there are none.
      if (announced.targets.length > 0 || !asksForTargets(effect.program.condition)) {
        recording.unmet([effect], "gameRules", () => [object]);
        unmet.push(effect);
      }
      return [];
    }
    return ofSort.flatMap((part) => {
      const change = costChangeOf(part, paidFor);
      return change === undefined
        ? []
        : [
            {
              ...change,
              effect,
              castFrom: zoneAsked(effect, announced),
              counting: kindOf(part).clausesOfCounting(part, paidFor),
              counted: objectsIn(kindOf(part).numbers(part), paidFor)?.map((one) => objectName(state.board, one)),
            },
          ];
    });
  });
  return { inForce, unmet };
}

function asksForTargets(condition: unknown): boolean {
  return (
    written(condition).some(([key, said]) => key === "target" || said === "target" || asksForTargets(said)) &&
    condition !== undefined
  );
}

/** A static ability that changes costs means the targets of what is paid for (CR 601.2c); what has resolved means its own. */
function situationOfPaying(
  effect: Effect,
  { targets, targetPlayers }: PaidFor,
  state: State,
  players: readonly PlayerView[],
): Situation {
  const after = situationAfter(effect, state, players);
  if (effect.source === undefined) return after;
  return new Situation(state, state.views, { ...after.speaker, targets, targetPlayers }, players);
}

/** What a step says besides. */
type SaidOfStep = Partial<Omit<CostStep, "kind" | "object" | "step" | "total" | "clause" | "also">>;

/** A cost on its way from what is announced to what is locked in. */
export class Determining {
  readonly steps: CostStep[] = [];
  readonly #of: Pick<CostStep, "object" | "ability">;
  /** Undefined: it can't be paid (CR 118.6). */
  mana: ManaAmount | undefined;

  constructor(of: Pick<CostStep, "object" | "ability">, mana: ManaAmount | undefined) {
    this.#of = of;
    this.mana = mana;
  }

  get total(): string | null {
    return this.mana === undefined ? null : manaText(this.mana);
  }

  /** An unpayable cost stays so, whatever is added or taken (CR 118.6a). */
  change(change: (mana: ManaAmount) => ManaAmount): void {
    if (this.mana !== undefined) this.mana = change(this.mana);
  }

  /** Everything that changes it, in order (CR 601.2f). */
  changeBy(changes: readonly Applicable[], practice: Practice): void {
    const { order, isOneOfSome } = inOrder(changes, this.mana, practice);
    const first = isOneOfSome ? order.find(({ step }) => step === "reduction") : undefined;
    for (const change of order) {
      const also = [
        "613.11",
        ...change.effect.program.clauses,
        ...clausesOfParts(change.effect.program, change.effect.program.ofStage.costs),
        ...clausesOfYou(change.effect, change.effect.program.after),
        ...this.clausesOf(change),
        ...change.counting,
      ];
      const by = { by: printEffect(change.effect.name), mana: costChangeWords(change) };
      const { castFrom, counted } = change;
      const more = { ...by, ...this.lessTakenBy(change), ...present({ castFrom, counted }) };
      this.change((mana) => applied(change, mana));
      this.say(change.step, "601.2f", also, change === first ? { ...more, ordered: true } : more);
    }
  }

  say(step: CostStep["step"], clause: string, also: readonly string[], more: SaidOfStep = {}): void {
    this.steps.push(this.stepOf(step, clause, also, more));
  }

  /** A step of it as it is now, which is not taken. */
  stepOf(step: CostStep["step"], clause: string, also: readonly string[], more: SaidOfStep = {}): CostStep {
    const others = [...new Set(also)].filter((other) => other !== clause);
    const besides = others.length === 0 ? {} : { also: others };
    return { kind: "cost", ...this.#of, step, ...more, total: this.total, clause, ...besides };
  }

  /** What a reduction takes, where it takes less than it might. */
  lessTakenBy(change: CostChange): Partial<Pick<CostStep, "takes" | "heldBy" | "leaves">> {
    if (change.step !== "reduction" || this.mana === undefined) return {};
    const less = lessTaken(this.mana, change.mana, change);
    if (less === undefined) return {};
    const { heldBy } = less;
    return { takes: manaText(less.takes), heldBy, ...(heldBy === "least" ? { leaves: change.leaves } : {}) };
  }

  /** What an increase, an additional cost or a reduction goes by besides: an unpayable cost stays so (CR 118.6a). */
  clausesOf(change?: Applicable): string[] {
    if (this.mana === undefined) return change?.step === "reduction" ? [] : ["118.6a"];
    return change?.step === "reduction" ? clausesOfReduction(this.mana, change.mana, change) : [];
  }
}

/** CR 601.2f, in its order: what is paid to begin with, additional costs and increases, reductions, what looks at the total. */
function totalCost(object: BoardObject, place: number, { inForce, unmet }: CostChanges, state: State): TotalCost {
  const { x, alternative, additional } = object.casting ?? NOTHING_ANNOUNCED;
  const printed = state.views[place]?.manaCost ?? null;
  const first = alternative === undefined || alternative.cost === OWN_MANA_COST ? printed : alternative.cost;
  const also = first === null ? [] : [...partsOfCost(first).also];
  const cost = new Determining(
    { object: object.id },
    first === null ? undefined : manaAmount(partsOfCost(first).mana, x),
  );
  const begun = object.casting === undefined ? [] : ["601.2a", ...(alternative || hasX(printed) ? ["601.2b"] : [])];
  if (alternative === undefined) cost.say("base", "601.2f", [...begun, ...(first === null ? ["118.6"] : [])]);
  else {
    const unpayable = printed === null ? [first === null ? "118.6" : "118.6a"] : [];
    const also = [...begun, ...unpayable, ...(hasX(printed) && !hasX(first) ? ["107.3b"] : [])];
    cost.say("alternative", "118.9", also, { by: alternative.by });
  }
  for (const { by, cost: announced } of additional) {
    const parts = partsOfCost(announced);
    also.push(...parts.also);
    cost.change((mana) => sumOf(mana, manaAmount(parts.mana, x)));
    const more = parts.mana === "" ? { by } : { by, mana: parts.mana };
    cost.say("additional", "118.8", ["601.2b", ...cost.clausesOf()], more);
  }
  cost.changeBy(inForce, state.ruleset.practice);
  if (!object.token) for (const missed of missedChanges(place, state)) cost.say("missed", "601.2f", [], missed);
  const missing = unmet.map((effect) => {
    const { clauses, ...words } = unmetChange(effect, state.board);
    return cost.stepOf("missed", "601.2f", clauses, words);
  });
  return { total: cost.total, also, steps: cost.steps, ...(missing.length === 0 ? {} : { unmet: missing }) };
}

function hasX(cost: string | null): boolean {
  return cost?.includes("{X}") === true;
}

/** CR 601.2f: from then on nothing changes it; what pays for it without changing it comes later (CR 702.51a). */
export function lockedIn(spell: string, view: ObjectView, cost: TotalCost): TotalCost {
  const also = view.abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" ? (PAYING_OTHERWISE.get(ability.keyword) ?? []) : [],
  );
  return locked({ object: spell }, also, cost);
}

/** The same of an activated ability (CR 602.2b). */
export function abilityLockedIn(object: string, ability: string, cost: TotalCost): TotalCost {
  return locked({ object, ability }, ["602.2b"], cost);
}

function locked(of: Pick<CostStep, "object" | "ability">, also: readonly string[], cost: TotalCost): TotalCost {
  const others = new Set([...also, ...(announcedIn(cost.total) === "none" ? [] : ["601.2b"])]);
  const step: CostStep = {
    kind: "cost",
    ...of,
    step: "locked",
    total: cost.total,
    clause: "601.2f",
    ...(others.size === 0 ? {} : { also: [...others] }),
  };
  const { unmet = [], ...rest } = cost;
  return { ...rest, steps: [...cost.steps, ...unmet, step] };
}
