import type { BoardObject, Choice } from "./board.js";
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
import type { Policy } from "./policy.js";
import type { Ruleset } from "./ruleset.js";

/** What a part of an effect may ask of the state at the instant it is evaluated. */
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
  /** How many abilities in a row have begotten the effect. */
  readonly generation: number;
}

/** What evaluating a part reads besides the affected objects: only a change of that can change what the effect does (CR 613.8a). */
export interface Uses {
  readonly quantities?: readonly (Quantity | undefined)[];
  readonly selectors?: readonly Selector[];
  readonly players?: readonly PlayerReference[];
  /** Objects whose every characteristic is read. */
  readonly whole?: readonly Reference[];
}
