import type { EffectPart, LayerName } from "./formats.gen.js";

/** The layers and sublayers of CR 613.1-613.4, in order. */
export const LAYERS: readonly LayerName[] = ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"];

/** Where a part is carried out: a layer, or one of the two stages after them (CR 613.10, 613.11). */
export type Stage = LayerName | "players" | "gameRules";

/**
 * Parts that no card says: events of the game make them (a copy's values, CR 707.2; a body, CR 613.2a; merging, CR
 * 730.2a; a face-down status, CR 708.2; another's text box, CR 612.5; a name sticker, CR 612.9).
 */
export type EventPartKind = "copiedValues" | "body" | "merged" | "faceDown" | "textBox" | "nameWord";

export type PartKind = EffectPart["kind"] | EventPartKind;

/**
 * The layer of each kind of part (CR 613.1a-g, 613.2-613.4). A characteristic-defining ability that sets power and
 * toughness does so in 7a instead; see stageOf.
 */
export const STAGE_OF_KIND: Readonly<Record<PartKind, Stage>> = {
  copy: "1a",
  copiedValues: "1a",
  body: "1a",
  merged: "1a",
  faceDown: "1b",
  gainControl: "2",
  replaceWords: "3",
  gainFullText: "3",
  exchangeTextBoxes: "3",
  textBox: "3",
  setName: "3",
  nameWord: "3",
  addTypes: "4",
  setTypes: "4",
  removeTypes: "4",
  setSubtypes: "4",
  setBasicLandTypes: "4",
  addEverySubtype: "4",
  setColors: "5",
  addColors: "5",
  gainAbilities: "6",
  gainAbilitiesOf: "6",
  loseAbilities: "6",
  loseAllAbilities: "6",
  cantHave: "6",
  setPowerToughness: "7b",
  modifyPowerToughness: "7c",
  switchPowerToughness: "7d",
  playerGains: "players",
  changeGameRule: "gameRules",
};

/** CR 613.4a: what a characteristic-defining ability sets goes to 7a. */
const STAGE_OF_DEFINING_KIND: Partial<Readonly<Record<PartKind, Stage>>> = { setPowerToughness: "7a" };

export function stageOf(kind: PartKind, characteristicDefining: boolean): Stage {
  return (characteristicDefining ? STAGE_OF_DEFINING_KIND[kind] : undefined) ?? STAGE_OF_KIND[kind];
}
