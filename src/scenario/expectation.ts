import type { Definition } from "./json-schema.js";
import { resolved } from "./definition.js";
import { quote } from "../faults/quote.js";

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "an object",
};

/** What is allowed by this definition, in a few words. */
export function expectationOf(definition: Definition): string {
  return [...new Set(alternatives(definition))].join(" or ");
}

function alternatives(definition: Definition): string[] {
  const found = resolved(definition);
  if (found.const !== undefined) return [JSON.stringify(found.const)];
  if (found.enum !== undefined)
    return [wordList(found.enum.map((value) => (typeof value === "string" ? value : JSON.stringify(value))))];
  if (found.if?.type !== undefined) return ofUnion(found, found.if.type);
  if (found.discriminator !== undefined) return ['an object with a "kind"'];
  if (found.anyOf !== undefined && found.type === undefined) return found.anyOf.flatMap(alternatives);
  return [found.type ?? []].flat().map((type) => typeWords(type, found));
}

function ofUnion(union: Definition, type: string | readonly string[]): string[] {
  const then = resolved(union.then ?? {});
  if (then.pattern !== undefined && union.description !== undefined) return [union.description];
  const otherwise = union.else === undefined ? [] : alternatives(union.else);
  const items = type === "array" && then.items !== undefined ? alternatives(then.items) : [];
  if (items.length > 0 && items.join() === otherwise.join()) return [...otherwise, "a list of such"];
  return [...alternatives({ type, ...then }), ...otherwise];
}

function typeWords(type: string, definition: Definition): string {
  const words = TYPE_WORDS[type] ?? type;
  if (type === "string" && definition.pattern !== undefined) return formOf(definition);
  if (type === "object") return objectWords(definition, words);
  if (type !== "array" || definition.items === undefined) return words;
  const items = alternatives(definition.items);
  return items.length === 1 && items[0] !== undefined ? `a list, each entry ${items[0]}` : words;
}

/** So many keys are told of an object that may be left out there. */
const MOST_KEYS = 8;

/** An object with its keys: those it needs, and in brackets the others if they are few. */
function objectWords({ properties = {}, required = [] }: Definition, words: string): string {
  const others = Object.keys(properties).filter((key) => !required.includes(key));
  const told = others.length === 0 || others.length > MOST_KEYS ? "" : `(${others.join(", ")})`;
  const keys = [required.join(", "), told].filter((part) => part !== "");
  return keys.length === 0 ? words : `${words} with ${keys.join(" ")}`;
}

/** The required form of a string, for people. */
export function formOf({ pattern, description }: Definition): string {
  switch (pattern) {
    case "^[a-z0-9]+(-[a-z0-9]+)*$":
      return "small letters and digits, words joined by hyphens, such as gives-flying";
    case "^[a-z][a-z0-9]*(-[a-z0-9]+)*$":
      return "small letters and digits, beginning with a letter, words joined by hyphens, such as gives-flying";
    case undefined:
      return "a text";
    default:
      return description ?? `a text that fits ${pattern}`;
  }
}

const MOST_WORDS = 40;

/** `one of a, b, c`, cut short where it would fill the screen. */
export function wordList(words: readonly string[]): string {
  if (words.length === 1 && words[0] !== undefined) return words[0];
  const shown = words.slice(0, MOST_WORDS).join(", ");
  return words.length > MOST_WORDS ? `one of ${shown}, …` : `one of ${shown}`;
}

/** `"a", "b" and "c"` */
export function quotedList(words: readonly string[], between = "and"): string {
  const quoted = words.map(quote);
  const last = quoted.pop();
  return quoted.length === 0 ? (last ?? "") : `${quoted.join(", ")} ${between} ${last}`;
}
