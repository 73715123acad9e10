import { NAMELESS, type EffectApart } from "../rules/effect-reference.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";

/** What the effects are called of what resolves here, the first of them that it makes. */
export function effectOfResolving({
  id,
  card,
  source,
  ability,
}: Pick<ResolvesEvent, "id" | "card" | "source" | "ability">): EffectApart {
  return id === undefined && source !== undefined && typeof ability === "string"
    ? { kind: "ability", object: source, ability }
    : { kind: "resolution", name: id ?? card ?? source ?? NAMELESS };
}
