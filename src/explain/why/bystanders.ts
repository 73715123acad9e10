import { type Phrase, say } from "../../wording/phrase.js";
import type { Mentions } from "./mentions.js";
import type { Slice } from "./slice.js";
import { couldChange, isUpTo, type Scope } from "./scope.js";
import { isOf, type SeenOf } from "./seen.js";
import { OF_CONTENT, type Weighed } from "./weighed.js";
import { reasonFrom } from "./reason.js";

/** A layer and what to say about it. */
export interface Bystander {
  readonly layer: SeenOf<"applied">["step"]["layer"];
  readonly weighed: Weighed;
}

/**
 * Needed if no step led to the answer although one might expect it: the applications that could have changed the value
 * asked for, with the objects they affect, or the fact that they apply after the value is determined.
 */
export function bystanders(slice: Slice, { object, characteristics, until }: Scope, mentions: Mentions): Bystander[] {
  if (object === undefined) return [];
  return slice.all.flatMap((seen): Bystander[] => {
    if (!isOf(seen, "applied")) return [];
    const { layer, objects, effect } = seen.step;
    if (!couldChange(seen.step).some((characteristic) => characteristics.has(characteristic))) return [];
    const isThere = objects.includes(object);
    if (isThere && isUpTo(layer, until)) return [];
    const words = { effect: mentions.effect(effect), object: mentions.object(object) };
    const said: Phrase = isThere
      ? say("claim-too-late", { ...words, layer })
      : objects.length === 0
        ? say("claim-applied-to-nothing", { effect: words.effect })
        : say("claim-not-to", { ...words, objects: mentions.objects(objects) });
    return [{ layer, weighed: { weight: "aside", reason: reasonFrom([seen], said, OF_CONTENT) } }];
  });
}
