import { expect } from "chai";
import type { Engine, EngineAnswer } from "../../src/engines/engine.js";
import type { Card, Report, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { compareRuns, countChanges, type RunComparison } from "../../src/verifier/comparison.js";
import { type CorpusScenario, planOf } from "../../src/verifier/plan.js";
import { reportOf } from "../../src/verifier/report.js";
import { unanswered } from "../../src/verifier/verdict.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { BEAR, check, resolution, resolvedObject, scenario } from "./boards.js";

/** How a run came about; what is left out is as plain as can be. */
interface Made {
  readonly scenarios?: readonly Scenario[];
  /** What the engine says, whatever it is asked. */
  readonly answer?: { readonly power: number } | Exclude<EngineAnswer, { kind: "result" }>;
  readonly engine?: { readonly name: string; readonly version: string };
  readonly rulesets?: { readonly [ruleset in RulesetId]?: string };
  readonly readings?: readonly string[];
  readonly card?: Partial<Card>;
  /** Scenarios whose files can not be read, with what is said of them. */
  readonly broken?: Readonly<Record<string, string>>;
}

const ENGINE = { name: "bears", version: "1" };
const ONE = scenario("one");
const TWO = scenario("two");

function engineOf({ answer = { power: 2 }, engine = ENGINE }: Made): Engine {
  const run: Engine["run"] = ({ timeline }) => {
    if ("kind" in answer) return answer;
    const objects = { Bear: resolvedObject({ power: answer.power }) };
    return {
      kind: "result",
      checkPoints: timeline.flatMap((event, after) =>
        event.kind === "check" ? [{ check: event.id, after, resolution: resolution({ objects }) }] : [],
      ),
    };
  };
  return { ...engine, run };
}

async function run(made: Made = {}): Promise<Report> {
  const { scenarios = [ONE, TWO], rulesets, readings = [], broken = {} } = made;
  const engine = engineOf(made);
  const cards = new Map([[BEAR.name, { ...BEAR, ...made.card }]]);
  const known = scenarios.map((each): CorpusScenario => ({ file: `${each.id}.json`, topic: "type", scenario: each }));
  const plan = planOf(known);
  const results = await Promise.all(
    plan.map(({ scenario: id, ruleset }) =>
      verifyEntry(
        scenarios.find((each) => each.id === id)!,
        cards,
        ruleset,
        engine,
        { readings },
      ),
    ),
  );
  const unread = Object.entries(broken).map(([id, message]) =>
    unanswered({ scenario: id, ruleset: "current" }, "broken", message),
  );
  return reportOf({
    engine,
    digest: "0".repeat(64),
    plan: [...plan, ...unread.map(({ scenario: id, ruleset }) => ({ scenario: id, ruleset }))],
    readings,
    ...(rulesets === undefined ? {} : { rulesets }),
    scenarios: known,
    cards,
    problems: [],
    results: [...results, ...unread],
  });
}

async function compared(from: Made, to: Made): Promise<RunComparison> {
  return compareRuns(await run(from), await run(to));
}

/** Every change in a word or two. */
function told({ engine, corpus, ruleset, otherRulesets, added, removed }: RunComparison): string[] {
  return [
    ...engine.map((each) => `engine ${each.scenario} ${each.from.verdict}-${each.to.verdict}`),
    ...corpus.map((each) => `corpus ${each.scenario} ${each.parts.join("+")} ${each.from.verdict}-${each.to.verdict}`),
    ...ruleset.map((each) => `ruleset ${each.scenario} ${each.because} ${each.from.verdict}-${each.to.verdict}`),
    ...otherRulesets.map((each) => `${each.side} ${each.scenario} ${each.ruleset}, else ${each.elsewhere.join("+")}`),
    ...added.map((each) => `added ${each.scenario} ${each.ruleset}`),
    ...removed.map((each) => `removed ${each.scenario} ${each.ruleset}`),
  ];
}

const [, FIRST_CHECK] = ONE.timeline;
const ENTERS = ONE.timeline.slice(0, 1);
const CR613 = { name: "cr613", version: "1" };

describe("what differs between two runs", () => {
  const refused = { kind: "refused", message: "not today" } as const;
  const reading = { id: "freed-goes-at-once", reading: "r", answer: "a" };
  const withReading = scenario("one", {
    alternatives: [{ id: "freed-in-turn", reading: "r", answer: "a", recommended: true }, reading],
    timeline: [
      ...ENTERS,
      check({
        expect: { Bear: { power: 2 } },
        readings: { "freed-goes-at-once": { expect: { Bear: { power: 3 } } } },
      }),
    ],
  });

  const CASES: readonly (readonly [what: string, from: Made, to: Made, changes: readonly string[]])[] = [
    ["nothing between equal runs", {}, {}, []],
    ["nothing where another version answers the same", {}, { engine: { name: "bears", version: "2" } }, []],
    [
      "the engine, where it answers the same questions otherwise",
      {},
      { answer: { power: 3 } },
      ["engine one pass-fail", "engine two pass-fail"],
    ],
    [
      "the engine, where its wrong answer is another wrong one",
      { scenarios: [ONE], answer: { power: 3 } },
      { scenarios: [ONE], answer: { power: 4 } },
      ["engine one fail-fail"],
    ],
    [
      "the engine, where it gives no answer any more",
      { scenarios: [ONE] },
      { scenarios: [ONE], answer: refused },
      ["engine one pass-refused"],
    ],
    [
      "the engine, where it refuses for another reason",
      { scenarios: [ONE], answer: { ...refused, message: "busy" } },
      { scenarios: [ONE], answer: refused },
      ["engine one refused-refused"],
    ],
    ["nothing by words for people", {}, { scenarios: [{ ...ONE, title: "New", why: ["So."] }, TWO] }, []],
    [
      "the corpus, where expectations were changed",
      {},
      { scenarios: [{ ...ONE, timeline: [...ENTERS, check({ expect: { Bear: { power: 5 } } })] }, TWO] },
      ["corpus one expectations pass-fail"],
    ],
    [
      "the corpus, where a check was added, whatever it says",
      {},
      { scenarios: [{ ...ONE, rev: 2, timeline: [...ENTERS, check({ id: "x", expect: {} }), FIRST_CHECK!] }, TWO] },
      ["corpus one rev+expectations pass-pass"],
    ],
    [
      "the corpus, where something else happens",
      {},
      {
        scenarios: [
          { ...ONE, timeline: [{ kind: "enters", card: "Bear", controller: "Ann", id: "Bear" }, FIRST_CHECK!] },
          TWO,
        ],
      },
      ["corpus one timeline pass-pass"],
    ],
    [
      "the corpus, where a player has another hand",
      { scenarios: [{ ...ONE, players: [{ name: "Ann", hand: 1 }] }] },
      { scenarios: [{ ...ONE, players: [{ name: "Ann", hand: 2 }] }] },
      ["corpus one players pass-pass"],
    ],
    [
      "the corpus, where a card was changed, and not the engine that answers otherwise because of it",
      { scenarios: [ONE] },
      { scenarios: [ONE], card: { power: 3 }, answer: { power: 3 } },
      ["corpus one cards pass-fail"],
    ],
    [
      "both the corpus and the engine, where expectations were changed and the same question is answered otherwise",
      { scenarios: [ONE] },
      {
        scenarios: [{ ...ONE, timeline: [...ENTERS, check({ expect: { Bear: { power: 3 } } })] }],
        answer: { power: 3 },
      },
      ["engine one pass-pass", "corpus one expectations pass-pass"],
    ],
    [
      "the corpus, where a file can not be read any more",
      { scenarios: [ONE] },
      { scenarios: [], broken: { one: "one.json:1:1 torn" } },
      ["corpus one file pass-broken"],
    ],
    [
      "the corpus, where a broken file is broken in another way",
      { broken: { torn: "torn.json:1:1 torn" } },
      { broken: { torn: "torn.json:2:1 odd" } },
      ["corpus torn file broken-broken"],
    ],
    ["nothing where a broken file is as it was", { broken: { torn: "x" } }, { broken: { torn: "x" } }, []],
    [
      "the rules, where another reading was asked for",
      { scenarios: [withReading], answer: { power: 2 } },
      { scenarios: [withReading], answer: { power: 3 }, readings: ["freed-goes-at-once"] },
      ["ruleset one readings pass-pass"],
    ],
    [
      "the rules, where the reference engine has other data of the edition",
      { scenarios: [ONE], engine: CR613, rulesets: { current: "a" } },
      { scenarios: [ONE], engine: CR613, rulesets: { current: "b" }, answer: { power: 3 } },
      ["ruleset one edition pass-fail"],
    ],
    [
      "the engine, where the data of another edition were changed",
      { scenarios: [ONE], engine: CR613, rulesets: { current: "a", m10: "a" } },
      { scenarios: [ONE], engine: CR613, rulesets: { current: "a", m10: "b" }, answer: { power: 3 } },
      ["engine one pass-fail"],
    ],
    [
      "the engine, if it is not ours: it is never told the data of an edition",
      { scenarios: [ONE], rulesets: { current: "a" } },
      { scenarios: [ONE], rulesets: { current: "b" }, answer: { power: 3 } },
      ["engine one pass-fail"],
    ],
    ["nothing by rules that change no answer", { rulesets: { current: "a" } }, { rulesets: { current: "b" } }, []],
    [
      "other rulesets, where one run has the scenario under those only",
      { scenarios: [ONE, { ...TWO, rulesets: ["current", "m10"] }] },
      { scenarios: [ONE, { ...TWO, rulesets: ["current", "ikoria"] }] },
      ["to two ikoria, else current+m10", "from two m10, else current+ikoria"],
    ],
    [
      "what was added and removed",
      { scenarios: [ONE] },
      { scenarios: [TWO] },
      ["added two current", "removed one current"],
    ],
  ];
  for (const [what, from, to, changes] of CASES) {
    it(`is ${what}`, async () => {
      const comparison = await compared(from, to);
      expect(told(comparison)).to.deep.equal(changes);
      expect(countChanges(comparison)).to.equal(changes.length);
    });
  }

  it("is told with the values that were found differently, and only those", async () => {
    const two = { ...ONE, timeline: [...ENTERS, check({ expect: { Bear: { power: 2, toughness: 2 } } })] };
    const { engine } = await compared({ scenarios: [two] }, { scenarios: [two], answer: { power: 3 } });
    expect(engine[0]?.values).to.deep.equal([
      { check: "end", subject: "Bear", characteristic: "power", from: 2, to: 3 },
    ]);
  });

  it("is told with the numbers of a scenario that was changed", async () => {
    const { corpus } = await compared({}, { scenarios: [{ ...ONE, rev: 4 }, TWO] });
    expect(corpus.map(({ revs }) => revs)).to.deep.equal([[1, 4]]);
  });

  it("says whether one engine was run twice or two were compared", async () => {
    expect((await compared({}, { engine: { name: "bears", version: "2" } })).isOneEngine).to.equal(true);
    expect((await compared({}, { engine: { name: "apes", version: "1" } })).isOneEngine).to.equal(false);
  });

  it("is the same the other way round, with the sides changed", async () => {
    const [from, to] = [await run({ scenarios: [ONE] }), await run({ answer: { power: 3 } })];
    const [there, back] = [compareRuns(from, to), compareRuns(to, from)];
    expect(back.engine).to.deep.equal(
      there.engine.map((each) => ({
        ...each,
        from: each.to,
        to: each.from,
        values: each.values.map((value) => ({ ...value, from: value.to, to: value.from })),
      })),
    );
    expect([back.added.length, back.removed.length]).to.deep.equal([there.removed.length, there.added.length]);
  });
});
