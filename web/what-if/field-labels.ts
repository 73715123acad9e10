import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";

type Kind = ScenarioEvent["kind"];

/** The labels of the keys of events in a form. */
const LABELS: Readonly<Record<string, string>> = {
  abilities: "Abilities",
  ability: "Ability",
  active: "Whose turn it is",
  add: "Counters put on",
  additional: "Additional cost",
  after: "Words of the name before it",
  afterStateBasedActions: "Also look after state-based actions",
  alternative: "Alternative cost",
  amount: "Amount",
  as: "As",
  attachedTo: "Attached to",
  back: "Back face up",
  card: "Card",
  choices: "Choice",
  controller: "Under whose control",
  copyOf: "As a copy of",
  counters: "Counters",
  designation: "Designation",
  effect: "Effect",
  faceDown: "Face down",
  half: "Half",
  hand: "Cards in hand",
  id: "Called",
  keep: "What is kept",
  kind: "What happens",
  level: "Level",
  library: "Cards in library",
  life: "Life",
  meldedWith: "Melded with",
  note: "Note",
  object: "Object",
  objects: "Object",
  on: "Gets it",
  onto: "Onto",
  owner: "Owner",
  player: "Player",
  position: "Where it goes",
  power: "Power",
  prototype: "As its prototype",
  remove: "Counters removed",
  rulesets: "Only under",
  source: "Source",
  tapped: "Tapped",
  targets: "Target",
  textBoxOf: "Exchanges text boxes with",
  to: "To",
  token: "Token",
  toughness: "Toughness",
  with: "The source has",
  word: "Word",
  x: "X",
  zone: "Zone",
};

/** Labels that differ for one kind of event. */
const LABELS_OF_KIND: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  casts: { faceDown: "Cast face down" },
  choose: { object: "For which object" },
  damage: { to: "Dealt to", source: "Dealt by" },
  link: { as: "Under the name", object: "Object that remembers", objects: "Remembered object" },
  moves: { to: "To which zone" },
  resolves: { card: "Spell", source: "Source of the ability", id: "Effect called" },
  turnFaceDown: { as: "How it is face down" },
};

/** The label of a field; undefined words are those of the key. */
export function labelOf(kind: Kind, [key = "", inner]: readonly (string | number)[]): string {
  const word = String(key);
  const label = LABELS_OF_KIND[kind]?.[word] ?? own(LABELS, word) ?? word;
  if (inner === undefined) return label;
  return typeof inner === "number" ? `${label} ${inner + 1}` : `${label}: ${inner}`;
}
