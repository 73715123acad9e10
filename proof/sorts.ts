import type { Maker, Sort } from "../src/rules/layers.js";
import type { Part } from "../src/rules/part.js";
import type { Slot } from "../src/rules/ruleset.js";
import type { Effect } from "./effect.js";

/** CR 613.1, 613.2, 613.4: what a part of an effect changes decides its layer. Undefined for what comes after the layers. */
export function sortOf(part: Part, maker: Maker): Sort | undefined {
  switch (part.kind) {
    case "copy":
    case "copiedValues":
    case "body":
    case "merged":
      return "copying"; // 613.2a
    case "faceDown":
      return "faceDown"; // 613.2b
    case "gainControl":
    case "exchangeControl":
      return "control"; // 613.1b
    case "replaceWords":
    case "gainFullText":
    case "exchangeTextBoxes":
    case "setName":
    case "textBox":
    case "nameWord":
      return "text"; // 613.1c
    case "addTypes":
    case "setTypes":
    case "removeTypes":
    case "setSubtypes":
    case "setBasicLandTypes":
    case "addEverySubtype":
      return "type"; // 613.1d
    case "setColors":
    case "addColors":
      return "color"; // 613.1e
    case "gainAbilities":
    case "gainAbilitiesOf":
      return maker === "counters" ? "abilityCounter" : "ability"; // 613.1f
    case "loseAbilities":
    case "loseAllAbilities":
    case "cantHave":
      return "abilityLoss"; // 613.1f
    case "setPowerToughness":
      return maker === "defining" ? "definedSize" : "setSize"; // 613.4a, 613.4b
    case "modifyPowerToughness":
      return maker === "counters" ? "counterBoost" : maker === "resolution" ? "boost" : "staticBoost"; // 613.4c
    case "switchPowerToughness":
      return "switch"; // 613.4d
    case "playerGains":
    case "playerLoses":
    case "playerCantHave":
    case "changeGameRule":
    case "changeCost":
      return undefined; // 613.10, 613.11
  }
}

/** CR 613.6: which parts of an effect, as it is said of an object, apply in a layer or sublayer. */
export function partsIn(parts: readonly Part[], maker: Maker, { sorts }: Slot): readonly Part[] {
  return parts.filter((part) => {
    const sort = sortOf(part, maker);
    return sort !== undefined && sorts.includes(sort);
  });
}

/** CR 613.3: in layers 2 to 6 characteristic-defining abilities have a turn of their own, before all others. */
export function isInPass({ maker }: Effect, { pass }: Slot): boolean {
  return pass === "all" || (pass === "cda") === (maker === "defining");
}

/** Whether an effect has something to do in a layer or sublayer. */
export function appliesIn(effect: Effect, slot: Slot): boolean {
  if (!isInPass(effect, slot)) return false;
  const all = [effect.parts, ...(effect.shares?.values() ?? [])];
  return all.some((parts) => partsIn(parts, effect.maker, slot).length > 0);
}
