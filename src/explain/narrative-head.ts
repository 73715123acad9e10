import type { Card, CheckEvent, RulesetId, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { cardName, say, series } from "../wording/phrase.js";
import { QUESTIONS } from "../rules/questions.js";
import { messageAbout } from "../wording/known-message.js";
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
  /** How the open point is read, and what each reading gives. */
  readonly alternatives?: Scenario["alternatives"] | undefined;
  readonly timeline?: readonly ScenarioEvent[] | undefined;
  /** The readings that are followed because they were asked for. */
  readonly readings?: readonly { readonly id: string }[] | undefined;
}

/** Titles and questions of scenarios are English prose: other languages name the cards, and ask what the checks ask. */
export function tellHead(page: Page, headed: Headed, narrator: Narrator): void {
  tellQuestion(page, headed, narrator);
  const { ruleset = "current" } = headed;
  const isLeftOpen = isOpen(headed);
  const alternatives = isLeftOpen ? (headed.alternatives ?? []) : [];
  const { speaker } = narrator;
  const more = [
    ...(ruleset === "current" ? [] : [say("story-edition", { rules: say(`ruleset-${ruleset}`) })]),
    ...(isLeftOpen ? [say("story-open")] : []),
  ];
  for (const words of more) {
    page.gap();
    page.paragraph(speaker.sentence(words));
  }
  const asked = new Set(headed.readings?.map(({ id }) => id));
  for (const alternative of alternatives) {
    const which = isFollowed(alternative, asked) ? "followed" : "other";
    // With another reading of one point, the answers of the others no longer hold.
    const holds = asked.size === 0 || asked.has(alternative.id);
    const told = readingInWords(alternative, which, holds, narrator);
    if (told !== undefined) page.item(told);
  }
}

/** Whether the readings come to something else under the rules told: checks that hold there say what the others give. */
function isOpen({ level = "must", checks, timeline = [] }: Headed): boolean {
  const isSaid = (event: ScenarioEvent): boolean => event.kind === "check" && event.readings !== undefined;
  return level !== "must" && (checks.some(isSaid) || !timeline.some(isSaid));
}

type Alternative = NonNullable<Scenario["alternatives"]>[number];

/** Whether what is told goes by a reading: it is the recommended one, or was asked for in place of that. */
function isFollowed({ id, recommended }: Alternative, asked: ReadonlySet<string>): boolean {
  if (asked.has(id)) return true;
  const answers = QUESTIONS.map(({ readings }) => readings).find((readings) => readings.some((one) => one.id === id));
  return recommended === true && answers?.some((one) => asked.has(one.id)) !== true;
}

/** A reading and what it gives; a reading that only its scenario knows, and what it gives, are English prose. */
function readingInWords(
  { id, reading, answer }: Alternative,
  which: "followed" | "other",
  withAnswer: boolean,
  { speaker }: Narrator,
): string | undefined {
  const known = messageAbout("read", id);
  const words =
    speaker.language === "en" ? [reading, ...(withAnswer ? [answer] : [])] : known && [speaker.text(say(known))];
  return words && [speaker.text(say(`story-reading-${which}`)), ...words].join(" ");
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
