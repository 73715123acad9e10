import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { whatIfAddress } from "../../web/address.js";
import { boardOf } from "../../web/what-if/board.js";
import { LabPages } from "./lab-pages.js";
import { entryOf, LAB_CORPUS } from "./support.js";
import { eventually } from "../reports/eventually.js";

export const ID = "opalescence-humility-humility-last";
export const BOARD = boardOf(entryOf(ID));
export const HUMILITY = 4;

/** The power and toughness of each object that has them, by its id, as the resolver works them out at the end. */
export function sizes(board: Scenario, ruleset: RulesetId = "current"): Record<string, string> {
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
export async function shownSizes(within: Locator): Promise<Record<string, string>> {
  const shown = await within.locator(".object").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const size = card.querySelector(".pt")?.lastChild?.parentElement?.innerText.match(/-?\d+\/-?\d+/)?.[0];
      const name = card.querySelector(".object-id") ?? card.querySelector(".object-name");
      return size === undefined ? [] : [[name?.textContent ?? "", size] as const];
    }),
  );
  return Object.fromEntries(shown);
}

interface Boards {
  readonly pages: LabPages;
  /** Opens a page with a board. */
  readonly open: (hash?: string, options?: Parameters<LabPages["open"]>[1]) => Promise<Page>;
}

/** To be called in a `describe`: its tests share a browser. */
export function boardsInBrowser(): Boards {
  const pages = new LabPages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.close());
  after(() => pages.end());
  const open: Boards["open"] = async (hash = whatIfAddress(ID), options = {}) => {
    const page = await pages.open(hash, options);
    await page.locator(".what-if-moments .board:visible").first().waitFor();
    return page;
  };
  return { pages, open };
}

export function events(page: Page): Promise<string[]> {
  return page.locator(".event-words").allInnerTexts();
}

export function now(page: Page): Locator {
  return page.locator(".changed-side:visible").last();
}

/** What the changed side shows once all of it is there: its graphs are loaded later. */
export async function shownNow(page: Page): Promise<string> {
  await now(page).waitFor();
  await now(page).getByText("Loading …").waitFor({ state: "detached" });
  return now(page).innerText();
}

export function original(page: Page): Locator {
  return page.locator(".original-side:visible").last();
}

export function changes(page: Page): Locator {
  return page.locator(".what-changes");
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name });
}

export function text(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.querySelector(".json-editor")?.shadowRoot?.querySelector<HTMLElement>(".cm-content")?.innerText ?? "",
  );
}

/** Undoes what was typed until the text can be read: a slow machine makes several steps of one word. */
export function undoFaults(page: Page): Promise<void> {
  return eventually(async () => {
    if ((await page.locator(".text-problems").count()) > 0) await button(page, "Undo").click();
    expect(await page.locator(".text-problems").count()).to.equal(0);
  });
}
