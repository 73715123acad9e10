import type { Ability, AbilityEntry, Condition, Made, PredefinedToken, Selector } from "../rules/formats.gen.js";
import { paragraphText } from "./ability-text.js";
import type { State } from "./compiled.js";
import { type NormalText, sentencesOf } from "./normal-text.js";
import { parse } from "./parser.gen.js";
import type { Resolving } from "./clause.js";
import { type Antecedents } from "./antecedents.js";
import { hasOneX, madeBy, otherThanTarget } from "./all-clauses.js";
import { referenceOf, type Resolved, resolved } from "./resolution.js";
import { conditionText } from "./condition-text.js";
import { described } from "./described.js";
import { resolutionText } from "./resolution-text.js";
import { asksOfIt, ofObject } from "./sentence.js";
import { isBesideMana, isStubRule } from "./stubs.js";
import { isHistory, namedBy, zonesOf } from "./trigger.js";
import { vocabulary } from "./vocabulary.js";
import { abilityWordLength, capital, chapterWordLength } from "./words.js";

/** A paragraph, and where it stands on a card: face from 0, line from 1, the place of its first letter in the face's text. */
export interface Paragraph {
  readonly normal: NormalText;
  readonly place: Place;
}

export interface Place {
  readonly face: number;
  readonly line: number;
  readonly start: number;
}

/** What became of a paragraph. Its abilities have no ids yet. */
export interface Read {
  readonly state: State;
  readonly abilities: readonly AbilityEntry[];
  /** Tokens and emblems that they make. */
  readonly makes?: readonly (Made | PredefinedToken)[];
  readonly missing?: string;
  /** From where in the normal text on nothing was understood. */
  readonly from?: number;
}

/** A paragraph of an instant or sorcery that is an ability of its own; undefined for what the spell does. */
export function readOfSpell(text: string): Read | undefined {
  const parsed = understood(text.slice(abilityWordLength(text)));
  if ("abilities" in parsed && parsed.abilities.every(isOfSpell))
    return { state: "compiled", abilities: parsed.abilities };
  if (DELAYED.test(text)) return undefined;
  if (/^(?:When|Whenever|At) |^[^":.]+: /.test(text)) {
    const read = readParagraph(text);
    if (read.state !== "refused") return read;
  }
  if (/\b(?:this turn|until (?:end of turn|your next turn))\b/i.test(text)) return undefined;
  return isStubParagraph(text) ? { state: "stub", abilities: [{ kind: "replacement", id: "" }] } : undefined;
}

/** What a spell sets up as it resolves is no ability of the card (CR 603.7a). */
const DELAYED = /^(?:When|Whenever|At) [^,]*\b(?:this turn|next)\b/;

const isOfSpell = (ability: AbilityEntry): boolean =>
  typeof ability === "string" ||
  ability.kind === "keyword" ||
  ability.kind === "characteristicDefining" ||
  (ability.kind === "static" && ability.zones?.includes("stack") === true);

/** Any other paragraph: with a trigger, a cost, a chapter, or none of them. `modes`: the paragraphs of its modes (CR 700.2). */
export function readParagraph(text: string, surroundings: Surroundings = ALONE): Read {
  const bare = text.slice(abilityWordLength(text));
  const ahead = text.length - bare.length;
  const chapters = /^((?:[IVX]+, )*[IVX]+) — /.exec(text);
  if (chapters !== null)
    return readResolution(
      rest(text, chapters[0].length + chapterWordLength(text.slice(chapters[0].length))),
      { kind: "triggered", id: "", chapters: romans(chapters[1] ?? "") },
      {},
      surroundings,
    );
  if (/^(?:When|Whenever|At) /.test(bare)) return readTriggered(text, ahead, surroundings);
  const parsed = understood(bare);
  if ("abilities" in parsed) return { state: "compiled", abilities: parsed.abilities };
  const ofMana = withoutRest(bare) ?? withoutAmount(bare) ?? withoutLimit(bare);
  if (ofMana !== undefined) return { state: "compiled", abilities: ofMana };
  const exerted = /^You may exert ~ as it attacks\. When you do, /.exec(bare);
  if (exerted !== null)
    return withStub(
      readResolution(
        rest(text, ahead + exerted[0].length),
        { kind: "triggered", id: "" },
        { it: { self: true } },
        surroundings,
      ),
    );
  const activated = /^\[?((?:[^":.]|"[^"]*")+?)\]?: /.exec(bare);
  if (activated !== null && !/\badds?\b/i.test(bare.slice(activated[0].length))) {
    const cost = activated[1] ?? "";
    const zones = zonesOf(cost, bare.slice(activated[0].length));
    return readResolution(
      rest(text, ahead + activated[0].length),
      { kind: "activated", id: "", cost, ...(zones !== undefined && { zones }) },
      {},
      { ...surroundings, hasX: /\bX\b/.test(cost) },
    );
  }
  if (isStubParagraph(bare)) return { state: "stub", abilities: [{ kind: "replacement", id: "" }] };
  return { state: "refused", abilities: [], missing: parsed.missing, from: parsed.from + ahead };
}

/** A mana ability of which another sentence says what the mana is for, or what happens besides. */
function withoutRest(text: string): AbilityEntry[] | undefined {
  const [, first = "", more = ""] = /^([^":]+: Add [^".]*\.) ([^"]+)$/.exec(text) ?? [];
  if (!sentencesOf(more).every(({ start, end }) => isBesideMana(more.slice(start, end)))) return undefined;
  const parsed = first === "" ? { missing: "" } : understood(first);
  return "abilities" in parsed &&
    parsed.abilities.every((ability) => typeof ability === "object" && ability.kind === "mana")
    ? parsed.abilities
    : undefined;
}

/** A mana ability that makes so much for each of something: what kinds of mana it makes is told, and that it counts. */
function withoutAmount(text: string): AbilityEntry[] | undefined {
  const [, cost = "", made, counted = ""] =
    /^([^":]+): Add ((?:\{[WUBRGC]\})+) for each ([^".]*)\.$/.exec(text) ??
    /^([^":]+): Add (X mana of any one color), where X is ([^".]*)\.$/.exec(text) ??
    [];
  if (made === undefined || !isCounted(counted)) return undefined;
  const produces = made.startsWith("X") ? ["W", "U", "B", "R", "G"] : [/^\{(.)\}$/.exec(made)?.[1] ?? made];
  return [{ kind: "mana", ...(cost !== "{T}" && { cost }), produces, then: "so many times" }];
}

/** Something that can be counted, and nothing else. */
const isCounted = (words: string): boolean =>
  /^(?:your life total|~'s (?:power|toughness)|the number of [a-z]+ counters on ~)$/.test(words) ||
  described(words.replace(/^the number of /, "").replace(/ on the battlefield$/, "")) !== undefined;

/** A keyword of which another sentence says when it may be activated. */
function withoutLimit(text: string): AbilityEntry[] | undefined {
  const [, first] = /^([^".]+)\. Activate (?:only|no more than) [^".]*\.$/.exec(text) ?? [];
  const parsed = first === undefined ? { missing: "" } : understood(first);
  return "abilities" in parsed &&
    parsed.abilities.every((ability) => typeof ability === "string" || ability.kind === "keyword")
    ? parsed.abilities
    : undefined;
}

/** Besides what the ability does there is one that lets it trigger. */
const withStub = (read: Read): Read =>
  read.state === "refused" ? read : { ...read, abilities: [{ kind: "replacement", id: "" }, ...read.abilities] };

/** What else of the card a paragraph may speak of. */
export interface Surroundings {
  /** X is known: of its mana cost or of the cost of the ability. */
  readonly hasX: boolean;
  /** The texts of its modes. */
  readonly modes?: readonly string[];
  /** More than one of them can be chosen. */
  readonly isOfMany?: boolean;
}
const ALONE: Surroundings = { hasX: false };

/** Where the trigger ends and what it does begins: at the first comma after which that is understood. */
function readTriggered(text: string, ahead: number, surroundings: Surroundings): Read {
  let first: Read | undefined;
  for (const match of text.matchAll(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/g)) {
    if (match.index < ahead) continue;
    const from = match.index + 2;
    if (!isTrigger(text.slice(ahead, match.index))) continue;
    const read = readAfterTrigger(text, ahead, from, surroundings);
    if (read.state !== "refused") return read;
    first ??= read;
  }
  return first ?? { state: "refused", abilities: [], missing: "its trigger has no end", from: ahead };
}

/** With commas only in a list of the kinds of objects that it speaks of, and before what it asks for ("if ..."). */
function isTrigger(text: string): boolean {
  if (/[."]/.test(text)) return false;
  const [, ...more] = text.split(", ");
  const asks = more.findIndex((part) => part.startsWith("if "));
  const listed = asks < 0 ? more : more.slice(0, asks);
  return isList(listed) && (asks < 0 || isList(more.slice(asks + 1)));
}

const isList = (parts: readonly string[]): boolean =>
  parts.length === 0 ||
  (/^(?:or|and|and\/or) /.test(parts.at(-1) ?? "") &&
    parts.every((part) => /^(?:[\w'-]+ ?){1,6}$/.test(part) || /^(?:or|and) /.test(part)));

/** Where the trigger names another object too, "it" is not certain. */
const besideItself = ({ it, ...told }: Antecedents): Antecedents =>
  it === undefined || JSON.stringify(it) === JSON.stringify(SELF) ? { ...told, it: SELF } : told;

function readAfterTrigger(text: string, ahead: number, from: number, surroundings: Surroundings): Read {
  const all = text.slice(ahead, from);
  const place = all.indexOf(", if ");
  const trigger = place < 0 ? all : all.slice(0, place + 2);
  const zones = zonesOf(trigger, text.slice(from));
  const ability = { kind: "triggered" as const, id: "", ...(zones !== undefined && { zones }) };
  const told = namedBy(trigger);
  // What is asked of the object itself, "it" goes on to speak of.
  const named = /, if ~ (?:is|isn't|has) /.test(all) ? besideItself(told) : told;
  if (place < 0) {
    // What it asks for is read with the comma that ends it.
    if (/^if /i.test(text.slice(from)))
      return { state: "refused", abilities: [], missing: "its condition has no end", from };
    return readResolution(rest(text, from), ability, named, surroundings);
  }
  const asked = all.slice(place + ", if ".length, -", ".length);
  const after = rest(text, from);
  const condition = conditionOf(asked, named);
  if (condition !== undefined) return readResolution(after, { ...ability, if: condition }, named, surroundings);
  const read = readResolution(after, ability, named, surroundings);
  if (read.state !== "compiled" || isHistory(asked)) return read;
  return { state: "refused", abilities: [], missing: `the condition “${asked}” can't be said`, from };
}

/** A condition of the trigger, in which "it" is the object that the trigger names. */
function conditionOf(asked: string, { it }: Antecedents): Condition | undefined {
  const parsed = parsedAs("Asked", asked, new Quotes());
  if ("missing" in parsed) return undefined;
  const { condition } = parsed.value;
  const words = conditionText(ofObject(condition, "self"), { self: ["~", "it"], host: [] });
  if (!words.some((wording) => wording === asked)) return undefined;
  if (!asksOfIt(condition)) return condition;
  const object = it && referenceOf(it);
  return object && ofObject(condition, object);
}

const isStubParagraph = (text: string): boolean =>
  isStubRule(text) || sentencesOf(text).every(({ start, end }) => isStubRule(text.slice(start, end)));

const ROMANS = "I II III IV V VI VII VIII IX X".split(" ");
const romans = (text: string): number[] => text.split(", ").map((roman) => ROMANS.indexOf(roman) + 1);

interface Rest {
  readonly text: string;
  /** Where it begins in the paragraph. */
  readonly from: number;
}
const rest = (text: string, from: number): Rest => ({ text: text.slice(from), from });

const SELF: Selector = { self: true };

type Resolves = Extract<Ability, { kind: "spell" | "activated" | "triggered" }>;

const CHOICE =
  /^choose (one|two|three|four|one or both|one or more|up to \w+|up to X, where X is [^".]*|any number)( that hasn't been chosen(?: this turn)?)?(\. (?:You may choose the same mode more than once|If [^".]*, you may choose (?:both|two|any number|one or more)(?: instead)?|If [^".]*, choose (?:both|two|any number) instead|Activate only [^".]*)\.)?(?: —)?$/i;

/** What a spell or an ability does as it resolves: its continuous effects and counters, or nothing that matters here. */
export function readResolution(
  { text, from }: Rest,
  ability: Resolves,
  named: Antecedents,
  surroundings: Surroundings = ALONE,
): Read {
  const refused = (missing: string, at = 0): Read => ({ state: "refused", abilities: [], missing, from: from + at });
  const { modes } = surroundings;
  const choice = modes === undefined ? null : CHOICE.exec(text);
  if (modes !== undefined && choice === null)
    return refused(`no template for what has the modes: “${text.slice(0, 40)}”`);
  const isOfMany =
    (choice?.[1] ?? "one").toLowerCase() !== "one" || choice?.[3] !== undefined || surroundings.isOfMany === true;
  const clauses: Resolving[] = [];
  for (const [place, each] of (modes ?? [text]).entries()) {
    const read = clausesOf(each);
    if ("missing" in read)
      return modes === undefined ? refused(read.missing, read.from) : refused(`of mode ${place + 1}: ${read.missing}`);
    clauses.push(
      ...(modes === undefined
        ? read.clauses
        : read.clauses.map((clause) => ({ ...clause, mode: place + 1, isOfMany }))),
    );
  }
  const hasX = surroundings.hasX || clauses.some(paysX);
  const does = meaning(clauses, ability, named);
  if (does === undefined && ability.kind === "spell" && isOfMany && modes !== undefined)
    return spellsOf(clauses, ability, { hasX, refused });
  if (does === undefined) return refused("whom it means is not certain");
  if (!hasOneX(clauses, hasX)) return refused("which number X is, is not certain");
  const isTold = clauses.some(({ told, each }) => told !== undefined || each !== undefined);
  if (JSON.stringify(does).includes('{"x":true}') && !hasX && !isTold && !/that many/.test((modes ?? [text]).join()))
    return refused("which number X is, is not certain");
  const makes = madeBy(clauses);
  const isStub = does.effects === undefined && does.puts === undefined;
  return {
    state: isStub ? "stub" : "compiled",
    abilities: [{ ...ability, ...does }],
    ...(makes.length > 0 && { makes }),
  };
}

/** X is as much as is paid, or as many as are revealed, while it resolves (CR 107.3f). */
const paysX = (clause: Resolving): boolean =>
  "text" in clause &&
  clause.gate === "may" &&
  /^(?:pay \{X\}$|(?:pay|reveal|tap|exile|discard|sacrifice|remove) X )/.test(clause.text);

/** Several modes of a spell, each with its own targets: as many spell abilities, of which a scenario says which resolve. */
function spellsOf(
  clauses: readonly Resolving[],
  ability: Resolves,
  { hasX, refused }: { readonly hasX: boolean; readonly refused: (missing: string) => Read },
): Read {
  const modes = [...new Set(clauses.map(({ mode }) => mode))];
  const abilities: AbilityEntry[] = [];
  for (const mode of modes) {
    const own = clauses
      .filter((clause) => clause.mode === mode)
      .map((clause): Resolving => ({ ...clause, mode: undefined, isOfMany: undefined }));
    const does = meaning(own, ability, {});
    if (does === undefined) return refused("whom it means is not certain");
    if (JSON.stringify(does).includes('{"x":true}') && !hasX) return refused("which number X is, is not certain");
    abilities.push({ ...ability, ...does });
  }
  const makes = madeBy(clauses);
  return { state: "compiled", abilities, ...(makes.length > 0 && { makes }) };
}

function meaning(clauses: readonly Resolving[], { kind }: Resolves, named: Antecedents): Resolved | undefined {
  const said = JSON.stringify(clauses);
  if (/\bthat (?:type|color)\b/.test(said) && !/\b[Cc]hoose a\b/.test(said)) return undefined;
  // A spell is no object that others could be other than: the other ones are those it does not target.
  const own = kind === "spell" ? otherThanTarget(clauses) : clauses;
  return own && resolved(own, kind === "spell" ? { ...named, isSpell: true } : named);
}

/** The clauses of one text, if the same words come out when they are told again. */
function clausesOf(text: string): { readonly clauses: Resolving[] } | NotRead {
  const quotes = new Quotes();
  const parsed = parsedAs("Resolution", capital(text), quotes);
  if ("missing" in parsed) return parsed;
  const words = resolutionText(parsed.value, quotes.quote);
  if (words.some((wording) => small(wording) === small(text))) return { clauses: parsed.value };
  return { missing: toldAgain(words), from: 0 };
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

/** What the rules of the grammar that a text can be make of it. */
interface Parsed {
  readonly Paragraph: AbilityEntry[];
  readonly Resolution: Resolving[];
  readonly Asked: { readonly condition: Condition };
}

function parsedAs<R extends keyof Parsed>(
  startRule: R,
  text: string,
  quotes: Quotes,
): { readonly value: Parsed[R] } | NotRead {
  try {
    return { value: parse(text, { startRule, words: { ...vocabulary, quoted: quotes.read } }) as Parsed[R] };
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
  const parsed = parsedAs("Paragraph", text, quotes);
  if ("missing" in parsed) return parsed;
  const words = paragraphText(parsed.value, quotes.quote);
  if (words.some((wording) => small(wording) === small(text))) return { abilities: parsed.value };
  return { missing: toldAgain(words), from: 0 };
}

/** Whether letters are small or capital is by their place in a sentence; the point before a closing quotation mark ends both. */
const small = (text: string): string => text.toLowerCase().replaceAll('.".', '."').replaceAll(',",', ',"');

function placeOf(error: unknown): number {
  const location = (error as { location?: { start: { offset: number } } }).location;
  if (location === undefined) throw error;
  return location.start.offset;
}

/** An ability in quotation marks, or a stub that whoever is given it has. */
function quotedAbility(inner: string): AbilityEntry | undefined {
  // The sentence around it goes on after a comma, or without any stop.
  const text = capital(inner.replace(/,$/, "."));
  const plain = readParagraph(text);
  const read = plain.state === "refused" && !text.endsWith(".") ? readParagraph(`${text}.`) : plain;
  return read.state !== "refused" && read.abilities.length === 1 ? read.abilities[0] : undefined;
}
