import type { ErrorObject } from "ajv";
import { isObject } from "../rules/json-object.js";
import { branchFor, definitionAt, valueAt } from "./definition.js";
import type { Definition } from "./json-schema.js";
import { pathOf } from "../faults/pointer.js";
import { faultOf, meantKey, parametersOf, type PlacedFault, type Spot } from "./schema-message.js";
import { groupBy } from "../rules/group.js";

/**
 * One fault for each thing that is wrong with a value. For a choice a validator reports the failing branches as well as
 * the choice itself, and for a mistyped key both an unknown and a missing key: only the most helpful of these stays.
 */
export function schemaFaults(root: Definition, value: unknown, errors: readonly ErrorObject[]): PlacedFault[] {
  const byPointer = groupBy(errors, ({ instancePath }) => instancePath);
  const withFaultsBelow = pointersAbove(byPointer.keys());
  return [...byPointer].flatMap(([pointer, here]) => {
    const path = pathOf(pointer, value);
    const definition = definitionAt(root, value, path);
    const found = valueAt(value, path);
    const spot: Spot = { pointer, value: found, definition, branch: branchFor(definition, found) };
    return telling(spot, here, withFaultsBelow.has(pointer)).map((error) => faultOf(spot, error));
  });
}

function pointersAbove(pointers: Iterable<string>): Set<string> {
  const above = new Set<string>();
  for (const pointer of pointers) {
    let end = pointer.lastIndexOf("/");
    while (end >= 0 && !above.has(pointer.slice(0, end))) {
      above.add(pointer.slice(0, end));
      end = pointer.lastIndexOf("/", end - 1);
      if (end < 0) break;
    }
  }
  return above;
}

function telling(spot: Spot, all: readonly ErrorObject[], faultsBelow: boolean): ErrorObject[] {
  const errors = all.filter((error) => error.keyword !== "if");
  const kind = errors.find((error) => error.keyword === "discriminator");
  if (kind !== undefined) return [kind];
  const choice = errors.find((error) => error.keyword === "anyOf" || error.keyword === "oneOf");
  if (choice !== undefined && !isChoiceOfKeys(spot)) return faultsBelow ? [] : [choice];
  const wrongType = errors.find((error) => error.keyword === "type");
  if (wrongType !== undefined) return [wrongType];
  return isObject(spot.value) ? tellingOfObject(spot, errors) : mostTellingOf(errors);
}

/** Whether a choice is between keys rather than between forms of the value. */
function isChoiceOfKeys({ branch }: Spot): boolean {
  return branch.properties !== undefined;
}

function tellingOfObject(spot: Spot, errors: readonly ErrorObject[]): ErrorObject[] {
  const isOfChoice = (error: ErrorObject): boolean => /\/(?:anyOf|oneOf)\/\d/.test(error.schemaPath);
  const unknown = errors.filter((error) => error.keyword === "additionalProperties");
  const meant = new Set(unknown.map((error) => meantKey(spot, parametersOf(error).additionalProperty ?? "")));
  const missing = errors.filter(
    (error) => error.keyword === "required" && !isOfChoice(error) && !meant.has(parametersOf(error).missingProperty),
  );
  const rest = errors.filter((error) => !["additionalProperties", "required"].includes(error.keyword));
  const tooFew = rest.some((error) => error.keyword === "oneOf");
  // While a key is unknown it can not be known whether a choice was made.
  const unclear = unknown.length > 0 || missing.length > 0;
  const others = rest.filter(
    (error) =>
      !(unclear && isAboutNumberOfKeys(error)) &&
      !(tooFew && ["minProperties", "dependentRequired"].includes(error.keyword)),
  );
  return [...unknown, ...missing, ...others];
}

function isAboutNumberOfKeys({ keyword }: ErrorObject): boolean {
  return ["anyOf", "oneOf", "minProperties"].includes(keyword);
}

/** Of several faults of one string or number the first is enough; faults of a list are independent. */
function mostTellingOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const ofList = errors.filter((error) => ["minItems", "maxItems", "uniqueItems"].includes(error.keyword));
  return ofList.length > 0 ? ofList : errors.slice(0, 1);
}
