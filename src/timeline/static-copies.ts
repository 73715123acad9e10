import type { AbilityInstance } from "../rules/ability.js";
import type { CopyPart } from "../rules/formats.gen.js";
import type { Outcome } from "../resolver/resolve.js";
import { cardSays } from "./card-says.js";
import { copiedValues } from "./copied-values.js";
import type { Table } from "./table.js";

/**
 * A static ability that makes something a copy takes the values when it begins and keeps them (CR 707.2c); if it ceases
 * and begins again, it takes them anew. Values can come from each other, so this goes on until nothing is new.
 */
export function beginStaticCopies(table: Table): void {
  if (!table.ruleset.policy.staticCopiesFixed) return;
  if (!table.objects.some(({ card, gone }) => !gone && cardSays(card, '"kind":"copy"'))) return;
  for (let began = true; began;) {
    began = false;
    const outcome = table.resolve();
    table.objects.forEach((object, place) => {
      if (object.gone || object.phasedOut) return;
      const sources = staticCopies(outcome, place);
      for (const key of object.copies.keys()) if (!sources.has(key)) object.copies.delete(key);
      for (const [key, { of }] of sources) {
        const [original] = table.seenFrom(place, outcome, key).refer(of);
        if (object.copies.has(key) || original === undefined) continue;
        object.copies.set(key, copiedValues(table, outcome, original).values);
        began = true;
      }
    });
  }
}

/** The copy parts of an object's static abilities, as far as they affect something now. */
function staticCopies(outcome: Outcome, place: number): Map<string, CopyPart> {
  const found = new Map<string, CopyPart>();
  const abilities: readonly AbilityInstance[] = outcome.board.objects[place]?.base.abilities ?? [];
  const inForce = (key: string): boolean => (outcome.state.begun.get(`${place}|${key}`)?.length ?? 0) > 0;
  for (const { ability, key } of abilities) {
    if (ability.kind !== "static" || !inForce(key)) continue;
    const part = ability.does.find(({ kind }) => kind === "copy");
    if (part?.kind === "copy") found.set(key, part);
  }
  return found;
}
