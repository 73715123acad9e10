import { remembered } from "../rules/remembered.js";
import type { Card } from "../rules/formats.gen.js";

const TEXTS = new WeakMap<Card, string>();

/** Whether this text is anywhere in the data of a card: for most cards a quick no. */
export function cardSays(card: Card, data: string): boolean {
  return cardText(card).includes(data);
}

/** The data of a card as one text, made once. */
export function cardText(card: Card): string {
  return remembered(TEXTS, card, () => JSON.stringify(card));
}
