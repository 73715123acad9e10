import type { CardType, Supertype } from "../rules/formats.gen.js";
import { TYPES_IN_LINE } from "../rules/print-order.js";
import { EVERY_CREATURE_TYPE_WORDS, otherThanCreatureTypes, withoutCreatureTypes } from "../rules/subtype-set.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { dashed } from "./known-message.js";
import { type Phrase, say, series, type Word } from "./phrase.js";
import { typeWord } from "./types.js";

export interface PrintedLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

/** As English cards print them; "Kindred" stands before the line. */
const ORDER = TYPES_IN_LINE.filter((type) => type !== "Kindred");

/** Subtypes in words; all creature types, where all are there, are one entry: they are hundreds. */
export function subtypeWords(subtypes: readonly string[]): readonly Word[] {
  const { all, others } = landTypesIn(subtypes);
  if (!withoutCreatureTypes(subtypes).includes(EVERY_CREATURE_TYPE_WORDS)) return [...others.map(typeWord), ...all];
  return [say("every-creature-type"), ...otherThanCreatureTypes(others).map(typeWord), ...all];
}

const NONBASIC: readonly string[] = SUBTYPES.land.filter((word) => !isBasicLandType(word));

function isBasicLandType(word: string): boolean {
  return BASIC_LAND_TYPES.some((basic) => basic === word);
}

/** All land types, or all but the basic ones, are one entry too. */
export function landTypesIn(subtypes: readonly string[]): {
  readonly all: readonly Phrase[];
  readonly others: readonly string[];
} {
  if (NONBASIC.some((word) => !subtypes.includes(word))) return { all: [], others: subtypes };
  const isEvery = BASIC_LAND_TYPES.every((word) => subtypes.includes(word));
  const others = subtypes.filter((word) => !NONBASIC.includes(word) && !(isEvery && isBasicLandType(word)));
  return { all: [say(isEvery ? "every-land-type" : "every-nonbasic-land-type")], others };
}

/** A card type alone, as it stands in a type line. */
function typeNoun(type: CardType): Phrase {
  return say(`line-type-${dashed(type)}`);
}

/** A supertype alone, as type lines call it. */
export function supertypeName(supertype: Supertype): Phrase {
  return say(`line-supertype-${dashed(supertype)}`);
}

/** The card types as one noun: "Artifact Creature", "Artefaktkreatur". CR 308: kindred stands beside another type. */
function typesNoun(types: readonly CardType[]): Phrase {
  const nouns = ORDER.filter((type) => types.includes(type)).map(typeNoun);
  const last = nouns.at(-1);
  const isKindred = types.includes("Kindred");
  if (last === undefined) return isKindred ? typeNoun("Kindred") : say("line-object");
  const compound = nouns.slice(0, -1).reduceRight((rest: Phrase, first) => say("type-compound", { first, rest }), last);
  return isKindred ? say("line-kindred", { line: compound }) : compound;
}

/** What stands before the dash: "Legendary Artifact Creature". */
function leftOfLine({ supertypes, types }: Omit<PrintedLine, "subtypes">): Phrase {
  const has = (supertype: Supertype): boolean => supertypes.includes(supertype);
  let line = typesNoun(types);
  if (has("World")) line = say("line-world", { line });
  if (has("Basic") && has("Snow")) line = say("line-basic-snow", { line });
  else if (has("Basic")) line = say("line-basic", { line });
  else if (has("Snow")) line = say("line-snow", { line });
  if (has("Ongoing")) line = say("line-ongoing", { line });
  if (has("Legendary")) line = say("line-legendary", { line });
  return types.length === 0 ? say("line-without-types", { line }) : line;
}

/** A whole type line as cards print it: "Legendary Artifact Creature — Golem", "créature-artefact légendaire : golem". */
export function printedLine(line: PrintedLine): Phrase {
  const { supertypes, types, subtypes } = line;
  if (supertypes.length + types.length + subtypes.length === 0) return say("line-of-nothing");
  const left = say("printed-left", { line: leftOfLine(line) });
  if (line.subtypes.length === 0) return left;
  const words = subtypeWords(line.subtypes);
  return say("printed-line", {
    left,
    words: series(words, "words"),
    commas: series(words, "commas"),
    list: series(words, "and"),
  });
}
