import { written } from "./json-object.js";

/** Whether something that is said of the game is said of each affected object by itself. */
export function speaksOfAffected(said: unknown): boolean {
  return said === "affected" || written(said).some(([, inner]) => speaksOfAffected(inner));
}
