import fc from "fast-check";
import { describeCondition, describeQuantity, describeSelector } from "../../src/explain/ability.js";
import type { Condition, Quantity, Selector } from "../../src/rules/formats.gen.js";
import { expectWords } from "./wording.js";

const player = fc.constantFrom("you", "opponent", "each", "hostController", "activePlayer" as const);
const reference = fc.constantFrom("self", "affected", "host", "target" as const);

const { selector, quantity, condition } = fc.letrec<{ selector: Selector; quantity: Quantity; condition: Condition }>(
  (tie) => ({
    selector: fc.record(
      {
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
        power: fc.record({ atLeast: tie("quantity") }),
        attachedTo: tie("selector"),
        anyOf: fc.array(tie("selector"), { minLength: 1, maxLength: 2 }),
        not: fc.oneof(tie("selector"), fc.array(tie("selector"), { minLength: 1, maxLength: 2 })),
      },
      { requiredKeys: [] },
    ),
    quantity: fc.oneof(
      { maxDepth: 3 },
      fc.integer({ min: -3, max: 9 }),
      fc.record({ powerOf: reference }),
      fc.record({ count: tie("selector") }),
      fc.record({ sum: fc.array(tie("quantity"), { minLength: 1, maxLength: 3 }) }),
      fc.record({ if: tie("condition"), then: tie("quantity") }),
    ),
    condition: fc.oneof(
      { maxDepth: 3 },
      fc.record({ turn: player }),
      fc.record({ exists: tie("selector") }),
      fc.record({ object: reference, is: tie("selector") }),
      fc.record({ compare: tie("quantity"), atLeast: tie("quantity") }),
      fc.record({ not: tie("condition") }),
      fc.record({ anyOf: fc.array(tie("condition"), { minLength: 1, maxLength: 2 }) }),
    ),
  }),
);

describe("random data", () => {
  it("is told in words, selectors", () =>
    fc.assert(fc.property(selector, (each) => expectWords(describeSelector(each)))));
  it("is told in words, quantities", () =>
    fc.assert(fc.property(quantity, (each) => expectWords(describeQuantity(each)))));
  it("is told in words, conditions", () =>
    fc.assert(fc.property(condition, (each) => expectWords(describeCondition(each)))));
});
