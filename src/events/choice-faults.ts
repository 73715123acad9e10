import { COLORS } from "../rules/colors.js";
import type { Choices } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Names } from "./names.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { nameOfValue, quote } from "../faults/quote.js";
import { own } from "../rules/own.js";

/** What can be chosen under the names of choices that the formats know. */
const CHOICES: Readonly<Record<string, { readonly what: string; readonly words: readonly string[] }>> = {
  color: { what: "a color", words: COLORS },
  creatureType: { what: "a creature type", words: SUBTYPES.creature },
  basicLandType: { what: "a basic land type", words: BASIC_LAND_TYPES },
};

/** Choices whose values can not be what their names say. Other names are the cards' own. */
export function choiceFaults(choices: Choices | undefined, path: Path, names: Names): Fault[] {
  return Object.entries(choices ?? {}).flatMap(([written, value]) => {
    const at = [...path, written];
    const { asker, name } = linkedName(written);
    if (asker !== undefined && !names.known.abilityIds.has(asker))
      return [
        faultAt(
          at,
          `no card here has an ability ${quote(asker)}`,
          "the id of the ability that asks",
          nearest(asker, names.known.abilityIds),
        ),
      ];
    if (name === "player") return names.playerFaults(String(value), at);
    const known = own(CHOICES, name);
    if (known === undefined || (typeof value === "string" && known.words.includes(value))) return [];
    return [faultAt(at, `${nameOfValue(value)} is not ${known.what}`, known.what, nearest(String(value), known.words))];
  });
}
