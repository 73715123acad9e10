import { asEntersAbilities } from "./as-enters-abilities.js";
import { fault, type Fallible } from "../faults/fault.js";
import type { Table } from "./table.js";
import { textBoxOf } from "./text-box.js";

/**
 * As an object enters it exchanges text boxes with another, if it has an ability that says so (CR 612.5, 614.12). Each
 * has the other's rules text from then on; nothing says when that ends (CR 611.2a).
 */
export function exchangeOnArrival(table: Table, place: number, id: string | undefined, pointer: string): Fallible {
  const object = table.objects[place];
  if (id === undefined || object === undefined) return undefined;
  const other = table.find(id);
  if (other === undefined || other === place)
    return fault(`${pointer}/textBoxOf`, `there is no object "${id}" to exchange text boxes with`);
  const asking = asEntersAbilities(table, place, "enters").find(
    ({ ability }) => ability.exchangesTextBox !== undefined,
  );
  if (asking === undefined) return undefined;
  const name = table.effectName({ kind: "ability", object: object.id, ability: asking.ability.id });
  const both = [
    { holder: place, of: id, abilities: textBoxOf(table, other) },
    { holder: other, of: object.id, abilities: textBoxOf(table, place) },
  ];
  for (const { holder, of, abilities } of both) {
    const share = table.objects[holder]?.id ?? id;
    table.addEventEffect({ ...name, share }, holder, { kind: "textBox", abilities, of }, object.timestamp, [
      "614.12",
      "611.2a",
    ]);
  }
  return undefined;
}
