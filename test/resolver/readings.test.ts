import { expect } from "chai";
import type { Card, CopyExceptions, FaceDownValues } from "../../src/rules/formats.gen.js";
import { withReadings } from "../../src/rules/readings.js";
import {
  affecting,
  ALL_LANDS,
  artifact,
  becomes,
  creature,
  CREATURES,
  during,
  enchantment,
  FOREST,
  gains,
  gets,
  ISLAND,
  land,
  LOSES_ALL,
  onTarget,
  SWAMP,
} from "../support/cards.js";
import { current, playTimeline, timelineOf, type Played, type Step } from "../support/play.js";

/** What is true after these steps if the rules are read in this way. */
function playAs(reading: string, ...steps: Step[]): Played {
  const ruleset = withReadings(current(), [reading]);
  const played = ruleset === undefined ? undefined : playTimeline(timelineOf(steps), [], ruleset).at(-1);
  if (played === undefined) throw new Error(`nothing can be played as ${reading}`);
  return played;
}

function turning(name: string, from: string, to: string): Card {
  return enchantment(name, affecting("does", { subtype: from }, { kind: "setBasicLandTypes", subtypes: [to] }));
}

/** Forests, Islands and Swamps turning in a circle, against the order of their timestamps. */
const CIRCLE = [
  turning("C", "Swamp", "Forest"),
  turning("B", "Island", "Swamp"),
  turning("A", "Forest", "Island"),
] as const;
const [C, B, A] = CIRCLE;
const LANDS = [FOREST, ISLAND, SWAMP] as const;

describe("when a waiting effect is free again", () => {
  const plates = enchantment("Plates", affecting("does", ALL_LANDS, { kind: "addTypes", types: ["Artifact"] }));
  const golems = enchantment(
    "Golems",
    affecting("does", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"], subtypes: ["Golem"] }),
  );
  const walls = enchantment(
    "Walls",
    affecting("does", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"], subtypes: ["Wall"] }),
  );
  const elf = onTarget(
    "Elf",
    "Waste",
    { kind: "addTypes", types: ["Creature"] },
    { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] },
  );
  const steps = [land("Waste"), plates, elf, golems, walls] as const;

  it("it takes its turn, as recommended", () => {
    const played = playAs("freed-takes-its-turn", ...steps);
    expect(played.order("4")).to.deep.equal(["Plates/does", "Elf", "Golems/does", "Walls/does"]);
    expect(played.object("Waste").subtypes).to.deep.equal(["Elf", "Golem", "Wall"]);
  });

  it("or it goes at once; several that are free together go by timestamp", () => {
    const played = playAs("freed-goes-at-once", ...steps);
    expect(played.order("4")).to.deep.equal(["Plates/does", "Golems/does", "Walls/does", "Elf"]);
    expect(played.object("Waste").subtypes).to.deep.equal(["Elf"]);
    expect(played.resolution.readings).to.deep.equal(["freed-goes-at-once"]);
  });

  it("a member of a loop is not free: the loop goes by timestamp", () => {
    // B waits for A at first, and after C too; then the circle is broken.
    const played = playAs("freed-goes-at-once", ...LANDS, ...CIRCLE);
    expect(played.order("4")).to.deep.equal(["C/does", "A/does", "B/does"]);
  });
});

describe("what a loop sets aside", () => {
  const stones = enchantment(
    "Stones",
    affecting("does", { subtype: "Mountain" }, { kind: "addTypes", types: ["Artifact"] }),
  );
  const golems = enchantment(
    "Golems",
    affecting("does", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] }),
  );
  const metal = enchantment("Metal", affecting("does", { type: "Land" }, { kind: "addTypes", types: ["Artifact"] }));

  it("its own dependencies only, and an independent effect keeps its place", () => {
    const played = playAs("loop-members-in-place", ...LANDS, C, stones, B, A);
    expect(played.order("4")).to.deep.equal(["C/does", "Stones/does", "A/does", "B/does"]);
  });

  it("in one go: nothing comes between its members, and nothing is looked at again", () => {
    const played = playAs("loop-members-in-one-go", ...LANDS, C, stones, B, A);
    expect(played.order("4")).to.deep.equal(["C/does", "B/does", "A/does", "Stones/does"]);
    expect(["Forest", "Island", "Swamp"].flatMap((id) => played.object(id).subtypes)).to.deep.equal([
      "Island",
      "Swamp",
      "Island",
    ]);
    expect(played.steps("loop")).to.have.length(1);
  });

  it("by the rules before February 2011: everything, once and for all, each in its place by timestamp", () => {
    const ruleset = { ...current(), policy: { ...current().policy, reevaluates: false } };
    const played = playTimeline(timelineOf([...LANDS, C, stones, B, A]), [], ruleset).at(-1);
    expect(played?.order("4")).to.deep.equal(["C/does", "Stones/does", "B/does", "A/does"]);
  });

  it("last: independent effects go before its oldest member", () => {
    const played = playAs("loop-members-last", ...LANDS, C, B, A, stones);
    expect(played.order("4")).to.deep.equal(["Stones/does", "C/does", "A/does", "B/does"]);
  });

  it("everything, as long as there is a loop", () => {
    const played = playAs("loop-frees-the-layer", ...LANDS, golems, ...CIRCLE, metal);
    // Golems waits for Metal, but not while there is a circle; when C has broken it, B waits for A.
    expect(played.order("4")).to.deep.equal(["Golems/does", "C/does", "A/does", "B/does", "Metal/does"]);
    expect(played.steps("loop")[0]?.members).to.deep.equal(["C/does", "B/does", "A/does"]);
  });
});

describe("what begins in the middle of a layer", () => {
  const herd = enchantment(
    "Herd",
    affecting(
      "herd",
      CREATURES,
      gains(affecting("grow", { self: true }, gets(1, 1)), affecting("run", { self: true }, gains("haste"))),
    ),
  );

  it("joins it, or is too late for it, but never for the next", () => {
    const bear = creature("Cub", 2, 2);
    expect(playAs("newborn-joins", bear, herd).object("Cub")).to.deep.include({
      abilities: ["grow", "haste", "run"],
      power: 3,
    });
    expect(playAs("newborn-is-too-late", bear, herd).object("Cub")).to.deep.include({
      abilities: ["grow", "run"],
      power: 3,
    });
  });
});

describe("when a condition is read", () => {
  const metal = enchantment("Metal", affecting("does", { type: "Land" }, { kind: "addTypes", types: ["Artifact"] }));
  const proud = enchantment(
    "Proud",
    during({ exists: { type: "Artifact" } }, affecting("does", CREATURES, gets(1, 1))),
  );
  const blue = enchantment(
    "Blue",
    during(
      { exists: { type: "Artifact" } },
      affecting("does", { type: "Land" }, { kind: "addTypes", subtypes: ["Island"] }),
    ),
  );
  const steps = [creature("Cub", 2, 2), FOREST, blue, metal, proud] as const;

  it("all the time", () => {
    const played = playAs("condition-is-existence", ...steps);
    expect(played.object("Forest").subtypes).to.deep.equal(["Forest", "Island"]);
    expect(played.object("Cub").power).to.equal(3);
  });

  it("as a layer begins: too late for that layer, not for later ones", () => {
    const played = playAs("condition-read-at-the-start", ...steps);
    expect(played.object("Forest").subtypes).to.deep.equal(["Forest"]);
    expect(played.object("Cub").power).to.equal(3);
  });
});

describe("what counts as a difference (CR 613.8a)", () => {
  const strong = enchantment("Strong", affecting("does", { ...CREATURES, power: { atLeast: 3 } }, gets(1, 1)));
  const anthem = enchantment("Anthem", affecting("does", CREATURES, gets(1, 1)));
  const counters = { kind: "counters", object: "Cub", add: { "+1/+1": 1 } } as const;
  const cub = creature("Cub", 2, 2);

  it("without numbers: a set of objects still counts", () => {
    const played = playAs("numbers-do-not-count", cub, strong, anthem);
    expect(played.order("7c")).to.deep.equal(["Anthem/does", "Strong/does"]);
    expect(played.object("Cub").power).to.equal(4);
  });

  it("without numbers: a witness of a dependency for another reason says nothing of them", () => {
    const counting = enchantment(
      "Counting",
      affecting("does", { ...CREATURES, power: { atLeast: 3 } }, gets({ greatest: "power", of: CREATURES }, 0)),
    );
    const [step] = playAs("numbers-do-not-count", cub, counting, anthem).steps("depends");
    expect(step?.because).to.deep.equal(["appliesTo"]);
    expect(step?.after).to.include({ exists: true }).and.to.not.have.property("does");
  });

  it("with or without counters", () => {
    expect(playAs("counters-depend", cub, strong, counters).object("Cub").power).to.equal(4);
    const played = playAs("counters-do-not-depend", cub, strong, counters);
    expect(played.order("7c")).to.deep.equal(["Strong/does", "Cub/counter:+1/+1"]);
    expect(played.object("Cub").power).to.equal(3);
  });

  it("with or without the existence of what has begun; without its ability it waits no more", () => {
    const wakes = creature("Waker", 1, 1, {
      abilities: [
        affecting(
          "wakes",
          { type: "Artifact" },
          { kind: "addTypes", types: ["Creature"] },
          gains("haste"),
          becomes(4, 4),
        ),
      ],
    });
    const hush = enchantment("Hush", affecting("does", CREATURES, LOSES_ALL));
    const steps = [wakes, artifact("Relic"), hush] as const;
    expect(playAs("begun-effect-goes-on", ...steps).object("Relic").abilities).to.deep.equal([]);
    const played = playAs("begun-effect-waits", ...steps);
    expect(played.order("6")).to.deep.equal(["Hush/does", "Waker/wakes"]);
    expect(played.object("Relic")).to.deep.include({ abilities: ["haste"], power: 4 });
  });

  it("takes or leaves the mana ability of a land type, never one that was given", () => {
    const bare = enchantment("Bare", affecting("does", ALL_LANDS, LOSES_ALL));
    const gift = enchantment("Gift", affecting("does", ALL_LANDS, gains({ kind: "mana", produces: ["C"] })));
    expect(playAs("intrinsic-is-lost", FOREST, gift, bare).object("Forest").tapsFor).to.deep.equal([]);
    expect(playAs("intrinsic-stays", FOREST, gift, bare).object("Forest").tapsFor).to.deep.equal(["G"]);
  });
});

describe("sizes that are given to no creature", () => {
  const WAKES = enchantment(
    "Wakes",
    affecting("wakes", { not: { type: "Creature" } }, { kind: "addTypes", types: ["Creature"] }),
  );
  const copy = (except: CopyExceptions, original: Card): Step[] => [
    original,
    artifact("Mirror"),
    onTarget("Copying", "Mirror", { kind: "copy", of: { object: original.name }, except }),
    WAKES,
  ];
  const SIZED = { power: 4, toughness: 3 };

  it("a copy of a land has the size of the exception, or none (CR 707.9b)", () => {
    const steps = copy(SIZED, FOREST);
    const none = playAs("excepted-size-for-what-has-one", ...steps).object("Mirror");
    expect(playAs("excepted-size-for-all", ...steps).object("Mirror").power).to.equal(4);
    expect([none.power, none.toughness]).to.deep.equal([0, 0]);
  });

  it("what has a size, or becomes a creature by the exception, has the one it is given", () => {
    const asNoted = (...steps: Step[]): number | null =>
      playAs("excepted-size-for-what-has-one", ...steps).object("Mirror").power;
    expect(asNoted(...copy(SIZED, creature("Ox", 1, 1)))).to.equal(4);
    expect(asNoted(...copy({ ...SIZED, addTypes: ["Creature"] }, FOREST))).to.equal(4);
  });

  it("a face-down land is 2/2 once it is a creature, or 0/0 (CR 708.2, 708.2a)", () => {
    const steps: Step[] = [[creature("Ox", 5, 5), { faceDown: { types: ["Land"] } }], WAKES];
    expect(playAs("face-down-size-two-two", ...steps).object("Ox").power).to.equal(2);
    expect(playAs("face-down-size-as-listed", ...steps).object("Ox").power).to.equal(0);
  });

  it("a size or a creature that is listed counts either way", () => {
    const asListed = (faceDown: FaceDownValues): number | null =>
      playAs("face-down-size-as-listed", [creature("Ox", 5, 5), { faceDown }], WAKES).object("Ox").power;
    expect(asListed({ types: ["Land"], power: 3, toughness: 3 })).to.equal(3);
    expect(asListed({ subtypes: ["Cyberman"] })).to.equal(2);
  });
});
