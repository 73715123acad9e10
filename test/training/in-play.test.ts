import { expect } from "chai";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { affecting, becomes, creature, enchantment, gets } from "../support/cards.js";
import { ANTHEM, asks, BEAR, entryOf, made } from "./boards.js";

const SHADE = creature("Shade", 0, 0);
const FADER = enchantment("Fader", affecting("fades", { type: "Creature", controller: "you" }, gets(-2, -2)));
const LORD = creature("Lord", 1, 1, {
  subtypes: ["Elf"],
  abilities: [affecting("leads", { type: "Creature", controller: "you", other: true }, gets(1, 1))],
});
const SMALL = enchantment("Small", affecting("small", { type: "Creature" }, becomes(1, 1)));

/** What is asked of a board of these steps. */
function asked(steps: Parameters<typeof entryOf>[1]): readonly WhyQuestion[] {
  return made(entryOf("played", steps)).map(({ question }) => question);
}

const SIZE_OF_BEAR: WhyQuestion = { kind: "object", object: "Bear", aspect: "size" };

describe("a question in play", () => {
  it("is not asked of what would have died before the next event", () => {
    const size = { Shade: { power: 1, toughness: 1 } };
    expect(asked([SHADE, ANTHEM, asks({ expect: size })])).to.deep.equal([]);
    expect(asked([ANTHEM, SHADE, asks({ expect: size })])).to.have.lengthOf(1);
  });

  it("is not asked where something else would be gone that makes the answer", () => {
    const onlyLord = affecting("fades", { subtype: "Elf" }, gets(-1, -1));
    const steps = (last: Parameters<typeof asks>[0]): Parameters<typeof entryOf>[1] => [
      LORD,
      BEAR,
      enchantment("Doom", onlyLord),
      asks(last),
    ];
    expect(asked(steps({ expect: { Bear: { power: 3, toughness: 3 } } }))).to.deep.equal([]);
    expect(asked(steps({ stateBased: [{ clause: "704.5f", object: "Lord" }] }))).to.deep.equal([
      { kind: "stateBased" },
    ]);
  });

  it("is asked where what would be gone does not matter", () => {
    expect(asked([SHADE, BEAR, asks({ expect: { Bear: { power: 2, toughness: 2 } } })])).to.deep.equal([SIZE_OF_BEAR]);
  });

  it("about state-based actions is asked of those of now, and not where some were due before", () => {
    const due = [{ clause: "704.5f", object: "Bear" }];
    expect(asked([BEAR, FADER, asks({ stateBased: due })])).to.deep.equal([{ kind: "stateBased" }]);
    expect(asked([BEAR, FADER, SMALL, asks({ stateBased: due })])).to.deep.equal([]);
    // Nor is it asked what they leave, though that is the same (CR 704.3).
    const after = { keep: [], rounds: [due], expect: { Bear: { zone: "graveyard" as const } } };
    const kinds = (steps: Parameters<typeof entryOf>[1]): string[] => asked(steps).map(({ kind }) => kind);
    expect(kinds([BEAR, FADER, asks({ afterStateBasedActions: after })])).to.include("after");
    expect(kinds([BEAR, FADER, SMALL, asks({ afterStateBasedActions: after })])).to.deep.equal([]);
  });

  it("is asked of neither of two legends of which one must go", () => {
    const first = { ...LORD, supertypes: ["Legendary" as const] };
    const steps = [
      BEAR,
      first,
      { kind: "enters", card: "Lord", id: "Second", controller: "Ann" } as const,
      asks({ expect: { Bear: { power: 4, toughness: 4 } } }),
    ];
    expect(asked(steps)).to.deep.equal([]);
  });
});
