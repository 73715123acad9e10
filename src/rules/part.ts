import type { AbilityInstance } from "./ability.js";
import type { CopyExceptions, EffectPart, SetSubtypesPart } from "./formats.gen.js";
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
  /** For a token created as a copy of a double-faced permanent: what it turns to (CR 707.8a). */
  readonly otherFace?: ObjectView;
  /** For a copy of a Room: its values by which doors are open; that is the copying object's own (CR 709.5). */
  readonly doors?: Doors;
  /** The ability the copying object keeps (CR 707.9a). */
  readonly kept?: AbilityInstance;
}

export interface FlipHalves {
  readonly top: ObjectView;
  readonly bottom: ObjectView;
}

/** The values of a Room with neither door open, the left or the right one alone, or both. */
export interface Doors {
  readonly closed: ObjectView;
  readonly left: ObjectView;
  readonly right: ObjectView;
  readonly whole: ObjectView;
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
  /** Its other face, if it can turn, or the other half of a flip card (CR 730.2h-i). */
  readonly other?: ObjectView;
  readonly onTop: boolean;
}

/** Layer 1b: the characteristics listed by what turned it face down (CR 708.2). */
export interface FaceDownPart {
  readonly kind: "faceDown";
  readonly values: ObjectView;
}

/** Layer 3: the rules text of another object in the place of its own (CR 612.5). */
export interface TextBoxPart {
  readonly kind: "textBox";
  readonly abilities: readonly AbilityInstance[];
  /** Whose text box it was. */
  readonly of: string;
}

/** Layer 3: the word of a name sticker, after so many words of the name (CR 123.6, 612.9). */
export interface NameWordPart {
  readonly kind: "nameWord";
  readonly word: string;
  readonly after: number;
}

/** Layer 4: subtypes as a misconception has it that takes setting for adding (CR 205.1a): the old ones stay. */
export interface KeptSubtypesPart extends SetSubtypesPart {
  readonly keepsOld: true;
}

/** A part of an effect: one of the vocabulary's, or one that an event of the game makes. */
export type Part = EffectPart | CopiedValuesPart | BodyPart | MergedPart | FaceDownPart | TextBoxPart | NameWordPart;
