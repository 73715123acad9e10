import { isObject } from "../rules/json-object.js";
import { FORMATS, DEFINITIONS } from "./definitions.gen.js";
import type { Definition } from "./json-schema.js";
import { own } from "../rules/own.js";

/** The root definition of a schema file, such as `scenario` or `engine-hello`. */
export function formatDefinition(format: string): Definition {
  return DEFINITIONS[FORMATS[format] ?? ""] ?? {};
}

/** Follows references to the definition itself. */
export function resolved(definition: Definition): Definition {
  let found = definition;
  while (found.$ref !== undefined) found = DEFINITIONS[found.$ref.slice(found.$ref.lastIndexOf("/") + 1)] ?? {};
  return found;
}

/** The branch of a definition that a value is probably meant to follow, judged by its kind or type. */
export function branchFor(definition: Definition, value: unknown): Definition {
  const found = resolved(definition);
  if (found.discriminator !== undefined && isObject(value)) {
    const kind = own(value, found.discriminator.propertyName);
    return (found.oneOf ?? []).map(resolved).find((branch) => kindsOf(branch).includes(kind)) ?? found;
  }
  if (found.anyOf !== undefined && found.properties === undefined) {
    const fitting = found.anyOf.map(resolved).find(({ type }) => type !== undefined && isOfType(value, type));
    return fitting ?? found;
  }
  if (found.if === undefined) return found;
  const branch = isOfType(value, found.if.type) ? found.then : found.else;
  return branch === undefined ? found : branchFor(branch, value);
}

/** The definition of the value under a key of an object or an index of a list. */
export function memberOf(definition: Definition, key: string | number): Definition {
  if (typeof key === "number") return definition.items ?? {};
  const { properties = {}, additionalProperties } = definition;
  return own(properties, key) ?? (typeof additionalProperties === "object" ? additionalProperties : {});
}

/** The definition at a path below a value, before choosing between its branches. */
export function definitionAt(root: Definition, value: unknown, path: readonly (string | number)[]): Definition {
  let found = root;
  let here = value;
  for (const key of path) {
    found = memberOf(branchFor(found, here), key);
    here = memberValue(here, key);
  }
  return resolved(found);
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(memberValue, value);
}

/** The allowed JSON types of all branches. */
export function typesOf(definition: Definition): string[] {
  const found = resolved(definition);
  const branches = [found.if, found.then, found.else, ...(found.anyOf ?? [])].flatMap((branch) =>
    branch ? typesOf(branch) : [],
  );
  return [...[found.type ?? []].flat(), ...branches];
}

/** Every kind of a union, in schema order. */
export function allKinds(union: Definition): string[] {
  return (union.oneOf ?? []).flatMap((branch) => kindsOf(resolved(branch))).filter((kind) => typeof kind === "string");
}

function kindsOf(branch: Definition): readonly unknown[] {
  const kind = branch.properties?.["kind"];
  return kind?.enum ?? (kind?.const === undefined ? [] : [kind.const]);
}

export function isOfType(value: unknown, type: string | readonly string[] | undefined): boolean {
  if (type === undefined) return true;
  if (typeof type !== "string") return type.some((each) => isOfType(value, each));
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function memberValue(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined;
  return isObject(value) ? own(value, String(key)) : undefined;
}

/** A word of a format and what it says: the kinds of a union, or the keys of an object, in the schema's order. */
export function formatWords(name: string, of: "kinds" | "keys"): { readonly word: string; readonly says: string }[] {
  const definition = DEFINITIONS[name] ?? {};
  if (of === "keys")
    return Object.entries(definition.properties ?? {}).map(([word, member]) => ({
      word,
      says: member.description ?? resolved(member).description ?? "",
    }));
  return (definition.oneOf ?? [])
    .map(resolved)
    .flatMap((branch) => kindsOf(branch).map((kind) => ({ word: String(kind), says: branch.description ?? "" })));
}
