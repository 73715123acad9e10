import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { eventually } from "../reports/eventually.js";
import { HUNG } from "../reports/chromium.js";
import { violationsIn } from "../reports/violations.js";
import { DESK, LabPages, PHONE, widthOf } from "./lab-pages.js";

describe("the first screen", function () {
  this.timeout(2 * HUNG);
  const pages = new LabPages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.close());
  after(() => pages.end());

  const search = (page: Page): Locator => page.getByRole("combobox", { name: "Add a card" });
  /** Types a card, and presses Enter once it is the first that fits. */
  const add = async (page: Page, typed: string, card: string): Promise<void> => {
    await page.keyboard.type(typed);
    await page.locator('#add-card-list [aria-selected="true"]', { hasText: card }).waitFor();
    await page.keyboard.press("Enter");
  };
  const answer = (page: Page, card: string): Locator =>
    page.locator(".answer").filter({ has: page.getByRole("heading", { name: card, exact: true }) });

  it("takes cards by keyboard alone, from nothing, and says at once what they are and why", async () => {
    const page = await pages.open();
    await eventually(async () =>
      expect(await search(page).evaluate((input) => input === document.activeElement)).to.equal(true),
    );
    await add(page, "opalesc", "Opalescence");
    await add(page, "humiltiy", "Humility");
    await add(page, "dryad ar", "Dryad Arbor");
    // Humility's effect is the later of two that set its size (613.7), and goes on without its ability (613.6).
    await eventually(async () =>
      expect(await answer(page, "Humility").locator(".value-size").innerText()).to.include("1/1"),
    );
    await eventually(async () =>
      expect(await answer(page, "Dryad Arbor").locator(".value-size").innerText()).to.include("1/1"),
    );
    expect(await answer(page, "Opalescence").locator(".value-size").count()).to.equal(0);
    await eventually(async () => expect(await page.locator(".drawn-card").count()).to.equal(3));
    await answer(page, "Humility").locator(".value-size button").press("Enter");
    const chain = answer(page, "Humility").getByRole("region").locator("li");
    await chain.first().waitFor();
    const told = await chain.allInnerTexts();
    expect(told.join("\n"))
      .to.match(/Opalescence/)
      .and.to.match(/613\.4b/);
    await page.locator(".drawn-card", { hasText: "Dryad Arbor" }).locator(".line text").first().click();
    await answer(page, "Dryad Arbor")
      .getByRole("region", { name: /^Why Types/ })
      .waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[aria-live]")].some(
        ({ textContent }) => textContent === "Humility 1/1, Dryad Arbor 1/1.",
      ),
    );
    await page.waitForFunction(() => location.hash.startsWith("#b/"));
  });

  it("asks an Aura's host where the card is added, and does what a card's menu says", async () => {
    const page = await pages.open();
    await search(page).focus();
    await add(page, "grizzly be", "Grizzly Bears");
    await add(page, "humility", "Humility");
    await add(page, "pacifism", "Pacifism");
    const form = page.getByRole("form", { name: /Pacifism/ });
    await eventually(async () => expect(await form.locator("select").first().inputValue()).to.equal("Grizzly Bears"));
    await page.waitForFunction(() => document.activeElement?.matches(".asked select"));
    await page.keyboard.press("Enter");
    await form.waitFor({ state: "detached" });
    await eventually(async () =>
      expect(await search(page).evaluate((input) => input === document.activeElement)).to.equal(true),
    );
    await page.getByRole("button", { name: /^Grizzly Bears/ }).press("Enter");
    await page.getByRole("menu", { name: "Grizzly Bears" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.getByRole("menuitem", { name: /counter/i }).press("Enter");
    await page.getByRole("form", { name: /counter/ }).waitFor();
    await eventually(async () =>
      expect(await answer(page, "Grizzly Bears").locator(".value-size").innerText()).to.include("2/2"),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Another player" }).click();
    await page.getByRole("radio", { name: "Cleo" }).waitFor();
  });

  it("has famous boards one click away", async () => {
    const page = await pages.open();
    await page.locator(".famous-boards a").first().click();
    await page.locator(".drawn-card").first().waitFor();
    await page.goBack();
    await page.locator(".famous-boards a").first().waitFor();
  });

  for (const [colorScheme, viewport] of [
    ["light", DESK],
    ["dark", PHONE],
  ] as const)
    it(`shuts nobody out and fits ${viewport.width} px with cards, a menu and a chain, in ${colorScheme} colors`, async () => {
      const page = await pages.open("#w/opalescence-humility-humility-last", { colorScheme, viewport });
      await page.locator(".value-size button").first().click();
      await page.locator(".why-value").waitFor();
      await page.locator(".drawn-card > button").first().press("Enter");
      await page.getByRole("menu").waitFor();
      await eventually(async () => expect(await violationsIn(page)).to.deep.equal([]));
      await eventually(async () => expect(await widthOf(page)).to.be.at.most(viewport.width));
    });
});
