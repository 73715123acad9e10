import type { CardType, Comparison, Quantity, Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { MODIFIED } from "./modified.js";
import { NUMBER_WORDS } from "./words.js";
import { type Wordings, joined, listed, say } from "./wordings.js";
import { type Count, nounText } from "./noun-text.js";

/** Keys that stand before the noun, in the order in which cards put them, each with its words. */
const BEFORE: readonly (readonly [key: keyof Selector, words: (value: never) => Wordings])[] = [
  ["tapped", (tapped: boolean) => [tapped ? "tapped" : "untapped"]],
  ["designation", (word: string) => [word]],
  ["hasAttached", attachedWord],
  ["faceDown", (down: boolean) => (down ? ["face-down"] : [])],
  ["token", (token: boolean) => (token ? [] : ["nontoken"])],
  ["supertype", (word: string | string[]) => (typeof word === "string" ? [word.toLowerCase()] : [])],
  ["historic", () => ["historic"]],
  ["color", colorWord],
  ["colorCount", colorCountWord],
];

function attachedWord(selector: Selector): Wordings {
  if (Object.keys(selector).length !== 1) return [];
  if (orderedText(selector.subtype) === '["Aura","Equipment"]') return ["enchanted or equipped"];
  return selector.subtype === "Aura" ? ["enchanted"] : selector.subtype === "Equipment" ? ["equipped"] : [];
}

function colorWord(color: unknown): Wordings {
  if (typeof color === "string") return [color];
  return Array.isArray(color) && color.every((word) => typeof word === "string") ? [color.join(" or ")] : [];
}

function colorCountWord({ equals, atLeast, atMost }: Comparison): Wordings {
  if (equals === 0) return ["colorless"];
  if (equals === 1) return ["monocolored"];
  return atLeast === 2 && atMost === undefined ? ["multicolored"] : [];
}

/** Objects by their description: "other white creatures you control", of one of them "other white creature you control". */
export function groupText(selector: Selector, count: Count): Wordings {
  const { anyOf, ...rest } = selector;
  if (selector.designation === "commander" && selector.type === undefined && selector.subtype === undefined) {
    const { designation: _, ...others } = selector;
    return groupText(others, count).map((words) => words.replace(/\bpermanent/, "commander"));
  }
  const inCombat = combatPair(anyOf);
  if (inCombat !== undefined && selector.designation === undefined)
    return groupText({ ...rest, designation: inCombat }, count);
  if (orderedText({ anyOf }) === orderedText(MODIFIED))
    return rest.controller === "you" && rest.designation === undefined
      ? groupText({ ...rest, designation: "modified" }, count)
      : [];
  if (orderedText(anyOf) === orderedText(IN_COMBAT_WITH_SELF))
    return say`${groupText(rest, count)} blocking or blocked by ~`;
  const paired = pairText(anyOf, rest, count);
  if (anyOf !== undefined) return [...paired, ...eitherText(anyOf, rest, count)];
  const sized = sizedText(selector, count);
  const borrowed = borrowedText(selector, count);
  const flat = flattened(selector);
  if (flat === undefined) return [];
  const { before, after, types, subtypes } = flat;
  const { other, token } = selector;
  const noun = nounText({ types, subtypes, token, count });
  if (noun.length === 0) return [];
  const adjectives = before.map((words) => say`${words} `);
  const apart = apartText(selector, count);
  const relations = orders(after).flatMap((order) => joined(order.map((words) => say` ${words}`)));
  return [
    ...say`${other ? "other " : ""}${joined([[""], ...adjectives])}${noun}${after.length === 0 ? [""] : relations}`,
    ...(other ? say`${joined([[""], ...adjectives])}${noun}${after.length === 0 ? [""] : relations} other than ~` : []),
    ...apart,
    ...sized,
    ...borrowed,
    ...negatedText(adjectives, noun, after.length === 0 ? [""] : relations),
  ];
}

const IN_COMBAT_WITH_SELF: Selector["anyOf"] = [{ blocking: { self: true } }, { blockedBy: { self: true } }];

/** "attacking or blocking", said of what is one of the two. */
function combatPair(anyOf: Selector["anyOf"]): string | undefined {
  const words = (anyOf ?? []).map((each) =>
    Object.keys(each).join() === "designation" ? each.designation : undefined,
  );
  const said = words.join(" or ");
  return ["attacking or blocking", "blocking or blocked"].includes(said) ? said : undefined;
}

/** "snow and Zombie creatures": what each is one of stands before the noun of all. */
function pairText(anyOf: Selector["anyOf"], { other, ...rest }: Selector, count: Count): Wordings {
  const [one, two, ...more] = anyOf ?? [];
  const isPair =
    Object.keys(one ?? {}).join() === "supertype" && Object.keys(two ?? {}).join() === "subtype" && more.length === 0;
  if (!isPair || typeof one?.supertype !== "string" || typeof two?.subtype !== "string") return [];
  return say`${other ? "other " : ""}${one.supertype.toLowerCase()} and ${two.subtype} ${groupText(rest, count)}`;
}

/** What you control and somebody else owns. */
function borrowedText({ controller, not, ...rest }: Selector, count: Count): Wordings {
  return controller === "you" && orderedText(not) === '{"owner":"you"}'
    ? say`${groupText(rest, count)} you control but don't own`
    : [];
}

/** "noncreature, nonland": what something is not stands with a comma. */
function negatedText(adjectives: readonly Wordings[], noun: Wordings, relations: Wordings): Wordings {
  const isNegated = (words: Wordings | undefined): boolean =>
    words?.length === 1 && /^non(?!token)/.test(words[0] ?? "");
  if (!adjectives.some((words, place) => isNegated(words) && isNegated(adjectives[place + 1]))) return [];
  return say`${joined([[""], ...adjectives])}${noun}${relations}`.map((words) =>
    words.replace(/\b(non[a-z]+) (?=non)/g, "$1, "),
  );
}

/** "1/1 creature": power and toughness before all else. */
function sizedText({ power, toughness, ...rest }: Selector, count: Count): Wordings {
  if (typeof power?.equals !== "number" || typeof toughness?.equals !== "number") return [];
  if (Object.keys(power).length + Object.keys(toughness).length > 2) return [];
  return say`${power.equals}/${toughness.equals} ${groupText(rest, count)}`;
}

/** What may stand in a clause of its own: "that's a Wolf or a Werewolf", "that are enchanted". */
function apartText(selector: Selector, count: Count): Wordings {
  const { subtype, hasAttached, ...rest } = selector;
  const are = count === "one" ? "that's" : "that are";
  if (hasAttached !== undefined && !Array.isArray(subtype)) {
    const words = attachedWord(hasAttached);
    return words.length === 0
      ? []
      : say`${groupText({ ...rest, ...(subtype !== undefined && { subtype }) }, count)} ${are} ${words}`;
  }
  if (!Array.isArray(subtype) || hasAttached !== undefined || selector.type === undefined || count === "many")
    return [];
  if (!subtype.every((word) => typeof word === "string")) return [];
  const kinds = listed(
    subtype.map((word) => [`a ${word}`, `an ${word}`, word]),
    "or",
  );
  return say`${groupText(rest, count)} that's ${kinds}`;
}

/** "creature or Vehicle": of the kinds each has its noun; what is said of all of them follows the last. */
function eitherText(kinds: readonly Selector[], { other, ...rest }: Selector, count: Count): Wordings {
  const nouns = kinds.map((kind) => groupText(kind, count));
  const flat = flattened(rest);
  if (flat === undefined || flat.before.length + flat.types.length + flat.subtypes.length > 0) return [];
  const relations =
    flat.after.length === 0
      ? [""]
      : orders(flat.after).flatMap((order) => joined(order.map((words) => say` ${words}`)));
  const lists = ["and", "or", "and/or"].flatMap((word) => listed(nouns, word));
  return say`${other ? "other " : ""}${lists}${relations}`;
}

interface Flat {
  readonly before: readonly Wordings[];
  readonly after: readonly Wordings[];
  readonly types: readonly (CardType | readonly CardType[])[];
  readonly subtypes: readonly (string | readonly string[])[];
}

/** Keys that neither stand before the noun nor follow it as they are. */
const APART: ReadonlySet<string> = new Set(["other", "allOf", "not", "type", "subtype"]);

/** What stands before and after the noun; undefined if a key can't be said here. */
function flattened(selector: Selector): Flat | undefined {
  const flat: Parts = { before: [], after: [], types: [], subtypes: [] };
  return takeAll(flat, selector) ? flat : undefined;
}

interface Parts {
  readonly before: Wordings[];
  readonly after: Wordings[];
  readonly types: (CardType | CardType[])[];
  readonly subtypes: (string | string[])[];
}

/** Each of these says whether it could take all that there is. */
function takeAll(flat: Parts, selector: Selector): boolean {
  if (selector.type !== undefined) flat.types.push(selector.type);
  return (
    takeSubtype(flat, selector.subtype) &&
    Object.entries(selector).every(([key, value]) => APART.has(key) || takeKey(flat, key as keyof Selector, value)) &&
    [selector.not ?? []].flat().every((not) => takeNot(flat, not)) &&
    (selector.allOf ?? []).every((part) => part.other === undefined && takeAll(flat, part))
  );
}

function takeSubtype({ subtypes, after }: Parts, subtype: Selector["subtype"]): boolean {
  if (subtype === undefined) return true;
  if (typeof subtype === "string") return subtypes.push(subtype) > 0;
  if (!Array.isArray(subtype))
    return (
      subtype.chosen === "creatureType" && after.push(["of the chosen type", "of the creature type of your choice"]) > 0
    );
  return subtype.every((word) => typeof word === "string") && subtypes.push(subtype) > 0;
}

function takeKey({ before, after }: Parts, key: keyof Selector, value: unknown): boolean {
  if (key === "token" && value === true) return true; // it is the noun
  const [, words] = BEFORE.find(([known]) => known === key) ?? [];
  const said = words?.(value as never) ?? [];
  if (said.length > 0) return before.push(said) > 0;
  const relation = relationText(key, value);
  return relation.length > 0 && after.push(relation) > 0;
}

function takeNot({ before, after }: Parts, not: Selector): boolean {
  const [[key, value] = [], ...more] = Object.entries(not);
  if (more.length > 0 || typeof value !== "string") return false;
  if (key === "keyword") return after.push([`without ${value}`]) > 0;
  if (key === "owner") return value === "you" && after.push(["you don't own"]) > 0;
  if (key === "counter") return value !== "any" && after.push(say`without ${["a", "an"]} ${value} counter on it`) > 0;
  if (key === "controller") return value === "you" && after.push(["you don't control"]) > 0;
  if (key === "subtype") return before.push([`non-${value}`]) > 0;
  if (key === "designation" && (value === "attacking" || value === "blocking")) return before.push([`non${value}`]) > 0;
  return ["color", "type", "supertype"].includes(key ?? "") && before.push([`non${value.toLowerCase()}`]) > 0;
}

/** What follows the noun. */
function relationText(key: keyof Selector, value: unknown): Wordings {
  switch (key) {
    case "controller":
      if (value === "you") return ["you control"];
      if (value === "opponent") return ["your opponents control", "an opponent controls"];
      if (value === "enchantedPlayer") return ["enchanted player controls"];
      if (value === "defendingPlayer") return ["defending player controls"];
      if (value === "targetPlayer") return ["target player controls", "target opponent controls"];
      return value === "chosenPlayer" ? ["the chosen player controls"] : [];
    case "blocking":
      return orderedText(value) === '{"self":true}' ? ["blocking ~"] : [];
    case "blockedBy":
      return orderedText(value) === '{"self":true}' ? ["blocked by ~"] : [];
    case "owner":
      return value === "you" ? ["you own"] : [];
    case "hasAttached":
      if (orderedText(value) === '{"controller":"you","subtype":"Aura"}')
        return ["that's enchanted by Auras you control", "that are enchanted by Auras you control"];
      return attachedWord(value as Selector).flatMap((word) => [`that's ${word}`, `that are ${word}`]);
    case "color":
      return orderedText(value) === '{"chosen":"color"}' ? ["of the chosen color"] : [];
    case "abilityCount":
      return orderedText(value) === '{"equals":0}' ? ["with no abilities"] : [];
    case "counter":
      if (value === "any") return ["with a counter on it", "with counters on them", "with one or more counters on it"];
      return [
        `with a ${String(value)} counter on it`,
        `with ${String(value)} counters on them`,
        `with an ${String(value)} counter on it`,
      ];
    case "power":
    case "toughness":
      return say`with ${key} ${boundText(value as Comparison)}`;
    case "manaValue":
      return say`with mana value ${boundText(value as Comparison)}`;
    case "keyword":
      return typeof value === "string" ? [`with ${value}`] : [];
    case "shares":
      return sharesText(value as NonNullable<Selector["shares"]>);
    case "attackingPlayer":
      if (value === "opponent") return ["attacking one of your opponents"];
      if (value === "enchantedPlayer") return ["attacking enchanted player"];
      return value === "you" ? ["attacking you"] : [];
    case "counters":
      return countersText(value as NonNullable<Selector["counters"]>);
    case "name":
      if (orderedText(value) === '{"chosen":"cardName"}') return ["with the chosen name"];
      return typeof value === "string" ? [`named ${value}`] : [];
    default:
      return [];
  }
}

/** What it has in common with one object. */
function sharesText({ characteristic, with: of }: NonNullable<Selector["shares"]>): Wordings {
  const what = { color: "color", creatureType: "creature type", type: "card type", name: "", landType: "" }[
    characteristic
  ];
  const whom =
    of === "self"
      ? "~"
      : of === "host"
        ? "equipped creature"
        : orderedText(of) === '{"linked":"exiled"}'
          ? "the exiled card"
          : "";
  return what === "" || whom === "" ? [] : say`${["that shares", "that share"]} a ${what} with ${whom}`;
}

/** With so many counters of a kind. */
function countersText(counters: NonNullable<Selector["counters"]>): Wordings {
  const [[counter, bound] = ["", {}], ...more] = Object.entries(counters);
  const { atLeast, ...rest } = bound;
  if (more.length > 0 || Object.keys(rest).length > 0 || typeof atLeast !== "number") return [];
  return say`with ${[NUMBER_WORDS[atLeast] ?? String(atLeast), String(atLeast)]} or more ${counter} counters on ${["it", "them"]}`;
}

/** What kind of spell: "creature", "instant or sorcery"; before the word itself. */
export function spellKindText(kind: Selector): Wordings {
  const { type, subtype, ...rest } = kind;
  const [one, other, ...more] = Array.isArray(subtype) ? subtype : [];
  const isPair = more.length + Object.keys(rest).length === 0 && type === undefined;
  return isPair && typeof one === "string" && typeof other === "string"
    ? [...severalText(kind), `${one} spells and ${other}`]
    : severalText(kind);
}

function severalText(kind: Selector): Wordings {
  const { type, subtype, ...rest } = kind;
  const several = [type, subtype].find((each) => Array.isArray(each));
  if (several !== undefined && Object.keys(rest).length === 0 && (type === undefined || subtype === undefined)) {
    const words = (several as string[]).map((word) => [type === undefined ? word : word.toLowerCase()]);
    return ["and", "or"].flatMap((word) => listed(words, word));
  }
  return type === undefined && subtype === undefined
    ? groupText(kind, "one").map((words) => words.replace(/ permanent$/, ""))
    : groupText(kind, "one");
}

export function boundText({ equals, atLeast, atMost }: Comparison): Wordings {
  const given = [equals, atLeast, atMost].filter((bound) => bound !== undefined);
  const [bound] = given;
  if (given.length !== 1 || bound === undefined) return [];
  const number = typeof bound === "number" ? String(bound) : orderedText(bound) === '{"x":true}' ? "X" : undefined;
  if (number !== undefined)
    return [`${number}${equals !== undefined ? "" : atLeast !== undefined ? " or greater" : " or less"}`];
  if (equals !== undefined) return [];
  if (orderedText(atLeast) === '{"sum":[{"handSize":"you"},1]}')
    return ["greater than the number of cards in your hand"];
  const [than, by] = atLeast === undefined ? ["less", -1] : ["greater", 1];
  const [of, beyond, ...more] = (typeof bound === "object" && bound.sum) || [];
  return [
    ...say`${than} than or equal to ${limitText(bound)}`,
    ...(of !== undefined && beyond === by && more.length === 0 ? say`${than} than ${limitText(of)}` : []),
  ];
}

/** A number that something is compared with: "~'s power", "the number of Elves you control". */
function limitText(amount: Quantity): Wordings {
  if (typeof amount !== "object" || Object.keys(amount).length > 2) return [];
  const { powerOf, toughnessOf, count, counter, on } = amount;
  if (powerOf === "self") return ["~'s power"];
  if (toughnessOf === "self") return ["~'s toughness"];
  if (counter !== undefined && on === "self")
    return [`the number of ${counter === "any" ? "" : `${counter} `}counters on ~`];
  return count === undefined || count.zone !== undefined ? [] : say`the number of ${groupText(count, "many")}`;
}

/** Cards put up to three of these in any order. */
export function orders<T>(all: readonly T[]): (readonly T[])[] {
  if (all.length < 2 || all.length > 3) return [all];
  return all.flatMap((first, place) =>
    orders(all.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
  );
}
