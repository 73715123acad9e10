/** Why another engine's format can not express something: an id, frozen once published, and its words. */
export const REASONS = {
  // Reasons of a scenario, whatever the format.
  "older-rules": "it does not hold under today's rules, which are the only ones engines play",
  "undefined-level": "the rules leave the answer open",
  "made-up-card": "a card, token or ability in it is made up",
  "faulty-timeline": "its events can not happen as they are told",
  "found-otherwise": "the reference resolver does not find what is expected, so that one of the two is wrong",
  "card-name": "a name has signs in it that the formats use themselves",
  "no-value": "no value that is expected can be asserted",
  // Reasons of a board or how it comes about.
  players: "it has another number of players than two",
  "player-numbers":
    "a player has cards in hand or library, another starting life total than 20, counters or a designation, which the format can not say",
  "timestamp-order":
    "timestamps alternate between the players, or events need turns, in a way that the format can not say",
  simultaneous: "things happen at once",
  token: "a token is there that no card of the scenario makes",
  copy: "an object is a copy by something other than its own ability",
  "face-down": "an object is face down",
  "card-form": "a card enters in an unusual form (a back face, a half, a prototype, melded, merged)",
  attached: "something is attached in a way that the format can not say",
  choice: "a choice is made that the format can not say",
  zone: "a card is put into a zone that the format can not fill",
  owner: "somebody controls another player's card from the start",
  "remembered-objects": "an object remembers others",
  designation: "an object or player gets a designation",
  sticker: "a sticker is put on an object",
  phasing: "an object is phased out",
  counters: "counters are there or are removed that the format can not name or remove",
  "text-change": "a text is changed, which the engine has no cards for",
  "resolved-effect": "an effect of a spell or ability that has resolved lasts, which the format can not say",
  // Reasons of a script.
  event: "an event happens that a test can not script",
  spell: "a spell is left on the stack, or its cost is the point",
  mana: "a spell or ability is paid in a way that a test can not script",
  "cost-change": "a card changes costs or restricts what can be cast or played, and cards must be cast",
  "casting-choice": "a spell or ability asks for a mode or a choice that a test can not script",
  "does-more": "a spell or ability also does something that is no continuous effect, and the engine would do it",
  "activated-ability": "an activated ability can not be named by its cost alone, or can not be activated then",
  trigger: "a triggered ability would trigger in a real game, or resolves",
  "same-name": "two permanents have the same name, and the format addresses them by name",
  nameless: "an object without a name can not be addressed",
  "hidden-cards": "a card counts or looks at hands or libraries, which casting and drawing change",
  tapping: "what is tapped matters, and paying, untap steps or a choice change it",
  "engine-acts": "with what the engine does by itself, the events can not go on as they are told",
  "mana-shows": "the lands that pay for the spells would change what is expected",
  // Reasons of a single value.
  "state-based-first": "a real game performs state-based actions before anyone can look",
  characteristic: "the format has no assertion for this",
  "ability-name": "the ability has no name in the engine that can be told from here",
  "game-value": "orders, dependencies, costs and rules of the game are inside the engine",
} as const satisfies Readonly<Record<string, string>>;

export type ReasonId = keyof typeof REASONS;

/** One reason and its subject: a card, an object, an event. */
export interface Reason {
  readonly id: ReasonId;
  readonly about?: string;
}

export function reason(id: ReasonId, about?: string): Reason {
  return about === undefined ? { id } : { id, about };
}

/** `made-up-card (Test Bear): a card ...` */
export function reasonText({ id, about }: Reason): string {
  return `${id}${about === undefined ? "" : ` (${about})`}: ${REASONS[id]}`;
}

/** Each reason once, in order of first occurrence. */
export function distinct(reasons: readonly Reason[]): Reason[] {
  const byText = new Map(reasons.map((each) => [reasonText(each), each]));
  return [...byText.values()];
}

/** A value that can be expressed, or why it can not. */
export type Said<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: readonly Reason[] };

export function said<T>(value: T): Said<T> {
  return { ok: true, value };
}

export function unsaid(...why: readonly Reason[]): { readonly ok: false; readonly why: readonly Reason[] } {
  return { ok: false, why };
}

/** The reasons of all values that can not be expressed. */
export function reasonsOf(...values: readonly Said<unknown>[]): Reason[] {
  return values.flatMap((value) => (value.ok ? [] : value.why));
}
