import type { Page } from "playwright-core";

/** As a page sets its texts, and two fonts of other widths that every system has, whatever they are there. */
export const FONTS = ["as it is set", "monospace", "serif"] as const;

/** Sets all texts of a page in a font, those of pictures as well. */
export async function setInFont(page: Page, font: (typeof FONTS)[number]): Promise<void> {
  await page.evaluate((family) => {
    const sheet = new CSSStyleSheet(); // no policy of a page forbids it
    sheet.replaceSync(family === "as it is set" ? "" : `* { font-family: ${family} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, font);
}
