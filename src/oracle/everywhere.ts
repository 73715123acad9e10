import type { Selector } from "../rules/formats.gen.js";

/** What you control, and cards of yours where nobody controls them (CR 108.4). */
export const EVERYWHERE: Pick<Selector, "zone" | "anyOf"> = {
  zone: "any",
  anyOf: [
    { zone: ["battlefield", "stack"], controller: "you" },
    { zone: ["hand", "library", "graveyard", "exile", "command"], owner: "you" },
  ],
};
