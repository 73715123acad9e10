import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { english, type Narrator, narratorOf } from "../../../src/explain/narrator.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import type { Teller } from "../words.js";

/** Who tells a scenario: with its cards at hand, so that abilities are called by what they do. */
export const Told = createContext<Narrator | undefined>(undefined);

/** The narrator of the page's scenario; where there is none, objects and abilities go by their ids. */
export function useNarrator(): Narrator {
  return useContext(Told) ?? english();
}

/** Who tells the values of an object on the page of its scenario; elsewhere nobody, and they stand as they are. */
export function useTeller(): (subject: string) => Teller | undefined {
  const narrator = useContext(Told);
  return (subject) => (narrator === undefined ? undefined : { narrator, subject });
}

/** The words of a page for one scenario. */
export function narratorFor(summary: Pick<ScenarioSummary, "timeline" | "cards" | "players">): Narrator {
  return narratorOf("en", summary, summary.cards);
}
