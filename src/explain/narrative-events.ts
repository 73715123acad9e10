import type { Card, CheckPoint, Face, ScenarioEvent } from "../rules/formats.gen.js";
import { isHappening } from "../rules/events-before.js";
import { cardName, say, series } from "../wording/phrase.js";
import type { Narrator } from "./narrator.js";
import { toldEvents } from "./told-events.js";
import type { Page } from "./wrap.js";

/** What a narrative tells before its moments: the cards, the events, and the author's reasons. */

export function tellCards(page: Page, cards: readonly Card[], narrator: Narrator): void {
  const speaking = cards
    .flatMap((card) =>
      [card, ...(card.back === undefined ? [] : [card.back])].map((face) => ({
        face,
        madeUp: card.madeUp === true,
        other: otherHalf(face, card),
      })),
    )
    .filter(({ face }) => (face.abilities ?? []).length > 0);
  if (speaking.length === 0) return;
  const { speaker } = narrator;
  page.heading(speaker.text(say("story-cards")), "-");
  for (const { face, madeUp, other } of speaking) {
    const said = { card: cardName(face.name), words: narrator.abilities(face).join(" ") };
    const told =
      other === undefined
        ? say(madeUp ? "story-card-made-up" : "story-card", said)
        : say("story-card-half", { ...said, other: cardName(other.name), "made-up": madeUp ? "yes" : "no" });
    page.item(speaker.text(told));
  }
}

/** The other half of a split card or Room, which is one card with two names (CR 709.1). */
function otherHalf(face: Face, card: Card): Face | undefined {
  const { layout, back } = card;
  if (back === undefined || (layout !== "split" && layout !== "room")) return undefined;
  return face === back ? card : back;
}

/** The author's reasons, which are English prose. */
export function tellWhy(page: Page, why: readonly string[], { speaker }: Narrator): void {
  if (why.length === 0 || speaker.language !== "en") return;
  page.heading(speaker.text(say("story-why")), "-");
  for (const reason of why) page.item(reason);
}

export function tellTimeline(
  page: Page,
  {
    timeline,
    checkPoints,
  }: { readonly timeline: readonly ScenarioEvent[]; readonly checkPoints: readonly CheckPoint[] },
  narrator: Narrator,
): void {
  const { speaker } = narrator;
  page.heading(speaker.text(say("story-events")), "-");
  const digits = String(timeline.filter(isHappening).length).length;
  /** The notes of checks; undefined where nothing is asked. */
  let notes: string[] | undefined;
  let step = 0;
  const tellChecks = (): void => {
    if (notes === undefined) return;
    const words =
      notes.length === 0 ? say("story-asked") : say("story-asked-noted", { notes: series(notes, "semicolons") });
    page.item(speaker.text(words), 1, " ".repeat(digits + 2));
    notes = undefined;
  };
  for (const { event, voids, vain, backs } of toldEvents(timeline, checkPoints, narrator.names)) {
    if (event.kind === "check") {
      const { note } = event;
      // Notes are English prose, as titles and questions are.
      const isTold = note !== undefined && speaker.language === "en";
      notes = [...(notes ?? []), ...(isTold ? [note.replace(/\.$/, "")] : [])];
      continue;
    }
    tellChecks();
    step++;
    const teller = narrator.withBacks(backs);
    const said = [teller.event(event), ...teller.voids(voids), ...teller.vain(vain)];
    page.item(said.join(" "), 1, `${String(step).padStart(digits)}. `);
  }
  tellChecks();
}
