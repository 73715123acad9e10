import type { Change, EffectPart, LayerName, StageName } from "./formats.gen.js";

/** The layers and sublayers of the newest rules (CR 613.1-613.4), in order. Older editions have some others; see editions.ts. */
export const LAYERS: readonly LayerName[] = ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"];

/** Every name that some edition gives a layer, in an order that holds in each of them. */
// prettier-ignore
export const EVERY_LAYER: readonly LayerName[] = [
  "1", "1a", "1b", "2", "3", "4", "5", "6", "6a", "6b", "6c", "6d", "6e", "7a", "7b", "7c", "7d", "7e",
];

/** Where effects are applied: the layers, and the stages after them (CR 613.10, 613.11). */
export const APPLYING_STAGES: readonly StageName[] = [...EVERY_LAYER, "players", "gameRules"];

/** The clause that is a layer's own, by its newest number. */
export const LAYER_CLAUSES: Readonly<Record<LayerName, string>> = {
  "1": "613.1a",
  "1a": "613.2a",
  "1b": "613.2b",
  "2": "613.1b",
  "3": "613.1c",
  "4": "613.1d",
  "5": "613.1e",
  "6": "613.1f",
  "6a": "613.4a",
  "6b": "613.4b",
  "6c": "613.4c",
  "6d": "613.4c",
  "6e": "613.4d",
  "7a": "613.4a",
  "7b": "613.4b",
  "7c": "613.4c",
  "7d": "613.4d",
  "7e": "613.4d",
};

/**
 * What parts are sorted by: the finest division that any edition of the rules makes, or that somebody makes by mistake.
 * Which of them share a layer, and what it is called, is for each edition to say.
 */
export type Sort =
  | "copying"
  | "faceDown"
  | "control"
  | "text"
  | "type"
  | "color"
  | "ability"
  | "abilityLoss"
  | "abilityCounter"
  | "definedSize"
  | "setSize"
  | "boost"
  | "staticBoost"
  | "counterBoost"
  | "switch";

/** What a part is carried out on: objects in the layers, or one of the two stages after them (CR 613.10, 613.11). */
export type Stage = Sort | "players" | "gameRules";

/**
 * Parts that no card says: events of the game make them (a copy's values, CR 707.2; a body, CR 613.2a; merging, CR
 * 730.2a; a face-down status, CR 708.2; another's text box, CR 612.5; a name sticker, CR 612.9).
 */
export type EventPartKind = "copiedValues" | "body" | "merged" | "faceDown" | "textBox" | "nameWord";

export type PartKind = EffectPart["kind"] | EventPartKind;

/** What makes an effect: a characteristic-defining ability, another static one, the resolution of a spell or ability, or counters. */
export type Maker = "defining" | "static" | "resolution" | "counters";

export type Characteristic = Change["characteristic"];

// oxfmt-ignore
export const EVERY_CHARACTERISTIC: readonly Characteristic[] = [
  "name", "manaCost", "colors", "supertypes", "types", "subtypes", "abilities", "power", "toughness", "loyalty",
  "defense", "controller", "cantHave",
];

/** What the parts of an effect can change. */
export const CHANGED_IN: Readonly<Record<Stage, readonly Characteristic[]>> = {
  copying: EVERY_CHARACTERISTIC,
  faceDown: EVERY_CHARACTERISTIC,
  control: ["controller"],
  text: ["abilities", "name"],
  type: ["types", "supertypes", "subtypes"],
  color: ["colors"],
  ability: ["abilities", "cantHave"],
  abilityLoss: ["abilities", "cantHave"],
  abilityCounter: ["abilities", "cantHave"],
  definedSize: ["power", "toughness"],
  setSize: ["power", "toughness"],
  boost: ["power", "toughness"],
  staticBoost: ["power", "toughness"],
  counterBoost: ["power", "toughness"],
  switch: ["power", "toughness"],
  players: [],
  gameRules: [],
};
