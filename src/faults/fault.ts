import { present } from "../rules/present.js";
import { type Path, pointerOf } from "./pointer.js";

/** Something in a scenario that can't happen, with the place where it is said. */
export interface Fault {
  /** A JSON pointer into the scenario. */
  readonly pointer: string;
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string;
}

/** The outcome of one step of the timeline: nothing, or why it can't happen. */
export type Fallible = Fault | undefined;

export function fault(pointer: string, message: string, expected?: string): Fault {
  return { pointer, message, ...(expected === undefined ? {} : { expected }) };
}

/** Does something with each, up to the first that can't be. */
export function untilFault<T>(each: Iterable<T>, act: (one: T) => Fallible): Fallible {
  for (const one of each) {
    const problem = act(one);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A fault at a path, without the keys that there is nothing to say for. */
export function faultAt(path: Path, message: string, expected?: string, suggestion?: string): Fault {
  return {
    pointer: pointerOf(path),
    message,
    ...present({ expected, suggestion }),
  };
}

/** What is expected where one of some names must stand, each once. */
export function oneOf(names: Iterable<string>, ifNone: string): string {
  const known = [...new Set(names)];
  return known.length === 0 ? ifNone : `one of ${known.join(", ")}`;
}
