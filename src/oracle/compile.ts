import type { Card, CardText, FaceText } from "../rules/formats.gen.js";
import { parseCard } from "../scenario/parse.js";
import { AbilityIds } from "./ability-ids.js";
import { type Compiled, type Sentence, worst } from "./compiled.js";
import { compileFace, type Face } from "./face.js";
import { printedFacts } from "./printed.js";
import { isAskedFor, saysOther } from "./sentence.js";

/** A definition of the card, as far as its text is understood; nothing is guessed (see State). */
export function compileCard(card: CardText): Compiled {
  const { name } = card;
  const faces = facesOf(card);
  const layout = layoutOf(card, faces);
  const refused = (missing: string, sentences: readonly Sentence[] = []): Compiled => ({
    name,
    state: "refused",
    sentences,
    missing,
  });
  if (layout === undefined) return refused(`a card of layout ${card.layout ?? "unknown"} can't be said`);
  const printed = faces.map(printedFacts);
  const wrong = printed.find((facts) => typeof facts === "string");
  if (wrong !== undefined) return refused(wrong);
  const read = faces.flatMap((text, face) => {
    const facts = printed[face];
    return typeof facts === "object" ? [compileFace(text, facts, face)] : [];
  });
  const sentences = read.flatMap((face) => face.sentences);
  const state = worst(sentences.map((sentence) => sentence.state));
  const ids = new AbilityIds();
  const [front, back] = read.map(({ facts, abilities }) => ({
    ...facts,
    ...(abilities.length > 0 && { abilities: ids.given(abilities) }),
  }));
  if (front === undefined) return refused("it has no face", sentences);
  const definition: Card = back === undefined ? front : { ...front, layout, back };
  if (state === "refused") return { name, state, sentences, partial: definition };
  const doubt = read.map(doubtAbout).find((each) => each !== undefined);
  if (doubt !== undefined) return refused(doubt, sentences);
  const checked = parseCard(JSON.stringify(definition), name);
  if (!checked.ok) return refused(checked.problems[0]?.message ?? "its definition is not valid", sentences);
  return { name, state, sentences, definition };
}

/** What only the whole face can show to be uncertain. */
function doubtAbout({ facts, abilities }: Face): string | undefined {
  if (!isAskedFor(abilities)) return "nothing on the card asks for what is chosen";
  const isAttached = ["Aura", "Equipment", "Fortification"].some((subtype) => facts.subtypes?.includes(subtype));
  const isOther = abilities.some(
    (ability) => typeof ability === "object" && ability.kind === "static" && saysOther(ability),
  );
  return isAttached && isOther
    ? "whether other means than itself or than what it is attached to is not certain"
    : undefined;
}

/** What is printed on each face; where there are no faces, on the card. */
export function facesOf(card: CardText): FaceText[] {
  const { card_faces: faces = [], type_line = "" } = card;
  return faces.length < 2 ? [faces[0] ?? { ...card, type_line }] : faces;
}

/** Ours; undefined where a card of such a layout can't be said with what is printed on it alone. */
function layoutOf({ layout = "" }: CardText, faces: readonly FaceText[]): Card["layout"] {
  if (faces.length === 1) return layout === "meld" ? undefined : "normal";
  if (faces.length > 2) return undefined;
  return LAYOUTS[faces.every(({ type_line }) => /\bRoom\b/.test(type_line)) ? "room" : layout];
}

/** Scryfall's layouts of cards with two faces, and ours. */
const LAYOUTS: Readonly<Record<string, NonNullable<Card["layout"]>>> = {
  transform: "transform",
  modal_dfc: "modal",
  flip: "flip",
  split: "split",
  adventure: "adventure",
  room: "room",
};
