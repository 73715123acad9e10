import { instances, label } from "../src/rules/ability.js";
import { typeNames } from "../src/rules/card-types.js";
import type { EffectPart, LostAbility, Quantity, SubtypeWord } from "../src/rules/formats.gen.js";
import { orderedText } from "../src/rules/ordered-text.js";
import type { Part } from "../src/rules/part.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../src/rules/subtypes.js";
import type { Effect } from "./effect.js";
import type { Amount, Instruction } from "./instruction.js";
import { gained, gainedOfOthers } from "./gains.js";
import { READ } from "./reading.js";
import type { Scene } from "./scene.js";
import { isThere, objectAt, thingAt } from "./state.js";
import { copyOfThing, startingThing } from "./thing.js";
import { colorWord, spelledOut, subtypeWord } from "./words.js";

/**
 * What a part of an effect says of the affected object now; undefined if it says nothing, as without a choice (CR 607.5a).
 * Abilities that it gives are known by `key`.
 */
export function says(part: Part, effect: Effect, scene: Scene, key: string): Instruction | undefined {
  switch (part.kind) {
    case "copy":
      return saysCopy(part, scene);
    case "copiedValues": {
      const { values, except = {}, kept, keepsDefining = false } = part;
      return { do: "copy", values: startingThing(values), except, kept, keepsDefining };
    }
    case "body": {
      const { power, toughness, addTypes, addSubtypes, abilities } = part;
      return { do: "body", power, toughness, types: typeNames(addTypes), subtypes: addSubtypes, abilities };
    }
    case "merged":
      return { do: "merge", component: startingThing(part.component), onTop: part.onTop };
    case "faceDown":
      return { do: "faceDown", values: startingThing(part.values) };
    case "gainControl": {
      const [player] = READ.players(scene, part.player);
      return player === undefined ? undefined : { do: "control", player };
    }
    case "replaceWords": {
      const [from, to] = [subtypeWord(scene, part.from), subtypeWord(scene, part.to)];
      return from === undefined || to === undefined ? undefined : { do: "replaceWords", sense: part.word, from, to };
    }
    case "gainFullText": {
      const [of] = READ.refer(scene, part.of);
      if (of === undefined) return undefined;
      const plus = instances(part.plus, "text", `${effect.key}@+`);
      return { do: "fullText", of, values: copyOfThing(thingAt(scene.state, of)), plus };
    }
    case "textBox":
      return { do: "textBox", abilities: part.abilities };
    case "setName":
      return { do: "setName", name: part.name };
    case "nameWord":
      return { do: "nameWord", word: part.word, after: part.after };
    case "addTypes":
    case "removeTypes":
    case "setTypes":
    case "setSubtypes":
    case "setBasicLandTypes":
    case "addEverySubtype":
      return saysOfTypes(part, scene);
    case "setColors":
    case "addColors": {
      const colors = part.colors.flatMap((word) => colorWord(scene, word) ?? []);
      return colors.length === 0 && part.colors.length > 0 ? undefined : { do: part.kind, colors };
    }
    case "gainAbilities":
      return { do: "gain", abilities: gained(part, effect, scene, key), found: false };
    case "gainAbilitiesOf":
      return { do: "gain", abilities: gainedOfOthers(part, effect, scene, key), found: part.keywords === undefined };
    case "loseAbilities":
    case "cantHave": {
      const abilities = part.abilities.flatMap((lost): readonly LostAbility[] => {
        if (typeof lost === "string" || "ability" in lost) return [lost];
        const variant = spelledOut(scene, lost);
        return variant === undefined ? [] : [variant];
      });
      return { do: part.kind === "cantHave" ? "cantHave" : "lose", abilities };
    }
    case "loseAllAbilities":
      return { do: "loseAll", exceptMana: part.except === "mana" };
    case "setPowerToughness": {
      const amount = (quantity: Quantity | undefined): Amount | undefined => read(scene, quantity, (value) => value);
      return { do: "setSize", power: amount(part.power), toughness: amount(part.toughness) };
    }
    case "modifyPowerToughness": {
      const amount = (quantity: Quantity | undefined): Amount | undefined =>
        read(scene, quantity, (value) => (part.double === true ? value : added(scene, quantity, value)));
      return { do: "modifySize", power: amount(part.power), toughness: amount(part.toughness) };
    }
    case "switchPowerToughness":
      return { do: "switch" };
    case "exchangeControl":
    case "exchangeTextBoxes":
    case "playerGains":
    case "playerLoses":
    case "playerCantHave":
    case "changeGameRule":
    case "changeCost":
      return undefined; // only resolutions do the first two, and are no more than what they came to; the others change no object
  }
}

function read(scene: Scene, quantity: Quantity | undefined, take: (value: number) => number): Amount | undefined {
  if (quantity === undefined) return undefined;
  if (scene.leavesNumbers === true && typeof quantity === "object") return orderedText(quantity);
  return take(READ.number(scene, quantity));
}

/** CR 107.1b: an amount to be added that comes out negative counts as 0; a written number, or a reduction, is what it says. */
function added({ state }: Scene, quantity: Quantity | undefined, value: number): number {
  if (!state.rules.policy.negativeAmountsAreZero || typeof quantity !== "object") return value;
  return quantity.negative === undefined ? Math.max(0, value) : Math.min(0, value);
}

/** CR 707.2c: a static copy effect has the values it took when it began, or, under older rules, those there are now. */
function saysCopy(part: Extract<EffectPart, { kind: "copy" }>, scene: Scene): Instruction | undefined {
  const { source, ability } = scene.speaker;
  const { except = {} } = part;
  const kept =
    source === undefined || except.keepAbility === undefined
      ? undefined
      : thingAt(scene.state, source).abilities.find((each) => label(each.ability) === except.keepAbility);
  const rest = { except, kept, keepsDefining: false };
  const taken = source === undefined ? undefined : objectAt(scene.state, source).copies.get(ability ?? "");
  if (taken !== undefined && scene.state.rules.policy.staticCopiesFixed)
    return { do: "copy", values: startingThing(taken), ...rest };
  const [of] = part.of === undefined ? [] : READ.refer(scene, part.of);
  return of === undefined || !isThere(scene.state, of)
    ? undefined
    : { do: "copy", values: copyOfThing(thingAt(scene.state, of)), ...rest };
}

type TypePart = Extract<
  Part,
  { kind: "addTypes" | "removeTypes" | "setTypes" | "setSubtypes" | "setBasicLandTypes" | "addEverySubtype" }
>;

function saysOfTypes(part: TypePart, scene: Scene): Instruction | undefined {
  const words = (some: readonly SubtypeWord[] | undefined): string[] =>
    (some ?? []).flatMap((word) => subtypeWord(scene, word) ?? []);
  switch (part.kind) {
    case "addTypes":
    case "removeTypes":
      return {
        do: part.kind,
        types: part.types ?? [],
        supertypes: part.supertypes ?? [],
        subtypes: words(part.subtypes),
      };
    case "setTypes":
      return { do: "setTypes", types: part.types, subtypes: words(part.subtypes) };
    case "setSubtypes": {
      const { family, subtypes, subtypesOf } = part;
      const said = words(subtypes);
      if (subtypes !== undefined && subtypes.length > 0 && said.length === 0 && subtypesOf === undefined)
        return undefined;
      const of =
        subtypesOf === undefined
          ? []
          : READ.refer(scene, subtypesOf).flatMap((place) => [...thingAt(scene.state, place).subtypes]);
      return {
        do: "setSubtypes",
        family,
        subtypes: [...said, ...of.filter((word) => SUBTYPES[family].includes(word))],
      };
    }
    case "setBasicLandTypes": {
      const subtypes = words(part.subtypes);
      return subtypes.length === 0 ? undefined : { do: "setBasicLandTypes", subtypes };
    }
    case "addEverySubtype": {
      const basic: readonly string[] = BASIC_LAND_TYPES;
      const every =
        part.family === "creature" || part.which === "every"
          ? SUBTYPES[part.family]
          : part.which === "nonbasic"
            ? SUBTYPES.land.filter((word) => !basic.includes(word))
            : basic;
      return { do: "addTypes", types: [], supertypes: [], subtypes: every };
    }
  }
}
