import { expect } from "chai";
import { explainResolution } from "../../src/explain/resolution.js";
import { explainScenario } from "../../src/explain/narrative.js";
import { whyOf } from "../../src/explain/why/why.js";
import { narratorOf } from "../../src/explain/narrator.js";
import { meantEvents } from "../../src/explain/told-events.js";
import { trulySaid } from "../../src/explain/void-choices.js";
import type { CheckEvent, Scenario } from "../../src/rules/formats.gen.js";
import type { Board } from "../../src/rules/board.js";
import { newestOf, rulesetOf } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { boardsOf, runTimeline } from "../../src/timeline/run.js";
import { cardsOf } from "../../src/verifier/request.js";
import { LANGUAGES, type Language } from "../../src/wording/language.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { explainedOf } from "../support/explained.js";

/** What turns over, of all scenarios: whether it did is seen by the boards before and after. */

const TURNING: ReadonlySet<string> = new Set(["transform", "turnFaceDown"]);

/** All of a board but what is only said of it. */
function whatIs(board: Board): string {
  const told = new Set(["startClauses", "startFacts", "past"]);
  return JSON.stringify(board, (key, value: unknown) =>
    told.has(key)
      ? undefined
      : value instanceof Map || value instanceof Set
        ? [...(value as Iterable<unknown>)]
        : value,
  );
}

/** The places of events that turn something over, each with whether it changed anything. */
function turned(scenario: Scenario, ruleset: Ruleset): Map<number, boolean> {
  const look = (place: number, when: string): CheckEvent => ({ kind: "check", id: `${when} ${String(place)}` });
  const timeline = scenario.timeline.flatMap((event, place) =>
    TURNING.has(event.kind) ? [look(place, "before"), event, look(place, "after")] : [event],
  );
  const folded = boardsOf({ ...scenario, timeline }, corpusCards(), ruleset);
  if (!folded.ok) throw new Error(folded.faults.map(({ message }) => message).join("; "));
  const boards = new Map(folded.value.map(({ check, board }) => [check, whatIs(board)]));
  return new Map(
    scenario.timeline.flatMap(({ kind }, place) =>
      TURNING.has(kind)
        ? [[place, boards.get(`before ${String(place)}`) !== boards.get(`after ${String(place)}`)] as const]
        : [],
    ),
  );
}

function told(id: string, language: Language): string {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const run =
    scenario === undefined ? undefined : runTimeline(scenario, corpusCards(), rulesetOf(newestOf(scenario.rulesets)));
  if (scenario === undefined || run?.ok !== true) throw new Error(`${id} can't be told`);
  const { checkPoints } = run.value;
  const cards = cardsOf(scenario, corpusCards());
  return explainScenario({ ...scenario, checkPoints, cards }, { width: 100_000, language });
}

describe("events that do nothing", () => {
  for (const scenario of corpusScenarios().filter(({ timeline }) => timeline.some(({ kind }) => TURNING.has(kind))))
    it(`${scenario.id}: are not told as done, and all others are`, () => {
      const ruleset = rulesetOf(newestOf(scenario.rulesets));
      const run = runTimeline(scenario, corpusCards(), ruleset);
      if (!run.ok) throw new Error("it can't be run");
      const said = trulySaid(scenario.timeline, run.value.checkPoints);
      const isDone = new Map(
        [...turned(scenario, ruleset).keys()].map((place) => {
          const { event, vain = [] } = said[place] ?? {};
          const isMeant = event !== undefined && "meant" in event;
          expect(isMeant, `event ${String(place + 1)} as it is meant, but with a reason`).to.equal(vain.length > 0);
          return [place, !isMeant];
        }),
      );
      expect(isDone).to.deep.equal(turned(scenario, ruleset));
    });

  /** By the rules, not by the program: why each of them does nothing. */
  const WHY = [
    ["melded-host-and-its-copy", "712.4c"],
    ["melded-host-and-its-copy", "712.16"],
    ["what-is-face-down-stays-so", "712.15a"],
    ["what-is-face-down-stays-so", "708.2b"],
    ["merged-permanent-transforms-its-parts", "730.2j"],
    ["land-that-would-be-a-sorcery", "712.10"],
    ["token-of-a-double-faced-creature-turns", "712.9"],
  ] as const;
  const NOTHING = { en: "Nothing happens: ", de: "Nichts geschieht: ", fr: "Rien ne se passe : " };
  for (const [id, clause] of WHY)
    it(`${id}: tell by which clause, ${clause}, in every language`, () => {
      for (const language of LANGUAGES) {
        const lines = told(id, language).split("\n");
        const line = lines.find((each) => /^\d+\. /.test(each) && each.includes(`[${clause}]`));
        expect(line, language).to.include(NOTHING[language]);
      }
    });
});

describe("an event that does nothing to what leaves before anybody looks", () => {
  const scenario = corpusScenarios().find(({ id }) => id === "land-that-would-be-a-sorcery");
  if (scenario === undefined) throw new Error("the scenario is not there");
  const turning = scenario.timeline.findIndex(({ kind }) => kind === "transform");
  const event = scenario.timeline[turning];
  if (event?.kind !== "transform") throw new Error("nothing turns");
  const run = runTimeline(
    {
      ...scenario,
      timeline: [
        ...scenario.timeline.slice(0, turning + 1).filter(({ kind }) => kind !== "check"),
        { kind: "moves", object: event.object, to: "graveyard" },
        { kind: "check", id: "later" },
      ],
    },
    corpusCards(),
    rulesetOf(newestOf(scenario.rulesets)),
  );
  if (!run.ok) throw new Error("it can't be run");
  const before = scenario.timeline.slice(0, turning).filter(({ kind }) => kind !== "check");

  it("is told as what it was to be, by its clause", () => {
    const [said] = trulySaid([...before, event], run.value.checkPoints).slice(before.length);
    expect(said?.vain.map(({ object, clause }) => [object, clause])).to.deep.equal([[event.object, "712.10"]]);
    expect(said?.event).to.have.property("meant", true);
  });

  it("says nothing of what is there then", () => {
    const [point] = run.value.checkPoints;
    const clauses =
      point === undefined
        ? []
        : explainResolution(point.resolution).flatMap(({ steps }) => steps.flatMap((step) => step.clauses));
    expect(clauses).to.not.include("712.10");
  });
});

/** Choices that nothing asks for, by their scenarios, as they are told before the answer in English, German and French. */
const OPEN: readonly (readonly [scenario: string, ...string[]])[] = [
  [
    "painters-servant-chooses-under-humility",
    "with black as the chosen color if it asks for that.",
    "mit Schwarz als gewählter Farbe, falls danach gefragt wird.",
    "avec le noir comme couleur choisie si cela est demandé.",
  ],
  [
    "vesuva-under-blood-moon",
    "to be a copy of Darksteel Citadel if it asks for that.",
    "mit Nachtstahl-Zitadelle als gewähltem Vorbild, falls danach gefragt wird.",
    "pour être une copie de Citadelle de sombracier si cela est demandé.",
  ],
];

describe("a choice that nothing asks for", () => {
  for (const [id, ...expected] of OPEN)
    it(`is told before the answer as one that would be made: ${id}`, () => {
      const scenario = corpusScenarios().find((each) => each.id === id);
      const run = scenario === undefined ? undefined : runTimeline(scenario, corpusCards(), rulesetOf("current"));
      const [point] = run?.ok === true ? run.value.checkPoints : [];
      if (scenario === undefined || point === undefined) return expect.fail("the scenario can't be run");
      const { timeline } = scenario;
      const happens = timeline.filter(({ kind }) => kind !== "check");
      const { resolution } = point;
      const said = LANGUAGES.map((language) => {
        const narrator = narratorOf(language, scenario, cardsOf(scenario, corpusCards()));
        const events = meantEvents(happens, narrator.names, { all: timeline, resolution });
        return events.map(({ event }) => narrator.event(event)).join(" ");
      });
      for (const [place, words] of expected.entries()) expect(said[place]).to.include(words);
    });
});

describe("that something was face down", () => {
  it("is no reason for what it is face up", () => {
    for (const object of ["Delver of Secrets", "Masked Guest"]) {
      const { short, long } = whyOf(
        explainedOf("what-is-face-down-stays-so", { kind: "object", object, aspect: "faceDown" }),
      );
      const clauses = [...short, ...long.flatMap(({ reasons }) => reasons)].flatMap((reason) => reason.clauses);
      expect(clauses).to.not.include.members(["708.2b"]).and.to.not.include.members(["712.15a"]);
    }
  });
});

describe("an exchange that does not come about", () => {
  const controlOf = (id: string, object: string) =>
    whyOf(explainedOf(id, { kind: "object", object, aspect: "controller" })).short.flatMap(({ clauses }) => clauses);

  it("is why permanents have stayed where they were, by its clause (701.12a-b)", () => {
    expect(controlOf("gilded-drake-in-confused-ranks", "Gray Ogre")).to.include("701.12b");
    expect(controlOf("switcheroo-with-one-borrowed-creature", "Grizzly Bears")).to.include("701.12b");
    expect(controlOf("shroud-in-response-to-an-exchange", "Grizzly Bears")).to.include("701.12a");
  });

  it("is not all where an effect has ended since", () => {
    expect(controlOf("switcheroo-with-one-borrowed-creature", "Gray Ogre")).to.include.members(["514.2", "701.12b"]);
  });
});

describe("what is called by its faces", () => {
  it("is a card of its own again once it was melded, but not what it did before", () => {
    const [, end = ""] = told("melded-host-and-its-copy", "en").split("At the end");
    expect(end).to.include("- Graf Rats is: Creature — Rat");
    expect(end).to.include("Graf Rats was one card of a melded permanent");
    expect(end).to.include("The effect of Chittering Host");
    expect(end).to.not.match(/Chittering Host (\(Graf Rats\) )?(is|was)\b/);
  });

  it("is the melded permanent while it is melded, in every language", () => {
    expect(told("melded-host-and-its-copy", "de")).to.include("als Kopie von Fauchendem Wust");
    expect(told("melded-host-and-its-copy", "fr")).to.include("comme copie d'Hôte bruyant");
  });

  it("flips, and does not transform, if it is a flip card (710.4)", () => {
    expect(told("clone-of-a-flipped-creature", "en")).to.include("2. Akki Lavarunner is flipped.");
    expect(told("clone-of-a-flipped-creature", "de")).to.match(/^2\. .* wird umgedreht\.$/m);
    expect(told("clone-of-a-flipped-creature", "fr")).to.match(/^2\. .* est inversée?\.$/m);
  });
});
