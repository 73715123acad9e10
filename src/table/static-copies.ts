import { kindOf, PART_KINDS, stageOf } from "../effects/index.js";
import type { EffectPart } from "../rules/formats.gen.js";
import { inTheEnd, type Outcome } from "../resolver/resolve.js";
import { speakerOf } from "../resolver/query/situation.js";
import { fixingOf } from "./bind.js";
import type { Table } from "./table.js";

/** Kinds of parts that make copies, as cards have them. */
const COPYING = PART_KINDS.filter((kind) => stageOf(kind, "static") === "copying");

/**
 * A static ability that makes something a copy takes the values when it begins and keeps them (CR 707.2c); if it ceases
 * and begins again, it takes them anew. Values can come from each other, so this goes on until nothing is new.
 */
export function beginStaticCopies(table: Table): void {
  // A card that has left counts: another object may have its ability as a copy of it.
  if (!COPYING.some((kind) => table.says(`"kind":"${kind}"`)) || !table.ruleset.policy.staticCopiesFixed) return;
  for (let began = true; began;) {
    began = false;
    const outcome = table.resolve();
    const found = staticCopies(outcome);
    table.objects.forEach((object, place) => {
      if (object.gone || object.phasedOut) return;
      const sources = found.get(place);
      for (const key of object.copies.keys()) if (sources?.has(key) !== true) object.copies.delete(key);
      for (const [key, part] of sources ?? []) {
        if (object.copies.has(key)) continue;
        const look = inTheEnd(outcome, speakerOf(place, key));
        const fixed = kindOf(part).fix(part, look, fixingOf(table, outcome, [], undefined));
        if (fixed.kind !== "copiedValues") continue; // there is nothing to copy
        object.copies.set(key, fixed.values);
        began = true;
      }
    });
  }
}

/**
 * The copy parts of static abilities, as far as they affect something now, by the place of the object that has them:
 * printed ones, and those that it has as a copy of something else or from what merged with it.
 */
function staticCopies({ state }: Outcome): Map<number, Map<string, EffectPart>> {
  const found = new Map<number, Map<string, EffectPart>>();
  for (const { id, source } of state.all()) {
    if (source === undefined || (state.begun.get(id)?.length ?? 0) === 0) continue;
    const { ability, key } = source.instance;
    if (ability.kind !== "static") continue;
    const part = ability.does.find(({ kind }) => COPYING.includes(kind));
    if (part === undefined) continue;
    const parts = found.get(source.object) ?? new Map<string, EffectPart>();
    found.set(source.object, parts.set(key, part));
  }
  return found;
}
