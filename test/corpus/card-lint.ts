import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typeSet } from "../../src/rules/card-types.js";
import type { AbilityEntry, Card, EffectPart, Face } from "../../src/rules/formats.gen.js";
import { contains, subtypesAllowedBy, subtypeSet } from "../../src/rules/subtype-set.js";
import { parseCard } from "../../src/scenario/parse.js";
import { type CardFile, ROOT, type ScenarioFile } from "./files.js";
import { namesSchema, repeated, type Rules, slugOf, textsIn, valuesOf, wellEnded, workshopWords } from "./lint.js";

const LONGEST_TEXT = 160;

function facesOf(card: Card): Face[] {
  return card.back === undefined ? [card] : [card, card.back];
}

function ofEachFace(
  fault: (face: Face, side: "front" | "back") => string | undefined,
): (file: { data: Card }) => string[] {
  return ({ data }) =>
    facesOf(data).flatMap((face, i) => {
      const told = fault(face, i === 0 ? "front" : "back");
      return told === undefined ? [] : [`${face.name} ${told}`];
    });
}

function only(there: boolean, wanted: boolean, what: string): string | undefined {
  if (there === wanted) return undefined;
  return wanted ? `has no ${what}` : `has ${what}, which it can't have`;
}

/** A Vehicle or a Spacecraft has both, to be used once it is a creature (CR 208.3). */
function sizeFault({ types, subtypes = [], power, toughness }: Face): string | undefined {
  const wanted = types.includes("Creature") || subtypes.includes("Vehicle") || subtypes.includes("Spacecraft");
  return only(power !== undefined, wanted, "power") ?? only(toughness !== undefined, wanted, "toughness");
}

/** That there is no cost is said with null, so that one is never only forgotten; a land has none, a back may. */
function costFault({ types, manaCost }: Face, side: "front" | "back"): string | undefined {
  if (types.includes("Land")) return only(typeof manaCost === "string", false, "a mana cost");
  return side === "back" || manaCost !== undefined ? undefined : "has no mana cost, nor null for one";
}

function familyFault({ types, subtypes = [] }: Face): string | undefined {
  const allowed = subtypesAllowedBy(typeSet(types));
  const strange = subtypes.filter((word) => !contains(allowed, subtypeSet([word])));
  return strange.length === 0 ? undefined : `has ${strange.join(", ")} without a card type for it`;
}

function idOf(ability: AbilityEntry): string | undefined {
  return typeof ability === "string" || ability.kind === "keyword" ? undefined : ability.id;
}

function partsOf(ability: AbilityEntry): EffectPart[] {
  if (typeof ability === "string") return [];
  return ability.kind === "static" || ability.kind === "characteristicDefining" ? ability.does : [];
}

/** A star is settled by an ability of the card: a characteristic-defining one, a static one, or a body (CR 208.2). */
function starFault({ power, toughness, abilities = [] }: Face): string | undefined {
  const stars = (["power", "toughness"] as const).filter((key) => String({ power, toughness }[key]).includes("*"));
  const settled = abilities.flatMap((ability) => {
    const bodies = typeof ability === "object" && ability.kind === "asEnters" ? (ability.bodies ?? []) : [];
    return [...bodies, ...partsOf(ability).filter((part) => part.kind === "setPowerToughness")];
  });
  const open = stars.filter((key) => !settled.some((setter) => key in setter));
  return open.length === 0 ? undefined : `has no ability that says what its ${open.join(" and ")} is`;
}

/** What every card must be, in a file or within a scenario. */
export const PRINTED_FACTS: Rules<{ readonly data: Card }> = {
  "has power and toughness if it is a creature or Vehicle, and only then": ofEachFace(sizeFault),
  "has loyalty if it is a planeswalker, and only then": ofEachFace(({ types, loyalty }) =>
    only(loyalty !== undefined, types.includes("Planeswalker"), "loyalty"),
  ),
  "has defense if it is a battle, and only then": ofEachFace(({ types, defense }) =>
    only(defense !== undefined, types.includes("Battle"), "defense"),
  ),
  "has a color indicator only without a mana cost": ofEachFace(({ manaCost, colorIndicator }) =>
    only(colorIndicator !== undefined && typeof manaCost === "string", false, "a color indicator beside a cost"),
  ),
  "has only subtypes that its card types allow": ofEachFace(familyFault),
  "has an ability for each star": ofEachFace(starFault),
  "has ability ids of its own, over both faces": ({ data }) =>
    repeated(facesOf(data).flatMap(({ abilities = [] }) => abilities.flatMap((ability) => idOf(ability) ?? []))).map(
      (id) => `a second ability ${id}`,
    ),
  "stores no long text": ({ data }) =>
    textsIn(data)
      .filter((text) => text.length > LONGEST_TEXT)
      .map((text) => `${text.length} characters: ${text}`),
};

export const CARD_RULES: Rules<CardFile> = {
  "parses without a problem or a warning": ({ file, text }) => {
    const parsed = parseCard(text, file);
    return (parsed.ok ? parsed.warnings : parsed.problems).map(({ pointer, message }) => `${pointer} ${message}`);
  },
  "lies in a file named after it": ({ stem, data }) =>
    stem === slugOf(data.name) ? [] : [`not ${slugOf(data.name)}.json`],
  "names its schema": namesSchema("card.schema.json"),
  "ends with a newline": wellEnded,
  "speaks of no files and no seeds": workshopWords,
  "has its mana cost, or null for none, unless it is a land": ofEachFace(costFault),
  ...PRINTED_FACTS,
};

/** The names of the cards that a scenario's events name. */
export function cardsUsedBy({ data }: ScenarioFile): string[] {
  return [...valuesOf("card", data.timeline), ...valuesOf("meldedWith", data.timeline)].filter(
    (name) => typeof name === "string",
  );
}

/** Whether the bench plays with a card: its boards name them in the source. */
export function isOnTheBench(name: string): boolean {
  return readFileSync(join(ROOT, "bench/boards.ts"), "utf8").includes(`"${name}"`);
}
