import type { DependencyReason } from "../rules/formats.gen.js";

/** Values that need no more than their kind, by their texts. */
export const ALONE = {
  exists: "exists",
  cost: "cost",
  alsoPaid: "also paid",
  gameRules: "gameRules",
  stateBased: "stateBased",
  rounds: "rounds",
  open: "open",
} as const;

export type AloneKind = keyof typeof ALONE;

/** A characteristic or a status of an object, or a value of a player; final unless a stage is named. */
export interface CharacteristicReference {
  readonly kind: "characteristic";
  readonly name: string;
  /** After layer 1 (CR 613.2c), or after layer 7b (CR 208.4b). */
  readonly stage?: "copiable" | "base" | undefined;
}

export interface DependencyReference {
  readonly kind: "dependency";
  readonly layer: string;
  readonly effect: string;
  readonly on: string;
  readonly because?: DependencyReason | undefined;
}

/** A value as the game is, before any state-based action. */
export type PresentValue =
  | CharacteristicReference
  | DependencyReference
  | { readonly kind: AloneKind }
  /** An ability, a word of the type line or a color. */
  | { readonly kind: "has"; readonly word: string; readonly times: number }
  | { readonly kind: "lacks"; readonly word: string }
  /** What activating an ability costs, by its label, or what else is paid for it. */
  | { readonly kind: "abilityCost" | "abilityAlsoPaid"; readonly ability: string }
  /** All counters, or those of one kind. */
  | { readonly kind: "counters"; readonly counter?: string | undefined }
  | { readonly kind: "order"; readonly layer: string }
  /** How many objects fit a description, as its text has it. */
  | { readonly kind: "count"; readonly of: string }
  /** State-based actions performed at once, numbered from 1 (CR 704.3). */
  | { readonly kind: "round"; readonly number: number };

/** What a check compares. Of the game after state-based actions `of` is left out if it is whether that is known. */
export type ValueReference =
  | PresentValue
  | { readonly kind: "afterStateBasedActions"; readonly of?: PresentValue | undefined };

/** The name of a checked value as reports and tables have it. */
export function printValue(value: ValueReference): string {
  if (value.kind === "afterStateBasedActions")
    return value.of === undefined ? value.kind : `${value.kind} ${printValue(value.of)}`;
  const detail = detailOf(value);
  return detail === undefined ? valueSort(value) : `${valueSort(value)} ${detail}`;
}

/** The name without what differs among values of one sort: `has`, `order`, `copiable.power`. */
export function valueSort(value: ValueReference): string {
  switch (value.kind) {
    case "characteristic":
      return characteristicText(value);
    case "dependency":
      return "depends";
    case "afterStateBasedActions":
      return value.of === undefined ? value.kind : `${value.kind} ${valueSort(value.of)}`;
    case "abilityCost":
      return "cost of";
    case "abilityAlsoPaid":
      return "also paid for";
    case "has":
    case "lacks":
    case "counters":
    case "order":
    case "round":
    case "count":
      return value.kind;
    default:
      return ALONE[value.kind];
  }
}

/** What is compared, whether before or after state-based actions. */
export function comparedValue(value: ValueReference): PresentValue | undefined {
  return value.kind === "afterStateBasedActions" ? value.of : value;
}

function characteristicText({ name, stage }: CharacteristicReference): string {
  if (stage === "copiable") return `copiable.${name}`;
  return stage === "base" ? `base${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

function detailOf(value: PresentValue): string | undefined {
  switch (value.kind) {
    case "has":
      return value.times === 1 ? value.word : `${value.times} times ${value.word}`;
    case "lacks":
      return value.word;
    case "abilityCost":
    case "abilityAlsoPaid":
      return value.ability;
    case "counters":
      return value.counter;
    case "order":
      return value.layer;
    case "round":
      return String(value.number);
    case "count":
      return value.of;
    case "dependency":
      return `${value.layer} ${value.effect} on ${value.on}${value.because === undefined ? "" : ` by ${value.because}`}`;
    default:
      return undefined;
  }
}
