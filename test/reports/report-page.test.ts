import { expect } from "chai";
import { visible } from "../../src/rules/visible.js";
import type { Page } from "playwright-core";
import { HUNG } from "./chromium.js";
import { faintTexts } from "./faint-texts.js";
import { violationsIn } from "./violations.js";
import { FONTS, setInFont } from "./fonts.js";
import { REPORT } from "./fixture.js";
import { ATTACK, hostileReport } from "./hostile.js";
import { Pages, PHONE } from "./pages.js";
import { file } from "./written.js";
import { eventually } from "./eventually.js";

const VIEWS = [
  "#overview",
  "#scenarios",
  "#cards",
  "#k/Blood%20Moon",
  "#coverage",
  ...REPORT.results.map(({ scenario }) => `#s/${scenario}`),
];

describe("report.html in a browser", function () {
  this.timeout(2 * HUNG);
  const pages = new Pages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.expectNoComplaints());
  after(() => pages.end());

  const open = (...asked: Parameters<Pages["open"]>): Promise<Page> => pages.open(...asked);

  async function shownTitles(page: Page): Promise<string[]> {
    return page.locator("#list tbody tr:visible th a").allTextContents();
  }

  it("opens on the overview and leads to a scenario and back", async () => {
    const page = await open();
    await eventually(async () =>
      expect(await page.locator("h2:visible").textContent()).to.equal("3 of 5 scenarios pass"),
    );
    await page.getByRole("link", { name: "Urborg before Blood Moon" }).first().click();
    await eventually(async () =>
      expect(await page.locator("h2:visible").textContent()).to.equal("Urborg before Blood Moon"),
    );
    await eventually(async () => expect(await page.title()).to.equal("Urborg before Blood Moon · Layers report"));
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal("Urborg before Blood Moon"),
    );
    await page.goBack();
    await eventually(async () =>
      expect(await page.locator("h2:visible").textContent()).to.equal("3 of 5 scenarios pass"),
    );
    await page.close();
  });

  it("draws a scenario in the language of the page, and says in it what was found", async () => {
    const german = file("report.html", REPORT, { language: "de" });
    const page = await pages.openText("report.html", german, "#s/opalescence-humility-humility-last");
    await eventually(async () =>
      expect(await page.locator("article.shown .story h3").first().textContent()).to.include("Layer für Layer"),
    );
    await page.evaluate(() => (location.hash = "#overview"));
    await page.locator("#find").fill("xyzzy");
    await eventually(async () =>
      expect(await page.locator("#found").textContent()).to.equal("Nichts dergleichen ist hier."),
    );
    await page.close();
  });

  it("tells common mistakes and why they are wrong, once they are unfolded", async () => {
    const page = await open("#s/opalescence-humility-humility-last");
    const fold = page.locator("details.toggle", { hasText: "Common mistakes" });
    expect(await fold.locator(".common-mistakes li").count()).to.equal(0);
    await fold.locator("summary").click();
    await eventually(async () =>
      expect(await fold.locator(".common-mistakes > li > p").first().textContent()).to.match(
        /^What .*\? “.*”: This would be right if .*\. But .*\(613\.\d[a-z]?\)\.$/,
      ),
    );
    await page.close();
  });

  it("searches titles, questions, cards and clauses while one types", async () => {
    const page = await open("#scenarios");
    const search = page.getByRole("searchbox");
    for (const [text, titles] of [
      ["humility opal", ["Humility after Opalescence"]],
      ["how big is", ["Counters and a shrinking Aura"]],
      ["saproling", ["Six thousand Saprolings", "Life and Limb and Blood Moon depend on each other"]],
      ["opalesence + HUMILTY", ["Humility after Opalescence"]],
      ["613.4c", ["Counters and a shrinking Aura"]],
    ] as const) {
      await search.fill(text);
      await eventually(async () => expect(await shownTitles(page), text).to.deep.equal(titles));
    }
    await eventually(async () => expect(await page.locator("#shown").textContent()).to.equal("1 of 5 scenarios"));
    await search.fill("no such thing");
    await page.getByText("No scenario fits.").waitFor();
    await page.locator("#nothing button").click();
    await eventually(async () => expect(await shownTitles(page)).to.have.lengthOf(5));
    await page.close();
  });

  it("filters by topic, verdict, layer, clause and card", async () => {
    const page = await open("#scenarios");
    const only = async (label: string, value: string): Promise<string[]> => {
      await page.locator("#filters [data-clear]").click();
      const field = page.getByLabel(label, { exact: true });
      if (label === "Clause" || label === "Card") await field.fill(value);
      else await field.selectOption(value);
      return shownTitles(page);
    };
    await eventually(async () => expect(await only("Topic", "type")).to.deep.equal(["Six thousand Saprolings"]));
    await eventually(async () => expect(await only("Verdict", "fail")).to.deep.equal(["Urborg before Blood Moon"]));
    await eventually(async () =>
      expect(await only("Layer", "5")).to.deep.equal(["Life and Limb and Blood Moon depend on each other"]),
    );
    await eventually(async () => expect(await only("Clause", "613.8")).to.have.lengthOf(3));
    // 613.1d is within it, 613.10 is not.
    await eventually(async () => expect(await only("Clause", "613.1")).not.to.include("Counters and a shrinking Aura"));
    await eventually(async () => expect(await only("Card", "Blood Moon")).to.have.lengthOf(2));
    await page.close();
  });

  it("shows the scenarios behind a number of the overview", async () => {
    const page = await open();
    await page
      .getByRole("link", { name: /crashed/ })
      .first()
      .click();
    await eventually(async () => expect(await shownTitles(page)).to.deep.equal(["Six thousand Saprolings"]));
    await page.close();
  });

  it("sorts by a column, up and down", async () => {
    const page = await open("#scenarios");
    await page.getByRole("button", { name: "Scenario" }).click();
    const up = await shownTitles(page);
    expect(up).to.deep.equal(up.toSorted());
    await page.getByRole("button", { name: "Scenario" }).click();
    await eventually(async () => expect(await shownTitles(page)).to.deep.equal(up.toReversed()));
    await eventually(async () =>
      expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).to.equal("descending"),
    );
    await page.close();
  });

  it("shows the first five hundred of many scenarios, and all when asked", async () => {
    const [result] = REPORT.results;
    const results = Array.from({ length: 620 }, (_, i) => ({ ...result!, scenario: `scenario-${i}`, checkPoints: [] }));
    const page = await open("#scenarios", {}, { ...REPORT, scenarios: [], results });
    await eventually(async () => expect(await page.locator("#list tbody tr:visible").count()).to.equal(500));
    await eventually(async () =>
      expect(await page.locator("#shown").textContent()).to.equal("620 scenarios, the first 500 below"),
    );
    await page.getByRole("button", { name: "Show all" }).click();
    await eventually(async () => expect(await page.locator("#list tbody tr:visible").count()).to.equal(620));
    await page.getByRole("searchbox").fill("scenario-61");
    await eventually(async () => expect(await page.locator("#list tbody tr:visible").count()).to.equal(11));
    await page.close();
  });

  it("can be used by keyboard", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).to.equal("skip"));
    await page.keyboard.press("/");
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).to.equal("find"));
    await page.getByRole("link", { name: "Scenarios", exact: true }).press("Enter");
    await page.keyboard.press("/");
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "q");
    await page.keyboard.type("urborg");
    await eventually(async () => expect(await shownTitles(page)).to.have.lengthOf(1));
    for (
      let i = 0;
      i < 14 && (await page.evaluate(() => document.activeElement?.textContent)) !== "Urborg before Blood Moon";
      i++
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await eventually(async () =>
      expect(await page.locator("h2:visible").textContent()).to.equal("Urborg before Blood Moon"),
    );
    await page.close();
  });

  it("leads from a clause to its row of the coverage, and says there what it is about", async () => {
    const page = await open("#s/urborg-before-blood-moon");
    const link = page.locator("article:visible a.clause").first();
    await eventually(async () =>
      expect(await link.isVisible(), "numbers of clauses are for those who want them").to.equal(false),
    );
    await page.getByLabel("Clause numbers").check();
    await link.hover();
    await eventually(async () => expect(await link.getAttribute("title")).to.be.a("string").that.is.not.empty);
    await link.click();
    await page.locator("tr:target").waitFor();
    await page.close();
  });

  it("opens a check that an address leads to", async () => {
    const page = await open("#s/opalescence-humility-humility-last/current/alone");
    const check = page.locator('[id="s/opalescence-humility-humility-last/current/alone"]');
    await eventually(async () => expect(await check.getAttribute("open")).not.to.equal(null));
    await check.locator("h4").first().waitFor();
    await eventually(async () =>
      expect(await page.locator("h2:visible").textContent()).to.equal("Humility after Opalescence"),
    );
    await page.close();
  });

  it("leads with the board, and folds what not everybody wants to see", async () => {
    const page = await open("#s/opalescence-humility-humility-last");
    await eventually(async () =>
      expect(await page.locator(".answer-first .table-picture:visible").count()).to.equal(1),
    );
    await eventually(async () => expect(await page.locator(".answer-first .reason").textContent()).to.not.equal(""));
    await page.locator(".story .layer").first().waitFor();
    const unfolded = await page.locator("article:visible .toggle[open] > summary h3").allTextContents();
    expect(unfolded, "folded").to.deep.equal([]);
    for (const head of ["What was checked", "Clauses of the rules", "See it again"]) {
      const toggle = page.locator("article:visible .toggle", { has: page.getByRole("heading", { name: head }) });
      await toggle.locator("> summary").click();
      await eventually(async () => expect(await toggle.getAttribute("open"), head).not.to.equal(null));
    }
    await page.close();
  });

  it("finds cases, cards and clauses on the overview while one types", async () => {
    const page = await open();
    const search = page.getByRole("searchbox");
    const found = async (query: string): Promise<string[]> => {
      await search.fill(query);
      return page.locator("#found li").allTextContents();
    };
    expect((await found("Humilty + opalescence"))[0]).to.contain("Humility after Opalescence");
    expect((await found("613.8a"))[0]).to.contain("613.8a");
    await eventually(async () => expect(await found("no such thing")).to.deep.equal([]));
    await found("blood moon");
    await page.locator("#found .card a").first().click();
    await eventually(async () => expect(await page.locator("h2:visible").textContent()).to.equal("Blood Moon"));
    await page.close();
  });

  it("has a page for each card, with the scenarios that play it", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open("#cards", { javaScriptEnabled });
      await page.getByRole("link", { name: "Blood Moon", exact: true }).click();
      const shown = page.locator("article:visible");
      await eventually(async () => expect(await shown.locator("h2").textContent()).to.equal("Blood Moon"));
      await eventually(async () => expect(await shown.locator(".card-abilities li").count()).to.be.greaterThan(0));
      await shown.getByRole("link", { name: "Urborg before Blood Moon" }).click();
      await eventually(async () =>
        expect(await page.locator("article:visible h2").textContent()).to.equal("Urborg before Blood Moon"),
      );
      await page.close();
    }
  });

  it("says in its head what a preview may show", async () => {
    const page = await open();
    const content = (name: string): Promise<string | null> => page.locator(`meta[${name}]`).getAttribute("content");
    await eventually(async () => expect(await content("property='og:title'")).to.equal("Layers report"));
    await eventually(async () =>
      expect(await content("property='og:description'")).to.match(/^3 of 5 scenarios pass: /),
    );
    await eventually(async () =>
      expect(await content("name='description'")).to.equal(await content("property='og:description'")),
    );
    await page.close();
  });

  it("fits a phone without scrolling sideways, whatever the font", async () => {
    const page = await open("", { viewport: PHONE });
    for (const font of FONTS) {
      await setInFont(page, font);
      for (const view of VIEWS) {
        await page.evaluate((hash) => (location.hash = hash), view);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${view}, ${font}`).to.be.at.most(PHONE.width);
      }
    }
    await page.close();
  });

  for (const language of ["de", "fr"] as const)
    it(`fits a phone in ${language}, whose words are longer`, async () => {
      const page = await pages.openText("report.html", file("report.html", REPORT, { language }), "", {
        viewport: PHONE,
      });
      for (const view of VIEWS) {
        await page.evaluate((hash) => (location.hash = hash), view);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, view).to.be.at.most(PHONE.width);
      }
      await page.close();
    });

  it("shuts nobody out", async () => {
    const page = await open("");
    // It looks at each element for itself, and rows are there by the hundred.
    await page.evaluate(() => document.querySelectorAll("tbody tr:nth-child(n + 8)").forEach((row) => row.remove()));
    for (const view of [
      "#overview",
      "#scenarios",
      "#cards",
      "#k/Blood%20Moon",
      "#coverage",
      "#s/urborg-before-blood-moon",
    ]) {
      await page.evaluate((hash) => (location.hash = hash), view);
      await eventually(async () => expect(await violationsIn(page), view).to.deep.equal([]));
    }
    await page.close();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    it(`has a contrast of 4.5 to 1 in ${colorScheme} colors`, async () => {
      const page = await open("", { colorScheme });
      for (const view of VIEWS) {
        await page.evaluate((hash) => (location.hash = hash), view);
        await eventually(async () => expect(await page.evaluate(faintTexts), view).to.deep.equal([]));
      }
      await page.close();
    });
  }

  it("has the list, the coverage and the pages without a script", async () => {
    const page = await open("", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Scenarios", exact: true }).click();
    await eventually(async () => expect(await page.locator("#list tbody tr:visible").count()).to.equal(5));
    await eventually(async () => expect(await page.locator("#filters").isVisible()).to.equal(false));
    await page.getByRole("link", { name: "Humility after Opalescence" }).first().click();
    await eventually(async () =>
      expect(await page.locator("article:visible h2").textContent()).to.equal("Humility after Opalescence"),
    );
    await page.getByRole("link", { name: "Coverage" }).click();
    await eventually(async () => expect(await page.locator(".clause-table tr:visible").count()).to.be.greaterThan(10));
    await page.close();
  });

  it("shows the clauses of one state, and why some can not be tested", async () => {
    const page = await open("#coverage");
    await page
      .locator("#coverage-clauses")
      .getByLabel(/untestable/)
      .check();
    const rows = page.locator(".clause-table tbody tr:visible");
    await eventually(async () =>
      expect(await rows.count()).to.equal(await page.locator(".clause-table tr.untestable").count()),
    );
    await eventually(async () =>
      expect(await page.locator('[id="c/613.7h"] td').last().textContent()).to.match(/^Planes/),
    );
    await eventually(async () =>
      expect(await page.locator("#coverage-cited tbody tr").allTextContents()).to.deep.equal([
        "Urborg before Blood Moon613.8a613.8b",
      ]),
    );
    await page.close();
  });

  it("counts pairs of effects in the relation that is chosen, also without a script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open("#coverage-pairs", { javaScriptEnabled });
      const four = page.locator(".pair-map").filter({ hasText: "Layer 4" });
      const numbers = async (): Promise<string[]> =>
        (await four.locator("td > :visible").allTextContents()).filter((number) => number !== "0");
      await eventually(async () => expect(await numbers(), "any: in both directions").to.deep.equal(["2", "2"]));
      await page
        .locator("#coverage-pairs")
        .getByLabel(/in a loop/)
        .check();
      await eventually(async () => expect(await numbers()).to.deep.equal(["1", "1"]));
      await page
        .locator("#coverage-pairs")
        .getByLabel(/by existence/)
        .check();
      await eventually(async () => expect(await numbers()).to.deep.equal([]));
      await page.close();
    }
  });

  it("leads from a pair of effects to its scenarios, by keyboard", async () => {
    const page = await open("#coverage-pairs");
    await page.locator(".pair-map a:visible", { hasText: "2" }).first().focus();
    await page.keyboard.press("Enter");
    const row = page.locator("tr:target");
    await eventually(async () =>
      expect(await row.locator("th").textContent()).to.match(/add types, set basic land types$/),
    );
    await row.getByText(/^in a loop/).click();
    await row.getByRole("link", { name: "Life and Limb" }).click();
    await eventually(async () => expect(await page.locator("h2:visible").textContent()).to.match(/^Life and Limb/));
    await page.close();
  });

  it("shows attacks as what they are: texts", async () => {
    const page = await open("", {}, hostileReport());
    const scenario = page.locator(".differences a");
    await eventually(async () => expect(await scenario.textContent()).to.equal(visible(ATTACK)));
    await scenario.click();
    await eventually(async () => expect(await page.locator("article:visible").count()).to.equal(1));
    await eventually(async () => expect(await page.title()).not.to.equal("broken in"));
    await eventually(async () => expect(await page.locator("img").count()).to.equal(0));
    await page.close();
  });

  it("is accompanied by XML that a browser reads", async () => {
    const page = await open();
    const read = (xml: string): Promise<string[]> =>
      page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, "application/xml");
        return [...document.querySelectorAll("parsererror, testcase")].map(
          (element) => element.getAttribute("name") ?? element.textContent,
        );
      }, xml);
    expect(await read(file("junit.xml", REPORT))).to.have.lengthOf(REPORT.results.length + 1);
    const legal = visible(ATTACK);
    expect(await read(file("junit.xml", hostileReport()))).to.deep.equal([`${legal} [current]`, legal]);
    await page.close();
  });
});
