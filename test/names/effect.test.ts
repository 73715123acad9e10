import { expect } from "chai";
import { type Arbitrary, assert, constantFrom, integer, oneof, pre, property, record, string, tuple } from "fast-check";
import { printEffect } from "../../src/names/effect.js";
import { type KnownNames, readEffect } from "../../src/names/read-effect.js";
import { EVENTS, type EffectReference } from "../../src/rules/effect-reference.js";

/** Where nothing is known of a scenario. */
const NO_NAMES: KnownNames = { isObject: () => false, isResolution: () => false };

/** Names that look like something else. */
const NASTY = [
  "Wall on Fire",
  "A/B#2 (C)",
  "x by text",
  "2/2 Bear",
  "Fire // Ice",
  "A",
  "C",
  "A (C)",
  "Bear#3",
  "counter:",
];
const RESOLVING = ["Growth", "Grow/2", "Growth on A", "A/B", "A/pump", "Twice#2 (C)", "effect"];

const KNOWN: KnownNames = {
  isObject: (name) => NASTY.includes(name),
  isResolution: (name) => RESOLVING.includes(name),
};

const object = constantFrom(...NASTY);
const apart = record(
  { number: integer({ min: 2, max: 30 }), part: integer({ min: 2, max: 30 }) },
  { requiredKeys: [] },
);
const ability = constantFrom("boost", "first-strike", "protection from red", "x2", "swap-texts");

const effects: Arbitrary<EffectReference> = oneof(
  tuple(object, ability, apart).map(([of, what, more]) => ({
    kind: "ability" as const,
    object: of,
    ability: what,
    ...more,
  })),
  tuple(object, constantFrom("+1/+1", "-0/-2", "flying", "hexproof from red")).map(([of, counter]) => ({
    kind: "counters" as const,
    object: of,
    counter,
  })),
  object.map((of) => ({ kind: "designation" as const, object: of, designation: "suspected" })),
  tuple(object, constantFrom(...EVENTS), apart).map(([of, event, more]) => ({
    kind: "event" as const,
    object: of,
    event,
    ...more,
  })),
  tuple(constantFrom(...RESOLVING), apart).map(([name, more]) => ({ kind: "resolution" as const, name, ...more })),
);

describe("the name of an effect", () => {
  it("says what makes it", () => {
    const names: readonly (readonly [EffectReference, string])[] = [
      [{ kind: "ability", object: "Bear", ability: "boost", number: 2 }, "Bear/boost#2"],
      [{ kind: "ability", object: "Bear", ability: "boost", number: 2, part: 3 }, "Bear/boost#2/3"],
      [{ kind: "counters", object: "Bear", counter: "+1/+1" }, "Bear/counter:+1/+1"],
      [{ kind: "designation", object: "Bear", designation: "suspected" }, "Bear/suspected"],
      [{ kind: "event", object: "Bear", event: "merged" }, "Bear/merged"],
      [{ kind: "resolution", name: "Growth", part: 2 }, "Growth/2"],
    ];
    expect(names.map(([effect]) => printEffect(effect))).to.deep.equal(names.map(([, text]) => text));
  });

  it("is read as it was meant where it is known what there is, whatever that is called", () => {
    assert(
      property(effects, (effect) => {
        // "A/pump" has resolved under a name of its own, and so has an ability of A: only one of the two can be meant.
        pre(printEffect(effect) !== "A/pump");
        expect(readEffect(printEffect(effect), KNOWN)).to.deep.equal(effect);
      }),
      { numRuns: 2000 },
    );
  });

  it("is taken apart by its form where nothing is known", () => {
    expect(readEffect("2/2 Bear", NO_NAMES)).to.deep.equal({ kind: "resolution", name: "2/2 Bear" });
    expect(readEffect("Fire // Ice", NO_NAMES)).to.deep.equal({ kind: "resolution", name: "Fire // Ice" });
    expect(readEffect("Bear/boost#2", NO_NAMES)).to.deep.equal({
      kind: "ability",
      object: "Bear",
      ability: "boost",
      number: 2,
    });
    expect(readEffect("Growth#2/3", NO_NAMES)).to.deep.equal({
      kind: "resolution",
      name: "Growth",
      number: 2,
      part: 3,
    });
  });

  it("always prints as the text from which it was read", () => {
    assert(
      property(string(), (text) => {
        expect(printEffect(readEffect(text, NO_NAMES))).to.equal(text);
        expect(printEffect(readEffect(text, KNOWN))).to.equal(text);
      }),
    );
  });
});
