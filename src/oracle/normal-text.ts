import { CREATURE_TYPE_WORDS, SUBTYPE_WORDS } from "./words.js";

/** A paragraph without reminder text, with ~ for the object itself, and where each of its characters stood. */
export interface NormalText {
  readonly text: string;
  /** For each character of `text`, and for its end, the place in what was given. */
  readonly places: readonly number[];
}

/** What an object calls itself, but for its name. */
const OWN_KINDS =
  "creature|land|artifact|enchantment|permanent|planeswalker|battle|Aura|Equipment|Vehicle|Fortification|Saga|Class|Case|Room|Siege|Spacecraft|token|card|spell";

/**
 * What an object gives itself alone: there its name means what has the ability. The sign for what gives an ability to others
 * is §; whatever would happen to that is only understood where it is harmless.
 */
const ONLY_FOR_ITSELF =
  /^(?:[^"—]* — )?(?:[^":]*: )?(?:Until end of turn, |As long as [^",]*, (?=~)|As long as ~[^",]*, (?=it\b))?(?:~|it) (?:gets?|has|gains|becomes|is|loses)\b(?:(?! and other | and each )[^"])*"[^"]*"[^"]*(?:"[^"]*"[^"]*)*$/;

interface Change {
  readonly pattern: RegExp;
  readonly to: string;
}

/**
 * The object's own name is ~ but inside quotation marks: there it is that of the object that gives the ability
 * (CR 201.5a), and an ability of ours has no word for that: it is § (see ONLY_FOR_ITSELF).
 */
export function normalText(paragraph: string, names: readonly string[], isLegendary = false): NormalText {
  const changes: Change[] = [
    { pattern: / ?\([^()]*\)/g, to: "" },
    { pattern: /[\u2018\u2019]/g, to: "'" },
    { pattern: /[\u201c\u201d]/g, to: '"' },
    { pattern: /\u2212/g, to: "-" },
    ...names.map((name) => ({
      pattern: new RegExp(`(?<![\\w~])${escaped(name)}(?![\\w])(?=(?:[^"]*"[^"]*")*[^"]*$)`, "g"),
      to: "~",
    })),
    // A planeswalker type is no name there.
    ...names
      .filter((name) => !SUBTYPE_WORDS.has(name))
      .map((name) => ({
        pattern: new RegExp(`(?<![\\w~])${escaped(name)}(?![\\w])(?=[^"]*"(?:[^"]*"[^"]*")*[^"]*$)`, "g"),
        to: "§",
      })),
    { pattern: new RegExp(`\\b[Tt]his (?:${OWN_KINDS})\\b`, "g"), to: "~" },
    { pattern: /\b[Tt]otem armor\b/g, to: "Umbra armor" },
    { pattern: /\balso (?=(?:gains?|gets?|becomes?|has|have) )/g, to: "" },
    { pattern: /(?<=\benter(?:s|ed)?) the battlefield\b/g, to: "" },
    { pattern: /(?<=^~ enters with .*counters? on )(?:him|her)\b/g, to: "it" },
    ...(isLegendary && !OTHER_PERSONS.test(paragraph) ? PERSON : []),
    { pattern: /(?<=~ enters tapped unless .*|it enters )(?:the battlefield )?tapped/g, to: "tapped" },
    { pattern: /(?<=you may have ~ )enter the battlefield/gi, to: "enter" },
  ];
  let normal: NormalText = {
    text: paragraph,
    places: Array.from({ length: paragraph.length + 1 }, (_, place) => place),
  };
  for (const change of changes) normal = changed(normal, change);
  const before = /^\s*/.exec(normal.text)?.[0].length ?? 0;
  const trimmed = normal.text.trim();
  const text = ONLY_FOR_ITSELF.test(trimmed) ? trimmed.replaceAll("§", "~") : trimmed;
  return { text, places: normal.places.slice(before, before + text.length + 1) };
}

function changed({ text, places }: NormalText, { pattern, to }: Change): NormalText {
  let result = "";
  const kept: number[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    result += text.slice(end, match.index) + to;
    kept.push(...places.slice(end, match.index), ...Array.from(to, () => places[match.index] ?? 0));
    end = match.index + match[0].length;
  }
  if (end === 0) return { text, places };
  return { text: result + text.slice(end), places: [...kept, ...places.slice(end)] };
}

/** Outside of quotation marks. */
const unquoted = (pattern: string): RegExp => new RegExp(`${pattern}(?=(?:[^"]*"[^"]*")*[^"]*$)`, "g");

/** A legendary object may speak of itself as a person; "it" could be another object that was named before. */
const PERSON: readonly Change[] = [
  { pattern: unquoted("\\b(?:[Hh]e|[Ss]he)'s\\b"), to: "~ is" },
  { pattern: unquoted("\\b(?:[Hh]e|[Ss]he)\\b"), to: "~" },
  { pattern: unquoted('(?<=\\b[Aa]s long as ~ has [^.,"]*counters? on )(?:him|her)\\b'), to: "it" },
  { pattern: unquoted("\\b(?:[Hh]is|[Hh]er(?= (?:power|toughness|owner|base|mana|controller)\\b))\\b"), to: "~'s" },
  { pattern: unquoted("\\b(?:him|her)\\b"), to: "~" },
];

/** Players were once spoken of so; and what a copy is called, its exceptions say in words of their own. */
const OTHER_PERSONS = /\bhe or she\b|\bhis or her\b|\bhim or her\b|, except |\btoken\b|\b(?:him|her)self\b/i;

const ACCENTS: Readonly<Record<string, string>> = {
  a: "[aáàâä]",
  e: "[eéèêë]",
  i: "[iíìîï]",
  o: "[oóòôö]",
  u: "[uúùûü]",
};

/** A name may be given without its accents. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[aeiou]/g, (letter) => ACCENTS[letter] ?? letter);

/** A name and its short forms: that of a legendary object before its comma, before "of the" or "the", and its first word. */
export function ownNames(called: string, isLegendary: boolean): string[] {
  // Digital versions are called otherwise than what is printed on them.
  const name = called.replace(/^A-/, "");
  const short = isLegendary
    ? [name.split(",")[0] ?? "", /^(\S+) (?:of|the) /.exec(name)?.[1] ?? "", withoutType(name.split(" ")[0] ?? "")]
    : [];
  return [...new Set([called, name, ...short.filter((each) => each.length > 2 && !COMMON.has(each))])];
}

/** A creature type at the beginning of a name is no short form of it. */
const withoutType = (word: string): string => (CREATURE_TYPE_WORDS.has(word) ? "" : word);

/** First words of names that a text can have for itself. */
const COMMON: ReadonlySet<string> = new Set([
  "The",
  "When",
  "Whenever",
  "At",
  "As",
  "If",
  "You",
  "Each",
  "All",
  "Other",
  "Until",
]);

/** Where each sentence of a paragraph begins and ends; what is in quotation marks stays together. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '"') quoted = !quoted;
    const ends =
      !quoted &&
      (text[place] === "." || (text[place] === '"' && text[place - 1] === ".")) &&
      (place + 1 === text.length || text[place + 1] === " ");
    if (!ends) continue;
    sentences.push({ start, end: place + 1 });
    start = place + 2;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}
