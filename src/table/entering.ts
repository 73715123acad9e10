import type { Card, EntersEvent, MovesEvent } from "../rules/formats.gen.js";
import type { StatesOfCasting } from "./states-of-casting.js";

/** What is said of an object as it enters, in the words of both events that say it. */
export type Entering = Partial<Pick<EntersEvent, "except" | Exclude<keyof EntersEvent & keyof MovesEvent, "kind">>> & {
  /** The other card of its meld pair. */
  readonly melded?: Card;
  /** Of a spell that becomes a permanent; undefined if nothing says how it was cast. */
  readonly states?: StatesOfCasting | undefined;
};
