import { idsWritten } from "./ids-in.js";
import type { Path } from "../faults/pointer.js";
import type { Table } from "../table/table.js";
import type { EventDeclaration, EventKind, ReadSoFar } from "./declaration.js";

/* What many declarations have in common; a declaration begins with one of these. */

/** Brings no object and makes no effect. */
export const BRINGS_NOTHING = {
  brings: () => [],
  makes: () => [],
  abilityIds: idsWritten,
  arrives: () => [],
  announces: () => [],
} satisfies Partial<EventDeclaration<EventKind>>;

/** Happens to no object in particular, and gives no timestamp. */
export const OF_NO_OBJECT = {
  ...BRINGS_NOTHING,
  about: () => undefined,
  timestampOf: () => undefined,
  looks: () => false,
} satisfies Partial<EventDeclaration<EventKind>>;

interface NamesObject {
  readonly object: string;
}

/** Happens to one object, which has to be there. */
export const OF_AN_OBJECT = {
  ...BRINGS_NOTHING,
  about: ({ object }: NamesObject) => object,
  faults: ({ object }: NamesObject, path: Path, { names }: ReadSoFar) =>
    names.objectFaults(object, [...path, "object"]),
  timestampOf: ({ object }: NamesObject, table: Table) => controllerOf(table, object),
  looks: () => false,
};

/** The controller of what bears an id now. */
export function controllerOf(table: Table, id: string): number | undefined {
  const place = table.find(id);
  return place === undefined ? undefined : table.resolve().final[place]?.controller;
}
