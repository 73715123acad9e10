import type { Fault } from "../table/fault.js";
import { type Path, pointerOf } from "./pointer.js";

/** A fault at a path, without the keys that there is nothing to say for. */
export function faultAt(path: Path, message: string, expected?: string, suggestion?: string): Fault {
  return {
    pointer: pointerOf(path),
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
