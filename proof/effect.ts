import type { ResolutionContext } from "../src/rules/board.js";
import type { EffectReference } from "../src/rules/effect-reference.js";
import type { Ability, Condition, Selector } from "../src/rules/formats.gen.js";
import type { Maker } from "../src/rules/layers.js";
import type { Part } from "../src/rules/part.js";

/** Who speaks, where a description or a number is read. */
export interface Speaker {
  /** Who "you" is, where the object that speaks does not decide it. */
  readonly you?: number;
  readonly source?: number | undefined;
  /** The key of the ability of the source that speaks: what was chosen for it is meant (CR 607). */
  readonly ability?: string | undefined;
  /** What a resolving spell or ability knew. */
  readonly context?: ResolutionContext;
  readonly choices?: ReadonlyMap<string, string | number>;
}

/** A continuous effect (CR 611). */
export interface Effect {
  /** Tells it from every other one. */
  readonly key: string;
  readonly name: EffectReference;
  readonly timestamp: number;
  readonly maker: Maker;
  readonly parts: readonly Part[];
  /** What it says of single objects, where that is something else. */
  readonly shares?: ReadonlyMap<number, readonly Part[]> | undefined;
  /** Objects fixed as it began (CR 611.2c); undefined for what describes its objects (CR 611.3a). */
  readonly objects?: readonly number[] | undefined;
  readonly affects?: Selector | undefined;
  readonly condition?: Condition | undefined;
  readonly speaker: Speaker;
  /** Of a static ability: the object that has it, the words, and where they came from. */
  readonly static?: StaticOrigin;
}

export interface StaticOrigin {
  readonly object: number;
  readonly key: string;
  readonly words: Ability;
  readonly isGranted: boolean;
  readonly grantedAt: number;
  readonly generation: number;
  /** Its place among the abilities of its object. */
  readonly place: number;
}

/** What an effect says of one of its objects. */
export function partsFor(effect: Effect, object: number): readonly Part[] {
  return effect.shares?.get(object) ?? effect.parts;
}
