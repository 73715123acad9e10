import { linkedName } from "../rules/linked.js";
import { isObject, type JsonObject } from "../rules/json-object.js";

/** Objects that can't be renamed, found anywhere in the data. */
export function fixedObjects(data: unknown): string[] {
  return membersOf(data).flatMap(([key, member]) => {
    // The other card of a meld pair becomes an object under its card's name, and nothing can give it another (CR
    // 712.21).
    if (key === "meldedWith" && typeof member === "string") return [member];
    // The quality that protection is from is part of the ability's name.
    if (key === "fromQuality") return objectsIn(member);
    return fixedObjects(member);
  });
}

/**
 * Players that can't be renamed: chosen under a name that does not show that it is a player, or named by an ability, as
 * in protection from the chosen player.
 */
export function fixedPlayers(data: unknown): string[] {
  const isCalled = callsPlayers(data);
  return choicesIn(data).flatMap((choices) =>
    Object.entries(choices).flatMap(([written, value]) =>
      typeof value === "string" && (isCalled || !isPlayer(written)) ? [value] : [],
    ),
  );
}

function isPlayer(choice: string): boolean {
  return linkedName(choice).name === "player";
}

function objectsIn(data: unknown): string[] {
  return membersOf(data).flatMap(([key, member]) =>
    key === "object" && typeof member === "string" ? [member] : objectsIn(member),
  );
}

function choicesIn(data: unknown): JsonObject[] {
  return membersOf(data).flatMap(([key, member]) =>
    key === "choices" && isObject(member) ? [member] : choicesIn(member),
  );
}

/** Whether a keyword ability refers to a choice that is a player. */
function callsPlayers(data: unknown): boolean {
  return membersOf(data).some(([key, member]) =>
    key === "from" && isObject(member) && typeof member["chosen"] === "string"
      ? isPlayer(member["chosen"])
      : callsPlayers(member),
  );
}

/** The members of an object, or those of the entries of a list. */
function membersOf(data: unknown): [string, unknown][] {
  if (Array.isArray(data)) return data.map((item: unknown, n) => [String(n), item]);
  return isObject(data) ? Object.entries(data) : [];
}
