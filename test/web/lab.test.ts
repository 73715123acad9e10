import { gzipSync } from "node:zlib";
import { expect } from "chai";
import type { Page, Response } from "playwright-core";
import { HUNG } from "../reports/chromium.js";
import { violationsIn } from "../reports/violations.js";
import { DESK, LabPages, PHONE, widthOf } from "./lab-pages.js";
import { eventually } from "../reports/eventually.js";

/** What the first view may load, in bytes as a host sends them compressed. */
const FIRST_LOAD = 60_000;

const TWO_CHECKS = "opalescence-humility-humility-last";
const VIEWS = ["", "#overview", "#scenarios", `#s/${TWO_CHECKS}`, "#c/613.8a", "#s/no-such-scenario", "#nowhere"];

describe("the lab page", function () {
  this.timeout(2 * HUNG);
  const pages = new LabPages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.close());
  after(() => pages.end());

  const shownTitle = (page: Page): Promise<string | null> => page.locator("h2:visible").first().textContent();
  const focused = (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.textContent);
  const titlesInList = (page: Page): Promise<string[]> => page.locator("#list tbody tr:visible th a").allTextContents();

  /** Takes away most of what is there hundreds of times, and unfolds the rest: axe looks at each element for itself. */
  const shorten = (page: Page): Promise<void> =>
    page.evaluate(() => {
      for (const row of document.querySelectorAll("tbody tr:not(:target):nth-child(n + 12)")) row.remove();
      for (const details of document.querySelectorAll("details")) details.open = true;
    });

  it("loads little before the search for cards is there, all else behind it", async () => {
    const page = await pages.open("#nowhere"); // the page and its shell, and nothing of a board
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.reload({ waitUntil: "networkidle" });
    const bodies = await Promise.all(responses.map((response) => response.body()));
    await page.getByRole("link", { name: "Board" }).click();
    await page.getByRole("combobox", { name: "Add a card" }).waitFor();
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(responses.map((response) => new URL(response.url()).pathname)).to.include.members(["/", "/lab.js"]);
    expect(bytes).to.be.lessThan(FIRST_LOAD);
  });

  it("names each view, and moves the focus to its title when one goes there", async () => {
    const page = await pages.open();
    const nav = page.getByRole("navigation", { name: "Lab" });
    for (const [word, title] of [
      ["Scenarios", "Scenarios"],
      ["Coverage", "Coverage"],
    ] as const) {
      await nav.getByRole("link", { name: word }).click();
      await page.getByRole("heading", { level: 2, name: title }).waitFor();
      await page.waitForFunction((name) => document.activeElement?.textContent === name, title);
      await eventually(async () => expect(await page.title()).to.equal(`${title} · cr613 lab`));
      await eventually(async () => expect(await nav.locator("[aria-current]").allTextContents()).to.deep.equal([word]));
    }
  });

  it("keeps the list as it was, for those who come back from a scenario", async () => {
    const page = await pages.open("#scenarios");
    await page.getByLabel("Topic").selectOption("copy");
    await page.getByRole("button", { name: "Scenario" }).click();
    await page.getByRole("button", { name: "Scenario" }).click();
    const before = await titlesInList(page);
    await page.locator("#list tbody tr:visible th a").nth(30).scrollIntoViewIfNeeded();
    const depth = await page.evaluate(() => scrollY);
    await page.locator("#list tbody tr:visible th a").nth(30).click();
    await page.locator("article.page").waitFor();
    await eventually(async () => expect(await shownTitle(page)).to.equal(before[30]));
    await page.goBack();
    await eventually(async () => expect(await titlesInList(page)).to.deep.equal(before));
    expect(Math.abs((await page.evaluate(() => scrollY)) - depth)).to.be.lessThan(200);
  });

  it("lists what a link of another view asks for", async () => {
    const page = await pages.open(`#s/${TWO_CHECKS}`);
    await page.locator(".crumbs [data-filter]").click();
    await page.locator("#list").waitFor();
    await eventually(async () => expect(await page.getByLabel("Topic").inputValue()).to.equal("abilities"));
  });

  it("leads to a clause of the coverage, marks it and says what it is about", async () => {
    const page = await pages.open(`#s/${TWO_CHECKS}`);
    await page.getByLabel("Clause numbers").check();
    const clause = page.locator(".layer:visible a.clause").first();
    await clause.hover();
    await eventually(async () => expect(await clause.getAttribute("title")).to.match(/^[A-Z].* .*\.$/));
    await page.getByRole("heading", { name: "Clauses of the rules" }).click();
    await page.locator(".toggle:visible a", { hasText: "613.8a" }).first().click();
    const row = page.locator("tr:target");
    await eventually(async () => expect(await row.getAttribute("id")).to.equal("c/613.8a"));
    await eventually(async () => expect(await focused(page)).to.match(/^613\.8a/));
    await page.getByText("Nothing has been run yet").waitFor();
  });

  it("explains a scenario that no run has kept, layer by layer, under each of its rulesets", async () => {
    const page = await pages.open(`#s/${TWO_CHECKS}`);
    await page.locator("article.page").waitFor();
    await eventually(async () =>
      expect(await page.locator(".badges .verdict").allTextContents()).to.deep.equal(["✓pass"]),
    );
    await eventually(async () =>
      expect(await page.locator(".toggle h3", { hasText: /^Under the .* rules$/ }).count()).to.be.greaterThan(0),
    );
    await eventually(async () => expect(await page.locator(".layer:visible").count()).to.be.greaterThan(2));
    await eventually(async () =>
      expect(await page.getByRole("link", { name: "What if …" }).getAttribute("href")).to.equal(`#w/${TWO_CHECKS}`),
    );
  });

  it("has a page for a card, before anything is run, and says which was meant", async () => {
    const page = await pages.open("#k/Blood%20Moon");
    await page.locator("article.card-page").waitFor();
    await eventually(async () => expect(await page.locator("h2:visible").textContent()).to.equal("Blood Moon"));
    await eventually(async () => expect(await page.locator(".played a").count()).to.be.greaterThan(0));
    await page.goto(page.url().replace("Blood%20Moon", "Blod%20Moon"));
    await page.getByRole("link", { name: "Blood Moon", exact: true }).click();
    await page.locator("article.card-page").waitFor();
  });

  it("shows a run with the views of the report", async () => {
    const page = await pages.open("#overview");
    await page.getByText("Run a part").click();
    await page.getByLabel("Title or id").fill("blood-moon-urborg");
    await page.getByRole("button", { name: "Run this part" }).click();
    const found = page.getByRole("heading", { level: 2, name: /^All \d scenarios pass, in \d+ runs$/ });
    await found.waitFor();
    await page.getByText("What the scenarios reach").waitFor();
    await page.locator(".tally").click();
    await page.locator("#list").waitFor();
    await eventually(async () =>
      expect(await titlesInList(page)).to.include("Blood Moon against Urborg: Urborg first"),
    );
    await eventually(async () =>
      expect(await page.locator("#list .verdict:visible").allTextContents()).to.satisfy((verdicts: string[]) =>
        verdicts.every((verdict) => verdict === "✓pass"),
      ),
    );
    await page.getByRole("link", { name: "Blood Moon against Urborg: Urborg first" }).click();
    await page.getByRole("img", { name: /ependenc/ }).waitFor();
    await page.getByRole("navigation", { name: "Lab" }).getByRole("link", { name: "Coverage" }).click();
    await page.getByRole("heading", { level: 2, name: "Coverage" }).waitFor();
    await eventually(async () => expect(await page.getByText("Nothing has been run yet").count()).to.equal(0));
    await eventually(async () =>
      expect(await page.locator('[id="c/613.8a"] .state').textContent()).to.match(/covered|thin/),
    );
  });

  it("goes from scenario to scenario without a new page", async () => {
    const page = await pages.open(`#s/${TWO_CHECKS}`);
    const next = page.locator(".neighbors a").last();
    await next.waitFor();
    const title = await next.textContent();
    await next.click();
    await page.waitForFunction((name) => document.querySelector(".page h2")?.textContent === name, title);
    await eventually(async () => expect(await focused(page)).to.equal(title));
    await eventually(async () => expect(await page.locator(".command button").count()).to.equal(1));
  });

  it("says so when there is no such scenario, and which was meant", async () => {
    const page = await pages.open("#s/opalescence-humility-humilty-last");
    await page.getByRole("link", { name: TWO_CHECKS }).click();
    await page.locator("article.page").waitFor();
    await eventually(async () => expect(await shownTitle(page)).to.equal("Humility after Opalescence"));
  });

  it("lets the keyboard pass the navigation", async () => {
    const page = await pages.open("#scenarios");
    await page.locator("#list").waitFor();
    await page.keyboard.press("Tab");
    await eventually(async () => expect(await focused(page)).to.equal("Skip to the content"));
    await page.keyboard.press("Enter");
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).to.equal("main"));
    expect(new URL(page.url()).hash).to.equal("#scenarios");
  });

  it("fits a window of 320 pixels, as it is at 400 % on a screen of 1280", async () => {
    const page = await pages.open("", { viewport: { width: 320, height: 640 } });
    await page.getByRole("combobox", { name: "Add a card" }).waitFor();
    await eventually(async () => expect(await widthOf(page)).to.be.at.most(320));
    await page.getByRole("link", { name: "Corpus", exact: true }).click();
    await page.getByRole("button", { name: "Run" }).first().waitFor();
    await eventually(async () => expect(await widthOf(page)).to.be.at.most(320));
    expect(
      await page
        .locator(".top nav a")
        .evaluateAll((links) => links.every((link) => link.getBoundingClientRect().right <= 320)),
    ).to.equal(true);
  });

  for (const [colorScheme, viewport] of [
    ["light", DESK],
    ["dark", PHONE],
  ] as const)
    it(`shuts nobody out and fits ${viewport.width} px, in ${colorScheme} colors`, async () => {
      for (const hash of VIEWS) {
        const page = await pages.open(hash, { colorScheme, viewport });
        await page.locator("h2:visible").first().waitFor();
        await shorten(page);
        await eventually(async () => expect(await violationsIn(page), hash).to.deep.equal([]));
        await eventually(async () => expect(await widthOf(page), hash).to.be.at.most(viewport.width));
        await pages.close();
      }
    });
});
