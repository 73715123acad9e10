import { type ObjectNames, objectNames } from "../wording/object-names.js";
import { Speaker } from "../wording/speaker.js";

/** In which language something is told, and what objects and players are called. */
export interface Teller {
  readonly speaker: Speaker;
  readonly names: ObjectNames;
}

let known: Teller | undefined;

/** English calls every object by its id, so it needs no scenario. Made when it is first asked for: it reads the catalogue. */
export function english(): Teller {
  return (known ??= { speaker: new Speaker("en"), names: objectNames({ players: [], timeline: [] }) });
}
