import { expect } from "chai";
import { type Parting, partingOf } from "../../src/explain/parting.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { withReadings } from "../../src/rules/readings.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import {
  affecting,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  gains,
  gets,
  LOSES_ALL,
  onTarget,
} from "../support/cards.js";
import { playTimeline, timelineOf, type Step } from "../support/play.js";

function ruleset(id: "pre-m10" | "m10" | "current", ...readings: string[]): Ruleset {
  const edition = rulesetOf(id);
  const read = edition === undefined ? undefined : withReadings(edition, readings);
  if (read === undefined) throw new Error(`no ruleset ${id}`);
  return read;
}

function resolved(under: Ruleset, steps: readonly Step[]): Resolution {
  const played = playTimeline(timelineOf(steps), [], under).at(-1);
  if (played === undefined) throw new Error("a run has a check point");
  return played.resolution;
}

function parting(from: Ruleset, to: Ruleset, ...steps: Step[]): Parting | undefined {
  return partingOf(resolved(from, steps), resolved(to, steps));
}

describe("where two computations part", () => {
  it("is nowhere if they come to the same, whatever the layers are called", () => {
    const anthem = enchantment("Anthem", affecting("does", CREATURES, gets(1, 1)));
    const counters = { kind: "counters", object: "Bear", add: { "+1/+1": 1 } } as const;
    for (const id of ["pre-m10", "m10"] as const)
      expect(parting(ruleset(id), ruleset("current"), BEAR, anthem, counters), id).to.equal(undefined);
  });

  it("is the first layer after which an object differs, with the effects and the clauses", () => {
    // Pumps and setters by timestamp in 6b; since Magic 2010 setters come first.
    const steps = [BEAR, onTarget("Growth", "Bear", gets(4, 4)), onTarget("Humble", "Bear", becomes(0, 1))];
    const found = parting(ruleset("pre-m10"), ruleset("current"), ...steps);
    expect(found).to.deep.include({ object: "Bear", characteristic: "power" });
    expect(found?.from.layer).to.equal("6b");
    expect(found?.from.words).to.deep.equal([
      "Layer 6b: power and toughness set, and changed by what resolved.",
      "The effect of Growth is applied.",
      "Bear: power 2 → 6.",
    ]);
    expect(found?.to.layer).to.equal("7b");
    expect(found?.to.words.slice(1)).to.deep.equal(["The effect of Humble is applied.", "Bear: power 2 → 0."]);
    expect(found?.to.clauses).to.include("613.4b");
  });

  it("tells what led to it: who waits, and what is gone", () => {
    const lord = creature("Lord", 2, 2, { abilities: [affecting("leads", CREATURES, gains("haste"))] });
    const hush = enchantment("Hush", affecting("does", CREATURES, LOSES_ALL));
    const begun = creature("Waker", 1, 1, {
      abilities: [affecting("wakes", CREATURES, { kind: "addTypes", subtypes: ["Elf"] }, gains("haste"))],
    });
    expect(parting(ruleset("current"), ruleset("current", "begun-effect-waits"), lord, hush)).to.equal(undefined);
    const found = parting(ruleset("current"), ruleset("current", "begun-effect-waits"), begun, hush);
    expect(found?.characteristic).to.equal("abilities");
    expect(found?.to.words.join(" ")).to.include("is older but waits for the effect of Hush (does).");
    expect(found?.to.clauses).to.include("613.8b");
  });

  it("says so where an effect is not applied", () => {
    const painter = creature("Painter", 1, 3, {
      abilities: [affecting("paints", CREATURES, { kind: "addColors", colors: ["blue"] })],
    });
    const hush = enchantment("Hush", affecting("does", CREATURES, LOSES_ALL));
    const found = parting(ruleset("pre-m10"), ruleset("current"), painter, hush);
    expect(found).to.deep.include({ object: "Painter", characteristic: "colors" });
    expect(found?.from.words).to.deep.equal([
      "The effect of Painter (paints) is older but waits for the effect of Hush (does).",
      "The effect of Painter (paints) is never applied: the effect of Hush (does) has taken away the ability that makes it.",
    ]);
    const counters = parting(ruleset("m10"), ruleset("current"), BEAR, {
      kind: "counters",
      object: "Bear",
      add: { flying: 1 },
    });
    expect(counters?.from.words).to.deep.equal(["The flying counters on Bear are not applied there."]);
  });
});
