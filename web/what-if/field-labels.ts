import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";

type Kind = ScenarioEvent["kind"];

/** Labels that say more than the keys. */
const LABELS: Readonly<Record<string, string>> = {
  active: "Whose turn it is",
  add: "Counters put on",
  additional: "Additional cost",
  after: "Words of the name before it",
  afterStateBasedActions: "Also look after state-based actions",
  alternative: "Alternative cost",
  attackers: "Attacking creature",
  back: "Back face up",
  choices: "Choice",
  chosenObjects: "Chosen object",
  controller: "Under whose control",
  copyOf: "As a copy of",
  defender: "Whom or what it attacks",
  draws: "Cards drawn",
  hand: "Cards in hand",
  id: "Called",
  keep: "What is kept",
  kind: "What happens",
  library: "Cards in library",
  objects: "Object",
  on: "Gets it",
  position: "Where it goes",
  prototype: "As its prototype",
  remove: "Counters removed",
  rulesets: "Only under",
  targets: "Target",
  illegalTargets: "Target that is illegal by then",
  textBoxOf: "Exchanges text boxes with",
  with: "The source has",
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

/** The label of a field: of its key, or its own. */
export function labelOf(kind: Kind, [key = "", inner]: readonly (string | number)[]): string {
  const word = String(key);
  const label = LABELS_OF_KIND[kind]?.[word] ?? own(LABELS, word) ?? spelled(word);
  if (inner === undefined) return label;
  return typeof inner === "number" ? `${label} ${inner + 1}` : `${label}: ${inner}`;
}

/** `attachedTo` -> `Attached to`. */
function spelled(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
