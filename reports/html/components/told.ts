import type { Language } from "../../../src/wording/language.js";
import { remembered } from "../../../src/rules/remembered.js";
import { Spoken } from "../spoken.js";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { english, type Narrator, narratorOf } from "../../../src/explain/narrator.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import type { Teller } from "../words.js";

/** Who tells a scenario: with its cards at hand, so that abilities are called by what they do. */
export const Told = createContext<Narrator | undefined>(undefined);

const NARRATORS = new Map<Language, Narrator>();

/** Who tells what belongs to no scenario. */
export function pageNarrator(language: Language): Narrator {
  return remembered(NARRATORS, language, () => narratorOf(language, { players: [], timeline: [] }, []));
}

/** The narrator of the page's scenario; where there is none, objects and abilities go by their ids. */
export function useNarrator(): Narrator {
  const language = useContext(Spoken);
  return useContext(Told) ?? (language === "en" ? english() : pageNarrator(language));
}

/** Who tells the values of an object on the page of its scenario; elsewhere nobody, and they stand as they are. */
export function useTeller(): (subject: string) => Teller | undefined {
  const narrator = useContext(Told);
  return (subject) => (narrator === undefined ? undefined : { narrator, subject });
}

/** The words of a page for one scenario. */
export function narratorFor(
  summary: Pick<ScenarioSummary, "timeline" | "cards" | "players" | "cites">,
  language: Language = "en",
): Narrator {
  return narratorOf(language, summary, summary.cards);
}
