import { type AbilityInstance, isText } from "../rules/ability.js";
import { fault, type Fallible } from "../faults/fault.js";
import type { Part } from "../rules/part.js";
import { resolve } from "../resolver/resolve.js";
import { asEntersAbilities } from "./as-enters-abilities.js";
import { startsWith } from "./start-facts.js";
import type { Table } from "./table.js";
import { addEventEffect } from "./event-effect.js";

/** The rules text of an object now: as layer 3 leaves it (CR 613.1c), whatever abilities it gains or loses later (CR 612.3). */
export function textBoxOf(table: Table, place: number): readonly AbilityInstance[] {
  const { ruleset } = table;
  const last = ruleset.slots.findLastIndex(({ sorts }) => sorts.includes("text"));
  const slots = ruleset.slots.slice(0, last + 1);
  const { final } = resolve(table.board(), { ...ruleset, slots }, { trace: "none" });
  return (final[place]?.abilities ?? []).filter(isText);
}

/**
 * As an object enters it exchanges text boxes with another, if it has an ability that says so (CR 612.5, 614.12). Each
 * has the other's rules text from then on; nothing says when that ends (CR 611.2a).
 */
export function exchangeOnArrival(table: Table, place: number, id: string | undefined, pointer: string): Fallible {
  if (id === undefined) return undefined;
  const object = table.at(place);
  const other = table.find(id);
  if (other === undefined || other === place)
    return fault(`${pointer}/textBoxOf`, `there is no object "${id}" to exchange text boxes with`);
  const asking = asEntersAbilities(table, place, "enters").find(
    ({ ability }) => ability.exchangesTextBox !== undefined,
  );
  if (asking === undefined) {
    object.voidChoices.push({ choice: "textBoxOf", value: id });
    return undefined;
  }
  startsWith(object, { clause: "614.12", found: ["withTextBox"] });
  const name = table.effectName({ kind: "ability", object: object.id, ability: asking.ability.id });
  const textOf = (from: number): Part => ({
    kind: "textBox",
    abilities: textBoxOf(table, from),
    of: table.at(from).id,
  });
  // One effect, whatever each of the two gets by it (CR 613.7b).
  const shares = new Map([[other, [textOf(place)]]]);
  addEventEffect(table, name, [place, other], { parts: [textOf(other)], shares }, object.timestamp, [
    "614.12",
    "611.2a",
  ]);
  return undefined;
}
