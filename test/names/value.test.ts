import { expect } from "chai";
import * as fc from "fast-check";
import { readValue } from "../../src/names/read-value.js";
import { printValue, type ValueReference } from "../../src/names/value.js";
import { characteristicWords } from "../../reports/html/words.js";

const OBJECT = fc.constantFrom("Wall on Fire", "A on B by text", "order 7b", "round 2", "on", "by text", "Bear");
const ABILITY = fc.constantFrom("pump", "first strike", "copy", "{t}", "counter:+1/+1", "x#2", "a/2");
const EFFECT = fc.tuple(OBJECT, ABILITY).map(([object, ability]) => `${object}/${ability}`);
const LAYER = fc.constantFrom("1a", "4", "7b", "players", "gameRules");
const REASON = fc.constantFrom("existence", "text", "appliesTo", "whatItDoes", undefined);

const dependencyOf = (effect: fc.Arbitrary<string>): fc.Arbitrary<ValueReference> =>
  fc
    .record({ layer: LAYER, effect, on: effect, because: REASON })
    .map(({ because, ...named }) => ({ kind: "dependency", ...named, ...(because === undefined ? {} : { because }) }));

const PRESENT = fc.oneof(
  fc.constantFrom(
    { kind: "exists" } as const,
    { kind: "cost" } as const,
    { kind: "alsoPaid" } as const,
    { kind: "gameRules" } as const,
    { kind: "stateBased" } as const,
    { kind: "rounds" } as const,
    { kind: "open" } as const,
    { kind: "counters" } as const,
    { kind: "characteristic", name: "manaCost" } as const,
    { kind: "characteristic", name: "manaCost", stage: "copiable" } as const,
    { kind: "characteristic", name: "power", stage: "base" } as const,
  ),
  fc.record({ kind: fc.constant("has" as const), word: OBJECT, times: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("lacks" as const), word: OBJECT }),
  fc.record({ kind: fc.constantFrom("abilityCost" as const, "abilityAlsoPaid" as const), ability: ABILITY }),
  fc.record({ kind: fc.constant("counters" as const), counter: OBJECT }),
  fc.record({ kind: fc.constant("order" as const), layer: LAYER }),
  fc.record({ kind: fc.constant("round" as const), number: fc.integer({ min: 1, max: 30 }) }),
);

describe("the name of a checked value", () => {
  it("is read as what was printed, before and after state-based actions", () => {
    fc.assert(
      fc.property(PRESENT, (value) => {
        expect(readValue(printValue(value))).to.deep.equal(value);
        const after: ValueReference = { kind: "afterStateBasedActions", of: value };
        expect(readValue(printValue(after))).to.deep.equal(after);
      }),
    );
  });

  it("tells the effects of a dependency that are known, whatever objects are called", () => {
    fc.assert(
      fc.property(dependencyOf(EFFECT), (value) => {
        if (value.kind !== "dependency") return;
        expect(readValue(printValue(value), new Set([value.effect, value.on]))).to.deep.equal(value);
      }),
    );
  });

  it("is printed again as any text was read", () => {
    const words = fc.constantFrom("depends", "4", "on", "by", "text", "A/b", "has", "2", "times", "round", "basePower");
    fc.assert(
      fc.property(fc.array(words), (some) => {
        expect(printValue(readValue(some.join(" ")))).to.equal(some.join(" "));
      }),
    );
  });

  for (const [effect, on] of [
    ["Wall on Fire/pump", "Bear/copy"],
    ["Bear/copy", "Wall on Fire/pump"],
    ["Giant Growth", "Wall on Fire/pump"],
    ["Wall on Fire/pump", "Giant Growth"],
  ] as const)
    it(`tells ${effect} from ${on} by what effects look like, in the words of the report page too`, () => {
      expect(readValue(`depends 4 ${effect} on ${on} by text`)).to.include({ effect, on, because: "text" });
      expect(characteristicWords(`depends 4 ${effect} on ${on}`)).to.equal(`in layer 4, ${effect} depends on ${on}`);
    });
});
