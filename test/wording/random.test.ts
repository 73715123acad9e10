// oxlint-disable unicorn/no-thenable -- `then` is a key of the data, which is never awaited
import * as fc from "fast-check";
import type { Condition, Quantity, Selector } from "../../src/rules/formats.gen.js";
import { NOWHERE } from "../../src/wording/describe.js";
import type { Word } from "../../src/wording/phrase.js";
import { expectSet, inAllLanguages } from "./saying.js";

const player = fc.constantFrom("you", "opponent", "each", "hostController", "activePlayer" as const);
const reference = fc.constantFrom("self", "affected", "host", "target" as const);

/** Data of a bounded depth: every level has at most one of the level below. */
function selectors(depth: number): fc.Arbitrary<Selector> {
  const flat = {
    type: fc.constantFrom("Creature", "Land" as const),
    subtype: fc.constantFrom("Elf", "Aura", { chosen: "creatureType" }),
    color: fc.constantFrom("white", "black" as const),
    controller: player,
    owner: player,
    zone: fc.constantFrom("any", "graveyard", "stack" as const),
    other: fc.constant(true as const),
    host: fc.constant(true as const),
    token: fc.boolean(),
    keyword: fc.constant("flying"),
  };
  if (depth === 0) return fc.record(flat, { requiredKeys: [] });
  const below = selectors(depth - 1);
  const deep = fc.oneof(
    fc.record({ attachedTo: below }),
    fc.record({ anyOf: fc.array(below, { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(below, { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: fc.oneof(below, fc.array(below, { minLength: 1, maxLength: 2 })) }),
    fc.record({ power: fc.record({ atLeast: quantities(depth - 1) }) }),
  );
  return fc.tuple(fc.record(flat, { requiredKeys: [] }), deep).map(([one, other]): Selector => ({ ...one, ...other }));
}

function quantities(depth: number): fc.Arbitrary<Quantity> {
  const flat = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.record({ powerOf: reference }));
  if (depth === 0) return flat;
  return fc.oneof(
    flat,
    fc.record({ count: selectors(depth - 1) }),
    fc.record({ sum: fc.array(quantities(depth - 1), { minLength: 1, maxLength: 3 }) }),
    fc.record({ negative: quantities(depth - 1) }),
    fc.record({ if: conditions(depth - 1), then: quantities(depth - 1) }),
  );
}

function conditions(depth: number): fc.Arbitrary<Condition> {
  const flat = fc.record({ turn: player });
  if (depth === 0) return flat;
  return fc.oneof(
    flat,
    fc.record({ exists: selectors(depth - 1) }),
    fc.record({ object: reference, is: selectors(depth - 1) }),
    fc.record({ compare: quantities(depth - 1), atLeast: quantities(depth - 1) }),
    fc.record({ not: conditions(depth - 1) }),
    fc.record({ anyOf: fc.array(conditions(depth - 1), { minLength: 1, maxLength: 2 }) }),
  );
}

const DEPTH = 3;

/** Of nested descriptions relative clauses and signs may meet: "que que", "minus minus". */
function expectSayable(word: Word): void {
  for (const text of inAllLanguages(word)) expectSet(text);
}

describe("random data", () => {
  it("is told in words, selectors", () =>
    fc.assert(fc.property(selectors(DEPTH), (each) => expectSayable(NOWHERE.objects(each)))));
  it("is told in words, quantities", () =>
    fc.assert(fc.property(quantities(DEPTH), (each) => expectSayable(NOWHERE.quantity(each)))));
  it("is told in words, conditions", () =>
    fc.assert(fc.property(conditions(DEPTH), (each) => expectSayable(NOWHERE.condition(each)))));

  it("is told in time that grows with its depth, not with its power", () => {
    let deep: Selector = { color: "white" };
    for (let level = 0; level < 150; level++)
      deep = level % 2 === 0 ? { type: "Creature", not: deep } : { anyOf: [deep, { tapped: true }] };
    expectSayable(NOWHERE.objects(deep));
  });
});
