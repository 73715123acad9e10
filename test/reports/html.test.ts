import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { PAGE_STYLE } from "../../reports/html/page-assets.gen.js";
import { PAGE_SCRIPT } from "../../reports/html/page-script.gen.js";
import type { SearchIndex } from "../../reports/html/search-index.js";
import { REPORT } from "./fixture.js";
import { expectGolden } from "../support/golden.js";
import { hostileReport } from "./hostile.js";
import { file } from "./written.js";
import { carried, drawn } from "./drawn.js";
import { pieceOf } from "../support/pieces.js";

function page(report = REPORT): string {
  return file("report.html", report);
}

/** The texts between the tags of an element. */
function contents(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, "g"))].map(([, text = ""]) => text);
}

/** The page without its script, which has words for every case. */
function unscripted(report = REPORT): string {
  return page(report).replace(PAGE_SCRIPT, "");
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

describe("report.html", () => {
  const pieces: readonly (readonly [name: string, opening: string])[] = [
    ["top-bar", "<header"],
    ["overview", '<section class="view" id="overview"'],
    ["list", '<section class="view" id="scenarios"'],
    ["covered-clause", '<tr id="c/613.8a"'],
    ["untestable-clause", '<tr id="c/613.7h"'],
    ["topics", '<table class="topics"'],
    ["pair-map", '<table class="pair-map"'],
    ["pair-group", '<table class="group-table"'],
    ["card", '<article class="page card-page" id="k/Blood%20Moon"'],
    ["answers", '<article class="page" id="s/urborg-before-blood-moon"'],
  ];
  for (const [name, opening] of pieces)
    it(`has the piece of its golden file: ${name}`, () => {
      expectGolden("reports", `page/${name}.html`, pieceOf(page(), opening));
    });

  for (const [name, scenario] of [
    ["failing-scenario", "urborg-before-blood-moon"],
    ["crashed-scenario", "six-thousand-saprolings"],
    ["passing-scenario", "shrivelled-bear"],
  ] as const)
    it(`draws the piece of its golden file: ${name}`, () => {
      expectGolden("reports", `page/${name}.html`, pieceOf(drawn(page(), scenario), "<article"));
    });

  it("calls the abilities of cards by what they do, never by their ids", () => {
    const cards = contents(unscripted(), "article").filter((text) => text.includes('class="card-facts"'));
    const ids = REPORT.scenarios.flatMap(({ cards: all }) =>
      all.flatMap(({ abilities = [] }) =>
        abilities.flatMap((ability) => (typeof ability === "object" && "id" in ability ? [ability.id] : [])),
      ),
    );
    expect(cards).to.not.be.empty;
    expect(ids).to.not.be.empty;
    for (const card of cards) for (const id of ids) expect(card).to.not.include(`>${id ?? ""}<`);
  });

  it("leads with the famous cases in the order of their fame", () => {
    const scenarios = REPORT.scenarios.map((summary, n) => ({
      ...summary,
      ...(n < 3 ? { famous: `Case ${n}` } : {}),
      ...(n < 2 ? { fame: 2 - n } : {}),
    }));
    const told = [...page({ ...REPORT, scenarios }).matchAll(/<h4><a [^>]*>(Case \d)/g)].map(([, name]) => name);
    expect(told).to.deep.equal(["Case 1", "Case 0", "Case 2"]);
  });

  it("is a view after the other, then the answers of each scenario, of which it carries every board and layer", () => {
    const html = page();
    expect([...html.matchAll(/<section class="view" id="([^"]*)"/g)].map(([, id]) => id)).to.deep.equal([
      "overview",
      "scenarios",
      "cards",
      "coverage",
    ]);
    const pages = [...html.matchAll(/<article class="page" id="s\/([^"]*)"/g)].map(([, id = ""]) => id);
    expect(pages).to.have.members(REPORT.scenarios.map(({ id }) => id));
    for (const { scenario, verdict, checkPoints, values } of REPORT.results) {
      const own = pieceOf(html, `<article class="page" id="s/${scenario}"`);
      expect(own, scenario).to.match(new RegExp(`class="verdict [^"]*"[^]*${verdict}`));
      for (const { subject } of values) expect(own, scenario).to.include(subject);
      const whole = drawn(html, scenario);
      expect(whole.match(/<div class="board/g)?.length ?? 0, scenario).to.be.at.least(checkPoints.length);
      for (const { subject } of values) expect(whole, scenario).to.include(subject);
    }
    expect(carried(html).flatMap(({ results }) => results)).to.have.deep.members(REPORT.results);
  });

  it("asks for nothing from outside", () => {
    const html = page();
    const addresses = [...html.matchAll(/\s(?:href|src|srcset|action|poster|data)="([^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(
      addresses.filter((address) => !address.startsWith("#") && !address.startsWith("data:image/svg+xml,")),
    ).to.deep.equal([]);
    expect(PAGE_STYLE).not.to.match(/url\(|@import/);
    // A map of the search has a method called fetch; its calls and its definition are none of the browser's.
    expect(PAGE_SCRIPT).not.to.match(/(?<![.\w])fetch\((?![^)]*\)\s*\{)|XMLHttpRequest|import\(|\beval\(|new Function/);
  });

  it("allows exactly its own script and style", () => {
    const html = page();
    const [style = ""] = contents(html, "style");
    const script = contents(html, "script").at(-1) ?? "";
    expect(script).to.equal(PAGE_SCRIPT);
    expect(html).to.include(`script-src '${hash(script)}'; style-src '${hash(style)}'`);
    expect(html).not.to.match(/ style="| on[a-z]+="/);
  });

  it("has the style and the script that their sources give", () => {
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, ["tools/generate-page.mjs", "--check"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(status, stderr).to.equal(0);
  });

  it("says what was tried, whatever came of it", () => {
    const [result] = REPORT.results;
    const retried = page({ ...REPORT, results: [{ ...result!, attempts: ["deadline 5000 ms", "answered"] }] });
    const { scenario } = result!;
    expect(drawn(retried, scenario)).to.include("How it was run").and.to.include("deadline 5000 ms");
    const crashed = drawn(page(), "six-thousand-saprolings");
    expect(crashed).to.include("No comparison: crashed").and.to.include("exit code 139 (SIGSEGV)");
  });

  it("has every fragment that it links to, and no id twice", () => {
    const html = page();
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
    expect(new Set(ids)).to.have.lengthOf(ids.length);
    const targets = [...html.matchAll(/\shref="#([^"]*)"/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !ids.includes(target))).to.deep.equal([]);
  });

  it("lists every scenario and tells the verdict in words", () => {
    const [list = ""] = contents(page(), "table");
    const rows = contents(
      contents(page(), "table").find((table) => table.includes("urborg-before-blood-moon")) ?? list,
      "tr",
    );
    expect(rows).to.have.lengthOf(REPORT.results.length + 1);
    for (const { scenario, verdict } of REPORT.results) {
      expect(rows.find((row) => row.includes(`#s/${scenario}"`))).to.include(verdict);
    }
  });

  it("tells an answer by another reading from a failure, and says what it reads", () => {
    const results = REPORT.results.map((result) =>
      result.verdict === "fail"
        ? { ...result, verdict: "alternative" as const, reading: "freed-goes-at-once" }
        : result,
    );
    const header = { ...REPORT.header, readings: ["numbers-do-not-count"] };
    const footer = { ...REPORT.footer, counts: { pass: 3, alternative: 1, crashed: 1 } };
    const html = page({ ...REPORT, header, results, footer });
    const whole = drawn(html, "urborg-before-blood-moon");
    expect(html).to.include("another reading");
    expect(whole).to.include("<code>freed-goes-at-once</code>");
    expect(whole).to.include("Immediately after the last effect that it depended on.");
    expect(html).to.include("current rules, read as numbers-do-not-count");
  });

  it("shows faults of files with their place, and warns of a run that was cut off", () => {
    expect(page()).to.include("corpus/scenarios/color/painted-servant.json:14:23");
    expect(unscripted()).not.to.include("cut off");
    expect(page({ ...REPORT, footer: { ...REPORT.footer, complete: false } })).to.include("This run was cut off.");
  });

  it("folds the checks of a scenario that has several, and opens the last or those that differ", () => {
    const whole = REPORT.scenarios.map(({ id }) => drawn(page(), id)).join("");
    const folds = [...whole.matchAll(/<details class="check-point"[^>]*>/g)].map(([tag]) => tag);
    expect(folds.map((tag) => tag.includes(" open"))).to.deep.equal([false, true]);
  });

  it("packs many scenarios in chunks, and the same bytes for the same report", () => {
    const [result] = REPORT.results;
    const results = Array.from({ length: 300 }, (_, i) => ({ ...result!, scenario: `scenario-${i}` }));
    const many = { ...REPORT, scenarios: [], results };
    const html = page(many);
    expect(html.match(/class="chunk"/g)?.length).to.be.greaterThan(1);
    expect(carried(html).map(({ summary }) => summary.id)).to.deep.equal(results.map(({ scenario }) => scenario));
    expect(html.replace(PAGE_SCRIPT, "").length).to.be.lessThan(JSON.stringify(many).length);
    expect(page(many)).to.equal(html);
  });

  it("can not be broken by the texts of a report", () => {
    const html = page(hostileReport());
    expect(html).not.to.match(/<img/i);
    expect(html.match(/<script/g)).to.have.lengthOf(3);
    expect(html.match(/<\/script/g)).to.have.lengthOf(3);
    for (const { id } of hostileReport().scenarios) expect(drawn(html, id)).not.to.match(/<img|<script|<!--/i);
    expect(html).not.to.include("<!--");
    expect(contents(html, "script").at(-1)).to.equal(PAGE_SCRIPT);
  });

  it("embeds its index as JSON that any text may be in", () => {
    const json = contents(page(hostileReport()), "script").at(-2) ?? "";
    expect(json).not.to.match(/[<>&\u2028\u2029]/);
    const index = JSON.parse(json) as SearchIndex;
    expect(index.cards.map(({ name }) => name)).to.deep.equal(
      hostileReport().scenarios[0]!.cards.map(({ name }) => name),
    );
  });

  it("quotes an id that is no slug in the command", () => {
    const [result] = REPORT.results;
    const scenario = "x; rm -rf 'y'";
    const html = drawn(page({ ...REPORT, scenarios: [], results: [{ ...result!, scenario }] }), scenario);
    expect(html).to.include(String.raw`npx cr613 explain 'x; rm -rf '\''y'\'''`);
  });

  it("takes a title and a command", () => {
    const html = file("report.html", REPORT, { title: "Nightly", command: "cr613 explain --cards mine" });
    expect(html).to.include("<title>Nightly</title>");
    expect(drawn(html, "shrivelled-bear")).to.include("cr613 explain --cards mine shrivelled-bear");
  });
});
