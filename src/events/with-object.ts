import { fault, type Fallible, type Fault } from "../faults/fault.js";
import type { TableObject } from "../table/table-object.js";
import type { Table } from "../table/table.js";
import type { Happening } from "./declaration.js";

/** An object that an event names, with its place, as the event is carried out. */
export interface Named extends Happening {
  readonly object: TableObject;
  readonly place: number;
}

type Act<E> = (named: Named, event: E) => Fallible;

export function named(table: Table, id: string, pointer: string): Pick<Named, "object" | "place"> | Fault {
  const place = table.find(id);
  if (place === undefined) return fault(pointer, `there is no object "${id}" at this point`);
  return { object: table.at(place), place };
}

/** Nothing but a permanent is tapped, turned over or phased out, and nothing else becomes attached (CR 110.5d). */
export function namedPermanent(table: Table, id: string, pointer: string): Pick<Named, "object" | "place"> | Fault {
  const found = named(table, id, pointer);
  return "message" in found || found.object.zone === "battlefield"
    ? found
    : fault(pointer, `${id} is in the zone ${found.object.zone}`, "an object on the battlefield");
}

function to(find: typeof named) {
  return <E extends { readonly object: string }>(act: Act<E>) =>
    (event: E, happening: Happening): Fallible => {
      const found = find(happening.table, event.object, `${happening.pointer}/object`);
      return "message" in found ? found : act({ ...happening, ...found }, event);
    };
}

/** Does something to the object that an event names. */
export const toObject = to(named);
export const toPermanent = to(namedPermanent);
