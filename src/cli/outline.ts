import type { Scenario } from "../rules/formats.gen.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import { formatDefinition } from "../scenario/definition.js";

/** The format that a file probably has. A broken file can not be parsed, so its text and path decide. */
export function probableFormat(path: string, text: string): "card" | "scenario" {
  const named = /"\$schema"\s*:\s*"[^"]*\b(card|scenario)\.schema\.json"/.exec(text.slice(0, 1000))?.[1];
  if (named === "card" || named === "scenario") return named;
  if (/"(?:timeline|cites|rulesets)"\s*:/.test(text)) return "scenario";
  return /[\\/]cards[\\/]/.test(path) || /"types"\s*:/.test(text) ? "card" : "scenario";
}

/** The parts of a broken scenario that filters need, with an empty timeline; `id` only if it can be read. */
export function outlineOf(text: string): Omit<Scenario, "id"> & { readonly id: string | undefined } {
  const value = parsed(text);
  const given: JsonObject = isObject(value) ? value : {};
  const { properties = {} } = formatDefinition("scenario");
  const id = given["id"] ?? parsed(/"id"\s*:\s*("[a-z0-9-]+")/.exec(text)?.[1] ?? "");
  const level = properties["level"]?.enum?.includes(given["level"]) ? given["level"] : "must";
  const cites = Array.isArray(given["cites"]) ? given["cites"] : [];
  const rulesets = Array.isArray(given["rulesets"]) ? given["rulesets"] : [];
  return {
    id: typeof id === "string" && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) ? id : undefined,
    rev: 1,
    title: typeof given["title"] === "string" ? given["title"] : "",
    level: level as Scenario["level"],
    rulesets: rulesets.filter((each): each is Scenario["rulesets"][number] => typeof each === "string"),
    cites: cites.filter(
      (cite): cite is Scenario["cites"][number] => isObject(cite) && typeof cite["clause"] === "string",
    ),
    players: [],
    timeline: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
