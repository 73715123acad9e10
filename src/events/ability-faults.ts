import { label, printedAbilities } from "../rules/ability.js";
import { activatedAbility } from "../rules/activated.js";
import type { Ability } from "../rules/formats.gen.js";
import { isCalled } from "../rules/keyword-resolving.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Names } from "./names.js";
import { everyAbility } from "./resolving-abilities.js";

/**
 * An activated ability that an object neither has nor could have been given, by its label or its keyword. Others may have
 * given it any that is written out somewhere, a land type those of its mana (CR 305.6), and a change of text other words.
 */
export function activatedFaults(id: string, called: string, path: Path, names: Names): Fault[] {
  const card = names.objects.get(id);
  if (card === undefined || MANA_OF_LANDS.test(called)) return [];
  const own = printedAbilities(card);
  const known = [...own, ...everyAbility(names)].filter((ability) => isMeant(ability, called));
  if (known.some((ability) => activatedAbility(ability) !== undefined)) return [];
  const labels = own.filter((ability) => activatedAbility(ability) !== undefined).map((ability) => label(ability));
  const message =
    known.length === 0
      ? `the object ${quote(id)} has no ability ${quote(called)}`
      : `${quote(called)} is no activated ability with a cost (CR 602.1)`;
  return [faultAt(path, message, labels.length === 0 ? undefined : labels.join(", "), nearest(called, labels))];
}

const MANA_OF_LANDS = /^\{T\}: Add \{[WUBRG]\}$/;

function isMeant(ability: Ability, called: string): boolean {
  // The land type of landcycling is a word that can be changed (CR 612.2).
  if (ability.kind === "keyword" && ability.landType !== undefined) return called.includes(ability.keyword.slice(-4));
  return isCalled(ability, called);
}
