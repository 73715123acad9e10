import type { AbilityInstance } from "./ability.js";
import type { CopyExceptions, EffectPart } from "./formats.gen.js";
import type { ObjectView } from "./object-view.js";

/** Layer 1a: the copiable values taken when the copy effect began (CR 707.2b), with its exceptions. */
export interface CopiedValuesPart {
  readonly kind: "copiedValues";
  readonly values: ObjectView;
  readonly except?: CopyExceptions;
  /** Values given by `except` leave the abilities that would define them (before February 2011; CR 707.9d). */
  readonly keepsDefining?: boolean;
  /** For a copy of a flip card: both halves; flipped status is the copying object's own (CR 110.5, 710). */
  readonly halves?: FlipHalves;
  /** Clauses that taking the values exercised (CR 707.3, 707.6, 708.10 ...). */
  readonly clauses?: readonly string[];
  /** The ability the copying object keeps (CR 707.9a). */
  readonly kept?: AbilityInstance;
}

export interface FlipHalves {
  readonly top: ObjectView;
  readonly bottom: ObjectView;
}

/** Layer 1a: the body chosen as the object entered or was turned face up (CR 613.2a). */
export interface BodyPart {
  readonly kind: "body";
  readonly power: number | null;
  readonly toughness: number | null;
  readonly addTypes: number;
  readonly addSubtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
}

/** Layer 1a: merging (CR 730.2a): a new top component gives every value, one underneath only its abilities (CR 702.140e). */
export interface MergedPart {
  readonly kind: "merged";
  readonly component: ObjectView;
  readonly onTop: boolean;
}

/** Layer 1b: the characteristics listed by what turned it face down (CR 708.2). */
export interface FaceDownPart {
  readonly kind: "faceDown";
  readonly values: ObjectView;
}

/** A part of an effect: one of the vocabulary's, or one that an event of the game makes. */
export type Part = EffectPart | CopiedValuesPart | BodyPart | MergedPart | FaceDownPart;
