// oxlint-disable unicorn/no-thenable -- `then` is a key of the data, which is never awaited
import { type CountedWord, isCounted } from "../rules/deeds.js";
import type { Quantity, QuantityExpression, Reference, Selector } from "../rules/formats.gen.js";
import { keywordNamed } from "./keywords.js";
import { messageAbout } from "./known-message.js";
import { inForm, type Phrase, say, seriesOf, type Word } from "./phrase.js";
import { chosenPhrase, colorPhrase, counterPhrase } from "./types.js";
import { isSubject, itPhrase, playerPhrase, possessed, propertyPhrase, referencePhrase } from "./references.js";
import { numberOfPlayersWho } from "./conditions.js";
import { isPointer, objectsPhrase } from "./objects.js";
import { measurePhrase } from "./traits.js";
import type { Voice } from "./voice.js";

type Key = keyof QuantityExpression;

/** Keys that only go along with another. */
type Companion = "on" | "onEach" | "onPlayer" | "of" | "among" | "by" | "round" | "then" | "else";

type Table = {
  readonly [K in Exclude<Key, Companion>]: (
    value: NonNullable<QuantityExpression[K]>,
    whole: QuantityExpression,
    voice: Voice,
  ) => Phrase;
};

type Different = NonNullable<QuantityExpression["distinct"]>;

function differentPhrase(what: Different): Phrase {
  switch (what) {
    case "types":
      return say("noun-card-type");
    case "colors":
      return say("noun-color");
    case "supertypes":
      return say("noun-supertype");
    case "subtypes":
      return say("noun-subtype");
    case "landTypes":
      return say("noun-land-type");
    case "basicLandTypes":
      return say("noun-basic-land-type");
    case "creatureTypes":
      return say("noun-creature-type");
    case "names":
      return say("noun-name");
    case "powers":
      return measurePhrase("power");
    case "manaValues":
      return measurePhrase("manaValue");
    case "manaCosts":
      return say("noun-mana-cost");
    default:
      return what satisfies never;
  }
}

/** A term of a larger expression, in brackets where it would be ambiguous. */
function inner(quantity: Quantity, voice: Voice): Word {
  const words = quantityPhrase(quantity, voice);
  const compound =
    typeof quantity === "object" && (quantity.sum ?? quantity.product ?? quantity.half ?? quantity.if) !== undefined;
  return compound ? say("bracketed", { words }) : words;
}

function objectsIn(whole: QuantityExpression, voice: Voice): Phrase {
  return inForm(voice.objects(whole.of ?? whole.among ?? {}), { number: "many" });
}

function lifePhrase(reference: NonNullable<QuantityExpression["life"]>, voice: Voice): Phrase {
  if (reference === "each") return say("life-of-all");
  if (reference === "opponent" && voice.you === undefined) return say("life-of-opponents");
  return possessed(say("noun-life-total"), playerPhrase(reference, voice));
}

function handPhrase(reference: NonNullable<QuantityExpression["handSize"]>, voice: Voice): Phrase {
  if (reference === "each") return say("cards-in-all-hands");
  const place = possessed(say("noun-hand"), playerPhrase(reference, voice));
  return reference === "opponent" ? say("cards-in-hands", { place }) : say("cards-in-hand", { place });
}

function partyPhrase(reference: NonNullable<QuantityExpression["party"]>, voice: Voice): Phrase {
  if (reference === "each") return say("creatures-in-all-parties");
  const party = possessed(say("noun-party"), playerPhrase(reference, voice));
  return reference === "opponent" ? say("creatures-in-parties", { party }) : say("creatures-in-party", { party });
}

function counters(kind: string, { on, onEach, onPlayer }: QuantityExpression, voice: Voice): Phrase {
  const counter = counterPhrase(kind);
  if (onEach !== undefined)
    return say("counters-on", { counter, what: inForm(voice.objects(onEach), { number: "many" }) });
  if (onPlayer !== undefined) return say("counters-of-player", { counter, player: playerPhrase(onPlayer, voice) });
  const where: Reference = on ?? "self";
  return isSubject(where, voice)
    ? say("counters-on-it", { counter, who: itPhrase(voice) })
    : say("counters-on", { counter, what: referencePhrase(where, voice) });
}

function productPhrase(factors: readonly Quantity[], voice: Voice): Phrase {
  const [first, second, ...more] = factors;
  if (first === 2 && second !== undefined && more.length === 0) return say("twice", { value: inner(second, voice) });
  return folded(factors, voice, "product");
}

/** From the left: "A plus B minus C". */
function folded(members: readonly Quantity[], voice: Voice, id: "sum" | "product"): Phrase {
  const [first = 0, ...more] = members;
  return more.reduce<Phrase>(
    (left, right) => {
      const taken = id === "sum" ? subtracted(right) : undefined;
      return taken === undefined
        ? say(id, { left, right: inner(right, voice) })
        : say("difference", { left, right: inner(taken, voice) });
    },
    say("amount", { value: inner(first, voice) }),
  );
}

/** What a term of a sum takes away, if it does. */
function subtracted(term: Quantity): Quantity | undefined {
  if (typeof term === "number") return term < 0 ? -term : undefined;
  return term.negative;
}

/** "the number of noncreature spells cast this turn by you"; what events do not count goes by the card's words. */
function countedPhrase(what: string, { by = "you", of = {} }: QuantityExpression, voice: Voice): Phrase {
  const id = isCounted(what) ? messageAbout("counted", what) : undefined;
  if (!isCounted(what) || id === undefined) return say("happened-this-turn", { what, player: playerPhrase(by, voice) });
  if (isPointer(of) && what === "attackers declared") return say("times-attacked", { what: voice.objects(of) });
  const such: Selector = { ...COUNTED_WHERE[what], ...of };
  return say(id, {
    what: inForm(countedObjects(what, such, voice), { number: "many" }),
    by: by === "each" ? "each" : "player",
    player: playerPhrase(by, voice),
    who:
      by === "each"
        ? say("counted-nobody")
        : say("counted-under", { control: possessed(say("noun-control"), playerPhrase(by, voice)) }),
    place:
      by === "each"
        ? say("counted-into-any-graveyard")
        : inForm(possessed(say("noun-graveyard"), playerPhrase(by, voice)), {
            number: by === "opponent" ? "many" : "one",
          }),
  });
}

/** Cards that went to a graveyard are called cards, wherever they are now. */
function countedObjects(what: CountedWord, such: Selector, voice: Voice): Phrase {
  return what === "cards put into graveyards" ? objectsPhrase(such, voice, "card") : voice.objects(such);
}

/** What the noun says of where they were. */
const COUNTED_WHERE: Readonly<Partial<Record<CountedWord, Selector>>> = {
  "spells cast": { zone: "stack" },
  "attackers declared": { type: "Creature" },
  "blockers declared": { type: "Creature" },
};

const PHRASES: Table = {
  x: () => say("x-value"),
  powerOf: (reference, _, voice) => propertyPhrase(measurePhrase("power"), reference, voice),
  toughnessOf: (reference, _, voice) => propertyPhrase(measurePhrase("toughness"), reference, voice),
  basePowerOf: (reference, _, voice) => propertyPhrase(measurePhrase("basePower"), reference, voice),
  baseToughnessOf: (reference, _, voice) => propertyPhrase(measurePhrase("baseToughness"), reference, voice),
  levelOf: (reference, _, voice) => propertyPhrase(say("noun-level"), reference, voice),
  manaValueOf: (reference, _, voice) => propertyPhrase(measurePhrase("manaValue"), reference, voice),
  counter: counters,
  count: (selector, _, voice) =>
    isAnyTarget(selector)
      ? say("number-of-targets")
      : say("number-of", { what: inForm(voice.objects(selector), { number: "many" }) }),
  total: (measure, whole, voice) => say("total-of", { measure: measurePhrase(measure), what: objectsIn(whole, voice) }),
  greatest: (measure, whole, voice) =>
    say("greatest-among", { measure: measurePhrase(measure), what: objectsIn(whole, voice) }),
  least: (measure, whole, voice) =>
    say("least-among", { measure: measurePhrase(measure), what: objectsIn(whole, voice) }),
  distinct: (what, whole, voice) =>
    whole.among !== undefined && isPointer(whole.among)
      ? say("different-in-one", { kind: differentPhrase(what), what: voice.objects(whole.among) })
      : say("different-among", { kind: differentPhrase(what), what: objectsIn(whole, voice) }),
  devotion: (colors, _, { you }) => {
    const words = seriesOf(colors, (color) => inForm(colorPhrase(color), { as: "to" }), "and");
    return you === undefined
      ? say("devotion", { colors: words })
      : say("devotion-of", { colors: words, player: say("player-named", { name: you }) });
  },
  party: (reference, _, voice) => partyPhrase(reference, voice),
  handSize: (reference, _, voice) => handPhrase(reference, voice),
  life: (reference, _, voice) => lifePhrase(reference, voice),
  startingLife: (reference, _, voice) => possessed(say("noun-starting-life-total"), playerPhrase(reference, voice)),
  players: (who, _, voice) => {
    if (typeof who === "object" && "among" in who) return numberOfPlayersWho(who, voice);
    return who === "each" ? say("number-of-players") : say("number-of-those", { who: playerPhrase(who, voice) });
  },
  thisTurn: countedPhrase,
  timesPaid: (cost) => say("times-paid", { cost: keywordNamed(cost) }),
  chosen: (name) => chosenPhrase({ chosen: name }),
  sum: (terms, _, voice) => folded(terms, voice, "sum"),
  product: (factors, _, voice) => productPhrase(factors, voice),
  negative: (quantity, _, voice) =>
    typeof quantity === "number"
      ? say("amount", { value: -quantity })
      : say("minus", { value: inner(quantity, voice) }),
  half: (quantity, { round }, voice) =>
    round === "up"
      ? say("half-rounded-up", { value: inner(quantity, voice) })
      : say("half-rounded-down", { value: inner(quantity, voice) }),
  atMostOf: (members, _, voice) =>
    say("smallest-of", {
      values: seriesOf(members, (member) => inner(member, voice), "and"),
    }),
  atLeastOf: (members, _, voice) =>
    say("greatest-of", {
      values: seriesOf(members, (member) => inner(member, voice), "and"),
    }),
  if: (condition, whole, voice) =>
    say("amount-if", {
      condition: voice.condition(condition),
      then: inner(whole.then ?? 0, voice),
      else: inner(whole.else ?? 0, voice),
    }),
};

const KEYS = Object.keys(PHRASES) as (keyof Table)[];

function phraseOf<K extends keyof Table>(
  key: K,
  value: QuantityExpression[K],
  expression: QuantityExpression,
  voice: Voice,
): Phrase | undefined {
  return value === undefined ? undefined : PHRASES[key](value, expression, voice);
}

/** "3", "the number of creatures you control", "its mana value": numbers are said as they are, what is spelled out has cases. */
export function quantityPhrase(quantity: Quantity, voice: Voice): Word {
  if (typeof quantity === "number") return String(quantity);
  for (const key of KEYS) {
    const found = phraseOf(key, quantity[key], quantity, voice);
    if (found !== undefined) return found;
  }
  return say("unknown-number");
}

/** Of any of the targets nothing more is asked. */
function isAnyTarget(selector: Selector): boolean {
  return selector.target === true && Object.keys(selector).length === 1;
}
