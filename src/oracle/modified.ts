import type { Selector } from "../rules/formats.gen.js";

/** What a permanent of yours is with a counter, with Equipment, or with an Aura of yours (CR 700.9). */
export const MODIFIED: Selector = {
  anyOf: [
    { counter: "any" },
    { hasAttached: { subtype: "Equipment" } },
    { hasAttached: { subtype: "Aura", controller: "you" } },
  ],
};
