import type { Wordings } from "./wordings.js";

/** What a sentence may call the object that its condition speaks of. */
export interface Spoken {
  readonly self: Wordings;
  readonly host: Wordings;
}

/** Whatever an Aura or Equipment is attached to, as its text calls it: that does not matter while it is attached. */
export const HOSTS: Wordings = [
  "creature",
  "artifact creature",
  "permanent",
  "land",
  "artifact",
  "enchantment",
  "planeswalker",
  "Vehicle",
  "Equipment",
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
]
  .map((host) => `enchanted ${host}`)
  .concat("equipped creature", "fortified land");
