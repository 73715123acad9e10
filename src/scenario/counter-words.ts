import { counterKindFaults } from "../events/counter-faults.js";
import type { Fault } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { isObject } from "../rules/json-object.js";

/** A kind of counter that is said somewhere; `by` an event of its own that says how many, which looks for itself. */
interface Said {
  readonly kind: string;
  readonly path: Path;
  readonly byEvent: boolean;
}

/** Of an event these keys say how many of each kind, of an ability only the first does. */
const COUNTED: readonly string[] = ["counters", "add", "remove"];

/** For any kind of counter. */
const ANY = "any";

/**
 * Kinds of counters that abilities and effects of a file speak of, which are all but one that is known. What the file says
 * more than once is a kind of its own.
 */
export function counterWordFaults(file: unknown): Fault[] {
  const said = saidIn(file, []);
  return said
    .filter(({ kind, byEvent }) => !byEvent && kind !== ANY)
    .flatMap(({ kind, path }) => {
      const others = said.filter((other) => other.path !== path).map((other) => other.kind);
      return counterKindFaults(kind, path, new Set(others));
    });
}

function saidIn(value: unknown, path: Path): Said[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === "counter" && typeof member === "string") return [{ kind: member, path: here, byEvent: false }];
    if (key === "counter" && isObject(member) && Array.isArray(member["among"]))
      return member["among"]
        .filter((kind) => typeof kind === "string")
        .map((kind, place) => ({ kind, path: [...here, "among", place], byEvent: false }));
    const kinds = COUNTED.includes(key) && isObject(member) ? Object.keys(member) : [];
    // In a timeline these are events' and checks' own, which are judged by the whole scenario.
    const byEvent = path[0] === "timeline" && !path.includes("abilities") && !path.includes("except");
    return [...kinds.map((kind) => ({ kind, path: [...here, kind], byEvent })), ...saidIn(member, here)];
  });
}
