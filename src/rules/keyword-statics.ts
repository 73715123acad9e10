import type { Ability } from "./formats.gen.js";

const WHILE_ATTACHED = { object: "self", is: { attached: true } } as const;

/** Keyword abilities that mean a static ability with a continuous effect, as data. */
const KEYWORD_STATICS: ReadonlyMap<string, Extract<Ability, { kind: "static" }>> = new Map([
  // CR 702.103b: while it is attached it is an Aura with enchant creature and no creature.
  [
    "bestow",
    {
      kind: "static",
      id: "bestow",
      affects: { self: true },
      condition: WHILE_ATTACHED,
      does: [
        { kind: "removeTypes", types: ["Creature"] },
        { kind: "addTypes", subtypes: ["Aura"] },
        { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }] },
      ],
    },
  ],
  // CR 702.151b: while it is attached it is no creature.
  [
    "reconfigure",
    {
      kind: "static",
      id: "reconfigure",
      affects: { self: true },
      condition: WHILE_ATTACHED,
      does: [{ kind: "removeTypes", types: ["Creature"] }],
    },
  ],
  // CR 702.176a: if its impending cost was paid, it is no creature while it has a time counter.
  [
    "impending",
    {
      kind: "static",
      id: "impending",
      affects: { self: true },
      condition: { object: "self", is: { designation: "impending", counter: "time" } },
      does: [{ kind: "removeTypes", types: ["Creature"] }],
    },
  ],
  // CR 702.161a: on its controller's turn it is also a creature.
  [
    "living metal",
    {
      kind: "static",
      id: "living-metal",
      affects: { self: true },
      condition: { turn: "you" },
      does: [{ kind: "addTypes", types: ["Creature"] }],
    },
  ],
  // CR 702.147a: its static half; the other one is a triggered ability.
  [
    "decayed",
    {
      kind: "static",
      id: "decayed",
      affects: { self: true },
      does: [{ kind: "changeGameRule", rule: "cant-block" }],
    },
  ],
  // CR 702.125a: the spell costs {1} less for each opponent of the player who casts it.
  [
    "undaunted",
    {
      kind: "static",
      id: "undaunted",
      zones: ["stack"],
      affects: { self: true },
      does: [{ kind: "changeCost", reduce: "{1}", times: { players: "opponent" } }],
    },
  ],
  // CR 702.98a: its static half.
  [
    "unleash",
    {
      kind: "static",
      id: "unleash",
      affects: { self: true },
      condition: { object: "self", is: { counter: "+1/+1" } },
      does: [{ kind: "changeGameRule", rule: "cant-block" }],
    },
  ],
]);

/** The clauses that say what these keywords mean. */
const CLAUSES: Readonly<Record<string, string>> = {
  affinity: "702.41a",
  bestow: "702.103b",
  reconfigure: "702.151b",
  impending: "702.176a",
  "living metal": "702.161a",
  undaunted: "702.125a",
};

type StaticAbility = Extract<Ability, { kind: "static" }>;
type KeywordAbility = Extract<Ability, { kind: "keyword" }>;

const AFFINITIES = new WeakMap<KeywordAbility, StaticAbility>();

/** CR 702.41a: the spell costs {1} less for each such object its controller controls; the same ability for the same keyword. */
function affinity(ability: KeywordAbility): StaticAbility {
  let made = AFFINITIES.get(ability);
  if (made === undefined) {
    made = {
      kind: "static",
      id: "affinity",
      zones: ["stack"],
      affects: { self: true },
      does: [{ kind: "changeCost", reduce: "{1}", times: { count: { controller: "you", ...ability.quality } } }],
    };
    AFFINITIES.set(ability, made);
  }
  return made;
}

/** The static ability that an ability is by its words: itself, or what its keyword means; undefined for all others. */
export function staticAbilityOf(ability: Ability): StaticAbility | undefined {
  if (ability.kind === "static") return ability;
  if (ability.kind !== "keyword") return undefined;
  return ability.keyword === "affinity" ? affinity(ability) : KEYWORD_STATICS.get(ability.keyword);
}

/** The clause that says what a keyword means that is a static ability; undefined for an ability in its own words. */
export function clauseOfKeywordStatic(said: Ability): string | undefined {
  return said.kind === "keyword" ? CLAUSES[said.keyword] : undefined;
}
