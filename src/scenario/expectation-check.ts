import { activatedFaults } from "../events/ability-faults.js";
import { readEffect } from "../names/read-effect.js";
import { abilityOf, label } from "../rules/ability.js";
import type {
  AfterStateBasedExpectation,
  CheckEvent,
  ObjectExpectation,
  PlayerExpectation,
  StateBasedExpectation,
} from "../rules/formats.gen.js";
import type { ReadSoFar } from "../events/declaration.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Names } from "../events/names.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { CARD_TYPES, SUPERTYPES } from "../rules/card-types.js";
import { COLORS } from "../rules/colors.js";
import { present } from "../rules/present.js";
import { listOfWord } from "../rules/word-list.js";
import { quote } from "../faults/quote.js";
import { unmeetableFaults } from "./unmeetable.js";
import { counterFaults } from "../events/counter-faults.js";
import { otherReadingFaults } from "./reading-check.js";
import { isKeywordText } from "../rules/keyword-text.js";
import { expectedSubtypeFault, keywordNames } from "./vocabulary.js";

/** Names and words in a check that refer to nothing. A typo would go unnoticed where something is expected to be absent. */
export function checkFaults(event: CheckEvent, path: Path, reading: ReadSoFar): Fault[] {
  const { scenario, names, checks } = reading;
  const repeated = checks.has(event.id);
  checks.add(event.id);
  const foreign = (event.rulesets ?? []).flatMap((ruleset, i) =>
    scenario.rulesets.includes(ruleset)
      ? []
      : [
          faultAt(
            [...path, "rulesets", i],
            `the scenario does not hold under the ruleset ${quote(ruleset)}`,
            scenario.rulesets.join(", "),
          ),
        ],
  );
  return [
    ...(repeated ? [faultAt([...path, "id"], `a second check called ${quote(event.id)}`, "an id of its own")] : []),
    ...foreign,
    ...expectationFaults(event, path, names),
    ...afterFaults(event.afterStateBasedActions, [...path, "afterStateBasedActions"], names),
    ...otherReadingFaults(event, path, scenario),
    ...Object.entries(event.readings ?? {}).flatMap(([id, others]) =>
      expectationFaults(others, [...path, "readings", id], names),
    ),
  ];
}

function expectationFaults(event: Partial<CheckEvent>, path: Path, names: Names): Fault[] {
  return [
    ...entriesFaults(event, path, names),
    ...gameFaults(event, path, names),
    ...(event.counts ?? []).flatMap(({ where }, i) => countFaults(where, [...path, "counts", i, "where"], names)),
    ...(event.order ?? []).flatMap(({ effects }, i) =>
      effects.flatMap((effect, j) => effectFaults(effect, [...path, "order", i, "effects", j], names)),
    ),
    ...(event.dependencies ?? []).flatMap(({ effect, on }, i) => [
      ...effectFaults(effect, [...path, "dependencies", i, "effect"], names),
      ...effectFaults(on, [...path, "dependencies", i, "on"], names),
    ]),
  ];
}

/** What is expected of objects and players. */
function entriesFaults(
  { expect = {}, players = {} }: Pick<CheckEvent, "expect" | "players">,
  path: Path,
  names: Names,
): Fault[] {
  return [
    ...Object.entries(expect).flatMap(([id, expected]) => objectFaults(id, expected, [...path, "expect", id], names)),
    ...Object.entries(players).flatMap(([name, expected]) =>
      playerFaults(name, expected, [...path, "players", name], names),
    ),
  ];
}

function afterFaults(after: AfterStateBasedExpectation | undefined, path: Path, names: Names): Fault[] {
  if (after === undefined) return [];
  const { keep = [], rounds = [], open = [] } = after;
  const says = [after.rounds, after.open, after.expect, after.players].some((part) => part !== undefined);
  return [
    ...(says ? [] : [faultAt(path, "nothing is expected here", "rounds, open, expect or players")]),
    ...keep.flatMap((id, i) => names.objectFaults(id, [...path, "keep", i])),
    ...rounds.flatMap((actions, i) => actionsFaults(actions, [...path, "rounds", i], names)),
    ...actionsFaults(open, [...path, "open"], names),
    ...entriesFaults(after, path, names),
  ];
}

function actionsFaults(actions: readonly StateBasedExpectation[], path: Path, names: Names): Fault[] {
  return actions.flatMap(({ player, object }, i) => [
    ...names.playerFaults(player, [...path, i, "player"]),
    ...names.objectFaults(object, [...path, i, "object"]),
  ]);
}

function gameFaults(
  { gameRules = [], costs = {}, abilityCosts = {}, stateBased = [] }: Partial<CheckEvent>,
  path: Path,
  names: Names,
): Fault[] {
  return [
    ...Object.keys(costs).flatMap((spell) => names.objectFaults(spell, [...path, "costs", spell])),
    ...Object.entries(abilityCosts).flatMap(([id, abilities]) => [
      ...names.objectFaults(id, [...path, "abilityCosts", id]),
      ...Object.keys(abilities).flatMap((each) =>
        activatedFaults(id, each, [...path, "abilityCosts", id, each], names),
      ),
    ]),
    ...gameRules.flatMap(({ player, objects = [] }, i) => [
      ...names.playerFaults(player, [...path, "gameRules", i, "player"]),
      ...objects.flatMap((id, j) => names.objectFaults(id, [...path, "gameRules", i, "objects", j])),
    ]),
    ...actionsFaults(stateBased, [...path, "stateBased"], names),
  ];
}

function objectFaults(id: string, expected: ObjectExpectation, path: Path, names: Names): Fault[] {
  const absent = expected.exists === false && names.everEnters(id);
  return [...(absent ? [] : names.objectFaults(id, path)), ...describedFaults(expected, path, names)];
}

function countFaults(where: ObjectExpectation, path: Path, names: Names): Fault[] {
  const isThere = faultAt([...path, "exists"], "what is counted is there", "what else is true of it");
  return [...(where.exists === undefined ? [] : [isThere]), ...describedFaults(where, path, names)];
}

/** Names and words in what is said of an object. */
function describedFaults(expected: ObjectExpectation, path: Path, names: Names): Fault[] {
  const {
    subtypes = [],
    abilities = [],
    keywords = [],
    has = [],
    lacks = [],
    copiable = {},
    controller,
    owner,
    attachedTo,
  } = expected;
  return [
    ...names.playerFaults(controller, [...path, "controller"]),
    ...names.playerFaults(owner, [...path, "owner"]),
    ...names.targetFaults(attachedTo ?? undefined, [...path, "attachedTo"]),
    ...counterFaults(expected.counters, [...path, "counters"], names),
    ...unmeetableFaults(expected, path),
    ...subtypes.flatMap((word, i) => expectedSubtypeFault(word, [...path, "subtypes", i]) ?? []),
    ...(copiable.subtypes ?? []).flatMap(
      (word, i) => expectedSubtypeFault(word, [...path, "copiable", "subtypes", i]) ?? [],
    ),
    ...abilitiesFaults(abilities, [...path, "abilities"], names),
    ...wordsFaults(has, [...path, "has"], names),
    ...wordsFaults(lacks, [...path, "lacks"], names),
    ...keywords.flatMap((word, i) => keywordFaults(word, [...path, "keywords", i])),
    ...abilitiesFaults(copiable.abilities ?? [], [...path, "copiable", "abilities"], names),
  ];
}

function playerFaults(name: string, expected: PlayerExpectation, path: Path, names: Names): Fault[] {
  return [
    ...names.playerFaults(name, path),
    ...abilitiesFaults(expected.abilities ?? [], [...path, "abilities"], names),
  ];
}

function abilitiesFaults(words: readonly string[], path: Path, names: Names): Fault[] {
  return words.flatMap((word, i) => abilityFaults(word, [...path, i], names));
}

function abilityFaults(word: string, path: Path, names: Names): Fault[] {
  const whole = wholeLabel(word, names);
  if (whole !== undefined)
    return [faultAt(path, `no ability here is called ${quote(word)} alone`, "it with its cost or number", whole)];
  if (isAbilityWord(word, names)) return [];
  const expected = "a keyword ability, the id of an ability, or a mana ability such as {T}: Add {G}";
  const suggestion = nearest(word, [...names.known.abilityIds, ...keywordNames()]);
  return [faultAt(path, `no ability is called ${quote(word)}`, expected, suggestion)];
}

/** Words of the type line, colors and abilities. Their case says which they are: a slip in it is told as such. */
function wordsFaults(words: readonly string[], path: Path, names: Names): Fault[] {
  return words.flatMap((word, i) => {
    const suggestion = otherCase(word) ?? (isCapital(word) ? nearest(word, IN_LISTS) : undefined);
    return wordFaults(word, [...path, i], names).map((fault) => ({ ...fault, ...present({ suggestion }) }));
  });
}

function wordFaults(word: string, path: Path, names: Names): Fault[] {
  switch (listOfWord(word)) {
    case "subtypes":
      return [expectedSubtypeFault(word, path) ?? []].flat();
    case "abilities":
      return abilityFaults(word, path, names);
    default:
      return [];
  }
}

const IN_LISTS: readonly string[] = [...COLORS, ...CARD_TYPES, ...SUPERTYPES];

function otherCase(word: string): string | undefined {
  return [...IN_LISTS, ...keywordNames()].find((known) => known !== word && known.toLowerCase() === word.toLowerCase());
}

/** Types are written so, and subtypes. */
function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function keywordFaults(word: string, path: Path): Fault[] {
  if (isKeywordText(word)) return [];
  return [
    faultAt(path, `no keyword ability is called ${quote(word)}`, "a keyword ability", nearest(word, keywordNames())),
  ];
}

/** What a keyword is called that is written with a cost or a number here, and never without: no object has it alone. */
function wholeLabel(word: string, { known }: Names): string | undefined {
  const labels = [...known.spoken.abilities.keys()];
  if (labels.includes(word) || !keywordNames().has(word)) return undefined;
  return labels.find((each) => each.startsWith(word) && /^ [{\d]/.test(each.slice(word.length)));
}

function isAbilityWord(word: string, names: Names): boolean {
  return names.known.abilityIds.has(word) || isKeywordText(word) || /: Add \{[WUBRGC]\}/.test(word);
}

/** An effect's name begins with an object, or with what has resolved. */
function effectFaults(name: string, path: Path, names: Names): Fault[] {
  const effect = readEffect(name, {
    isObject: (object) => names.objects.has(object),
    isResolution: (resolution) => names.effects.has(resolution),
  });
  if (effect.kind === "resolution" && names.effects.has(effect.name)) return [];
  if (effect.kind === "resolution" || !names.objects.has(effect.object)) {
    const known = [...names.effects, ...[...names.objects.keys()].flatMap((id) => [id, ...effectsOf(id, names)])];
    const expected = "<object>/<ability id>, or the name of what has resolved";
    return [faultAt(path, `no effect is called ${quote(name)}`, expected, nearest(name, known))];
  }
  if (effect.kind !== "ability" || isAbilityWord(effect.ability, names)) return [];
  // Events create effects as well, with names of their own; only a probable typo is a fault.
  const { object, ability } = effect;
  const meant = nearest(ability, [...names.known.abilityIds, ...keywordNames()]);
  return meant === undefined
    ? []
    : [faultAt(path, `no ability is called ${quote(ability)}`, "<object>/<ability id>", `${object}/${meant}`)];
}

function effectsOf(id: string, names: Names): string[] {
  return (names.objects.get(id)?.abilities ?? []).map((ability) => `${id}/${label(abilityOf(ability))}`);
}
