import type { CardText, FaceText } from "../rules/formats.gen.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import { cardTextOf } from "../scenario/parse-card-texts.js";

/** A card of a file; "skipped" is nothing that is played as a card, undefined nothing of the format. */
export type CardRead = CardText | "skipped" | undefined;

/** Scryfall's layouts of what is no card of its own, or a second time the same one. */
const NO_CARDS: ReadonlySet<unknown> = new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
  "vanguard",
  "scheme",
  "planar",
  "augment",
  "reversible_card",
]);

/** An object of Scryfall's bulk data. */
export function scryfallCard(value: unknown): CardRead {
  if (!isObject(value) || typeof value["name"] !== "string") return undefined;
  if (NO_CARDS.has(value["layout"])) return "skipped";
  // With faces what is printed stands there alone: a name of two faces would be no name of the card.
  const { card_faces } = value;
  return cardTextOf(Array.isArray(card_faces) ? { ...value, card_faces } : value);
}

/** The faces under a name of MTGJSON's AtomicCards. Those of cards that only share a name are not faces of one. */
export function mtgjsonCard(value: unknown): CardRead {
  if (!Array.isArray(value) || !value.every(isObject)) return undefined;
  const [first] = value;
  if (first === undefined || typeof first["type"] !== "string") return undefined;
  const layout = first["layout"] === "aftermath" ? "split" : first["layout"];
  if (NO_CARDS.has(layout)) return "skipped";
  const faces = first["faceName"] === undefined ? [first] : value;
  const texts = faces.map(faceOf);
  const [only] = texts;
  return cardTextOf(
    texts.length === 1 ? { ...only, layout: layout ?? "normal" } : { name: first["name"], layout, card_faces: texts },
  );
}

/** The name of each field, ours first. */
const FIELDS: Readonly<Record<Exclude<keyof FaceText, "name">, string>> = {
  mana_cost: "manaCost",
  type_line: "type",
  oracle_text: "text",
  power: "power",
  toughness: "toughness",
  loyalty: "loyalty",
  defense: "defense",
  color_indicator: "colorIndicator",
};

function faceOf(face: JsonObject): JsonObject {
  const fields = Object.entries(FIELDS).flatMap(([ours, theirs]) =>
    face[theirs] === undefined ? [] : [[ours, face[theirs]] as const],
  );
  return { name: face["faceName"] ?? face["name"], ...Object.fromEntries(fields) };
}
