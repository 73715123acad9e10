import { expect } from "chai";
import type { AbilityEntry, Card, EntersEvent, ResolvesEvent } from "../../src/rules/formats.gen.js";
import { RESOLVING_KEYWORDS } from "../../src/rules/keyword-resolving.js";
import { meaningOf } from "../../src/rules/keywords.js";
import { BEAR, creature, LOSES_ALL, onTarget } from "../support/cards.js";
import { play, type Played, type Step } from "../support/play.js";

/** A keyword of a creature with power 2 and toughness 3 resolves, and what becomes of it and of a Bear beside it. */
interface Case {
  readonly ability: AbilityEntry;
  /** What has it, if it is no creature. */
  readonly card?: Partial<Card>;
  readonly enters?: Partial<EntersEvent>;
  readonly before?: readonly Step[];
  readonly resolves?: Partial<ResolvesEvent>;
  readonly after?: readonly Step[];
  readonly self?: object;
  readonly bear?: object;
}

const ON_BEAR: Partial<ResolvesEvent> = { targets: ["Bear"] };
const BY_BEAR: Partial<ResolvesEvent> = { triggeredBy: { object: "Bear" } };
const ONE = { "+1/+1": 1 };

function keyword(name: string, n: number): AbilityEntry {
  return { kind: "keyword", keyword: name, n };
}

const CASES: Readonly<Record<string, Case>> = {
  crew: { ability: keyword("crew", 2), self: { types: ["Artifact", "Creature"] } },
  saddle: { ability: keyword("saddle", 2), self: { power: 2 } },
  station: { ability: "station", resolves: { x: 3 }, self: { counters: { charge: 3 } } },
  "level up": { ability: { kind: "keyword", keyword: "level up", cost: "{1}" }, self: { counters: { level: 1 } } },
  outlast: { ability: { kind: "keyword", keyword: "outlast", cost: "{1}" }, self: { counters: ONE } },
  evolve: { ability: "evolve", self: { counters: ONE } },
  training: { ability: "training", self: { counters: ONE } },
  dethrone: { ability: "dethrone", self: { counters: ONE } },
  increment: { ability: "increment", self: { counters: ONE } },
  mentor: {
    ability: "mentor",
    before: [
      { kind: "counters", object: "Hero", add: ONE },
      { kind: "designate", object: "Bear", designation: "attacking" },
    ],
    resolves: ON_BEAR,
    self: { counters: ONE },
    bear: { counters: ONE },
  },
  reinforce: {
    ability: { kind: "keyword", keyword: "reinforce", n: 2, cost: "{1}" },
    resolves: ON_BEAR,
    bear: { counters: { "+1/+1": 2 } },
  },
  fabricate: { ability: keyword("fabricate", 2), self: { counters: { "+1/+1": 2 } } },
  renown: { ability: keyword("renown", 2), self: { counters: { "+1/+1": 2 } } },
  backup: {
    ability: keyword("backup", 2),
    resolves: ON_BEAR,
    bear: { counters: { "+1/+1": 2 }, abilities: ["reach"] },
  },
  scavenge: {
    ability: { kind: "keyword", keyword: "scavenge", cost: "{1}" },
    enters: { zone: "graveyard" },
    before: [{ kind: "moves", object: "Hero", to: "exile" }],
    resolves: ON_BEAR,
    bear: { counters: { "+1/+1": 2 } },
  },
  modular: {
    ability: keyword("modular", 3),
    before: [
      { kind: "moves", object: "Hero", to: "graveyard" },
      onTarget("Weld", "Bear", { kind: "addTypes", types: ["Artifact"] }),
    ],
    resolves: ON_BEAR,
    bear: { counters: { "+1/+1": 3 } },
  },
  graft: {
    ability: keyword("graft", 2),
    resolves: BY_BEAR,
    self: { counters: ONE, power: 3 },
    bear: { counters: ONE, power: 3 },
  },
  "cumulative upkeep": {
    ability: { kind: "keyword", keyword: "cumulative upkeep", cost: "{1}" },
    self: { counters: { age: 1 } },
  },
  fading: { ability: keyword("fading", 3), self: { counters: { fade: 2 } } },
  vanishing: { ability: keyword("vanishing", 3), self: { counters: { time: 2 } } },
  impending: {
    ability: { kind: "keyword", keyword: "impending", n: 4, cost: "{1}" },
    enters: { counters: { time: 4 } },
    self: { counters: { time: 3 } },
  },
  awaken: {
    ability: { kind: "keyword", keyword: "awaken", n: 3, cost: "{5}" },
    before: [[{ name: "Wood", types: ["Land"], subtypes: ["Forest"] }, {}]],
    resolves: { targets: ["Wood"] },
    self: { counters: {} },
  },
  unearth: {
    ability: { kind: "keyword", keyword: "unearth", cost: "{1}" },
    enters: { zone: "graveyard" },
    before: [{ kind: "moves", object: "Hero", to: "battlefield" }],
    after: [{ kind: "turn", active: "Bob" }],
    self: { abilities: ["haste", "reach", "unearth {1}"] },
  },
  exalted: { ability: "exalted", resolves: BY_BEAR, self: { power: 2 }, bear: { power: 3, toughness: 3 } },
  flanking: { ability: "flanking", resolves: BY_BEAR, self: { power: 2 }, bear: { power: 1, toughness: 1 } },
  prowess: { ability: "prowess", self: { power: 3, toughness: 4 } },
  bushido: { ability: keyword("bushido", 2), self: { power: 4, toughness: 5 } },
  frenzy: { ability: keyword("frenzy", 2), self: { power: 4, toughness: 3 } },
  rampage: { ability: keyword("rampage", 2), resolves: { x: 3 }, self: { power: 8, toughness: 9 } },
  melee: { ability: "melee", resolves: { x: 2 }, self: { power: 4, toughness: 5 } },
  enlist: { ability: "enlist", resolves: { x: 4 }, self: { power: 6, toughness: 3 } },
  "battle cry": {
    ability: "battle cry",
    before: [{ kind: "designate", object: "Bear", designation: "attacking" }],
    self: { power: 2 },
    bear: { power: 3, toughness: 2 },
  },
  soulbond: {
    ability: "soulbond",
    resolves: { chosenObjects: ["Bear"] },
    self: { abilities: ["reach", "soulbond"] },
  },
  equip: {
    ability: { kind: "keyword", keyword: "equip", cost: "{1}" },
    card: { types: ["Artifact"], subtypes: ["Equipment"] },
    resolves: ON_BEAR,
    self: { attachedTo: "Bear" },
  },
  fortify: {
    ability: { kind: "keyword", keyword: "fortify", cost: "{1}" },
    card: { types: ["Artifact"], subtypes: ["Fortification"] },
    before: [[{ name: "Wood", types: ["Land"], subtypes: ["Forest"] }, {}]],
    resolves: { targets: ["Wood"] },
    self: { attachedTo: "Wood" },
  },
  reconfigure: {
    ability: { kind: "keyword", keyword: "reconfigure", cost: "{1}" },
    card: { types: ["Artifact", "Creature"], subtypes: ["Equipment"], power: 2, toughness: 3 },
    resolves: ON_BEAR,
    self: { attachedTo: "Bear", types: ["Artifact"] },
  },
};

function hero(...abilities: AbilityEntry[]): Card {
  return creature("Hero", 2, 3, { abilities: [...abilities, "reach"] });
}

function cited({ resolution: { trace } }: Played): string[] {
  return trace.flatMap((step) => [
    ...("clauses" in step ? step.clauses : [step.clause]),
    ...("also" in step ? (step.also ?? []) : []),
  ]);
}

function resolves(name: string, over: Partial<ResolvesEvent> = {}): ResolvesEvent {
  return { kind: "resolves", source: "Hero", ability: name, controller: "Ann", ...over };
}

describe("keywords that resolve", () => {
  it("are all here", () => expect(Object.keys(CASES)).to.have.members([...RESOLVING_KEYWORDS]));

  for (const [
    name,
    { ability, card, enters = {}, before = [], resolves: over = {}, after = [], self, bear },
  ] of Object.entries(CASES))
    it(`do what ${name} says`, () => {
      const has = card === undefined ? hero(ability) : { name: "Hero", types: [], ...card, abilities: [ability] };
      const played = play([has, enters], BEAR, ...before, resolves(name, over), ...after);
      if (self !== undefined) expect(played.object("Hero")).to.deep.include(self);
      if (bear !== undefined) expect(played.object("Bear")).to.deep.include(bear);
    });

  for (const [name, { ability, card, enters = {}, before = [], resolves: over = {} }] of Object.entries(CASES))
    it(`go by the clause of ${name}`, () => {
      const has = card === undefined ? hero(ability) : { name: "Hero", types: [], ...card, abilities: [ability] };
      const steps: Step[] = [[has, enters], BEAR, ...before];
      const clause = meaningOf(name) ?? "";
      expect(cited(play(...steps, resolves(name, over)))).to.include(clause);
    });

  it("make a land that stays what it is a creature, with awaken", () => {
    const steps: Step[] = [[{ name: "Wood", types: ["Land"], subtypes: ["Forest"] }, {}]];
    const spell: Card = {
      name: "Wake",
      types: ["Sorcery"],
      abilities: [{ kind: "keyword", keyword: "awaken", n: 3, cost: "{5}" }],
    };
    const wood = play(...steps, [spell, { zone: "graveyard" }], {
      kind: "resolves",
      card: "Wake",
      ability: "awaken",
      controller: "Ann",
      targets: ["Wood"],
    }).object("Wood");
    expect(wood).to.deep.include({ types: ["Creature", "Land"], subtypes: ["Elemental", "Forest"], power: 3 });
    expect(wood.abilities).to.have.members(["haste", "{T}: Add {G}"]);
  });

  it("give backup's abilities only to another creature, and only those printed below it", () => {
    const shield = creature("Hero", 2, 3, { abilities: ["flying", keyword("backup", 1), "reach"] });
    const onBear = play(shield, BEAR, resolves("backup", ON_BEAR));
    expect(onBear.object("Bear").abilities).to.deep.equal(["reach"]);
    const onItself = play(shield, BEAR, resolves("backup 1", { targets: ["Hero"] }));
    expect(onItself.object("Hero")).to.deep.include({ abilities: ["backup 1", "flying", "reach"], counters: ONE });
  });

  it("give no backup abilities that the creature has gained, nor take back those it loses afterwards (CR 702.165c-d)", () => {
    const shield = hero(keyword("backup", 1));
    const gains = onTarget("taught", "Hero", { kind: "gainAbilities", abilities: ["flying"] });
    const blank = onTarget("blank", "Hero", LOSES_ALL);
    expect(play(shield, BEAR, gains, blank, resolves("backup", ON_BEAR)).object("Bear").abilities).to.deep.equal([
      "reach",
    ]);
    expect(
      play(shield, BEAR, resolves("backup", ON_BEAR), { kind: "turn", active: "Bob" }).object("Bear").abilities,
    ).to.deep.equal([]);
  });

  it("renown a creature once (CR 702.112c)", () => {
    const twice = play(hero(keyword("renown", 2)), resolves("renown"), resolves("renown", { id: "again" }));
    expect(twice.object("Hero").counters).to.deep.equal({ "+1/+1": 2 });
  });

  it("move no counter where none is left, and remove none", () => {
    const graft = play([hero(keyword("graft", 2)), { counters: { "+1/+1": 0 } }], BEAR, resolves("graft", BY_BEAR));
    expect(graft.object("Bear").counters).to.deep.equal({});
    const faded = play([hero(keyword("fading", 1)), { counters: { fade: 0 } }], resolves("fading"));
    expect(faded.object("Hero").counters).to.deep.equal({});
  });

  it("are found on a copy by their name", () => {
    const clone: Card = {
      ...creature("Clone", 0, 0),
      abilities: [{ kind: "asEnters", id: "copy", copy: { of: { type: "Creature" } } }],
    };
    const copy = play(
      hero(keyword("bushido", 2)),
      [clone, { copyOf: "Hero" }],
      resolves("bushido", { source: "Clone" }),
    );
    expect(copy.object("Clone").power).to.equal(4);
  });
});
