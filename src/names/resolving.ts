import { NAMELESS, type EffectApart } from "../rules/effect-reference.js";
import type { ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";

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

/** What the first effects are called of all that resolves in an event. */
export function effectsMadeBy(event: ScenarioEvent): EffectApart[] {
  if (event.kind === "simultaneous") return event.events.flatMap(effectsMadeBy);
  return event.kind === "resolves" ? [effectOfResolving(event)] : [];
}

/** The names under which something resolves, other than as an ability of an object. */
export function resolutionNames(timeline: readonly ScenarioEvent[]): ReadonlySet<string> {
  const effects = timeline.flatMap(effectsMadeBy);
  return new Set(effects.flatMap((effect) => (effect.kind === "resolution" ? [effect.name] : [])));
}
