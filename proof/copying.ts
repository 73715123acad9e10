import { instances, type AbilityInstance } from "../src/rules/ability.js";
import { colorNames } from "../src/rules/colors.js";
import { definingParts, isDefining } from "../src/rules/defining.js";
import type { CopyExceptions, EffectPart } from "../src/rules/formats.gen.js";
import { manaCostFacts } from "../src/rules/mana.js";
import type { Policy } from "../src/rules/policy.js";
import type { Instruction } from "./instruction.js";
import { copyOfThing, type Thing } from "./thing.js";
import { changeTypeLine, giveIntrinsicAbilities } from "./type-line.js";

type CopyInstruction = Extract<Instruction, { do: "copy" | "body" | "merge" | "faceDown" }>;

/** CR 613.2: layer 1, the copiable values. */
export function changeCopiableValues(thing: Thing, instruction: CopyInstruction, key: string, policy: Policy): void {
  switch (instruction.do) {
    case "copy":
      becomeCopy(thing, instruction, key, policy);
      break;
    case "body": {
      // CR 208.2b, 613.2a: what was chosen as it entered or was turned face up.
      const { power, toughness, types, subtypes, abilities } = instruction;
      setSize(thing, power ?? thing.power, toughness ?? thing.toughness);
      changeTypeLine(thing, { do: "addTypes", types, supertypes: [], subtypes }, policy);
      thing.abilities.push(...abilities);
      break;
    }
    case "merge":
      merge(thing, instruction.component, instruction.onTop, key);
      break;
    case "faceDown":
      become(thing, instruction.values); // CR 613.2b, 708.2
      break;
  }
  giveIntrinsicAbilities(thing, policy);
}

function setSize(thing: Thing, power: number | null, toughness: number | null): void {
  Object.assign(thing, { power, toughness, basePower: power, baseToughness: toughness });
}

/** Every characteristic of another; who controls it is no copiable value. */
function become(thing: Thing, values: Thing): void {
  const { controller } = thing;
  Object.assign(thing, copyOfThing(values), { controller, goneWithType: new Set(), cantHave: [] });
}

/** CR 730.2a, 702.140e: the topmost component's characteristics, and the abilities of all. */
function merge(thing: Thing, component: Thing, onTop: boolean, key: string): void {
  const brought = component.abilities.map((each) => ({ ...each, key: `${key}.${each.key}` }));
  const underneath = (abilities: readonly AbilityInstance[]): AbilityInstance[] =>
    abilities.filter(({ origin }) => origin !== "intrinsic").map((each) => ({ ...each, origin: "merged" }));
  if (!onTop) {
    thing.abilities.push(...underneath(brought));
    return;
  }
  const had = thing.abilities;
  become(thing, component);
  thing.abilities = [...brought.filter(({ origin }) => origin !== "intrinsic"), ...underneath(had)];
}

/** CR 707.2: it has the copiable values of the original; CR 707.9: with exceptions, which become copiable values. */
function becomeCopy(
  thing: Thing,
  instruction: Extract<Instruction, { do: "copy" }>,
  key: string,
  policy: Policy,
): void {
  const { values, except, kept, keepsDefining } = instruction;
  const own = copyOfThing(thing);
  become(thing, values);
  setSize(thing, values.power, values.toughness);
  // CR 707.2a: what follows from a land type is no text.
  const copied = values.abilities
    .filter(({ origin }) => origin !== "intrinsic")
    .map((each): AbilityInstance => ({ ...each, key: `${key}.${each.key}`, origin: "copied" }));
  const drops = policy.exceptionsDropDefining && !keepsDefining;
  thing.abilities = copied.filter((each) => !drops || !definesExcepted(each, except, policy));
  applyExceptions(thing, own, except, policy);
  thing.abilities.push(...instances(except.addAbilities, "excepted", `${key}+`)); // CR 707.9a
  if (kept !== undefined) thing.abilities.push({ ...kept, key: `${key}k.${kept.key}`, origin: "excepted" });
}

/** CR 707.9d: an ability that defines a characteristic for which the copy effect gives values is not copied. */
function definesExcepted(instance: AbilityInstance, except: CopyExceptions, policy: Policy): boolean {
  if (!isDefining(instance, policy)) return false;
  const retains = except.retain ?? [];
  return (definingParts(instance.ability) ?? []).some((part: EffectPart) => {
    switch (part.kind) {
      case "setPowerToughness":
        return (
          retains.includes("powerToughness") ||
          (part.power !== undefined && except.power !== undefined) ||
          (part.toughness !== undefined && except.toughness !== undefined)
        );
      case "setColors":
      case "addColors":
        return except.setColors !== undefined || retains.includes("colors");
      case "addEverySubtype":
      case "setSubtypes":
        return except.setSubtypes?.family === part.family || retains.includes("types");
      default:
        return false;
    }
  });
}

/** CR 707.9b-c: characteristics that the copy effect modifies, or does not copy. */
function applyExceptions(thing: Thing, own: Thing, except: CopyExceptions, policy: Policy): void {
  const retains = except.retain ?? [];
  if (except.name !== undefined) thing.name = except.name;
  if (retains.includes("name")) thing.name = own.name;
  if (except.manaCost !== undefined) {
    const facts = manaCostFacts(except.manaCost);
    thing.manaCost = except.manaCost;
    thing.manaValue = facts.manaValue;
    thing.colors = new Set([...colorNames(facts.colors), ...thing.colorIndicator]);
  }
  if (except.setColors !== undefined) {
    thing.colors = new Set(except.setColors);
    if (policy.exceptionsDropDefining) thing.colorIndicator = new Set();
  }
  if (retains.includes("colors")) {
    thing.colors = new Set(own.colors);
    thing.colorIndicator = new Set(own.colorIndicator);
  }
  for (const color of except.addColors ?? []) thing.colors.add(color);
  if (retains.includes("types")) {
    thing.supertypes = new Set(own.supertypes);
    thing.types = new Set(own.types);
    thing.subtypes = new Set(own.subtypes);
  }
  exceptedTypes(thing, except, policy);
  exceptedSize(thing, own, except, policy);
}

function exceptedTypes(thing: Thing, except: CopyExceptions, policy: Policy): void {
  const words = (some: CopyExceptions["addSubtypes"]): string[] =>
    (some ?? []).flatMap((word) => (typeof word === "string" ? word : []));
  if (except.setTypes !== undefined)
    changeTypeLine(thing, { do: "setTypes", types: except.setTypes, subtypes: [] }, policy);
  thing.goneWithType = new Set(); // what an exception leaves out was never lost
  changeTypeLine(
    thing,
    { do: "removeTypes", types: [], supertypes: except.removeSupertypes ?? [], subtypes: [] },
    policy,
  );
  const { addTypes = [], addSupertypes = [] } = except;
  if (except.setSubtypes !== undefined) {
    changeTypeLine(thing, { do: "addTypes", types: addTypes, supertypes: addSupertypes, subtypes: [] }, policy);
    const { family, subtypes } = except.setSubtypes;
    changeTypeLine(thing, { do: "setSubtypes", family, subtypes: words(subtypes) }, policy);
  }
  changeTypeLine(
    thing,
    { do: "addTypes", types: addTypes, supertypes: addSupertypes, subtypes: words(except.addSubtypes) },
    policy,
  );
}

function exceptedSize(thing: Thing, own: Thing, except: CopyExceptions, policy: Policy): void {
  if ((except.retain ?? []).includes("powerToughness")) setSize(thing, own.power, own.toughness);
  const hasNone = thing.power === null && thing.toughness === null && !thing.types.has("Creature");
  if (policy.exceptedSizes === "toWhatHasThem" && hasNone) return;
  setSize(thing, except.power ?? thing.power, except.toughness ?? thing.toughness);
}
