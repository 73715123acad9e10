import type { Condition, PlayerReference, Reference, Selector } from "../rules/formats.gen.js";
import { list } from "./grammar.js";
import { indefinite } from "./noun.js";
import { playerClaim } from "./players.js";
import { onePlayer, playerWords, referenceWords } from "./reference.js";
import type { Voice } from "./voice.js";

/** Something that may hold or not, said both ways. */
interface Claim {
  readonly holds: string;
  readonly fails: string;
}

/** Whose control of something can be said with the player as the subject. */
function isHeld(selector: Selector): boolean {
  return (
    selector.controller !== undefined &&
    selector.controller !== "each" &&
    (selector.zone === undefined || selector.zone === "battlefield")
  );
}

function existsClaim(selector: Selector, voice: Voice): Claim {
  const { controller, zone: _, ...rest } = selector;
  if (controller === undefined || !isHeld(selector)) {
    const noun = voice.objects(selector);
    if (noun.definite) return { holds: `${noun.one} is there`, fails: `${noun.one} isn't there` };
    return { holds: `there is ${indefinite(noun)}`, fails: `there is no ${noun.other ? "other " : ""}${noun.one}` };
  }
  const noun = voice.objects(rest);
  const { name, number } = onePlayer(controller, voice);
  const verb = number === "one" ? "controls" : "control";
  const none = noun.definite
    ? `${name} ${number === "one" ? "doesn't" : "don't"} control ${noun.one}`
    : `${name} ${verb} no ${noun.other ? "other " : ""}${noun.one}`;
  return {
    holds: `${name} ${verb} ${indefinite(noun)}`,
    fails: controller === "opponent" ? none.replace(/^an opponent controls no/, "no opponent controls any") : none,
  };
}

/** A card on top of a pile is a card, not a permanent. */
function isCard(reference: Reference): boolean {
  return typeof reference === "object" && (reference.topOf !== undefined || reference.linked !== undefined);
}

function fitsClaim(reference: Reference, selector: Selector, voice: Voice): Claim {
  const who = typeof reference === "string" && reference !== "affected" ? reference : undefined;
  const speaking = who === undefined ? voice : voice.speakingOf({ who, number: "one" });
  const { one, notOne } = speaking.predicate(selector, isCard(reference));
  const what = referenceWords(reference, voice);
  return { holds: `${what} ${one}`, fails: `${what} ${notOne}` };
}

function comparisonClaim({ compare = 0, equals, atLeast, atMost }: Condition, voice: Voice): Claim {
  const what = voice.quantity(compare);
  const bounds: Claim[] = [];
  if (equals !== undefined)
    bounds.push({ holds: `is ${voice.quantity(equals)}`, fails: `isn't ${voice.quantity(equals)}` });
  if (typeof atLeast === "number" && typeof atMost === "number") {
    return { holds: `${what} is from ${atLeast} to ${atMost}`, fails: `${what} isn't from ${atLeast} to ${atMost}` };
  }
  if (atLeast !== undefined)
    bounds.push({ holds: `is at least ${voice.quantity(atLeast)}`, fails: `is less than ${voice.quantity(atLeast)}` });
  if (atMost !== undefined)
    bounds.push({ holds: `is at most ${voice.quantity(atMost)}`, fails: `is more than ${voice.quantity(atMost)}` });
  if (bounds.length === 0) bounds.push({ holds: "is not 0", fails: "is 0" });
  return {
    holds: `${what} ${list(bounds.map(({ holds }) => holds))}`,
    fails: `${what} ${list(
      bounds.map(({ fails }) => fails),
      "or",
    )}`,
  };
}

function turnClaim(reference: NonNullable<Condition["turn"]>, voice: Voice): Claim {
  if (reference === "each") return { holds: "it's any player's turn", fails: "it's nobody's turn" };
  const { possessive } = reference === "opponent" ? onePlayer(reference, voice) : playerWords(reference, voice);
  return { holds: `it's ${possessive} turn`, fails: `it isn't ${possessive} turn` };
}

/** Designations that are said as what a player is; the others are had. */
const BEING: readonly string[] = ["monarch"];

function designationClaim(reference: PlayerReference, has: string, voice: Voice): Claim {
  const { name, number } = onePlayer(reference, voice);
  if (BEING.includes(has)) {
    const are = number === "one" ? "is" : "are";
    return { holds: `${name} ${are} the ${has}`, fails: `${name} ${are} not the ${has}` };
  }
  return number === "one"
    ? { holds: `${name} has the ${has}`, fails: `${name} doesn't have the ${has}` }
    : { holds: `${name} have the ${has}`, fails: `${name} don't have the ${has}` };
}

function claim(condition: Condition, voice: Voice): Claim {
  const { exists, object, is, player, has, compare, turn, allOf, anyOf, not } = condition;
  if (exists !== undefined) return existsClaim(exists, voice);
  if (object !== undefined && is !== undefined) return fitsClaim(object, is, voice);
  if (typeof player === "string" && has !== undefined) return designationClaim(player, has, voice);
  if (compare !== undefined) return comparisonClaim(condition, voice);
  if (turn !== undefined) return turnClaim(turn, voice);
  if (typeof player === "object") return playerClaim(player, voice);
  if (allOf !== undefined) return together(allOf, "and", "or", voice);
  if (anyOf !== undefined) return together(anyOf, "or", "and", voice);
  if (not !== undefined) {
    const { holds, fails } = claim(not, voice);
    return { holds: fails, fails: holds };
  }
  return { holds: "always", fails: "never" };
}

function together(members: readonly Condition[], joins: "and" | "or", denies: "and" | "or", voice: Voice): Claim {
  const claims = members.map((member) => {
    const { holds, fails } = claim(member, voice);
    return isCompound(member) ? { holds: `(${holds})`, fails: `(${fails})` } : { holds, fails };
  });
  return {
    holds: list(
      claims.map(({ holds }) => holds),
      joins,
    ),
    fails: list(
      claims.map(({ fails }) => fails),
      denies,
    ),
  };
}

function isCompound({ allOf, anyOf, not }: Condition): boolean {
  return (allOf ?? anyOf) !== undefined || (not !== undefined && isCompound(not));
}

/** What must hold, to stand after "as long as" or "if": "it's your turn", "you control another Forest". */
export function conditionWords(condition: Condition, voice: Voice): string {
  return claim(condition, voice).holds;
}
