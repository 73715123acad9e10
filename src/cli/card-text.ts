import { stagesOf } from "../effects/ability-stages.js";
import type { Narrator } from "../explain/narrator.js";
import { wrap } from "../explain/wrap.js";
import { abilityOf, label } from "../rules/ability.js";
import type { AbilityEntry, Card, Face, RulesetId } from "../rules/formats.gen.js";
import { isEmblem, thingsMadeBy } from "../events/made.js";
import type { LibraryCard } from "../library/entry.js";
import { visible } from "../faults/quote.js";
import { cardName, type Phrase, say, series } from "../wording/phrase.js";
import { printedLine } from "../wording/printed-lines.js";
import { colorsPhrase } from "../wording/values.js";
import type { MessageId } from "../wording/catalogue/message-ids.gen.js";
import { commandLine } from "./shell.js";
import type { Painter } from "./page.js";
import { describeAbility } from "../explain/narrator.js";

/** A card with its file and the scenarios that use it; a token that the rules define has none. */
export interface KnownCard {
  readonly card: Card;
  readonly file?: string;
  readonly scenarios: readonly string[];
  /** The edition that names the layers. */
  readonly ruleset: RulesetId;
  /** The language, and the card's name in it. */
  readonly narrator: Narrator;
  /** Of a card of the library: what is not understood of it. */
  readonly entry?: Pick<LibraryCard, "refused" | "missing">;
}

export interface AbilityFacts {
  readonly id: string;
  readonly layers: readonly string[];
  readonly words: string;
}

export function abilityFacts(entry: AbilityEntry, face: Face, ruleset: RulesetId, narrator: Narrator): AbilityFacts {
  return {
    id: label(abilityOf(entry)),
    layers: stagesOf(entry, ruleset),
    words: describeAbility(entry, face, narrator),
  };
}

const MOST_SCENARIOS = 5;

/** A card as the corpus has it: its faces in our own words, its other names, its scenarios. */
export function cardText(known: KnownCard, paint: Painter, width: number): string {
  const { card, file, narrator } = known;
  const said = (phrase: Phrase): string => visible(narrator.speaker.text(phrase));
  const faces = [faceText(card, known, paint, width)];
  if (card.back !== undefined)
    faces.push(
      `${paint("dim", said(say(BACK_PHRASES[card.layout ?? "normal"])))}\n${faceText(card.back, known, paint, width)}`,
    );
  const { prototype } = card;
  if (prototype !== undefined) {
    const size = `${prototype.power}/${prototype.toughness}`;
    const cost = prototype.manaCost ?? said(say("page-no-mana-cost"));
    faces.push(`${paint("dim", said(say("page-prototype")))}\n${cost}  ${size}`);
  }
  faces.push(
    ...thingsMadeBy(card).map((made) => {
      const what = say(isEmblem(made) ? "page-makes-emblem" : "page-makes-token");
      return `${paint("dim", said(what))}\n${faceText(made, known, paint, width)}`;
    }),
  );
  const names = Object.entries({ en: card.name, ...card.names })
    .filter(([language]) => language !== narrator.speaker.language)
    .map(([language, name]) => say("page-name", { name, language }));
  const facts = [
    ...(card.madeUp === true ? [say("page-made-up")] : []),
    ...(names.length === 0 ? [] : [say("page-names", { names: series(names, "commas") })]),
    file === undefined ? say("page-defined") : say(known.entry === undefined ? "page-file" : "page-library", { file }),
  ];
  const last = [
    ...notUnderstood(known, paint, width),
    ...facts.map((fact) => wrap(said(fact), { width, rest: "  " })),
    ...playedIn(known),
  ];
  return [...faces, last.join("\n")].join("\n\n");
}

/** What a card's second face is called, by its layout. */
const BACK_PHRASES: Readonly<Record<NonNullable<Card["layout"]>, MessageId>> = {
  normal: "page-face-back",
  transform: "page-face-back",
  modal: "page-face-modal",
  meld: "page-face-meld",
  flip: "page-face-flip",
  split: "page-face-half",
  room: "page-face-half",
  adventure: "page-face-inset",
};

/** What of a card of the library is not understood, a line each; nothing if that is nothing. */
function notUnderstood({ entry, narrator: { speaker } }: KnownCard, paint: Painter, width: number): string[] {
  if (entry === undefined) return [];
  const { refused, missing } = entry;
  const all = [
    ...(missing === undefined ? [] : [say("page-refused-card", { why: missing })]),
    ...refused.map((each) => say("page-refused-sentence", { ...each })),
  ];
  if (all.length === 0) return [];
  return [
    paint("red", wrap(speaker.text(say("page-not-understood")), { width })),
    ...all.map((phrase) => wrap(visible(speaker.text(phrase)), { width, first: "  ", rest: "    " })),
  ];
}

function playedIn({ card, scenarios, narrator: { speaker } }: KnownCard): string[] {
  if (scenarios.length === 0) return [speaker.text(say("page-no-scenarios"))];
  const more = scenarios.length - MOST_SCENARIOS;
  const command = commandLine("card", card.name, "--json");
  return [
    speaker.text(say("page-scenarios", { count: scenarios.length })),
    ...scenarios.slice(0, MOST_SCENARIOS).map((id) => `  ${id}`),
    ...(more > 0 ? [`  ${speaker.text(say("page-more-scenarios", { count: more, command }))}`] : []),
  ];
}

function faceText(face: Face, known: KnownCard, paint: Painter, width: number): string {
  const { speaker } = known.narrator;
  const { name, manaCost, supertypes = [], types, subtypes = [], abilities = [] } = face;
  const numbers = numbersOf(face, known.narrator);
  return [
    `${paint("bold", visible(speaker.text(cardName(name))))}${typeof manaCost === "string" ? `  ${manaCost}` : ""}`,
    wrap(visible(speaker.text(say("story-heading", { what: printedLine({ supertypes, types, subtypes }) }))), {
      width,
    }),
    ...(numbers === "" ? [] : [numbers]),
    ...(abilities.length === 0 ? [paint("dim", `  ${speaker.text(say("page-no-abilities"))}`)] : []),
    ...abilities.map((entry) => abilityText(entry, face, known, paint, width)),
  ].join("\n");
}

function numbersOf({ power, toughness, loyalty, defense, colorIndicator }: Face, { speaker }: Narrator): string {
  return [
    power === undefined && toughness === undefined ? [] : [`${power ?? "—"}/${toughness ?? "—"}`],
    loyalty === undefined ? [] : [speaker.text(say("value-loyalty", { loyalty }))],
    defense === undefined ? [] : [speaker.text(say("value-defense", { defense }))],
    colorIndicator === undefined
      ? []
      : [speaker.text(say("page-color-indicator", { colors: colorsPhrase(colorIndicator) }))],
  ]
    .flat()
    .join(", ");
}

/** The id and the layers, with the wording below them; a plain keyword needs no other wording. */
function abilityText(entry: AbilityEntry, face: Face, known: KnownCard, paint: Painter, width: number): string {
  const { id, words } = abilityFacts(entry, face, known.ruleset, known.narrator);
  const stages = known.narrator.stages(stagesOf(entry, known.ruleset));
  const isSame = words.toLowerCase().replace(/\.$/, "") === id.toLowerCase();
  return [
    `  ${paint("cyan", visible(id))}${stages === "" ? "" : paint("dim", ` (${stages})`)}`,
    ...(isSame ? [] : [wrap(visible(words), { width, first: "    " })]),
  ].join("\n");
}
