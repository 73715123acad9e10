import type { Handler, Look } from "../rules/handler.js";
import type { PartKind } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import type { afterLayers } from "./after-layers.js";
import { body, copiedValues, copy, faceDown, merged } from "./layer1-copy.js";
import { gainControl } from "./layer2-control.js";
import { exchangeTextBoxes, gainFullText, nameWord, replaceWords, setName, textBox } from "./layer3-text.js";
import { addEverySubtype, addTypes, removeTypes, setBasicLandTypes, setSubtypes, setTypes } from "./layer4-type.js";
import { addColors, setColors } from "./layer5-color.js";
import { cantHave, gainAbilities, gainAbilitiesOf, loseAbilities, loseAllAbilities } from "./layer6-ability.js";
import { modifyPowerToughness, setPowerToughness, switchPowerToughness } from "./layer7-power-toughness.js";

/** Kinds carried out on objects, in the layers. */
export type LayerKind = Exclude<PartKind, keyof typeof afterLayers>;
type PartOf<K extends PartKind> = Extract<Part, { kind: K }>;

/** A handler of one kind whose instruction is its own affair. */
type LayerHandler<P extends Part> = Omit<Handler<P, never>, "evaluate"> & { evaluate(part: P, look: Look): unknown };

const HANDLERS: { readonly [K in LayerKind]: LayerHandler<PartOf<K>> } = {
  copy,
  copiedValues,
  body,
  merged,
  faceDown,
  gainControl,
  replaceWords,
  gainFullText,
  exchangeTextBoxes,
  textBox,
  setName,
  nameWord,
  addTypes,
  setTypes,
  removeTypes,
  setSubtypes,
  setBasicLandTypes,
  addEverySubtype,
  setColors,
  addColors,
  gainAbilities,
  gainAbilitiesOf,
  loseAbilities,
  loseAllAbilities,
  cantHave,
  setPowerToughness,
  modifyPowerToughness,
  switchPowerToughness,
};

/** A handler whose kind is not known here: the resolver passes parts and instructions through without looking into them. */
export type AnyHandler = Handler<Part, unknown>;

/** The handler of a part that is carried out in a layer; undefined for those after the layers. */
export function handlerOf(part: Part): AnyHandler | undefined {
  return part.kind in HANDLERS ? HANDLERS[part.kind as LayerKind] : undefined;
}
