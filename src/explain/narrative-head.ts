import type { Card, CheckEvent, RulesetId, Scenario } from "../rules/formats.gen.js";
import { cardName, say, series } from "../wording/phrase.js";
import type { Narrator } from "./narrator.js";
import { questionsPhrases } from "./question-words.js";
import type { Page } from "./wrap.js";

/** More cards than these are not in a heading. */
const CARDS_IN_HEADING = 4;

/** What stands above a narrative. */
export interface Headed {
  readonly title: string;
  readonly question?: string | undefined;
  /** What is asked under the rules of the narrative. */
  readonly checks: readonly CheckEvent[];
  readonly cards?: readonly Card[] | undefined;
  /** The rules under which it is told. */
  readonly ruleset?: RulesetId | undefined;
  /** Whether the rules decide it. */
  readonly level?: Scenario["level"] | undefined;
}

/** Titles and questions of scenarios are English prose: other languages name the cards, and ask what the checks ask. */
export function tellHead(page: Page, headed: Headed, narrator: Narrator): void {
  tellQuestion(page, headed, narrator);
  const { ruleset = "current", level = "must" } = headed;
  const { speaker } = narrator;
  const more = [
    ...(ruleset === "current" ? [] : [say("story-edition", { rules: say(`ruleset-${ruleset}`) })]),
    ...(level === "must" ? [] : [say("story-open")]),
  ];
  for (const words of more) {
    page.gap();
    page.paragraph(speaker.sentence(words));
  }
}

function tellQuestion(page: Page, headed: Headed, { speaker, names }: Narrator): void {
  const { title, question, checks, cards = [] } = headed;
  if (speaker.language === "en") {
    page.heading(title, "=");
    if (question !== undefined) page.paragraph(question);
    return;
  }
  const named = cards.slice(0, CARDS_IN_HEADING).map(({ name }) => cardName(name));
  const more = cards.length - named.length;
  if (named.length === 0) page.heading(title, "=");
  else {
    const heading = more === 0 ? series(named, "and") : say("crowd-of-cards", { named: series(named, "commas"), more });
    page.heading(speaker.title(heading), "=");
  }
  const asked = questionsPhrases(checks, names).map((question) => speaker.sentence(question));
  if (asked.length > 0) page.paragraph(asked.join(" "));
}
