import { expect } from "chai";
import { MISCONCEPTIONS, misled } from "../../src/misconceptions/misconceptions.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { watched } from "../../src/verifier/watched.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { corpusCards } from "../support/corpus.js";

/** One scenario in so many is run by the rules that are spared, too. */
const EVERY = 29;

describe("a run that is spared", () => {
  it("would have come to the same", () => {
    const rules = rulesetOf("current");
    const different: string[] = [];
    let spared = 0;
    for (const { data } of SCENARIO_FILES.filter((_, n) => n % EVERY === 0)) {
      const { ruleset, canDiffer } = watched(rules, data, corpusCards());
      const right = runTimeline(data, corpusCards(), ruleset, { trace: "decisive" });
      const found = right.ok ? asAsked(right.value.checkPoints.map(withoutTrace), data) : "";
      for (const misconception of MISCONCEPTIONS) {
        const wrong = misled(rules, misconception);
        if (wrong === undefined || canDiffer(wrong)) continue;
        spared++;
        const run = runTimeline(data, corpusCards(), wrong, { trace: "decisive" });
        const same = run.ok && asAsked(run.value.checkPoints.map(withoutTrace), data) === found;
        if (!same) different.push(`${data.id} ${misconception.id}`);
      }
    }
    expect(different).to.deep.equal([]);
    expect(spared).to.be.above(100);
  });
});

/** State-based actions are compared where a scenario asks for them; which clauses and layers there were is not. */
function withoutTrace({
  check,
  resolution,
  afterStateBasedActions: after,
}: {
  readonly check: string;
  readonly resolution: {
    readonly objects: unknown;
    readonly players: unknown;
    readonly gameRules: unknown;
    readonly costs?: unknown;
  };
  readonly afterStateBasedActions?: {
    readonly rounds: unknown;
    readonly open: unknown;
    readonly resolution: { readonly objects: unknown };
  };
}): unknown {
  const { objects, players, gameRules, costs } = resolution;
  return [check, objects, players, gameRules, costs, after?.rounds, after?.open, after?.resolution.objects];
}

/** Base power and toughness are compared where a scenario asks for them. */
function asAsked(told: unknown, data: unknown): string {
  const isBase = (key: string): boolean => key === "basePower" || key === "baseToughness";
  return JSON.stringify(told, (key, value: unknown) => (isBase(key) && !asks(data, key) ? undefined : value));
}

function asks(data: unknown, word: string): boolean {
  return JSON.stringify(data).includes(word);
}
