import { expect } from "chai";
import type { AbilityEntry, EffectPart, LostAbility } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  artifact,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  FLYER,
  gains,
  gets,
  land,
  loses,
  LOSES_ALL,
  onTarget,
} from "../support/cards.js";

function hexproofFrom(from: "red" | "black"): AbilityEntry {
  return { kind: "keyword", keyword: "hexproof", from };
}

function after(abilities: AbilityEntry[], ...steps: Step[]): string[] {
  return play(creature("Subject", 1, 1, { abilities }), ...steps).object("Subject").abilities;
}

function barring(...abilities: LostAbility[]): Step {
  return enchantment("Bar", affecting("bar", CREATURES, { kind: "cantHave", abilities }));
}

const FLY = onTarget("Fly", "Subject", gains("flying"));
const FALL = onTarget("Fall", "Subject", loses("flying"));

describe("layer 6: gaining and losing abilities", () => {
  it("keeps every instance that is gained (CR 113.2c)", () => {
    expect(after(["exalted"], onTarget("A", "Subject", gains("exalted", "flying")))).to.deep.equal([
      "exalted",
      "exalted",
      "flying",
    ]);
  });

  it("loses every instance at once (CR 113.10b)", () => {
    expect(after(["flying", "haste"], FLY, FALL)).to.deep.equal(["haste"]);
  });

  it("goes by timestamp (CR 113.10c)", () => {
    expect(after([], FLY, FALL)).to.deep.equal([]);
    expect(after([], FALL, FLY)).to.deep.equal(["flying"]);
  });

  it("loses all but what comes later", () => {
    const blank = onTarget("Blank", "Subject", LOSES_ALL);
    expect(after(["haste", { kind: "activated", id: "pump" }], FLY, blank)).to.deep.equal([]);
    expect(after(["haste"], blank, FLY)).to.deep.equal(["flying"]);
  });

  it("carries out one effect's parts in written order", () => {
    expect(after(["haste"], onTarget("Both", "Subject", LOSES_ALL, gains("reach")))).to.deep.equal(["reach"]);
  });

  it("loses every variant with the plain word (CR 702.11e)", () => {
    expect(
      after(["hexproof", hexproofFrom("red"), "reach"], onTarget("A", "Subject", loses("hexproof"))),
    ).to.deep.equal(["reach"]);
  });

  it("loses one variant where only that is named", () => {
    const lost: LostAbility = { keyword: "hexproof", from: "red" };
    const part: EffectPart = { kind: "loseAbilities", abilities: [lost] };
    expect(
      after(["hexproof", hexproofFrom("red"), hexproofFrom("black")], onTarget("A", "Subject", part)),
    ).to.deep.equal(["hexproof", "hexproof from black"]);
  });

  it("loses one landwalk where only that is named", () => {
    const walk = (landType: string): AbilityEntry => ({ kind: "keyword", keyword: "landwalk", landType });
    const part: EffectPart = { kind: "loseAbilities", abilities: [{ keyword: "landwalk", landType: "Swamp" }] };
    expect(after([walk("Swamp"), walk("Island")], onTarget("A", "Subject", part))).to.deep.equal(["islandwalk"]);
  });

  it("takes keyword counters as their newest timestamp says (CR 613.7c)", () => {
    const counter = { kind: "counters", object: "Subject", add: { flying: 1 } } as const;
    const blank = onTarget("Blank", "Subject", LOSES_ALL);
    expect(after([], counter, blank)).to.deep.equal([]);
    expect(after([], blank, counter)).to.deep.equal(["flying"]);
    expect(after([], counter, blank, counter)).to.deep.equal(["flying", "flying"]);
  });

  it("binds a chosen color or land type; without the choice there is no ability (CR 607.5a)", () => {
    const grant = gains(
      { kind: "keyword", keyword: "protection", from: { chosen: "color" } },
      { kind: "keyword", keyword: "landwalk", landType: { chosen: "basicLandType" } },
      "haste",
    );
    const ward = enchantment("Ward", affecting("grant", CREATURES, grant));
    expect(after([], [ward, { choices: { color: "red", basicLandType: "Swamp" } }])).to.deep.equal([
      "haste",
      "protection from red",
      "swampwalk",
    ]);
    expect(after([], ward)).to.deep.equal(["haste"]);
  });

  it("grants one protection for each color found", () => {
    const part: EffectPart = {
      kind: "gainAbilities",
      abilities: [{ kind: "keyword", keyword: "protection" }],
      perColorOf: { type: "Artifact" },
    };
    const prism = enchantment("Prism", affecting("grant", { ...CREATURES, not: { type: "Artifact" } }, part));
    const steps = [
      artifact("A", { manaCost: "{W/B}" }),
      artifact("B", { manaCost: "{B}" }),
      artifact("C", { manaCost: "{2}" }),
      prism,
    ];
    expect(after([], ...steps)).to.deep.equal(["protection from black", "protection from white"]);
    expect(after([], prism)).to.deep.equal([]);
  });
});

describe("layer 6: gaining the abilities of others", () => {
  const ooze = creature("Ooze", 4, 3, {
    abilities: [
      affecting(
        "all",
        { self: true },
        { kind: "gainAbilitiesOf", of: { type: "Creature", zone: "graveyard" }, abilityKinds: ["activated", "mana"] },
      ),
    ],
  });
  const elf = creature("Elf", 1, 1, {
    abilities: ["reach", { kind: "mana", produces: ["G"] }, { kind: "triggered", id: "draw" }],
  });
  const pinger = creature("Pinger", 1, 1, { abilities: [{ kind: "activated", id: "ping" }] });

  it("takes those of the kinds that are named", () => {
    expect(play([elf, { zone: "graveyard" }], [pinger, { zone: "graveyard" }], ooze).object("Ooze")).to.deep.include({
      abilities: ["all", "ping", "{T}: Add {G}"],
      tapsFor: ["G"],
    });
  });

  it("waits for what takes theirs away: the list found is the instruction (CR 613.8a)", () => {
    const jailer = enchantment("Jailer", affecting("jail", { zone: "graveyard" }, LOSES_ALL));
    const { object, order, reasons } = play([pinger, { zone: "graveyard" }], ooze, jailer);
    expect(reasons("6", "Ooze/all", "Jailer/jail")).to.deep.equal(["whatItDoes"]);
    expect(order("6")).to.deep.equal(["Jailer/jail", "Ooze/all"]);
    expect(object("Ooze").abilities).to.deep.equal(["all"]);
  });

  it("grants each found ability once for each instance", () => {
    const { object } = play([pinger, { zone: "graveyard" }], [pinger, { id: "Second", zone: "graveyard" }], ooze);
    expect(object("Ooze").abilities).to.deep.equal(["all", "ping", "ping"]);
  });
});

describe("layer 6: what can't be had (CR 113.11)", () => {
  it("is lost, and neither older nor newer effects give it", () => {
    expect(after(["flying"], barring("flying"))).to.deep.equal([]);
    expect(after([], FLY, barring("flying"))).to.deep.equal([]);
    expect(after([], barring("flying"), FLY)).to.deep.equal([]);
  });

  it("is not given by counters either", () => {
    expect(
      after([], barring("flying"), { kind: "counters", object: "Subject", add: { flying: 1, reach: 1 } }),
    ).to.deep.equal(["reach"]);
  });

  it("does not stop the rest of the effect", () => {
    const { object } = play(FLYER, barring("flying"), onTarget("Lift", "Flyer", gains("flying", "haste"), gets(1, 1)));
    expect(object("Flyer")).to.deep.include({ abilities: ["haste"], power: 2 });
  });

  it("can be one variant only", () => {
    const bar = barring({ keyword: "hexproof", from: "red" });
    expect(
      after([hexproofFrom("red"), hexproofFrom("black")], bar, onTarget("A", "Subject", gains("hexproof"))),
    ).to.deep.equal(["hexproof", "hexproof from black"]);
  });

  it("is told by its clause of what can't give it, also once the prohibition has gone (CR 113.11)", () => {
    const bar = enchantment("Bar", affecting("bar", CREATURES, { kind: "cantHave", abilities: ["flying"] }));
    const gift = onTarget("Gift", "Bear", gains("flying"));
    const clausesOf = (...steps: Step[]): string[] =>
      play(...steps)
        .steps("applied")
        .flatMap(({ effect, clauses }) => (effect === "Gift" ? clauses : []));
    expect(clausesOf(BEAR, bar, gift)).to.include("113.11");
    expect(clausesOf(BEAR, bar, gift, { kind: "moves", object: "Bar", to: "graveyard" })).to.include("113.11");
    expect(clausesOf(BEAR, gift)).not.to.include("113.11");
  });

  it("can be had again by what the prohibition does not reach", () => {
    const bar = enchantment(
      "Bar",
      affecting("bar", { ...CREATURES, controller: "opponent" }, { kind: "cantHave", abilities: ["flying"] }),
    );
    const { object } = play(FLYER, [FLYER, { id: "Other", controller: "Bob" }], bar);
    expect([object("Flyer").abilities, object("Other").abilities]).to.deep.equal([["flying"], []]);
  });

  it("ends with the prohibition's own ability, lost before it is applied", () => {
    const warden = creature("Warden", 2, 2, {
      abilities: [affecting("bar", { ...CREATURES, other: true }, { kind: "cantHave", abilities: ["flying"] })],
    });
    const { object } = play(FLYER, warden, onTarget("Blank", "Warden", LOSES_ALL));
    expect(object("Flyer").abilities).to.deep.equal(["flying"]);
  });
});

describe("layer 6: abilities that are gained work", () => {
  it("in the same layer and later ones", () => {
    const banner = onTarget(
      "Banner",
      "Bear",
      gains(affecting("inspire", { ...CREATURES, other: true }, gains("trample"), gets(1, 1))),
    );
    expect(play(BEAR, FLYER, banner).object("Flyer")).to.deep.include({ abilities: ["flying", "trample"], power: 2 });
  });

  it("not in layers that are past", () => {
    const shift = onTarget(
      "Shift",
      "Bear",
      gains("changeling", affecting("all-red", CREATURES, { kind: "setColors", colors: ["red"] }, gets(1, 1))),
    );
    expect(play(BEAR, shift).object("Bear")).to.deep.include({ subtypes: ["Bear"], colors: ["green"], power: 3 });
  });

  it("with 'you' as the controller of the object that has them (CR 109.5)", () => {
    const anthem = affecting("anthem", { ...CREATURES, controller: "you" }, gets(1, 1));
    const { object } = play([BEAR, { controller: "Bob" }], FLYER, onTarget("Grant", "Bear", gains(anthem)));
    expect([object("Bear").power, object("Flyer").power]).to.deep.equal([3, 1]);
  });

  it("and a land's too, with its mana abilities left alone", () => {
    const { object } = play(land("Forest", ["Forest"]), onTarget("Guard", "Forest", gains("indestructible")));
    expect(object("Forest").abilities).to.deep.equal(["indestructible", "{T}: Add {G}"]);
  });
});
