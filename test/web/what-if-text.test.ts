import { readFileSync } from "node:fs";
import { expect } from "chai";
import { HUNG } from "../reports/chromium.js";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { whatIfAddress } from "../../web/address.js";
import { boardText } from "../../web/what-if/board.js";
import { moveEvent, removeEvent } from "../../web/what-if/edit.js";
import { templatesFor } from "../../web/what-if/event-templates.js";
import { Workplace } from "../cli/program.js";
import { LAB_CORPUS } from "./support.js";
import { english } from "../../src/explain/narrator.js";
import {
  BOARD,
  HUMILITY,
  ID,
  boardsInBrowser,
  button,
  changes,
  events,
  now,
  shownNow,
  shownSizes,
  sizes,
  text,
  undoFaults,
} from "./what-if-board.js";
import { eventually } from "../reports/eventually.js";

describe("the text of a what if", function () {
  this.timeout(2 * HUNG);
  const workplace = new Workplace();
  after(() => workplace.clear());
  const { open, pages } = boardsInBrowser();

  it("says what is shown while the text can not be read", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await changes(page).getByText("no longer there").waitFor();
    await page.getByText("The board as JSON").click();
    await page.locator(".cm-content").press("Control+End");
    await page.keyboard.type("x");
    await changes(page).getByText("The board can not be read").waitFor();
    await eventually(async () => expect(await changes(page).innerText()).to.match(/Before that:[^]*no longer there/));
  });

  it("says what is wrong with what is typed, where, and keeps the last picture", async () => {
    const page = await open();
    await page.getByText("The board as JSON").click();
    const editor = page.getByRole("textbox", { name: /^The board as JSON/ });
    await editor.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("End");
    await page.keyboard.type('"colour": 7,');
    const fault = page.locator(".text-problems");
    await fault.waitFor();
    await eventually(async () =>
      expect(await fault.innerText()).to.match(
        /^1 fault in the text\s+Line 1, column 2\s+Unknown key "colour"\. Expected: one of /,
      ),
    );
    await page.locator(".what-if-moments .banner").waitFor();
    await eventually(async () =>
      expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD)),
    );
    await eventually(async () =>
      expect(await button(page, /^Remove: Humility/).getAttribute("aria-disabled")).to.equal("true"),
    );
    await page.keyboard.press("Control+Home");
    await fault.getByRole("button").click();
    await page.waitForFunction(() => document.activeElement?.className === "json-editor");
    await page.keyboard.type(" ");
    expect((await text(page)).split("\n")[0]).to.equal('{ "colour": 7,');
    await undoFaults(page);
    await eventually(async () => expect(await page.locator(".what-if-moments .banner").count()).to.equal(0));
  });

  it("takes what is typed, pasted or erased over all of the text, without a word from the browser", async () => {
    const page = await open();
    await page.getByText("The board as JSON").click();
    const editor = page.getByRole("textbox", { name: /^The board as JSON/ });
    for (const [act, left] of [
      [() => page.keyboard.type("{"), "{"],
      [() => page.keyboard.insertText("[]"), "[]"],
      [() => page.keyboard.press("Delete"), ""],
      [() => page.keyboard.press("Enter"), ""],
    ] as const) {
      await editor.click();
      await page.keyboard.press("ControlOrMeta+A");
      await act();
      await page.locator(".text-problems").waitFor();
      expect((await text(page)).trim()).to.equal(left);
      await undoFaults(page);
    }
  });

  it("says which event can not happen, and why", async () => {
    const page = await open();
    const template = templatesFor(BOARD, LAB_CORPUS.cards, 5).find(({ kind }) => kind === "tap");
    const words = english().event(template!.event!);
    await page.getByLabel("Add an event").selectOption("tap");
    await button(page, "Add").click();
    await button(page, "Done").click();
    for (let place = 5; place > 0; place--) await button(page, `Move earlier: ${words.slice(0, -1)}`).click();
    const fault = page.locator(".event.faulty .event-fault");
    await fault.waitFor();
    await eventually(async () =>
      expect(await events(page)).to.satisfy(
        ([first]: string[]) => first?.startsWith(words) && first.length > words.length,
      ),
    );
    await eventually(async () => expect(await changes(page).innerText()).to.match(/Event 1: /));
    await button(page, "Back to the original").click();
    await fault.waitFor({ state: "detached" });
    await eventually(async () => expect(await page.locator(".what-if-moments .banner").count()).to.equal(0));
  });

  it("is in its address: a fresh page has the same text, rules and result", async () => {
    const page = await open();
    await button(page, /^Remove: Honor of the Pure/).click();
    await page.waitForFunction(() => location.hash.startsWith("#b/"));
    const { hash: before } = new URL(page.url());
    await page.getByLabel("Rules", { exact: true }).selectOption("m10");
    // The address follows in its own time, and without the rules it is one too.
    await page.waitForFunction((first) => location.hash.startsWith("#b/") && location.hash !== first, before);
    const { hash } = new URL(page.url());
    await page.getByText("The board as JSON").click();
    await page.locator(".cm-content").waitFor();
    const typed = await text(page);
    const fresh = await open(hash);
    await eventually(async () => expect(await fresh.getByLabel("Rules", { exact: true }).inputValue()).to.equal("m10"));
    // Each page works its board out in its own time.
    await eventually(async () => expect(await shownNow(fresh)).to.equal(await shownNow(page)));
    await fresh.getByText("The board as JSON").click();
    await fresh.locator(".cm-content").waitFor();
    await eventually(async () => expect(await text(fresh)).to.equal(typed));
    expect(new URL(fresh.url()).hash).to.equal(hash);
  });

  it("follows a link that is pasted into the open page, and comes back with all that can be undone", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await page.waitForFunction(() => location.hash.startsWith("#b/"));
    const own = new URL(page.url()).hash;
    await page.evaluate(() => (location.hash = "#c/613.8a"));
    await page.locator("tr:target").waitFor();
    await page.goBack();
    await button(page, "Undo").waitFor();
    await eventually(async () => expect(await button(page, "Undo").getAttribute("aria-disabled")).to.equal("false"));
    await page.evaluate((hash) => (location.hash = hash), whatIfAddress("mass-of-ghouls-helm-moved-and-back"));
    await button(page, /Helm of Kaldra enters/)
      .first()
      .waitFor();
    await page.evaluate((hash) => (location.hash = hash), own);
    await page.getByRole("heading", { name: "What if: Humility after Opalescence" }).waitFor();
    expect((await events(page)).join()).not.to.include("Humility");
  });

  it("leaves the address alone once one has gone elsewhere, however late the page changes", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await page.evaluate((elsewhere) => {
      // A view is put away after the next frame; here that frame comes long after the board has told its address.
      const soon = window.setTimeout.bind(window);
      Object.assign(window, {
        requestAnimationFrame: () => 0,
        setTimeout: (told: () => void, ms = 0) => soon(told, ms < 100 ? 1_500 : ms),
      });
      location.hash = elsewhere;
    }, whatIfAddress("mass-of-ghouls-helm-moved-and-back"));
    const seen = await page.evaluate(async () => {
      const hashes = new Set<string>();
      const end = performance.now() + 2_500;
      while (performance.now() < end) {
        hashes.add(location.hash);
        await new Promise((done) => setTimeout(done, 100));
      }
      return [...hashes];
    });
    expect(seen).to.deep.equal([whatIfAddress("mass-of-ghouls-helm-moved-and-back")]);
  });

  it("copies its link, and shows it where the clipboard is not allowed", async () => {
    const page = await open(whatIfAddress(ID), { permissions: ["clipboard-read", "clipboard-write"] });
    await button(page, /^Remove: Humility/).click();
    await button(page, "Copy link").click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).hash).to.match(/^#b\/1/);
    const shut = await open(whatIfAddress(ID), { permissions: [] });
    await shut.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await button(shut, "Copy link").click();
    await eventually(async () =>
      expect(await shut.getByLabel("Copy this:").inputValue()).to.equal(pages.url + whatIfAddress(ID)),
    );
  });

  it("says of a damaged link and of a scenario that is not there what to do", async () => {
    const page = await pages.open("#b/1abc");
    await page.getByRole("heading", { name: "This link does not lead to a board" }).waitFor();
    await page.getByRole("link", { name: "an empty board" }).click();
    await page.getByRole("heading", { name: "What happens if …?" }).waitFor();
    expect(new URL(page.url()).hash).to.equal("#w");
    const other = await pages.open(`${whatIfAddress(ID)}t`);
    await other.getByRole("link", { name: ID }).click();
    await other.getByRole("heading", { name: "What if: Humility after Opalescence" }).waitFor();
  });

  it("begins with an empty board, or with a scenario by its title", async () => {
    const page = await pages.open("#w");
    await page.getByRole("heading", { name: "What happens if …?" }).waitFor();
    await button(page, "Add").click();
    await page.locator(".object").waitFor();
    await eventually(async () => expect(await events(page)).to.have.lengthOf(2));
    await page.getByLabel("Begin with a scenario of the corpus").fill("Humility after Opalescence");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "What if: Humility after Opalescence" }).waitFor();
  });

  it("opens a file, and says what is wrong with one that is no board", async () => {
    const page = await open();
    const file = (name: string, content: string) => ({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(file("torn.json", '{\n  "id": 7\n}'));
    const refused = page.getByRole("alert");
    await refused.waitFor();
    await eventually(async () =>
      expect(await refused.innerText()).to.match(/^torn\.json is no board\s+Line \d+, column \d+: /),
    );
    const own = removeEvent(BOARD, HUMILITY).board;
    await input.setInputFiles(file("own.json", boardText(own)));
    await refused.waitFor({ state: "detached" });
    await now(page).waitFor();
    await eventually(async () => expect(await shownSizes(now(page))).to.deep.equal(sizes(own)));
    const empty = await pages.open("#w");
    await empty
      .locator('input[type="file"]')
      .setInputFiles(file("own.json", boardText({ ...own, id: "mine", twin: ID })));
    await now(empty).waitFor();
    await eventually(async () =>
      expect(await changes(empty).innerText(), "compared with what it says it comes from").to.match(
        /Humility\s+is no longer there/,
      ),
    );
  });

  it("saves the board as a scenario that the lint accepts, with answers", async () => {
    const page = await open();
    for (let place = HUMILITY; place > 0; place--) await button(page, /^Move earlier: Humility/).click();
    await now(page).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download").click()]);
    const path = workplace.path(download.suggestedFilename());
    await download.saveAs(path);
    const { code, out, err } = await workplace.run("lint", path);
    expect(code, out + err).to.equal(0);
    const saved = JSON.parse(readFileSync(path, "utf8")) as Scenario;
    expect(saved.timeline.map((event) => event.kind)).to.deep.equal(
      moveEvent(BOARD, HUMILITY, 0).timeline.map((event) => event.kind),
    );
    const verified = await workplace.run("verify", path, "--reports", "none");
    expect(verified.code, verified.out + verified.err).to.equal(0);
  });

  it("says what keeps a board out of the corpus, and saves it alone", async () => {
    const page = await open();
    await button(page, "Download").click();
    const refused = page.getByRole("alert");
    await refused.waitFor();
    await eventually(async () => expect(await refused.locator("li").count()).to.be.greaterThan(0));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download the board alone").click(),
    ]);
    const path = workplace.path(download.suggestedFilename());
    await download.saveAs(path);
    expect(readFileSync(path, "utf8")).to.equal(boardText(BOARD));
  });
});
