import { quote } from "../faults/quote.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";

/** How messages call what resolves. */
export function nameOfResolving({ card, ability }: ResolvesEvent): string {
  const named = card ?? ability;
  return typeof named === "string" ? quote(named) : "what resolves";
}
