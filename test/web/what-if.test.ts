import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { HUNG } from "../reports/chromium.js";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { whatIfAddress } from "../../web/address.js";
import { boardOf, boardText } from "../../web/what-if/board.js";
import { insertEvent, moveEvent, removeEvent, swapCard } from "../../web/what-if/edit.js";
import { templatesFor } from "../../web/what-if/event-templates.js";
import { Workplace } from "../cli/program.js";
import { faintTexts } from "../reports/faint-texts.js";
import { DESK, LabPages, PHONE, violationsIn, widthOf } from "./lab-pages.js";
import { entryOf, LAB_CORPUS } from "./support.js";
import { english } from "../../src/explain/narrator.js";

const ID = "opalescence-humility-humility-last";
const BOARD = boardOf(entryOf(ID));
const HUMILITY = 4;

/** The power and toughness of each object that has them, by its id, as the resolver works them out at the end. */
function sizes(board: Scenario, ruleset: RulesetId = "current"): Record<string, string> {
  const fold = runTimeline(board, LAB_CORPUS.cards, rulesetOf(ruleset));
  if (!fold.ok) throw new Error(JSON.stringify(fold.faults));
  const { objects } = fold.value.checkPoints.at(-1)!.resolution; // a board ends with a check
  return Object.fromEntries(
    Object.entries(objects)
      .filter(([, { power }]) => power !== null)
      .map(([id, { power, toughness }]) => [id, `${power}/${toughness}`]),
  );
}

/** The same as the last board on the page shows it. */
async function shownSizes(within: Locator): Promise<Record<string, string>> {
  const shown = await within.locator(".object").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const size = card.querySelector(".pt")?.lastChild?.parentElement?.innerText.match(/-?\d+\/-?\d+/)?.[0];
      const name = card.querySelector(".object-id") ?? card.querySelector(".object-name");
      return size === undefined ? [] : [[name?.textContent ?? "", size] as const];
    }),
  );
  return Object.fromEntries(shown);
}

describe("the what if", function () {
  this.timeout(2 * HUNG);
  const pages = new LabPages();
  const workplace = new Workplace();
  after(() => workplace.clear());
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.close());
  after(() => pages.end());

  async function open(hash = whatIfAddress(ID), options: Parameters<LabPages["open"]>[1] = {}): Promise<Page> {
    const page = await pages.open(hash, options);
    await page.locator(".what-if-moments .board:visible").first().waitFor();
    return page;
  }
  const events = (page: Page): Promise<string[]> => page.locator(".event-words").allInnerTexts();
  const now = (page: Page): Locator => page.locator(".changed-side:visible").last();
  const original = (page: Page): Locator => page.locator(".original-side:visible").last();
  const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });
  const changes = (page: Page): Locator => page.locator(".what-changes");
  const text = (page: Page): Promise<string> =>
    page.evaluate(
      () =>
        document.querySelector(".json-editor")?.shadowRoot?.querySelector<HTMLElement>(".cm-content")?.innerText ?? "",
    );

  it("opens a scenario as a board, with nothing changed", async () => {
    const page = await open();
    expect(await page.title()).to.equal("What if: Humility after Opalescence · cr613 lab");
    const words = BOARD.timeline.flatMap((event) => (event.kind === "check" ? [] : [english().event(event)]));
    expect(await events(page)).to.include.members(words);
    expect(await changes(page).innerText()).to.match(/Nothing: every value is as it was/);
    expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD));
  });

  it("shows at once what another order changes, as the resolver has it, beside what was", async () => {
    const page = await open();
    for (let place = HUMILITY; place > 0; place--) await button(page, /^Move earlier: Humility/).click();
    const moved = moveEvent(BOARD, HUMILITY, 0);
    await now(page).waitFor();
    await page.waitForFunction(() => /4\/4/.test(document.querySelector(".what-changes")?.textContent ?? ""));
    expect(await shownSizes(now(page))).to.deep.equal(sizes(moved));
    expect(await shownSizes(original(page))).to.deep.equal(sizes(BOARD));
    expect(await changes(page).innerText()).to.match(/Humility\s+power\/toughness 1\/1 → 4\/4/);
    expect(await now(page).locator(".object.marked .object-name").allTextContents()).to.deep.equal([
      "Humility",
      "Honor of the Pure",
    ]);
  });

  it("stays away from an address that somebody has just asked for", async () => {
    const page = await open();
    await page.clock.install();
    await button(page, /^Remove: Humility/).click();
    // As it is until the page hears of a link that was followed.
    await page.evaluate(() => history.pushState(null, "", "#overview"));
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => location.hash)).to.equal("#overview");
  });

  it("says what is shown while the text can not be read", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await changes(page).getByText("no longer there").waitFor();
    await page.getByText("The board as JSON").click();
    await page.locator(".cm-content").press("Control+End");
    await page.keyboard.type("x");
    await changes(page).getByText("The board can not be read").waitFor();
    expect(await changes(page).innerText()).to.match(/Before that:[^]*no longer there/);
  });

  it("is printed without what is there to edit it, and with all that changes", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await changes(page).getByText("no longer there").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const edited of [".toolbar", ".event-actions", ".add-event", ".what-if-text"])
      expect(await page.locator(`${edited}:visible`).count(), edited).to.equal(0);
    expect(await changes(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight)).to.equal(0);
  });

  it("removes an event, undoes that, does it again and goes back to the original", async () => {
    const page = await open();
    const whole = await events(page);
    await button(page, /^Remove: Humility/).click();
    await page.waitForFunction(() =>
      /no longer there/.test(document.querySelector(".what-changes")?.textContent ?? ""),
    );
    const less = await events(page);
    expect(less).to.have.lengthOf(whole.length - 1);
    expect(await shownSizes(now(page))).to.deep.equal(sizes(removeEvent(BOARD, HUMILITY).board));
    await button(page, "Undo").click();
    expect(await events(page)).to.deep.equal(whole);
    await button(page, "Redo").click();
    expect(await events(page)).to.deep.equal(less);
    await button(page, "Back to the original").click();
    expect(await events(page)).to.deep.equal(whole);
    await page.keyboard.press("Control+z");
    await page.waitForFunction((n) => document.querySelectorAll(".event-words").length === n, less.length);
    expect(await events(page)).to.deep.equal(less);
  });

  it("says what goes with an event that others need", async () => {
    const page = await open(whatIfAddress("mass-of-ghouls-helm-moved-and-back"));
    await button(page, /^Remove: Helm of Kaldra enters/).click();
    expect(await page.locator(".said").textContent()).to.match(
      /^Removed: Helm of Kaldra enters.*Also removed, since it needs that: “Helm/,
    );
  });

  it("adds an event, and opens what it says to be changed", async () => {
    const page = await open();
    await page.getByLabel("Add an event").selectOption("counters");
    await button(page, "Add").click();
    const template = templatesFor(BOARD, LAB_CORPUS.cards, 5).find(({ kind }) => kind === "counters");
    const added = insertEvent(BOARD, 5, template!.event!);
    expect(await events(page)).to.include(english().event(template!.event!));
    const form = page.getByRole("form", { name: /^Change:/ });
    await form.getByLabel("Counters put on: +1/+1").fill("3");
    await page.keyboard.press("Enter");
    const event = { ...template!.event!, add: { "+1/+1": 3 } } as Scenario["timeline"][number];
    await page.waitForFunction(() => /→/.test(document.querySelector(".what-changes")?.textContent ?? ""));
    await page.waitForFunction(
      (words) => document.querySelector(".timeline")?.textContent?.includes(words),
      english().event(event),
    );
    await now(page).waitFor();
    expect(await shownSizes(now(page))).to.deep.equal(sizes({ ...added, timeline: added.timeline.with(5, event) }));
  });

  it("swaps a card, and names the one that was meant by a name that is none", async () => {
    const page = await open();
    await button(page, /^Change: Honor of the Pure/).click();
    const card = page.getByRole("form", { name: /^Change:/ }).getByLabel("Card", { exact: true });
    await card.fill("Glorius Anthem");
    await page.keyboard.press("Enter");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).to.match(/There is no card “Glorius Anthem” here\. Did you mean\s+Glorious Anthem/);
    await alert.getByRole("button").click();
    await page.waitForFunction(() =>
      /Glorious Anthem/.test(document.querySelector(".what-changes")?.textContent ?? ""),
    );
    const place = BOARD.timeline.findIndex((event) => event.kind === "enters" && event.card === "Honor of the Pure");
    expect(await shownSizes(now(page))).to.deep.equal(sizes(swapCard(BOARD, place, "Glorious Anthem")));
  });

  it("works the board out by other rules and readings, and the original with it", async () => {
    const page = await open();
    await page.getByLabel("Rules", { exact: true }).selectOption("pre-m10");
    await page.getByText(/^How open questions are read/).click();
    const question = page.locator(".reading-choices select").first();
    const readings = await question
      .locator("option")
      .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
    await question.selectOption(readings[1]!);
    await page.getByText(/1 other reading chosen/).waitFor();
    await page.waitForFunction(() => location.hash.startsWith("#b/"));
    expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD, "pre-m10"));
    expect(await changes(page).innerText()).to.match(/Nothing: every value is as it was/);
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
    expect(await fault.innerText()).to.match(
      /^1 fault in the text\s+Line 1, column 2\s+Unknown key "colour"\. Expected: one of /,
    );
    expect(await page.locator(".what-if-moments .banner").isVisible()).to.equal(true);
    expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD));
    expect(await button(page, /^Remove: Humility/).getAttribute("aria-disabled")).to.equal("true");
    await page.keyboard.press("Control+Home");
    await fault.getByRole("button").click();
    await page.waitForFunction(() => document.activeElement?.className === "json-editor");
    await page.keyboard.type(" ");
    expect((await text(page)).split("\n")[0]).to.equal('{ "colour": 7,');
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    await fault.waitFor({ state: "detached" });
    expect(await page.locator(".what-if-moments .banner").count()).to.equal(0);
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
      await button(page, "Undo").click();
      await page.locator(".text-problems").waitFor({ state: "detached" });
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
    expect(await events(page)).to.satisfy(
      ([first]: string[]) => first?.startsWith(words) && first.length > words.length,
    );
    expect(await changes(page).innerText()).to.match(/Event 1: /);
    await button(page, "Back to the original").click();
    await fault.waitFor({ state: "detached" });
    expect(await page.locator(".what-if-moments .banner").count()).to.equal(0);
  });

  it("is in its address: a fresh page has the same text, rules and result", async () => {
    const page = await open();
    await button(page, /^Remove: Honor of the Pure/).click();
    await page.getByLabel("Rules", { exact: true }).selectOption("m10");
    await page.waitForFunction(() => location.hash.startsWith("#b/"));
    await now(page).waitFor();
    const [hash, shown] = [new URL(page.url()).hash, await now(page).innerText()];
    await page.getByText("The board as JSON").click();
    await page.locator(".cm-content").waitFor();
    const typed = await text(page);
    const fresh = await open(hash);
    expect(await fresh.getByLabel("Rules", { exact: true }).inputValue()).to.equal("m10");
    await now(fresh).waitFor();
    expect(await now(fresh).innerText()).to.equal(shown);
    await fresh.getByText("The board as JSON").click();
    await fresh.locator(".cm-content").waitFor();
    expect(await text(fresh)).to.equal(typed);
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
    expect(await button(page, "Undo").getAttribute("aria-disabled")).to.equal("false");
    await page.evaluate((hash) => (location.hash = hash), whatIfAddress("mass-of-ghouls-helm-moved-and-back"));
    await button(page, /Helm of Kaldra enters/)
      .first()
      .waitFor();
    await page.evaluate((hash) => (location.hash = hash), own);
    await page.getByRole("heading", { name: "What if: Humility after Opalescence" }).waitFor();
    expect((await events(page)).join()).not.to.include("Humility");
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
    expect(await shut.getByLabel("Copy this:").inputValue()).to.equal(pages.url + whatIfAddress(ID));
  });

  it("says of a damaged link and of a scenario that is not there what to do", async () => {
    const page = await pages.open("#b/1abc");
    await page.getByRole("heading", { name: "This link does not lead to a board" }).waitFor();
    await page.getByRole("link", { name: "an empty board" }).click();
    await page.getByRole("heading", { name: "What if: A board of my own" }).waitFor();
    expect(new URL(page.url()).hash).to.equal("#w");
    const other = await pages.open(`${whatIfAddress(ID)}t`);
    await other.getByRole("link", { name: ID }).click();
    await other.getByRole("heading", { name: "What if: Humility after Opalescence" }).waitFor();
  });

  it("begins with an empty board, or with a scenario by its title", async () => {
    const page = await pages.open("#w");
    await page.getByText("No object is there.").waitFor();
    await button(page, "Add").click();
    await page.locator(".object").waitFor();
    expect(await events(page)).to.have.lengthOf(2);
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
    expect(await refused.innerText()).to.match(/^torn\.json is no board\s+Line \d+, column \d+: /);
    const own = removeEvent(BOARD, HUMILITY).board;
    await input.setInputFiles(file("own.json", boardText(own)));
    await refused.waitFor({ state: "detached" });
    await now(page).waitFor();
    expect(await shownSizes(now(page))).to.deep.equal(sizes(own));
    const empty = await pages.open("#w");
    await empty
      .locator('input[type="file"]')
      .setInputFiles(file("own.json", boardText({ ...own, id: "mine", twin: ID })));
    await now(empty).waitFor();
    expect(await changes(empty).innerText(), "compared with what it says it comes from").to.match(
      /Humility\s+is no longer there/,
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
    expect(await refused.locator("li").count()).to.be.greaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download the board alone").click(),
    ]);
    const path = workplace.path(download.suggestedFilename());
    await download.saveAs(path);
    expect(readFileSync(path, "utf8")).to.equal(boardText(BOARD));
  });

  it("can be used by keys alone: the focus stays with the event that moves, and Tab leads out of the editor", async () => {
    const page = await open();
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await button(page, /^Move earlier: Humility/).focus();
    for (let place = HUMILITY; place > 0; place--) await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".event-words")?.textContent?.startsWith("Humility"));
    expect(await focused()).to.equal("Move earlier: Humility enters under Ann's control");
    expect(await page.locator(".said").textContent()).to.match(/^Moved to place 1: /);
    await page.keyboard.press("Enter");
    expect(await focused(), "at the beginning").to.equal("Move earlier: Humility enters under Ann's control");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest(".event-form") !== null);
    await button(page, "Done").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-action") === "change");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute("aria-label")?.startsWith("Remove: Opalescence"),
    );
    await page.locator(".what-if-text summary").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: /^The board as JSON/ }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).to.equal("json-editor");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).not.to.equal("json-editor");
  });

  it("reads the outcome out once it stands", async () => {
    const page = await open();
    for (let place = HUMILITY; place > 0; place--) await button(page, /^Move earlier: Humility/).click();
    await page.waitForFunction(
      () => document.querySelector("[aria-live]")?.textContent === "Honor of the Pure, Humility change.",
    );
  });

  for (const [colorScheme, viewport] of [
    ["light", DESK],
    ["dark", PHONE],
  ] as const)
    it(`shuts nobody out and fits ${viewport.width} px, in ${colorScheme} colors`, async () => {
      const page = await open(whatIfAddress(ID), { colorScheme, viewport });
      const check = async (state: string): Promise<void> => {
        expect(await violationsIn(page), state).to.deep.equal([]);
        expect(await page.evaluate(faintTexts), state).to.deep.equal([]);
        expect(await widthOf(page), state).to.be.at.most(viewport.width);
      };
      await check("as it was");
      await button(page, /^Remove: Honor of the Pure/).click();
      await button(page, /^Change: Humility/).click();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await page.locator(".cm-content").waitFor();
      await now(page).waitFor();
      await check("changed, all unfolded");
      await page.getByRole("textbox", { name: /^The board as JSON/ }).focus();
      await page.keyboard.type("x");
      await page.locator(".text-problems").waitFor();
      await check("with a fault");
    });
});
