import { expect } from "chai";
import { english } from "../../src/explain/narrator.js";
import { missesOf, type Miss } from "../../src/resolver/telling/misses.js";
import { resolve } from "../../src/resolver/resolve.js";
import { boardsOf } from "../../src/timeline/run.js";
import { missPhrase } from "../../src/wording/endings.js";
import { current, timelineOf, type Step } from "../support/play.js";
import { expectSentences } from "../support/told-words.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  FOREST,
  gets,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

function missed(object: string, ...steps: Step[]): readonly Miss[] {
  const run = boardsOf(timelineOf(steps), new Map(), current());
  const board = run.ok ? run.value.at(-1)?.board : undefined;
  if (board === undefined) throw new Error("the board can't be made");
  const outcome = resolve(board, current());
  const views = [...outcome.state.views];
  const found = missesOf(
    outcome,
    board.objects.findLastIndex(({ id }) => id === object),
  );
  expect(outcome.state.views).to.deep.equal(views);
  return found;
}

/** What is said of each effect that does not reach the object. */
function told(object: string, ...steps: Step[]): readonly string[] {
  const { names, speaker } = english();
  const sentences = missed(object, ...steps).map((miss) => speaker.sentence(missPhrase(object, miss, names)));
  sentences.forEach(expectSentences);
  return sentences;
}

describe("what does not reach an object", () => {
  const anthem = enchantment("Anthem", affecting("boost", { ...CREATURES, color: "white" }, gets(1, 1)));

  it("is told with the first thing that it does not meet, and what it was then", () => {
    expect(told("Forest", FOREST, anthem)).to.deep.equal([
      "The effect of Anthem (boost) does not reach Forest: Forest isn't a creature (then: Basic Land — Forest).",
    ]);
    expect(told("Bear", BEAR, anthem)).to.deep.equal([
      "The effect of Anthem (boost) does not reach Bear: Bear isn't white (then: green).",
    ]);
    expect(told("Bear", [BEAR, { zone: "graveyard" }], anthem)).to.deep.equal([
      "The effect of Anthem (boost) does not reach Bear: Bear isn't on the battlefield.",
    ]);
  });

  it("is asked where the effect began, not at the end", () => {
    // White in layer 5 is too late for what asks in layer 4.
    const elves = affecting("elves", { ...CREATURES, color: "white" }, { kind: "addTypes", subtypes: ["Elf"] });
    const late: Step[] = [
      BEAR,
      enchantment("Elves", elves),
      onTarget("Paint", "Bear", { kind: "setColors", colors: ["white"] }),
    ];
    expect(missed("Bear", ...late).map(({ effect, layer, asked }) => ({ effect, layer, asked }))).to.deep.equal([
      { effect: "Elves/elves", layer: "4", asked: { color: "white" } },
    ]);
  });

  it("is told of what an older effect has taken from it meanwhile", () => {
    const wakes = enchantment(
      "Wakes",
      affecting("wakes", { type: "Enchantment", not: { subtype: "Aura" } }, { kind: "addTypes", types: ["Creature"] }),
    );
    const veil = aura("Veil", affecting("veil", { host: true }, gets(1, 1)));
    expect(told("Veil", BEAR, wakes, [veil, { attachedTo: "Bear" }])).to.deep.equal([
      "The effect of Wakes (wakes) does not reach Veil: Veil is an Aura (then: Enchantment — Aura).",
      "The effect of Veil (veil) does not reach Veil: Veil isn't attached to that.",
    ]);
  });

  it("tells of a resolved effect that its objects were settled (CR 611.2c)", () => {
    const charge = resolving("Charge", [{ affects: CREATURES, does: [gets(1, 1)] }]);
    expect(missed("Late", BEAR, charge, creature("Late", 1, 1)).map(({ clause }) => clause)).to.deep.equal(["611.2c"]);
    expect(missed("Bear", BEAR, charge)).to.deep.equal([]);
  });

  it("leaves out what an ability says of itself alone", () => {
    const proud = creature("Proud", 1, 1, { abilities: [affecting("proud", { self: true }, gets(1, 1))] });
    expect(missed("Bear", BEAR, proud)).to.deep.equal([]);
  });

  it("tells each kind of description in its own words", () => {
    const of = (affects: Parameters<typeof affecting>[1], ...more: Step[]): string =>
      told("Bear", BEAR, ...more, enchantment("Law", affecting("law", affects, LOSES_ALL))).join(" ");
    expect(of({ type: "Creature", power: { atLeast: 3 } })).to.contain("(then: 2/2)");
    expect(of({ type: "Creature", controller: "opponent" })).to.contain("(then: under Ann's control)");
    expect(of({ type: "Creature", keyword: "flying" })).to.contain("(then: no abilities)");
    expect(of({ anyOf: [{ subtype: "Elf" }, { subtype: "Goblin" }] })).to.contain("(then: Creature — Bear)");
    expect(of({ allOf: [{ type: "Creature" }, { subtype: "Elf" }] })).to.contain("isn't an Elf");
    const lord = creature("Lord", 2, 2, { abilities: [affecting("lord", { ...CREATURES, other: true }, gets(1, 1))] });
    expect(told("Lord", lord)).to.deep.equal(["The effect of Lord (lord) speaks of others than Lord."]);
  });
});
