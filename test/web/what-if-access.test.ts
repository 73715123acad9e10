import { expect } from "chai";
import { HUNG } from "../reports/chromium.js";
import { whatIfAddress } from "../../web/address.js";
import { violationsIn } from "../reports/violations.js";
import { DESK, PHONE, widthOf } from "./lab-pages.js";
import { HUMILITY, ID, boardsInBrowser, button, changes, now } from "./what-if-board.js";
import { eventually } from "../reports/eventually.js";

describe("the what if for everybody", function () {
  this.timeout(2 * HUNG);
  const { open } = boardsInBrowser();

  it("is printed without what is there to edit it, and with all that changes", async () => {
    const page = await open();
    await button(page, /^Remove: Humility/).click();
    await changes(page).getByText("no longer there").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const edited of [".toolbar", ".event-actions", ".add-event", ".what-if-text"])
      await eventually(async () => expect(await page.locator(`${edited}:visible`).count(), edited).to.equal(0));
    await eventually(async () =>
      expect(await changes(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight)).to.equal(0),
    );
  });

  it("can be used by keys alone: the focus stays with the event that moves, and Tab leads out of the editor", async () => {
    const page = await open();
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await button(page, /^Move earlier: Humility/).focus();
    for (let place = HUMILITY; place > 0; place--) await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".event-words")?.textContent?.startsWith("Humility"));
    await eventually(async () => expect(await focused()).to.equal("Move earlier: Humility enters under Ann's control"));
    await eventually(async () => expect(await page.locator(".said").textContent()).to.match(/^Moved to place 1: /));
    await page.keyboard.press("Enter");
    await eventually(async () =>
      expect(await focused(), "at the beginning").to.equal("Move earlier: Humility enters under Ann's control"),
    );
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
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.className)).to.equal("json-editor"),
    );
    await page.keyboard.press("Tab");
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.className)).not.to.equal("json-editor"),
    );
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
        await eventually(async () => expect(await violationsIn(page), state).to.deep.equal([]));
        await eventually(async () => expect(await widthOf(page), state).to.be.at.most(viewport.width));
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
