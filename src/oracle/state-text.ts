import type { Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { MODIFIED } from "./modified.js";
import { boundText, groupText } from "./selector-text.js";
import { A, type Wordings, say } from "./wordings.js";

/** In combat in one of two ways; of one of two subtypes. */
function fightsText({ anyOf, subtype, ...rest }: Selector): Wordings {
  if (Object.keys(rest).length > 0) return [];
  if (anyOf === undefined)
    return Array.isArray(subtype) && subtype.length === 2 && subtype.every((word) => typeof word === "string")
      ? [
          ...say`is ${A} ${subtype[0] ?? ""} or ${A} ${subtype[1] ?? ""}`,
          ...say`is ${A} ${groupText({ subtype }, "one")}`,
        ]
      : [];
  if (subtype !== undefined) return [];
  if (orderedText(anyOf) === '[{"designation":"attacking"},{"designation":"blocking"}]')
    return ["is attacking or blocking"];
  const [one, other, ...more] = anyOf;
  return one?.blocking !== undefined &&
    more.length === 0 &&
    orderedText(one) === orderedText({ blocking: other?.blockedBy }) &&
    orderedText(other) === orderedText({ blockedBy: one.blocking })
    ? say`is blocking or blocked by ${A} ${groupText(one.blocking, "one")}`
    : [];
}

/** With its verb: "is attacking", "has a +1/+1 counter on it". */
export function stateText(is: Selector): Wordings {
  if (orderedText(is) === orderedText(MODIFIED)) return ["is modified"];
  const fights = fightsText(is);
  if (fights.length > 0) return fights;
  const [[key, value] = [], ...more] = Object.entries(is);
  if (more.length === 0) {
    if (key === "hasAttached") {
      const kind = orderedText(value);
      if (kind === '{"subtype":"Aura"}') return ["is enchanted"];
      if (kind === '{"subtype":"Equipment"}') return ["is equipped"];
    }
    if (key === "wasCast") return value === true ? ["was cast"] : [];
    if (key === "designation") return String(value).endsWith(" this turn") ? [String(value)] : [`is ${String(value)}`];
    if (key === "tapped") return [value ? "is tapped" : "is untapped"];
    if (key === "keyword" && typeof value === "string") return [`has ${value}`];
    if (key === "counter" && value === "any") return ["has a counter on it"];
    if (key === "counter") return say`has ${A} ${String(value)} counter on it`;
    if (key === "power") return say`has power ${boundText(value as object)}`;
    if (key === "supertype" && value === "Legendary") return ["is legendary"];
    if (key === "color" && typeof value === "string") return [`is ${value}`];
  }
  return say`is ${A} ${groupText(is, "one")}`;
}
