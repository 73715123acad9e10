import { expect } from "chai";
import { visible } from "../../src/rules/visible.js";
import type { Page } from "playwright-core";
import { HUNG } from "../reports/chromium.js";
import { linkAddress } from "../../web/address.js";
import { boardOf, boardText } from "../../web/what-if/board.js";
import { renamedObject } from "../../web/what-if/renaming.js";
import { linkText } from "../../web/what-if/link.js";
import { LabPages } from "./lab-pages.js";
import { entryOf } from "./support.js";
import { undoFaults } from "./what-if-board.js";

const ID = "opalescence-humility-humility-last";
/** Its graphs have something to draw. */
const DEPENDENT = "ashaya-blood-moon-ashaya-first";

/** Names that are more than names where markup, scripts, addresses or records are made of them. */
const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  '"><script>alert(1)</script>',
  "' style='color:red' onfocus='alert(1)",
  "javascript:alert(1)",
  "constructor",
  "\u202Eright to left",
  "a\u0000b",
  "100% %zz",
];

const GARBAGE = [
  "#s/%",
  "#w/%E0%A4%A",
  "#c/%zz",
  "#b/1%%",
  "#b/1AAAA",
  "#b/",
  "#s/__proto__",
  "#w/constructor",
  "#<b>",
];

/** A page at an address that keeps what the policy has forbidden, in words, from its beginning. */
async function watched(pages: LabPages, hash = ""): Promise<Page> {
  const page = await pages.open("#nowhere"); // nothing is on its way there
  await page.goto("about:blank");
  await page.addInitScript(() => {
    const reports: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      reports.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
    Object.assign(globalThis, { reports });
  });
  await page.goto(pages.url + hash);
  return page;
}

function reportsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { reports: string[] }).reports); // watched has put it there
}

describe("the policy of the lab page", function () {
  this.timeout(2 * HUNG);
  const pages = new LabPages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.close());
  after(() => pages.end());

  const settled = (page: Page): Promise<void> => page.locator("main h2:visible").first().waitFor();

  it("is seen by these tests where something breaks it", async () => {
    const page = await watched(pages);
    await page.evaluate(() => {
      document.querySelector("#main")!.innerHTML = '<p style="color: red">red</p>'; // index.html has it
    });
    await page.waitForFunction(() => (globalThis as unknown as { reports: string[] }).reports.length > 0);
    expect((await reportsIn(page)).join()).to.match(/^style-src-attr/);
    pages.forgive(/Content Security Policy/);
  });

  it("is kept in every view", async () => {
    const page = await watched(pages);
    for (const hash of ["#overview", "#scenarios", `#s/${DEPENDENT}`, `#w/${DEPENDENT}`, "#w", ...GARBAGE]) {
      await page.evaluate((to) => (location.hash = to), hash);
      await settled(page);
      if (hash.endsWith(DEPENDENT)) await page.locator("svg.dependencies").first().waitFor({ state: "attached" });
      expect(await reportsIn(page), hash).to.deep.equal([]);
    }
  });

  it("is kept by a run and by the files that are made of it", async () => {
    const page = await watched(pages, "#overview");
    await page.getByText("Run a part").click();
    await page.getByLabel("Title or id").fill(ID);
    await page.getByRole("button", { name: "Run this part" }).click();
    await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /results\.csv/ }).click()]);
    expect(await reportsIn(page)).to.deep.equal([]);
  });

  it("is kept by the editor of a text with faults, its remarks and their list", async () => {
    const page = await watched(pages, `#w/${ID}`);
    await page.getByText("The board as JSON").click();
    await page.locator(".json-editor .cm-content").click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type('{"a": [');
    await page.locator(".json-editor .cm-lint-marker").first().hover();
    await page.locator(".cm-tooltip").first().waitFor();
    await page.keyboard.press("Control+Shift+M");
    await page.locator(".cm-panel-lint").waitFor();
    await undoFaults(page);
    expect(await reportsIn(page)).to.deep.equal([]);
  });

  it("is kept by boards with objects of whatever name, which can be changed", async () => {
    const page = await watched(pages);
    for (const name of HOSTILE) {
      const board = renamedObject(boardOf(entryOf(ID)), "Runeclaw Bear", name);
      const timeline = board.timeline.map((event) =>
        event.kind === "enters" && event.card === "Runeclaw Bear" ? { ...event, id: name } : event,
      );
      const link = linkText({ text: boardText({ ...board, timeline }), origin: ID });
      await page.evaluate((to) => (location.hash = to), linkAddress(link));
      await page.waitForFunction(
        (called) => [...document.querySelectorAll(".changed .subject")].some((each) => each.textContent === called),
        visible(name),
      );
      await page
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await page.waitForFunction(() => document.querySelector(".changed .subject") !== null);
      expect(await page.locator("main img, main script").count(), name).to.equal(0);
      expect(await reportsIn(page), name).to.deep.equal([]);
    }
  });
});
