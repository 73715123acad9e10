import { describeAbility } from "../explain/ability.js";
import { stagesOf, stageWords } from "../explain/stage.js";
import { wrap } from "../explain/wrap.js";
import { abilityOf, label } from "../rules/ability.js";
import type { AbilityEntry, Card, Face, RulesetId } from "../rules/formats.gen.js";
import { visible } from "../scenario/quote.js";
import { commandLine } from "./shell.js";
import type { Painter } from "./terminal.js";

/** A card with where it lies and which scenarios play it. */
export interface KnownCard {
  readonly card: Card;
  readonly file: string;
  readonly scenarios: readonly string[];
  /** The edition whose names of layers are told. */
  readonly ruleset: RulesetId;
}

/** An ability as a card's page has it. */
export interface AbilityFacts {
  readonly id: string;
  readonly layers: readonly string[];
  readonly words: string;
}

export function abilityFacts(entry: AbilityEntry, face: Face, ruleset: RulesetId): AbilityFacts {
  return { id: label(abilityOf(entry)), layers: stagesOf(entry, ruleset), words: describeAbility(entry, face) };
}

/** More scenarios than these say no more. */
const MOST_SCENARIOS = 5;

/** A card as the corpus knows it: its faces with every ability in our own words, its other names, who plays it. */
export function cardText({ card, file, scenarios, ruleset }: KnownCard, paint: Painter, width: number): string {
  const faces = [faceText(card, ruleset, paint, width)];
  if (card.back !== undefined) {
    faces.push(`${paint("dim", backWords(card))}\n${faceText(card.back, ruleset, paint, width)}`);
  }
  const { prototype } = card;
  if (prototype !== undefined) {
    const size = `${prototype.power}/${prototype.toughness}`;
    faces.push(`${paint("dim", "prototype:")}\n${prototype.manaCost ?? "no mana cost"}  ${size}`);
  }
  const names = Object.entries(card.names ?? {}).map(([language, name]) => `${name} (${language})`);
  const facts = [
    ...(card.madeUp === true ? ["made up, no printed card"] : []),
    ...(names.length === 0 ? [] : [`also called ${names.join(", ")}`]),
    `in ${file}`,
  ];
  const last = [...facts.map((fact) => wrap(visible(fact), { width, rest: "  " })), ...playedIn(card, scenarios)];
  return [...faces, last.join("\n")].join("\n\n");
}

function backWords({ layout }: Card): string {
  switch (layout) {
    case "flip":
      return "flipped:";
    case "modal":
      return "other face:";
    case "split":
    case "room":
      return "right half:";
    case "adventure":
      return "inset:";
    case "meld":
      return "combined face:";
    default:
      return "back face:";
  }
}

function playedIn({ name }: Card, scenarios: readonly string[]): string[] {
  if (scenarios.length === 0) return ["played in no scenario"];
  const more = scenarios.length - MOST_SCENARIOS;
  return [
    `played in ${scenarios.length === 1 ? "1 scenario" : `${scenarios.length} scenarios`}:`,
    ...scenarios.slice(0, MOST_SCENARIOS).map((id) => `  ${id}`),
    ...(more > 0 ? [`  and ${more} more: ${commandLine("card", name, "--json")}`] : []),
  ];
}

function faceText(face: Face, ruleset: RulesetId, paint: Painter, width: number): string {
  const { name, manaCost, supertypes = [], types, subtypes = [], abilities = [] } = face;
  const typeLine = [...supertypes, ...types].join(" ") + (subtypes.length === 0 ? "" : ` — ${subtypes.join(" ")}`);
  const numbers = numbersOf(face);
  return [
    `${paint("bold", visible(name))}${typeof manaCost === "string" ? `  ${manaCost}` : ""}`,
    wrap(typeLine, { width }),
    ...(numbers === "" ? [] : [numbers]),
    ...(abilities.length === 0 ? [paint("dim", "  no abilities")] : []),
    ...abilities.map((entry) => abilityText(entry, face, ruleset, paint, width)),
  ].join("\n");
}

function numbersOf({ power, toughness, loyalty, defense, colorIndicator }: Face): string {
  return [
    power === undefined && toughness === undefined ? [] : [`${power ?? "—"}/${toughness ?? "—"}`],
    loyalty === undefined ? [] : [`loyalty ${loyalty}`],
    defense === undefined ? [] : [`defense ${defense}`],
    colorIndicator === undefined ? [] : [`color indicator: ${colorIndicator.join(", ") || "none"}`],
  ]
    .flat()
    .join(", ");
}

/** The id and the layers, and below them the words; a plain keyword is its own words. */
function abilityText(entry: AbilityEntry, face: Face, ruleset: RulesetId, paint: Painter, width: number): string {
  const { id, words } = abilityFacts(entry, face, ruleset);
  const stages = stageWords(stagesOf(entry, ruleset));
  const isSame = words.toLowerCase().replace(/\.$/, "") === id.toLowerCase();
  return [
    `  ${paint("cyan", visible(id))}${stages === "" ? "" : paint("dim", ` (${stages})`)}`,
    ...(isSame ? [] : [wrap(visible(words), { width, first: "    " })]),
  ].join("\n");
}
