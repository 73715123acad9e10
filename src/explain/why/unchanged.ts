import type { AppliedStep, Change, Resolution, Value } from "../../rules/formats.gen.js";
import type { Characteristic } from "../../rules/layers.js";
import { anyDoes } from "../../wording/parts.js";
import { asTold } from "./provisional.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";
import { changesOf } from "./slice.js";

/** What an object is on the way, read from what changes it afterwards, or else from what it is in the end. */
export class Values {
  readonly #all: readonly Seen[];
  readonly #objects: Resolution["objects"];

  constructor(all: readonly Seen[], objects: Resolution["objects"]) {
    this.#all = all;
    this.#objects = objects;
  }

  after(object: string, characteristic: "power" | "toughness" | "subtypes", place: number): Value | undefined {
    for (const seen of this.#all.slice(place)) {
      if (!isOf(seen, "applied")) continue;
      const change = changesOf(seen.step, object).find((each) => each.characteristic === characteristic);
      if (change !== undefined) return seen.place === place ? change.after : change.before;
    }
    return this.#objects[object]?.[characteristic];
  }

  /** A step with the changes that are told of it. */
  asTold(seen: SeenOf<"applied">): AppliedStep {
    return asTold(seen, this.#all);
  }

  /**
   * With the changes of one application what it leaves as it was, where that belongs to them: the other half of a size, a
   * size that is set to what it was, the land types that come with abilities (CR 305.7).
   */
  beside(
    wanted: readonly Change[],
    { parts, clauses }: AppliedStep,
    object: string,
    place: number,
    asked: ReadonlySet<Characteristic>,
  ): readonly Change[] {
    const has = (characteristic: Characteristic): boolean =>
      wanted.some((change) => change.characteristic === characteristic);
    const unchanged = (characteristic: "power" | "toughness" | "subtypes"): Change[] => {
      const value = has(characteristic) ? undefined : this.after(object, characteristic, place);
      return value === undefined || value === null
        ? []
        : [{ object, characteristic, before: isDefined ? null : value, after: value }];
    };
    // A star had no number before (CR 208.2).
    const isDefined = clauses.includes("604.3") && !has("power") && !has("toughness");
    const isSet = anyDoes(parts, "sizes") && asked.has("power");
    const isSized = has("power") || has("toughness") || isSet;
    const isOfLand = has("abilities") && anyDoes(parts, "landTypes");
    return [
      ...wanted,
      ...(isSized ? [...unchanged("power"), ...unchanged("toughness")] : []),
      ...(isOfLand ? unchanged("subtypes") : []),
    ];
  }
}
