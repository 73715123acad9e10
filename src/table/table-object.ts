import type { Casting, PaidFor } from "../rules/casting.js";
import type { Attachment, BoardFact, BoardObject, Choice, CounterPile, VoidChoice } from "../rules/board.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Card, FaceDown, Half } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import type { Side } from "./printed.js";

/** What was chosen or remembered for the abilities of an object (CR 607), by batch and name. */
export type Linked<T> = Map<string, Map<string, T>>;

/** A card or copy besides the one that was there first that represents a permanent (CR 712.4a, 730.2). */
export interface Component {
  /** What it is called once it is an object of its own. */
  readonly id: string;
  readonly card: Card;
  readonly token: boolean;
  readonly onTop: boolean;
}

/** A sticker on an object (CR 123), with the timestamp it has now (CR 613.7k). */
export interface Sticker {
  readonly name: EffectReference;
  readonly part: Part;
  readonly clauses: readonly string[];
  readonly timestamp: number;
}

/** What two paired creatures know of each other. */
export interface Pair {
  readonly other: number;
  readonly controller: number;
}

/** A creature in combat (CR 506.4). */
export interface Combat {
  /** Who controlled it as it came into combat. */
  readonly controller: number;
  /** What it attacks, with who controlled that then; undefined if it is not told, or is not there any more (CR 506.4c). */
  readonly attacks?: (Attachment & { readonly controller: number }) | undefined;
  /** The places of the attacking creatures that it blocks. */
  readonly blocks: readonly number[];
}

/** Who has controlled a permanent since when. */
export interface UnderControl {
  readonly player: number;
  /** How many turns had begun by then; none before the first event that begins one. */
  readonly since: number;
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** What the layers take over as it is; see BoardObject. */
type AsOnBoard = Changeable<
  Pick<
    BoardObject,
    | "timestamp"
    | "timestampClauses"
    | "tapped"
    | "phasedOut"
    | "gone"
    | "attachedTo"
    | "level"
    | "arrivedAt"
    | "damage"
    | "deathtouched"
    | "worldSince"
    | "phasedInAt"
  >
>;

/** One object from entering a zone to leaving it (CR 400.7); what the timeline changes about it. */
export interface TableObject extends AsOnBoard, Pick<BoardObject, "id" | "owner" | "zone"> {
  /** Its place among all that there ever were, which never changes. */
  readonly place: number;
  readonly card: Card;
  side: Side;
  readonly controller: number;
  /** Clauses that its coming here exercised. */
  readonly startClauses: string[];
  /** What there is to say to some of them. */
  readonly startFacts: BoardFact[];
  readonly token: boolean;
  faceDown: FaceDown | null;
  readonly counters: Map<string, CounterPile>;
  readonly choices: Linked<Choice>;
  readonly links: Linked<readonly number[]>;
  readonly voidChoices: VoidChoice[];
  readonly designations: Map<string, number>;
  /** It was cast as a prototyped spell (CR 718.3), or a part of it was (CR 709.3, 715.3). */
  prototyped: boolean;
  half: Half | undefined;
  /** The other card of its meld pair (CR 712.8g). */
  meldedWith: Card | undefined;
  /** What represents it besides its card, in the order in which they merged; the other card of a meld pair too. */
  components: readonly Component[];
  stickers: Sticker[];
  /** The other creature of its pair, and who controls both (CR 702.95a). */
  pair: Pair | undefined;
  /** It phased out because what it is attached to did (CR 702.26g). */
  phasedWithHost: boolean;
  readonly waiting: Set<string>;
  /** How many lore and defense counters it had when what they trigger was last looked for. */
  readonly noticed: Map<string, number>;
  /** What it was when it left (CR 608.2h). */
  lastKnown: ObjectView | undefined;
  /** Its copiable values when it left (CR 707.2). */
  lastCopiable: ObjectView | undefined;
  readonly copies: Map<string, ObjectView>;
  casting: Casting | undefined;
  readonly activated: Map<string, PaidFor>;
  /** How the spell was cast that became this permanent (CR 400.7d). */
  wasCastAs: Casting | undefined;
  /** What it does in combat, while it is an attacking or blocking creature. */
  combat: Combat | undefined;
  /** Whose control it is under, and how many turns had begun when that began; undefined if nobody has looked yet. */
  underControl: UnderControl | undefined;
  /** It is a token that was created as a copy. */
  isCreatedAsCopy: boolean;
  /** The X of the spell that became this permanent, for what happens as it enters (CR 107.3m). */
  castX: number;
}

/** What is fixed about an object when it comes to a zone. */
export type Arrival = Pick<TableObject, "id" | "card" | "owner" | "controller" | "zone" | "token"> & {
  /** Those that came with it (CR 123.5). */
  readonly stickers?: readonly Sticker[];
};

/** Before every moment of the game. */
export const NEVER = -1;

/** An object as it comes, before anything happens as it enters and without a timestamp; in the event of this number. */
export function newObject(place: number, arrival: Arrival, event: number): TableObject {
  const { id, card, owner, controller, zone, token, stickers = [] } = arrival;
  return {
    place,
    id,
    card,
    owner,
    controller,
    zone,
    token,
    side: "front",
    timestamp: 0,
    timestampClauses: [],
    startClauses: [],
    startFacts: [],
    tapped: false,
    faceDown: null,
    phasedOut: false,
    gone: false,
    attachedTo: null,
    pair: undefined,
    counters: new Map(),
    choices: new Map(),
    links: new Map(),
    voidChoices: [],
    designations: new Map(),
    prototyped: false,
    half: undefined,
    meldedWith: undefined,
    components: [],
    level: 1,
    stickers: [...stickers],
    phasedWithHost: false,
    arrivedAt: event,
    damage: 0,
    deathtouched: false,
    worldSince: NEVER,
    phasedInAt: NEVER,
    waiting: new Set(),
    activated: new Map(),
    noticed: new Map(),
    lastKnown: undefined,
    lastCopiable: undefined,
    copies: new Map(),
    casting: undefined,
    wasCastAs: undefined,
    combat: undefined,
    underControl: undefined,
    castX: 0,
    isCreatedAsCopy: false,
  };
}
