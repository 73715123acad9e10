import { expect } from "chai";
import type { AppliedStep, Card, ResolvesEvent } from "../../src/rules/formats.gen.js";
import { play, type Played } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  equipment,
  FOREST,
  gains,
  gets,
  land,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

function applied(played: Played, effect: string): AppliedStep[] {
  return played.steps("applied").filter((step) => step.effect === effect);
}

describe("the trace of a resolution", () => {
  it("begins each layer in which something applies, and no other", () => {
    const { steps } = play(BEAR, onTarget("Grow", "Bear", gets(1, 1), { kind: "setColors", colors: ["red"] }));
    expect(steps("layer")).to.deep.equal([
      { kind: "layer", layer: "5", pass: "rest", clause: "613.1e", also: ["613.1"] },
      { kind: "layer", layer: "7c", pass: "all", clause: "613.4c", also: ["613.1"] },
    ]);
  });

  it("tells the pass of characteristic-defining abilities apart (CR 613.3)", () => {
    const changeling = creature("Changeling", 1, 1, { abilities: ["changeling"] });
    const { steps } = play(changeling, onTarget("Elf", "Changeling", { kind: "addTypes", subtypes: ["Elf"] }));
    expect(steps("layer").map(({ pass, clause }) => [pass, clause])).to.deep.equal([
      ["cda", "613.3"],
      ["rest", "613.1d"],
    ]);
  });

  it("says of each application what changed, before and after", () => {
    const { steps } = play(BEAR, onTarget("Animate", "Bear", { kind: "setColors", colors: ["red"] }, gets(1, 1)));
    expect(steps("applied").map(({ changes }) => changes)).to.deep.equal([
      [{ object: "Bear", characteristic: "colors", before: ["green"], after: ["red"] }],
      [
        { object: "Bear", characteristic: "power", before: 2, after: 3 },
        { object: "Bear", characteristic: "toughness", before: 2, after: 3 },
      ],
    ]);
  });

  it("says what follows at once as a change too: numbers appear with the creature (CR 208.3)", () => {
    const cart: Card = { name: "Cart", types: ["Artifact"], subtypes: ["Vehicle"], power: 3, toughness: 2 };
    const { steps } = play(cart, onTarget("Crew", "Cart", { kind: "addTypes", types: ["Creature"] }));
    expect(steps("applied")[0]?.changes).to.deep.equal([
      { object: "Cart", characteristic: "types", before: ["Artifact"], after: ["Artifact", "Creature"] },
      { object: "Cart", characteristic: "power", before: null, after: 3 },
      { object: "Cart", characteristic: "toughness", before: null, after: 2 },
    ]);
  });

  it("counts from 0 where nothing has given a creature a size, and says so (CR 208.5)", () => {
    const cart: Card = { name: "Cart", types: ["Artifact"] };
    const grown = (target: string): string[] => {
      const wakes = onTarget("Wake", target, { kind: "addTypes", types: ["Creature"] });
      const played = play(BEAR, cart, wakes, onTarget("Grow", target, gets(1, 1)));
      expect(played.object(target).power).to.equal(target === "Cart" ? 1 : 3);
      return played.steps("applied").flatMap(({ effect, clauses }) => (effect === "Grow" ? clauses : []));
    };
    expect(grown("Cart")).to.include("208.5");
    expect(grown("Bear")).not.to.include("208.5");
  });

  it("cites the layer, the timestamp and what the parts are about", () => {
    const moon = enchantment(
      "Moon",
      affecting("moon", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }),
    );
    const played = play(
      land("Waste"),
      moon,
      BEAR,
      { kind: "counters", object: "Bear", add: { "+1/+1": 1 } },
      resolving("Boost", [{ affects: CREATURES, does: [gets({ count: CREATURES }, 0)] }]),
    );
    expect(applied(played, "Moon/moon")[0]?.clauses).to.have.members([
      "613.1d",
      "613.7a",
      "613.7d",
      "611.3a",
      "305.7",
      "305.6",
    ]);
    expect(applied(played, "Bear/counter:+1/+1")[0]?.clauses).to.have.members(["613.4c", "613.7c", "122.1a"]);
    expect(applied(played, "Boost")[0]?.clauses).to.have.members([
      "613.4c",
      "613.7b",
      "611.2a",
      "611.2c",
      "611.2d",
      "608.2h",
    ]);
  });

  it("shows the footprints of a dependency before and after", () => {
    const bell = enchantment(
      "Bell",
      affecting("animate", { subtype: "Swamp" }, { kind: "addTypes", types: ["Creature"] }),
    );
    const flood = enchantment("Flood", affecting("flood", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] }));
    const [step] = play(bell, flood, FOREST).steps("depends");
    expect(step).to.deep.include({
      layer: "4",
      effect: "Bell/animate",
      on: "Flood/flood",
      because: ["appliesTo"],
      clause: "613.8a",
    });
    expect([step?.before.objects, step?.after.objects]).to.deep.equal([[], ["Forest"]]);
  });

  it("shows that an effect would no longer exist", () => {
    const lord = creature("Lord", 2, 2, { abilities: [affecting("grant", CREATURES, gains("haste"))] });
    const [step] = play(lord, onTarget("Blank", "Lord", LOSES_ALL)).steps("depends");
    expect(step?.before).to.deep.include({ exists: true, objects: ["Lord"] });
    expect(step?.after).to.deep.include({ exists: false, objects: [] });
  });
});

describe("the names of effects", () => {
  it("are object and ability; equal ones are numbered", () => {
    const two = enchantment("Two", affecting("same", CREATURES, gets(1, 0)), affecting("same", CREATURES, gets(1, 0)));
    expect(play(BEAR, two).order("7c")).to.deep.equal(["Two/same", "Two/same#2"]);
  });

  it("are the event's id, the spell's name, or source and ability; later ones are numbered", () => {
    const giant: Card = {
      name: "Giant",
      types: ["Instant"],
      abilities: [{ kind: "spell", id: "grow", effects: [{ affects: { target: true }, does: [gets(3, 3)] }] }],
    };
    const pumper = creature("Pumper", 1, 1, {
      abilities: [{ kind: "activated", id: "pump", effects: [{ affects: { self: true }, does: [gets(1, 0)] }] }],
    });
    const cast: ResolvesEvent = { kind: "resolves", card: "Giant", controller: "Ann", targets: ["Pumper"] };
    const pump: ResolvesEvent = { kind: "resolves", source: "Pumper", ability: "pump", controller: "Ann" };
    const { order } = play([giant, { zone: "graveyard" }], pumper, cast, cast, pump, pump, { ...pump, id: "last" });
    expect(order("7c")).to.deep.equal(["Giant", "Giant#2", "Pumper/pump", "Pumper/pump#2", "last"]);
  });

  it("number the several effects of one resolution", () => {
    const both = resolving("Both", [
      { affects: CREATURES, does: [gets(1, 0)] },
      { affects: CREATURES, does: [gets(0, 1)] },
    ]);
    expect(play(BEAR, both).order("7c")).to.deep.equal(["Both", "Both/2"]);
  });

  it("are of one effect where a resolution comes out differently for its objects (CR 613.7b)", () => {
    const each = resolving("Each", [{ affects: CREATURES, does: [gets({ powerOf: "affected" }, 0)] }]);
    const { order, object } = play(BEAR, creature("Ogre", 3, 3), each);
    expect(order("7c")).to.deep.equal(["Each"]);
    expect([object("Bear").power, object("Ogre").power]).to.deep.equal([4, 6]);
  });
});

describe("the data of a resolution", () => {
  it("has lists sorted, multisets as such", () => {
    const beast = creature("Beast", 1, 1, { subtypes: ["Wolf", "Bear"], abilities: ["trample", "flying", "flying"] });
    expect(play(beast).object("Beast")).to.deep.include({
      subtypes: ["Bear", "Wolf"],
      abilities: ["flying", "flying", "trample"],
    });
  });

  it("has loyalty and defense from counters on the battlefield (CR 306.5c, 310.4c), else as printed", () => {
    const walker: Card = { name: "Walker", types: ["Planeswalker"], loyalty: 3 };
    const siege: Card = { name: "Siege", types: ["Battle"], defense: 5 };
    const { object } = play(
      [walker, { counters: { loyalty: 4 } }],
      [walker, { id: "Dead", zone: "graveyard" }],
      [siege, { counters: { defense: 2 } }],
    );
    expect([object("Walker").loyalty, object("Dead").loyalty, object("Siege").defense]).to.deep.equal([4, 3, 2]);
  });

  it("has no loyalty on what is no planeswalker, whatever its counters", () => {
    const { object } = play([BEAR, { counters: { loyalty: 2 } }]);
    expect(object("Bear")).to.deep.include({ loyalty: null, counters: { loyalty: 2 } });
  });

  it("has the owner in the place of a controller outside battlefield and stack (CR 108.4a)", () => {
    const { object } = play([BEAR, { zone: "graveyard", controller: "Bob", owner: "Ann" }]);
    expect(object("Bear").controller).to.equal("Ann");
  });

  it("says what something is attached to: an object, a player or nothing", () => {
    const sword = equipment("Sword");
    const curse = aura("Curse");
    const { object } = play(BEAR, [sword, { attachedTo: "Bear" }], [curse, { attachedTo: "Bob" }]);
    expect(["Sword", "Curse", "Bear"].map((id) => object(id).attachedTo)).to.deep.equal(["Bear", "Bob", null]);
  });

  it("leaves out what is phased out, which does nothing either (CR 702.26b)", () => {
    const lord = creature("Lord", 2, 2, { abilities: [affecting("boost", { ...CREATURES, other: true }, gets(1, 1))] });
    const { object, resolution } = play(
      BEAR,
      [lord, { counters: { "+1/+1": 1 } }],
      onTarget("Set", "Lord", becomes(5, 5)),
      { kind: "phaseOut", objects: ["Lord"] },
    );
    expect(Object.keys(resolution.objects)).to.deep.equal(["Bear"]);
    expect(object("Bear").power).to.equal(2);
    expect(resolution.trace.flatMap((step) => (step.kind === "applied" ? step.changes : []))).to.deep.equal([]);
  });

  it("counts cards in hand that are objects and those that are not", () => {
    expect(play([BEAR, { zone: "hand" }]).resolution.players["Ann"]?.hand).to.equal(1);
  });
});
