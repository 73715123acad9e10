import type { Board, BoardObject } from "../../rules/board.js";
import { BATTLE, CREATURE, PERMANENT_TYPES, PLANESWALKER } from "../../rules/card-types.js";
import type { Sort } from "../../rules/layers.js";
import type { Part } from "../../rules/part.js";
import { choicesSaid, saysWhose } from "../../rules/said-clauses.js";
import type { ObjectView } from "../../rules/object-view.js";
import {
  AURA,
  EQUIPMENT,
  SAGA,
  VEHICLE,
  hasSubtype,
  sameSubtypes,
  subtypesAllowedBy,
  without,
  isEmpty,
} from "../../rules/subtype-set.js";
import { clausesOnBoard } from "./board-citations.js";
import {
  abilitiesBeside,
  clausesOfBox,
  clausesOfChoices,
  clausesOfGaining,
  clausesOfLosing,
  hasGained,
} from "./cited-abilities.js";
import type { Effect } from "../effect.js";
import { clausesOfParts, instructionsOf } from "../program.js";
import type { Outcome } from "../resolve.js";
import type { Entry } from "../state.js";
import type { Step } from "../trace.js";
import { clausesOfYou } from "../whose-words.js";

/** Clauses that a computation exercises beyond those of its layers and effects: found in what it changed, whatever kind of effect did it. */

type Applied = Extract<Step, { readonly kind: "applied" }>;

/** Sorts in which a later effect replaces what an earlier one wrote. */
const REPLACING: readonly Sort[] = ["copying", "control", "type", "color", "setSize"];

function partsIn(effect: Effect, slot: Applied["slot"]): Part[] {
  return instructionsOf(effect, slot).map(({ part }) => part);
}

function isGranted(view: ObjectView, key: string): boolean {
  return view.abilities.some((instance) => instance.key === key && instance.origin === "granted");
}

function intrinsic(view: ObjectView): string {
  return view.abilities
    .filter(({ origin }) => origin === "intrinsic")
    .map(({ key }) => key)
    .join();
}

function clausesOfTypes(before: ObjectView, after: ObjectView, isPermanent: boolean): string[] {
  const clauses: string[] = [];
  const lostTypes = before.types & ~after.types;
  const gained = after.types & ~before.types;
  if (before.types !== after.types || !sameSubtypes(before.subtypes, after.subtypes)) {
    if (before.supertypes !== 0 && before.supertypes === after.supertypes) clauses.push("205.4b");
  } else if (before.supertypes !== after.supertypes) clauses.push("205.4b");
  if (lostTypes !== 0) {
    const lost = without(before.subtypes, after.subtypes);
    if (!isEmpty(lost) && !isEmpty(without(lost, without(lost, subtypesAllowedBy(lostTypes))))) clauses.push("205.1a");
  }
  if (isPermanent && ((lostTypes | gained) & CREATURE) !== 0) {
    clauses.push("208.3");
    if ((gained & CREATURE) !== 0 && after.power !== null && hasSubtype(after.subtypes, VEHICLE))
      clauses.push("301.7b");
  }
  return clauses;
}

/** What one change of one object exercises. */
function clausesOfEntry({ before, after }: Entry, isPermanent: boolean): string[] {
  const clauses = clausesOfTypes(before, after, isPermanent);
  if (intrinsic(before) !== intrinsic(after)) clauses.push("305.6");
  const resized = before.power !== after.power || before.toughness !== after.toughness;
  if (isPermanent && resized && (before.types & after.types & CREATURE) === 0) clauses.push("208.3a");
  const loses = before.abilities.some(
    ({ key, origin }) => origin === "granted" && after.abilities !== before.abilities && !isGranted(after, key),
  );
  if (loses) clauses.push("113.10c");
  return clauses;
}

/** Abilities that came as a pair are linked with each other only (CR 607.5, 707.7); a choice that was never made does nothing (CR 607.5a). */
function ofLinks(effect: Effect, slot: Applied["slot"]): string[] {
  const { source, program, situation } = effect;
  const parts = partsIn(effect, slot);
  const clauses = [...program.clauses, ...clausesOfParts(program, parts)];
  const isLinked = clauses.some((clause) => clause === "607.2d" || clause === "607.2a");
  if (source === undefined ? program.maker !== "resolution" : !isLinked) return [];
  const said = parts.flatMap(choicesSaid);
  const isOpen = said.some((name) => situation.chosen(name) === undefined);
  const isPair = source !== undefined && source.instance.origin !== "printed";
  return [...(isPair ? ["607.5", "707.7"] : []), ...(isOpen ? ["607.5a"] : [])];
}

/** Follows the applications of one computation. */
export class Citations {
  readonly #board: Board;
  readonly #final: Outcome["final"];
  /** What became of each object in the copying layer last: when, and whether it was by merging. */
  readonly #copies: ReadonlyMap<number, { readonly timestamp: number; readonly isMerged: boolean }>;
  #slot: Applied["slot"] | undefined = undefined;
  #written = new Map<string, Effect>();
  /** Objects whose text an effect has changed. */
  readonly #rewritten = new Set<number>();

  constructor({ board, steps, final }: Outcome) {
    this.#board = board;
    this.#final = final;
    const copies = new Map<number, { readonly timestamp: number; readonly isMerged: boolean }>();
    for (const step of steps) {
      if (step.kind !== "applied" || !step.slot.sorts.includes("copying")) continue;
      const { timestamp, name } = step.effect;
      const isMerged = name.kind === "event" && name.event === "merged";
      for (const object of step.objects) copies.set(object, { timestamp, isMerged });
    }
    this.#copies = copies;
  }

  /** The clauses of one application; to be asked in the order of the steps. */
  of(step: Applied): string[] {
    const { effect, slot, objects, entries } = step;
    if (slot.layer !== this.#slot?.layer) this.#written = new Map();
    this.#slot = slot;
    return [
      ...this.#ofSource(effect),
      ...this.#ofAttachment(step),
      ...clausesOfYou(effect, partsIn(effect, slot)),
      ...ofLinks(effect, slot),
      ...objects.flatMap((object) => this.#ofLasting(effect, slot, object)),
      ...entries.flatMap((entry) => clausesOfEntry(entry, this.#object(entry.object)?.zone === "battlefield")),
      ...clausesOnBoard(step, this.#board, this.#final),
      ...this.#ofAbilities(step),
      ...(this.#overwrites(step) ? ["613.9"] : []),
      // What fits only because of another effect is affected at once (CR 613.5), and decided by that one (CR 613.9).
      ...(this.#isDecided(effect, objects) ? ["613.5", "613.9"] : []),
    ];
  }

  #object(place: number): BoardObject | undefined {
    return this.#board.objects[place];
  }

  /** What an object gains or loses; what it is given is no text, so nothing changed it (CR 612.3). */
  #ofAbilities({ effect, slot, objects, entries }: Applied): string[] {
    if (slot.sorts.includes("text")) for (const place of objects) this.#rewritten.add(place);
    const says = instructionsOf(effect, slot).flatMap(({ handler }) => handler.clauses ?? []);
    const sheds = says.includes("113.10b") || says.includes("113.11");
    return entries.flatMap(({ object, before, after }) => [
      ...clausesOfGaining(before, after),
      ...(sheds ? clausesOfLosing(before, after) : []),
      ...(this.#rewritten.has(object) && hasGained(before, after) ? ["612.3"] : []),
    ]);
  }

  /** "Enchanted" and "equipped" mean what it is attached to (CR 303.4m, 301.5f), whoever controls that (CR 303.4e). */
  #ofAttachment({ effect, slot, objects }: Applied): string[] {
    const { source, program, situation } = effect;
    const object = source === undefined ? undefined : this.#object(source.object);
    if (source === undefined || object === undefined || program.affected?.host !== true) return [];
    // What says of whom it speaks says also that it speaks of nobody.
    const { attachedTo, base } = object;
    if (attachedTo !== null && (attachedTo.kind !== "object" || !objects.includes(attachedTo.object))) return [];
    if (hasSubtype(base.subtypes, EQUIPMENT)) return ["301.5f"];
    if (!hasSubtype(base.subtypes, AURA)) return [];
    if (attachedTo === null) return ["303.4m"];
    const host = attachedTo.object;
    const isOthers = situation.view(host).controller !== situation.view(source.object).controller;
    return ["303.4m", ...(isOthers && saysWhose(partsIn(effect, slot)) ? ["303.4e"] : [])];
  }

  /** Abilities that work elsewhere than on the battlefield (CR 113.6); those of level and station symbols. */
  #ofSource({ source, program, situation }: Effect): string[] {
    const object = source === undefined ? undefined : this.#object(source.object);
    if (source === undefined || object === undefined) return [];
    return [
      ...clausesOfBox(
        program.condition,
        abilitiesBeside(object, situation.view(source.object)),
        program.layers.has("setSize"),
      ),
      ...(object.zone === "battlefield" ? [] : ["113.6"]),
      ...(object.zone === "command" ? ["109.4"] : []),
    ];
  }

  /** Whether another effect decided that this one applies to an object (CR 613.9). */
  #isDecided({ program: { affects }, fixed, situation }: Effect, objects: readonly number[]): boolean {
    if (affects === undefined || !affects.local || fixed !== undefined) return false;
    return objects.some((place) => {
      const object = this.#object(place);
      return object !== undefined && !affects.test(place, situation, object.base);
    });
  }

  /** An effect that was on an object before it turned over, merged or became a copy goes on (CR 708.8, 708.2a, 712.18, 730.2c, 707.4). */
  #ofLasting({ source, program, timestamp }: Effect, slot: Applied["slot"], place: number): string[] {
    const object = this.#object(place);
    if (source !== undefined || program.maker !== "resolution" || object === undefined) return [];
    if (slot.sorts.includes("copying") || slot.sorts.includes("faceDown")) return [];
    const turned = timestamp < object.timestamp;
    const { timestamp: copied = 0, isMerged = false } = this.#copies.get(place) ?? {};
    return [
      ...(turned && object.timestampClauses.includes("613.7f") ? [object.faceDown ? "708.2a" : "708.8"] : []),
      ...(turned && object.timestampClauses.includes("613.7g") ? ["712.18"] : []),
      ...(timestamp < copied && copied !== object.timestamp ? [isMerged ? "730.2c" : "707.4"] : []),
    ];
  }

  /** Whether it replaces what another effect wrote in the same layer (CR 613.9). */
  #overwrites({ effect, slot, entries }: Applied): boolean {
    if (!slot.sorts.some((sort) => REPLACING.includes(sort))) return false;
    let found = false;
    for (const { object, before, after } of entries) {
      for (const what of ["controller", "types", "subtypes", "colors", "power", "toughness", "name"] as const) {
        if (before[what] === after[what]) continue;
        const key = `${object} ${what}`;
        const other = this.#written.get(key);
        found ||= other !== undefined && other !== effect;
        this.#written.set(key, effect);
      }
    }
    return found;
  }
}

/** What decides values of a permanent once the layers are through. */
export function clausesOfStanding(object: BoardObject, place: number, view: ObjectView): string[] {
  if (object.zone !== "battlefield") return [];
  const isCreature = (view.types & CREATURE) !== 0;
  const hasNumbers = view.power !== null || view.toughness !== null;
  /** As many as its counters, or, of another type, none whatever counters it has. */
  const counted = (kind: string, type: number, has: string, hasNone: string): string[] => {
    if ((view.types & type) !== 0) return [has];
    return object.counters.has(kind) ? [hasNone] : [];
  };
  return [
    ...(!isCreature && hasNumbers ? ["208.3"] : []),
    ...(isCreature && (view.power === null || view.toughness === null) ? ["208.5"] : []),
    ...counted("loyalty", PLANESWALKER, "306.5c", "306.5"),
    ...counted("defense", BATTLE, "310.4c", "310.4"),
    ...((view.types & PERMANENT_TYPES) === 0 ? ["110.4c"] : []),
    ...(hasSubtype(view.subtypes, SAGA) ? ["714.2d"] : []),
    ...clausesOfChoices(object, place, view),
  ];
}
