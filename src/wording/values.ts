import type { CombatDuty, ResolvedObject, ResolvedPlayer, Zone } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { abilityNamesPhrase } from "./ability-names.js";
import { counterCounts } from "./counters.js";
import type { ObjectNames } from "./object-names.js";
import { cardName, inForm, type Phrase, say, series, type Word } from "./phrase.js";
import { printedLine, subtypeWords, supertypeName, typeNoun } from "./printed-lines.js";

/** "2/2"; "no power and toughness" of what is no creature (CR 208.3). */
export function sizeValue(power: number | null, toughness: number | null): Word {
  if (power === null && toughness === null) return say("value-no-size");
  return `${power ?? "—"}/${toughness ?? "—"}`;
}

/** "white and blue", or "colorless": a predicate. */
export function colorsPhrase(colors: readonly string[]): Phrase {
  return colors.length === 0 ? say("value-colorless") : series(colors.map(colorWord), "and");
}

/** As a predicate, which adjectives are not inflected for in German, and masculine in French. */
function colorWord(color: string): Word {
  const known = messageAbout("color", color);
  return known === undefined ? color : inForm(say(known), { as: "plain" });
}

export function namePhrase(name: string | null): Phrase {
  return name === null ? say("value-no-name") : cardName(name);
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

/** "makes {G} or {U}". */
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
export function copiablePhrase(values: ResolvedObject["copiable"]): Phrase {
  const { name, manaCost, colors, power, toughness, abilities } = values;
  return series(
    [
      name === null ? say("value-no-name") : say("value-named", { name: cardName(name) }),
      printedLine(values),
      ...(power === null && toughness === null ? [] : [sizeValue(power, toughness)]),
      colorsPhrase(colors),
      say("value-with-abilities", { abilities: abilityNamesPhrase(abilities) }),
      manaCost === null ? say("value-no-mana-cost") : say("value-mana-cost", { cost: manaCost }),
    ],
    "commas",
  );
}

/** `null` is "no maximum hand size", "any number of lands". */
export function playerValuePhrase(what: keyof ResolvedPlayer, player: ResolvedPlayer): Phrase {
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
      return landPlays === null ? say("value-lands-any") : say("value-lands", { lands: landPlays });
    default:
      return what satisfies never;
  }
}

function rowOf(words: readonly Word[]): Phrase {
  return words.length === 0 ? say("value-none") : series(words, "commas");
}

export type ObjectValue = Exclude<keyof ResolvedObject, "rules">;

/** A value of an object as an answer, by the characteristic that is asked for. */
export function objectValuePhrase(what: ObjectValue, object: ResolvedObject, names: ObjectNames): Word {
  switch (what) {
    case "name":
      return namePhrase(object.name);
    case "manaCost":
      return manaCostPhrase(object.manaCost);
    case "supertypes":
      return rowOf(object.supertypes.map(supertypeName));
    case "types":
      return rowOf(object.types.map(typeNoun));
    case "subtypes":
      return rowOf(subtypeWords(object.subtypes));
    case "colors":
      return colorsPhrase(object.colors);
    case "abilities":
      return abilityNamesPhrase(object.abilities);
    case "power":
    case "toughness":
    case "basePower":
    case "baseToughness":
    case "loyalty":
    case "defense":
      return object[what] ?? say("value-none");
    case "manaValue":
      return object.manaValue;
    case "damage":
      return object.damage ?? 0;
    case "controller":
    case "owner":
      return object[what];
    case "zone":
      return zoneValue(object.zone, object.owner);
    case "faceDown":
      return say(object.faceDown ? "face-down" : "value-face-up");
    case "tapped":
      return say(object.tapped ? "value-tapped" : "value-untapped");
    case "attachedTo":
      return attachedPhrase(object.attachedTo, names);
    case "counters":
      return countersPhrase(object.counters);
    case "tapsFor":
      return tapsForPhrase(object.tapsFor);
    case "copiable":
      return copiablePhrase(object.copiable);
    case "attacks":
      return attacksPhrase(object.attacks);
    case "blocks":
      return blocksPhrase(object.blocks);
    default:
      return what satisfies never;
  }
}

/** What a characteristic is called: "power and toughness", "mana value". */
export function characteristicPhrase(what: string): Word {
  const known = messageAbout("characteristic", what);
  return known === undefined ? what : say(known);
}
