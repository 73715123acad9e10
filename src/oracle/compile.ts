import type { Ability, AbilityEntry, Card, CardText, EffectPart, FaceText, Selector } from "../rules/formats.gen.js";
import { parseCard } from "../scenario/parse.js";
import { paragraphText } from "./ability-text.js";
import type { Compiled, Sentence, State } from "./compiled.js";
import { type NormalText, normalText, ownNames, sentencesOf } from "./normal-text.js";
import { parse } from "./parser.gen.js";
import { printedFacts } from "./printed.js";
import { type Resolving, resolved } from "./resolution.js";
import { resolutionText } from "./resolution-text.js";
import { isStubRule } from "./stubs.js";
import { vocabulary } from "./vocabulary.js";

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
  const ids = new Ids();
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
  for (const paragraph of paragraphsOf(text, facts, face)) {
    const read = isSpell ? readOfSpell(paragraph.normal.text) : readParagraph(paragraph.normal.text);
    if (read === undefined) ofSpell.push(paragraph);
    else take(read, paragraph);
  }
  // All that a spell does is one spell ability (CR 113.3a), however many paragraphs it has.
  if (ofSpell.length > 0) {
    const all = ofSpell.map(({ normal }) => normal.text.replace(ABILITY_WORD, "")).join(" ");
    take(readResolution({ text: all, from: 0 }, { kind: "spell", id: "" }, undefined), ...ofSpell);
  }
  return { facts, abilities, sentences: sentences.toSorted((a, b) => a.start - b.start) };
}

interface Read {
  readonly state: State;
  readonly abilities: readonly AbilityEntry[];
  readonly missing?: string;
  /** From where in the normal text on nothing was understood. */
  readonly from?: number;
}

/** Words before a dash that have no meaning in the rules (CR 207.2c). */
const ABILITY_WORD = /^[A-Z][A-Za-z' -]* — (?=[A-Z~])/;

/** A paragraph of an instant or sorcery that is an ability of its own; undefined for what the spell does. */
function readOfSpell(text: string): Read | undefined {
  const parsed = understood(text);
  if ("abilities" in parsed && parsed.abilities.every(isOfSpell))
    return { state: "compiled", abilities: parsed.abilities };
  return isStubRule(text) ? { state: "stub", abilities: [{ kind: "replacement", id: "" }] } : undefined;
}

const isOfSpell = (ability: AbilityEntry): boolean =>
  typeof ability === "string" || ability.kind === "keyword" || ability.kind === "characteristicDefining";

function readParagraph(text: string): Read {
  const bare = text.replace(ABILITY_WORD, "");
  const ahead = text.length - bare.length;
  const chapters = /^((?:[IVX]+, )*[IVX]+) — /.exec(text);
  if (chapters !== null)
    return readResolution(
      rest(text, chapters[0].length),
      { kind: "triggered", id: "", chapters: romans(chapters[1] ?? "") },
      undefined,
    );
  const trigger = /^(?:When|Whenever|At) [^",]*(?:"[^"]*"[^",]*)*, /.exec(bare);
  if (trigger !== null)
    return readResolution(rest(text, ahead + trigger[0].length), { kind: "triggered", id: "" }, subjectOf(trigger[0]));
  const parsed = understood(bare);
  if ("abilities" in parsed) return { state: "compiled", abilities: parsed.abilities };
  const activated = /^\[?([^":.]+?)\]?: /.exec(bare);
  if (activated !== null && !/\badds?\b/i.test(bare.slice(activated[0].length)))
    return readResolution(
      rest(text, ahead + activated[0].length),
      { kind: "activated", id: "", cost: activated[1] ?? "" },
      undefined,
    );
  if (isStubRule(bare)) return { state: "stub", abilities: [{ kind: "replacement", id: "" }] };
  return { state: "refused", abilities: [], missing: parsed.missing, from: parsed.from + ahead };
}

const ROMANS = "I II III IV V VI VII VIII IX X".split(" ");
const romans = (text: string): number[] => text.split(", ").map((roman) => ROMANS.indexOf(roman) + 1);

/** Of a trigger that speaks of its own object alone, that object: "it" in what follows is that. */
function subjectOf(trigger: string): Selector | undefined {
  const isOwn =
    /^When(?:ever)? ~ /.test(trigger) &&
    !/\b(?:creatures?|permanents?|cards?|spells?|artifacts?|lands?|tokens?|enchantments?|planeswalkers?)\b/.test(
      trigger,
    );
  return isOwn ? { self: true } : undefined;
}

interface Rest {
  readonly text: string;
  /** Where it begins in the paragraph. */
  readonly from: number;
}
const rest = (text: string, from: number): Rest => ({ text: text.slice(from), from });

type Resolves = Extract<Ability, { kind: "spell" | "activated" | "triggered" }>;

/** What a spell or an ability does as it resolves: its continuous effects and counters, or nothing that matters here. */
function readResolution({ text, from }: Rest, ability: Resolves, subject: Selector | undefined): Read {
  const quotes = new Quotes();
  const parsed = parsedAs<Resolving[]>("Resolution", text.charAt(0).toUpperCase() + text.slice(1), quotes);
  const refused = (missing: string, at = 0): Read => ({ state: "refused", abilities: [], missing, from: from + at });
  if ("missing" in parsed) return refused(parsed.missing, parsed.from);
  const does = resolved(parsed.value, subject);
  if (does === undefined) return refused("whom it means is not certain");
  const words = resolutionText(parsed.value, quotes.quote);
  if (!words.some((wording) => small(wording) === small(text))) return refused(toldAgain(words));
  const isStub = does.effects === undefined && does.puts === undefined;
  return { state: isStub ? "stub" : "compiled", abilities: [{ ...ability, ...does }] };
}

/** The abilities in quotation marks of one text, with their words. */
class Quotes {
  readonly #words = new Map<AbilityEntry, string>();
  readonly read = (inner: string): AbilityEntry | undefined => {
    const ability = quotedAbility(inner);
    if (ability !== undefined) this.#words.set(ability, inner);
    return ability;
  };
  readonly quote = (ability: AbilityEntry): string[] => {
    const inner = this.#words.get(ability);
    return inner === undefined ? [] : [`"${inner}"`];
  };
}

interface NotRead {
  readonly missing: string;
  readonly from: number;
}

function parsedAs<T>(
  startRule: "Paragraph" | "Resolution",
  text: string,
  quotes: Quotes,
): { readonly value: T } | NotRead {
  try {
    return { value: parse(text, { startRule, words: { ...vocabulary, quoted: quotes.read } }) as T };
  } catch (error) {
    const from = placeOf(error);
    return { missing: `no template goes on with “${text.slice(from, from + 40)}”`, from };
  }
}

const toldAgain = (words: readonly string[]): string =>
  words[0] === undefined ? "it can't be told again" : `told again it is “${words[0]}”`;

/** What the grammar makes of a text, if the same words come out when it is told again. */
function understood(text: string): { readonly abilities: AbilityEntry[] } | NotRead {
  const quotes = new Quotes();
  const parsed = parsedAs<AbilityEntry[]>("Paragraph", text, quotes);
  if ("missing" in parsed) return parsed;
  const words = paragraphText(parsed.value, quotes.quote);
  if (words.some((wording) => small(wording) === small(text))) return { abilities: parsed.value };
  return { missing: toldAgain(words), from: 0 };
}

/** The first letter of a sentence is small or capital by its place alone; the point before a closing quotation mark ends both. */
const small = (text: string): string => (text.charAt(0).toLowerCase() + text.slice(1)).replaceAll('.".', '."');

function placeOf(error: unknown): number {
  const location = (error as { location?: { start: { offset: number } } }).location;
  if (location === undefined) throw error;
  return location.start.offset;
}

/** An ability in quotation marks, or a stub that whoever is given it has. */
function quotedAbility(inner: string): AbilityEntry | undefined {
  const read = readParagraph(inner.charAt(0).toUpperCase() + inner.slice(1));
  return read.abilities.length === 1 ? read.abilities[0] : undefined;
}

/** The ids that abilities of a card get: by kind, numbered from the second on. */
class Ids {
  readonly #taken = new Map<string, number>();

  given(abilities: readonly AbilityEntry[]): AbilityEntry[] {
    return abilities.map((ability) => this.#named(ability));
  }

  #named(entry: AbilityEntry): AbilityEntry {
    if (typeof entry === "string" || entry.kind === "keyword" || entry.kind === "mana") return entry;
    const kind = ID_OF[entry.kind];
    const count = (this.#taken.get(kind) ?? 0) + 1;
    this.#taken.set(kind, count);
    const ability = { ...entry, id: count === 1 ? kind : `${kind}-${count}` };
    if ("effects" in ability && ability.effects !== undefined)
      return { ...ability, effects: ability.effects.map((effect) => ({ ...effect, does: this.#inside(effect.does) })) };
    return "does" in ability ? { ...ability, does: this.#inside(ability.does) } : ability;
  }

  #inside(parts: readonly EffectPart[]): EffectPart[] {
    return parts.map((part) =>
      part.kind === "gainAbilities" ? { ...part, abilities: this.given(part.abilities) } : part,
    );
  }
}

const ID_OF: Readonly<Record<Exclude<Ability["kind"], "keyword" | "mana">, string>> = {
  static: "effect",
  characteristicDefining: "defining",
  activated: "activated",
  triggered: "triggered",
  spell: "spell",
  asEnters: "enters",
  replacement: "rule",
};

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
