import type { ResolvedObject, ResolvedPlayer } from "../rules/formats.gen.js";
import { abilitiesInShort } from "./ability-in-short.js";
import type { EntryOf } from "./ability-names.js";
import { clause, ruleSubject, ruleVerb } from "./game-rules.js";
import type { ObjectNames, OtherSide } from "./object-names.js";
import { cardName, type Phrase, say, series, seriesOf, type Word } from "./phrase.js";
import { printedLine } from "./printed-lines.js";
import {
  agreeing,
  attacksPhrase,
  blocksPhrase,
  colorsPhrase,
  copiablePhrase,
  namedPhrase,
  playerValuePhrase,
  sizeValue,
  tapsForPhrase,
  zoneValue,
} from "./values.js";
import { playerDesignatedPhrase } from "./moments.js";
import { counterCounts } from "./types.js";

/** The name in words, where the id does not tell it. */
function called(id: string, { name }: ResolvedObject, names: ObjectNames, whose: Word): readonly Phrase[] {
  if (names.frontOf(id) !== undefined) return [];
  if (name === null) return [say("value-no-name")];
  // The id of a token need not say that it is one (CR 111.4).
  const isTold = id.includes(name.replace(/ Token$/, "")) || name === names.cardOf(id);
  return isTold ? [] : [agreeing(namedPhrase(name), whose)];
}

/** An object by its id; with the name of its card where it has that name and the id does not tell. */
function objectPhrase(id: string, { name }: ResolvedObject, names: ObjectNames): Word {
  const object = names.object(id);
  const front = names.frontOf(id);
  if (front !== undefined) return sidePhrase(object, front, names.otherSide(id));
  const isTold = name === null || isCalledBy(id, name.replace(/ Token$/, "")) || name !== names.cardOf(id);
  return isTold || names.isParted(id) ? object : say("object-of-its-card", { object, name: cardName(name) });
}

/** Whether an id tells the name: it holds it, or is the name without what stands behind a comma. */
function isCalledBy(id: string, name: string): boolean {
  return id.includes(name) || name.startsWith(`${id},`);
}

/** What is called by another side of its card than the one by which it is known. */
function sidePhrase(object: Word, front: Word, side: OtherSide): Phrase {
  switch (side) {
    case "lower half":
      return say("object-of-its-card", { object, name: front });
    case "right half":
      return say("object-as-half", { name: object, front });
    case "adventure":
      return say("object-as-adventure", { name: object, front });
    case "back":
      return say("object-as-back", { name: object, front });
    default:
      return side satisfies never;
  }
}

/** Where it is and whose: the controller on the battlefield and the stack, else the owner. */
function whereabouts({ zone, controller, owner }: ResolvedObject): readonly Phrase[] {
  const owned = owner === controller ? [] : [say("entering-owned", { player: owner })];
  if (zone === "battlefield") return [say("value-under-control", { player: controller }), ...owned];
  if (zone === "stack") return [zoneValue(zone, owner), say("value-under-control", { player: controller }), ...owned];
  const where = zoneValue(zone, owner);
  return zone === "exile" || zone === "command" ? [where, say("entering-owned", { player: owner })] : [where];
}

/** What changes for it; a rule that is its own subject says that first. */
function ruleOf(rule: string, whose: Word): Phrase {
  const own = ruleSubject(rule);
  return own === undefined ? agreeing(ruleVerb(rule), whose) : clause(own, ruleVerb(rule));
}

function rulesInForce(rules: readonly string[], whose: Word): Phrase {
  return rules.length === 0
    ? say("value-no-rules")
    : say("value-rules", {
        rules: seriesOf(rules, (rule) => ruleOf(rule, whose), "and"),
      });
}

/** Values that are mentioned only if they are asked for or unusual. */
function extras(object: ResolvedObject, asked: ReadonlySet<string>, names: ObjectNames, whose: Word): readonly Word[] {
  const { basePower, baseToughness, power, toughness, loyalty, defense, damage = 0, manaCost, attachedTo } = object;
  const { counters, rules } = object;
  // Only a creature attacks and blocks (CR 508.1a, 509.1a).
  const fights = object.types.includes("Creature");
  const based = (basePower !== power || baseToughness !== toughness) && power !== null && basePower !== null;
  return [
    ...(asked.has("manaCost")
      ? [manaCost === null ? say("value-no-mana-cost") : say("value-mana-cost", { cost: manaCost })]
      : []),
    ...(asked.has("manaValue") ? [say("value-mana-value", { value: object.manaValue })] : []),
    ...(based ? [say("value-base-size", { size: sizeValue(basePower, baseToughness) })] : []),
    ...(Object.keys(counters).length > 0 ? [counterCounts(counters)] : []),
    ...(damage > 0 || asked.has("damage") ? [say("value-damage", { damage })] : []),
    ...(attachedTo === null ? [] : [agreeing(say("value-attached", { object: names.object(attachedTo) }), whose)]),
    ...(object.tapped ? [agreeing(say("value-tapped"), whose)] : []),
    ...(object.faceDown ? [say("face-down")] : []),
    ...(loyalty === null ? [] : [say("value-loyalty", { loyalty })]),
    ...(defense === null ? [] : [say("value-defense", { defense })]),
    ...(asked.has("tapsFor") ? [tapsForPhrase(object.tapsFor)] : []),
    ...(asked.has("rules") ? [rulesInForce(rules ?? [], whose)] : []),
    ...(fights && (asked.has("attacks") || object.attacks !== undefined)
      ? [agreeing(attacksPhrase(object.attacks), whose)]
      : []),
    ...(fights && (asked.has("blocks") || object.blocks !== undefined)
      ? [agreeing(blocksPhrase(object.blocks), whose)]
      : []),
  ];
}

/** What a copy of an object would be, in a sentence of its own. */
function copiableNow(object: ResolvedObject, names: ObjectNames, whose: Word, entryOf: EntryOf): Phrase {
  const { copiable } = object;
  const printed = { ...copiable, subtypes: [...names.asPrinted(copiable.subtypes, copiable.name)] };
  return say("value-copiable", { values: copiablePhrase(printed, whose, entryOf) });
}

/** What an object is now, in up to three sentences; characteristics in `asked` are said even if they are ordinary. */
export function objectNowPhrase(
  id: string,
  object: ResolvedObject,
  names: ObjectNames,
  asked: Iterable<string> = [],
): Phrase {
  const { power, toughness } = object;
  const entryOf: EntryOf = (name) => names.entry(name, id);
  const whose = objectPhrase(id, object, names);
  const what = series(
    [
      ...called(id, object, names, whose),
      printedLine({ ...object, subtypes: names.asPrinted(object.subtypes, object.name, id) }),
      ...(power === null && toughness === null ? [] : [sizeValue(power, toughness)]),
      agreeing(colorsPhrase(object.colors), whose),
      abilitiesInShort(object.abilities, entryOf),
      ...whereabouts(object),
    ],
    "commas",
  );
  const first = say("object-is", { object: whose, what });
  const wanted = new Set(asked);
  const more = extras(object, wanted, names, whose);
  const rest = [
    ...(more.length === 0 ? [] : [say("object-is-also", { what: series(more, "semicolons") })]),
    ...(wanted.has("copiable") ? [copiableNow(object, names, whose, entryOf)] : []),
  ];
  return rest.length === 0 ? first : series([first, ...rest], "sentences");
}

/** What a player has now, in one sentence. CR 305.2: one land a turn is nothing to speak of. */
export function playerNowPhrase(name: string, player: ResolvedPlayer): Phrase {
  const lands = player.landPlays === 1 ? [] : [playerValuePhrase("landPlays", player, name)];
  const has = (["life", "hand", "maximumHandSize"] as const).map((what) => playerValuePhrase(what, player, name));
  const abilities = playerValuePhrase("abilities", player, name);
  const counters = player.counters === undefined ? [] : [counterCounts(player.counters)];
  const designations = (player.designations ?? []).map((each) => playerDesignatedPhrase(name, each));
  // Several abilities are members of the one row.
  const what = series([...has, ...counters, ...(abilities.kind === "series" ? abilities.members : [abilities])], "and");
  const main = say("player-has", { player: name, what });
  const more = [...lands, ...designations];
  return more.length === 0 ? main : series([main, ...more], "semicolons");
}
