import { expect } from "chai";
import type { Ability, Card, EffectPart, LostAbility, PlayerReference } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  CREATURES,
  creature,
  enchantment,
  gets,
  loses,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

function giving(player: PlayerReference, ...abilities: string[]): EffectPart {
  return { kind: "playerGains", player, abilities };
}

function ruling(rule: string, over: Partial<Extract<EffectPart, { kind: "changeGameRule" }>> = {}): EffectPart {
  return { kind: "changeGameRule", rule, ...over };
}

function emblem(name: string, ...does: EffectPart[]): Card {
  return enchantment(name, { kind: "static", id: "rule", does });
}

describe("after the layers: players (CR 613.10)", () => {
  const who: readonly (readonly [PlayerReference, ann: string[], bob: string[]])[] = [
    ["you", [], ["hexproof"]],
    ["opponent", ["hexproof"], []],
    ["each", ["hexproof"], ["hexproof"]],
    ["activePlayer", ["hexproof"], []],
    ["chosenPlayer", ["hexproof"], []],
    ["targetPlayer", [], []],
    ["enchantedPlayer", [], []],
    ["hostController", [], []],
  ];
  for (const [reference, ann, bob] of who) {
    it(`gives abilities to ${JSON.stringify(reference)}`, () => {
      const { players } = play([
        emblem("Orb", giving(reference, "hexproof")),
        { controller: "Bob", choices: { player: "Ann" } },
      ]).resolution;
      expect([players["Ann"]?.abilities, players["Bob"]?.abilities]).to.deep.equal([ann, bob]);
    });
  }

  it("gives abilities to the player an Aura enchants, and to the controller of what it enchants", () => {
    const curse = aura("Curse", { kind: "static", id: "curse", does: [giving("enchantedPlayer", "shroud")] });
    const link = aura("Link", { kind: "static", id: "link", does: [giving("hostController", "hexproof")] });
    const { players } = play(
      [curse, { attachedTo: "Bob" }],
      [BEAR, { controller: "Bob" }],
      [link, { attachedTo: "Bear" }],
    ).resolution;
    expect(players["Bob"]?.abilities).to.deep.equal(["hexproof", "shroud"]);
  });

  it("gives abilities to a targeted player", () => {
    const shield = resolving("Shield", [{ does: [giving("targetPlayer", "hexproof")] }], { targets: ["Bob"] });
    expect(play(shield).resolution.players["Bob"]?.abilities).to.deep.equal(["hexproof"]);
  });

  it("puts in what was chosen for the source (CR 607.2d)", () => {
    const halo = emblem("Halo", {
      kind: "playerGains",
      player: "you",
      abilities: [
        { kind: "keyword", keyword: "protection", fromQuality: { name: { chosen: "cardName" } } },
        { kind: "keyword", keyword: "protection", from: { chosen: "color" } },
      ],
    });
    const has = (choices: Record<string, string>): unknown =>
      play([halo, { choices }]).resolution.players["Ann"]?.abilities;
    expect(has({ cardName: "Bear", color: "red" })).to.deep.equal(["protection from Bear", "protection from red"]);
    expect(has({ cardName: "Bear" })).to.deep.equal(["protection from Bear"]);
  });

  it("takes one variant, or every one (CR 113.10b)", () => {
    const from = (color: "red" | "blue"): Ability => ({ kind: "keyword", keyword: "protection", from: color });
    const shield = emblem("Shield", { kind: "playerGains", player: "each", abilities: [from("red"), from("blue")] });
    const strip = (...abilities: LostAbility[]): unknown =>
      play(shield, emblem("Strip", { kind: "playerLoses", player: "you", abilities })).resolution.players["Ann"]
        ?.abilities;
    expect(strip({ keyword: "protection", from: "red" })).to.deep.equal(["protection from blue"]);
    expect(strip("protection")).to.deep.equal([]);
    expect(strip("hexproof")).to.deep.equal(["protection from blue", "protection from red"]);
  });

  it("takes nothing from whom nothing has been given, or who has lost it already", () => {
    const shield = emblem("Shield", { kind: "playerGains", player: "you", abilities: ["hexproof"] });
    const strip = (name: string): Card =>
      emblem(name, { kind: "playerLoses", player: "each", abilities: ["hexproof"] });
    const [first, second] = play(shield, strip("First"), strip("Second"))
      .steps("player")
      .filter(({ loses }) => loses !== undefined);
    expect(first?.lacking).to.deep.equal(["Bob"]);
    expect(second?.lacking).to.deep.equal(["Ann", "Bob"]);
  });

  it("is told with what it gives, takes and bars", () => {
    const told = emblem(
      "Edict",
      { kind: "playerLoses", player: "you", abilities: [{ keyword: "protection", from: "red" }] },
      { kind: "playerCantHave", player: "opponent", abilities: ["shroud"] },
    );
    expect(play(told).steps("player")).to.deep.equal([
      {
        kind: "player",
        effect: "Edict/rule",
        players: ["Ann"],
        gains: [],
        loses: ["protection from red"],
        // Nobody has given her any.
        lacking: ["Ann"],
        clause: "613.10",
        also: ["613.7a", "613.7d", "611.3a"],
      },
      {
        kind: "player",
        effect: "Edict/rule",
        players: ["Bob"],
        gains: [],
        cantHave: ["shroud"],
        clause: "613.10",
        also: ["613.7a", "613.7d", "611.3a", "113.11"],
      },
    ]);
  });

  it("comes after control is settled: 'you' is who has the source (CR 109.5)", () => {
    const take = onTarget("Take", "Orb", { kind: "gainControl", player: "opponent" });
    const { players } = play(emblem("Orb", giving("you", "hexproof")), take).resolution;
    expect([players["Ann"]?.abilities, players["Bob"]?.abilities]).to.deep.equal([[], ["hexproof"]]);
  });

  it("does not come from a source that lost the ability", () => {
    expect(
      play(emblem("Orb", giving("you", "hexproof")), onTarget("Blank", "Orb", LOSES_ALL)).resolution.players["Ann"]
        ?.abilities,
    ).to.deep.equal([]);
  });
});

describe("after the layers: rules of the game (CR 613.11)", () => {
  it("reach the objects that fit at the end of all layers", () => {
    const fear = enchantment(
      "Fear",
      affecting("unblockable", { ...CREATURES, keyword: "flying" }, ruling("cant-be-blocked")),
    );
    const flyer = creature("Flyer", 1, 1, { abilities: ["flying"] });
    const { resolution } = play(
      fear,
      flyer,
      [flyer, { id: "Grounded" }],
      onTarget("Fall", "Grounded", loses("flying")),
    );
    expect(resolution.gameRules).to.deep.equal([
      { rule: "cant-be-blocked", effect: "Fear/unblockable", objects: ["Flyer"] },
    ]);
  });

  it("give nobody an ability (CR 113.12)", () => {
    const { object } = play(BEAR, enchantment("Fear", affecting("unblockable", CREATURES, ruling("cant-be-blocked"))));
    expect(object("Bear").abilities).to.deep.equal([]);
  });

  it("of an effect with parts in layers reach the objects it began with (CR 613.6)", () => {
    const banner = enchantment(
      "Banner",
      affecting(
        "lead",
        { ...CREATURES, color: "green" },
        { kind: "setColors", colors: ["white"] },
        gets(1, 1),
        ruling("cant-be-blocked"),
      ),
    );
    expect(play(BEAR, banner).resolution.gameRules).to.deep.equal([
      { rule: "cant-be-blocked", effect: "Banner/lead", objects: ["Bear"] },
    ]);
  });

  it("name their player, unless they are for all", () => {
    const { gameRules } = play(
      emblem("One", ruling("skip-draw", { player: "you" })),
      emblem("All", ruling("no-life-gain", { player: "each" })),
    ).resolution;
    expect(gameRules).to.deep.equal([
      { rule: "skip-draw", effect: "One/rule", player: "Ann" },
      { rule: "no-life-gain", effect: "All/rule" },
    ]);
  });

  it("set the maximum hand size, the later one winning (CR 402.2)", () => {
    const none = emblem("None", ruling("no-maximum-hand-size", { player: "you" }));
    const two = emblem("Two", ruling("maximum-hand-size", { player: "you", amount: 2 }));
    const maximum = (...cards: Card[]): unknown => play(...cards).resolution.players["Ann"]?.maximumHandSize;
    expect(maximum()).to.equal(7);
    expect(maximum(none, two)).to.equal(2);
    expect(maximum(two, none)).to.equal(null);
    expect(play(none).resolution.players["Bob"]?.maximumHandSize).to.equal(7);
  });

  it("read their amount in the finished state", () => {
    const tax = emblem("Tax", ruling("life-tax", { amount: { count: CREATURES } }));
    const { gameRules } = play(
      tax,
      BEAR,
      enchantment("Idol"),
      onTarget("Wake", "Idol", { kind: "addTypes", types: ["Creature"] }),
    ).resolution;
    expect(gameRules).to.deep.equal([{ rule: "life-tax", effect: "Tax/rule", amount: 2 }]);
  });
});
