import { BASIC_LAND_TYPES, MANA_OF_TYPE } from "../rules/subtypes.js";
import { abilitiesInShort, LONG_ABILITY } from "./ability-in-short.js";
import { abilityNamesPhrase } from "./ability-names.js";
import type { Changes } from "./object-changes.js";
import { anyDoes, does } from "./parts.js";
import type { Change } from "../rules/formats.gen.js";
import { type Phrase, say, series, seriesOf } from "./phrase.js";
import { abilityWords, listOf, subtypesInARow, subtypesWithArticle, surplus } from "./value-words.js";

/** What is said of abilities that are gained, lost, kept, made by a land type, or other words of a text. */
export function abilityPredicates(changes: Changes, parts: readonly string[]): Phrase[] {
  const said: Phrase[] = [];
  const change = changes.get("abilities");
  if (change !== undefined) {
    // What is copied takes the place of what was there (CR 707.2): nothing is lost or gained.
    if (anyDoes(parts, "copies"))
      return [
        say("change-copied-abilities", {
          abilities: abilitiesInShort(listOf(change.after), changes.entryOf),
        }),
      ];
    const [gained, lost] = [changes.gained("abilities"), changes.lost("abilities")];
    const before = listOf(change.before);
    if (anyDoes(parts, "edits")) {
      const types = changes.get("subtypes");
      const [old, made] = [madeByTypes(lost, listOf(types?.before)), madeByTypes(gained, listOf(types?.after))];
      return [
        ...textPredicates(withoutMade(lost, old), withoutMade(gained, made), changes),
        ...made.map(manaOfType),
        ...barredPredicates(changes),
      ];
    }
    const isAll = lost.length === before.length && lost.length > 0;
    if (lost.length > 0 && anyDoes(parts, "landTypes")) {
      const kept = keptBeside(lost, before);
      const made = madeByTypes(listOf(change.after), listOf(changes.get("subtypes")?.after));
      return [
        losesByLandType(change.from, lostPhrase(lost, changes)),
        ...(kept.length > 0
          ? [say("change-keeps-granted", { abilities: abilitiesInShort(kept, changes.entryOf) })]
          : []),
        ...made.map(manaOfType),
        ...abilityPredicate("change-gains-abilities", "change-gains-others", withoutMade(gained, made), changes),
        ...barredPredicates(changes),
      ];
    }
    if (isAll && !parts.every((part) => does(part, "names"))) said.push(say("change-loses-all"));
    else said.push(...abilityPredicate("change-loses-abilities", "change-loses-others", lost, changes));
    said.push(...abilityPredicate("change-gains-abilities", "change-gains-others", gained, changes));
  }
  return [...said, ...barredPredicates(changes)];
}

/** What a basic land type takes, by what it came from, as far as that is told (CR 305.7). */
export function losesByLandType(from: Change["from"], lost: Phrase): Phrase {
  return say("change-loses-from", {
    from: seriesOf(from ?? (["text", "landTypes"] as const), (each) => say(FROM[each]), "and"),
    lost,
  });
}

const FROM = {
  text: "lost-from-text",
  landTypes: "lost-from-land-types",
  copiable: "lost-from-copiable-effects",
} as const;

/** What another effect has granted is not taken by a basic land type (CR 305.7); a mana ability that stays may be that of the new type. */
export function keptBeside(lost: readonly string[], before: readonly string[]): readonly string[] {
  return surplus(before, lost).filter((ability) => !OF_A_LAND_TYPE.test(ability));
}

const OF_A_LAND_TYPE = /^\{T\}: Add \{[WUBRG]\}$/;

/** The mana abilities that a land has by its basic land types (CR 305.6), each with its type. */
export function madeByTypes(
  abilities: readonly string[],
  subtypes: readonly string[],
): (readonly [ability: string, type: string])[] {
  return BASIC_LAND_TYPES.filter((type) => subtypes.includes(type)).flatMap((type) => {
    const ability = `{T}: Add {${MANA_OF_TYPE[type]}}`;
    return abilities.includes(ability) ? [[ability, type] as const] : [];
  });
}

export function withoutMade(
  abilities: readonly string[],
  made: readonly (readonly [ability: string, type: string])[],
): readonly string[] {
  return surplus(
    abilities,
    made.map(([ability]) => ability),
  );
}

/** "has “{T}: add {R}” as a Mountain". */
export function manaOfType([ability, type]: readonly [ability: string, type: string]): Phrase {
  return say("change-has-mana", {
    ability: abilitiesInShort([ability], () => undefined),
    type: subtypesInARow([type]),
    articled: subtypesWithArticle([type]),
  });
}

function barredPredicates(changes: Changes): Phrase[] {
  const barred = changes.gained("cantHave");
  return barred.length === 0 ? [] : [say("change-cant-have", { abilities: abilityWords(barred).words })];
}

/** Another text is no loss and no gain of abilities (CR 612.1, 612.5). */
function textPredicates(lost: readonly string[], gained: readonly string[], { entryOf }: Changes): Phrase[] {
  const [before, after] = [lost, gained].map((labels) => abilitiesInShort(labels, entryOf));
  return lost.length + gained.length === 0 || before === undefined || after === undefined
    ? []
    : [say("change-text", { before, after })];
}

/** Two abilities or less in full, if they are short. */
function lostPhrase(lost: readonly string[], { entryOf }: Changes): Phrase {
  const entries = lost.flatMap((label) => entryOf(label)?.ability ?? []);
  const isShort = lost.length <= 2 && JSON.stringify(entries).length <= LONG_ABILITY * 2;
  return isShort ? abilityNamesPhrase(lost, entryOf) : abilitiesInShort(lost, entryOf);
}

/** Abilities that have no words of their own are counted. */
function abilityPredicate(
  id: "change-loses-abilities" | "change-gains-abilities",
  others: "change-loses-others" | "change-gains-others",
  labels: readonly string[],
  { entryOf }: Changes,
): Phrase[] {
  const { words, named, unnamed } = abilityWords(labels, entryOf, id === "change-gains-abilities");
  if (named > 0 && unnamed > 0) {
    const members = words.kind === "series" ? words.members : [words];
    return [say(id, { abilities: series([...members, say("change-other-abilities", { count: unnamed })], "and") })];
  }
  return [
    ...(named > 0 ? [say(id, { abilities: words })] : []),
    ...(unnamed > 0 ? [say(others, { count: unnamed })] : []),
  ];
}
