import type { Card } from "../rules/formats.gen.js";

const TEXTS = new WeakMap<Card, string>();

/** Whether these data stand anywhere on a card; spares questions that most cards have no answer to. */
export function cardSays(card: Card, data: string): boolean {
  let text = TEXTS.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    TEXTS.set(card, text);
  }
  return text.includes(data);
}
