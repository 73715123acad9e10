import { isObject, written } from "./json-object.js";

/**
 * Whether something that is said of the game means a player by "you". Whose devotion it is goes without saying (CR 700.5), and
 * on top of whose library or graveyard a card lies.
 */
export function speaksOfYou(said: unknown): boolean {
  if (isObject(said) && ("devotion" in said || "topOf" in said)) return true;
  return said === "you" || said === "opponent" || written(said).some(([, inner]) => speaksOfYou(inner));
}
