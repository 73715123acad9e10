import { cardsUsedBy } from "../events/brought.js";
import { roughScenario } from "../lint/known.js";
import { byCodeUnit } from "../rules/text-order.js";
import { shippedFiles } from "./corpus-files.js";
import { readTextFile } from "./folder.js";

/** The scenarios of the corpus whose events name the card, unless they mean a card of their own. */
export function playersOf(name: string): string[] {
  return shippedFiles("scenarios")
    .flatMap(({ path }) => {
      const read = readTextFile(path);
      // Most files do not mention the card and need not be parsed.
      if (!read.ok || !read.value.includes(JSON.stringify(name))) return [];
      const scenario = roughScenario(read.value);
      const isOwn = scenario?.cards?.some((card) => card.name === name) === true;
      return scenario !== undefined && !isOwn && cardsUsedBy(scenario).has(name) ? [scenario.id] : [];
    })
    .sort(byCodeUnit);
}
