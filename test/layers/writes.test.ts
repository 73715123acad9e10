import { expect } from "chai";
import { printEffect } from "../../src/names/effect.js";
import { resolve } from "../../src/resolver/resolve.js";
import { changedAmong, type Aspects } from "../../src/rules/aspects.js";
import { inSlot } from "../../src/resolver/program.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { contains } from "../../src/rules/subtype-set.js";
import { boardsOf } from "../../src/timeline/run.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

/** Whether one set holds everything of another. */
function covers(a: Aspects, b: Aspects): boolean {
  const within = (all: number, some: number): boolean => (some & ~all) === 0;
  return (
    within(a.types, b.types) &&
    within(a.supertypes, b.supertypes) &&
    within(a.colors, b.colors) &&
    within(a.others, b.others) &&
    contains(a.subtypes, b.subtypes)
  );
}

/** The screen before a trial is sound only if no part ever changes more than its handler says it can. */
describe("what parts of effects declare to write", () => {
  it("holds everything they change, on every board of the corpus", () => {
    const ruleset = rulesetOf("current");
    if (ruleset === undefined) throw new Error("no ruleset");
    let entries = 0;
    for (const { data: scenario } of SCENARIO_FILES) {
      const boards = boardsOf(scenario, CARDS, ruleset);
      if (!boards.ok) throw new Error(`${scenario.id} can not be run`);
      for (const { board } of boards.value) {
        for (const step of resolve(board, ruleset).steps) {
          if (step.kind !== "applied") continue;
          const writes = inSlot(step.effect.program, step.slot)?.writes;
          // Who stops looking once all that can change has changed misses nothing.
          expect(changedAmong(step.entries, writes), scenario.id).to.deep.equal(changedAmong(step.entries));
          for (const entry of step.entries) {
            entries++;
            const isCovered = writes !== undefined && covers(writes, changedAmong([entry]));
            expect(isCovered, `${scenario.id}: ${printEffect(step.effect.name)} in layer ${step.slot.layer}`).to.equal(
              true,
            );
          }
        }
      }
    }
    expect(entries).to.be.greaterThan(1000);
  });
});
