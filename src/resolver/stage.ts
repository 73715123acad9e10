import { changedPlayer, type StageChange } from "../effects/after-layers.js";
import { afterKindOf, kindOf, stageChange } from "../effects/index.js";
import type { AfterStageName, Condition, DependencyReason } from "../rules/formats.gen.js";
import type { Part } from "../rules/part.js";
import { remembered } from "../rules/remembered.js";
import type { PlayerView } from "../rules/player-view.js";
import { Chooser, type Next } from "./choosing.js";
import type { Effect } from "./effect.js";
import type { Dependency } from "./standing.js";
import { isInForce } from "./footprint.js";
import { same } from "./same.js";
import { Situation } from "./query/situation.js";
import type { State } from "./state.js";
import { objectsOf } from "./trial.js";

/** What CR 613.8a compares of an effect in a stage: whether it exists, its objects, and for each part its players and what it does. */
export interface StageFootprint {
  readonly exists: boolean;
  readonly objects: readonly number[] | undefined;
  readonly changes: readonly StageChange[];
}

export interface StageDependency extends Dependency {
  readonly before: StageFootprint;
  readonly after: StageFootprint;
}

/**
 * Works out the order of the effects of one stage after the layers, one at a time, by timestamps and dependency
 * (CR 613.7, 613.8), as Order does for a layer. Objects are settled by now, so all that an application can change, and
 * all that another effect can depend on, is what players have.
 */
export class StageOrder {
  readonly #state: State;
  readonly #stage: AfterStageName;
  /** The players as they are on the way; trials put other views in and take them out again. */
  readonly #views: PlayerView[];
  /** The effects with a part here, oldest first. */
  readonly #effects: readonly Effect[];
  readonly #chooser: Chooser<Effect>;
  readonly #done = new Set<Effect>();
  #known = new Map<Effect, readonly StageDependency[]>();

  constructor(state: State, stage: AfterStageName, views: PlayerView[]) {
    this.#state = state;
    this.#stage = stage;
    this.#views = views;
    this.#effects = state.all().filter((effect) => this.#partsOf(effect).length > 0);
    this.#chooser = new Chooser(state.ruleset);
  }

  /** Effects in force with a part here that is not applied yet; oldest first. */
  pending(): Effect[] {
    return this.#effects.filter((effect) => !this.#done.has(effect) && this.#isInForce(effect));
  }

  /** Effects with a part here that are not applied, since their conditions do not hold. */
  unmet(): Effect[] {
    return this.#effects.filter((effect) => !this.#done.has(effect) && !this.#isInForce(effect));
  }

  choose(pending: readonly Effect[]): Next<Effect> {
    const waitsFor = (effect: Effect): Effect[] => this.dependenciesOf(effect, pending).map(({ on }) => on);
    return this.#chooser.choose(pending, waitsFor);
  }

  dependenciesOf(effect: Effect, pending: readonly Effect[]): readonly StageDependency[] {
    const found = remembered(this.#known, effect, () =>
      readsPlayers(effect) ? pending.flatMap((on) => this.#dependency(effect, on)) : [],
    );
    return found.filter(({ on }) => !this.#done.has(on));
  }

  /** Applies an effect for good, and gives what it did. */
  apply(effect: Effect): StageFootprint & { readonly counting: readonly string[] } {
    const footprint = this.#footprintOf(effect);
    const situation = situationAfter(effect, this.#state, this.#views);
    const counting = this.#partsOf(effect).flatMap((part) => kindOf(part).clausesOfCounting(part, situation));
    this.#put(this.#viewsAfter(footprint));
    this.#done.add(effect);
    this.#known = new Map();
    return { ...footprint, counting };
  }

  #partsOf({ program }: Effect): readonly Part[] {
    return program.ofStage[this.#stage];
  }

  #isInForce(effect: Effect): boolean {
    return isInForce(effect, this.#state, situationAfter(effect, this.#state, this.#views));
  }

  #footprintOf(effect: Effect): StageFootprint {
    const situation = situationAfter(effect, this.#state, this.#views);
    return {
      exists: isInForce(effect, this.#state, situation),
      objects: settledObjectsOf(effect, this.#state),
      changes: this.#partsOf(effect).flatMap((part) => stageChange(part, situation) ?? []),
    };
  }

  #viewsAfter({ changes }: StageFootprint): readonly PlayerView[] {
    return this.#views.map((view, player) =>
      changes
        .filter(({ players }) => players?.includes(player) === true)
        .reduce((before, change) => changedPlayer(change, before), view),
    );
  }

  #put(views: readonly PlayerView[]): void {
    this.#views.splice(0, this.#views.length, ...views);
  }

  #dependency(effect: Effect, on: Effect): StageDependency[] {
    if (on === effect) return [];
    const before = this.#footprintOf(effect);
    const now = [...this.#views];
    this.#put(this.#viewsAfter(this.#footprintOf(on)));
    const after = this.#footprintOf(effect);
    this.#put(now);
    const because = reasonsBetween(before, after);
    return because.length === 0 ? [] : [{ effect, on, because, before, after }];
  }
}

/** CR 613.8a(b). */
function reasonsBetween(before: StageFootprint, after: StageFootprint): DependencyReason[] {
  if (before.exists !== after.exists) return ["existence"];
  const whom = ({ changes }: StageFootprint): unknown => changes.map(({ players }) => players);
  const what = ({ changes }: StageFootprint): unknown => changes.map((change) => ({ ...change, players: undefined }));
  const reasons: DependencyReason[] = same(whom(before), whom(after)) ? [] : ["appliesTo"];
  return same(what(before), what(after)) ? reasons : [...reasons, "whatItDoes"];
}

/** Whether an effect asks what players have; what does not depends on nothing here. */
function readsPlayers({ program }: Effect): boolean {
  return (
    asksForPlayers(program.condition) ||
    program.after.some((part) => typeof afterKindOf(part)?.player(part) === "object")
  );
}

function asksForPlayers(condition: Condition | undefined): boolean {
  if (condition === undefined) return false;
  const { player, allOf = [], anyOf = [], not } = condition;
  return player !== undefined || [...allOf, ...anyOf, not].some(asksForPlayers);
}

/** What an effect looks at once the layers are through: the objects as they are, and the players on their way. */
export function situationAfter({ situation }: Effect, state: State, players: readonly PlayerView[]): Situation {
  return new Situation(state, state.views, situation.speaker, players);
}

/** The objects of an effect's parts after the layers: those it began with, or those that fit now; undefined if it speaks of none. */
export function settledObjectsOf(effect: Effect, state: State): readonly number[] | undefined {
  const begun = effect.fixed ?? state.begun.get(effect.id);
  if (begun !== undefined) return begun;
  return effect.program.affects === undefined ? undefined : objectsOf(effect, state);
}
