import { isDeepStrictEqual } from "node:util";
import { expect } from "chai";
import { MISCONCEPTIONS, misled } from "../../src/misconceptions/misconceptions.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf, runTimeline } from "../../src/timeline/run.js";
import { rightRunOf } from "../../src/training/scenario-runs.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { corpusCards } from "../support/corpus.js";

/** One scenario in so many is run by the rules that are spared, too. */
const EVERY = 29;

describe("a run that is spared", () => {
  const rules = rulesetOf("current");
  const some = SCENARIO_FILES.filter((_, n) => n % EVERY === 0).flatMap(({ data }) => {
    const right = rightRunOf(data, corpusCards(), rules, "decisive");
    return right.ok ? [right.value] : [];
  });
  const wrongRules = MISCONCEPTIONS.flatMap((misconception) => misled(rules, misconception) ?? []);

  it("would have come to the same", () => {
    const different: string[] = [];
    let spared = 0;
    for (const { scenario, points, canDiffer } of some) {
      const found = asAsked(
        points.map(({ point }) => withoutTrace(point)),
        scenario,
      );
      for (const wrong of wrongRules) {
        if (canDiffer(wrong)) continue;
        spared++;
        const run = runTimeline(scenario, corpusCards(), wrong, { trace: "decisive" });
        const same = run.ok && asAsked(run.value.checkPoints.map(withoutTrace), scenario) === found;
        if (!same) different.push(`${scenario.id} ${wrong.misconception}`);
      }
    }
    expect(different).to.deep.equal([]);
    expect(spared).to.be.above(100);
  });

  it("begins with the boards that its own events would have made, where they are taken from another", () => {
    const different: string[] = [];
    let taken = 0;
    for (const { scenario, points, canDiffer, boardsCanDiffer } of some)
      for (const wrong of wrongRules) {
        if (boardsCanDiffer(wrong) || !canDiffer(wrong)) continue;
        taken++;
        const run = boardsOf(scenario, corpusCards(), wrong);
        const known = points.map(({ board }) => board);
        if (!run.ok || !isDeepStrictEqual(run.value, known)) different.push(`${scenario.id} ${wrong.misconception}`);
      }
    expect(different).to.deep.equal([]);
    expect(taken).to.be.above(50);
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

/** Base power and toughness, and copiable values, are compared where a scenario asks for them. */
function asAsked(told: unknown, data: unknown): string {
  const isApart = (key: string): boolean => ["basePower", "baseToughness", "copiable"].includes(key);
  return JSON.stringify(told, (key, value: unknown) => (isApart(key) && !asks(data, key) ? undefined : value));
}

function asks(data: unknown, word: string): boolean {
  return JSON.stringify(data).includes(word);
}
