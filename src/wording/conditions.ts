import type {
  Comparison,
  Condition,
  PlayerReference,
  PlayersWho,
  Quantity,
  Reference,
  Selector,
} from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { isPointer } from "./objects.js";
import { type Claim, claims, denied, inForm, type Phrase, say, type Word } from "./phrase.js";
import { playerPhrase, referencePhrase } from "./references.js";
import type { Voice } from "./voice.js";
import { keywordCosts, keywordNamed } from "./keywords.js";
import { spacedWords } from "./types.js";

/** Whose control of something can be said with the player as the subject. */
function isHeld(selector: Selector): boolean {
  return (
    selector.controller !== undefined &&
    selector.controller !== "each" &&
    (selector.zone === undefined || selector.zone === "battlefield")
  );
}

function exists(selector: Selector, voice: Voice): Claim {
  const { controller, zone: _, ...rest } = selector;
  const isDefinite = isPointer(selector);
  if (controller === undefined || !isHeld(selector)) {
    const what = voice.objects(selector);
    return isDefinite ? say("condition-there", { what }) : say("condition-exists", { what });
  }
  const what = voice.objects(rest);
  if (isDefinite) return say("condition-controls-it", { player: playerPhrase(controller, voice), what });
  if (controller === "opponent") return say("condition-opponent-controls", { what });
  return say("condition-controls", { player: playerPhrase(controller, voice), what });
}

/** A card on top of a pile is a card, not a permanent. */
function isCard(reference: Reference): boolean {
  return typeof reference === "object" && (reference.topOf !== undefined || reference.linked !== undefined);
}

function fits(reference: Reference, selector: Selector, voice: Voice): Claim {
  const who = referencePhrase(reference, voice);
  const isOther = typeof reference === "string" && reference !== "affected";
  const speaking = isOther ? voice.speakingOf({ who: reference, words: who }) : voice;
  const is = speaking.predicate(selector, isCard(reference));
  // The negation goes into the predicate: "isn't white or isn't a creature".
  return say("condition-fits", { who, is: inForm(is, { as: "is" }), isnt: inForm(denied(is), { as: "is" }) });
}

/** "power is chosen": where the numbers that can be chosen stand for words. */
function choiceMade(compare: Quantity, equals: Quantity | undefined): Claim | undefined {
  if (typeof compare !== "object" || compare.chosen === undefined || typeof equals !== "number") return undefined;
  const known = messageAbout("condition-chosen", `${spacedWords(compare.chosen)} ${equals}`);
  return known === undefined ? undefined : say(known);
}

function comparison({ compare = 0, equals, atLeast, atMost }: Condition, voice: Voice): Claim {
  const made = choiceMade(compare, equals);
  if (made !== undefined) return made;
  const of = (value: Quantity): { readonly what: Word; readonly value: Word; readonly plain: "yes" | "no" } => ({
    what: voice.quantity(compare),
    value: voice.quantity(value),
    plain: typeof value === "number" ? "yes" : "no",
  });
  if (typeof atLeast === "number" && typeof atMost === "number" && equals === undefined)
    return say("condition-from-to", { what: voice.quantity(compare), from: atLeast, to: atMost });
  const bounds = [
    ...(equals === undefined ? [] : [say("condition-equals", of(equals))]),
    ...(atLeast === undefined ? [] : [say("condition-at-least", of(atLeast))]),
    ...(atMost === undefined ? [] : [say("condition-at-most", of(atMost))]),
  ];
  return bounds.length === 0 ? denied(say("condition-equals", of(0))) : claims(bounds, "and");
}

function turn(reference: PlayerReference, voice: Voice): Claim {
  return reference === "each"
    ? say("condition-any-turn")
    : say("condition-turn", { player: inForm(playerPhrase(reference, voice), { number: "one" }) });
}

/** A player "is the monarch" and "has completed a dungeon" where the catalogue says so; other designations a player "has". */
function designation(reference: PlayerReference, has: string, voice: Voice): Claim {
  const player = playerPhrase(reference, voice);
  const whole = messageAbout("condition-designation", has);
  if (whole !== undefined) return say(whole, { player });
  const id = messageAbout("designation", has);
  return say("condition-has", { player, what: id === undefined ? say("designation-named", { name: has }) : say(id) });
}

/** What is asked of a player: "has hexproof", "doesn't have shroud", "has no maximum hand size". */
function possessions({ has, lacks, noMaximumHandSize, life, where }: PlayersWho, voice: Voice): Claim {
  const limited = say("having-maximum-hand-size");
  return claims(
    [
      ...(has === undefined ? [] : [say("having-keyword", { keyword: keywordNamed(has) })]),
      ...(lacks === undefined ? [] : [denied(say("having-keyword", { keyword: keywordNamed(lacks) }))]),
      ...(noMaximumHandSize === undefined ? [] : [noMaximumHandSize ? denied(limited) : limited]),
      ...(life === undefined ? [] : lifeBounds(life, voice)),
      ...(where === undefined
        ? []
        : [comparedWith(where, voice) ?? say("having-such", { claim: conditionPhrase(where, voice) })]),
    ],
    "and",
  );
}

/** Of what that player has as another one: "has at least as many cards in hand as you". */
function comparedWith({ compare, equals, atLeast, atMost, ...rest }: Condition, voice: Voice): Claim | undefined {
  const bounds = Object.entries({ equals, atLeast, atMost }).filter(([, value]) => value !== undefined);
  const [[bound, value] = []] = bounds;
  if (bound === undefined || bounds.length > 1 || Object.keys(rest).length > 0) return undefined;
  for (const of of ["handSize", "life"] as const) {
    const other = typeof value === "object" && Object.keys(value).length === 1 ? value[of] : undefined;
    const isOfThat = typeof compare === "object" && Object.keys(compare).length === 1 && compare[of] === "thatPlayer";
    if (isOfThat && other !== undefined && other !== "each")
      return say("having-as-much", { of, bound, player: playerPhrase(other, voice) });
  }
  return undefined;
}

/** "has a life total of at most 10". */
function lifeBounds({ equals, atLeast, atMost }: Comparison, voice: Voice): Claim[] {
  return [
    ...(equals === undefined ? [] : [say("having-life-equal-to", { n: voice.quantity(equals) })]),
    ...(atLeast === undefined ? [] : [say("having-life-at-least", { n: voice.quantity(atLeast) })]),
    ...(atMost === undefined ? [] : [say("having-life-at-most", { n: voice.quantity(atMost) })]),
  ];
}

/** "you have hexproof", "no player has shroud"; what only lacks something is said as the opposite of all having it. */
function playerClaim(who: PlayersWho, voice: Voice): Claim {
  const { among, lacks } = who;
  const does = possessions(who, voice);
  const [is, isnt] = [inForm(does, { as: "is" }), inForm(denied(does), { as: "is" })];
  if (among !== "each" && among !== "opponent")
    return say("condition-fits", { who: playerPhrase(among, voice), is, isnt });
  const isLack = lacks !== undefined && Object.keys(who).length === 2;
  if (among === "each")
    return isLack ? denied(say("condition-each-player", { is: isnt, isnt: is })) : say("condition-any-player", { is });
  return isLack
    ? denied(say("condition-each-opponent", { is: isnt, isnt: is }))
    : say("condition-any-opponent", { is });
}

/** Players among others who have something, as the subject of a sentence: "each opponent who has hexproof". */
export function playersWhoPhrase(who: PlayersWho, voice: Voice): Phrase {
  const is = inForm(possessions(who, voice), { as: "is" });
  if (who.among === "you") return say("players-you-if", { is });
  if (who.among === "opponent") return say("players-opponents-who", { is });
  return say("players-who", { player: playerPhrase(who.among, voice), is });
}

/** Such players, counted: "the number of opponents who have a life total of at most 10". */
export function numberOfPlayersWho(who: PlayersWho, voice: Voice): Phrase {
  const is = inForm(possessions(who, voice), { as: "is", number: "many" });
  return who.among === "opponent" ? say("number-of-opponents-who", { is }) : say("number-of-players-who", { is });
}

function together(members: readonly Condition[], join: "and" | "or", voice: Voice): Claim {
  return claims(
    members.map((member) => {
      const claim = conditionPhrase(member, voice);
      return isCompound(member) ? say("condition-bracketed", { claim, denial: denied(claim) }) : claim;
    }),
    join === "and" ? "and that" : "or that",
  );
}

function isCompound({ allOf, anyOf, not }: Condition): boolean {
  return (allOf ?? anyOf) !== undefined || (not !== undefined && isCompound(not));
}

/** The cost of its own of which a condition asks whether it was paid: the words then name no object. */
export function costPaid({ object, is }: Condition): string | undefined {
  return object === "self" && is !== undefined && Object.keys(is).length === 1 ? is.paid : undefined;
}

/** What must hold, as a clause after "as long as" or "if" (in German with the verb last): "you control another Forest". */
export function conditionPhrase(condition: Condition, voice: Voice): Claim {
  const { exists: there, object, is, player, has, compare, turn: whose, allOf, anyOf, not } = condition;
  if (there !== undefined) return exists(there, voice);
  const paid = costPaid(condition);
  if (paid !== undefined) return say("condition-paid", { costs: keywordCosts(paid) });
  if (object !== undefined && is !== undefined) return fits(object, is, voice);
  const who = typeof player === "object" && "among" in player ? player : undefined;
  if (who === undefined && player !== undefined && has !== undefined)
    return designation(player as PlayerReference, has, voice);
  if (compare !== undefined) return comparison(condition, voice);
  if (whose !== undefined) return turn(whose, voice);
  if (who !== undefined) return playerClaim(who, voice);
  if (allOf !== undefined) return together(allOf, "and", voice);
  if (anyOf !== undefined) return together(anyOf, "or", voice);
  if (not !== undefined) return denied(conditionPhrase(not, voice));
  return say("condition-always");
}
