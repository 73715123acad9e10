import { isKeyword, label } from "./ability.js";
import type { Ability, Condition, CreatedEffect, PutCounters, Quantity, Selector, Target } from "./formats.gen.js";
import { RENOWNED, SADDLED } from "./designations.js";
import { meaningOf } from "./keywords.js";
import { own } from "./own.js";
import { present } from "./present.js";
import { remembered } from "./remembered.js";

type KeywordAbility = Extract<Ability, { kind: "keyword" }>;

/** Counters that go, where there are so many. */
export interface TakenCounters {
  readonly from: Selector;
  readonly counter: string;
}

/** What a keyword that is an activated, triggered or spell ability does as it resolves. */
interface KeywordResolves {
  /** CR 115.1e. */
  readonly targets?: readonly Target[];
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
  readonly takes?: readonly TakenCounters[];
  /** The designation that its object gets. */
  readonly becomes?: string;
  /** Its object is paired with the one that is chosen, or that triggered it. */
  readonly pairs?: true;
  /** To what its object becomes attached. */
  readonly attaches?: Selector;
  /** Asked as it resolves (CR 603.4). */
  readonly if?: Condition;
}

/** A keyword as what it means, written out. */
export interface ResolvingKeyword extends KeywordResolves {
  readonly kind: "activated";
  readonly isKeyword: true;
  readonly id: string;
  readonly cost?: string;
  /** The clause of the keyword. */
  readonly clause: string | undefined;
}

/** What is known of a keyword: its number, and the abilities that are printed below it. */
interface Said {
  readonly n: number;
  readonly below: readonly Ability[];
}

type Says = (said: Said) => KeywordResolves;

const SELF: Selector = { self: true };
const TARGET: Selector = { target: true };
const TRIGGERING: Selector = { triggering: true };

const CREATURE: Selector = { type: "Creature" };

const X: Quantity = { x: true };

/** A change of power and toughness until end of turn. */
function grows(affects: Selector, power: Quantity, toughness: Quantity): KeywordResolves {
  return { effects: [{ affects, does: [{ kind: "modifyPowerToughness", power, toughness }], duration: "endOfTurn" }] };
}

/** A counter or more on a target. */
function putsOnTarget(is: Selector, amount: Quantity): KeywordResolves {
  return { ...puts(TARGET, "+1/+1", amount), targets: [{ is }] };
}

function puts(on: Selector, counter: string, amount: Quantity): KeywordResolves {
  return { puts: [{ on, counter, amount }] };
}

const GETS_COUNTER: Says = () => puts(SELF, "+1/+1", 1);

function hasOne(counter: string): Condition {
  return { object: "self", is: { counter } };
}

function takes(counter: string): KeywordResolves {
  return { takes: [{ from: SELF, counter }], if: hasOne(counter) };
}

function attachesTo(is: Selector): KeywordResolves {
  return { attaches: TARGET, targets: [{ is }] };
}

/** By keyword. What is chosen to pay for them, and when they trigger, is for the scenario to say. */
const RESOLVING: Readonly<Record<string, Says>> = {
  // CR 702.122a: it keeps its other types (205.1b).
  crew: () => ({
    effects: [{ affects: SELF, does: [{ kind: "addTypes", types: ["Artifact", "Creature"] }], duration: "endOfTurn" }],
  }),
  saddle: () => ({ becomes: SADDLED }),
  // CR 702.184a: as many as the power of the creature that was tapped.
  station: () => puts(SELF, "charge", X),
  "level up": () => puts(SELF, "level", 1),
  outlast: GETS_COUNTER,
  evolve: GETS_COUNTER,
  training: GETS_COUNTER,
  dethrone: GETS_COUNTER,
  increment: GETS_COUNTER,
  // CR 702.134a: one that attacks with less power.
  mentor: () =>
    putsOnTarget({ ...CREATURE, designation: "attacking", power: { atMost: { sum: [{ powerOf: "self" }, -1] } } }, 1),
  reinforce: ({ n }) => putsOnTarget(CREATURE, n),
  fabricate: ({ n }) => puts(SELF, "+1/+1", n),
  renown: ({ n }) => ({
    ...puts(SELF, "+1/+1", n),
    becomes: RENOWNED,
    if: { not: { object: "self", is: { designation: RENOWNED } } },
  }),
  // CR 702.165a, 702.165d: another creature gains what is printed below it.
  backup: ({ n, below }) => ({
    ...putsOnTarget(CREATURE, n),
    ...(below.length === 0
      ? {}
      : {
          effects: [
            {
              affects: { target: true, other: true },
              does: [{ kind: "gainAbilities", abilities: [...below] }],
              duration: "endOfTurn",
            },
          ],
        }),
  }),
  // CR 702.97a: the power of the card that was exiled.
  scavenge: () => putsOnTarget(CREATURE, { powerOf: "self" }),
  // CR 702.43a: its second ability; as many as were on it.
  modular: () => putsOnTarget({ allOf: [CREATURE, { type: "Artifact" }] }, { counter: "+1/+1", on: "self" }),
  // CR 702.58a: its second ability moves a counter.
  graft: () => ({
    takes: [{ from: SELF, counter: "+1/+1" }],
    ...puts(TRIGGERING, "+1/+1", 1),
    if: hasOne("+1/+1"),
  }),
  "cumulative upkeep": () => puts(SELF, "age", 1),
  fading: () => takes("fade"),
  vanishing: () => takes("time"),
  impending: () => takes("time"),
  // CR 702.113a: the land stays a land.
  awaken: ({ n }) => ({
    ...putsOnTarget({ type: "Land", controller: "you" }, n),
    effects: [
      {
        affects: TARGET,
        does: [
          { kind: "addTypes", types: ["Creature"], subtypes: ["Elemental"] },
          { kind: "gainAbilities", abilities: ["haste"] },
          { kind: "setPowerToughness", power: 0, toughness: 0 },
        ],
      },
    ],
  }),
  // CR 702.84a: what has been returned has haste for good.
  unearth: () => ({ effects: [{ affects: SELF, does: [{ kind: "gainAbilities", abilities: ["haste"] }] }] }),
  exalted: () => grows(TRIGGERING, 1, 1),
  flanking: () => grows(TRIGGERING, -1, -1),
  prowess: () => grows(SELF, 1, 1),
  bushido: ({ n }) => grows(SELF, n, n),
  frenzy: ({ n }) => grows(SELF, n, 0),
  // CR 702.23a: X creatures block it beyond the first.
  rampage: ({ n }) => grows(SELF, timesX(n), timesX(n)),
  // CR 702.121a: X opponents have been attacked.
  melee: () => grows(SELF, X, X),
  // CR 702.154a: X is the power of the creature that was tapped.
  enlist: () => grows(SELF, X, 0),
  "battle cry": () => grows({ type: "Creature", designation: "attacking", other: true }, 1, 0),
  soulbond: () => ({ pairs: true }),
  equip: () => attachesTo({ ...CREATURE, controller: "you" }),
  fortify: () => attachesTo({ type: "Land", controller: "you" }),
  // CR 702.151a: its first ability; that it becomes unattached is an event of its own.
  reconfigure: () => attachesTo({ ...CREATURE, other: true, controller: "you" }),
};

/** The keywords that events can call by their names. */
export const RESOLVING_KEYWORDS: readonly string[] = Object.keys(RESOLVING);

function timesX(n: number): Quantity {
  return n === 1 ? X : { product: [n, X] };
}

const MADE = new WeakMap<KeywordAbility, ResolvingKeyword>();
const NONE: readonly Ability[] = [];

/** What resolves of an ability: itself, or what its keyword means, written out, above those that are printed below it. */
export function resolvingOf(ability: Ability, below: readonly Ability[] = NONE): Ability | ResolvingKeyword {
  if (ability.kind !== "keyword") return ability;
  const says = own(RESOLVING, ability.keyword);
  if (says === undefined) return ability;
  const written = (): ResolvingKeyword => ({
    kind: "activated",
    isKeyword: true,
    id: label(ability),
    clause: meaningOf(ability.keyword),
    ...says({ n: ability.n ?? 1, below: below.filter((other) => !isKeyword(other, ability.keyword)) }),
    ...present({ cost: ability.cost }),
  });
  return below.length === 0 ? remembered(MADE, ability, written) : written();
}

export function isOfKeyword(ability: Ability | ResolvingKeyword): ability is ResolvingKeyword {
  return "isKeyword" in ability;
}

/** Whether an event means this ability by its label, or a keyword by its name. */
export function isCalled(ability: Ability, name: string): boolean {
  return label(ability) === name || isKeyword(ability, name);
}

/** The keyword that does something as it resolves and that events call so; undefined if it is none. */
export function keywordCalled(name: string): string | undefined {
  return RESOLVING_KEYWORDS.find((keyword) => name === keyword || name.startsWith(`${keyword} `));
}
