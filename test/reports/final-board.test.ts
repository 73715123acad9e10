import { expect } from "chai";
import { abilityTexts } from "../../reports/html/ability-index.js";
import { answerAmong, byMoment, type Check, checksOf } from "../../reports/html/checks.js";
import { narratorFor } from "../../reports/html/components/told.js";
import { type FinalBoard, finalBoard } from "../../reports/html/pictured-board.js";
import { pageWords } from "../../reports/html/spoken.js";
import { wideLayout } from "../../reports/picture/board/board-layout.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { RulesetId, ScenarioSummary } from "../../src/rules/formats.gen.js";
import { summaryOf } from "../../src/verifier/report.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

interface Checked {
  readonly summary: ScenarioSummary;
  readonly checks: readonly Check[];
}

async function checked(id: string, ruleset: RulesetId = "current"): Promise<Checked> {
  const { file, folder, data } = SCENARIO_FILES.find((each) => each.data.id === id) ?? expect.fail(`no scenario ${id}`);
  const summary = summaryOf({ file, topic: folder, scenario: data }, CARDS);
  const result = await verifyEntry(data, CARDS, ruleset, REFERENCE_ENGINE);
  return { summary, checks: byMoment(checksOf(result, narratorFor(summary), summary.timeline)) };
}

async function boardOf(id: string): Promise<FinalBoard> {
  const { summary, checks } = await checked(id);
  const { point, values } = answerAmong(checks, summary) ?? expect.fail("no check");
  if (point === undefined) expect.fail("no board");
  const narrator = narratorFor(summary);
  return finalBoard({
    resolution: point.resolution,
    players: summary.players,
    timeline: summary.timeline,
    abilityText: abilityTexts(summary.cards, narrator, summary.timeline),
    narrator: narrator.at(point.resolution),
    asked: values,
  });
}

function notesOf({ board }: FinalBoard, id: string): string {
  return board.objects.find((object) => object.id === id)?.notes?.join("; ") ?? expect.fail(`no ${id}`);
}

describe("the board of a scenario's page", () => {
  it("shows a changed text as it reads", async () => {
    const notes = notesOf(await boardOf("sea-claimed-for-the-swamp"), "Sea's Claim");
    expect(notes).to.match(/^enchant land; .*Swamp/);
    expect(notes).not.to.match(/Island/);
  });

  it("draws what is asked in other zones", async () => {
    const { board, elsewhere } = await boardOf("defining-abilities-in-every-zone");
    expect(board.objects.filter(({ player }) => player === "Ann, graveyard").map(({ id }) => id)).to.deep.equal([
      "Skeletal Changeling",
      "Culling Drone",
    ]);
    expect(elsewhere.filter(({ zone }) => zone === "graveyard")).to.deep.equal([]);
  });

  it("shows costs that are asked, who owns what, and a life total that is not twenty", async () => {
    expect(notesOf(await boardOf("undaunted-before-and-after-trinisphere"), "Bold Great Thing")).to.match(
      /cost: \{5\}$/,
    );
    expect(notesOf(await boardOf("two-confiscations-return-at-once"), "Runeclaw Bear")).to.include("owned by Ann");
    expect((await boardOf("platinum-angel-under-humility")).board.players).to.deep.equal(["Ann · life 0", "Bob"]);
  });

  it("marks tokens, and of what has merged only what has a token on top (CR 730.2d)", async () => {
    const { board } = await boardOf("merged-token-is-a-token-by-its-top");
    expect(board.objects.map(({ id, token }) => [id, token])).to.deep.equal([
      ["Covered Bear", undefined],
      ["Covering Bear", true],
      ["Grizzly Bears", true],
      ["Ixidron", undefined],
    ]);
  });

  it("says of no player that nothing is there whose Aura lies with another's permanent", async () => {
    const words = pageWords("en");
    const { board } = await boardOf("two-confiscations-return-at-once");
    const [ann] = wideLayout(board, words).rows;
    expect(ann?.instead).to.deep.equal(["Confiscate: attached to Runeclaw Bear"]);
  });

  it("lists abilities as the card prints them, then what came besides", async () => {
    const { checks } = await checked("losing-a-keyword-loses-all-instances");
    expect(checks).not.to.deep.equal([]);
    const texts = abilityTexts([...CARDS.values()]);
    expect(texts.inOrder("Vampire", "Sengir Vampire", ["a-first", "dies", "flying"]).slice(0, 1)).to.deep.equal([
      "flying",
    ]);
  });

  it("is one where several checks ask of the same moment, and none where nothing is compared", async () => {
    const { checks } = await checked("auras-count-whoever-controls-them", "m10");
    const moments = checks.map(({ point }) => point?.after);
    expect(moments).to.deep.equal([...new Set(moments)]);
    for (const { values } of checks) expect(values).not.to.deep.equal([]);
  });
});
