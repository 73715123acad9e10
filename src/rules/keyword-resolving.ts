import { isKeyword, label } from "./ability.js";
import type { Ability, CreatedEffect, PutCounters, Quantity, Selector } from "./formats.gen.js";
import { own } from "./own.js";
import { present } from "./present.js";
import { remembered } from "./remembered.js";

type KeywordAbility = Extract<Ability, { kind: "keyword" }>;
type Resolved = Extract<Ability, { kind: "activated" | "triggered" }>;

/** What a keyword that is an activated or triggered ability does as it resolves. */
interface KeywordResolves {
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
}

type Says = (n: number) => KeywordResolves;

const SELF: Selector = { self: true };
const TARGET: Selector = { target: true };
const TRIGGERING: Selector = { triggering: true };

/** A change of power and toughness until end of turn. */
function grows(affects: Selector, power: number, toughness: number): KeywordResolves {
  return { effects: [{ affects, does: [{ kind: "modifyPowerToughness", power, toughness }], duration: "endOfTurn" }] };
}

function puts(on: Selector, counter: string, amount: Quantity): KeywordResolves {
  return { puts: [{ on, counter, amount }] };
}

const GETS_COUNTER: Says = () => puts(SELF, "+1/+1", 1);

/** By keyword. What is chosen to pay for them, and when they trigger, is for the scenario to say. */
const RESOLVING: Readonly<Record<string, Says>> = {
  // CR 702.122a: it keeps its other types (205.1b).
  crew: () => ({
    effects: [{ affects: SELF, does: [{ kind: "addTypes", types: ["Artifact", "Creature"] }], duration: "endOfTurn" }],
  }),
  // CR 702.184a: as many as the power of the creature that was tapped.
  station: () => puts(SELF, "charge", { x: true }),
  "level up": () => puts(SELF, "level", 1),
  outlast: GETS_COUNTER,
  evolve: GETS_COUNTER,
  training: GETS_COUNTER,
  dethrone: GETS_COUNTER,
  mentor: () => puts(TARGET, "+1/+1", 1),
  reinforce: (n) => puts(TARGET, "+1/+1", n),
  // CR 702.97a: the power of the card that was exiled.
  scavenge: () => puts(TARGET, "+1/+1", { powerOf: "self" }),
  exalted: () => grows(TRIGGERING, 1, 1),
  flanking: () => grows(TRIGGERING, -1, -1),
  prowess: () => grows(SELF, 1, 1),
  bushido: (n) => grows(SELF, n, n),
  frenzy: (n) => grows(SELF, n, 0),
  "battle cry": () => grows({ type: "Creature", designation: "attacking", other: true }, 1, 0),
};

const MADE = new WeakMap<KeywordAbility, Resolved>();

/** What resolves of an ability: itself, or what its keyword means, written out. */
export function resolvingOf(ability: Ability): Ability {
  if (ability.kind !== "keyword") return ability;
  const says = own(RESOLVING, ability.keyword);
  if (says === undefined) return ability;
  return remembered(MADE, ability, () => {
    const { effects, puts: counters } = says(ability.n ?? 1);
    const written = present({ effects: effects && [...effects], puts: counters && [...counters], cost: ability.cost });
    return { kind: "activated" as const, id: label(ability), ...written };
  });
}

/** Whether an event means this ability by its label, or a keyword by its name. */
export function isCalled(ability: Ability, name: string): boolean {
  return label(ability) === name || isKeyword(ability, name);
}

/** Whether this is how events call a keyword that does something as it resolves. */
export function callsKeyword(name: string): boolean {
  return Object.keys(RESOLVING).some((keyword) => name === keyword || name.startsWith(`${keyword} `));
}
