import type { AbilityEntry, Card, CardText, FaceText, Made, PredefinedToken } from "../rules/formats.gen.js";
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
  const ids = new AbilityIds(facesOf(card)[0]?.name ?? name);
  const makes = withNames(
    name,
    read.flatMap((face) => face.makes),
  );
  const [front, back] = read.map(({ facts, abilities }) => ({
    ...facts,
    ...(abilities.length > 0 && { abilities: ids.given(abilities).map((ability) => atWork(facts, ability)) }),
  }));
  if (front === undefined) return refused("it has no face", sentences);
  const definition = called(name, {
    ...front,
    ...(back !== undefined && { layout, back }),
    ...(layout === "meld" && { meld: { with: meldsWith(faces[0]), into: faces[1]?.name ?? "" } }),
    ...(makes.length > 0 && { makes }),
  });
  if (state === "refused") return { name, state, sentences, partial: definition };
  const doubt = read.map(doubtAbout).find((each) => each !== undefined);
  if (doubt !== undefined) return refused(doubt, sentences);
  const checked = parseCard(JSON.stringify(definition), name);
  if (!checked.ok) return refused(checked.problems[0]?.message ?? "its definition is not valid", sentences);
  return { name, state, sentences, definition };
}

/** Cards of these types are in the command zone, and their abilities function there (CR 311.2, 312.2, 313.2, 314.2, 315.3). */
const IN_COMMAND_ZONE: ReadonlySet<string> = new Set(["Conspiracy", "Plane", "Phenomenon", "Scheme", "Vanguard"]);

const atWork = ({ types }: Card, ability: AbilityEntry): AbilityEntry =>
  types.some((type) => IN_COMMAND_ZONE.has(type)) ? inCommandZone(ability) : ability;

const inCommandZone = (ability: AbilityEntry): AbilityEntry =>
  typeof ability === "object" && (ability.kind === "static" || ability.kind === "triggered")
    ? { ...ability, zones: ["command" as const] }
    : ability;

/** Where a text describes others by the name of its own object, that is the name of the card. */
function called(name: string, card: Card): Card {
  const text = JSON.stringify(card);
  const own = JSON.stringify(name.replace(/^A-/, "").split(" // ")[0]);
  return text.includes('"name":"~"')
    ? (JSON.parse(text.replaceAll('"name":"~"', () => `"name":${own}`)) as Card)
    : card;
}

/** Each once and by a name of its own; the abilities of emblems function in the command zone (CR 114.4). */
function withNames(card: string, makes: readonly (Made | PredefinedToken)[]): (Made | PredefinedToken)[] {
  const all = new Map<string, Made | PredefinedToken>();
  const names = new Set<string>();
  for (const made of makes) {
    const key = JSON.stringify(made);
    if (all.has(key)) continue;
    all.set(key, typeof made === "string" ? made : named(made, card, names));
  }
  return [...all.values()];
}

function named(made: Made, card: string, names: Set<string>): Made {
  const isEmblem = made.types.length === 0;
  const given = isEmblem ? `${card}'s emblem` : (made.name ?? (made.subtypes ?? []).join(" "));
  let name = given;
  for (let number = 2; names.has(name); number++) name = `${given} ${number}`;
  names.add(name);
  const abilities = new AbilityIds(card)
    .given(made.abilities ?? [])
    .map((ability) => (isEmblem ? inCommandZone(ability) : ability));
  return {
    ...((name !== given || isEmblem || made.name !== undefined) && { name }),
    ...(name !== given && !isEmblem && { printedName: made.name ?? null }),
    ...made,
    ...((name !== given || isEmblem) && { name }),
    ...(abilities.length > 0 && { abilities }),
  };
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
  if (faces.length > 2 || (layout === "meld" && meldsWith(faces[0]) === "")) return undefined;
  return LAYOUTS[faces.every(({ type_line }) => /\bRoom\b/.test(type_line)) ? "room" : layout];
}

/** The other card of the pair, as the ability that melds them names it (CR 712.4). */
const meldsWith = (front: FaceText | undefined): string =>
  /\b(?:creature|land|artifact|permanent) named ([^.]+?), exile them/.exec(front?.oracle_text ?? "")?.[1] ?? "";

/** Scryfall's layouts of cards with two faces, and ours. The spell of a prepared creature is an inset too. */
const LAYOUTS: Readonly<Record<string, NonNullable<Card["layout"]>>> = {
  transform: "transform",
  modal_dfc: "modal",
  flip: "flip",
  split: "split",
  adventure: "adventure",
  omen: "adventure",
  prepare: "adventure",
  meld: "meld",
  room: "room",
};
