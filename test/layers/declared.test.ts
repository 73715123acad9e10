import { expect } from "chai";
import { factsOf, isPartKind, kindOf } from "../../src/effects/index.js";
import type { EffectPart, Quantity, SubtypeWord } from "../../src/rules/formats.gen.js";
import { DEFINITIONS } from "../../src/scenario/definitions.gen.js";

const A_NUMBER: Quantity = { life: "you" };
const A_WORD: SubtypeWord = { chosen: "kind" };

/** The keys of a kind of part whose values the schema says are such things, or lists of them. */
function keysOf(definition: string, meant: ReadonlySet<string>): string[] {
  const leadsThere = (schema: unknown): boolean => {
    const name = /"#\/\$defs\/(\w+)"/.exec(JSON.stringify(schema))?.[1];
    return name !== undefined && meant.has(name);
  };
  return Object.entries(DEFINITIONS[definition]?.properties ?? {}).flatMap(([key, schema]) =>
    leadsThere(schema) ? [key] : [],
  );
}

/** Every kind that the schema has, with the name of its definition. */
const KINDS = Object.entries(DEFINITIONS).flatMap(([definition, { properties }]) => {
  const kind = properties?.["kind"]?.const;
  return typeof kind === "string" && isPartKind(kind) ? [{ definition, kind }] : [];
});

describe("what kinds of parts declare", () => {
  it("is asked of all that the schema has", () => expect(KINDS.length).to.be.greaterThan(20));

  for (const { definition, kind } of KINDS) {
    const made = (key: string, value: unknown): EffectPart => ({ kind, [key]: value }) as unknown as EffectPart;

    it(`holds every number of ${kind} (CR 611.2d)`, () => {
      for (const key of keysOf(definition, new Set(["Quantity"]))) {
        const part = made(key, A_NUMBER);
        expect(kindOf(part).numbers(part), key).to.include(A_NUMBER);
      }
    });

    if (factsOf(kind).stage === "type")
      it(`holds every word of a subtype in ${kind} (CR 205.3d)`, () => {
        for (const key of keysOf(definition, new Set(["SubtypeWord", "SubtypeList"]))) {
          const part = made(key, [A_WORD]);
          expect(kindOf(part).subtypes(part), key).to.deep.include(A_WORD);
        }
      });
  }
});
