import type { AbilityInstance } from "../src/rules/ability.js";
import type { CardType, Color, CopyExceptions, LostAbility, Supertype } from "../src/rules/formats.gen.js";
import type { SubtypeFamily } from "../src/rules/subtypes.js";
import type { Thing } from "./thing.js";

/** What a part of an effect says of one object, with everything that it reads read: what CR 613.8a compares. */
export type Instruction =
  | {
      readonly do: "copy";
      readonly values: Thing;
      readonly except: CopyExceptions;
      readonly kept: AbilityInstance | undefined;
      readonly keepsDefining: boolean;
    }
  | {
      readonly do: "body";
      readonly power: number | null;
      readonly toughness: number | null;
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly abilities: readonly AbilityInstance[];
    }
  | { readonly do: "merge"; readonly component: Thing; readonly onTop: boolean }
  | { readonly do: "faceDown"; readonly values: Thing }
  | { readonly do: "control"; readonly player: number }
  | {
      readonly do: "replaceWords";
      readonly sense: "color" | "landType" | "creatureType";
      readonly from: string;
      readonly to: string;
    }
  | { readonly do: "fullText"; readonly of: number; readonly values: Thing; readonly plus: readonly AbilityInstance[] }
  | { readonly do: "textBox"; readonly abilities: readonly AbilityInstance[] }
  | { readonly do: "setName"; readonly name: string }
  | { readonly do: "nameWord"; readonly word: string; readonly after: number }
  | {
      readonly do: "addTypes" | "removeTypes";
      readonly types: readonly CardType[];
      readonly supertypes: readonly Supertype[];
      readonly subtypes: readonly string[];
    }
  | { readonly do: "setTypes"; readonly types: readonly CardType[]; readonly subtypes: readonly string[] }
  | { readonly do: "setSubtypes"; readonly family: SubtypeFamily; readonly subtypes: readonly string[] }
  | { readonly do: "setBasicLandTypes"; readonly subtypes: readonly string[] }
  | { readonly do: "setColors" | "addColors"; readonly colors: readonly Color[] }
  | { readonly do: "gain"; readonly abilities: readonly AbilityInstance[]; readonly found: boolean }
  | { readonly do: "lose" | "cantHave"; readonly abilities: readonly LostAbility[] }
  | { readonly do: "loseAll"; readonly exceptMana: boolean }
  | {
      readonly do: "setSize" | "modifySize";
      readonly power: Amount | undefined;
      readonly toughness: Amount | undefined;
    }
  | { readonly do: "switch" };

/** A number, or the words for it where numbers are no part of what an effect does. */
export type Amount = number | string;
