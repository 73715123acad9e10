/** What events do to an object by themselves, without an ability that says so. */
export const EVENTS = ["copy", "face-down", "merged", "sticker"] as const;

type EventName = (typeof EVENTS)[number];

/** What distinguishes effects of one name; the first or only one has nothing of it. */
export interface Apart {
  /** The n-th of its name, from the second on. */
  readonly number?: number;
  /** The n-th effect of one resolution, from the second on. */
  readonly part?: number;
}

/** A continuous effect, by what makes it. Objects go by their ids. */
export type EffectReference =
  /** A static ability, or one that has resolved or applied as its object entered. */
  | ({ readonly kind: "ability"; readonly object: string; readonly ability: string } & Apart)
  | { readonly kind: "counters"; readonly object: string; readonly counter: string }
  | { readonly kind: "designation"; readonly object: string; readonly designation: string }
  | ({ readonly kind: "event"; readonly object: string; readonly event: EventName } & Apart)
  /** What resolves under a name of its own: the one that the scenario gives it, or that of its card or its source. */
  | ({ readonly kind: "resolution"; readonly name: string } & Apart);

/** The effects of which there can be several by one name. */
export type EffectApart = Extract<EffectReference, Apart>;

/** What resolves is called so if nothing gives it a name. */
export const NAMELESS = "effect";

/** What something is copied by as it is created or enters, without an ability that says so. */
export function isCopyEvent(effect: EffectReference): boolean {
  return effect.kind === "event" && effect.event === "copy";
}

/** A token or copy of a spell that was created as a copy never had abilities of its own (CR 707.5, 707.10). */
export function isCopyFromBirth(effect: EffectReference, { token }: { readonly token: boolean }): boolean {
  return token && isCopyEvent(effect);
}
