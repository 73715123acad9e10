import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { faintTexts } from "./faint-texts.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What shuts people out of a page as it is shown now: what axe finds, with the elements, and texts that are hard to see,
 * for which we look ourselves: axe is slow at that and leaves some undecided. The debugger puts axe into the page, which
 * no policy of the page forbids.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe: tester } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await tester.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join("; ")}`);
  });
  return [...found, ...(await page.evaluate(faintTexts))];
}
