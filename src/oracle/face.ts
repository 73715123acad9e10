import type { AbilityEntry, Card, FaceText, Made, PredefinedToken } from "../rules/formats.gen.js";
import { type Sentence, worst } from "./compiled.js";
import { readHeaded } from "./headed.js";
import { firstLevel, levelsOf, type StationBox } from "./levels.js";
import { type NormalText, normalText, ownNames, sentencesOf } from "./normal-text.js";
import {
  type Paragraph,
  type Place,
  type Read,
  readOfSpell,
  readParagraph,
  readResolution,
  type Surroundings,
} from "./paragraph.js";
import { abilityWordLength } from "./words.js";

/** One face of a card as it was read; its abilities have no ids yet. */
export interface Face {
  readonly facts: Card;
  readonly abilities: AbilityEntry[];
  readonly sentences: Sentence[];
  /** The tokens and emblems that they make. */
  readonly makes: (Made | PredefinedToken)[];
}

function paragraphsOf(text: FaceText, facts: Card, face: number): Paragraph[] {
  const isLegendary = facts.supertypes?.includes("Legendary") ?? false;
  const names = ownNames(text.name, isLegendary);
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const [line, paragraph] of (text.oracle_text ?? "").split("\n").entries()) {
    const normal = normalText(paragraph, names, isLegendary);
    if (normal.text !== "") paragraphs.push({ normal, place: { face, line: line + 1, start } });
    start += paragraph.length + 1;
  }
  return paragraphs;
}

export function compileFace(text: FaceText, facts: Card, face: number): Face {
  const abilities: AbilityEntry[] = [];
  const sentences: Sentence[] = [];
  const makes: (Made | PredefinedToken)[] = [];
  const isSpell = facts.types.some((type) => type === "Instant" || type === "Sorcery");
  const take = (read: Read, ...paragraphs: readonly Paragraph[]): void => {
    abilities.push(...read.abilities);
    makes.push(...(read.makes ?? []));
    for (const { normal, place } of paragraphs) sentences.push(...placed(read, normal, place));
  };
  const ofSpell: Paragraph[] = [];
  const paragraphs = paragraphsOf(text, facts, face);
  const hasX =
    facts.manaCost?.includes("{X}") === true ||
    (isSpell && paragraphs.some(({ normal }) => /^As an additional cost to cast ~, [^.]*\bX\b/.test(normal.text)));
  // What was paid to turn it face up has the same X (CR 702.37f).
  const hasXFaceUp = paragraphs.some(({ normal }) => /^(?:Morph|Megamorph|Disguise)\b.*\{X\}/.test(normal.text));
  for (const [paragraph, ...modes] of withModes(paragraphs.slice(0, firstLevel(paragraphs)))) {
    const isFaceUp = hasXFaceUp && paragraph.normal.text.startsWith("When ~ is turned face up, ");
    const surroundings = surroundingsOf(modes, hasX || isFaceUp, text);
    const anchored = readAnchored(paragraph, modes);
    if (anchored !== undefined) {
      take(anchored, paragraph, ...modes);
      continue;
    }
    if (/^(?:Spree|Tiered)$/.test(paragraph.normal.text)) {
      take(readParagraph(paragraph.normal.text), paragraph);
      const chosen = { text: paragraph.normal.text === "Spree" ? "choose one or more" : "choose one", from: 0 };
      take(readResolution(chosen, { kind: "spell", id: "" }, {}, surroundings), ...modes);
      continue;
    }
    if (isSpell && modes.length > 0) {
      const choice = { text: paragraph.normal.text.slice(abilityWordLength(paragraph.normal.text)), from: 0 };
      take(readResolution(choice, { kind: "spell", id: "" }, {}, surroundings), paragraph, ...modes);
      continue;
    }
    const read = isSpell ? readOfSpell(paragraph.normal.text) : readHeaded(paragraph.normal.text, surroundings);
    if (read === undefined) ofSpell.push(paragraph);
    else take(read, paragraph, ...modes);
  }
  const box = stationBox(facts, text);
  if (box === "unknown")
    return {
      facts,
      abilities,
      makes,
      sentences: paragraphs.flatMap(({ normal, place }) => placed(NO_BOX, normal, place)),
    };
  for (const level of levelsOf(paragraphs, box)) take(level.read, ...level.paragraphs);
  // All that a spell does is one spell ability (CR 113.3a), however many paragraphs it has.
  if (ofSpell.length > 0) {
    const all = ofSpell.map(({ normal }) => normal.text.slice(abilityWordLength(normal.text))).join(" ");
    take(readSpell(all, textChangeOf(paragraphs), hasX), ...ofSpell);
  }
  return {
    facts: box === undefined ? facts : withoutSize(facts),
    abilities,
    makes,
    sentences: sentences.toSorted((a, b) => a.start - b.start),
  };
}

/** Each of the words that are chosen as it enters has an ability behind it, and only that of the chosen one is there (CR 614.12b). */
function readAnchored({ normal }: Paragraph, modes: readonly Paragraph[]): Read | undefined {
  const [, list] = /^As ~ enters, choose ((?:[A-Z]\w+(?:, or |, | or )?)+)\.$/.exec(normal.text) ?? [];
  if (list === undefined) return undefined;
  const words = list.split(/, or |, | or /);
  const abilities: AbilityEntry[] = [{ kind: "asEnters", id: "", choose: "anchorWord" }];
  const states: Read["state"][] = ["compiled"];
  const makes: (Made | PredefinedToken)[] = [];
  for (const [place, word] of words.entries()) {
    const head = `• ${word} — `;
    const behind = modes.filter(({ normal: { text } }) => text.startsWith(head));
    const [only, ...more] = behind;
    if (only === undefined || more.length > 0 || modes.length !== words.length) return undefined;
    const read = readParagraph(only.normal.text.slice(head.length));
    if (read.state === "refused") return { ...read, from: 0 };
    states.push(read.state);
    makes.push(...(read.makes ?? []));
    abilities.push({
      kind: "static",
      id: "",
      affects: { self: true },
      condition: { compare: { chosen: "anchorWord" }, equals: place + 1 },
      does: [{ kind: "gainAbilities", abilities: [...read.abilities] }],
    });
  }
  return { state: worst(states), abilities, ...(makes.length > 0 && { makes }) };
}

type TextChange = "overload" | "cleave";

/** Which keyword of the spell changes its text, if the cost of that is paid (CR 702.96b, 702.148b). */
function textChangeOf(paragraphs: readonly Paragraph[]): TextChange | undefined {
  const [, keyword] = paragraphs.flatMap(({ normal }) => /^(Overload|Cleave)\b/.exec(normal.text) ?? []);
  return keyword === undefined ? undefined : keyword === "Overload" ? "overload" : "cleave";
}

/** What a spell does, and what it does with its text changed: then that is another ability of it. */
function readSpell(text: string, by: TextChange | undefined, hasX: boolean): Read {
  const read = (all: string): Read => readResolution({ text: all, from: 0 }, { kind: "spell", id: "" }, {}, { hasX });
  if (by === undefined) return read(text);
  const plain = read(by === "cleave" ? text.replaceAll(/[[\]]/g, "") : text);
  const changed = read(
    by === "cleave"
      ? text.replaceAll(/ ?\[[^\]]*\]/g, "").trim()
      : text.replaceAll(/\b([Tt])arget\b/g, (_, letter: string) => (letter === "T" ? "Each" : "each")),
  );
  if (plain.state === "refused" || changed.state === "refused") return plain.state === "refused" ? plain : changed;
  return {
    state: worst([plain.state, changed.state]),
    abilities: [
      ...plain.abilities,
      ...changed.abilities.map((ability) =>
        typeof ability === "object" && ability.kind === "spell" ? { ...ability, by } : ability,
      ),
    ],
    makes: [...(plain.makes ?? []), ...(changed.makes ?? [])],
  };
}

const NO_BOX: Read = {
  state: "refused",
  abilities: [],
  missing: "which station symbol its size belongs to is not said",
  from: 0,
};

/** Which of its station symbols the size of a card belongs to only its reminder text says (CR 721.2b). */
function stationBox({ types, power, toughness }: Card, { oracle_text }: FaceText): StationBox | "unknown" | undefined {
  if (power === undefined || types.includes("Creature") || !/^\d+\+ \| /m.test(oracle_text ?? "")) return undefined;
  const [, at] = /\bcreature at (\d+)\+/.exec(oracle_text ?? "") ?? [];
  return at === undefined || typeof power !== "number" || typeof toughness !== "number"
    ? "unknown"
    : { at: Number(at), power, toughness };
}

/** Elsewhere than on the battlefield, and with fewer counters, it has none (CR 721.2c). */
function withoutSize({ power: _power, toughness: _toughness, ...facts }: Card): Card {
  return facts;
}

/** Each paragraph, and with one that lets modes be chosen those (CR 700.2). */
function withModes(paragraphs: readonly Paragraph[]): [Paragraph, ...Paragraph[]][] {
  const all: [Paragraph, ...Paragraph[]][] = [];
  for (const paragraph of paragraphs) {
    const before = all.at(-1);
    if (MODE.test(paragraph.normal.text) && before !== undefined) before.push(paragraph);
    else all.push([paragraph]);
  }
  return all;
}

const MODE = /^(?:• |\+ (?:\{[^}]+\})+ — )(?:[A-Z][\w',! -]* — (?:(?:\{[^}]+\})+ — )?)?/;

function surroundingsOf(modes: readonly Paragraph[], hasX: boolean, { oracle_text }: FaceText): Surroundings {
  if (modes.length === 0) return { hasX };
  return {
    hasX,
    modes: modes.map(({ normal }) => normal.text.replace(MODE, "")),
    isOfMany: /^(?:Entwine|Escalate|Spree)\b/m.test(oracle_text ?? ""),
  };
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
