import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { observationOf } from "../../src/engines/observe.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import type {
  Card,
  EffectPart,
  EntersEvent,
  Observation,
  ResolvesEvent,
  ScenarioEvent,
} from "../../src/rules/formats.gen.js";
import { layerOf } from "../../src/rules/rulesets.js";
import { PART_KINDS, stageOf } from "../../src/effects/index.js";
import type { PartKind, Stage } from "../../src/rules/layers.js";
import { ROOT } from "../corpus/files.js";

const PAGE = readFileSync(join(ROOT, "docs/ENGINES.md"), "utf8");

/** The words in code type of a line. */
function words(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, word = ""]) => word.split(" "));
}

/** The rows of the tables of the page: the first cell, and the others. */
function rows(): readonly (readonly [first: string, rest: string])[] {
  return PAGE.split("\n").flatMap((line) => {
    const [, first, ...rest] = line.split("|");
    return first === undefined || !line.startsWith("|") ? [] : [[first.trim(), rest.join("|")] as const];
  });
}

describe("docs/ENGINES.md", () => {
  it("puts every kind of part into its layer", () => {
    const made = new Set<PartKind>(["copiedValues", "body", "merged", "faceDown", "textBox", "nameWord"]);
    const nameOf = (stage: Stage): string => (stage === "players" || stage === "gameRules" ? stage : layerOf(stage));
    const kinds = PART_KINDS.filter((kind) => !made.has(kind));
    for (const kind of kinds) {
      const told = rows().filter(
        ([first, rest]) => /^(?:\d\w?|`[a-zA-Z]+`)$/.test(first) && words(rest).includes(kind),
      );
      const layers = told.map(([first]) => first.replaceAll("`", ""));
      const expected = kind === "setPowerToughness" ? ["7a", "7b"] : [nameOf(stageOf(kind, "resolution"))];
      expect(layers, kind).to.deep.equal(expected);
    }
  });

  it("says how each value is written that an engine can tell", () => {
    const told = new Set(rows().flatMap(([first, rest]) => [...words(first), ...words(rest)]));
    for (const value of EVERY_OBSERVES) {
      if (value === "exists") continue; // by being there
      expect(told, value).to.include(value.replace("player.", ""));
    }
  });

  it("explains every verdict", () => {
    const { $defs } = JSON.parse(readFileSync(join(ROOT, "schema/report.schema.json"), "utf8")) as {
      $defs: { Verdict: { enum: string[] } };
    };
    const told = new Set(rows().flatMap(([first]) => words(first)));
    for (const word of $defs.Verdict.enum) expect(told, word).to.include(word);
  });
});

const BEAR: Card = {
  name: "Bear",
  madeUp: true,
  manaCost: "{1}{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
};

function permanent(name: string, types: Card["types"], over: Partial<Card> = {}): Card {
  return { name, madeUp: true, types, ...over };
}

function enters(card: string, over: Partial<EntersEvent> = {}): ScenarioEvent {
  return { kind: "enters", card, controller: "Ann", ...over };
}

/** What the reference tells at the end of a timeline. */
async function seen(
  cards: Card[],
  timeline: readonly ScenarioEvent[],
  players: readonly string[] = ["Ann", "Bob"],
): Promise<Observation> {
  const asked = [...timeline, { kind: "check", id: "end" } as const];
  const answer = await REFERENCE_ENGINE.run({ ruleset: "current", players: [...players], cards, timeline: asked });
  const point = answer.kind === "result" ? answer.checkPoints.at(-1) : undefined;
  if (point === undefined) throw new Error(JSON.stringify(answer));
  return observationOf(point.resolution);
}

/** What docs/ENGINES.md says of answers, held to the reference. */
describe("an answer by the contract", () => {
  const spell = (name: string, over: object): Card =>
    permanent(name, ["Sorcery"], { abilities: [{ kind: "spell", id: "spell", ...over }] });

  it("has life 20 and an empty hand for a player without numbers, and counts objects in hand", async () => {
    const { players } = await seen([BEAR], [enters("Bear", { zone: "hand" })]);
    expect(players?.["Ann"]).to.include({ life: 20, hand: 1 });
    expect(players?.["Bob"]).to.include({ life: 20, hand: 0, maximumHandSize: 7, landPlays: 1 });
  });

  it("writes labels with what a keyword needs, not with what it is for", async () => {
    const abilities: Card["abilities"] = [
      "flying",
      { kind: "keyword", keyword: "ward", cost: "{2}" },
      { kind: "keyword", keyword: "impending", n: 4, cost: "{2}{G}{G}" },
      { kind: "keyword", keyword: "landwalk", landType: "Island" },
      { kind: "keyword", keyword: "affinity", quality: { type: "Artifact" } },
      { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } },
      { kind: "keyword", keyword: "protection", fromQuality: { type: "Artifact", subtype: "Zombie" } },
      { kind: "mana", produces: ["W", "U"] },
      { kind: "mana", id: "any", produces: ["C"] },
      { kind: "triggered", id: "trigger" },
    ];
    const card = permanent("Land", ["Land"], { subtypes: ["Forest"], abilities });
    const { objects } = await seen([card], [enters("Land")]);
    expect(objects["Land"]?.abilities).to.have.members([
      "flying",
      "ward {2}",
      "impending 4 {2}{G}{G}",
      "islandwalk",
      "affinity",
      "enchant",
      "protection from artifact or zombie",
      "{T}: Add {W}/{U}",
      "{T}: Add {G}",
      "any",
      "trigger",
    ]);
    expect(objects["Land"]?.tapsFor).to.have.members(["W", "U", "G", "C"]);
  });

  it("names effects after what makes them", async () => {
    const growth = spell("Growth", {
      effects: [
        { affects: { target: 1 }, does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }] },
        { affects: { target: 1 }, does: [{ kind: "gainAbilities", abilities: ["flying"] }] },
      ],
    });
    const double = spell("Double", {
      effects: [
        {
          affects: { type: "Creature" },
          does: [{ kind: "modifyPowerToughness", power: { powerOf: "affected" }, toughness: 0 }],
        },
      ],
    });
    const resolves: ResolvesEvent = { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear"] };
    const { order = [] } = await seen(
      [BEAR, growth, double],
      [
        enters("Bear"),
        enters("Bear", { id: "Twin", token: true, copyOf: "Bear", counters: { "+1/+1": 1 } }),
        { kind: "designate", object: "Bear", designation: "suspected" },
        resolves,
        resolves,
        { ...resolves, id: "third" },
        { kind: "resolves", card: "Double", controller: "Ann" },
        {
          kind: "resolves",
          controller: "Ann",
          ability: { effects: [{ affects: { type: "Land" }, does: [{ kind: "setColors", colors: ["red"] }] }] },
        },
      ],
    );
    expect(order.map(({ layer, effect, objects }) => [layer, effect, ...(objects ?? [])].join(" "))).to.deep.equal([
      "1a Twin/copy Twin",
      "5 effect",
      "6 Bear/suspected Bear",
      "6 Growth/2 Bear",
      "6 Growth#2/2 Bear",
      "6 third/2 Bear",
      "7c Twin/counter:+1/+1 Twin",
      "7c Growth Bear",
      "7c Growth#2 Bear",
      "7c third Bear",
      "7c Double Bear Twin",
      "gameRules Bear/cant-block",
    ]);
  });

  it("reads everything about a resolution before it, and puts counters on later", async () => {
    const surge = spell("Surge", {
      effects: [
        {
          affects: { target: 1 },
          does: [{ kind: "modifyPowerToughness", power: { powerOf: "target" }, toughness: 0 }],
        },
      ],
      puts: [{ on: { target: 1 }, counter: "+1/+1", amount: 3 }],
    });
    const { objects, order } = await seen(
      [BEAR, surge],
      [enters("Bear"), { kind: "resolves", card: "Surge", controller: "Ann", targets: ["Bear"] }],
    );
    expect(objects["Bear"]?.power).to.equal(7);
    expect(order?.map(({ effect }) => effect)).to.deep.equal(["Surge", "Bear/counter:+1/+1"]);
    expect(objects).not.to.have.property("Surge");
  });

  it("has counters that a permanent enters with, unless the event says how many of that kind", async () => {
    const walker = permanent("Walker", ["Planeswalker"], { loyalty: 4 });
    const saga = permanent("Saga", ["Enchantment"], { subtypes: ["Saga"] });
    const hydra = permanent("Hydra", ["Creature"], {
      power: 0,
      toughness: 0,
      abilities: [{ kind: "asEnters", id: "grows", counters: { "+1/+1": 2 } }],
    });
    const { objects } = await seen(
      [walker, saga, hydra],
      [
        enters("Walker"),
        enters("Walker", { id: "Younger", counters: { loyalty: 2 } }),
        enters("Saga"),
        enters("Saga", { id: "Later", counters: { lore: 2 } }),
        enters("Hydra", { counters: { "+1/+1": 1, loyalty: 1 } }),
      ],
    );
    const counters = Object.fromEntries(Object.entries(objects).map(([id, each]) => [id, each.counters]));
    expect(counters).to.deep.equal({
      Walker: { loyalty: 4 },
      Younger: { loyalty: 2 },
      Saga: { lore: 1 },
      Later: { lore: 2 },
      Hydra: { "+1/+1": 3, loyalty: 1 },
    });
    expect(objects["Younger"]?.loyalty).to.equal(2);
    expect(objects["Hydra"]?.loyalty).to.equal(null);
  });

  it("has the owner as controller where nobody controls", async () => {
    for (const [zone, controller] of [
      ["battlefield", "Bob"],
      ["stack", "Bob"],
      ["command", "Bob"],
      ["graveyard", "Ann"],
      ["hand", "Ann"],
      ["library", "Ann"],
      ["exile", "Ann"],
    ] as const) {
      const { objects } = await seen([BEAR], [enters("Bear", { zone, controller: "Bob", owner: "Ann" })]);
      expect(objects["Bear"], zone).to.include({ zone, controller, owner: "Ann" });
    }
  });

  it("has no power for what is no creature, but for cards elsewhere and in copiable values", async () => {
    const vehicle = permanent("Boat", ["Artifact"], { subtypes: ["Vehicle"], power: 3, toughness: 4 });
    const here = await seen([vehicle], [enters("Boat")]);
    const there = await seen([vehicle], [enters("Boat", { zone: "graveyard" })]);
    expect(here.objects["Boat"]).to.include({ power: null, basePower: null });
    expect(here.objects["Boat"]?.copiable).to.include({ power: 3, toughness: 4 });
    expect(there.objects["Boat"]).to.include({ power: 3, toughness: 4, basePower: 3 });
  });

  it("leaves out what is phased out, and takes along what is attached", async () => {
    const aura = permanent("Aura", ["Enchantment"], {
      subtypes: ["Aura"],
      abilities: [{ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }],
    });
    const board = [enters("Bear"), enters("Aura", { attachedTo: "Bear" })];
    const out: ScenarioEvent = { kind: "phaseOut", objects: ["Bear"] };
    const gone = await seen([BEAR, aura], [...board, out]);
    const back = await seen([BEAR, aura], [...board, out, { kind: "phaseIn", objects: ["Bear"] }]);
    expect(gone.objects).to.deep.equal({});
    expect(back.objects["Aura"]?.attachedTo).to.equal("Bear");
    const alone: ScenarioEvent[] = [
      { kind: "phaseOut", objects: ["Aura"] },
      out,
      { kind: "phaseIn", objects: ["Aura"] },
    ];
    const { objects } = await seen([BEAR, aura], [...board, ...alone]);
    expect(Object.keys(objects)).to.deep.equal(["Aura"]);
    expect(objects["Aura"]?.attachedTo).to.equal(null);
  });

  it("names the player of a rule only where there is one, and the objects where there are some to speak of", async () => {
    const rule = (player: "you" | "opponent" | "each"): Card =>
      permanent(player, ["Enchantment"], {
        abilities: [
          { kind: "static", id: "rule", does: [{ kind: "changeGameRule", rule: "no-maximum-hand-size", player }] },
        ],
      });
    const none = permanent("None", ["Enchantment"], {
      abilities: [
        {
          kind: "static",
          id: "none",
          affects: { type: "Planeswalker" },
          does: [{ kind: "changeGameRule", rule: "cant-attack" }],
        },
      ],
    });
    const cards = [rule("you"), rule("opponent"), rule("each"), none];
    const { gameRules } = await seen(
      cards,
      cards.map(({ name }) => enters(name)),
      ["Ann", "Bob", "Cid"],
    );
    const open = { rule: "no-maximum-hand-size" };
    expect(gameRules).to.deep.equal([{ ...open, player: "Ann" }, open, open, { rule: "cant-attack", objects: [] }]);
    const two = await seen([rule("opponent")], [enters("opponent")]);
    expect(two.gameRules).to.deep.equal([{ ...open, player: "Bob" }]);
  });

  it("lists an effect applied to nothing, and none whose condition does not hold", async () => {
    const does: EffectPart[] = [{ kind: "setColors", colors: ["red"] }];
    const card = permanent("Paint", ["Enchantment"], {
      abilities: [
        { kind: "static", id: "nothing", affects: { type: "Planeswalker" }, does: does },
        { kind: "static", id: "later", condition: { turn: "opponent" }, affects: { type: "Land" }, does: does },
      ],
    });
    const { order } = await seen([card], [enters("Paint")]);
    expect(order).to.deep.equal([{ layer: "5", effect: "Paint/nothing", objects: [] }]);
  });

  it("keeps a spell on the stack until an event moves it, and effects on it go along", async () => {
    const red: ScenarioEvent = {
      kind: "resolves",
      controller: "Ann",
      targets: ["Bear"],
      ability: { effects: [{ affects: { target: 1 }, does: [{ kind: "setColors", colors: ["red"] }] }] },
    };
    const cast: ScenarioEvent[] = [{ kind: "casts", player: "Ann", card: "Bear" }, red];
    const { objects, costs } = await seen([BEAR], cast);
    expect(objects["Bear"]).to.deep.include({ zone: "stack", colors: ["red"] });
    expect(costs).to.deep.equal({ Bear: { total: "{1}{G}" } });
    const later = await seen([BEAR], [...cast, { kind: "moves", object: "Bear", to: "battlefield" }]);
    expect(later.objects["Bear"]).to.deep.include({ zone: "battlefield", colors: ["red"] });
    const gone: ScenarioEvent = { kind: "moves", object: "Bear", to: "graveyard" };
    const end = await seen([BEAR], [...cast, gone]);
    expect(end.objects["Bear"]).to.deep.include({ zone: "graveyard", colors: ["green"] });
  });

  it("gains no color that was never chosen, and does not copy a choice", async () => {
    const dye = permanent("Dye", ["Enchantment"], {
      abilities: [
        { kind: "asEnters", id: "choose", choose: "color" },
        {
          kind: "static",
          id: "dye",
          affects: { type: "Creature" },
          does: [{ kind: "addColors", colors: [{ chosen: "color" }] }],
        },
      ],
    });
    // It asks as it enters, and as it is turned face up no more.
    const unasked: ScenarioEvent[] = [enters("Dye", { faceDown: true }), { kind: "turnFaceUp", object: "Dye" }];
    const none = await seen([BEAR, dye], [enters("Bear"), ...unasked]);
    expect(none.objects["Bear"]?.colors).to.deep.equal(["green"]);
    const copy = enters("Dye", { id: "Copy", token: true, copyOf: "Dye", choices: { color: "blue" } });
    const both = await seen([BEAR, dye], [enters("Bear"), enters("Dye", { choices: { color: "red" } }), copy]);
    expect(both.objects["Bear"]?.colors).to.have.members(["green", "red", "blue"]);
  });

  it("gives a new timestamp by attaching to something else, and none by attaching to the same", async () => {
    const size = (name: string, power: number): Card =>
      permanent(name, ["Artifact"], {
        subtypes: ["Equipment"],
        abilities: [
          {
            kind: "static",
            id: "size",
            affects: { host: true },
            does: [{ kind: "setPowerToughness", power, toughness: power }],
          },
        ],
      });
    const cards = [BEAR, size("Old", 9), size("New", 1)];
    const board = [enters("Bear"), enters("Old", { attachedTo: "Bear" }), enters("New", { attachedTo: "Bear" })];
    const again: ScenarioEvent = { kind: "attach", object: "Old", to: "Bear" };
    expect((await seen(cards, [...board, again])).objects["Bear"]?.power).to.equal(1);
    const anew = await seen(cards, [...board, { kind: "unattach", object: "Old" }, again]);
    expect(anew.objects["Bear"]?.power).to.equal(9);
  });
});
