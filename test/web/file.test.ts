import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { lint } from "../../src/lint/lint.js";
import type { CheckEvent, Result, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { isSupported, readingOf } from "../../src/rules/readings.js";
import { checksOf } from "../../src/verifier/checks.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { askingBoard, boardOf, boardText, readBoard } from "../../web/what-if/board.js";
import { cardOf, insertEvent, moveEvent, removeEvent, swapCard } from "../../web/what-if/edit.js";
import { fileOf, type FileRequest, type MadeFile } from "../../web/what-if/file.js";
import { findingsIn } from "../../web/what-if/file-lint.js";
import { problemText } from "../../web/what-if/problem-words.js";
import { Workplace } from "../cli/program.js";
import { CARD_FILES, SCENARIO_FILES } from "../corpus/files.js";
import { entryOf, LAB_CORPUS, LAB_FORMS } from "./support.js";

const { cards: CARDS } = LAB_CORPUS;

async function run(board: Scenario, readings: readonly string[] = []): Promise<Result> {
  return verifyEntry(askingBoard(board), CARDS, newest(board), REFERENCE_ENGINE, { readings });
}

function newest({ rulesets }: Scenario): RulesetId {
  return rulesets.at(-1) ?? "current";
}

async function made(board: Scenario, original?: CorpusScenario, over: Partial<FileRequest> = {}): Promise<MadeFile> {
  return fileOf({ board, original, corpus: LAB_CORPUS, results: [await run(board)], ...over });
}

async function scenarioOf(
  board: Scenario,
  original?: CorpusScenario,
  over: Partial<FileRequest> = {},
): Promise<Scenario> {
  const file = await made(board, original, over);
  if (!file.ok) throw new Error(file.findings.map(({ rule, message }) => `${rule}: ${message}`).join("\n"));
  const scenario = JSON.parse(file.text) as Scenario;
  expect(file.name).to.equal(`${scenario.id}.json`);
  return scenario;
}

/** Edits that need no thought: which one follows from the number. */
function edited(board: Scenario, n: number): Scenario {
  const places = board.timeline.flatMap((event, place) => (event.kind === "check" ? [] : [place]));
  const place = places[n % places.length] ?? 0;
  switch (n % 4) {
    case 0:
      return removeEvent(board, place).board;
    case 1:
      return moveEvent(board, place, places[(n + 1) % places.length] ?? 0);
    case 2: {
      const named = places.find((each) => cardOf(board.timeline[each] ?? { kind: "stateBased" }) !== undefined);
      return swapCard(board, named ?? 0, "Grizzly Bears");
    }
    default:
      return board;
  }
}

const CRUSADE = entryOf("two-conspiracies-one-crusade");
const LATE_HUMILITY = entryOf("opalescence-humility-humility-last");

describe("the file of a board", () => {
  it("passes the lint, and its values hold, for boards of the corpus with something changed", async () => {
    const seen = { made: 0, known: 0, idle: 0, unfit: 0 };
    for (const [n, entry] of LAB_FORMS.entries()) {
      const board = edited(boardOf(entry), n);
      const result = readBoard(boardText(board), CARDS).ok ? await run(board) : undefined;
      if (result === undefined || result.checkPoints.length === 0) {
        seen.unfit++;
        continue;
      }
      const file = fileOf({ board, original: entry, corpus: LAB_CORPUS, results: [result] });
      if (file.ok) {
        const scenario = JSON.parse(file.text) as Scenario;
        const verified = await verifyEntry(scenario, CARDS, newest(board), REFERENCE_ENGINE);
        expect(verified.verdict, `${board.id} ${verified.message} ${JSON.stringify(verified.values)}`).to.equal("pass");
        seen.made++;
        continue;
      }
      // What the lint may rightly say: the board is another's, no rule does anything on it, nothing is left to be kept, or no
      // game has its events in that order.
      const rules = new Set(file.findings.map(({ rule }) => rule));
      expect(
        [...rules].filter((rule) => !["board-unique", "cites-exercised", "keep", "played"].includes(rule)),
        board.id,
      ).to.deep.equal([]);
      if (rules.has("board-unique")) seen.known++;
      else if (!rules.has("keep") && !rules.has("played")) {
        expect(result.clauses, board.id).to.deep.equal([]);
        seen.idle++;
      }
    }
    // Events that are taken from their place leave some boards that no game has.
    expect(seen.made / LAB_FORMS.length).to.be.above(0.4);
    expect(seen.known / LAB_FORMS.length, "unchanged boards").to.be.above(0.2);
    // What a bear that takes the place of another card is still said to choose or copy is refused.
    expect(seen.unfit / LAB_FORMS.length).to.be.below(0.2);
  });

  it("is accepted by the program, too", async () => {
    const place = new Workplace();
    try {
      for (const id of ["two-conspiracies-one-crusade", "ability-sticker-and-humility", "bello-older-than-humility"]) {
        const entry = entryOf(id);
        const file = await made(removeEvent(boardOf(entry), 0).board, entry);
        if (!file.ok) throw new Error(JSON.stringify(file.findings));
        const path = place.file(file.name, file.text);
        const linted = await place.run("lint", path);
        expect(linted.code, linted.out + linted.err).to.equal(0);
        const verified = await place.run("verify", path, "--reports", "none");
        expect(verified.code, verified.out + verified.err).to.equal(0);
      }
    } finally {
      place.clear();
    }
  });

  it("is held to the same as by a lint among the whole corpus", async () => {
    const around = { cards: CARD_FILES, scenarios: SCENARIO_FILES };
    const { $schema: _, ...scenario } = entryOf("humility-then-akromas-memorial").scenario;
    const own = { ...scenario, topic: "abilities" as const };
    for (const over of [
      { id: "of-its-own" },
      { title: "Of its own" },
      { id: "of-its-own", title: CRUSADE.scenario.title.toUpperCase(), twin: "nowhere" },
      { id: "of-its-own", twin: scenario.id },
      { id: "of-its-own", timeline: scenario.timeline.slice(1) },
      { id: "of-its-own", cards: [{ name: "Forest", types: ["Land" as const] }] },
    ]) {
      const changed: Scenario = { ...own, ...over };
      const text = boardText(changed);
      const source = { path: `/elsewhere/${changed.id}.json`, file: `${changed.id}.json`, text };
      const whole = lint({ asked: { cards: [], scenarios: [source] }, around, hints: false });
      const found = findingsIn(changed, text, LAB_CORPUS);
      expect(found.map(({ rule, pointer }) => [rule, pointer])).to.deep.equal(
        whole.map(({ rule, pointer }) => [rule, pointer]),
      );
      expect(whole).to.not.be.empty;
    }
  });

  it("tells of the objects that are no longer what they were, and of them what differs", async () => {
    const without = removeEvent(boardOf(entryOf("ability-sticker-and-humility")), 1).board;
    const { timeline } = await scenarioOf(without, entryOf("ability-sticker-and-humility"));
    expect(checksOf(timeline).map(({ id, expect: told }) => [id, told])).to.deep.include.members([
      ["flies", { "Grizzly Bears": { abilities: [] } }],
      ["end", { "Grizzly Bears": { abilities: ["trample"] } }],
    ]);
  });

  it("tells of everything on the battlefield where nothing else differs", async () => {
    const { timeline } = await scenarioOf(removeEvent(boardOf(CRUSADE), 1).board, CRUSADE);
    const [first] = checksOf(timeline);
    expect(first?.expect).to.deep.equal({
      "Dralnu's Crusade": { types: ["Enchantment"], colors: ["black", "red"], abilities: ["anthem", "black-zombies"] },
      "Goblin Piker": {
        types: ["Creature"],
        subtypes: ["Goblin", "Warrior", "Zombie"],
        colors: ["black"],
        abilities: [],
        power: 3,
        toughness: 2,
      },
    });
  });

  it("says where it comes from, and that nobody has proved it", async () => {
    const { provenance, why } = await scenarioOf(removeEvent(boardOf(CRUSADE), 1).board, CRUSADE);
    expect(provenance).to.deep.equal([
      "Made in the lab of cr613 from the board of two-conspiracies-one-crusade, without Runeclaw Bear.",
      "Values and reasons that nobody typed are those of the reference resolver; nobody has derived them by hand yet.",
    ]);
    expect(why?.join(" ")).to.contain("waits for the effect of Bob's Conspiracy");
  });

  it("has a head of its own", async () => {
    const { id, title, question, topic, rulesets, level, rev } = await scenarioOf(
      removeEvent(boardOf(CRUSADE), 1).board,
      CRUSADE,
    );
    expect({ id, title, question, topic, rulesets, level, rev }).to.deep.equal({
      id: "two-conspiracies-one-crusade-what-if",
      title: "An effect that depends on two independent effects (without Runeclaw Bear)",
      question:
        "What is true of Dralnu's Crusade, Goblin Piker, Ann's Conspiracy and others at the end, without Runeclaw Bear?",
      topic: "dependency",
      rulesets: ["current"],
      level: "must",
      rev: 1,
    });
  });

  it("numbers an id that somebody has", async () => {
    const taken = {
      ...CRUSADE,
      scenario: { ...CRUSADE.scenario, id: "two-conspiracies-one-crusade-what-if", title: "Taken" },
    };
    const corpus = { ...LAB_CORPUS, byId: new Map([...LAB_CORPUS.byId, [taken.scenario.id, taken]]) };
    const { id } = await scenarioOf(removeEvent(boardOf(CRUSADE), 1).board, CRUSADE, { corpus });
    expect(id).to.equal("two-conspiracies-one-crusade-what-if-2");
  });

  it("keeps what somebody typed", async () => {
    const { board } = removeEvent(boardOf(CRUSADE), 1);
    const check: CheckEvent = { kind: "check", id: "end", expect: { "Goblin Piker": { power: 2 } } };
    const typed: Partial<Scenario> = {
      id: "piker-alone",
      title: "A lone Piker",
      question: "How strong is the Piker?",
      why: ["It is an Elf."],
      provenance: ["Thought of on a walk."],
    };
    const scenario = await scenarioOf(
      { ...board, ...typed, timeline: [...board.timeline.slice(0, -1), check] },
      CRUSADE,
    );
    expect(scenario).to.deep.include({
      ...typed,
      provenance: [...(typed.provenance ?? []), scenario.provenance?.at(-1)],
    });
    expect(scenario.timeline.at(-1)).to.deep.equal(check);
  });

  it("does not add that values are unproved where somebody typed them all", async () => {
    const board: Scenario = {
      ...boardOf(CRUSADE),
      title: "A Conspiracy alone",
      id: "a-conspiracy-alone",
      provenance: ["Constructed from the rule."],
      timeline: [
        { kind: "enters", card: "Conspiracy", controller: "Ann", choices: { creatureType: "Elf" } },
        { kind: "enters", card: "Goblin Piker", controller: "Ann" },
        { kind: "check", id: "end", expect: { "Goblin Piker": { subtypes: ["Elf"] } } },
      ],
    };
    expect((await scenarioOf(board)).provenance).to.deep.equal(["Constructed from the rule."]);
  });

  it("cites what steps go by: of the old citations, or else the most telling clause", async () => {
    const { cites } = await scenarioOf(removeEvent(boardOf(LATE_HUMILITY), 1).board, LATE_HUMILITY);
    expect(cites.some(({ role }) => role === "decides")).to.equal(true);
    const foreign: Scenario = {
      ...removeEvent(boardOf(CRUSADE), 1).board,
      cites: [{ clause: "613.4d", role: "decides" }],
    };
    expect((await scenarioOf(foreign, CRUSADE)).cites[0]).to.deep.equal({ clause: "613.8a", role: "decides" });
  });

  it("needs no original", async () => {
    const board: Scenario = { ...removeEvent(boardOf(CRUSADE), 1).board, id: "of-its-own", title: "Of its own" };
    const scenario = await scenarioOf(board);
    expect(scenario.id).to.equal("of-its-own");
    expect(scenario.topic).to.equal("power-toughness");
    expect(scenario.provenance?.[0]).to.equal("Made in the lab of cr613.");
  });

  it("is for the ruleset looked at, and drops what is checked under others alone", async () => {
    const entry = entryOf("face-down-and-up-again-is-newer");
    const board = removeEvent(boardOf(entry), 1).board;
    const timeline = board.timeline.map((event) =>
      event.kind === "check" && event.id === "down" ? { ...event, rulesets: ["m10" as const] } : event,
    );
    const under = { ...board, timeline };
    const result = await verifyEntry(askingBoard(under), CARDS, "ikoria", REFERENCE_ENGINE);
    const scenario = await scenarioOf(under, entry, { results: [result] });
    expect(scenario.rulesets).to.deep.equal(["ikoria"]);
    expect(checksOf(scenario.timeline).map(({ id }) => id)).to.deep.equal(["fly", "end-before-2015"]);
  });

  it("tells what state-based actions do where that is asked", async () => {
    const entry = entryOf("clone-of-an-opposing-legend");
    const board = insertEvent(boardOf(entry), 0, { kind: "turn", active: "Bob" });
    const asking = board.timeline.map((event) =>
      event.kind === "check" ? { ...event, afterStateBasedActions: { expect: {} } } : event,
    );
    const scenario = await scenarioOf({ ...board, timeline: asking }, entry);
    for (const { afterStateBasedActions: after } of checksOf(scenario.timeline))
      expect(after?.rounds).to.be.an("array");
  });
});

describe("the file of a board read in another way", () => {
  it("expects what the recommended reading gives, and says what the other does", async () => {
    let told = 0;
    for (const entry of LAB_CORPUS.scenarios) {
      for (const { id } of entry.scenario.alternatives ?? []) {
        const reading = readingOf(id);
        if (reading === undefined || reading.recommended || !isSupported(reading)) continue;
        const [first] = entry.scenario.players;
        const controller = typeof first === "string" ? first : (first?.name ?? "");
        const guest = { kind: "enters" as const, card: "Savannah Lions", id: "Bystander", controller };
        const board = insertEvent(boardOf(entry), 0, guest);
        const results = [await run(board, [id])];
        const scenario = await scenarioOf(board, entry, { results, readings: [id] });
        const plain = await verifyEntry(scenario, CARDS, newest(board), REFERENCE_ENGINE);
        expect(plain.verdict, `${board.id} ${id}`).to.equal("pass");
        const read = await verifyEntry(scenario, CARDS, newest(board), REFERENCE_ENGINE, { readings: [id] });
        expect(read.verdict, `${board.id} ${id}`).to.equal("pass");
        if (scenario.level === "must")
          expect(scenario.provenance?.join(" ")).to.contain(`follow ${id}; that changes nothing`);
        else {
          expect(read.reading).to.equal(id);
          told++;
        }
      }
    }
    expect(told).to.be.above(20);
  });
});

describe("words of a problem", () => {
  it("begin with a capital, but for an id", () => {
    expect(problemText({ message: "nobody is there", expected: "somebody" })).to.equal(
      "Nobody is there. Expected: somebody.",
    );
    expect(problemText({ message: "two-conspiracies-one-crusade is there" })).to.equal(
      "two-conspiracies-one-crusade is there.",
    );
  });
});

describe("no file", () => {
  it("is made of a board that can't be run, and the fault is told", async () => {
    const board = insertEvent(boardOf(CRUSADE), 2, { kind: "turnFaceUp", object: "Runeclaw Bear" });
    const file = await made(board, CRUSADE);
    if (file.ok) expect.fail("it was made");
    expect(file.findings.map(({ rule, message, pointer }) => [rule, message, pointer])).to.deep.equal([
      ["timeline", "Runeclaw Bear is not face down", "/timeline/2/object"],
    ]);
  });

  it("is made of a run that was lost, and that is told", () => {
    const board = removeEvent(boardOf(CRUSADE), 1).board;
    const lost = { scenario: board.id, ruleset: "current" as const, verdict: "timeout" as const, message: "too long" };
    const result: Result = { ...lost, values: [], clauses: [], layers: [], pairs: [], checkPoints: [] };
    const file = fileOf({ board, original: CRUSADE, corpus: LAB_CORPUS, results: [result] });
    expect(file.ok ? [] : file.findings.map(({ message }) => message)).to.deep.equal([
      "the run gave no answer: timeout, too long",
    ]);
    const none = fileOf({ board, original: CRUSADE, corpus: LAB_CORPUS, results: [] });
    expect(none.ok ? [] : none.findings.map(({ message }) => message)).to.deep.equal(["nobody has run this board"]);
  });

  it("is made of a board on which nothing applies, and that is told, not a clause that nobody asked for", async () => {
    const empty = boardOf(CRUSADE)
      .timeline.filter((event) => event.kind === "check")
      .slice(-1);
    const file = await made({ ...boardOf(CRUSADE), timeline: empty }, CRUSADE);
    expect(file.ok ? [] : file.findings.map(({ message }) => problemText({ message }))).to.deep.equal([
      "No effect and no state-based action is at work at any moment of this board.",
    ]);
  });

  it("is made of a board that is in the corpus already", async () => {
    const file = await made(boardOf(CRUSADE), CRUSADE);
    expect(file.ok ? [] : file.findings.map(({ rule }) => rule)).to.deep.equal(["board-unique"]);
  });
});
