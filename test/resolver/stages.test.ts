import { expect } from "chai";
import type { Card, EffectPart, PlayerSelector } from "../../src/rules/formats.gen.js";
import { resolve } from "../../src/resolver/resolve.js";
import { Chooser, type Next } from "../../src/resolver/choosing.js";
import type { Policy } from "../../src/rules/policy.js";
import { boardsOf } from "../../src/timeline/run.js";
import { current, play, timelineOf, type Played, type Step } from "../support/play.js";
import { BEAR, enchantment, gets, LOSES_ALL, onTarget } from "../support/cards.js";

function source(name: string, does: EffectPart, condition?: PlayerSelector): Card {
  return enchantment(name, {
    kind: "static",
    id: "does",
    ...(typeof condition === "object" ? { condition: { player: condition } } : {}),
    does: [does],
  });
}

const HAS = (keyword: string): PlayerSelector => ({ among: "each", has: keyword });
const give = (player: PlayerSelector, ...abilities: string[]): EffectPart => ({
  kind: "playerGains",
  player,
  abilities,
});
const take = (player: PlayerSelector, ...abilities: string[]): EffectPart => ({
  kind: "playerLoses",
  player,
  abilities,
});
const bar = (player: PlayerSelector, ...abilities: string[]): EffectPart => ({
  kind: "playerCantHave",
  player,
  abilities,
});
const rule = (name: string, player: PlayerSelector, amount?: number): EffectPart => ({
  kind: "changeGameRule",
  rule: name,
  player,
  ...(amount === undefined ? {} : { amount }),
});

const SHIELD = source("Shield", give("you", "hexproof"));

function annHas({ resolution }: Played): readonly string[] | undefined {
  return resolution.players["Ann"]?.abilities;
}

function appliedTo({ steps }: Played): (readonly [effect: string, players: readonly string[]])[] {
  return steps("player").map(({ effect, players }) => [effect, players] as const);
}

describe("effects on players among themselves (CR 613.10)", () => {
  it("go by timestamp where none depends on another", () => {
    const strip = source("Strip", take("each", "hexproof"));
    expect(annHas(play(SHIELD, strip))).to.deep.equal([]);
    expect(annHas(play(strip, SHIELD))).to.deep.equal(["hexproof"]);
    expect(play(strip, SHIELD).steps("depends")).to.deep.equal([]);
  });

  it("take every instance, and nothing else (CR 113.10b)", () => {
    const both = source("Both", give("you", "hexproof", "shroud"));
    expect(annHas(play(SHIELD, both, source("Strip", take("you", "hexproof"))))).to.deep.equal(["shroud"]);
  });

  it("can bar an ability, whatever the timestamps (CR 113.11)", () => {
    const barred = source("Bar", bar("you", "hexproof"));
    expect(annHas(play(SHIELD, barred))).to.deep.equal([]);
    expect(annHas(play(barred, SHIELD))).to.deep.equal([]);
    expect(annHas(play(barred, SHIELD, onTarget("Blank", "Bar", LOSES_ALL)))).to.deep.equal(["hexproof"]);
  });

  it("wait for those that change to whom they apply (CR 613.8a), with the players before and after", () => {
    const echo = source("Echo", give(HAS("hexproof"), "shroud"));
    const played = play(echo, SHIELD);
    expect(annHas(played)).to.deep.equal(["hexproof", "shroud"]);
    expect(appliedTo(played)).to.deep.equal([
      ["Shield/does", ["Ann"]],
      ["Echo/does", ["Ann"]],
    ]);
    expect(played.steps("depends")).to.deep.equal([
      {
        kind: "depends",
        layer: "players",
        effect: "Echo/does",
        on: "Shield/does",
        because: ["appliesTo"],
        before: { exists: true, objects: [], players: [], does: "gains shroud" },
        after: { exists: true, objects: [], players: ["Ann"], does: "gains shroud" },
        clause: "613.8a",
        also: ["613.8b"],
      },
    ]);
    expect(played.steps("waits")).to.deep.equal([
      { kind: "waits", layer: "players", effect: "Echo/does", for: ["Shield/does"], clause: "613.8b" },
    ]);
  });

  it("wait for those that end them: existence", () => {
    const lucky = source("Lucky", give("you", "shroud"), { among: "you", lacks: "hexproof" });
    const played = play(lucky, SHIELD);
    expect(annHas(played)).to.deep.equal(["hexproof"]);
    expect(played.steps("depends").map(({ effect, because }) => [effect, because])).to.deep.equal([
      ["Lucky/does", ["existence"]],
    ]);
  });

  it("join with their own timestamp when their condition becomes true", () => {
    const proud = source("Proud", give("you", "shroud"), { among: "you", has: "hexproof" });
    const envious = source("Envious", take("each", "shroud"));
    const played = play(proud, SHIELD, envious);
    expect(appliedTo(played).map(([effect]) => effect)).to.deep.equal(["Shield/does", "Proud/does", "Envious/does"]);
    expect(annHas(played)).to.deep.equal(["hexproof"]);
  });

  it("wait, once they have joined, for what would end them", () => {
    const proud = source("Proud", give("you", "shroud"), { among: "you", has: "hexproof" });
    const played = play(proud, SHIELD, source("Strip", take("each", "hexproof")));
    expect(appliedTo(played).map(([effect]) => effect)).to.deep.equal(["Shield/does", "Strip/does"]);
    expect(annHas(played)).to.deep.equal([]);
  });

  it("in a loop go by timestamp (CR 613.8b)", () => {
    const first = source("First", give({ among: "each", lacks: "shroud" }, "hexproof"));
    const second = source("Second", give({ among: "each", lacks: "hexproof" }, "shroud"));
    const played = play(first, second);
    expect(annHas(played)).to.deep.equal(["hexproof"]);
    expect(played.steps("loop")).to.deep.equal([
      { kind: "loop", layer: "players", members: ["First/does", "Second/does"], clause: "613.8b" },
    ]);
    expect(annHas(play(second, first))).to.deep.equal(["shroud"]);
  });

  it("are not there yet in the layers: a condition on players is false there", () => {
    const boast = enchantment("Boast", {
      kind: "static",
      id: "boast",
      affects: { type: "Creature" },
      condition: { player: { among: "you", has: "hexproof" } },
      does: [{ kind: "modifyPowerToughness", power: 1 }],
    });
    expect(play(BEAR, SHIELD, boast).object("Bear").power).to.equal(2);
  });

  it("are known to what resolves", () => {
    const praise = (id: string): Step => ({
      kind: "resolves",
      id,
      controller: "Ann",
      targets: ["Bear"],
      ability: {
        effects: [
          {
            affects: { target: true },
            condition: { player: { among: "you", has: "hexproof" } },
            does: [{ kind: "modifyPowerToughness", power: 1 }],
          },
        ],
      },
    });
    expect(play(BEAR, praise("Early"), SHIELD, praise("Late")).object("Bear").power).to.equal(3);
  });
});

describe("effects on rules among themselves (CR 613.11)", () => {
  const maximum = ({ resolution }: Played): number | null | undefined => resolution.players["Ann"]?.maximumHandSize;
  const two = source("Two", rule("maximum-hand-size", "you", 2));
  const none = source("None", rule("no-maximum-hand-size", "you"));
  const less = source("Less", rule("maximum-hand-size-reduced", "you", 3));
  const more = source("More", rule("maximum-hand-size-increased", "each"));

  it("change hand sizes one after the other (CR 402.2)", () => {
    expect(maximum(play(two, more))).to.equal(3);
    expect(maximum(play(more, two))).to.equal(2);
    expect(maximum(play(less, more))).to.equal(5);
    expect(maximum(play(none, less))).to.equal(null);
    expect(maximum(play(less, none))).to.equal(null);
    expect(maximum(play(none, less, two))).to.equal(2);
  });

  it("leave nothing of a hand size that would be less (CR 107.1b)", () => {
    expect(maximum(play(two, less))).to.equal(0);
    const cited = (played: Played): boolean[] =>
      played.steps("gameRule").map(({ also = [] }) => also.includes("107.1b"));
    expect(cited(play(two, less))).to.deep.equal([false, true]);
    expect(cited(play(two, less, more))).to.deep.equal([false, false, false]);
  });

  it("take a negative amount for none (CR 107.1b)", () => {
    const less = source("Less", {
      kind: "changeGameRule",
      rule: "maximum-hand-size-reduced",
      player: "each",
      amount: { powerOf: { object: "Bear" } },
    });
    const shrink = onTarget("Shrink", "Bear", gets(-4, 0));
    const cited = (played: Played): boolean[] =>
      played.steps("gameRule").map(({ also = [] }) => also.includes("107.1b"));
    const [before, after] = [play(BEAR, less), play(BEAR, less, shrink)];
    expect([before, after].map(maximum)).to.deep.equal([5, 7]);
    expect([before, after].map(cited)).to.deep.equal([[false], [true]]);
  });

  it("add land plays, or allow any number (CR 305.2), unless none can be played (CR 101.2)", () => {
    const lands = (...cards: Card[]): unknown => play(...cards).resolution.players["Ann"]?.landPlays;
    const extra = source("Extra", rule("additional-land-play", "you"));
    const all = source("All", rule("any-number-of-lands", "you"));
    const barren = source("Barren", rule("cant-play-lands", "each"));
    expect(lands()).to.equal(1);
    expect(lands(extra)).to.equal(2);
    expect(lands(extra, all)).to.equal(null);
    expect(lands(all, extra)).to.equal(null);
    expect(lands(barren, all)).to.equal(0);
    expect(lands(all, barren)).to.equal(0);
  });

  it("wait for one another too, and see what players have", () => {
    const reward = source("Reward", rule("additional-land-play", { among: "each", noMaximumHandSize: true }));
    const thrift = source("Thrift", rule("maximum-hand-size-reduced", HAS("hexproof"), 1));
    const played = play(reward, thrift, none, SHIELD);
    expect(played.resolution.players["Ann"]).to.include({ landPlays: 2, maximumHandSize: null });
    expect(played.reasons("gameRules", "Reward/does", "None/does")).to.deep.equal(["appliesTo"]);
    expect(played.steps("depends").map(({ effect }) => effect)).to.deep.equal(["Reward/does"]);
  });

  it("are the same whether or not anything is written down", () => {
    const cards = [source("Echo", give(HAS("hexproof"), "shroud")), SHIELD, none];
    const boards = boardsOf(timelineOf(cards), new Map(), current());
    const board = boards.ok ? boards.value.at(-1)?.board : undefined;
    if (board === undefined) throw new Error("no board");
    const [full, silent] = (["full", "none"] as const).map((trace) => resolve(board, current(), { trace }));
    expect(silent?.players).to.deep.equal(full?.players);
    expect(silent?.steps.map(({ kind }) => kind)).to.not.include.members(["stageDepends", "stageWaits"]);
  });
});

interface Named {
  readonly id: string;
}

const NAMED: Readonly<Record<string, Named>> = { a: { id: "a" }, b: { id: "b" }, c: { id: "c" }, d: { id: "d" } };

describe("choosing among effects (CR 613.8b)", () => {
  const waits: Readonly<Record<string, readonly string[]>> = { a: ["b"], b: ["a"], c: ["a"], d: [] };
  const waitsFor = (effect: string): readonly string[] => waits[effect] ?? [];

  const chosen = (ids: readonly string[], policy: Partial<Policy> = {}): Next<Named> => {
    const pending = ids.map((id): Named => NAMED[id] ?? { id });
    return new Chooser<Named>({ ...current(), policy: { ...current().policy, ...policy } }).choose(pending, ({ id }) =>
      waitsFor(id).flatMap((on) => pending.filter((other) => other.id === on)),
    );
  };
  const ids = (named: readonly Named[]): string[] => named.map(({ id }) => id);

  it("takes the oldest that waits for none outside its loop", () => {
    const { next, waiting, loop } = chosen(["c", "a", "b", "d"]);
    expect([next.id, ids(loop)]).to.deep.equal(["a", ["a", "b"]]);
    expect(waiting.map(({ effect, on }) => [effect.id, ids(on)])).to.deep.equal([["c", ["a"]]]);
    expect(chosen(["d", "a"]).next.id).to.equal("d");
  });

  it("takes the oldest of all where a loop frees everything", () => {
    expect(chosen(["c", "a", "b"], { loops: "layer" }).next.id).to.equal("c");
  });

  it("takes what depends on nothing before any member of a loop, in another reading", () => {
    expect(chosen(["a", "b", "d"]).next.id).to.equal("a");
    expect(chosen(["a", "b", "d"], { loops: "membersLast" }).next.id).to.equal("d");
  });
});
