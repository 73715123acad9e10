import type { Card } from "../rules/formats.gen.js";
import { cardSays } from "./card-says.js";

/** The cards of a game, each once, and what is said by one of them or by none. */
export class CardsMet {
  readonly #cards: Card[];
  /** How many of the cards do not say something, or that one does. */
  readonly #unsaid: Map<string, number | "said">;

  constructor(cards: readonly Card[] = [], unsaid: ReadonlyMap<string, number | "said"> = new Map()) {
    this.#cards = [...cards];
    this.#unsaid = new Map(unsaid);
  }

  copy(): CardsMet {
    return new CardsMet(this.#cards, this.#unsaid);
  }

  meet(card: Card): void {
    if (!this.#cards.includes(card)) this.#cards.push(card);
  }

  /** Whether the data of one of them has this text. Each card is asked once, however many objects it has. */
  say(data: string): boolean {
    const asked = this.#unsaid.get(data) ?? 0;
    if (asked === "said") return true;
    const isSaid = asked < this.#cards.length && this.#cards.slice(asked).some((card) => cardSays(card, data));
    this.#unsaid.set(data, isSaid ? "said" : this.#cards.length);
    return isSaid;
  }
}
