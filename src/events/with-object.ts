import { fault, type Fallible } from "../faults/fault.js";
import type { TableObject } from "../table/table-object.js";
import type { Table } from "../table/table.js";

type Act = (object: TableObject, place: number) => Fallible;

/** Does something to the object an event names, if there is one. */
export function withObject(table: Table, id: string, pointer: string, act: Act): Fallible {
  const place = table.find(id);
  const object = place === undefined ? undefined : table.objects[place];
  if (place === undefined || object === undefined) return fault(pointer, `there is no object "${id}" at this point`);
  return act(object, place);
}

/** The same to a permanent: nothing else is tapped, turned over or phased out, and nothing else becomes attached (CR 110.5d). */
export function withPermanent(table: Table, id: string, pointer: string, act: Act): Fallible {
  return withObject(table, id, pointer, (object, place) =>
    object.zone === "battlefield"
      ? act(object, place)
      : fault(pointer, `${id} is in the zone ${object.zone}`, "an object on the battlefield"),
  );
}
