import { wordsIn } from "../../src/events/spoken.js";
import { abilityOf, label } from "../../src/rules/ability.js";
import { COLORS } from "../../src/rules/colors.js";
import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { JsonObject } from "../../src/rules/json-object.js";
import { linkedName } from "../../src/rules/linked.js";
import { own } from "../../src/rules/own.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../../src/rules/subtypes.js";
import type { Definition } from "../../src/scenario/json-schema.js";
import { resolved } from "../../src/scenario/definition.js";
import { DEFINITIONS } from "../../src/scenario/definitions.gen.js";
import { playerNames } from "./brought.js";
import { situationAt } from "./standing.js";

export type FieldPath = readonly (string | number)[];

/** The names at a place of the timeline. */
export interface Names {
  readonly objects: readonly string[];
  readonly players: readonly string[];
  readonly effects: readonly string[];
  readonly abilities: readonly string[];
  /** By the name of a choice the abilities that can be chosen under it. */
  readonly offered: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of the board. */
  readonly rulesets: readonly string[];
}

/** The names that an event at a place can use. */
export function namesAt(event: ScenarioEvent, board: Scenario, place: number, cards: ReadonlyMap<string, Card>): Names {
  const { objects, effects } = situationAt(board, cards, place);
  const own = new Map((board.cards ?? []).map((card) => [card.name, card]));
  const { card, source }: JsonObject = { ...event };
  const named = typeof card === "string" ? (own.get(card) ?? cards.get(card)) : undefined;
  const acting = named ?? objects.find(({ id }) => id === source)?.card;
  const abilities = [...(acting?.abilities ?? []), ...(acting?.back?.abilities ?? [])].map(abilityOf);
  return {
    objects: objects.map(({ id }) => id),
    players: playerNames(board),
    rulesets: board.rulesets,
    effects,
    abilities: abilities
      .filter((ability) => "effects" in ability || "puts" in ability)
      .map((ability) => label(ability)),
    offered: wordsIn(abilities).offered,
  };
}

type Named = "object" | "player" | "either" | "effect" | "card" | "color" | "basicLandType";

/** What a string names, if it must name something that exists. */
export function namedBy([key, inner]: FieldPath, held: Definition): Named | undefined {
  const found = resolved(held);
  if (key === "choices") return namedByChoice(String(inner));
  if (key === "id" || key === "as") return undefined;
  if (found === DEFINITIONS["ObjectId"]) return "object";
  if (found === DEFINITIONS["PlayerName"]) return "player";
  if (found === DEFINITIONS["EffectName"]) return "effect";
  if (found === DEFINITIONS["ObjectOrPlayer"]) return "either";
  return key === "card" || key === "meldedWith" ? "card" : undefined;
}

/** Choices that the formats know; other names are the cards' own. */
const CHOICES: Readonly<Record<string, Named>> = {
  color: "color",
  basicLandType: "basicLandType",
  player: "player",
  cardName: "card",
};

function namedByChoice(written: string): Named | undefined {
  return own(CHOICES, linkedName(written).name);
}

/** The words of an enumeration, if only as an alternative to an object. */
export function wordsOf(held: Definition): readonly unknown[] | undefined {
  const found = resolved(held);
  return found.else === undefined ? found.enum : resolved(found.else).enum;
}

/** All values of a field, or suggestions; "cards" stands for the names of all cards. */
export function optionsOf(path: FieldPath, held: Definition, names: Names): readonly string[] | "cards" | undefined {
  if (path[0] === "rulesets") return names.rulesets;
  const words = wordsOf(held);
  if (words !== undefined) return words.map(String);
  switch (namedBy(path, held)) {
    case "object":
      return names.objects;
    case "player":
      return names.players;
    case "either":
      return [...names.objects, ...names.players];
    case "effect":
      return names.effects;
    case "card":
      return "cards";
    case "color":
      return COLORS;
    case "basicLandType":
      return BASIC_LAND_TYPES;
    case undefined:
      return suggestions(path, names);
  }
}

/** Suggestions for a free text. */
function suggestions([key, inner]: FieldPath, { abilities, offered }: Names): readonly string[] | undefined {
  if (key === "ability" && abilities.length > 0) return abilities;
  if (key !== "choices") return undefined;
  const { name } = linkedName(String(inner));
  if (name === "creatureType") return SUBTYPES.creature;
  const abilitiesOffered = offered.get(name);
  return abilitiesOffered === undefined ? undefined : [...abilitiesOffered];
}
