import { COLORS } from "../rules/colors.js";
import type { Choice } from "../rules/board.js";
import type { Choices } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { type Fault, faultAt, oneOf } from "../faults/fault.js";
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

/** Whether anything could ask for a choice of this name, or speak of it; and which names would do. */
export interface Askers {
  readonly whose: string;
  readonly asks: (name: string) => boolean;
  readonly names: readonly string[];
  /** The choices of a name whose card something becomes a copy of. */
  readonly copied: ReadonlySet<string>;
  /** Of what one is chosen under a name: abilities by their labels, kinds of counters. */
  readonly offered: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Those abilities that an object has, or could have been given by now. */
export function askersOf(id: string, names: Names, card = names.objects.get(id)): Askers | undefined {
  const words = names.spokenOf(id, card);
  if (card === undefined || words === undefined) return undefined;
  const { chosen, copied, offered } = words;
  return { whose: quote(card.name), asks: (name) => chosen.has(name), names: [...chosen], copied, offered };
}

/**
 * Choices that nothing could ask for, and choices whose values can not be what their names say. Names besides those of
 * the formats are the cards' own.
 */
export function choiceFaults(
  choices: Choices | undefined,
  path: Path,
  names: Names,
  askers: Askers | undefined,
): Fault[] {
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
    if (askers !== undefined && !askers.asks(name)) return [unaskedFault(at, name, askers)];
    const offered = askers?.offered.get(name);
    if (askers?.copied.has(name) === true) return names.cardFaults(String(value), at);
    if (offered !== undefined) return offerFaults(value, at, [...offered]);
    if (name === "player") return names.playerFaults(String(value), at);
    if (name === "body") return bodyFaults(value, at, names);
    const known = own(CHOICES, name);
    if (known === undefined || (typeof value === "string" && known.words.includes(value))) return [];
    return [faultAt(at, `${nameOfValue(value)} is not ${known.what}`, known.what, nearest(String(value), known.words))];
  });
}

function unaskedFault(at: Path, name: string, { whose, names }: Askers): Fault {
  const longer = names.find((each) => each.toLowerCase().includes(name.toLowerCase()));
  return faultAt(
    at,
    `${whose} asks for no choice ${quote(name)}`,
    names.length === 0 ? "no choices" : oneOf(names, ""),
    nearest(name, names) ?? longer,
  );
}

/** Of several one is chosen that is among them. */
function offerFaults(value: Choice, at: Path, offered: readonly string[]): Fault[] {
  const word = String(value);
  if (offered.includes(word)) return [];
  return [faultAt(at, `${quote(word)} can not be chosen`, oneOf(offered, ""), nearest(word, offered))];
}

/** What an object becomes is one of the bodies that some ability lists. */
function bodyFaults(value: Choice, at: Path, { known }: Names): Fault[] {
  const abilities = [...known.spoken.abilities.values()].flat();
  const bodies = abilities.flatMap((ability) => (ability.kind === "asEnters" ? (ability.bodies ?? []) : []));
  const words = bodies.map(({ name }) => name);
  if (words.length === 0 || words.includes(String(value))) return [];
  return [faultAt(at, `there is no body ${quote(String(value))}`, oneOf(words, ""), nearest(String(value), words))];
}
