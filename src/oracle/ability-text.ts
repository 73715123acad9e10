import type { AbilityEntry, EffectPart } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText } from "./amount-text.js";
import { type Spoken } from "./spoken.js";
import { conditionText } from "./condition-text.js";
import { CHOICES, entersAsCopyText, entersWithText, tappedWithText } from "./entering-text.js";
import { type Quote, abilitiesText, keywordText } from "./keyword-text.js";
import { settled } from "./change-text.js";
import { predicatesText } from "./part-text.js";
import { groupText } from "./selector-text.js";
import { NUMBER_WORDS, capital } from "./words.js";
import { type Wordings, joined, listed, say } from "./wordings.js";
import { subjectsOf } from "./subjects-text.js";
import { HOSTS } from "./spoken.js";
import { staticText } from "./static-text.js";

/** A paragraph that says these abilities, in every wording that counts as the same; small letters begin it. */
export function paragraphText(abilities: readonly AbilityEntry[], quote: Quote): Wordings {
  if (abilities.every((ability) => typeof ability === "string" || ability.kind === "keyword"))
    return [
      ...keywordsText(abilities),
      ...(abilities.length === 1 ? abilities.flatMap((ability) => sentenceText(ability, quote)) : []),
    ];
  const otherwise = [...otherwiseText(abilities, quote), ...jointText(abilities, quote)];
  if (otherwise.length > 0) return otherwise;
  const named = abilities.map((ability) => sentenceText(ability, quote));
  const ofIt = abilities.map((ability, place) =>
    place === 0 ? sentenceText(ability, quote) : alsoOfItText(ability, abilities[place - 1], quote),
  );
  return [...inARow(named), ...inARow(ofIt)];
}

const inARow = (sentences: readonly Wordings[]): Wordings =>
  sentences.reduce<Wordings>((before, next, place) => (place === 0 ? next : say`${before} ${next.map(capital)}`), []);

/** Whom a second sentence means by "it": the one object that the one before it speaks of. */
function alsoOfItText(ability: AbilityEntry, before: AbilityEntry | undefined, quote: Quote): Wordings {
  if (typeof ability !== "object" || typeof before !== "object") return [];
  if (ability.kind !== "static" || before.kind !== "static" || ability.zones !== undefined) return [];
  const affects = orderedText(ability.affects);
  if (affects !== orderedText(before.affects) || ability.condition === undefined) return [];
  if (affects !== '{"self":true}' && affects !== '{"host":true}') return [];
  const it = affects === '{"self":true}' ? "self" : "host";
  const said = predicatesText(ability.does, { count: "one", quote, becomes: false, it });
  const spoken: Spoken = { self: it === "self" ? ["it"] : ["~"], host: it === "host" ? ["it"] : HOSTS };
  const when = conditionText(ability.condition, spoken);
  return [...say`as long as ${when}, it ${said}.`, ...say`it ${said} ${["as long as", "if"]} ${when}.`];
}

/** Two abilities in one sentence, on the same condition if there is one. */
function jointText([one, other, ...more]: readonly AbilityEntry[], quote: Quote): Wordings {
  if (typeof one !== "object" || typeof other !== "object" || more.length > 0) return [];
  if (one.kind !== "static" || other.kind !== "static" || one.zones !== undefined || other.zones !== undefined)
    return [];
  if (orderedText(one.condition) !== orderedText(other.condition)) return [];
  const [first, second] = [one, other].map(({ affects = {}, does }) =>
    subjectsOf(affects).flatMap(
      ({ words, count, it }) => say`${words} ${settled(predicatesText(does, { count, quote, becomes: false, it }))}`,
    ),
  );
  const both = say`${first ?? []}${[" and ", ", and "]}${second ?? []}.`;
  if (one.condition === undefined) return both;
  return say`as long as ${conditionText(one.condition, { self: ["~"], host: HOSTS })}, ${both}`;
}

/** Two abilities of which the second is in force while the first is not. */
function otherwiseText([one, other, ...more]: readonly AbilityEntry[], quote: Quote): Wordings {
  if (typeof one !== "object" || typeof other !== "object" || more.length > 0) return [];
  if (one.kind !== "static" || other.kind !== "static" || orderedText(one.affects) !== orderedText(other.affects))
    return [];
  const said = (does: readonly EffectPart[]): Wordings =>
    subjectsOf(one.affects ?? {}).flatMap(({ count, it }) =>
      count === "one" && it !== "affected" ? predicatesText(does, { count, quote, becomes: false, it }) : [],
    );
  if (orderedText({ not: one.condition }) === orderedText(other.condition))
    return say`${sentenceText(one, quote)} Otherwise, it ${said(other.does)}.`;
  if (other.condition === undefined || orderedText(one.condition) !== orderedText({ not: other.condition })) return [];
  return subjectsOf(one.affects ?? {}).flatMap(({ words, spoken }) => {
    const when = conditionText(other.condition ?? {}, spoken);
    return [
      ...say`${words} ${said(one.does)}. It ${said(other.does)} instead as long as ${when}.`,
      ...say`${words} ${said(one.does)}. If ${when}, it ${said(other.does)} instead.`,
    ];
  });
}

function keywordsText(abilities: readonly AbilityEntry[]): Wordings {
  return [
    ...say`${joined(protectionsTogether(abilities), [", ", "; "])}${["", "."]}`,
    ...abilitiesText(abilities, () => []),
  ];
}

/** Each keyword; protections that follow one another are said with their name once. */
function protectionsTogether(abilities: readonly AbilityEntry[]): Wordings[] {
  const runs: AbilityEntry[][] = [];
  for (const ability of abilities) {
    const before = runs.at(-1);
    if (before !== undefined && isProtection(ability) && isProtection(before[0])) before.push(ability);
    else runs.push([ability]);
  }
  return runs.map((run) => {
    const [first, ...rest] = run.map(keywordText);
    if (first === undefined || rest.length === 0) return first ?? [];
    if (run.length === COLORS.length && first.join() === "protection from white")
      return [
        ...joined([first, ...rest], [", "]),
        ...(rest.flat().join() ===
        COLORS.slice(1)
          .map((color) => `protection from ${color}`)
          .join()
          ? ["protection from each color", "protection from all colors"]
          : []),
      ];
    return [
      ...listed([first, ...rest.map((words) => words.map((word) => word.replace("protection ", "")))], "and"),
      ...joined([first, ...rest], [", "]),
    ];
  });
}

const COLORS = ["white", "blue", "black", "red", "green"];

const isProtection = (ability: AbilityEntry | undefined): boolean =>
  typeof ability === "object" && ability.kind === "keyword" && ability.keyword === "protection";

function sentenceText(ability: AbilityEntry, quote: Quote): Wordings {
  if (typeof ability === "string") return [];
  switch (ability.kind) {
    case "static":
      return staticText(ability, quote);
    case "characteristicDefining":
      return definingText(ability.does);
    case "mana":
      return ability.then === undefined ? manaText(ability.cost ?? "{T}", ability.produces) : [];
    case "replacement":
      if (ability.attachesOnlyTo !== undefined)
        return say`~ can be attached only to ${["a", "an"]} ${groupText(ability.attachesOnlyTo, "one")}.`;
      return ability.then === "enters tapped" ? ["~ enters tapped."] : [];
    case "asEnters":
      if (ability.choose !== undefined) return say`as ~ enters, choose ${CHOICES[ability.choose] ?? []}.`;
      if (ability.copy !== undefined) return entersAsCopyText(ability, quote);
      return Object.entries(ability.counters ?? {}).flatMap(([counter, amount]) =>
        ability.then === "tapped" ? tappedWithText(counter, amount) : entersWithText(counter, amount),
      );
    case "keyword":
      // Of a color that is chosen as it enters the object says that it has the protection; it is a keyword all the same.
      return typeof ability.from === "object" ? say`~ has ${keywordText(ability)}.` : [];
    case "activated":
    case "triggered":
    case "spell":
      return [];
  }
}

function manaText(cost: string, produces: readonly string[]): Wordings {
  if (produces.join() === "W,U,B,R,G") return [`${cost}: Add one mana of any color.`];
  const times = (produces[0] ?? "").split("{W}").length - 1;
  if (times > 1 && produces.join() === ["W", "U", "B", "R", "G"].map((mana) => `{${mana}}`.repeat(times)).join())
    return [`${cost}: Add ${NUMBER_WORDS[times] ?? ""} mana of any one color.`];
  const made = produces.map((mana) => [mana.startsWith("{") ? mana : `{${mana}}`]);
  return say`${cost}: Add ${listed(made, "or")}.`;
}

function definingText(does: readonly EffectPart[]): Wordings {
  const [part, ...more] = does;
  if (part === undefined || more.length > 0) return [];
  if (part.kind === "setColors") return part.colors.length === 5 ? ["~ is all colors."] : [];
  if (part.kind === "addEverySubtype")
    return part.family === "creature" && part.which === undefined ? ["~ is every creature type."] : [];
  if (part.kind === "addTypes" && part.types === undefined && part.supertypes === undefined) {
    const subtypes = part.subtypes ?? [];
    if (!subtypes.every((subtype) => typeof subtype === "string")) return [];
    return say`~ is also ${["a", "an"]} ${listed(
      subtypes.map((subtype) => [subtype]),
      "and",
    )}.`;
  }
  if (part.kind !== "setPowerToughness") return [];
  const { power, toughness } = part;
  if (toughness === undefined)
    return power === undefined ? [] : say`~'s power is equal to ${amountText(power, "self")}.`;
  if (power === undefined) return say`~'s toughness is equal to ${amountText(toughness, "self")}.`;
  if (orderedText(power) === orderedText(toughness))
    return say`~'s power and toughness are each equal to ${amountText(power, "self")}.`;
  const [of, plus] = (typeof toughness === "object" && toughness.sum) || [];
  return typeof plus === "number" && orderedText(of) === orderedText(power)
    ? say`~'s power is equal to ${amountText(power)} and its toughness is equal to that number plus ${plus}.`
    : [];
}
