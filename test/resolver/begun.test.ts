import { expect } from "chai";
import { play } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  artifact,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  FLYER,
  gains,
  gets,
  land,
  LOSES_ALL,
  onTarget,
} from "../support/cards.js";

const HUMILITY = enchantment("Humility", affecting("no-abilities", CREATURES, LOSES_ALL, becomes(1, 1)));
const OPALESCENCE = {
  ...enchantment(
    "Opalescence",
    affecting(
      "animate",
      { type: "Enchantment", other: true },
      { kind: "addTypes", types: ["Creature"] },
      becomes({ manaValueOf: "affected" }, { manaValueOf: "affected" }),
    ),
  ),
  manaCost: "{2}{W}{W}",
};
const HUMBLE = { ...HUMILITY, manaCost: "{2}{W}{W}" };

describe("an effect that has begun (CR 613.6)", () => {
  it("goes on without its ability: the younger Humility is 1/1", () => {
    const { object, order, steps } = play(OPALESCENCE, HUMBLE);
    expect(object("Humility")).to.deep.include({ power: 1, toughness: 1, abilities: [] });
    expect(order("7b")).to.deep.equal(["Opalescence/animate", "Humility/no-abilities"]);
    expect(steps("continues")).to.deep.equal([
      { kind: "continues", layer: "7b", effect: "Humility/no-abilities", clause: "613.6" },
    ]);
  });

  it("goes on without its ability: the older Humility is 4/4", () => {
    expect(play(HUMBLE, OPALESCENCE).object("Humility")).to.deep.include({ power: 4, toughness: 4, abilities: [] });
  });

  it("keeps what has stopped to fit its description", () => {
    const shift = enchantment(
      "Shift",
      affecting("shift", { ...CREATURES, color: "green" }, { kind: "setColors", colors: ["red"] }, gets(2, 2)),
    );
    expect(play(BEAR, shift).object("Bear")).to.deep.include({ colors: ["red"], power: 4 });
  });

  it("does not take up what fits only later", () => {
    const wind = enchantment(
      "Wind",
      affecting("wind", { ...CREATURES, keyword: "flying" }, { kind: "setColors", colors: ["blue"] }, gets(1, 1)),
    );
    const { object } = play(
      BEAR,
      FLYER,
      wind,
      onTarget("Lift", "Bear", gains("flying")),
      onTarget("Fall", "Flyer", { kind: "loseAbilities", abilities: ["flying"] }),
    );
    expect(object("Bear")).to.deep.include({ colors: ["green"], power: 2, abilities: ["flying"] });
    expect(object("Flyer")).to.deep.include({ colors: ["blue"], power: 2, abilities: [] });
  });

  it("has an empty set if nothing fitted when it began", () => {
    const limb = enchantment(
      "Limb",
      affecting(
        "limb",
        { subtype: "Saproling" },
        { kind: "addTypes", types: ["Land"] },
        { kind: "setColors", colors: ["green"] },
        becomes(1, 1),
      ),
    );
    const sapling = enchantment(
      "Sapling",
      affecting("sapling", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] }),
    );
    const late = enchantment(
      "Late",
      affecting("late", { type: "Artifact", controller: "you" }, { kind: "addTypes", subtypes: ["Saproling"] }),
    );
    const { object, steps } = play(limb, sapling, late, artifact("Relic"));
    expect(steps("locked").find(({ effect }) => effect === "Limb/limb")).to.deep.include({ layer: "4", objects: [] });
    expect(object("Relic")).to.deep.include({
      types: ["Artifact", "Creature"],
      subtypes: ["Saproling"],
      colors: [],
      power: 0,
    });
  });

  it("reads its numbers anew in each layer (D 4.6)", () => {
    const drain = enchantment(
      "Drain",
      affecting(
        "drain",
        { name: "Bear" },
        { kind: "addColors", colors: ["black"] },
        gets({ count: { color: "black" } }, 0),
      ),
    );
    const { object } = play(BEAR, FLYER, drain, onTarget("Ink", "Flyer", { kind: "setColors", colors: ["black"] }));
    expect(object("Bear")).to.deep.include({ colors: ["black", "green"], power: 4 });
  });

  it("and its set is written down once, in the layer it begins in", () => {
    const { steps } = play(BEAR, HUMILITY);
    expect(steps("locked")).to.deep.equal([
      { kind: "locked", layer: "6", effect: "Humility/no-abilities", objects: ["Bear"], clause: "613.6" },
    ]);
  });
});

describe("an effect that has not begun", () => {
  it("ends with its ability (CR 604.2)", () => {
    const lord = creature("Lord", 2, 2, { abilities: [affecting("boost", { ...CREATURES, other: true }, gets(1, 1))] });
    const { object, steps } = play(lord, BEAR, HUMILITY);
    expect(object("Bear").power).to.equal(1);
    expect(steps("ceased")).to.deep.equal([
      {
        kind: "ceased",
        layer: "6",
        effect: "Lord/boost",
        by: "Humility/no-abilities",
        clause: "604.2",
        also: ["613.4c", "611.3b"],
      },
    ]);
  });

  it("ends for players and game rules too", () => {
    const idol = creature("Idol", 2, 2, {
      abilities: [
        { kind: "static", id: "guard", does: [{ kind: "playerGains", player: "you", abilities: ["hexproof"] }] },
      ],
    });
    expect(play(idol, HUMILITY).resolution.players["Ann"]?.abilities).to.deep.equal([]);
  });

  it("with a characteristic-defining ability already applied in its layer keeps what was done (D 22.15)", () => {
    const changeling = land("Changeling", [], {
      types: ["Creature", "Land"],
      power: 1,
      toughness: 1,
      abilities: ["changeling"],
    });
    const moon = enchantment(
      "Moon",
      affecting("moon", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }),
    );
    expect(play(moon, changeling).object("Changeling")).to.deep.include({
      subtypes: ["Mountain", "every creature type"],
      abilities: ["{T}: Add {R}"],
    });
  });
});

describe("an effect born on the way", () => {
  const grantAnthem = aura(
    "Banner",
    affecting(
      "grant",
      { host: true },
      gains(affecting("lead", { ...CREATURES, other: true }, gains("trample"), gets(1, 1))),
    ),
  );

  it("joins the layer it is born in, with its own timestamp", () => {
    const { object, order } = play(BEAR, FLYER, [grantAnthem, { attachedTo: "Bear" }]);
    expect(order("6")).to.deep.equal(["Banner/grant", "Bear/lead"]);
    expect(object("Flyer")).to.deep.include({ abilities: ["flying", "trample"], power: 2 });
  });

  it("vanishes before a younger effect that would end it (D 21.4.15)", () => {
    const { object, order } = play(
      BEAR,
      FLYER,
      [grantAnthem, { attachedTo: "Bear" }],
      enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL)),
    );
    expect(order("6")).to.deep.equal(["Banner/grant", "Blank/blank"]);
    expect(object("Flyer")).to.deep.include({ abilities: [], power: 1 });
  });

  it("works after an older one that would have ended it (D 21.4.15)", () => {
    const { object, order } = play(enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL)), BEAR, FLYER, [
      grantAnthem,
      { attachedTo: "Bear" },
    ]);
    expect(order("6")).to.deep.equal(["Blank/blank", "Banner/grant", "Bear/lead"]);
    expect(object("Flyer")).to.deep.include({ abilities: ["trample"], power: 2 });
  });

  it("too late for its first layer applies only its later parts, with the set of then (D 21.4.22)", () => {
    const late = onTarget(
      "Late",
      "Bear",
      gains(affecting("late", CREATURES, { kind: "setColors", colors: ["red"] }, gets(1, 1))),
    );
    const { object, order } = play(BEAR, FLYER, late);
    expect(order("5")).to.deep.equal([]);
    expect(object("Flyer")).to.deep.include({ colors: ["white"], power: 2 });
  });
});
