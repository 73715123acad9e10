import { expect } from "chai";
import * as fc from "fast-check";
import { paragraphText } from "../../src/oracle/ability-text.js";
import { compileCard } from "../../src/oracle/compile.js";
import { sentencesOf } from "../../src/oracle/normal-text.js";
import type { Condition, EffectPart, Selector, StaticAbility } from "../../src/rules/formats.gen.js";

const COLORS = ["white", "blue", "black", "red", "green"] as const;
const TYPES = ["Artifact", "Creature", "Enchantment", "Land"] as const;
const SUBTYPES = ["Goblin", "Elf", "Zombie", "Merfolk", "Forest", "Equipment"] as const;

const bound = fc.oneof(
  fc.record({ atLeast: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ atMost: fc.integer({ min: 0, max: 9 }) }),
);

const group: fc.Arbitrary<Selector> = fc.record(
  {
    type: fc.constantFrom(...TYPES),
    subtype: fc.constantFrom(...SUBTYPES),
    color: fc.constantFrom(...COLORS),
    supertype: fc.constantFrom("Legendary", "Snow"),
    other: fc.constant(true as const),
    token: fc.boolean(),
    tapped: fc.boolean(),
    controller: fc.constantFrom("you", "opponent"),
    power: bound,
    counter: fc.constantFrom("+1/+1", "charge"),
    not: fc.oneof(
      fc.record({ color: fc.constantFrom(...COLORS) }),
      fc.record({ subtype: fc.constantFrom(...SUBTYPES) }),
    ),
  },
  { requiredKeys: [] },
);

const affects: fc.Arbitrary<Selector> = fc.oneof(
  group,
  fc.constant<Selector>({ self: true }),
  fc.constant<Selector>({ host: true }),
);

const part: fc.Arbitrary<EffectPart> = fc.oneof(
  fc.record({
    kind: fc.constant("modifyPowerToughness" as const),
    power: fc.integer({ min: -9, max: 9 }),
    toughness: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ kind: fc.constant("setPowerToughness" as const), power: fc.nat(9), toughness: fc.nat(9) }),
  fc.constant<EffectPart>({ kind: "loseAllAbilities" }),
  fc.record({
    kind: fc.constant("gainAbilities" as const),
    abilities: fc.subarray(["flying", "menace", "first strike"], { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant("addTypes" as const), subtypes: fc.subarray(["Goblin", "Elf"], { minLength: 1 }) }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constant<Condition>({ turn: "you" }),
  fc.record({ exists: group.map((each) => ({ ...each, controller: "you" as const })) }),
  fc.record({ compare: fc.constant({ handSize: "you" as const }), atLeast: fc.integer({ min: 1, max: 9 }) }),
);

const ability: fc.Arbitrary<StaticAbility> = fc.record(
  {
    kind: fc.constant("static" as const),
    id: fc.constant("effect"),
    affects,
    does: fc.array(part, { minLength: 1, maxLength: 2 }),
    condition,
  },
  { requiredKeys: ["kind", "id", "affects", "does"] },
);

describe("card texts as laws", () => {
  it("are read as the ability that they were told of, in whichever wording they are read at all", () => {
    fc.assert(
      fc.property(ability, (told) => {
        const wordings = paragraphText([told], () => []).slice(0, 12);
        fc.pre(wordings.length > 0);
        const read = wordings.flatMap((wording) => {
          const oracle_text = (wording.charAt(0).toUpperCase() + wording.slice(1)).replaceAll("~", "Somebody");
          const { definition } = compileCard({ name: "Somebody", type_line: "Enchantment", oracle_text });
          return definition === undefined ? [] : [{ oracle_text, abilities: definition.abilities }];
        });
        expect(read, wordings.join("\n")).to.not.deep.equal([]);
        for (const { oracle_text, abilities } of read) expect(abilities, oracle_text).to.deep.equal([told]);
      }),
      { numRuns: 800 },
    );
  });

  it("of any kind never make the compiler fail, and every sentence has its place", () => {
    const words = fc.constantFrom(
      ..."creatures you control get +1/+1 and have flying . , \" { } ( ) ~ — target until end of turn when add it's all other".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 24 }), (all) => {
        const oracle_text = all.join(" ");
        const { sentences } = compileCard({ name: "Somebody", type_line: "Enchantment", oracle_text });
        for (const { start, end } of sentences)
          expect(oracle_text.slice(start, end))
            .to.have.lengthOf(end - start)
            .and.to.not.equal("");
      }),
      { numRuns: 500 },
    );
  });

  it("end sentences outside quotation marks only", () => {
    const text = 'A has "B. C." D does E.';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      'A has "B. C."',
      "D does E.",
    ]);
  });
});
