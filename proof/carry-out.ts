import type { Policy } from "../src/rules/policy.js";
import { changeCopiableValues } from "./copying.js";
import type { Amount, Instruction } from "./instruction.js";
import { changeText } from "./text.js";
import type { Thing } from "./thing.js";
import { changeTypeLine } from "./type-line.js";
import { isMeant } from "./words.js";

/** Does to an object what an effect says of it. `key` is the key of the effect. */
export function carryOut(thing: Thing, instruction: Instruction, key: string, policy: Policy): void {
  switch (instruction.do) {
    case "copy":
    case "body":
    case "merge":
    case "faceDown":
      return changeCopiableValues(thing, instruction, key, policy);
    case "control":
      thing.controller = instruction.player; // CR 613.1b
      return;
    case "replaceWords":
    case "fullText":
    case "textBox":
    case "setName":
    case "nameWord":
      return changeText(thing, instruction, key, policy);
    case "addTypes":
    case "removeTypes":
    case "setTypes":
    case "setSubtypes":
    case "setBasicLandTypes":
      return changeTypeLine(thing, instruction, policy);
    case "setColors": // CR 105.3
      thing.colors = new Set(instruction.colors);
      return;
    case "addColors":
      for (const color of instruction.colors) thing.colors.add(color);
      return;
    case "gain":
    case "lose":
    case "cantHave":
    case "loseAll":
      return changeAbilities(thing, instruction, policy);
    case "setSize":
    case "modifySize":
    case "switch":
      return changeSize(thing, instruction);
  }
}

/** CR 613.1f, 113.10-11: layer 6. */
function changeAbilities(
  thing: Thing,
  instruction: Extract<Instruction, { do: "gain" | "lose" | "cantHave" | "loseAll" }>,
  { intrinsicIsLost }: Policy,
): void {
  switch (instruction.do) {
    case "gain": // CR 113.11: it is impossible to add an ability that the object can't have
      for (const instance of instruction.abilities)
        if (!thing.cantHave.some((lost) => isMeant(instance, lost))) thing.abilities.push(instance);
      return;
    case "cantHave":
      thing.cantHave.push(...instruction.abilities);
      thing.abilities = thing.abilities.filter((each) => !instruction.abilities.some((lost) => isMeant(each, lost)));
      return;
    case "lose":
      thing.abilities = thing.abilities.filter((each) => !instruction.abilities.some((lost) => isMeant(each, lost)));
      return;
    case "loseAll":
      thing.abilities = thing.abilities.filter(
        ({ ability, origin }) =>
          (instruction.exceptMana && ability.kind === "mana") || (origin === "intrinsic" && !intrinsicIsLost),
      );
  }
}

/** CR 613.4: layer 7. */
function changeSize(
  thing: Thing,
  instruction: Extract<Instruction, { do: "setSize" | "modifySize" | "switch" }>,
): void {
  switch (instruction.do) {
    case "setSize":
      if (instruction.power !== undefined) thing.power = thing.basePower = toNumber(instruction.power);
      if (instruction.toughness !== undefined) thing.toughness = thing.baseToughness = toNumber(instruction.toughness);
      return;
    case "modifySize":
      thing.power = more(thing, thing.power, instruction.power);
      thing.toughness = more(thing, thing.toughness, instruction.toughness);
      return;
    case "switch":
      [thing.power, thing.toughness] = [thing.toughness, thing.power];
  }
}

function toNumber(amount: Amount): number {
  if (typeof amount === "string") throw new TypeError("a number that was left unread is carried out");
  return amount;
}

/** CR 208.5: a creature without a value has 0; CR 208.3a: to what is no creature it is done, but is not seen. */
function more(thing: Thing, value: number | null, amount: Amount | undefined): number | null {
  if (amount === undefined) return value;
  if (value === null && !thing.types.has("Creature")) return null;
  return (value ?? 0) + toNumber(amount);
}
