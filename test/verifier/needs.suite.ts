import { expect } from "chai";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import type { CheckEvent, Handles, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { corpusNeeds } from "../cli/program.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { needed } from "../support/studies.js";
import { check, scenario } from "./boards.js";

function enters(card: string, more: object = {}): ScenarioEvent {
  return { kind: "enters", card, controller: "Ann", ...more };
}

function resolves(card: string, target: string): ScenarioEvent {
  return { kind: "resolves", card, controller: "Ann", targets: [target] };
}

const END: CheckEvent = check({ players: { Ann: { life: 20 } } });

/** Boards of cards of the corpus, each with all that it needs. */
const BOARDS: readonly (readonly [what: string, timeline: ScenarioEvent[], needs: Handles[]])[] = [
  ["permanents that just enter", [enters("Grizzly Bears"), enters("Forest"), END], []],
  ["an anthem", [enters("Grizzly Bears"), enters("Glorious Anthem"), END], ["power-toughness"]],
  [
    "two that only add to one creature",
    [enters("Grizzly Bears"), enters("Glorious Anthem"), enters("Spear of Heliod"), END],
    ["power-toughness"],
  ],
  ["a counter", [enters("Grizzly Bears", { counters: { "+1/+1": 1 } }), END], ["power-toughness", "counters"]],
  [
    "a keyword counter",
    [enters("Grizzly Bears"), { kind: "counters", object: "Grizzly Bears", add: { flying: 1 } }, END],
    ["abilities", "counters", "keyword-counters"],
  ],
  [
    "a counter that does nothing by itself",
    [enters("Forest"), { kind: "counters", object: "Forest", add: { charge: 1 } }, END],
    ["counters"],
  ],
  [
    "a spell with a target",
    [enters("Grizzly Bears"), resolves("Giant Growth", "Grizzly Bears"), END],
    ["power-toughness", "resolving"],
  ],
  [
    "its end",
    [enters("Grizzly Bears"), resolves("Giant Growth", "Grizzly Bears"), { kind: "turn", active: "Ann" }, END],
    ["resolving", "durations"],
  ],
  ["what comes after the last check", [enters("Grizzly Bears"), END, enters("Humility")], []],
  ["a size that a creature defines", [enters("Maro"), END], ["characteristic-defining", "power-toughness"]],
  [
    "an Aura and what it sets",
    [enters("Forest"), enters("Sea's Claim", { attachedTo: "Forest" }), END],
    ["basic-land-types", "attachments"],
  ],
  [
    "an effect that another one ends before its turn",
    [enters("Goblin Piker"), enters("Goblin Chieftain"), enters("Humility"), END],
    ["abilities", "power-toughness", "dependency-existence"],
  ],
  [
    "an effect that goes on without its ability",
    [enters("Opalescence"), enters("Humility"), enters("Glorious Anthem"), END],
    ["type", "abilities", "power-toughness", "timestamp-order", "begun-effects"],
  ],
  ["a question about state-based actions", [enters("Grizzly Bears"), check({ stateBased: [] })], ["state-based"]],
  [
    "a question about what is true after them",
    [enters("Grizzly Bears"), check({ afterStateBasedActions: { rounds: [] } })],
    ["state-based", "state-based-rounds"],
  ],
  [
    "a question about an object in a graveyard",
    [enters("Grizzly Bears", { zone: "graveyard" }), check({ expect: { "Grizzly Bears": { colors: ["green"] } } })],
    ["other-zones"],
  ],
  [
    "a question about where an object has gone",
    [
      enters("Grizzly Bears"),
      { kind: "moves", object: "Grizzly Bears", to: "graveyard" },
      check({ expect: { "Grizzly Bears": { zone: "graveyard" } } }),
    ],
    ["zone-changes"],
  ],
  ["a token that is no copy", [enters("Grizzly Bears", { token: true, tapped: true }), END], ["tokens", "tapping"]],
  ["a word that is false", [enters("Grizzly Bears", { token: false, tapped: false }), END], []],
  [
    "what enters as a copy",
    [enters("Grizzly Bears"), enters("Clone", { copyOf: "Grizzly Bears" }), END],
    ["copy", "entering-as"],
  ],
  [
    "a token that is a copy",
    [enters("Grizzly Bears"), enters("Grizzly Bears", { id: "Twin", token: true, copyOf: "Grizzly Bears" }), END],
    ["copy", "tokens"],
  ],
  [
    "events at once",
    [{ kind: "simultaneous", events: [enters("Forest", { tapped: true }), enters("Grizzly Bears")] }, END],
    ["simultaneous-timestamps", "tapping"],
  ],
  ["a card with two faces", [enters("Delver of Secrets"), END], ["double-faced"]],
];

describe("what a run needs of an engine", () => {
  for (const [what, timeline, needs] of BOARDS) {
    it(`${what}: ${needs.join(", ") || "nothing"}`, async () => {
      expect(await needed(scenario("a-board", { timeline }))).to.deep.equal(needs);
    });
  }

  it("a made-up card, once the timeline names it", async () => {
    const cards = [{ name: "Odd Bear", types: ["Creature" as const], power: 2, toughness: 2, madeUp: true as const }];
    expect(await needed(scenario("own", { cards, timeline: [enters("Odd Bear"), END] }))).to.deep.equal([
      "made-up-cards",
    ]);
    expect(await needed(scenario("own", { cards, timeline: [enters("Forest"), END] }))).to.deep.equal([]);
  });

  it("a board that can't be needs what its events say", async () => {
    const timeline = [enters("Forest", { tapped: true }), resolves("Giant Growth", "Nobody"), END];
    expect(await needed(scenario("faulty", { timeline }))).to.deep.equal(["resolving", "tapping"]);
  });
});

/** Players and objects that have an id of their own under other names, wherever these stand. */
function renamed(scenario: Scenario): Scenario {
  const names = new Map(namesIn(scenario).map((name, n, all) => [name, `n${all.length - n}`]));
  const other = (text: string): string => {
    const [object = "", ...rest] = text.split("/");
    return names.get(text) ?? [names.get(object) ?? object, ...rest].join("/");
  };
  const visit = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return KEPT.has(key) ? value : other(value);
    if (Array.isArray(value)) return value.map((each) => visit(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [other(name), visit(each, name)]));
  };
  return { ...scenario, players: visit(scenario.players) as never, timeline: visit(scenario.timeline) as never };
}

/** Where a word stands for no object or player. */
const KEPT: ReadonlySet<string> = new Set(["kind", "card", "meldedWith", "ability", "abilities", "subtypes"]);

function namesIn({ players, timeline }: Scenario): string[] {
  const words = new Set(timeline.flatMap((event) => ("card" in event ? [event.card] : [])));
  const ids = timeline.flatMap((event) => ("id" in event && event.kind === "enters" && event.id ? [event.id] : []));
  return [...players.map((player) => (typeof player === "string" ? player : player.name)), ...ids].filter(
    (name) => !words.has(name),
  );
}

describe("what the corpus needs", () => {
  it("every handle, somewhere", async () => {
    const needs = new Set((await corpusNeeds()).flatMap(({ handles }) => handles));
    expect(EVERY_HANDLES.filter((handle) => !needs.has(handle))).to.deep.equal([]);
  });

  it("no handle everywhere, and little for a first handful of runs", async () => {
    const runs = await corpusNeeds();
    for (const handle of EVERY_HANDLES)
      expect(
        runs.some(({ handles }) => !handles.includes(handle)),
        handle,
      ).to.equal(true);
    expect(runs.filter(({ handles }) => handles.length <= 2)).to.have.length.above(50);
  });

  it("each handle once, in the order of the vocabulary", async () => {
    for (const { entry, handles } of await corpusNeeds())
      expect(handles, `${entry.scenario} ${entry.ruleset}`).to.deep.equal(
        EVERY_HANDLES.filter((each) => handles.includes(each)),
      );
  });

  it("the same whatever objects and players are called", async () => {
    const others = new Map(SCENARIO_FILES.map(({ data }) => [data.id, renamed(data)]));
    const changed: string[] = [];
    for (const { entry, handles } of await corpusNeeds()) {
      const { scenario: id, ruleset } = entry;
      const other = others.get(id);
      // What a name could change, it would change by every edition.
      if (other?.rulesets.at(-1) !== ruleset) continue;
      const found = await needed(other, ruleset);
      if (found.join() !== handles.join()) changed.push(`${id} ${ruleset}: ${found.join()} for ${handles.join()}`);
    }
    expect(changed).to.deep.equal([]);
  });
});
