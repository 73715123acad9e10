import { typeSet } from "../rules/card-types.js";
import type { AbilityEntry, Card, EffectPart, Face } from "../rules/formats.gen.js";
import { thingsMadeBy } from "../events/made.js";
import { isOfAbilityKind } from "../rules/ability.js";
import { isObject } from "../rules/json-object.js";
import { isKeywordText } from "../rules/keyword-text.js";
import { quote } from "../faults/quote.js";
import { idOf } from "../scenario/card-check.js";
import { contains, subtypesAllowedBy, subtypeSet } from "../rules/subtype-set.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { type LintRule, repeated } from "./finding.js";
import { textsIn } from "./text-rules.js";

/** Rules for every card, in a file or within a scenario. */

const LONGEST_TEXT = 160;

type Side = "front" | "back";
type Path = readonly (string | number)[];

/** The faces of a card, each with its path. */
function facesOf(card: Card, path: Path): (readonly [Face, Side, Path])[] {
  return [
    [card, "front", path],
    ...(card.back === undefined ? [] : [[card.back, "back", [...path, "back"]] as const]),
    // Like a back, a token needs no mana cost.
    ...thingsMadeBy(card).map((made, i) => [made, "back", [...path, "makes", i]] as const),
  ];
}

/** What is wrong with a face, to be read after its name, and the key it concerns. */
type FaceFault = readonly [message: string, key?: keyof Face] | undefined;

export function ofEachFace(fault: (face: Face, side: Side) => FaceFault): (card: Card, path: Path) => Fault[] {
  return (card, path) =>
    facesOf(card, path).flatMap(([face, side, here]) => {
      const [message, key] = fault(face, side) ?? [];
      if (message === undefined) return [];
      return [faultAt(key === undefined ? here : [...here, key], `${face.name} ${message}`)];
    });
}

function only(there: boolean, wanted: boolean, what: string, key: keyof Face): FaceFault {
  if (there === wanted) return undefined;
  return wanted ? [`has no ${what}`] : [`has ${what}, which it can't have`, key];
}

/** A Vehicle or Spacecraft has power and toughness, used once it is a creature (CR 208.3). */
function sizeFault({ types, subtypes = [], power, toughness }: Face): FaceFault {
  const wanted = types.includes("Creature") || subtypes.includes("Vehicle") || subtypes.includes("Spacecraft");
  return (
    only(power !== undefined, wanted, "power", "power") ??
    only(toughness !== undefined, wanted, "toughness", "toughness")
  );
}

/** No cost is written as null, so that none is merely forgotten. A land has none; a back may have none. */
export function costFault({ types, manaCost }: Face, side: Side): FaceFault {
  if (types.includes("Land")) return only(typeof manaCost === "string", false, "a mana cost", "manaCost");
  return side === "back" || manaCost !== undefined ? undefined : ["has no mana cost, nor null for one"];
}

function familyFault({ types, subtypes = [] }: Face): FaceFault {
  const allowed = subtypesAllowedBy(typeSet(types));
  const strange = subtypes.filter((word) => !contains(allowed, subtypeSet([word])));
  return strange.length === 0 ? undefined : [`has ${strange.join(", ")} without a card type for it`, "subtypes"];
}

function partsOf(ability: AbilityEntry): EffectPart[] {
  if (typeof ability === "string") return [];
  return ability.kind === "static" || ability.kind === "characteristicDefining" ? ability.does : [];
}

/** A star needs a defining ability, a static ability or a body that says what it is (CR 208.2). */
function starFault({ power, toughness, abilities = [] }: Face): FaceFault {
  const stars = (["power", "toughness"] as const).filter((key) => String({ power, toughness }[key]).includes("*"));
  const settled = abilities.flatMap((ability) => {
    const bodies = typeof ability === "object" && ability.kind === "asEnters" ? (ability.bodies ?? []) : [];
    return [...bodies, ...partsOf(ability).filter((part) => part.kind === "setPowerToughness")];
  });
  const open = stars.filter((key) => !settled.some((setter) => key in setter));
  const [first] = open;
  return first === undefined ? undefined : [`has no ability that says what its ${open.join(" and ")} is`, first];
}

function abilityIdFaults(card: Card, path: Path): Fault[] {
  const places = facesOf(card, path).flatMap(([{ abilities = [] }, , here]) =>
    abilities.flatMap((ability, i) => {
      const id = idOf(ability);
      return id === undefined ? [] : [{ id, here: [...here, "abilities", i, "id"] }];
    }),
  );
  return repeated(places.map(({ id }) => id)).map(({ entry, place }) =>
    faultAt(
      places[place]?.here ?? path,
      `a second ability "${entry}" on ${card.name}`,
      "an id of its own, over both faces",
    ),
  );
}

/** Where a card grants an ability by a word, the word would mean the keyword and this ability alike. */
function keywordIdFaults(value: unknown, path: Path): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => keywordIdFaults(item, [...path, place]));
  if (!isObject(value)) return [];
  const id = isOfAbilityKind(value) && value.kind !== "keyword" ? idOf(value) : undefined;
  return [
    ...(id !== undefined && isKeywordText(id)
      ? [faultAt([...path, "id"], `${quote(id)} is the name of a keyword`, 'another id, such as "gives-reach"')]
      : []),
    ...Object.entries(value).flatMap(([key, member]) => keywordIdFaults(member, [...path, key])),
  ];
}

function longTextFaults(card: Card, path: Path): Fault[] {
  return textsIn(card, path)
    .filter(([text]) => text.length > LONGEST_TEXT)
    .map(([text, at]) => faultAt(at, `a text of ${text.length} characters`, `at most ${LONGEST_TEXT}`));
}

/** A rule for a card, in a file of its own or within a scenario. */
export interface CardRule extends Omit<LintRule<never>, "faults"> {
  readonly faults: (card: Card, path: Path) => Fault[];
}

export const PRINTED_FACTS: readonly CardRule[] = [
  {
    name: "card-size",
    asks: "has power and toughness if it is a creature or Vehicle, and only then",
    fix: "give power and toughness as they are printed",
    faults: ofEachFace(sizeFault),
  },
  {
    name: "card-loyalty",
    asks: "has loyalty if it is a planeswalker, and only then",
    fix: "give the loyalty as it is printed",
    faults: ofEachFace(({ types, loyalty }) =>
      only(loyalty !== undefined, types.includes("Planeswalker"), "loyalty", "loyalty"),
    ),
  },
  {
    name: "card-defense",
    asks: "has defense if it is a battle, and only then",
    fix: "give the defense as it is printed",
    faults: ofEachFace(({ types, defense }) =>
      only(defense !== undefined, types.includes("Battle"), "defense", "defense"),
    ),
  },
  {
    name: "card-indicator",
    asks: "has a color indicator only without a mana cost",
    fix: "leave the indicator out: the colors follow from the mana cost (CR 202.2)",
    faults: ofEachFace(({ manaCost, colorIndicator }) =>
      only(
        colorIndicator !== undefined && typeof manaCost === "string",
        false,
        "a color indicator beside a cost",
        "colorIndicator",
      ),
    ),
  },
  {
    name: "card-subtypes",
    asks: "has only subtypes that its card types allow",
    fix: "add the card type that the subtype belongs to, or take the subtype away (CR 205.3)",
    faults: ofEachFace(familyFault),
  },
  {
    name: "card-stars",
    asks: "has an ability for each star",
    fix: "write the ability that defines the star, with the part setPowerToughness (CR 208.2)",
    faults: ofEachFace(starFault),
  },
  {
    name: "ability-ids",
    asks: "has ability ids of its own, over both faces",
    fix: "give each ability of the card an id of its own",
    faults: abilityIdFaults,
  },
  {
    name: "ability-id-keyword",
    asks: "gives no ability the name of a keyword for an id",
    fix: "say in the id what the ability does; a keyword ability goes by its own words",
    faults: keywordIdFaults,
  },
  {
    name: "short-text",
    asks: "stores no long text",
    fix: "say it in a few words of your own; the rules text of a card is never stored",
    faults: longTextFaults,
  },
];
