// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import { addColors } from "./add-colors.js";
import { addEverySubtype } from "./add-every-subtype.js";
import { addTypes } from "./add-types.js";
import { body } from "./body.js";
import { cantHave } from "./cant-have.js";
import { changeCost } from "./change-cost.js";
import { changeGameRule } from "./change-game-rule.js";
import { copiedValues } from "./copied-values.js";
import { copy } from "./copy.js";
import { exchangeControl } from "./exchange-control.js";
import { exchangeTextBoxes } from "./exchange-text-boxes.js";
import { faceDown } from "./face-down.js";
import { gainAbilities } from "./gain-abilities.js";
import { gainAbilitiesOf } from "./gain-abilities-of.js";
import { gainControl } from "./gain-control.js";
import { gainFullText } from "./gain-full-text.js";
import { loseAbilities } from "./lose-abilities.js";
import { loseAllAbilities } from "./lose-all-abilities.js";
import { merged } from "./merged.js";
import { modifyPowerToughness } from "./modify-power-toughness.js";
import { nameWord } from "./name-word.js";
import { playerCantHave } from "./player-cant-have.js";
import { playerGains } from "./player-gains.js";
import { playerLoses } from "./player-loses.js";
import { removeTypes } from "./remove-types.js";
import { replaceWords } from "./replace-words.js";
import { setBasicLandTypes } from "./set-basic-land-types.js";
import { setColors } from "./set-colors.js";
import { setName } from "./set-name.js";
import { setPowerToughness } from "./set-power-toughness.js";
import { setSubtypes } from "./set-subtypes.js";
import { setTypes } from "./set-types.js";
import { switchPowerToughness } from "./switch-power-toughness.js";
import { textBox } from "./text-box.js";
import type { EveryKind } from "./every-kind.js";

/** Every kind of effect part. */
export const KINDS: EveryKind = {
  copy,
  copiedValues,
  body,
  merged,
  faceDown,
  gainControl,
  exchangeControl,
  replaceWords,
  gainFullText,
  exchangeTextBoxes,
  textBox,
  nameWord,
  setName,
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
  playerGains,
  playerLoses,
  playerCantHave,
  changeGameRule,
  changeCost,
};
