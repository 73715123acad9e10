import { remembered } from "./remembered.js";
import type { Ability, Condition } from "./formats.gen.js";
import { GIVEN_BY_DESIGNATIONS } from "./designations.js";
import { own } from "./own.js";

type StaticAbility = Extract<Ability, { kind: "static" }>;
type KeywordAbility = Extract<Ability, { kind: "keyword" }>;

/** What a keyword says of the object that has it; the clause is cited with its effect. */
interface KeywordStatic extends Pick<StaticAbility, "does" | "affects" | "condition" | "zones"> {
  readonly clause?: string;
}

const BLITZ_DRAW: Ability = { kind: "triggered", id: "blitz-draw", when: "it dies", then: "draw a card" };
/** The creature on which a card is encoded, by this name of a link. */
const ENCODED = "encoded";
const CAST_ENCODED: Ability = {
  kind: "triggered",
  id: "cast-encoded",
  when: "it deals combat damage to a player",
  then: "a copy of the encoded card may be cast for nothing",
};
/** Abilities that keywords give by what they mean. */
export const GIVEN_BY_KEYWORDS: readonly Ability[] = [BLITZ_DRAW, CAST_ENCODED];

function ifPaid(cost: string): Condition {
  return { object: "self", is: { designation: cost } };
}

const NO_CREATURE = { kind: "removeTypes" as const, types: ["Creature" as const] };

/** Keyword abilities that mean a static ability with a continuous effect, or have one for their static half. */
const SAYINGS: Readonly<Record<string, KeywordStatic>> = {
  // If that cost was paid, which is a state of the spell and of the permanent.
  impending: {
    clause: "702.176a",
    condition: { object: "self", is: { designation: "impending", counter: "time" } },
    does: [NO_CREATURE],
  },
  dash: { clause: "702.109a", condition: ifPaid("dash"), does: [{ kind: "gainAbilities", abilities: ["haste"] }] },
  blitz: {
    clause: "702.152a",
    condition: ifPaid("blitz"),
    does: [{ kind: "gainAbilities", abilities: ["haste", BLITZ_DRAW] }],
  },
  // Of the card in exile; the creature is what the card remembers, whatever becomes of it there (CR 702.99b-c).
  cipher: {
    clause: "702.99a",
    zones: ["exile"],
    affects: { linked: ENCODED },
    does: [{ kind: "gainAbilities", abilities: [CAST_ENCODED] }],
  },
  "living metal": {
    clause: "702.161a",
    condition: { turn: "you" },
    does: [{ kind: "addTypes", types: ["Creature"] }],
  },
  // The other half of each is a triggered ability, or a replacement effect.
  decayed: { clause: "702.147a", does: [{ kind: "changeGameRule", rule: "cant-block" }] },
  unleash: {
    clause: "702.98a",
    condition: { object: "self", is: { counter: "+1/+1" } },
    does: [{ kind: "changeGameRule", rule: "cant-block" }],
  },
  // What was sacrificed or tapped as the cost was paid is remembered under that word.
  emerge: {
    clause: "702.119a",
    zones: ["stack"],
    does: [{ kind: "changeCost", reduce: "{1}", times: { manaValueOf: { linked: "sacrificed" } } }],
  },
  harmonize: {
    clause: "702.180a",
    zones: ["stack"],
    does: [{ kind: "changeCost", reduce: "{1}", times: { powerOf: { linked: "tapped" } } }],
  },
  undaunted: {
    clause: "702.125a",
    zones: ["stack"],
    does: [{ kind: "changeCost", reduce: "{1}", times: { players: "opponent" } }],
  },
};

function ofItself(keyword: string, { does, affects, condition, zones }: KeywordStatic): StaticAbility {
  return {
    kind: "static",
    id: keyword.replaceAll(" ", "-"),
    ...(zones === undefined ? {} : { zones }),
    affects: affects ?? { self: true },
    ...(condition === undefined ? {} : { condition }),
    does,
  };
}

const STATICS = new Map(Object.entries(SAYINGS).map(([keyword, says]) => [keyword, ofItself(keyword, says)]));
const AFFINITIES = new WeakMap<KeywordAbility, StaticAbility>();
const OFFERINGS = new WeakMap<KeywordAbility, StaticAbility>();

/** CR 702.41a: the spell costs {1} less for each such object its controller controls; the same ability for the same keyword. */
function affinity(ability: KeywordAbility): StaticAbility {
  return remembered(AFFINITIES, ability, () => {
    const times = { count: { controller: "you" as const, ...ability.quality } };
    return ofItself("affinity", { zones: ["stack"], does: [{ kind: "changeCost", reduce: "{1}", times }] });
  });
}

/** CR 702.48a: a permanent of that quality has been sacrificed as its cost was paid, and is remembered under that word. */
function offering(ability: KeywordAbility): StaticAbility {
  return remembered(OFFERINGS, ability, () =>
    ofItself("offering", {
      zones: ["stack"],
      condition: { object: { linked: "sacrificed" }, is: ability.quality ?? {} },
      does: [{ kind: "changeCost", reduceByCostOf: { linked: "sacrificed" } }],
    }),
  );
}

/** Static abilities that a keyword means by its quality, with their clauses. */
const BY_QUALITY: Readonly<
  Record<string, readonly [clause: string, says: (ability: KeywordAbility) => StaticAbility]>
> = {
  affinity: ["702.41a", affinity],
  offering: ["702.48a", offering],
};

/** The static ability that an ability is by its words: itself, or what its keyword means; undefined for all others. */
export function staticAbilityOf(ability: Ability): StaticAbility | undefined {
  if (ability.kind === "static") return ability;
  if (ability.kind !== "keyword") return undefined;
  const says = own(BY_QUALITY, ability.keyword)?.[1];
  return says === undefined ? STATICS.get(ability.keyword) : says(ability);
}

/** The clause that says what a keyword means that is a static ability, or that a designation gives it; undefined for an ability in its own words. */
export function clauseOfKeywordStatic(said: Ability): string | undefined {
  if (GIVEN_BY_DESIGNATIONS.includes(said)) return "701.60c";
  if (said.kind !== "keyword") return undefined;
  return own(BY_QUALITY, said.keyword)?.[0] ?? own(SAYINGS, said.keyword)?.clause;
}
