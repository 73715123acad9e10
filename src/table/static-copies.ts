import type { CopyPart } from "../rules/formats.gen.js";
import type { Outcome } from "../resolver/resolve.js";
import { cardSays } from "./card-says.js";
import { copiedValues } from "./copied-values.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/**
 * A static ability that makes something a copy takes the values when it begins and keeps them (CR 707.2c); if it ceases
 * and begins again, it takes them anew. Values can come from each other, so this goes on until nothing is new.
 */
export function beginStaticCopies(table: Table): void {
  if (!table.ruleset.policy.staticCopiesFixed) return;
  if (!table.objects.some(saysCopy)) return;
  for (let began = true; began;) {
    began = false;
    const outcome = table.resolve();
    const found = staticCopies(outcome);
    table.objects.forEach((object, place) => {
      if (object.gone || object.phasedOut) return;
      const sources = found.get(place);
      for (const key of object.copies.keys()) if (sources?.has(key) !== true) object.copies.delete(key);
      for (const [key, { of }] of sources ?? []) {
        const [original] = table.seenFrom(place, outcome, key).refer(of);
        if (object.copies.has(key) || original === undefined) continue;
        object.copies.set(key, copiedValues(table, outcome, original).values);
        began = true;
      }
    });
  }
}

/** Whether a card of it speaks of a copy. What is gone counts: something may have its ability as a copy of it. */
function saysCopy({ card, components }: TableObject): boolean {
  return [card, ...components.map((component) => component.card)].some((each) => cardSays(each, '"kind":"copy"'));
}

/**
 * The copy parts of static abilities, as far as they affect something now, by the place of the object that has them:
 * printed ones, and those that it has as a copy of something else or from what merged with it.
 */
function staticCopies({ state }: Outcome): Map<number, Map<string, CopyPart>> {
  const found = new Map<number, Map<string, CopyPart>>();
  for (const { id, source } of state.all()) {
    if (source === undefined || (state.begun.get(id)?.length ?? 0) === 0) continue;
    const { ability, key } = source.instance;
    if (ability.kind !== "static") continue;
    const part = ability.does.find(({ kind }) => kind === "copy");
    if (part?.kind !== "copy") continue;
    const parts = found.get(source.object) ?? new Map<string, CopyPart>();
    found.set(source.object, parts.set(key, part));
  }
  return found;
}
