import { present } from "../rules/present.js";
import type { ErrorObject } from "ajv";
import type { Fault } from "../faults/fault.js";
import { isObject } from "../rules/json-object.js";
import { allKinds, memberOf, resolved, typesOf } from "./definition.js";
import type { Definition } from "./json-schema.js";
import { expectationOf, formOf, quotedList, wordList } from "./expectation.js";
import { nearest } from "../faults/nearest.js";
import { pointerOf } from "../faults/pointer.js";
import { nameOfValue, quote } from "../faults/quote.js";
import { own } from "../rules/own.js";

/** A position in a file that the validator complains about, with its definition. */
export interface Spot {
  readonly pointer: string;
  readonly value: unknown;
  readonly definition: Definition;
  /** The branch of the definition that the value follows. */
  readonly branch: Definition;
}

/** A fault, and whether its position is that of the key or that of the value. */
export interface PlacedFault extends Fault {
  readonly part: "key" | "value";
}

/** The parameters of the validator's errors that are used; which are present depends on the keyword. */
interface Parameters {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly limit?: number;
  readonly i?: number;
  readonly j?: number;
}

export function parametersOf(error: ErrorObject): Parameters {
  return error.params as Parameters;
}

/** The key that was probably meant: one of this object's that is not used yet. */
export function meantKey(spot: Spot, key: string): string | undefined {
  return nearest(key, freeKeys(spot));
}

function freeKeys({ value, branch }: Spot): string[] {
  const keys = Object.keys(branch.properties ?? {});
  return keys.filter((key) => !isObject(value) || !Object.hasOwn(value, key));
}

/** A validator's error in terms of the file. */
export function faultOf(spot: Spot, error: ErrorObject): PlacedFault {
  const parameters = parametersOf(error);
  switch (error.keyword) {
    case "discriminator":
      return kindFault(spot);
    case "additionalProperties":
      return unknownKeyFault(spot, parameters.additionalProperty ?? "");
    case "required":
    case "dependentRequired":
      return missingKeyFault(spot, parameters.missingProperty ?? "");
    case "oneOf":
    case "anyOf":
      return spot.branch.properties === undefined ? valueFault(spot) : choiceFault(spot);
    case "enum":
      return wordFault(spot, parameters.allowedValues ?? []);
    case "pattern":
      return at(
        spot,
        `${nameOfValue(spot.value)} has not the right form`,
        formOf({ ...spot.definition, ...spot.branch }),
      );
    case "uniqueItems":
      return repeatedFault(spot, parameters.i ?? 0);
    case "type":
    case "const":
      return valueFault(spot);
    default:
      return limitFault(spot, error.keyword, parameters.limit ?? 0);
  }
}

function at(spot: Spot, message: string, expected?: string, suggestion?: string): PlacedFault {
  return {
    pointer: spot.pointer,
    part: "value",
    message,
    ...present({ expected, suggestion }),
  };
}

function kindFault(spot: Spot): PlacedFault {
  const kinds = allKinds(spot.branch);
  const expected = `kind: ${wordList(kinds)}`;
  const kind = isObject(spot.value) ? own(spot.value, "kind") : undefined;
  if (kind === undefined) {
    const keys = isObject(spot.value) ? Object.keys(spot.value) : [];
    const misspelt = keys.find((key) => nearest(key, ["kind"]) !== undefined);
    return at(
      spot,
      'the key "kind" is missing',
      expected,
      misspelt === undefined ? undefined : `kind instead of ${quote(misspelt)}`,
    );
  }
  const message = typeof kind === "string" ? `unknown kind ${quote(kind)}` : `${nameOfValue(kind)} is no kind`;
  const suggestion = typeof kind === "string" ? nearest(kind, kinds) : undefined;
  return { ...at(spot, message, expected, suggestion), pointer: `${spot.pointer}/kind` };
}

function unknownKeyFault(spot: Spot, key: string): PlacedFault {
  const free = freeKeys(spot);
  const pointer = spot.pointer + pointerOf([key]);
  const keys = free.length === 0 ? "no more keys" : wordList(free);
  // Where several kinds can stand the schema has the key.
  const expected = key === "kind" ? `no kind, since all that can stand here is of one; ${keys}` : keys;
  return { ...at(spot, `unknown key ${quote(key)}`, expected, nearest(key, free)), pointer, part: "key" };
}

function missingKeyFault(spot: Spot, key: string): PlacedFault {
  const expected = expectationOf(memberOf(spot.branch, key));
  return at(spot, `the key ${quote(key)} is missing`, `${key}: ${expected}`);
}

/** A value of the wrong type, or one that has none of the allowed forms. */
function valueFault(spot: Spot): PlacedFault {
  const { definition, value } = spot;
  const words = (definition.anyOf ?? [])
    .map(resolved)
    .flatMap((each) => each.enum ?? (each.const === undefined ? [] : [each.const]));
  const word = typeof value === "string" ? nearest(value, words.filter(isText)) : undefined;
  const suggestion = word ?? suggestedValue(spot);
  return at(spot, `${nameOfValue(value)} can not stand here`, expectationOf(definition), suggestion);
}

/** A number written as a string, or a single entry in place of a list. */
function suggestedValue({ definition, value }: Spot): string | undefined {
  const types = typesOf(definition);
  if (typeof value === "string" && value.length < 20) {
    if ((types.includes("integer") || types.includes("number")) && /^-?\d+$/.test(value)) return value;
    if (types.includes("boolean") && /^(?:true|false)$/.test(value)) return value;
    if (types.includes("null") && value === "null") return value;
  }
  if (types.includes("array") && typeof value === "string" && value.length < 60) return JSON.stringify([value]);
  return undefined;
}

function wordFault(spot: Spot, allowed: readonly unknown[]): PlacedFault {
  if (typeof spot.value !== "string") return valueFault(spot);
  const message = `${quote(spot.value)} is none of the words allowed here`;
  return at(spot, message, expectationOf(spot.definition), nearest(spot.value, allowed.filter(isText)));
}

/** Exactly one, or at least one, of several groups of keys must be present. */
function choiceFault(spot: Spot): PlacedFault {
  const { branch, value } = spot;
  const groups = (branch.oneOf ?? branch.anyOf ?? []).map((each) => each.required ?? []);
  const keys = isObject(value) ? Object.keys(value) : [];
  const given = groups.filter((group) => group.every((key) => keys.includes(key)));
  if (given.length > 1) {
    return at(spot, `${quotedList(given.map((group) => group.join(" + ")))} exclude each other`, "only one of them");
  }
  const begun = groups.find((group) => group.some((key) => keys.includes(key)));
  const lacking = begun?.find((key) => !keys.includes(key));
  if (begun !== undefined && lacking !== undefined) {
    const beside = begun.filter((key) => keys.includes(key));
    const expected = expectationOf(memberOf(branch, lacking));
    return at(spot, `the key ${quote(lacking)} is missing beside ${quotedList(beside)}`, `${lacking}: ${expected}`);
  }
  const message = keys.length === 0 ? "an empty object says nothing" : "the key that says what is meant is missing";
  return at(spot, message, wordList(groups.map((group) => group.join(" + "))));
}

function repeatedFault(spot: Spot, place: number): PlacedFault {
  const entry: unknown = Array.isArray(spot.value) ? spot.value[place] : undefined;
  const fault = at(spot, `${nameOfValue(entry)} stands twice in the list`, "each entry once");
  return { ...fault, pointer: `${spot.pointer}/${place}` };
}

function limitFault(spot: Spot, keyword: string, limit: number): PlacedFault {
  const { value } = spot;
  const size =
    typeof value === "string"
      ? Array.from(value).length
      : Array.isArray(value)
        ? value.length
        : Object.keys(Object(value)).length;
  switch (keyword) {
    case "maxLength":
      return at(spot, `this text is too long: ${size} characters`, `at most ${limit} characters`);
    case "minLength":
      return at(spot, "an empty text can not stand here", limit === 1 ? "a text" : `at least ${limit} characters`);
    case "minimum":
      return at(spot, `${nameOfValue(value)} is too small`, `at least ${limit}`);
    case "maximum":
      return at(spot, `${nameOfValue(value)} is too large`, `at most ${limit}`);
    case "minItems":
      return at(
        spot,
        size === 0 ? "an empty list can not stand here" : `${size} entries are too few`,
        `at least ${limit}`,
      );
    case "maxItems":
      return at(spot, `${size} entries are too many`, `at most ${limit}`);
    case "minProperties":
      return minimumFault(spot, size);
    case "maxProperties":
      return at(spot, `${size} keys are too many`, `at most ${limit}`);
    default:
      return at(spot, `${nameOfValue(value)} does not fit (${keyword})`, expectationOf(spot.definition));
  }
}

function minimumFault(spot: Spot, size: number): PlacedFault {
  const free = Object.keys(spot.branch.properties ?? {}).filter((key) => key !== "kind");
  const message = size === 0 ? "an empty object says nothing" : "this part does nothing";
  return at(spot, message, free.length === 0 ? "at least one entry" : `at least one of ${free.join(", ")}`);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
