import type { AbilityEntry, Card, CardText, FaceText } from "../rules/formats.gen.js";
import { parseCard } from "../scenario/parse.js";
import { AbilityIds } from "./ability-ids.js";
import type { Compiled, Sentence, State } from "./compiled.js";
import { type NormalText, normalText, ownNames, sentencesOf } from "./normal-text.js";
import { type Read, readOfSpell, readParagraph, readResolution } from "./paragraph.js";
import { abilityWordLength, isAskedFor, vocabulary } from "./vocabulary.js";
import { printedFacts } from "./printed.js";

/** A definition of the card, as far as its text is understood; nothing is guessed (see State). */
export function compileCard(card: CardText): Compiled {
  const { name } = card;
  const faces = facesOf(card);
  const layout = faces.length === 1 ? "normal" : LAYOUTS[card.layout ?? ""];
  const refused = (missing: string, sentences: readonly Sentence[] = []): Compiled => ({
    name,
    state: "refused",
    sentences,
    missing,
  });
  if (layout === undefined) return refused(`a card of layout ${card.layout ?? "unknown"} can't be said`);
  const printed = faces.map(printedFacts);
  const wrong = printed.find((facts) => typeof facts === "string");
  if (wrong !== undefined) return refused(wrong);
  const read = faces.flatMap((text, face) => {
    const facts = printed[face];
    return typeof facts === "object" ? [compileFace(text, facts, face)] : [];
  });
  const sentences = read.flatMap((face) => face.sentences);
  const state = worst(sentences.map((sentence) => sentence.state));
  if (state === "refused") return { name, state, sentences };
  for (const { facts, abilities } of read) {
    if (!isAskedFor(abilities)) return refused("nothing on the card asks for what is chosen", sentences);
    const isAttached = ["Aura", "Equipment", "Fortification"].some((subtype) => facts.subtypes?.includes(subtype));
    // What is attached says other of what it is attached to.
    if (
      isAttached &&
      abilities.some(
        (ability) => typeof ability === "object" && ability.kind === "static" && vocabulary.saysOther(ability),
      )
    )
      return refused("whether other means than itself or than what it is attached to is not certain", sentences);
  }
  const ids = new AbilityIds();
  const [front, back] = read.map(({ facts, abilities }) => ({
    ...facts,
    ...(abilities.length > 0 && { abilities: ids.given(abilities) }),
  }));
  if (front === undefined) return refused("it has no face", sentences);
  const definition: Card = back === undefined ? front : { ...front, layout, back };
  const checked = parseCard(JSON.stringify(definition), name);
  if (!checked.ok) return refused(checked.problems[0]?.message ?? "its definition is not valid", sentences);
  return { name, state, sentences, definition };
}

/** What is printed on each face; where there are no faces, on the card. */
export function facesOf(card: CardText): FaceText[] {
  const { card_faces: faces = [], type_line = "" } = card;
  return faces.length < 2 ? [faces[0] ?? { ...card, type_line }] : faces;
}

/** Scryfall's layouts of cards with two faces, and ours. */
const LAYOUTS: Readonly<Record<string, NonNullable<Card["layout"]>>> = {
  transform: "transform",
  modal_dfc: "modal",
  flip: "flip",
  split: "split",
  adventure: "adventure",
};

const ORDER: readonly State[] = ["compiled", "stub", "refused"];
const worst = (states: readonly State[]): State =>
  states.reduce((a, b) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b), "compiled");

interface Face {
  readonly facts: Card;
  readonly abilities: AbilityEntry[];
  readonly sentences: Sentence[];
}

const LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/;

/** Where the level symbols of a leveler begin; all that stands after one belongs to it (CR 711.2a). */
function firstLevel(paragraphs: readonly Paragraph[]): number {
  const place = paragraphs.findIndex(({ normal }) => LEVEL.test(normal.text));
  return place < 0 ? paragraphs.length : place;
}

/** Each level symbol with its size and abilities, as the static ability that it stands for (CR 711.2a-b). */
function levelsOf(paragraphs: readonly Paragraph[]): { read: Read; paragraphs: Paragraph[] }[] {
  const levels: Paragraph[][] = [];
  for (const paragraph of paragraphs.slice(firstLevel(paragraphs))) {
    if (LEVEL.test(paragraph.normal.text)) levels.push([paragraph]);
    else levels.at(-1)?.push(paragraph);
  }
  return levels.map((level) => ({ read: readLevel(level.map(({ normal }) => normal.text)), paragraphs: level }));
}

function readLevel([head = "", size = "", ...texts]: readonly string[]): Read {
  const [, from = "", to] = LEVEL.exec(head) ?? [];
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(size) ?? [];
  if (power === undefined) return { state: "refused", abilities: [], missing: "a level has no size", from: 0 };
  const read = texts.map(readParagraph);
  const refused = read.find(({ state }) => state === "refused");
  if (refused !== undefined) return { ...refused, abilities: [] };
  const abilities = read.flatMap((each) => each.abilities);
  const level = { compare: { counter: "level", on: "self" as const }, atLeast: Number(from) };
  return {
    state: "compiled",
    abilities: [
      {
        kind: "static",
        id: "",
        affects: { self: true },
        condition: to === undefined ? level : { ...level, atMost: Number(to) },
        does: [
          { kind: "setPowerToughness", power: Number(power), toughness: Number(toughness) },
          ...(abilities.length > 0 ? [{ kind: "gainAbilities" as const, abilities }] : []),
        ],
      },
    ],
  };
}

/** A paragraph and where it stands. */
interface Paragraph {
  readonly normal: NormalText;
  readonly place: Place;
}

function paragraphsOf(text: FaceText, facts: Card, face: number): Paragraph[] {
  const names = ownNames(text.name, facts.supertypes?.includes("Legendary") ?? false);
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const [line, paragraph] of (text.oracle_text ?? "").split("\n").entries()) {
    const normal = normalText(paragraph, names);
    if (normal.text !== "") paragraphs.push({ normal, place: { face, line: line + 1, start } });
    start += paragraph.length + 1;
  }
  return paragraphs;
}

function compileFace(text: FaceText, facts: Card, face: number): Face {
  const abilities: AbilityEntry[] = [];
  const sentences: Sentence[] = [];
  const isSpell = facts.types.some((type) => type === "Instant" || type === "Sorcery");
  const take = (read: Read, ...paragraphs: readonly Paragraph[]): void => {
    abilities.push(...read.abilities);
    for (const { normal, place } of paragraphs) sentences.push(...placed(read, normal, place));
  };
  const ofSpell: Paragraph[] = [];
  const paragraphs = paragraphsOf(text, facts, face);
  for (const paragraph of paragraphs.slice(0, firstLevel(paragraphs))) {
    const read = isSpell ? readOfSpell(paragraph.normal.text) : readParagraph(paragraph.normal.text);
    if (read === undefined) ofSpell.push(paragraph);
    else take(read, paragraph);
  }
  for (const level of levelsOf(paragraphs)) take(level.read, ...level.paragraphs);
  // All that a spell does is one spell ability (CR 113.3a), however many paragraphs it has.
  if (ofSpell.length > 0) {
    const all = ofSpell.map(({ normal }) => normal.text.slice(abilityWordLength(normal.text))).join(" ");
    take(readResolution({ text: all, from: 0 }, { kind: "spell", id: "" }, undefined), ...ofSpell);
  }
  return { facts, abilities, sentences: sentences.toSorted((a, b) => a.start - b.start) };
}

interface Place {
  readonly face: number;
  readonly line: number;
  readonly start: number;
}

function placed(read: Read, { text, places }: NormalText, { face, line, start }: Place): Sentence[] {
  return sentencesOf(text).map((sentence) => {
    const at = { face, line, start: start + (places[sentence.start] ?? 0), end: start + (places[sentence.end] ?? 0) };
    if (read.state !== "refused") return { state: read.state, ...at };
    const from = Math.min(Math.max(read.from ?? 0, sentence.start), sentence.end);
    return {
      state: read.state,
      ...at,
      ...(read.missing !== undefined && { missing: read.missing }),
      from: start + (places[from] ?? 0),
    };
  });
}
