import type { Card } from "../rules/formats.gen.js";

const TEXTS = new WeakMap<Card, string>();

/** Whether this text is anywhere in the data of a card: for most cards a quick no. */
export function cardSays(card: Card, data: string): boolean {
  let text = TEXTS.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    TEXTS.set(card, text);
  }
  return text.includes(data);
}
