/** What the object of a card goes by: the card's name unless an id is given. */
export function objectIdOf(event: { readonly card: string; readonly id?: string }): string {
  return event.id ?? event.card;
}
