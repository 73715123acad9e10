import { COLORS } from "../rules/colors.js";
import { NAMES_APART } from "../rules/object-view.js";
import type { CombatDuty, PlayerExpectation, ResolvedObject, ResolvedPlayer, Zone } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { abilitiesInShort } from "./ability-in-short.js";
import { abilityNamesPhrase, type EntryOf } from "./ability-names.js";
import type { ObjectNames } from "./object-names.js";
import { cardName, inForm, type Phrase, row, say, series, type Word } from "./phrase.js";
import { printedLine } from "./printed-lines.js";
import { counterCounts } from "./types.js";

/** "2/2"; "no power and toughness" of what is no creature (CR 208.3). */
export function sizeValue(power: number | null, toughness: number | null): Word {
  if (power === null && toughness === null) return say("value-no-size");
  return `${power ?? "—"}/${toughness ?? "—"}`;
}

/** A participle or an adjective that agrees with the object of which it is said. */
export function agreeing(manner: Phrase, what: Word): Phrase {
  return say("entering-manner", { manner, what });
}

/** As cards list them, whatever the order in which results do. */
function inOrder(colors: readonly string[]): readonly string[] {
  const place = (color: string): number => COLORS.findIndex((known) => known === color);
  return colors.toSorted((a, b) => place(a) - place(b));
}

/** "white and blue", or "colorless": a predicate. */
export function colorsPhrase(colors: readonly string[]): Phrase {
  return colors.length === 0 ? say("value-colorless") : series(inOrder(colors).map(colorWord), "and");
}

/** As a predicate, which adjectives are not inflected for in German, and masculine in French. */
function colorWord(color: string): Word {
  const known = messageAbout("color", color);
  return known === undefined ? color : inForm(say(known), { as: "plain" });
}

export function namePhrase(name: string | null): Phrase {
  return name === null ? say("value-no-name") : namesPhrase(name);
}

/** What is both halves of a split card has two names (CR 709.4a). */
export function namesPhrase(name: string): Phrase {
  return row(
    name.split(NAMES_APART).map((each) => cardName(each)),
    "and",
  );
}

/** "named X", "named A and B". */
export function namedPhrase(name: string): Phrase {
  return say("value-named", { name: namesPhrase(name), several: name.includes(NAMES_APART) ? "yes" : "no" });
}

export function manaCostPhrase(cost: string | null): Word {
  return cost ?? say("value-no-mana-cost");
}

/** "in Ann's graveyard", "on the battlefield". */
export function zoneValue(zone: Zone, player: string): Phrase {
  return say(`value-in-${zone}`, { player });
}

export function attachedPhrase(attachedTo: string | null, names: ObjectNames): Phrase {
  return attachedTo === null ? say("value-not-attached") : say("value-attached", { object: names.object(attachedTo) });
}

/** All its counters; those of which there are none are left out. */
export function countersPhrase(counters: Readonly<Record<string, number>>): Phrase {
  const some = Object.entries(counters).filter(([, count]) => count > 0);
  return some.length === 0 ? say("value-no-counters") : counterCounts(Object.fromEntries(some));
}

/** "can produce {G} or {U}". */
export function tapsForPhrase(tapsFor: readonly string[]): Phrase {
  if (tapsFor.length === 0) return say("value-makes-no-mana");
  const mana = tapsFor.map((symbol) => `{${symbol}}`);
  return say("value-makes-mana", { mana: series(mana, "or") });
}

const ATTACKS = { may: "value-may-attack", must: "value-must-attack", "can't": "value-cant-attack" } as const;
const BLOCKS = { may: "value-may-block", must: "value-must-block", "can't": "value-cant-block" } as const;

export function attacksPhrase(duty: CombatDuty = "may"): Phrase {
  return say(ATTACKS[duty]);
}

export function blocksPhrase(duty: CombatDuty = "may"): Phrase {
  return say(BLOCKS[duty]);
}

/** Copiable values in one breath: "Legendary Creature — Golem, 2/2, white, named X, with flying, mana cost {2}". */
export function copiablePhrase(
  values: ResolvedObject["copiable"],
  whose: Word = "",
  entryOf: EntryOf = () => undefined,
): Phrase {
  const { name, manaCost, colors, power, toughness, abilities } = values;
  return series(
    [
      name === null ? say("value-no-name") : agreeing(namedPhrase(name), whose),
      printedLine(values),
      ...(isSized(values) ? [sizeValue(power, toughness)] : []),
      agreeing(colorsPhrase(colors), whose),
      abilities.length === 0
        ? say("no-abilities")
        : say("value-with-abilities", { abilities: abilitiesInShort(abilities, entryOf) }),
      manaCost === null ? say("value-no-mana-cost") : say("value-mana-cost", { cost: manaCost }),
    ],
    "commas",
  );
}

/** What is neither a creature nor a Vehicle shows no size as a permanent, whatever its values (CR 208.3, 301.7). */
function isSized({ types, subtypes, power, toughness }: ResolvedObject["copiable"]): boolean {
  if (power === null && toughness === null) return false;
  return types.includes("Creature") || subtypes.some((one) => SIZED.includes(one));
}

/** Noncreature permanents with a printed size (CR 301.7, 208.3a). */
const SIZED: readonly string[] = ["Vehicle", "Spacecraft"];

/** `null` is "no maximum hand size", "any number of lands". */
export function playerValuePhrase(what: keyof PlayerExpectation, player: ResolvedPlayer, name: string): Phrase {
  const { life, hand, abilities, maximumHandSize, landPlays } = player;
  switch (what) {
    case "life":
      return say("value-life", { life });
    case "hand":
      return say("value-hand", { hand });
    case "abilities":
      return abilityNamesPhrase(abilities);
    case "maximumHandSize":
      return maximumHandSize === null
        ? say("value-no-maximum-hand-size")
        : say("value-maximum-hand-size", { size: maximumHandSize });
    case "landPlays":
      return landPlays === null
        ? say("value-lands-any", { player: name })
        : say("value-lands", { lands: landPlays, player: name });
    default:
      return what satisfies never;
  }
}

/** What a characteristic is called: "power and toughness", "mana value". */
export function characteristicPhrase(what: string): Word {
  const known = messageAbout("characteristic", what);
  return known === undefined ? what : say(known);
}
