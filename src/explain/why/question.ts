import type { StageName } from "../../rules/formats.gen.js";

/** What one can ask about an object, each answered by one or two of its values. */
export type ObjectAspect =
  /** Power and toughness. */
  | "size"
  | "baseSize"
  /** Supertypes, card types and subtypes. */
  | "typeLine"
  | "colors"
  | "abilities"
  | "controller"
  | "owner"
  | "name"
  /** Mana cost and mana value. */
  | "manaCost"
  | "loyalty"
  | "defense"
  | "counters"
  | "damage"
  | "attachedTo"
  | "tapped"
  | "faceDown"
  | "zone"
  | "exists"
  | "tapsFor"
  | "rules"
  | "attacks"
  | "blocks"
  | "copiable";

export type PlayerAspect = "life" | "hand" | "abilities" | "maximumHandSize" | "landPlays";

/** One question about one check of a scenario. */
export type WhyQuestion =
  | { readonly kind: "object"; readonly object: string; readonly aspect: ObjectAspect }
  | { readonly kind: "player"; readonly player: string; readonly aspect: PlayerAspect }
  | { readonly kind: "gameRules" }
  | { readonly kind: "cost"; readonly spell: string }
  /** What activating an ability costs, by its label. */
  | { readonly kind: "abilityCost"; readonly object: string; readonly ability: string }
  | { readonly kind: "stateBased" }
  /** The order in which the effects of a layer apply. */
  | { readonly kind: "order"; readonly layer: StageName }
  /** The board after state-based actions, with what players keep under the legend rule. */
  | { readonly kind: "after"; readonly keep: readonly string[]; readonly then: AfterQuestion };

export type AfterQuestion =
  | { readonly kind: "rounds" }
  | { readonly kind: "object"; readonly object: string; readonly aspect: ObjectAspect }
  | { readonly kind: "player"; readonly player: string; readonly aspect: PlayerAspect };

/** What is asked in the end: after state-based actions, or now. */
export function askedIn(question: WhyQuestion): Exclude<WhyQuestion, { kind: "after" }> | AfterQuestion {
  return question.kind === "after" ? question.then : question;
}
