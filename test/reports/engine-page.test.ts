import { expect } from "chai";
import type { Page } from "playwright-core";
import { HUNG } from "./chromium.js";
import { matrixFiles } from "../../reports/matrix-files.js";
import { matrixOf } from "../../reports/matrix.js";
import { faintTexts } from "./faint-texts.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";
import { Pages, PHONE } from "./pages.js";
import { file } from "./written.js";
import { eventually } from "./eventually.js";

describe("pages about other engines in a browser", function () {
  this.timeout(2 * HUNG);
  const pages = new Pages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.expectNoComplaints());
  after(() => pages.end());

  const open = (...asked: Parameters<Pages["open"]>): Promise<Page> => pages.open(...asked);
  const openMatrix = (options: Parameters<Pages["openText"]>[3]): Promise<Page> =>
    pages.openText("matrix.html", matrixFiles(matrixOf([REPORT, ENGINE_REPORT])).get("matrix.html") ?? "", "", options);

  for (const colorScheme of ["light", "dark"] as const) {
    it(`tells of another engine on a phone and with enough contrast, in ${colorScheme} colors`, async () => {
      const views = ["", "#scenarios", "#scores", ...ENGINE_REPORT.scenarios.map(({ id }) => `#s/${id}`)];
      const page = await open("", { viewport: PHONE, colorScheme }, ENGINE_REPORT);
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      for (const view of views) {
        await page.evaluate((hash) => (location.hash = hash), view);
        await eventually(async () =>
          expect(await page.evaluate(() => document.documentElement.scrollWidth), view).to.be.at.most(PHONE.width),
        );
        await eventually(async () => expect(await page.evaluate(faintTexts), view).to.deep.equal([]));
      }
      await page.close();
    });

    it(`shows the matrix on a phone and with enough contrast, in ${colorScheme} colors`, async () => {
      const page = await openMatrix({ viewport: PHONE, colorScheme });
      await eventually(async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(PHONE.width),
      );
      await eventually(async () => expect(await page.evaluate(faintTexts)).to.deep.equal([]));
      await page.close();
    });
  }

  it("leads from the scores to a clause and back to what it gets wrong", async () => {
    const page = await open("#scores", {}, ENGINE_REPORT);
    await eventually(async () => expect(await page.locator("nav [aria-current]").textContent()).to.equal("Scores"));
    await page.locator(".score-table:visible a.clause").first().click();
    await page.locator("tr:target").waitFor();
    await page.getByRole("link", { name: "Overview" }).click();
    await page.locator(".mistake[open] a").first().click();
    await page.locator("article:visible section.orders").waitFor();
    await page.close();
  });

  it("shows in the matrix the rows that are asked for, without a script", async () => {
    const page = await openMatrix({ javaScriptEnabled: false });
    const rows = page.locator(".matrix tbody tr:visible");
    const all = await rows.count();
    await page.getByLabel(/where answers differ/).check();
    await eventually(async () => expect(await rows.count()).to.equal(1));
    await eventually(async () =>
      expect(await rows.first().locator(".answers").innerText()).to.include("Humility, power: 4, not 1"),
    );
    await page.getByLabel(/all rows/).check();
    await eventually(async () => expect(await rows.count()).to.equal(all));
    await page.close();
  });

  it("is accompanied by an image that a browser reads", async () => {
    const page = await open();
    const width = await page.evaluate(
      async (svg) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        return image.naturalWidth;
      },
      file("badge.svg", ENGINE_REPORT),
    );
    expect(width).to.be.greaterThan(60);
    await page.close();
  });
});
