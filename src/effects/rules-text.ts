import type { AbilityInstance } from "../rules/ability.js";

/** CR 612.3: abilities that other effects grant are not the object's text. */
export function isText({ origin }: AbilityInstance): boolean {
  return origin !== "granted" && origin !== "intrinsic";
}
