import { isPartKind } from "../effects/index.js";
import type { PartKind } from "../rules/layers.js";

/** What words need to know of a part: `becomes` sets several values at once, `edits` changes text alone, `names` says what goes. */
type Sense = "copies" | "facesDown" | "becomes" | "edits" | "names" | "overwrites";

/** A new kind of part does not compile until it is said here. */
const SENSES: Readonly<Record<PartKind, readonly Sense[]>> = {
  copy: ["copies"],
  copiedValues: ["copies", "becomes"],
  faceDown: ["facesDown"],
  body: ["becomes"],
  merged: ["becomes"],
  gainControl: ["overwrites"],
  // Other words make another ability of one (CR 612.1).
  replaceWords: ["edits", "names"],
  gainFullText: ["edits"],
  textBox: ["edits"],
  exchangeTextBoxes: [],
  nameWord: [],
  setName: ["overwrites"],
  addTypes: [],
  setTypes: ["overwrites"],
  removeTypes: [],
  setSubtypes: ["overwrites"],
  setBasicLandTypes: ["overwrites"],
  addEverySubtype: [],
  setColors: ["overwrites"],
  addColors: [],
  gainAbilities: [],
  gainAbilitiesOf: [],
  loseAbilities: ["names"],
  loseAllAbilities: [],
  cantHave: ["names"],
  setPowerToughness: ["overwrites", "becomes"],
  modifyPowerToughness: [],
  switchPowerToughness: [],
  playerGains: [],
  playerLoses: [],
  playerCantHave: [],
  changeGameRule: [],
  changeCost: [],
};

/** Whether a part of a trace does this; of other engines' parts nothing is known. */
export function does(part: string, sense: Sense): boolean {
  return isPartKind(part) && SENSES[part].includes(sense);
}

/** Whether one of the parts does this. */
export function anyDoes(parts: readonly string[], sense: Sense): boolean {
  return parts.some((part) => does(part, sense));
}
