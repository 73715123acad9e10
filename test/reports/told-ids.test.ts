import { expect } from "chai";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { ScenarioContent } from "../../reports/html/components/scenario-page.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { withMade } from "../../src/events/with-made.js";
import { cardsOf } from "../../src/verifier/request.js";
import { summaryOf } from "../../src/verifier/report.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES, type ScenarioFile } from "../corpus/files.js";
import { idsInText, idsOf } from "../support/told-ids.js";

/** What a page says: its text and its labels, but for commands and what is English prose of the scenario. */
async function saidOn({ file, folder, data }: ScenarioFile): Promise<string> {
  const scenario = withMade(data, CARDS);
  const ruleset = scenario.rulesets.at(-1) ?? "current";
  const results = [await verifyEntry(scenario, CARDS, ruleset, REFERENCE_ENGINE)];
  const { why: _, provenance: __, question: ___, ...summary } = summaryOf({ file, topic: folder, scenario }, CARDS);
  const html = renderToString(
    h(ScenarioContent, {
      summary: { ...summary, title: "" },
      results,
      command: "",
      neighbors: [undefined, undefined],
      isOther: false,
    }),
  );
  const labels = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label);
  return [html.replaceAll(/<code>[^<]*<\/code>|<[^>]*>/g, " "), ...labels].join(" ");
}

describe("a scenario's page", function () {
  this.timeout(0); // each scenario is run and drawn, which takes as long as it takes

  it("tells no id of an ability, a check or a resolution", async () => {
    const told: string[] = [];
    for (const file of SCENARIO_FILES) {
      const ids = idsOf(file.data, cardsOf(file.data, CARDS));
      told.push(...idsInText(await saidOn(file), ids).map((id) => `${file.data.id}: ${id}`));
    }
    expect(told).to.deep.equal([]);
  });
});
