import type { PicturedBoard, PicturedObject } from "./pictured.js";
import { BAND, cardFace, type CardFace, marksOf, SMALL, SMALL_STEP } from "./card-face.js";
import { type Font, wrapped } from "../text-width.js";
import type { SheetWords } from "../../key/words.js";

/** Where everything is in a picture. Lengths are in the units of the picture. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PlayerRow[];
}

/** A player's part of the table; the first in turn order is on top. */
export interface PlayerRow {
  readonly player: readonly string[];
  readonly y: number;
  readonly height: number;
  /** Hosts before what is attached to them. */
  readonly cards: readonly PlacedCard[];
  /** Where there are none: what of theirs lies with others' permanents, or that there is nothing. */
  readonly instead: readonly string[];
}

export interface PlacedCard {
  readonly object: PicturedObject;
  readonly face: CardFace;
  readonly x: number;
  /** The top of its visible part; an attached card extends a little below the card above it. */
  readonly y: number;
  /** The ends of the link to its host. */
  readonly link?: { readonly x: number; readonly from: number; readonly to: number };
}

export const SEAT: Font = { size: 13, bold: true };

const CARD = 148;
const WIDE_CARD = 200;
const GAP = 14;
const MARGIN = 12;
const HEAD = 24;
const HEAD_STEP = 15;
const LEAST_HEIGHT = 78;
const INDENT = 12;
const DEEPEST = 3;

/** Cards side by side: on a phone, and on paper, where more would be unreadable. */
const NARROW = 2;
const WIDE = [4, 5, 6, 7, 8];
/** The shape of the room that a page has for a picture. */
const PAGE = { width: 180, height: 190 } as const;

export function narrowLayout(board: PicturedBoard, words: SheetWords): BoardLayout {
  return laidOut(board, { most: NARROW }, words);
}

/** One wide card below the other: on a phone the largest letters. */
export function columnLayout(board: PicturedBoard, words: SheetWords): BoardLayout {
  return laidOut(board, { most: 1, card: WIDE_CARD }, words);
}

/** With as many cards side by side as make the picture largest on a page. */
export function wideLayout(board: PicturedBoard, words: SheetWords): BoardLayout {
  const scale = ({ width, height }: BoardLayout): number => Math.min(PAGE.width / width, PAGE.height / height);
  const layouts = WIDE.map((most) => laidOut(board, { most }, words));
  return layouts.reduce((best, layout) => (scale(layout) > scale(best) ? layout : best));
}

interface Columns {
  /** So many cards side by side at most. */
  readonly most: number;
  /** The width of a card. */
  readonly card?: number;
}

function laidOut(board: PicturedBoard, { most, card = CARD }: Columns, words: SheetWords): BoardLayout {
  const piles = pilesOf(board);
  const faceOf = faces(board, words, card);
  const byPlayer = playersOf(board).map((player) => ({
    player,
    piles: piles.filter(([{ object }]) => object.player === player),
  }));
  const columns = Math.min(most, Math.max(NARROW, ...byPlayer.map(({ piles }) => piles.length)));
  const width = 2 * MARGIN + columns * card + (columns - 1) * GAP;
  let y = 0;
  const rows = byPlayer.map(({ player, piles }): PlayerRow => {
    const name = wrapped(player, width - 2 * MARGIN, SEAT, 2);
    const head = HEAD + (name.length - 1) * HEAD_STEP;
    const instead = piles.length === 0 ? wrapped(insteadOf(player, board, words), width - 2 * MARGIN, SMALL, 3) : [];
    const row = { player: name, y, instead, ...inColumns(piles, columns, y + head, faceOf) };
    const height = piles.length === 0 ? head + instead.length * SMALL_STEP + 3 : row.height + head;
    y += height + 8;
    return { ...row, height };
  });
  return { width, height: y - 8, rows };
}

/** In the row of a player without cards of its own: what is attached lies where its host is. */
function insteadOf(player: string, board: PicturedBoard, words: SheetWords): string {
  const guests = board.objects.flatMap((object) => {
    const host = object.player === player ? hostOf(object, board) : undefined;
    return host === undefined
      ? []
      : [words.text("report-value", { what: object.label, value: words.text("sheet-attached-to", { host }) })];
  });
  return guests.length === 0 ? words.text("sheet-board-empty") : words.list(guests, "semicolons");
}

/** The players of the list, then others that have objects. */
export function playersOf({ players, objects }: PicturedBoard): string[] {
  return [...new Set([...players, ...objects.map(({ player }) => player)])];
}

interface Attached {
  readonly object: PicturedObject;
  readonly depth: number;
  /** Its place in the pile of what it is attached to. */
  readonly host: number | undefined;
}

type Pile = readonly [Attached, ...Attached[]];

/** A card with what is attached to it, what is attached to that, and so on. */
function pilesOf({ objects }: PicturedBoard): Pile[] {
  const ids = new Set(objects.map(({ id }) => id));
  const done = new Set<PicturedObject>();
  const pileOf = (object: PicturedObject): Pile => {
    const pile: [Attached, ...Attached[]] = [{ object, depth: 0, host: undefined }];
    done.add(object);
    const attach = (host: string, depth: number, place: number): void => {
      for (const guest of objects) {
        if (guest.attachedTo !== host || done.has(guest)) continue;
        done.add(guest);
        pile.push({ object: guest, depth, host: place });
        attach(guest.id, depth + 1, pile.length - 1);
      }
    };
    attach(object.id, 1, 0);
    return pile;
  };
  const isFree = ({ id, attachedTo }: PicturedObject): boolean =>
    attachedTo === undefined || attachedTo === id || !ids.has(attachedTo);
  const piles = objects.filter(isFree).map(pileOf);
  // What remains is attached in a circle, which is impossible on a board; it is drawn nevertheless.
  for (const object of objects) if (!done.has(object)) piles.push(pileOf(object));
  return piles;
}

function inColumns(
  piles: readonly Pile[],
  columns: number,
  top: number,
  faceOf: FaceOf,
): Pick<PlayerRow, "cards" | "height"> {
  const cards: PlacedCard[] = [];
  let y = top;
  for (let first = 0; first < piles.length; first += columns) {
    const line = piles.slice(first, first + columns);
    const leastHeight = Math.max(
      LEAST_HEIGHT,
      ...line.map(([{ object }]) => faceOf(object, { row: object.player, depth: 0, leastHeight: LEAST_HEIGHT }).height),
    );
    const placed = line.map((pile, place) => placedPile(pile, MARGIN + place * (CARD + GAP), y, leastHeight, faceOf));
    cards.push(...placed.flat());
    y = Math.max(...placed.flat().map((card) => card.y + card.face.height)) + GAP;
  }
  return { cards, height: y - top - GAP + MARGIN };
}

function placedPile(pile: Pile, x: number, top: number, leastHeight: number, faceOf: FaceOf): PlacedCard[] {
  const [{ object: host }] = pile;
  const cards: PlacedCard[] = [];
  let y = top;
  for (const { object, depth, host: place } of pile) {
    const face = faceOf(object, { row: host.player, depth, leastHeight: depth === 0 ? leastHeight : 0 });
    const indent = INDENT * Math.min(depth, DEEPEST);
    const under = place === undefined ? undefined : cards[place];
    cards.push({
      object,
      face,
      x: x + indent,
      y,
      ...(under === undefined ? {} : { link: { x: under.x + 6, from: under.y + under.face.height, to: y + BAND / 2 } }),
    });
    y += face.height;
  }
  return cards;
}

/** A card by itself: what it is attached to stands on it. */
export function loneCard(object: PicturedObject, board: PicturedBoard, words: SheetWords): PlacedCard {
  const face = faces(board, words)(object, { row: object.player, depth: 0, leastHeight: LEAST_HEIGHT });
  return { object, face, x: 0, y: 0 };
}

interface Place {
  readonly row: string;
  readonly depth: number;
  readonly leastHeight: number;
}

type FaceOf = (object: PicturedObject, place: Place) => CardFace;

function faces(board: PicturedBoard, words: SheetWords, card = CARD): FaceOf {
  return (object, { row, depth, leastHeight }) => {
    const host = depth > 0 ? undefined : hostOf(object, board);
    const marks = [
      ...(object.player === row ? [] : [{ kind: "player", text: object.player } as const]),
      // A line shows what it is attached to, unless that is a player.
      ...(host === undefined ? [] : [{ kind: "host", text: host } as const]),
      ...marksOf(object, words),
    ];
    const width = card - INDENT * Math.min(depth, DEEPEST);
    return cardFace(object, { width, leastHeight, isFlat: depth > 0, marks });
  };
}

/** The host's name on the sheet: never an id, which may reveal a face-down card. */
export function hostOf({ attachedTo }: PicturedObject, { objects, players }: PicturedBoard): string | undefined {
  if (attachedTo === undefined) return undefined;
  const isSeat = (seat: string): boolean => seat === attachedTo || seat.startsWith(`${attachedTo} · `);
  return objects.find(({ id }) => id === attachedTo)?.label ?? (players.some(isSeat) ? attachedTo : undefined);
}
