import { expect } from "chai";
import { answerAmong, checksOf } from "../../reports/html/checks.js";
import { english } from "../../src/explain/narrator.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Resolution, ResolvedObject, Scenario } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

/** The board that the page of a scenario leads with: under its newest rules. */
async function answerOf(scenario: Scenario): Promise<Resolution | undefined> {
  const newest = SUPPORTED_RULESETS.findLast((ruleset) => scenario.rulesets.includes(ruleset));
  if (newest === undefined) return undefined;
  const result = await verifyEntry(scenario, CARDS, newest, REFERENCE_ENGINE);
  return answerAmong(checksOf(result, english(), scenario.timeline), {
    ...scenario,
    file: "",
    topic: "",
    players: [],
    cards: [],
  })?.point?.resolution;
}

/** Every size of the board, also those on the way to it. */
function sizesOn({ objects, trace }: Resolution): Set<string> {
  const sizeOf = ({ power, toughness, basePower, baseToughness }: ResolvedObject): string[] => [
    `${power}/${toughness}`,
    `${basePower}/${baseToughness}`,
  ];
  const onTheWay = trace.flatMap((step) => {
    if (step.kind !== "applied") return [];
    return step.changes.flatMap(({ object, characteristic, after }) => {
      const toughness = step.changes.find((each) => each.object === object && each.characteristic === "toughness");
      return characteristic === "power" ? [`${String(after)}/${String(toughness?.after)}`] : [];
    });
  });
  return new Set([...Object.values(objects).flatMap(sizeOf), ...onTheWay]);
}

/** Cards that a title says something is under, such as Humility, or beside. */
function ruling(title: string): string[] {
  return [...CARDS.keys()].filter((card) =>
    ["under", "Under", "beside"].some((word) => title.includes(`${word} ${card}`)),
  );
}

describe("the title of a scenario", () => {
  for (const { data: scenario } of SCENARIO_FILES) {
    const { id, title } = scenario;
    // `+1/+1` is a bonus, `*/*` is printed, and what a card was before an edition is told in words.
    const sizes = [...title.matchAll(/(?<![+\-\d/*])(\d+\/\d+)(?![/*])/g)].map(([, size = ""]) => size);
    const cards = ruling(title);
    if (sizes.length === 0 && cards.length === 0) continue;
    it(`does not contradict the board that answers it (${id})`, async () => {
      const board = await answerOf(scenario);
      if (board === undefined) expect.fail("no board");
      const there = sizesOn(board);
      expect(
        sizes.filter((size) => !there.has(size)),
        "sizes of the title that are not on the board",
      ).to.deep.equal([]);
      const names = Object.values(board.objects).flatMap(({ name, zone }) => (zone === "battlefield" ? [name] : []));
      expect(
        cards.filter((card) => !names.includes(card)),
        "cards of the title that are not there",
      ).to.deep.equal([]);
    });
  }
});
