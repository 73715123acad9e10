import { expect } from "chai";
import Papa from "papaparse";
import { convert } from "xmlbuilder2";
import { ENGINE_STYLE, PAGE_STYLE } from "../../reports/html/page-assets.gen.js";
import { PAGE_SCRIPT } from "../../reports/html/page-script.gen.js";
import { expectGolden } from "../support/golden.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";
import { ATTACK, hostileEngineReport } from "./hostile.js";
import { file } from "./written.js";
import { drawn } from "./drawn.js";
import { pieceOf } from "../support/pieces.js";

function page(report = ENGINE_REPORT): string {
  return file("report.html", report);
}

/** The page of a scenario, as the script draws it. */
function scenarioPage(id: string): string {
  return drawn(page(), id);
}

describe("report.html of another engine", () => {
  const pieces: readonly (readonly [name: string, opening: string])[] = [
    ["score-panel", '<section class="score-panel"'],
    ["mistakes", '<details class="mistake"'],
    ["expected-mistakes", '<details class="mistake expected"'],
    ["scores", '<section class="view" id="scores"'],
  ];
  for (const [name, opening] of pieces)
    it(`has the piece of its golden file: ${name}`, () => {
      expectGolden("reports", `page/${name}.html`, pieceOf(page(), opening));
    });

  for (const [name, scenario, opening] of [
    ["engine-failing-scenario", "opalescence-humility-humility-last", "<article"],
    ["engine-error", "ends-as-unstable", "<article"],
    ["engine-broken-file", "broken-file", "<article"],
  ] as const)
    it(`draws the piece of its golden file: ${name}`, () => {
      expectGolden("reports", `page/${name}.html`, pieceOf(scenarioPage(scenario), opening));
    });

  for (const [name, opening] of [
    ["warning", '<section class="outcome warn"'],
    ["not-claimed", '<section class="outcome idle"'],
  ] as const)
    it(`draws the piece of its golden file: ${name}`, () => {
      const pages = ENGINE_REPORT.results.map(({ scenario }) => scenarioPage(scenario)).join("");
      expectGolden("reports", `page/${name}.html`, pieceOf(pages, opening));
    });

  it("has the styles of both, the views with the scores, and a page for each scenario", () => {
    const html = page();
    for (const style of [PAGE_STYLE, ENGINE_STYLE, PAGE_SCRIPT]) expect(html.includes(style)).to.equal(true);
    expect([...html.matchAll(/<section class="view" id="([^"]*)"/g)].map(([, id]) => id)).to.deep.equal([
      "overview",
      "scenarios",
      "scores",
      "cards",
      "coverage",
    ]);
    const pages = [...html.matchAll(/<article class="page" id="s\/([^"]*)"/g)].map(([, id = ""]) => id);
    expect(new Set(pages)).to.deep.equal(new Set(ENGINE_REPORT.results.map(({ scenario }) => scenario)));
  });

  it("shows both denominators and the claims, which the reference has not", () => {
    expect(page()).to.include("3 of 18 runs pass").and.include("3 of 23 runs pass");
    expect(page()).to.include("<code>timestamp-order</code>").and.include("<code>tapsFor</code>");
    const reference = page(REPORT).replace(PAGE_SCRIPT, "");
    expect(reference).not.to.include("Of what it claims").and.not.include("#scores");
    expect(reference).not.to.include("reference resolver");
  });

  it("has every fragment that it links to, and no id twice", () => {
    const ids = [...page().matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
    expect(new Set(ids)).to.have.lengthOf(ids.length);
    const targets = [...page().matchAll(/\shref="#([^"]*)"/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !ids.includes(target))).to.deep.equal([]);
  });

  it("says whose the boards and the layers are", () => {
    const urborg = scenarioPage("urborg-before-blood-moon");
    expect(urborg).to.include(", by the reference resolver");
    expect(urborg).to.include("Layer by layer, by the reference resolver");
    expect(urborg).to.include("the reference last changes it in layer 4");
  });

  it("has both orders side by side where the engine told another", () => {
    const humility = scenarioPage("opalescence-humility-humility-last");
    expect(humility).to.match(/First parts in[\s\S]*<td>Opalescence\/animate<\/td><td>Humility\/no-abilities<\/td>/);
  });

  it("tells the same wrong answer under several rulesets once", () => {
    const humility = scenarioPage("opalescence-humility-humility-last");
    expect(humility).to.include("under the ikoria and current rules");
    expect(humility.match(/First parts in/g)).to.have.lengthOf(1);
  });

  it("says what is known, as a link only where that is an address of the web", () => {
    const urborg = scenarioPage("urborg-before-blood-moon");
    expect(urborg).to.include('<a href="https://issues.example/crooked/17" rel="noreferrer">');
    expect(urborg).to.include("Known to fail, but it does not").and.include("Known to fail, but otherwise");
    expect(urborg).to.include("<code>javascript:alert(1)</code>").and.not.include('href="javascript:');
  });

  it("folds standard error and what was not told, and names a false claim", () => {
    expect(scenarioPage("urborg-before-blood-moon")).to.include("<pre>warn: dependency is off\nat layer 4</pre>");
    expect(scenarioPage("six-thousand-saprolings")).to.include("Segmentation fault (core dumped)");
    const humility = scenarioPage("opalescence-humility-humility-last");
    expect(humility).to.include("2 values that the engine does not claim to tell").and.include("A false claim");
  });

  it("says which run does not count, and what it lacks", () => {
    expect(scenarioPage("urborg-before-blood-moon")).to.match(/dependency-existence<\/code>[^.]*counts for nothing/);
    expect(scenarioPage("shrivelled-bear")).to.include("<code>state-based</code>");
  });

  it("can not be broken by the texts of a report", () => {
    const html = page(hostileEngineReport());
    expect(html).not.to.match(/<img/i);
    expect(html.match(/<script/g)).to.have.lengthOf(3);
    expect(html).not.to.include("<!--").and.not.include('href="javascript:');
    expect(html).not.to.match(/ style="| on[a-z]+="/);
  });
});

describe("results.csv of another engine", () => {
  const table = Papa.parse<Record<string, string>>(file("results.csv", ENGINE_REPORT), {
    header: true,
    skipEmptyLines: true,
  });

  it("has the columns of every report first, then what such an engine told", () => {
    const usual = Papa.parse<string[]>(file("results.csv", REPORT)).data[0] ?? [];
    expect(table.errors).to.deep.equal([]);
    expect(table.meta.fields).to.deep.equal([
      ...usual,
      "lacks",
      "untold",
      "divergence layer",
      "divergence expected",
      "divergence actual",
      "message",
    ]);
  });

  it("says of each row what is said of its run", () => {
    const of = (scenario: string, ruleset: string): Record<string, string>[] =>
      table.data.filter((row) => row["scenario"] === scenario && row["ruleset"] === ruleset);
    expect(of("shrivelled-bear", "current").map((row) => row["lacks"])).to.deep.equal(["counters players state-based"]);
    for (const row of of("opalescence-humility-humility-last", "ikoria")) {
      expect(row).to.include({
        untold: "end, Humility, abilities; end, Opalescence, abilities",
        "divergence layer": "7b",
        "divergence actual": "Humility/no-abilities; Opalescence/animate",
      });
    }
  });
});

describe("junit.xml of another engine", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "engine-junit.xml", file("junit.xml", ENGINE_REPORT));
  });

  it("skips what is beyond the claims, and has what was written to standard error", () => {
    const text = file("junit.xml", ENGINE_REPORT);
    expect(text).to.include('<skipped type="fail" message="beyond what it claims (dependency-existence): 2 of 4');
    expect(text).to.include("<system-err>Segmentation fault (core dumped)</system-err>");
    expect(text).to.include("end: first parts in layer 7b: expected Opalescence/animate, then Humility/no-abilities;");
  });

  it("is XML whatever the engine wrote", () => {
    const text = file("junit.xml", hostileEngineReport());
    expect(() => convert(text, { format: "object" })).not.to.throw();
    // oxlint-disable-next-line no-control-regex -- these characters are what it looks for
    expect(text).not.to.match(/[\u0000-\u0008\uFFFF]|\p{Surrogate}|<(?:script|img|!--)/u);
    expect(text).to.include("system-err").and.not.include(ATTACK);
  });
});
