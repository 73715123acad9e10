import type { Card, Zone } from "../rules/formats.gen.js";

/** An object that an example can speak of. */
export interface Standing {
  readonly id: string;
  /** Undefined where no card of that name is known. */
  readonly card: Card | undefined;
  readonly zone: Zone;
  readonly token: boolean;
  readonly faceDown: boolean;
  readonly tapped: boolean;
  readonly phasedOut: boolean;
  readonly attacking: boolean;
  /** Whose it is now, by the name of the player. */
  readonly controller: string | undefined;
  /** An object or a player. */
  readonly attachedTo: string | undefined;
}

/** What the example of an event can speak of. */
export interface Around {
  readonly players: readonly string[];
  /** The player whose turn it is, and the one after. */
  readonly active: string;
  readonly next: string;
  /** Those on the battlefield, but for what is phased out. */
  readonly permanents: readonly Standing[];
  readonly phasedOut: readonly Standing[];
  readonly creatures: readonly Standing[];
  /** The names of effects that last. */
  readonly effects: readonly string[];
  /** Cards to take where any will do: creatures without abilities, the usual size first. */
  readonly plain: readonly Card[];
  /** Instants that give a target creature power and toughness. */
  readonly pumps: readonly Card[];
  readonly mutating: readonly Card[];
  /** A name for a new object of a card that nothing has, nor anything else that comes. */
  readonly free: (card: string, others?: readonly string[]) => string;
  /** An id that no check has. */
  readonly freshCheck: string;
}

/** What a new object is called: by its card, or by a name of its own where that is taken. */
export function comes(card: Card, free: Around["free"]): { readonly card: string; readonly id?: string } {
  const name = free(card.name);
  return { card: card.name, ...(name === card.name ? {} : { id: name }) };
}

export function ifThere<T>(object: Standing | undefined, make: (id: string) => T | undefined): T | undefined {
  return object === undefined ? undefined : make(object.id);
}
