import { objectName, type Board } from "../../rules/board.js";
import type {
  Certificate,
  CertifiedChoice,
  CertifiedEffect,
  CertifiedFootprint,
  CertifiedLayer,
  CertifiedRules,
  CertifiedTrial,
  CertifiedValues,
} from "../../rules/formats.gen.js";
import type { ObjectView } from "../../rules/object-view.js";
import { orderedText } from "../../rules/ordered-text.js";
import { present } from "../../rules/present.js";
import type { Ruleset, Slot } from "../../rules/ruleset.js";
import { printEffect } from "../../names/effect.js";
import type { Effect } from "../effect.js";
import { footprintsAfter, hasBegun, reasonsToWait, type Footprint } from "../footprint.js";
import type { Next, Order } from "../order.js";
import { instructionsOf } from "../program.js";
import { resolve } from "../resolve.js";
import type { State } from "../state.js";
import type { Witness } from "../witness.js";
import { cycleThrough } from "./cycle.js";
import { instructionText } from "./instruction.js";
import { renderChanges, renderCharacteristics } from "./render.js";

/** What a certificate says of a board; who made the board says of which scenario it is. */
export type CertifiedBoard = Omit<Certificate, "format" | "scenario" | "check">;

/** Resolves a board and writes down by what each effect was chosen (CR 613.7, 613.8). */
export function certify(board: Board, ruleset: Ruleset): CertifiedBoard {
  const notary = new Notary(board);
  const { final } = resolve(board, ruleset, { trace: "none", witness: notary });
  const { policy } = ruleset;
  const order: CertifiedRules = {
    reevaluates: policy.reevaluates,
    loops: policy.loops,
    freed: policy.freed,
    definingDepend: policy.definingDependOnDefining,
    countersDepend: policy.countersDepend,
  };
  return {
    ruleset: ruleset.id,
    ...present({ readings: ruleset.readings && [...ruleset.readings] }),
    order,
    start: valuesOf(
      board,
      board.objects.map(({ base }) => base),
    ),
    layers: notary.layers,
    end: valuesOf(board, final),
  };
}

function valuesOf(board: Board, views: readonly ObjectView[]): CertifiedValues {
  return Object.fromEntries(
    board.objects.flatMap((object, place) => {
      const view = views[place];
      if (view === undefined || object.phasedOut) return [];
      return [[object.id, renderCharacteristics(board, view, object)] as const];
    }),
  );
}

/** Writes down each choice as it is made. */
class Notary implements Witness {
  readonly layers: CertifiedLayer[] = [];
  readonly #board: Board;
  #slot: Slot | undefined = undefined;
  #choices: CertifiedChoice[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  choice(slot: Slot, pending: readonly Effect[], next: Next, order: Order, state: State): void {
    if (this.#slot !== slot) {
      this.#slot = slot;
      this.#choices = [];
      const { layer, pass, clause } = slot;
      this.layers.push({ layer, pass, clause, choices: this.#choices });
    }
    // Who is passed over, and where the order is found but once, is known only by what everything depends on.
    const isEveryPairAsked =
      next.next !== pending[0] || next.loop.length > 0 || (!state.ruleset.policy.reevaluates && order.isAtStart());
    const asked = isEveryPairAsked ? pending : [next.next];
    const moment = { slot, order, state };
    const trials = pending.flatMap((on) => {
      const others = (on === next.next ? pending : asked).filter((effect) => effect !== on);
      return others.length === 0 && on !== next.next ? [] : [this.#trial(on, others, moment)];
    });
    const inLoop = (effect: Effect): Effect[] =>
      next.loop.filter((on) => on !== effect && reasonsToWait(effect, slot, order.trialOf(on), state).length > 0);
    const cycle = next.loop.length === 0 ? undefined : cycleThrough(next.next, inLoop);
    this.#choices.push({
      pending: pending.map((effect) => this.#pending(effect, moment)),
      trials,
      applies: printEffect(next.next.name),
      ...present({ loop: cycle?.map(({ name }) => printEffect(name)) }),
    });
  }

  #pending(effect: Effect, { slot, order, state }: Moment): CertifiedEffect {
    const { characteristicDefining, maker } = effect.program;
    return {
      effect: printEffect(effect.name),
      timestamp: effect.timestamp,
      ...(hasBegun(effect, state) ? { begun: true as const } : {}),
      ...(characteristicDefining ? { defining: true as const } : {}),
      ...(maker === "counters" ? { counters: true as const } : {}),
      before: this.#print(effect, slot, order.footprintOf(effect)),
    };
  }

  #trial(on: Effect, others: readonly Effect[], { slot, order, state }: Moment): CertifiedTrial {
    const trial = order.trialOf(on);
    const after = footprintsAfter(others, slot, trial, state);
    const told = others.map((effect) => {
      const now = after.get(effect) ?? order.footprintOf(effect);
      const prints = [order.footprintOf(effect), now].map((print) => this.#print(effect, slot, print)) as [
        CertifiedFootprint,
        CertifiedFootprint,
      ];
      return { effect: printEffect(effect.name), prints };
    });
    const isSame = ({ prints: [before, then] }: (typeof told)[number]): boolean =>
      orderedText(before) === orderedText(then);
    return {
      effect: printEffect(on.name),
      changes: trial.entries.flatMap((entry) => renderChanges(this.#board, entry)),
      same: told.filter(isSame).map(({ effect }) => effect),
      differs: told.filter((one) => !isSame(one)).map(({ effect, prints: [, then] }) => ({ effect, after: then })),
    };
  }

  #print(effect: Effect, slot: Slot, { exists, text, objects, does }: Footprint): CertifiedFootprint {
    const board = this.#board;
    const instructions = instructionsOf(effect, slot);
    const say = (values: unknown): string =>
      instructions
        .map((instruction, place) =>
          instructionText(instruction, Array.isArray(values) ? values[place] : undefined, board),
        )
        .join("; ");
    const names = objects.map((place) => objectName(board, place));
    return {
      exists,
      ...(text === undefined ? {} : { text: orderedText(text) }),
      objects: names,
      does: Object.fromEntries(names.map((name, place) => [name, say(does[place])])),
    };
  }
}

interface Moment {
  readonly slot: Slot;
  readonly order: Order;
  readonly state: State;
}
