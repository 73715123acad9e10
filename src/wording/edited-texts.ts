import { isOfAbilityKind, label } from "../rules/ability.js";
import type { Ability, TraceStep } from "../rules/formats.gen.js";

/** What abilities say once their text is edited (CR 612.1), by the ids of their objects and their names in results. */
export type EditedTexts = ReadonlyMap<string, ReadonlyMap<string, Ability>>;

export const NO_TEXTS: EditedTexts = new Map();

/** The texts that the steps of a computation leave, as far as they are written as data. */
export function editedTexts(trace: readonly TraceStep[]): EditedTexts {
  const texts = new Map<string, Map<string, Ability>>();
  for (const step of trace)
    for (const { object, of, after } of step.kind === "applied" ? (step.unseen ?? []) : []) {
      const abilities = of === "text" ? after.flatMap(abilityIn) : [];
      const known = texts.get(object) ?? new Map<string, Ability>();
      for (const ability of abilities) texts.set(object, known.set(label(ability), ability));
    }
  return texts;
}

/** An ability as the reference resolver writes it; other engines may write any text. */
function abilityIn(text: string): Ability[] {
  if (!text.startsWith("{")) return [];
  try {
    const data: unknown = JSON.parse(text);
    return isOfAbilityKind(data) ? [data] : [];
  } catch {
    return [];
  }
}
