import type { Ability, AbilityEntry, Selector } from "../rules/formats.gen.js";
import { paragraphText } from "./ability-text.js";
import type { State } from "./compiled.js";
import type { NormalText } from "./normal-text.js";
import { parse } from "./parser.gen.js";
import { type Resolving, resolved } from "./resolution.js";
import { resolutionText } from "./resolution-text.js";
import { isStubRule } from "./stubs.js";
import { saysOther } from "./sentence.js";
import { vocabulary } from "./vocabulary.js";
import { abilityWordLength, capital } from "./words.js";

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
  readonly missing?: string;
  /** From where in the normal text on nothing was understood. */
  readonly from?: number;
}

/** A paragraph of an instant or sorcery that is an ability of its own; undefined for what the spell does. */
export function readOfSpell(text: string): Read | undefined {
  const parsed = understood(text);
  if ("abilities" in parsed && parsed.abilities.every(isOfSpell))
    return { state: "compiled", abilities: parsed.abilities };
  return isStubRule(text) ? { state: "stub", abilities: [{ kind: "replacement", id: "" }] } : undefined;
}

const isOfSpell = (ability: AbilityEntry): boolean =>
  typeof ability === "string" || ability.kind === "keyword" || ability.kind === "characteristicDefining";

/** Any other paragraph: with a trigger, a cost, a chapter, or none of them. */
export function readParagraph(text: string): Read {
  const bare = text.slice(abilityWordLength(text));
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
export function readResolution({ text, from }: Rest, ability: Resolves, subject: Selector | undefined): Read {
  const quotes = new Quotes();
  const parsed = parsedAs("Resolution", capital(text), quotes);
  const refused = (missing: string, at = 0): Read => ({ state: "refused", abilities: [], missing, from: from + at });
  if ("missing" in parsed) return refused(parsed.missing, parsed.from);
  // A spell is no object that others could be other than: the other ones are those it does not target.
  const does = ability.kind === "spell" && saysOther(parsed.value) ? undefined : resolved(parsed.value, subject);
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

/** What the rules of the grammar that a text can be make of it. */
interface Parsed {
  readonly Paragraph: AbilityEntry[];
  readonly Resolution: Resolving[];
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

/** The first letter of a sentence is small or capital by its place alone; the point before a closing quotation mark ends both. */
const small = (text: string): string => (text.charAt(0).toLowerCase() + text.slice(1)).replaceAll('.".', '."');

function placeOf(error: unknown): number {
  const location = (error as { location?: { start: { offset: number } } }).location;
  if (location === undefined) throw error;
  return location.start.offset;
}

/** An ability in quotation marks, or a stub that whoever is given it has. */
function quotedAbility(inner: string): AbilityEntry | undefined {
  const read = readParagraph(capital(inner));
  return read.abilities.length === 1 ? read.abilities[0] : undefined;
}
