import type {
  AfterStateBasedExpectation,
  CheckEvent,
  ObjectExpectation,
  PlayerExpectation,
} from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { listOfWord, type WordList } from "../rules/word-list.js";
import { own } from "../rules/own.js";
import type { AfterQuestion, ObjectAspect, PlayerAspect, WhyQuestion } from "./why/question.js";

export const ASPECT_OF_LIST: Readonly<Record<WordList, ObjectAspect>> = {
  abilities: "abilities",
  colors: "colors",
  subtypes: "typeLine",
  supertypes: "typeLine",
  types: "typeLine",
};

/** The aspect that each characteristic belongs to, of `has` and `lacks` by the word; in the order in which people ask. A missing entry does not compile. */
export const ASPECT_OF: { readonly [K in Exclude<keyof ObjectExpectation, "has" | "lacks">]-?: ObjectAspect } = {
  exists: "exists",
  power: "size",
  toughness: "size",
  types: "typeLine",
  subtypes: "typeLine",
  supertypes: "typeLine",
  abilities: "abilities",
  keywords: "abilities",
  controller: "controller",
  colors: "colors",
  tapsFor: "tapsFor",
  attacks: "attacks",
  blocks: "blocks",
  rules: "rules",
  basePower: "baseSize",
  baseToughness: "baseSize",
  copiable: "copiable",
  name: "name",
  manaCost: "manaCost",
  manaValue: "manaCost",
  zone: "zone",
  attachedTo: "attachedTo",
  loyalty: "loyalty",
  defense: "defense",
  counters: "counters",
  damage: "damage",
  owner: "owner",
  faceDown: "faceDown",
  tapped: "tapped",
};

const CHARACTERISTICS = Object.keys(ASPECT_OF) as readonly (keyof typeof ASPECT_OF)[];

/** Every aspect of objects, the most common first. */
export const OBJECT_ASPECTS: readonly ObjectAspect[] = [...new Set(Object.values(ASPECT_OF))];

export const PLAYER_ASPECTS: readonly PlayerAspect[] = ["abilities", "maximumHandSize", "landPlays", "life", "hand"];

/**
 * Everything that a check asks, one question for each aspect of each object. Dependencies are not asked separately, and
 * neither is how many objects fit: what each of them is, is the question.
 */
export function questionsOf(check: CheckEvent): WhyQuestion[] {
  const { expect = {}, players = {}, costs = {}, abilityCosts = {}, order = [], afterStateBasedActions: after } = check;
  return [
    ...objectQuestions(expect),
    ...playerQuestions(players),
    ...(check.gameRules === undefined ? [] : [{ kind: "gameRules" } as const]),
    ...Object.keys(costs).map((spell) => ({ kind: "cost", spell }) as const),
    ...Object.entries(abilityCosts).flatMap(([object, abilities]) =>
      Object.keys(abilities).map((ability) => ({ kind: "abilityCost", object, ability }) as const),
    ),
    ...(check.stateBased === undefined ? [] : [{ kind: "stateBased" } as const]),
    ...(after === undefined ? [] : afterQuestions(after)),
    ...order.map(({ layer }) => ({ kind: "order", layer }) as const),
  ];
}

function objectQuestions(expect: Readonly<Record<string, ObjectExpectation>>): (WhyQuestion & AfterQuestion)[] {
  return Object.entries(expect).flatMap(([object, expectation]) => {
    const { has = [], lacks = [] } = expectation;
    const asked = new Set([
      ...CHARACTERISTICS.flatMap((name) => (expectation[name] === undefined ? [] : [ASPECT_OF[name]])),
      ...[...has, ...lacks].map((word) => ASPECT_OF_LIST[listOfWord(word)]),
    ]);
    const aspects = OBJECT_ASPECTS.filter((aspect) => asked.has(aspect));
    return aspects.map((aspect) => ({ kind: "object", object, aspect }) as const);
  });
}

function playerQuestions(players: Readonly<Record<string, PlayerExpectation>>): (WhyQuestion & AfterQuestion)[] {
  return Object.entries(players).flatMap(([player, expectation]) =>
    PLAYER_ASPECTS.filter((aspect) => expectation[aspect] !== undefined).map(
      (aspect) => ({ kind: "player", player, aspect }) as const,
    ),
  );
}

function afterQuestions({ keep = [], rounds, open, expect, players }: AfterStateBasedExpectation): WhyQuestion[] {
  const asked: AfterQuestion[] = [
    ...objectQuestions(expect ?? {}),
    ...playerQuestions(players ?? {}),
    ...(rounds === undefined && open === undefined ? [] : [{ kind: "rounds" } as const]),
  ];
  return asked.map((then) => ({ kind: "after", keep, then }) as const);
}

/** A check that expects only what a question asks: the answer must agree with it. */
export function narrowedTo({ kind, id, ...asked }: CheckEvent, question: WhyQuestion): CheckEvent {
  return { kind, id, ...partFor(question, asked) };
}

type Asked = Partial<Omit<CheckEvent, "kind" | "id"> & AfterStateBasedExpectation>;

function partFor(question: WhyQuestion | AfterQuestion, asked: Asked): Asked {
  switch (question.kind) {
    case "object":
      return { expect: picked(asked.expect, question.object, (all) => about(question.aspect, all)) };
    case "player":
      return {
        players: picked(asked.players, question.player, (all) => only(all, (name) => name === question.aspect)),
      };
    case "gameRules":
    case "stateBased":
      return only(asked, (name) => name === question.kind);
    case "rounds":
      return only(asked, (name) => name === "rounds" || name === "open");
    case "cost":
      return { costs: picked(asked.costs, question.spell) };
    case "abilityCost":
      return {
        abilityCosts: picked(asked.abilityCosts, question.object, (all) => picked(all, question.ability) ?? {}),
      };
    case "order":
      return { order: (asked.order ?? []).filter(({ layer }) => layer === question.layer) };
    case "after":
      return { afterStateBasedActions: partFor(question.then, asked.afterStateBasedActions ?? {}) };
    default:
      return question satisfies never;
  }
}

/** What is expected of one aspect. That the object is gone answers every question about it. */
function about(aspect: ObjectAspect, { has, lacks, ...all }: ObjectExpectation): ObjectExpectation {
  const words = (list: readonly string[] = []): string[] | undefined => {
    const asked = list.filter((word) => ASPECT_OF_LIST[listOfWord(word)] === aspect);
    return asked.length === 0 ? undefined : asked;
  };
  return {
    ...only(all, (name) => name === "exists" || own<ObjectAspect>(ASPECT_OF, name) === aspect),
    ...present({ has: words(has), lacks: words(lacks) }),
  };
}

/** The entry of that name alone. Names come from files, so only own properties count. */
function picked<T>(
  record: Readonly<Record<string, T>> = {},
  key: string,
  part = (entry: T) => entry,
): Record<string, T> {
  const found = own(record, key);
  return found === undefined ? {} : { [key]: part(found) };
}

function only<T extends object>(value: T, isKept: (key: string) => boolean): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key))) as T;
}

const OTHER_ASKS: readonly string[] = ["gameRules", "cost", "abilityCost", "stateBased", "order", "after", "rounds"];

/** Every word for a sort of question. */
export const ASKS: readonly string[] = [...new Set([...OBJECT_ASPECTS, ...PLAYER_ASPECTS, ...OTHER_ASKS])];

/** The words for a question; after state-based actions `after`, and the word for what is asked there. */
export function asksOf(question: WhyQuestion): string[] {
  switch (question.kind) {
    case "object":
    case "player":
      return [question.aspect];
    case "after":
      return ["after", question.then.kind === "rounds" ? "rounds" : question.then.aspect];
    default:
      return [question.kind];
  }
}
