import type { AfterStateBasedActions, StateBasedAction } from "../rules/formats.gen.js";
import { counted, names } from "./grammar.js";

/** Why an action follows, in a few words; clauses that say nothing beyond the result are left out. */
const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "306.4": "planeswalkers that share a planeswalker type can't be there together",
    "702.103f": "while bestowed, it is attached to nothing it may enchant, and stops being an Aura",
    "704.5a": "no life is left",
    "704.5c": "ten poison counters are too many",
    "704.5d": "a token can't be there",
    "704.5f": "its toughness is 0 or less",
    "704.5g": "it has lethal damage",
    "704.5h": "it was dealt damage by something with deathtouch",
    "704.5i": "it has no loyalty left",
    "704.5j": "these are legendary, of one name and under one player's control",
    "704.5k": "only the permanent that has been a world for the shortest time may stay",
    "704.5m": "this Aura is attached to nothing it may be attached to",
    "704.5n": "it may not be attached to that",
    "704.5p": "it is nothing that can be attached",
    "704.5q": "a +1/+1 and a -1/-1 counter cancel each other",
    "704.5r": "it can't have more",
    "704.5s": "this Saga has come to its final chapter",
    "704.5v": "this battle has no defense left",
    "704.5w": "this battle has no defense left",
    "704.5z": "a newer Role of the same player is attached to the same object",
  }),
);

/** What makes an attachment illegal, by the clauses that an action cites besides. */
const CLOSER_REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "303.4d": "an Aura that is a creature can't enchant anything",
    "310.10": "a battle can't be attached to anything",
    "702.16c": "what it enchants has protection from it",
    "702.16d": "what it is attached to has protection from it",
  }),
);

function reasonOf({ clause, also = [] }: StateBasedAction): string | undefined {
  const closer = also.map((other) => CLOSER_REASONS.get(other)).filter((reason) => reason !== undefined);
  return closer.length > 0 ? closer.join(", and ") : REASONS.get(clause);
}

function resultWords({ object, player, result, among = [], counter, amount = 0 }: StateBasedAction): string {
  const what = object ?? player ?? "something";
  switch (result) {
    case "graveyard":
      return `${what} would be put into its owner's graveyard`;
    case "destroyed":
      return `${what} would be destroyed`;
    case "sacrificed":
      return `${what} would be sacrificed`;
    case "unattached":
      return `${what} would become unattached`;
    case "countersRemoved":
      return counter === undefined
        ? `counters would be removed from ${what}`
        : `${counted(amount, `${counter} counter`)} would be removed from ${what}`;
    case "ceasesToExist":
      return `${what} would cease to exist`;
    case "loses":
      return `${player ?? what} would lose the game`;
    case "chooseOne":
      return `${player ?? "a player"} would keep one of ${names(among)} and put the rest into their owners' graveyards`;
    default:
      return result satisfies never;
  }
}

/** Editions in which the legend rule leaves none of them. */
const ALL_DIE = "another legendary permanent of its name is there";

/** A state-based action that would be performed now, without a full stop. */
export function stateBasedWords(action: StateBasedAction): string {
  const isOldLegendRule = action.clause === "704.5j" && action.result !== "chooseOne";
  const reason = isOldLegendRule ? ALL_DIE : reasonOf(action);
  return reason === undefined ? resultWords(action) : `${resultWords(action)}: ${reason}`;
}

/** What would be performed until nothing is left, snapshot by snapshot, and what nobody has decided; as sentences' insides. */
export function roundsWords({ rounds, open }: Pick<AfterStateBasedActions, "rounds" | "open">): string[] {
  const performed = rounds.map((actions, n) => {
    const when = rounds.length === 1 ? "at once" : n === 0 ? "first, at once" : "then, at once";
    return `${when}: ${actions.map(stateBasedWords).join("; ")}`;
  });
  const undecided = open.map((action) => `left open: ${stateBasedWords(action)}`);
  return performed.length + undecided.length === 0 ? ["nothing would happen"] : [...performed, ...undecided];
}
