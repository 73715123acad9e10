import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { misconceptionOf, misled } from "../../src/misconceptions/misconceptions.js";
import type { Policy } from "../../src/rules/policy.js";
import { current, playTimeline, timelineOf, type Played, type Step } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  enchantment,
  FOREST,
  gets,
  land,
  LOSES_ALL,
} from "../support/cards.js";

/** What another reading of the rules makes of these steps: it is data, and the resolver the same. */
function playUnder(policy: Partial<Policy>, ...steps: Step[]): Played {
  const ruleset = { ...current(), policy: { ...current().policy, ...policy } };
  const played = playTimeline(timelineOf(steps), [], ruleset).at(-1);
  if (played === undefined) throw new Error("a run has a check point");
  return played;
}

/** What somebody makes of these steps who is wrong. */
function playMisled(id: string, ...steps: Step[]): Played {
  const misconception = misconceptionOf(id);
  const ruleset = misconception && misled(current(), misconception);
  const played = ruleset && playTimeline(timelineOf(steps), [], ruleset).at(-1);
  if (played === undefined) throw new Error(`no run with the misconception ${id}`);
  return played;
}

describe("other readings of the rules as data", () => {
  const sized = (name: string, power: Parameters<typeof becomes>[0]): Card =>
    creature(name, "*", 1, { abilities: [defining("size", { kind: "setPowerToughness", power })] });
  const greatest = sized("Greatest", { greatest: "power", of: { ...CREATURES, other: true } });
  const lands = sized("Lands", { count: { type: "Land" } });

  it("no dependency between characteristic-defining abilities: timestamps decide (D 20.3)", () => {
    const steps = [greatest, lands, FOREST] as const;
    expect(playUnder({ definingDependOnDefining: true }, ...steps).object("Greatest").power).to.equal(1);
    const old = playUnder({ definingDependOnDefining: false }, ...steps);
    expect(old.order("7a")).to.deep.equal(["Greatest/size", "Lands/size"]);
    expect([old.object("Greatest").power, old.object("Lands").power]).to.deep.equal([0, 1]);
  });

  it("nothing stays fixed that has begun: sets are found anew in each layer", () => {
    const shift = enchantment(
      "Shift",
      affecting("shift", { ...CREATURES, color: "green" }, { kind: "setColors", colors: ["red"] }, gets(2, 2)),
    );
    expect(playUnder({}, BEAR, shift).object("Bear").power).to.equal(4);
    expect(playMisled("effects-end-with-their-ability", BEAR, shift).object("Bear").power).to.equal(2);
  });

  it("nothing stays fixed that has begun: an effect ends with its ability", () => {
    const manaValue = { manaValueOf: "affected" } as const;
    const opalescence: Card = enchantment(
      "Opalescence",
      affecting(
        "animate",
        { type: "Enchantment", other: true },
        { kind: "addTypes", types: ["Creature"] },
        becomes(manaValue, manaValue),
      ),
    );
    const humility: Card = {
      ...enchantment("Humility", affecting("humble", CREATURES, LOSES_ALL, becomes(1, 1))),
      manaCost: "{2}{W}{W}",
    };
    expect(playUnder({}, opalescence, humility).object("Humility").power).to.equal(1);
    expect(playMisled("effects-end-with-their-ability", opalescence, humility).object("Humility").power).to.equal(4);
  });

  it("a loop makes the whole slot fall back to timestamps (D 22.2)", () => {
    const limb = enchantment(
      "Limb",
      affecting(
        "limb",
        { subtype: ["Forest", "Saproling"] },
        { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Saproling", "Forest"] },
      ),
    );
    const moon = enchantment(
      "Moon",
      affecting(
        "moon",
        { ...ALL_LANDS, not: { supertype: "Basic" } },
        { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
      ),
    );
    const zombies = enchantment("Zombies", affecting("also", CREATURES, { kind: "addTypes", subtypes: ["Zombie"] }));
    const steps = [
      land("Bayou", ["Swamp", "Forest"]),
      creature("Saproling", 1, 1, { subtypes: ["Saproling"] }),
      zombies,
      limb,
      moon,
    ] as const;
    expect(playUnder({ loops: "members" }, ...steps).object("Bayou").subtypes).to.deep.equal([
      "Mountain",
      "Saproling",
      "Zombie",
    ]);
    const old = playUnder({ loops: "layer" }, ...steps);
    expect(old.order("4")).to.deep.equal(["Zombies/also", "Limb/limb", "Moon/moon"]);
    expect(old.object("Bayou").subtypes).to.deep.equal(["Mountain", "Saproling"]);
  });
});
