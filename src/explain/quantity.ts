import type { Measure, Quantity, QuantityExpression } from "../rules/formats.gen.js";
import { list } from "./grammar.js";
import { chosenWords, playerWords, propertyOf, referenceWords } from "./reference.js";
import type { Voice } from "./voice.js";

type Key = keyof QuantityExpression;

/** Keys that only go along with another. */
type Companion = "on" | "onEach" | "onPlayer" | "of" | "among" | "round" | "then" | "else";

type Table = {
  readonly [K in Exclude<Key, Companion>]: (
    value: NonNullable<QuantityExpression[K]>,
    whole: QuantityExpression,
    voice: Voice,
  ) => string;
};

const MEASURES: Readonly<Record<Measure, string>> = {
  power: "power",
  toughness: "toughness",
  basePower: "base power",
  baseToughness: "base toughness",
  manaValue: "mana value",
  loyalty: "loyalty",
};

const DIFFERENT: Readonly<Record<NonNullable<QuantityExpression["distinct"]>, string>> = {
  types: "card types",
  colors: "colors",
  basicLandTypes: "basic land types",
  creatureTypes: "creature types",
  names: "names",
  powers: "powers",
  manaValues: "mana values",
};

/** Inside other arithmetic, so that it can't be read in two ways. */
function inner(quantity: Quantity, voice: Voice): string {
  const words = quantityWords(quantity, voice);
  const compound =
    typeof quantity === "object" && (quantity.sum ?? quantity.product ?? quantity.half ?? quantity.if) !== undefined;
  return compound ? `(${words})` : words;
}

function objectsIn(whole: QuantityExpression, voice: Voice): string {
  return voice.objects(whole.of ?? whole.among ?? {}).many;
}

function lifeWords(reference: NonNullable<QuantityExpression["life"]>, voice: Voice): string {
  if (reference === "each") return "the total life of all players";
  return reference === "opponent"
    ? "the total life of your opponents"
    : `${playerWords(reference, voice).possessive} life total`;
}

function handWords(reference: NonNullable<QuantityExpression["handSize"]>, voice: Voice): string {
  if (reference === "each") return "the number of cards in all hands";
  const { possessive } = playerWords(reference, voice);
  return `the number of cards in ${possessive} ${reference === "opponent" ? "hands" : "hand"}`;
}

function choice(condition: string, then: string, otherwise: string): string {
  return `${then} if ${condition}, otherwise ${otherwise}`;
}

function counterPlace({ on, onEach, onPlayer }: QuantityExpression, voice: Voice): string {
  if (onEach !== undefined) return `on ${voice.objects(onEach).many}`;
  if (onPlayer !== undefined) {
    const { name, number } = playerWords(onPlayer, voice);
    return `${name} ${number === "one" ? "has" : "have"}`;
  }
  const isSubject = on === "affected" || (on !== undefined && on === voice.subject?.who);
  return `on ${isSubject ? "it" : referenceWords(on ?? "self", voice)}`;
}

const WORDS: Table = {
  x: () => "X",
  powerOf: (reference, _, voice) => propertyOf("power", reference, voice),
  toughnessOf: (reference, _, voice) => propertyOf("toughness", reference, voice),
  basePowerOf: (reference, _, voice) => propertyOf("base power", reference, voice),
  baseToughnessOf: (reference, _, voice) => propertyOf("base toughness", reference, voice),
  levelOf: (reference, _, voice) => propertyOf("level", reference, voice),
  manaValueOf: (reference, _, voice) => propertyOf("mana value", reference, voice),
  counter: (kind, whole, voice) =>
    `the number of ${kind === "any" ? "" : `${kind} `}counters ${counterPlace(whole, voice)}`,
  count: (selector, _, voice) => `the number of ${voice.objects(selector).many}`,
  total: (measure, whole, voice) => `the total ${MEASURES[measure]} of ${objectsIn(whole, voice)}`,
  greatest: (measure, whole, voice) => `the greatest ${MEASURES[measure]} among ${objectsIn(whole, voice)}`,
  least: (measure, whole, voice) => `the least ${MEASURES[measure]} among ${objectsIn(whole, voice)}`,
  distinct: (what, whole, voice) => `the number of different ${DIFFERENT[what]} among ${objectsIn(whole, voice)}`,
  devotion: (colors) => `your devotion to ${list(colors)}`,
  handSize: (reference, _, voice) => handWords(reference, voice),
  life: (reference, _, voice) => lifeWords(reference, voice),
  players: (reference, _, voice) =>
    `the number of ${reference === "each" ? "players" : playerWords(reference, voice).name}`,
  chosen: (name) => chosenWords({ chosen: name }),
  sum: (terms, _, voice) => terms.map((term) => inner(term, voice)).join(" plus "),
  product: (factors, _, voice) => productWords(factors, voice),
  negative: (quantity, _, voice) => (typeof quantity === "number" ? `${-quantity}` : `minus ${inner(quantity, voice)}`),
  half: (quantity, { round }, voice) => `half of ${inner(quantity, voice)}, rounded ${round ?? "down"}`,
  atMostOf: (members, _, voice) => `the smallest of ${list(members.map((member) => inner(member, voice)))}`,
  atLeastOf: (members, _, voice) => `the greatest of ${list(members.map((member) => inner(member, voice)))}`,
  if: (condition, whole, voice) =>
    choice(voice.condition(condition), inner(whole.then ?? 0, voice), inner(whole.else ?? 0, voice)),
};

function productWords(factors: readonly Quantity[], voice: Voice): string {
  const [first, second, ...more] = factors;
  if (first === 2 && second !== undefined && more.length === 0) return `twice ${inner(second, voice)}`;
  return factors.map((factor) => inner(factor, voice)).join(" times ");
}

const KEYS = Object.keys(WORDS) as (keyof Table)[];

function words<K extends keyof Table>(
  key: K,
  value: QuantityExpression[K],
  expression: QuantityExpression,
  voice: Voice,
): string | undefined {
  return value === undefined ? undefined : WORDS[key](value, expression, voice);
}

/** "3", "the number of creatures you control", "its mana value". */
export function quantityWords(quantity: Quantity, voice: Voice): string {
  if (typeof quantity === "number") return String(quantity);
  for (const key of KEYS) {
    const found = words(key, quantity[key], quantity, voice);
    if (found !== undefined) return found;
  }
  return "an unknown number";
}
