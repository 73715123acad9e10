import type { Aspects } from "./aspects.js";
import type { Board, BoardObject, Choice } from "./board.js";
import type {
  Color,
  ColorWord,
  PlayerReference,
  PlayerSelector,
  Quantity,
  Reference,
  Selector,
  SubtypeWord,
} from "./formats.gen.js";
import type { ObjectView } from "./object-view.js";
import type { Part } from "./part.js";
import type { Policy } from "./policy.js";
import type { Ruleset } from "./ruleset.js";

/** What a handler may ask about the state at the instant its part is evaluated. */
export interface Look {
  /** What the edition of the rules decides. */
  readonly policy: Policy;
  readonly ruleset: Pick<Ruleset, "policy" | "practice">;
  /** A number, read now. */
  quantity(quantity: Quantity): number;
  /** The objects that fit a description now. */
  select(selector: Selector): readonly number[];
  refer(reference: Reference): readonly number[];
  players(reference: PlayerSelector): readonly number[];
  view(object: number): ObjectView;
  /** The values that this static copy effect took when it began, if it has begun before (CR 707.2c). */
  fixedCopy(): ObjectView | undefined;
  /** What was chosen under a name. */
  chosen(name: string): Choice | undefined;
  object(object: number): BoardObject;
  /** A word, or what was chosen for it; undefined if nothing was (CR 607.5a). */
  subtype(word: SubtypeWord): string | undefined;
  color(word: ColorWord): Color | undefined;
}

/** What carrying out an instruction needs to know of the effect it belongs to: granted abilities carry its key and timestamp (CR 613.7a). */
export interface Application {
  readonly key: string;
  readonly timestamp: number;
}

/** What the evaluation of a part reads besides the objects it is applied to; tells when another effect can change "what it does" (CR 613.8a). */
export interface Uses {
  readonly quantities?: readonly (Quantity | undefined)[];
  readonly selectors?: readonly Selector[];
  readonly players?: readonly PlayerReference[];
  /** Objects whose every characteristic is read. */
  readonly whole?: readonly Reference[];
}

/**
 * One kind of effect part. `evaluate` gives the evaluated instruction, plain data that CR 613.8a compares, or
 * undefined if it does nothing now; `apply` carries it out on one object and gives back the same view if nothing changes.
 */
export interface Handler<P extends Part, I> {
  /** The most that applying such a part can change of an object; a screen for trials, so it may be too much, never too little. */
  writes(part: P): Aspects;
  uses?(part: P): Uses;
  evaluate(part: P, look: Look): I | undefined;
  apply(instruction: I, view: ObjectView, application: Application): ObjectView;
  /** The instruction in a few words, for witnesses of dependencies. */
  show?(instruction: I, board: Board): string;
  /** Clauses this kind of part exercises, besides that of its layer. */
  readonly clauses?: readonly string[];
  /** Clauses that this part exercises by what it says. */
  cites?(part: P): readonly string[];
}
