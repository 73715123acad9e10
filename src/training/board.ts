import type { Board, BoardObject } from "../rules/board.js";
import { supertypeNames, typeNames } from "../rules/card-types.js";
import { colorNames } from "../rules/colors.js";
import type { Card, Choices, Face, KeyBoard, KeyBoardObject, ScenarioEvent } from "../rules/formats.gen.js";
import { subtypeNames } from "../rules/subtype-set.js";
import { flat } from "../events/together.js";
import { componentWords } from "../wording/events.js";
import { chosenPhrases, ifAsked } from "../wording/choices.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type Phrase, row, say, type Word } from "../wording/phrase.js";
import { printedLine } from "../wording/printed-lines.js";
import type { Speaker } from "../wording/speaker.js";
import { namePhrase } from "../wording/values.js";
import { statePhrases } from "./board-state.js";
import { elsewherePhrase } from "./elsewhere.js";
import { isTapAsked } from "./untapped.js";
import { printedSize } from "./card-sheet.js";
import type { ObjectAspect } from "../explain/why/question.js";
import { subjectOf } from "../events/brought.js";
import { counterKind } from "../wording/types.js";

export interface BoardContext {
  readonly names: ObjectNames;
  readonly speaker: Speaker;
  /** The events up to the check. */
  readonly events: readonly ScenarioEvent[];
  readonly cards: ReadonlyMap<string, Card>;
  /** The subject of the question, which the picture must not reveal. */
  readonly asked?: { readonly object: string; readonly aspect: ObjectAspect } | undefined;
  /** Whether the order of timestamps is what the reader must find out: then nothing tells in which order permanents came. */
  readonly hidesTimestamps: boolean;
}

const FRAMES = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

/** The board as events left it, with printed values and without any continuous effects. */
export function boardPicture(board: Board, context: BoardContext): KeyBoard {
  const { asked, speaker, names } = context;
  const isHidden = ({ id }: BoardObject): boolean =>
    asked?.object === id && (asked.aspect === "zone" || asked.aspect === "exists");
  const there = board.objects.filter((object) => !object.gone && !isHidden(object));
  const permanents = there.filter(({ zone }) => zone === "battlefield").toSorted((a, b) => a.arrivedAt - b.arrivedAt);
  const ranks = [...new Set(permanents.map(({ arrivedAt }) => arrivedAt))];
  const hidden = permanents.filter(({ faceDown }) => faceDown);
  const objects = permanents.map((object) =>
    pictured(board, object, ranks.indexOf(object.arrivedAt) + 1, hidden, context),
  );
  const elsewhere = there
    .filter(({ zone }) => zone !== "battlefield")
    .map((object) => {
      const asks = (aspect: ObjectAspect): boolean => asked?.object === object.id && asked.aspect === aspect;
      return speaker.sentence(elsewherePhrase(object, board, names, asks));
    });
  return {
    players: board.players.map(({ name }) => name),
    objects,
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
  };
}

function playerName(board: Board, place: number): string {
  return board.players[place]?.name ?? "";
}

function pictured(
  board: Board,
  object: BoardObject,
  timestamp: number,
  hidden: readonly BoardObject[],
  context: BoardContext,
): KeyBoardObject {
  const { speaker, names, asked, hidesTimestamps } = context;
  const { id, base, faceDown, token, tapped, attachedTo, counters } = object;
  const asks = (aspect: ObjectAspect): boolean => asked?.object === id && asked.aspect === aspect;
  // If the question is whether it is face down, that must be inferred from the events.
  const isBack = faceDown && !asks("faceDown");
  const host =
    attachedTo === null
      ? undefined
      : attachedTo.kind === "object"
        ? board.objects[attachedTo.object]?.id
        : playerName(board, attachedTo.player);
  const piles = [...counters].filter(([, { count }]) => count > 0);
  const notes = isBack ? [] : notesOf(object, board, context, asks);
  return {
    id,
    ...(isBack ? { label: hiddenLabel(object, hidden, speaker) } : labelled(names.object(id), speaker)),
    player: playerName(board, base.controller),
    ...(hidesTimestamps ? {} : { timestamp }),
    ...(isBack ? { frame: ["C"] } : face(object, context)),
    ...(piles.length === 0 || asks("counters")
      ? {}
      : { counters: piles.map(([kind, { count }]) => ({ kind: speaker.text(counterKind(kind)), count })) }),
    ...(host === undefined || asks("attachedTo") ? {} : { attachedTo: host }),
    ...(tapped && !asks("tapped") ? { tapped: true } : {}),
    ...(isBack ? { faceDown: true } : {}),
    ...(token ? { token: true } : {}),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

function hiddenLabel(object: BoardObject, hidden: readonly BoardObject[], speaker: Speaker): string {
  const phrase =
    hidden.length === 1 ? say("face-down-object") : say("face-down-object-of", { place: hidden.indexOf(object) + 1 });
  return speaker.title(phrase);
}

/** Whether it came without the ability that would have made it a copy of what was chosen (CR 614.12). */
export function isNoCopy({ voidChoices = [] }: BoardObject): boolean {
  return voidChoices.some(({ choice }) => choice === "copyOf");
}

/** Whether a token is called here as it is named, but for the word Token (CR 111.4) and a number. */
function isToldBy(label: string, name: string | null): boolean {
  return name === null || label.startsWith(name.replace(/ Token$/, ""));
}

/** The name, and what agrees with it: German participles agree with nothing, and English ones neither. */
function labelled(name: Word, speaker: Speaker): Pick<KeyBoardObject, "label" | "labelForm"> {
  const label = speaker.text(name);
  if (speaker.language !== "fr" || typeof name !== "object") return { label };
  const isFeminine = speaker.feature(name, "gender") === "f";
  if (speaker.feature(name, "number") === "many") return { label, labelForm: isFeminine ? "f plural" : "m plural" };
  return isFeminine ? { label, labelForm: "f" } : { label };
}

type Printed = Pick<KeyBoardObject, "frame" | "manaCost" | "line" | "size">;

/** Whether stars stand for its size: of a token as well, which is named otherwise than what makes it (CR 111.4, 208.2). */
function isOfStars({ power, toughness }: Card | Face): boolean {
  return [power, toughness].some((value) => typeof value === "string");
}

/** The face that is up, as printed; for an object that is no single card (melded, merged) its starting values. */
function face({ id, base, token }: BoardObject, { names, cards, speaker }: BoardContext): Printed {
  const card = cards.get(names.cardOf(id) ?? id);
  const up = [card, card?.back].find(
    (side): side is Card | Face => side !== undefined && (side.name === base.name || (token && isOfStars(side))),
  );
  const supertypes = supertypeNames(base.supertypes);
  const types = typeNames(base.types);
  const colors = colorNames(base.colors);
  const isPrototype = card?.prototype !== undefined && base.manaCost === card.prototype.manaCost;
  const size =
    up === undefined || isPrototype
      ? base.power === null || base.toughness === null
        ? undefined
        : `${base.power}/${base.toughness}`
      : printedSize(up, speaker);
  const line = printedLine({
    supertypes,
    types,
    subtypes: names.asPrinted(subtypeNames(base.subtypes), base.name, id),
  });
  return {
    frame: colors.length > 0 ? colors.map((color) => FRAMES[color]) : types.includes("Land") ? ["land"] : ["C"],
    ...(base.manaCost === null ? {} : { manaCost: base.manaCost }),
    ...(types.length === 0 ? {} : { line: speaker.title(line) }),
    ...(size === undefined ? {} : { size }),
  };
}

/** That it is phased out, what a token is named that has another name here, what it entered as a copy of or merged with, the choices for it, how it stands there, its damage. */
function notesOf(
  object: BoardObject,
  board: Board,
  { speaker, names, events, cards }: BoardContext,
  asks: (aspect: ObjectAspect) => boolean,
): string[] {
  const { id, damage, phasedOut, token, base, tapped } = object;
  const agreeing = (manner: Phrase): Phrase => say("entering-manner", { manner, what: names.object(id) });
  const notes: Phrase[] = [];
  let copied: Phrase | undefined;
  let chosen: Choices = {};
  for (const event of events.flatMap(flat)) {
    // What an ability chooses as it resolves is no choice for its source.
    if (event.kind === "resolves" || subjectOf(event) !== id) continue;
    // In another zone it is a new object, without choices (CR 400.7).
    if (event.kind === "moves") [copied, chosen] = [undefined, {}];
    // What is turned over is a copy of what it becomes by that alone.
    if (event.kind === "turnFaceDown" || event.kind === "turnFaceUp") copied = undefined;
    if ("copyOf" in event && event.copyOf !== undefined) {
      const how = event.kind === "turnFaceUp" ? "board-turned-copy-of" : "board-copy-of";
      const original = { object: names.object(event.copyOf) };
      copied = agreeing(isNoCopy(object) ? ifAsked(say("board-to-copy", original)) : say(how, original));
    }
    if ("choices" in event && (event.kind !== "moves" || event.to === "battlefield"))
      chosen = { ...chosen, ...event.choices };
  }
  if (copied !== undefined) notes.push(copied);
  // What is chosen anew takes the place of what was.
  const voids = new Set(object.voidChoices?.map(({ choice }) => choice));
  notes.push(...chosenPhrases(chosen, (asker) => names.asker(id, asker), voids));
  // What shows its back is named by that.
  if (token && object.transformed !== true && !asks("name") && !isToldBy(speaker.text(names.object(id)), base.name))
    notes.unshift(say("board-named", { name: namePhrase(base.name) }));
  if (object.owner !== base.controller && !asks("owner"))
    notes.push(agreeing(say("entering-owned", { player: playerName(board, object.owner) })));
  notes.push(...mergedNotes(id, names, events));
  notes.push(...statePhrases(object, board, events, names));
  if (phasedOut) notes.unshift(say("board-phased-out"));
  const asksForFight = asks("attacks") || asks("blocks");
  if (!tapped && !asks("tapped") && (asksForFight || isTapAsked(object, names.cardOf(id) ?? id, cards.values())))
    notes.push(agreeing(say("board-untapped")));
  if (damage > 0 && !asks("damage")) notes.push(say("board-damage", { damage }));
  return notes.map((note) => speaker.text(note));
}

/** The cards that a merged permanent is made of: its own alone is drawn, which need not be the one on top (CR 730.2a). */
function mergedNotes(id: string, names: ObjectNames, events: readonly ScenarioEvent[]): Phrase[] {
  const own = namePhrase(names.cardOf(id) ?? id);
  let cards: Word[] = [own];
  for (const event of events.flatMap(flat)) {
    // As it leaves the battlefield they come apart (CR 730.3).
    if (event.kind === "moves" && event.object === id) cards = [own];
    if (event.kind !== "merges" || event.onto !== id) continue;
    const card = componentWords(event, names);
    cards = event.position === "top" ? [card, ...cards] : [...cards, card];
  }
  const [top, ...below] = cards;
  return top === undefined || below.length === 0 ? [] : [say("board-merged", { top, below: row(below, "and") })];
}
