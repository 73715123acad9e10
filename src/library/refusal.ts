import type { CardReason, LibraryCard, RefusedSentence, SentenceReason } from "./entry.js";

/** What of a card is not understood, by place and reason, for messages; "" if there is nothing. */
export function refusalWords({ refused, missing }: Pick<LibraryCard, "refused" | "missing">): string {
  const whole = missing === undefined ? [] : [CARD_REASONS[missing]];
  const shown = refused.slice(0, MOST).map(sentenceWords);
  const more = refused.length - MOST;
  const sentences = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
  return [...whole, ...(sentences.length === 0 ? [] : [`not understood of its text: ${sentences.join("; ")}`])].join(
    "; ",
  );
}

const MOST = 3;

function sentenceWords({ face, paragraph, sentence, why }: RefusedSentence): string {
  return `${face === 0 ? "" : "second face, "}paragraph ${paragraph}, sentence ${sentence} (${SENTENCE_REASONS[why]})`;
}

const SENTENCE_REASONS: Readonly<Record<SentenceReason, string>> = {
  template: "no template has its words",
  reference: "whom it means is not certain",
  retold: "told again it has other words",
};

const CARD_REASONS: Readonly<Record<CardReason, string>> = {
  layout: "cards of its layout can not be said",
  printed: "something printed beside its text can not be said",
  whole: "only the whole of its text shows that it is not certain",
};
