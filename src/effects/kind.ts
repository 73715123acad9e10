import type {
  CopyExceptions,
  Handles,
  LostAbility,
  PlayerSelector,
  Quantity,
  SubtypeWord,
} from "../rules/formats.gen.js";
import type { Aspects } from "../rules/aspects.js";
import type { Board, BoardFact } from "../rules/board.js";
import type { Application, Look, Uses } from "../rules/look.js";
import type { Sort } from "../rules/layers.js";
import type { ObjectView } from "../rules/object-view.js";
import type { CopiedValuesPart, Part, TextBoxPart } from "../rules/part.js";

/** What a resolution knows of the object for which it fixes a part. */
export interface Fixing {
  /** What the object can't have as the effect begins (CR 113.11). */
  readonly cantHave: readonly LostAbility[];
  /** Who gets control of the object in an exchange; undefined if the exchange can't be completed (CR 701.12a-b). */
  readonly exchangedTo: string | undefined;
  /** The player who controls all that is to be exchanged, so that nothing is (CR 701.12b); undefined if nobody does. */
  readonly holdsAll: string | undefined;
  /** The rules text of the other of two objects; undefined if there are not two (CR 612.5, 701.12a). */
  readonly otherText: TextBoxPart | undefined;
  /** The copiable values of an original, taken now (CR 707.2b). */
  copied(original: number, except: CopyExceptions | undefined): CopiedValuesPart;
  /** Those of the card of a name, whether or not it is in the game; undefined if there is none. */
  named(card: string, except: CopyExceptions | undefined): CopiedValuesPart | undefined;
}

/**
 * What a part does to what others have done. Parts that add, or modify, come to the same in every order among themselves;
 * what is forbidden is not there, whatever comes when (CR 101.2).
 */
export type Manner = "adds" | "takes" | "forbids" | "modifies" | "switches" | "sets";

/** A place in a part, and what is wrong with it there. */
export interface Misfit {
  readonly at: readonly string[];
  readonly message: string;
  readonly expected?: string;
}

/** What is wrong with a resolution that leaves something open, and how to say it. */
export type Undecided = Required<Pick<Misfit, "message" | "expected">>;

/** What every kind of effect part declares, whatever its stage. */
interface Declared<P extends Part> {
  /** What an engine has to handle to carry it out. */
  readonly needs: readonly [Handles, ...Handles[]];
  readonly manner: Manner;
  /** The numbers in it that are read once if a resolution says it (CR 611.2d, 608.2h). */
  numbers(part: P): readonly (Quantity | undefined)[];
  /** Words of subtypes that it writes, or would write if it could (CR 205.3d). */
  subtypes(part: P): readonly SubtypeWord[];
  /** The part with everything fixed that a resolution fixes (CR 611.2d). */
  fix(part: P, look: Look, fixing: Fixing): Part;
  /** Why a static ability, which has no moment at which it happens, can't have such a part; undefined if it can. */
  misfitInStatic(part: P): Misfit | undefined;
  /** Why nothing comes of it as a resolution does it now, so that it begins no effect; undefined if something does. */
  fails(part: P, fixing: Fixing): Pick<BoardFact, "clause" | "player"> | undefined;
  /** What has to be said, and is not, where a resolution says it now; undefined if nothing is missing. */
  undecided(part: P, look: Look): Undecided | undefined;
  /** The id of the ability of the same card that a copy keeps (CR 707.9a), and where the part names it. */
  keeps(part: P): { readonly at: readonly string[]; readonly ability: string } | undefined;
  /** Clauses by which a resolution fixes it besides; each look has one of the affected objects in view. */
  clausesOfFixing(part: P, looks: readonly Look[]): readonly string[];
  /** Clauses by which its numbers come out as they do now, such as that one below zero counts as zero (CR 107.1b). */
  clausesOfCounting(part: P, look: Look): readonly string[];
}

/**
 * A kind of part that is carried out on objects, in a layer. `evaluate` gives the instruction, plain data that CR 613.8a
 * compares, or undefined if it does nothing now; `apply` carries it out on one object and gives back the same view if
 * nothing changes.
 */
export interface LayerKind<P extends Part, I> extends Declared<P> {
  /** What it is about, which decides its layer (CR 613.1a-g, 613.2-613.4) together with what makes the effect; see stageOf. */
  readonly stage: Sort;
  /** The most that applying such a part can change of an object: it may be too much, never too little. */
  writes(part: P): Aspects;
  /** What evaluating it reads; undefined if the instruction is always the same. */
  uses(part: P): Uses | undefined;
  evaluate(part: P, look: Look): I | undefined;
  apply(instruction: I, view: ObjectView, application: Application): ObjectView;
  /** The instruction in a few words, for witnesses of dependencies. */
  show?(instruction: I, board: Board): string;
  /** Clauses this kind of part exercises, besides that of its layer. */
  readonly clauses?: readonly string[];
  /** Clauses that this part exercises by what it says. */
  cites?(part: P): readonly string[];
}

/** What is worked out once the layers are through: players (CR 613.10), rules of the game (CR 613.11), costs (CR 601.2f). */
export type AfterStage = "players" | "gameRules" | "costs";

/** A kind of part that no layer holds. */
export interface AfterKind<P extends Part, C extends { readonly stage: AfterStage }> extends Declared<P> {
  readonly stage: C["stage"];
  /** Whom it is about, where it speaks of players. */
  player(part: P): PlayerSelector | undefined;
  /** What it does now. */
  change(part: P, look: Look): C;
}

/** A kind begins with this and says itself which numbers, words or references of it are open; here none is. */
export const AS_WRITTEN = {
  numbers: () => [],
  subtypes: () => [],
  fix: <P extends Part>(part: P): P => part,
  misfitInStatic: () => undefined,
  fails: () => undefined,
  undecided: () => undefined,
  keeps: () => undefined,
  clausesOfFixing: () => [],
  clausesOfCounting: () => [],
  uses: () => undefined,
} satisfies Partial<LayerKind<Part, unknown>>;
