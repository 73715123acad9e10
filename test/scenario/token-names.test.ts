import { expect } from "chai";
import { runMessage } from "../../src/engines/runner-message.js";
import { withMade } from "../../src/events/with-made.js";
import type { Card, EntersEvent, ResolvedObject, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { PREDEFINED_TOKENS } from "../../src/rules/predefined-tokens.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseCard } from "../../src/scenario/parse.js";
import { runTimeline } from "../../src/timeline/run.js";
import { disguise } from "../../src/verifier/disguise.js";
import { cardsOf, namelessCardsOf, requestOf } from "../../src/verifier/request.js";
import { CARDS } from "../corpus/files.js";

type Entering = Partial<EntersEvent> & Pick<EntersEvent, "card">;

function scenario(events: readonly Entering[], cards: Card[] = []): Scenario {
  return {
    id: "tokens",
    rev: 1,
    title: "Tokens",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "111.4", role: "decides" }],
    players: ["Ann"],
    ...(cards.length === 0 ? {} : { cards }),
    timeline: [
      ...events.map((event): EntersEvent => ({ kind: "enters", controller: "Ann", ...event })),
      { kind: "check", id: "end" },
    ],
  };
}

function objectsOf(board: Scenario, ruleset: RulesetId = "current", cards = CARDS): Record<string, ResolvedObject> {
  const run = runTimeline(board, cards, rulesetOf(ruleset));
  if (!run.ok) throw new Error(run.faults.map(({ message }) => message).join("; "));
  return run.value.checkPoints[0]?.resolution.objects ?? {};
}

function namesOf(board: Scenario, ruleset: RulesetId = "current"): Record<string, string | null> {
  return Object.fromEntries(Object.entries(objectsOf(board, ruleset)).map(([id, { name }]) => [id, name]));
}

function faultsOf(board: Scenario): string[] {
  return checkScenario(board, JSON.stringify(board), "tokens.json", CARDS).map(({ message }) => message);
}

const SCOUT: Card = {
  name: "Goblin Scout",
  types: ["Creature"],
  subtypes: ["Goblin", "Scout"],
  power: 1,
  toughness: 1,
};

describe("the name of a token", () => {
  it("is its subtypes with the word Token since November 2021, and was its subtypes", () => {
    const board = scenario([{ card: "Goblin Scout", token: true }], [SCOUT]);
    expect(namesOf(board)).to.deep.equal({ "Goblin Scout": "Goblin Scout Token" });
    for (const old of ["pre-m10", "m10", "m14", "ikoria"] as const)
      expect(namesOf(board, old), old).to.deep.equal({ "Goblin Scout": "Goblin Scout" });
  });

  it("is the one that is given", () => {
    const lage: Card = { name: "Marit Lage", supertypes: ["Legendary"], types: ["Creature"], subtypes: ["Avatar"] };
    const named: Card = { ...SCOUT, printedName: "Goblin Scout" };
    expect(namesOf(scenario([{ card: "Marit Lage", token: true }], [lage]))).to.deep.equal({
      "Marit Lage": "Marit Lage",
    });
    expect(namesOf(scenario([{ card: "Goblin Scout", token: true }], [named]))).to.deep.equal({
      "Goblin Scout": "Goblin Scout",
    });
  });

  it("is that of the card it copies or is created after, though that is called as its subtypes", () => {
    const board = scenario([
      { card: "Assembly-Worker" },
      { card: "Assembly-Worker", id: "copy", token: true, copyOf: "Assembly-Worker" },
      { card: "Assembly-Worker", id: "created", token: true },
      { card: "Forest", token: true },
    ]);
    expect(new Set(Object.values(namesOf(board)))).to.deep.equal(new Set(["Assembly-Worker", "Forest"]));
  });

  it("follows the subtypes and not the word by which a board tells two apart", () => {
    const small: Card = { name: "Small Scout", printedName: null, types: ["Creature"], subtypes: ["Goblin", "Scout"] };
    expect(namesOf(scenario([{ card: "Small Scout", token: true }], [small]))).to.deep.equal({
      "Small Scout": "Goblin Scout Token",
    });
  });

  it("stays in other words: the order of its subtypes is kept, as that of other lists is not", () => {
    const board = withMade(
      scenario([{ card: "Goblin Scout", token: true }, { card: "Cursed Courtier" }], [SCOUT]),
      CARDS,
    );
    const other = disguise(board, cardsOf(board, CARDS), "one");
    expect(other.cards.find(({ name }) => name === "Goblin Scout")?.subtypes).to.deep.equal(["Goblin", "Scout"]);
    expect(other.scenario.cards?.[0]?.subtypes).to.deep.equal(["Goblin", "Scout"]);
    expect(other.cards.find(({ name }) => name === "Cursed Courtier")?.subtypes).to.deep.equal(["Noble", "Human"]);
  });

  it("is told to engines with data: that none is given", () => {
    const sent = runMessage(
      1,
      requestOf(scenario([{ card: "Goblin Scout", token: true }], [SCOUT]), CARDS, "current"),
      "effects",
    );
    expect(sent.cards?.map(({ printedName }) => printedName)).to.deep.equal([null]);
  });
});

/** CR 111.10a-w: what each is called and is. Artifacts unless it says otherwise; colorless unless it says otherwise. */
const DEFINED: Readonly<Record<keyof typeof PREDEFINED_TOKENS, Partial<ResolvedObject> & { name: string }>> = {
  Treasure: { name: "Treasure Token", subtypes: ["Treasure"] },
  Food: { name: "Food Token", subtypes: ["Food"] },
  Gold: { name: "Gold Token", subtypes: ["Gold"] },
  Walker: { name: "Walker", types: ["Creature"], subtypes: ["Zombie"], colors: ["black"], power: 2, toughness: 2 },
  Shard: { name: "Shard Token", types: ["Enchantment"], subtypes: ["Shard"] },
  Clue: { name: "Clue Token", subtypes: ["Clue"] },
  Blood: { name: "Blood Token", subtypes: ["Blood"] },
  Powerstone: { name: "Powerstone Token", subtypes: ["Powerstone"] },
  Incubator: { name: "Incubator Token", subtypes: ["Incubator"] },
  "Cursed Role": { name: "Cursed", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Monster Role": { name: "Monster", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Royal Role": { name: "Royal", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Sorcerer Role": { name: "Sorcerer", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Virtuous Role": { name: "Virtuous", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Wicked Role": { name: "Wicked", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  "Young Hero Role": { name: "Young Hero", types: ["Enchantment"], subtypes: ["Aura", "Role"] },
  Map: { name: "Map Token", subtypes: ["Map"] },
  Junk: { name: "Junk Token", subtypes: ["Junk"] },
  Lander: { name: "Lander Token", subtypes: ["Lander"] },
  Mutagen: { name: "Mutagen Token", subtypes: ["Mutagen"] },
  Vibranium: { name: "Vibranium Token", subtypes: ["Vibranium"], abilities: ["indestructible", "mana"] },
};

describe("a token that the rules define", () => {
  for (const [card, is] of Object.entries(DEFINED)) {
    it(`comes by its name alone: ${card}`, () => {
      const host = "Grizzly Bears";
      const isRole = is.subtypes?.includes("Role") === true;
      const board = scenario([{ card: host }, { card, ...(isRole ? { attachedTo: host } : {}) }]);
      expect(faultsOf(board)).to.deep.equal([]);
      const expected = { types: ["Artifact"], colors: [], manaCost: null, manaValue: 0, power: null, ...is };
      expect(objectsOf(board)[card]).to.deep.include(expected);
      const [, event] = withMade(board, CARDS).timeline;
      expect(event).to.deep.include({ card, token: true });
    });
  }

  it("has valid data", () => {
    for (const token of Object.values(PREDEFINED_TOKENS)) {
      const read = parseCard(JSON.stringify(token), `${token.name}.json`);
      expect(read.ok ? [] : read.problems).to.deep.equal([]);
    }
  });

  it("is made by the card that says its name", () => {
    const board = scenario([{ card: "Treasure", madeBy: "Charming Scoundrel" }]);
    expect(faultsOf(board)).to.deep.equal([]);
    expect(objectsOf(board)["Treasure"]).to.deep.include({ name: "Treasure Token", types: ["Artifact"] });
    expect(faultsOf(scenario([{ card: "Food", madeBy: "Charming Scoundrel" }]))).to.deep.equal([
      'the card "Charming Scoundrel" makes no "Food"',
    ]);
    const wrong = parseCard(JSON.stringify({ name: "X", types: ["Artifact"], makes: ["Tresure"] }), "x.json");
    expect(wrong.ok ? [] : wrong.problems.map(({ message }) => message)).to.deep.equal([
      '"Tresure" is none of the words allowed here',
    ]);
  });

  it("is another thing where the board has a card of that name, and no card", () => {
    const own: Card = { name: "Food", types: ["Creature"], power: 1, toughness: 1 };
    expect(objectsOf(scenario([{ card: "Food" }], [own]))["Food"]).to.deep.include({
      name: "Food",
      types: ["Creature"],
    });
    expect(faultsOf(scenario([{ card: "Food", token: false }]))).to.deep.equal(['unknown card "Food"']);
  });

  it("may be called otherwise than it is named, as a Role is", () => {
    const post: Card = {
      name: "Test Post",
      types: ["Land"],
      makes: [
        {
          name: "Guard with reach",
          printedName: "Guard",
          types: ["Creature"],
          subtypes: ["Soldier"],
          power: 1,
          toughness: 1,
        },
      ],
    };
    const board = scenario([{ card: "Guard with reach", madeBy: "Test Post", id: "Guard A" }]);
    const cards = new Map([...CARDS, [post.name, post]]);
    expect(objectsOf(board, "current", cards)["Guard A"]).to.deep.include({ name: "Guard" });
  });

  it("is known to an engine that goes by names, and sent as data to others", () => {
    const board = scenario([{ card: "Clue" }]);
    expect(namelessCardsOf(board, CARDS)).to.deep.equal([]);
    const request = requestOf(board, CARDS, "current");
    expect(runMessage(1, request, "names").cardNames).to.deep.equal(["Clue"]);
    expect(runMessage(1, request, "effects").cards?.map(({ name }) => name)).to.deep.equal(["Clue"]);
  });

  it("stays as it is once it is written out", () => {
    const once = withMade(scenario([{ card: "Incubator" }]), CARDS);
    expect(withMade(once, new Map())).to.equal(once);
  });
});
