import type { Origin } from "./ability.js";
import type { Board } from "./board.js";
import type { EffectReference } from "./effect-reference.js";
import { CREATURE, type TypeSet } from "./card-types.js";
import type { ObjectView } from "./object-view.js";
import type { Part } from "./part.js";
import type { CreatedEffect, FaceDown, StateBasedAction, Zone } from "./formats.gen.js";

/** An effect, by what makes it. */
interface Named {
  readonly name: EffectReference;
  /** The ability that makes it, and on which object, if it has such a source. */
  readonly source?: object | undefined;
  readonly timestamp: number;
}

/** What an effect waits for, or depends on, among those that are still to be applied. */
export type WaitsFor<E> = (effect: E) => readonly E[];

/** Whether an object fits a description that somebody on the board gives. */
export type Fits<S> = (object: number, scene: S, view: ObjectView) => boolean;

/** What an object starts from, as far as it decides whether it has a size. */
export type Printed = Pick<ObjectView, "types" | "power">;

export interface Described {
  readonly board: Board;
  readonly speaker: { readonly source: number | undefined };
}

/** One object before and after. */
export interface Change {
  readonly before: ObjectView;
  readonly after: ObjectView;
}

/** An effect of a resolution, by its objects where they are fixed (CR 611.2c). */
interface Resolved {
  readonly objects: readonly number[] | undefined;
}

/** What CR 613.8a(b) compares: whether an effect does something else to an object. */
export interface Comparison {
  /** `says` is the evaluated instruction; `comesOf` gives what applying it would change. */
  readonly of: (says: unknown, comesOf: () => Change | undefined) => unknown;
  /** Whether instructions alone are compared: then no trial is needed of an effect that changes nothing they read. */
  readonly isTextAlone: boolean;
}

/**
 * The steps that every edition and every reading takes alike. A misconception puts another step in the place of one,
 * and nothing else in the computation knows of it.
 */
export interface Practice {
  /** The order in which effects go, given oldest first (CR 613.7). */
  readonly inOrder: <E extends Named>(oldestFirst: E[]) => E[];
  /** What an effect waits for, by what it depends on (CR 613.8b). */
  readonly waits: <E>(dependsOn: WaitsFor<E>, pending: readonly E[]) => WaitsFor<E>;
  readonly compared: Comparison;
  /** The objects with which an effect goes on that began with these (CR 613.6); undefined: it is asked anew. */
  readonly goesOnWith: (begunWith: readonly number[]) => readonly number[] | undefined;
  /** The timestamp of an effect of an ability, by those of its object and of what granted it (CR 613.7a). */
  readonly timestampOfAbility: (ofObject: number, ofGrant: number) => number;
  /** The objects that a static ability describes (CR 611.3a). */
  readonly affectedByStatic: <S extends Described>(fits: Fits<S>) => Fits<S>;
  /** Where a characteristic-defining ability functions; undefined: everywhere (CR 604.3). */
  readonly definingFunctions: readonly Zone[] | undefined;
  /** What a part of an effect says, which also says the others. */
  readonly partAsRead: (part: Part, among: readonly Part[]) => readonly Part[];
  /** The parts of a resolving effect whose objects are found anew all the time, by those that speak of the rules of the game (CR 611.2c). */
  readonly openParts: (effect: CreatedEffect, ofRules: CreatedEffect["does"]) => CreatedEffect["does"];
  /** A part of a resolving effect with its numbers fixed (CR 611.2d, 608.2h). */
  readonly fixedPart: (part: Part, fix: (part: Part) => Part) => Part;
  /** What is left of the effects of earlier resolutions on objects that become copies (CR 707.4). */
  readonly afterCopying: <E extends Resolved>(effects: E[], copies: readonly number[]) => E[];
  /** What is left of them on objects that transform (CR 712.18). */
  readonly afterTransforming: <E extends Resolved>(effects: E[], turned: readonly number[]) => E[];
  /** What a prototyped spell and its permanent start from, by the inset values and those of the whole card (CR 718.3b). */
  readonly prototyped: (inset: ObjectView, whole: () => ObjectView) => ObjectView;
  /** How something is face down, by what lists its characteristics, if that does (CR 708.2a). */
  readonly faceDownIs: (how: FaceDown) => FaceDown;
  /** What a land starts from: without mana symbols in a cost it has no color (CR 105.2c, 202.2). */
  readonly printedLand: (land: ObjectView) => ObjectView;
  /** Whether a text change reaches the type line too (CR 612.1). */
  readonly editsTypeLine: boolean;
  /** Toughness with damage marked, which lowers nothing (CR 120.6). */
  readonly toughnessWith: (toughness: number, damage: number) => number;
  /** The changes of a cost in their order: increases and reductions, then what looks at the total (CR 601.2f). */
  readonly costChanges: <C>(changes: readonly C[], ofTotal: readonly C[]) => C[];
  /** Gives what becomes attached a new timestamp (CR 613.7e). */
  readonly onAttaching: (stamp: () => void) => void;
  /** Gives one to what is attached to its host once more: none, since nothing happens (CR 701.3b). */
  readonly onAttachingAgain: (stamp: () => void) => void;
  /** The timestamp of all counters of a kind on an object once more are put there (CR 613.7c). */
  readonly timestampOfCounters: (old: number | undefined, mint: () => number) => number;
  /** The card types that an object loses, with which their subtypes go (CR 205.1a). */
  readonly typesLost: (before: TypeSet, after: TypeSet) => TypeSet;
  /** Whether an object has power and toughness only as a creature, by its zone and what it starts from (CR 208.3). */
  readonly sizeNeedsCreature: (zone: Zone, printed: Printed) => boolean;
  /** Of the mana abilities of its basic land types those that a land has (CR 305.6). */
  readonly manaOfLandTypes: <A>(abilities: readonly A[]) => readonly A[];
  /** Of which origins abilities stay when basic land types are set, by those that the edition spares (CR 305.7). */
  readonly sparedByLandTypes: (spared: readonly Origin[]) => readonly Origin[];
  /** The state-based actions to perform, by those that CR 704.5 asks for and by which objects are indestructible. */
  readonly stateBasedActions: (
    asked: StateBasedAction[],
    isIndestructible: (object: string) => boolean,
  ) => StateBasedAction[];
}

export const PRACTICE: Practice = {
  inOrder: (oldestFirst) => oldestFirst,
  waits: (dependsOn) => dependsOn,
  compared: { of: (says) => says, isTextAlone: true },
  goesOnWith: (begunWith) => begunWith,
  timestampOfAbility: Math.max,
  affectedByStatic: (fits) => fits,
  definingFunctions: undefined,
  partAsRead: (part) => [part],
  openParts: (_, ofRules) => ofRules,
  fixedPart: (part, fix) => fix(part),
  afterCopying: (effects) => effects,
  afterTransforming: (effects) => effects,
  prototyped: (inset) => inset,
  faceDownIs: (how) => how,
  printedLand: (land) => land,
  editsTypeLine: true,
  toughnessWith: (toughness) => toughness,
  costChanges: (changes, ofTotal) => [...changes, ...ofTotal],
  onAttaching: (stamp) => stamp(),
  onAttachingAgain: () => undefined,
  timestampOfCounters: (_, mint) => mint(),
  typesLost: (before, after) => before & ~after,
  // Elsewhere what is printed on a noncreature counts, as on a Vehicle; a creature card that is cast as an Aura is no such card.
  sizeNeedsCreature: (zone, { types, power }) => {
    const isCreatureCard = (types & CREATURE) !== 0;
    return zone === "battlefield" || (isCreatureCard ? zone === "stack" : power === null);
  },
  manaOfLandTypes: (abilities) => abilities,
  sparedByLandTypes: (spared) => spared,
  stateBasedActions: (asked) => asked,
};
