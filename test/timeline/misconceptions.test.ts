import { expect } from "chai";
import type { Card, FaceDown, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { misconceptionOf, misled } from "../../src/misconceptions/misconceptions.js";
import {
  affecting,
  ALL_LANDS,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  enchantment,
  FLYER,
  FOREST,
  gains,
  gets,
  LOSES_ALL,
  onTarget,
  RELIC,
  resolving,
  SWAMP,
} from "../support/cards.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { runTimeline } from "../../src/timeline/run.js";
import { current, play, playTimeline, timelineOf, type Played, type Step } from "../support/play.js";

/** What somebody with a misconception takes these steps to come to. */
function believed(id: string, ...steps: Step[]): Played {
  const misconception = misconceptionOf(id);
  const ruleset = misconception === undefined ? undefined : misled(current(), misconception);
  if (ruleset === undefined) throw new Error(`no misconception ${id}`);
  const played = playTimeline(timelineOf(steps), [], ruleset).at(-1);
  if (played === undefined) throw new Error("a run has a check point");
  return played;
}

type Asked = (played: Played) => unknown;

/** The answer by the rules, and the one that the misconception gives; both worked out by hand. */
function expectAnswers(id: string, asked: Asked, right: unknown, wrong: unknown, ...steps: Step[]): void {
  expect(asked(play(...steps)), "by the rules").to.deep.equal(right);
  expect(asked(believed(id, ...steps)), id).to.deep.equal(wrong);
}

const size =
  (id: string): Asked =>
  ({ object }) => [object(id).power, object(id).toughness];
const counters = (object: string, kind: string, count = 1): ScenarioEvent => ({
  kind: "counters",
  object,
  add: { [kind]: count },
});

const HUMBLE = enchantment("Humble", affecting("humble", CREATURES, LOSES_ALL, becomes(1, 1)));
const HARBOR = enchantment("Harbor", affecting("harbor", ALL_LANDS, { kind: "addTypes", subtypes: ["Island"] }));
const WINGS = aura("Wings", affecting("wings", { host: true }, gains("flying")));

describe("what somebody with a misconception answers", () => {
  it("no dependency: a land that later becomes a creature is not seen in time", () => {
    // 613.8a: the color waits for nothing, but "Zombie" applies to creatures and waits for what makes them.
    const zombies = enchantment("Zombies", affecting("zombies", CREATURES, { kind: "addTypes", subtypes: ["Zombie"] }));
    const march = enchantment(
      "March",
      affecting("march", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] }),
    );
    const asked: Asked = ({ object }) => object("Relic").subtypes;
    expectAnswers("timestamps-only", asked, ["Zombie"], [], RELIC, zombies, march);
    expectAnswers("dependents-go-first", asked, ["Zombie"], [], RELIC, march, zombies);
  });

  it("the newer effect first: the older color stays", () => {
    const paint = (name: string, color: "red" | "blue"): Card =>
      enchantment(name, affecting(name, CREATURES, { kind: "setColors", colors: [color] }));
    const asked: Asked = ({ object }) => object("Bear").colors;
    expectAnswers("newest-first", asked, ["blue"], ["red"], BEAR, paint("Red", "red"), paint("Blue", "blue"));
  });

  it("counters in the base: setting overwrites them", () => {
    expectAnswers("counters-are-base", size("Bear"), [2, 2], [1, 1], BEAR, HUMBLE, counters("Bear", "+1/+1"));
  });

  it("setting last of all: it overwrites bonuses", () => {
    const steps = [BEAR, HUMBLE, onTarget("growth", "Bear", gets(3, 3))] as const;
    expectAnswers("setting-is-final", size("Bear"), [4, 4], [1, 1], ...steps);
  });

  it("no layers: what is older than the setting effect is overwritten, what is newer is not", () => {
    const steps = [BEAR, onTarget("growth", "Bear", gets(3, 3)), HUMBLE, counters("Bear", "+1/+1")] as const;
    expectAnswers("no-layers", size("Bear"), [5, 5], [2, 2], ...steps);
  });

  it("switching first: a later bonus goes to the switched values", () => {
    const wall = creature("Wall", 0, 4);
    const steps = [
      wall,
      onTarget("switch", "Wall", { kind: "switchPowerToughness" }),
      onTarget("growth", "Wall", gets(3, 0)),
    ];
    expectAnswers("switch-before-bonuses", size("Wall"), [4, 3], [7, 0], ...steps);
  });

  it("abilities first: what loses them makes no land an Island any more", () => {
    const harbinger = creature("Harbinger", 2, 2, {
      abilities: [affecting("harbor", ALL_LANDS, { kind: "addTypes", subtypes: ["Island"] })],
    });
    const asked: Asked = ({ object }) => object("Forest").subtypes;
    expectAnswers("abilities-first", asked, ["Forest", "Island"], ["Forest"], FOREST, harbinger, HUMBLE);
  });

  it("losing last of all, or first of all: timestamps count for nothing", () => {
    const asked: Asked = ({ object }) => object("Bear").abilities;
    const wings = [WINGS, { attachedTo: "Bear" }] as const;
    expectAnswers("losing-beats-gaining", asked, ["flying"], [], BEAR, HUMBLE, wings);
    expectAnswers("gaining-beats-losing", asked, [], ["flying"], BEAR, wings, HUMBLE);
  });

  it("keyword counters that stay", () => {
    const asked: Asked = ({ object }) => object("Bear").abilities;
    expectAnswers("keyword-counters-stay", asked, [], ["flying"], BEAR, counters("Bear", "flying"), HUMBLE);
  });

  it("exact copies: with the bonus, the ability and the counter of the original", () => {
    const copied = onTarget("likeness", "Bear", { kind: "copy", of: { object: "Flyer" } });
    expectAnswers("copies-are-exact", size("Bear"), [1, 1], [3, 3], BEAR, FLYER, counters("Flyer", "+1/+1", 2), copied);
  });

  it("printed copies: of what the original was before it became a copy itself", () => {
    const asked: Asked = ({ object }) => object("Third").name;
    const likeness = (id: string, target: string, of: string): ScenarioEvent =>
      onTarget(id, target, { kind: "copy", of: { object: of } });
    const steps = [
      BEAR,
      FLYER,
      creature("Third", 3, 3),
      likeness("one", "Bear", "Flyer"),
      likeness("two", "Third", "Bear"),
    ];
    expectAnswers("copies-are-printed", asked, "Flyer", "Bear", ...steps);
  });

  it("copying that ends effects: the bonus is gone", () => {
    const copied = onTarget("likeness", "Bear", { kind: "copy", of: { object: "Flyer" } });
    const steps = [BEAR, FLYER, onTarget("growth", "Bear", gets(3, 3)), copied] as const;
    expectAnswers("copying-ends-effects", size("Bear"), [4, 4], [1, 1], ...steps);
  });

  it("basic land types: nothing is lost, everything is lost, nothing is gained", () => {
    const spring: Card = { name: "Spring", types: ["Land"], supertypes: ["Legendary"], abilities: ["hexproof"] };
    const moon = enchantment(
      "Moon",
      affecting("moon", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }),
    );
    const abilities: Asked = ({ object }) => object("Spring").abilities;
    const line: Asked = ({ object }) => [...object("Spring").supertypes, ...object("Spring").subtypes];
    const taps: Asked = ({ object }) => object("Spring").tapsFor;
    const kept = believed("land-types-keep-abilities", spring, moon).object("Spring").abilities;
    expect(kept).to.include("hexproof");
    expect(play(spring, moon).object("Spring").abilities).to.not.include("hexproof");
    const shroud = [
      aura("Veil", affecting("veil", { host: true }, gains("shroud"))),
      { attachedTo: "Spring" },
    ] as const;
    expect(abilities(play(spring, shroud, moon))).to.include("shroud");
    expect(abilities(believed("land-types-take-every-ability", spring, shroud, moon))).to.not.include("shroud");
    expectAnswers("land-types-take-the-type-line", line, ["Legendary", "Mountain"], ["Mountain"], spring, moon);
    expectAnswers("land-types-give-no-mana", taps, ["R"], [], spring, moon);
  });

  it("adding and setting mixed up", () => {
    const types: Asked = ({ object }) => object("Swamp").subtypes;
    expectAnswers("added-types-replace", types, ["Island", "Swamp"], ["Island"], SWAMP, HARBOR);
    const stone = enchantment("Stone", affecting("stone", CREATURES, { kind: "setTypes", types: ["Artifact"] }));
    const line: Asked = ({ object }) => object("Bear").types;
    expectAnswers("set-types-are-added", line, ["Artifact"], ["Artifact", "Creature"], BEAR, stone);
    const dye = enchantment("Dye", affecting("dye", CREATURES, { kind: "addColors", colors: ["red"] }));
    const colors: Asked = ({ object }) => object("Bear").colors;
    expectAnswers("added-colors-replace", colors, ["red", "green"], ["red"], BEAR, dye);
  });

  it("what is no creature any more: its subtype stays, or its size", () => {
    const stone = enchantment("Stone", affecting("stone", CREATURES, { kind: "setTypes", types: ["Artifact"] }));
    const subtypes: Asked = ({ object }) => object("Bear").subtypes;
    expectAnswers("subtypes-stay-behind", subtypes, [], ["Bear"], BEAR, stone);
    expectAnswers("noncreatures-have-power", size("Bear"), [null, null], [2, 2], BEAR, stone);
  });

  it("what is face down as something that is listed", () => {
    const faceDown: FaceDown = { types: ["Land"], subtypes: ["Forest"] };
    const planted = [BEAR, { faceDown }] as const;
    expectAnswers("face-down-is-always-a-creature", size("Bear"), [null, null], [2, 2], planted);
    const line: Asked = ({ object }) => [...object("Bear").types, ...object("Bear").subtypes];
    expectAnswers("face-down-is-always-a-creature", line, ["Land", "Forest"], ["Creature"], planted);
  });

  it("open sets and numbers of spells, closed sets of static abilities", () => {
    const overrun = resolving("overrun", [{ affects: CREATURES, does: [gets(3, 3)] }]);
    expectAnswers("newcomers-are-affected", size("Bear"), [2, 2], [5, 5], overrun, BEAR);
    const count = { count: CREATURES };
    const chorus = resolving("chorus", [{ affects: { target: true }, does: [gets(count, count)] }], {
      targets: ["Bear"],
    });
    expectAnswers("numbers-are-never-fixed", size("Bear"), [3, 3], [4, 4], BEAR, chorus, FLYER);
    const anthem = enchantment("Anthem", affecting("anthem", CREATURES, gets(1, 1)));
    expectAnswers("newcomers-are-spared", size("Bear"), [3, 3], [2, 2], anthem, BEAR);
  });

  it("not what an effect points at, as those of an exchange (701.12b), which nothing later can fit", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "gilded-drake-in-confused-ranks");
    const wrong = misled(current(), misconceptionOf("newcomers-are-affected") ?? expect.fail("no misconception"));
    if (scenario === undefined || wrong === undefined) expect.fail("nothing to ask");
    const controllers = [current(), wrong].map((rules) => {
      const run = runTimeline(scenario, corpusCards(), rules);
      if (!run.ok) expect.fail("it can't be run");
      return run.value.checkPoints.map(({ resolution }) =>
        Object.entries(resolution.objects).map(([id, { controller }]) => `${id}: ${controller}`),
      );
    });
    expect(controllers[1]).to.deep.equal(controllers[0]);
  });

  it("old timestamps: of what is moved, and of counters", () => {
    const paint = (name: string, color: "red" | "blue"): Card =>
      aura(name, affecting(name, { host: true }, { kind: "setColors", colors: [color] }));
    const moved = [
      BEAR,
      FLYER,
      [paint("Red", "red"), { attachedTo: "Flyer" }],
      [paint("Blue", "blue"), { attachedTo: "Bear" }],
      { kind: "attach", object: "Red", to: "Bear" },
    ] as Step[];
    const colors: Asked = ({ object }) => object("Bear").colors;
    expectAnswers("attaching-keeps-the-timestamp", colors, ["red"], ["blue"], ...moved);
    // 701.3b: nothing happens, so Blue stays the newer one.
    const onceMore = [
      BEAR,
      [paint("Red", "red"), { attachedTo: "Bear" }],
      [paint("Blue", "blue"), { attachedTo: "Bear" }],
      { kind: "attach", object: "Red", to: "Bear" },
    ] as Step[];
    expectAnswers("attaching-again-renews", colors, ["blue"], ["red"], ...onceMore);
    const abilities: Asked = ({ object }) => object("Bear").abilities;
    const again = [BEAR, counters("Bear", "flying"), HUMBLE, counters("Bear", "flying")];
    // 613.7c: two counters are there, and both have the timestamp of the newer one.
    expect(abilities(play(...again))).to.include("flying");
    expect(abilities(believed("counters-keep-the-timestamp", ...again))).to.deep.equal([]);
  });

  it("defining abilities: by timestamp, last, or on the battlefield only", () => {
    const star = creature("Star", "*", "*", {
      abilities: [defining("size", { kind: "setPowerToughness", power: 5, toughness: 5 })],
    });
    expectAnswers(
      "defining-is-nothing-special",
      size("Star"),
      [1, 1],
      [5, 5],
      enchantment("Older", affecting("o", CREATURES, becomes(1, 1))),
      star,
    );
    expectAnswers(
      "defining-has-the-last-word",
      size("Star"),
      [3, 3],
      [5, 5],
      star,
      enchantment("Newer", affecting("n", CREATURES, becomes(3, 3))),
    );
    expectAnswers("defining-on-the-battlefield", ({ object }) => object("Star").power, 5, 0, [
      star,
      { zone: "graveyard" },
    ]);
  });

  it("outcomes compared: losing abilities waits for what gives one more to lose", () => {
    // By the rules neither depends on the other: "loses all" says the same whatever there is to lose (613.8a).
    const wings = [WINGS, { attachedTo: "Bear" }] as const;
    const asked: Asked = ({ object }) => object("Bear").abilities;
    expectAnswers("outcomes-are-compared", asked, ["flying"], [], BEAR, HUMBLE, wings);
  });

  it("state-based actions: indestructible saves from toughness 0", () => {
    const steps = [
      creature("Myr", 1, 1, { abilities: ["indestructible"] }),
      onTarget("shrink", "Myr", gets(0, -1)),
    ] as const;
    const asked: Asked = ({ resolution }) => resolution.stateBased.map(({ object, result }) => [object, result]);
    expectAnswers("indestructible-saves-from-anything", asked, [["Myr", "graveyard"]], [], ...steps);
    const both = [BEAR, counters("Bear", "+1/+1"), counters("Bear", "-1/-1")] as const;
    expectAnswers("counters-do-not-cancel", asked, [["Bear", "countersRemoved"]], [], ...both);
  });
});
