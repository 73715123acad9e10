import type { ColorWord, Comparison, Quantity, Selector } from "../rules/formats.gen.js";
import { listed } from "./heads.js";
import { dashed, messageAbout } from "./known-message.js";
import { type Claim, claims, denied, inForm, type Phrase, row, say, type Saying, seriesOf } from "./phrase.js";
import { fromZone } from "./places.js";
import { playerPhrase, referencePhrase } from "./references.js";
import {
  chosenPhrase,
  colorPhrase,
  counterPhrase,
  either,
  subtypePhrase,
  supertypeTrait,
  typePhrase,
} from "./types.js";
import type { Voice } from "./voice.js";
import { keywordCosts, variantPhrase } from "./keywords.js";

/** Keys that make the noun, point at an object, or say where it is; the others are traits. */
type OtherKeys =
  | "type"
  | "subtype"
  | "permanent"
  | "self"
  | "affected"
  | "host"
  | "target"
  | "chosenObject"
  | "triggering"
  | "object"
  | "linked"
  | "topOf"
  | "other"
  | "zone"
  | "controller"
  | "owner"
  | "not";

type TraitKey = Exclude<keyof Selector, OtherKeys>;

type Table = { readonly [K in TraitKey]: (value: NonNullable<Selector[K]>, voice: Voice) => readonly Claim[] };

function ofColors(colors: readonly ColorWord[]): Claim {
  const words = colors.map((color) => (typeof color === "string" ? colorPhrase(color) : chosenPhrase(color)));
  if (colors.every((color) => typeof color === "string")) return say("trait-color", { color: either(words) });
  const kinds = colors.map((color) =>
    typeof color === "string"
      ? say("of-color", { color: colorPhrase(color) })
      : say("of-chosen", { what: chosenPhrase(color) }),
  );
  return say("trait-of-colors", { words: either(kinds) });
}

type Shared = NonNullable<Selector["shares"]>["characteristic"];

function sharedPhrase(characteristic: Shared): Phrase {
  return say(`noun-${characteristic === "type" ? "card-type" : dashed(characteristic)}`);
}

/** Bounds of a number: "2 or less", "from 2 to 4", "equal to your life total"; they stand after its name. */
function boundsPhrase({ equals, atLeast, atMost }: Comparison, voice: Voice): Phrase {
  const bounds: Phrase[] = [];
  const bound = (
    value: Quantity,
    plain: "bound-is" | "bound-or-more" | "bound-or-less",
    spelled: SpelledBound,
  ): Phrase => (typeof value === "number" ? say(plain, { n: value }) : say(spelled, { value: voice.quantity(value) }));
  if (equals !== undefined) bounds.push(bound(equals, "bound-is", "bound-equal-to"));
  if (typeof atLeast === "number" && typeof atMost === "number")
    bounds.push(say("bound-from-to", { from: atLeast, to: atMost }));
  else {
    if (atLeast !== undefined) bounds.push(bound(atLeast, "bound-or-more", "bound-at-least"));
    if (atMost !== undefined) bounds.push(bound(atMost, "bound-or-less", "bound-at-most"));
  }
  return row(bounds, "and");
}

type SpelledBound = "bound-equal-to" | "bound-at-least" | "bound-at-most";

/** Bounds of how many there are: "at least 2 colors", "exactly 1 ability"; `what` is a noun. */
function amountPhrase(what: Phrase, { equals, atLeast, atMost }: Comparison, voice: Voice): Phrase {
  const of = (quantity: Quantity): Phrase =>
    typeof quantity === "number"
      ? say("counted", { n: quantity, what })
      : say("as-many-as", { what, value: voice.quantity(quantity) });
  if (typeof atLeast === "number" && typeof atMost === "number" && equals === undefined)
    return say("amount-from-to", { from: atLeast, to: of(atMost) });
  const bounds: Phrase[] = [];
  if (equals !== undefined) bounds.push(say("amount-exactly", { amount: of(equals) }));
  if (atLeast !== undefined) bounds.push(say("amount-at-least", { amount: of(atLeast) }));
  if (atMost !== undefined) bounds.push(say("amount-at-most", { amount: of(atMost) }));
  return row(bounds, "and");
}

/** How many of something it has. */
function having(what: Phrase, comparison: Comparison, voice: Voice): Claim {
  return comparison.equals === 0
    ? say("trait-lacking", { what: inForm(what, { number: "many" }) })
    : say("trait-having", { what: amountPhrase(what, comparison, voice) });
}

/** CR 105.2: words for the counts that have one. */
function colorCount(comparison: NonNullable<Selector["colorCount"]>, voice: Voice): Claim {
  const { equals, atLeast, atMost } = comparison;
  const isAlone = Object.keys(comparison).length === 1;
  if (isAlone && (equals === 0 || atMost === 0)) return say("trait-colorless");
  if (isAlone && equals === 1) return say("trait-monocolored");
  if (isAlone && atLeast === 1) return say("trait-colored");
  if (isAlone && atLeast === 2) return say("trait-multicolored");
  return having(say("noun-color"), comparison, voice);
}

type Measured = "power" | "toughness" | "basePower" | "baseToughness" | "manaValue" | "loyalty";

/** A number that every object may have, as a noun without an article. */
export function measurePhrase(measure: Measured): Phrase {
  return say(`noun-${dashed(measure)}`);
}

function measured(measure: Measured): (value: NonNullable<Selector["power"]>, voice: Voice) => readonly Claim[] {
  return (value, voice) => [
    say("trait-having", {
      what: say("measured", { what: measurePhrase(measure), bounds: boundsPhrase(value, voice) }),
    }),
  ];
}

function designated(word: string): Claim {
  const id = messageAbout("trait", word);
  return id === undefined ? say("trait-designated", { word }) : say(id);
}

/** Members that are several things themselves are kept apart by a comma. */
function anyOf(members: readonly Claim[]): Claim {
  if (members.every(({ kind }) => kind === "saying")) return claims(members, "or");
  const [first, ...more] = members;
  return more.reduce<Claim>(
    (left, right) =>
      say("trait-either", {
        left: inForm(left, { as: "is" }),
        right: inForm(right, { as: "is" }),
        "not-left": inForm(denied(left), { as: "is" }),
        "not-right": inForm(denied(right), { as: "is" }),
      }),
    first ?? say("trait-there"),
  );
}

/** In the order in which adjectives and the words after the noun are said. */
const TRAITS: Table = {
  designation: (word) => [designated(word)],
  tapped: (is) => [is ? say("trait-tapped") : denied(say("trait-tapped"))],
  transformed: (is) => [is ? say("trait-transformed") : denied(say("trait-transformed"))],
  faceDown: (is) => [is ? say("trait-face-down") : denied(say("trait-face-down"))],
  historic: () => [say("trait-historic")],
  token: (is) => (is ? [] : [say("trait-nontoken")]),
  supertype: (value) => {
    const words = listed(value).map(supertypeTrait);
    return [claims(words, "or")];
  },
  colorCount: (value, voice) => [colorCount(value, voice)],
  color: (value) => [ofColors(listed<ColorWord>(value))],
  name: (value) => [
    typeof value === "string"
      ? say("trait-named", { name: { kind: "name", card: value } })
      : say("trait-chosen-name", { what: chosenPhrase(value) }),
  ],
  keyword: (said, voice) => [say("trait-keyword", { keyword: variantPhrase(said, voice) })],
  abilityCount: (value, voice) => [having(say("noun-ability"), value, voice)],
  power: measured("power"),
  toughness: measured("toughness"),
  basePower: measured("basePower"),
  baseToughness: measured("baseToughness"),
  manaValue: measured("manaValue"),
  counters: (kinds, voice) => Object.entries(kinds).map(([kind, bounds]) => having(counterPhrase(kind), bounds, voice)),
  counter: (kind) => [say("trait-counter", { counter: inForm(counterPhrase(kind), { number: "one" }) })],
  castFrom: (zones) => [say("trait-cast-from", { where: either(listed(zones).map(fromZone)) })],
  wasCast: (is) => [is ? say("trait-was-cast") : denied(say("trait-was-cast"))],
  castBy: (player, voice) => [say("trait-cast-by", { player: playerPhrase(player, voice) })],
  paid: (cost) => [say("trait-paid", { costs: keywordCosts(cost) })],
  attackingPlayer: (player, voice) => [say("trait-attacking-player", { player: playerPhrase(player, voice) })],
  attackingPermanent: (selector, voice) => [say("trait-attacking-permanent", { what: voice.objects(selector) })],
  blocking: (selector, voice) => [say("trait-blocking-such", { what: voice.objects(selector) })],
  blockedBy: (selector, voice) => [say("trait-blocked-by", { what: voice.objects(selector) })],
  attached: (is) => [is ? say("trait-attached") : denied(say("trait-attached"))],
  attachedTo: (selector, voice) => [say("trait-attached-to", { what: voice.objects(selector) })],
  pairedWith: (selector, voice) => [say("trait-paired-with", { what: voice.objects(selector) })],
  hasAttached: (selector, voice) => [say("trait-with-attached", { what: voice.objects(selector) })],
  shares: ({ characteristic, with: other }, voice) => [
    say("trait-sharing", { what: sharedPhrase(characteristic), other: referencePhrase(other, voice) }),
  ],
  anyOf: (members, voice) => [anyOf(members.map((member) => voice.predicate(member)))],
  allOf: (members, voice) => [
    claims(
      members.map((member) => voice.predicate(member)),
      "and",
    ),
  ],
};

function traitOf<K extends TraitKey>(key: K, value: Selector[K], voice: Voice): readonly Claim[] {
  return value === undefined ? [] : TRAITS[key](value, voice);
}

const TRAIT_KEYS = Object.keys(TRAITS) as TraitKey[];

/** "with power 2 and toughness 3": several values share one "with", in the place of the first. */
function together(all: readonly Claim[]): Claim[] {
  const had = all.filter(isHaving);
  const [first, second] = had;
  if (first === undefined || second === undefined) return [...all];
  const whole = say("trait-having", { what: seriesOf(had, ({ args: { what = "" } }) => what, "and") });
  return all.flatMap((claim): Claim[] => (claim === first ? [whole] : isHaving(claim) ? [] : [claim]));
}

function isHaving(claim: Claim): claim is Saying {
  return claim.kind === "saying" && claim.id === "trait-having" && claim.denied !== true;
}

/** What a description asks besides the kind of object and the place. */
export function traitsOf(selector: Selector, voice: Voice): Claim[] {
  return together(TRAIT_KEYS.flatMap((key) => traitOf(key, selector[key], voice)));
}

/** What makes an adjective of a lone card type or subtype that is asked not to be there: "noncreature", "non-Aura". */
export function kindTraits(selector: Selector): Claim[] | undefined {
  const subtypes = listed(selector.subtype);
  const words = [
    ...listed(selector.type).map(typePhrase),
    ...subtypes.flatMap((word) => (typeof word === "string" ? [subtypePhrase(word)] : [])),
  ];
  if (words.length === 0 || subtypes.some((word) => typeof word !== "string")) return undefined;
  return words.map((kind) => say("trait-kind", { kind }));
}
