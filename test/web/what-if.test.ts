import { expect } from "chai";
import { HUNG } from "../reports/chromium.js";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { whatIfAddress } from "../../web/address.js";
import { insertEvent, moveEvent, removeEvent, swapCard } from "../../web/what-if/edit.js";
import { templatesFor } from "../../web/what-if/event-templates.js";
import { LAB_CORPUS } from "./support.js";
import { english } from "../../src/explain/narrator.js";
import {
  BOARD,
  HUMILITY,
  boardsInBrowser,
  button,
  changes,
  events,
  now,
  original,
  shownSizes,
  sizes,
} from "./what-if-board.js";
import { eventually } from "../reports/eventually.js";

describe("the what if", function () {
  this.timeout(2 * HUNG);
  const { open } = boardsInBrowser();

  it("opens a scenario as a board, with nothing changed", async () => {
    const page = await open();
    await eventually(async () =>
      expect(await page.title()).to.equal("What if: Humility after Opalescence · cr613 lab"),
    );
    const words = BOARD.timeline.flatMap((event) => (event.kind === "check" ? [] : [english().event(event)]));
    await eventually(async () => expect(await events(page)).to.include.members(words));
    await eventually(async () => expect(await changes(page).innerText()).to.match(/Nothing: every value is as it was/));
    await eventually(async () =>
      expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD)),
    );
  });

  it("shows at once what another order changes, as the resolver has it, beside what was", async () => {
    const page = await open();
    for (let place = HUMILITY; place > 0; place--) await button(page, /^Move earlier: Humility/).click();
    const moved = moveEvent(BOARD, HUMILITY, 0);
    await now(page).waitFor();
    await page.waitForFunction(() => /4\/4/.test(document.querySelector(".what-changes")?.textContent ?? ""));
    await eventually(async () => expect(await shownSizes(now(page))).to.deep.equal(sizes(moved)));
    await eventually(async () => expect(await shownSizes(original(page))).to.deep.equal(sizes(BOARD)));
    await eventually(async () =>
      expect(await changes(page).innerText()).to.match(/Humility\s+power\/toughness 1\/1 → 4\/4/),
    );
    await eventually(async () =>
      expect(await now(page).locator(".object.marked .object-name").allTextContents()).to.deep.equal([
        "Humility",
        "Honor of the Pure",
      ]),
    );
  });

  it("stays away from an address that somebody has just asked for", async () => {
    const page = await open();
    await page.clock.install();
    await button(page, /^Remove: Humility/).click();
    // As it is until the page hears of a link that was followed.
    await page.evaluate(() => history.pushState(null, "", "#overview"));
    await page.clock.runFor(10_000);
    await eventually(async () => expect(await page.evaluate(() => location.hash)).to.equal("#overview"));
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
    await eventually(async () =>
      expect(await shownSizes(now(page))).to.deep.equal(sizes(removeEvent(BOARD, HUMILITY).board)),
    );
    await button(page, "Undo").click();
    await eventually(async () => expect(await events(page)).to.deep.equal(whole));
    await button(page, "Redo").click();
    await eventually(async () => expect(await events(page)).to.deep.equal(less));
    await button(page, "Back to the original").click();
    await eventually(async () => expect(await events(page)).to.deep.equal(whole));
    await page.keyboard.press("Control+z");
    await page.waitForFunction((n) => document.querySelectorAll(".event-words").length === n, less.length);
    await eventually(async () => expect(await events(page)).to.deep.equal(less));
  });

  it("says what goes with an event that others need", async () => {
    const page = await open(whatIfAddress("mass-of-ghouls-helm-moved-and-back"));
    await button(page, /^Remove: Helm of Kaldra enters/).click();
    await eventually(async () =>
      expect(await page.locator(".said").textContent()).to.match(
        /^Removed: Helm of Kaldra enters.*Also removed, since it needs that: “Helm/,
      ),
    );
  });

  it("adds an event, and opens what it says to be changed", async () => {
    const page = await open();
    await page.getByLabel("Add an event").selectOption("counters");
    await button(page, "Add").click();
    const template = templatesFor(BOARD, LAB_CORPUS.cards, 5).find(({ kind }) => kind === "counters");
    const added = insertEvent(BOARD, 5, template!.event!);
    await eventually(async () => expect(await events(page)).to.include(english().event(template!.event!)));
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
    await eventually(async () =>
      expect(await shownSizes(now(page))).to.deep.equal(sizes({ ...added, timeline: added.timeline.with(5, event) })),
    );
  });

  it("swaps a card, and names the one that was meant by a name that is none", async () => {
    const page = await open();
    await button(page, /^Change: Honor of the Pure/).click();
    const card = page.getByRole("form", { name: /^Change:/ }).getByLabel("Card", { exact: true });
    await card.fill("Glorius Anthem");
    await page.keyboard.press("Enter");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await eventually(async () =>
      expect(await alert.innerText()).to.match(
        /There is no card “Glorius Anthem” here\. Did you mean\s+Glorious Anthem/,
      ),
    );
    await alert.getByRole("button").click();
    await page.waitForFunction(() =>
      /Glorious Anthem/.test(document.querySelector(".what-changes")?.textContent ?? ""),
    );
    const place = BOARD.timeline.findIndex((event) => event.kind === "enters" && event.card === "Honor of the Pure");
    await eventually(async () =>
      expect(await shownSizes(now(page))).to.deep.equal(sizes(swapCard(BOARD, place, "Glorious Anthem"))),
    );
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
    await eventually(async () =>
      expect(await shownSizes(page.locator(".check-point[open]"))).to.deep.equal(sizes(BOARD, "pre-m10")),
    );
    await eventually(async () => expect(await changes(page).innerText()).to.match(/Nothing: every value is as it was/));
  });
});
