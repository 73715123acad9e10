import type { Attachment, Board, BoardEffect, Choice, CounterPile, LingeringEffect } from "../rules/board.js";
import type { Casting } from "../rules/casting.js";
import { printEffect } from "../names/effect.js";
import type { EffectApart, EffectReference } from "../rules/effect-reference.js";
import type { Card, Duration, FaceDown, Half, Zone } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import type { Ruleset } from "../rules/ruleset.js";
import { resolve, type Outcome } from "../resolver/resolve.js";
import type { TraceDetail } from "../resolver/recording.js";
import { Situation, speakerOf } from "../resolver/query/situation.js";
import { throughDoors } from "./base.js";
import type { Fallible } from "../faults/fault.js";
import { boardObject, faceDownEffect } from "./board-object.js";
import { cardSays } from "./card-says.js";
import type { Told } from "./linked.js";
import type { Component } from "./merge.js";
import type { Side } from "./printed.js";
import { restamped, stickerEffects, type Sticker } from "./stickers.js";

/** One object from entering a zone to leaving it (CR 400.7); what the timeline changes about it. */
export interface TableObject {
  readonly id: string;
  readonly card: Card;
  side: Side;
  readonly owner: number;
  readonly controller: number;
  readonly zone: Zone;
  timestamp: number;
  timestampClauses: readonly string[];
  /** Clauses that its coming here exercised. */
  readonly startClauses: string[];
  readonly token: boolean;
  tapped: boolean;
  faceDown: FaceDown | null;
  phasedOut: boolean;
  /** It has left; a newer object may bear the same id. */
  gone: boolean;
  attachedTo: Attachment | null;
  readonly counters: Map<string, CounterPile>;
  /** What was chosen for its abilities and which objects they remember (CR 607). */
  readonly choices: Told<Choice>;
  readonly links: Told<readonly number[]>;
  /** With the timestamp each was got. */
  readonly designations: Map<string, number>;
  /** It was cast as a prototyped spell (CR 718.3), or a part of it was (CR 709.3, 715.3). */
  prototyped: boolean;
  half: Half | undefined;
  /** The other card of its meld pair (CR 712.8g). */
  meldedWith: Card | undefined;
  /** What represents it besides its card, in the order in which they merged; the other card of a meld pair too. */
  components: readonly Component[];
  stickers: Sticker[];
  /** CR 716.2d: 1 if it has none. */
  level: number;
  /** It phased out because what it is attached to did (CR 702.26g). */
  phasedWithHost: boolean;
  arrivedAt: number;
  damage: number;
  deathtouched: boolean;
  worldSince: number;
  phasedInAt: number;
  readonly waiting: Set<string>;
  /** How many lore and defense counters it had when what they trigger was last looked for. */
  readonly noticed: Map<string, number>;
  /** What it was when it left (CR 608.2h). */
  lastKnown: ObjectView | undefined;
  /** Its copiable values when it left (CR 707.2). */
  lastCopiable: ObjectView | undefined;
  /** What its static copy effects took when they began, by ability (CR 707.2c). */
  readonly copies: Map<string, ObjectView>;
  /** Of a spell that an event has cast (CR 601.2b, 601.2f). */
  casting: Casting | undefined;
  /** The X of the spell that became this permanent, for what happens as it enters (CR 107.3m). */
  castX: number;
}

/** What is fixed about an object when it comes to a zone. */
export type Arrival = Pick<TableObject, "id" | "card" | "owner" | "controller" | "zone" | "token"> & {
  /** Those that came with it (CR 123.5). */
  readonly stickers?: readonly Sticker[];
};

/** A continuous effect that lasts until something ends it. */
export interface LastingEffect extends BoardEffect {
  readonly duration: Duration;
}

export interface TablePlayer {
  readonly name: string;
  life: number;
  hand: number;
  library: number;
  readonly counters: Map<string, number>;
  readonly designations: Set<string>;
  lost?: boolean;
}

const USUAL_LIFE = 20; // CR 103.4

/** A player as a game begins, but for what is said. */
export function newPlayer(said: Partial<TablePlayer> & Pick<TablePlayer, "name">): TablePlayer {
  return { life: USUAL_LIFE, hand: 0, library: 0, counters: new Map(), designations: new Set(), ...said };
}

/** Before every moment of the game. */
export const NEVER = -1;

/** The game as the events have left it. The only place that mints timestamps (CR 613.7). */
export class Table {
  readonly ruleset: Ruleset;
  readonly players: TablePlayer[];
  /** Every object there ever was; places never change, so that effects can hold on to them. */
  readonly objects: TableObject[] = [];
  effects: LastingEffect[] = [];
  lingering: LingeringEffect[] = [];
  activePlayer = 0;
  /** Set while simultaneous events are carried out (CR 613.7m). */
  simultaneous = false;
  /** What happens as an object with this id arrives on the battlefield (CR 611.2e). */
  readonly uponArrival = new Map<string, () => Fallible>();
  /** Set while those of several players are in APNAP order (CR 101.4). */
  apnap = false;
  /** Set while state-based actions of one snapshot are performed. */
  performing = false;
  /** The number of the event that is happening. */
  happening = 0;
  /** Counts events, and the rounds of state-based actions within one: what is equally old has the same. */
  moment = 0;
  /** A card on the table, or an event in its own words, speaks of the supertype World: only then is it asked for. */
  mayHaveWorlds = false;
  private lastTimestamp = 0;

  constructor(ruleset: Ruleset, players: TablePlayer[]) {
    this.ruleset = ruleset;
    this.players = players;
  }

  /** A table of its own on which things can happen that do not happen on this one. */
  copy(): Table {
    const copy = new Table(
      this.ruleset,
      this.players.map((player) => ({
        ...player,
        counters: new Map(player.counters),
        designations: new Set(player.designations),
      })),
    );
    copy.objects.push(...this.objects.map(copyOf));
    copy.effects = [...this.effects];
    copy.lingering = this.lingering;
    copy.activePlayer = this.activePlayer;
    copy.happening = this.happening;
    copy.moment = this.moment;
    copy.mayHaveWorlds = this.mayHaveWorlds;
    copy.lastTimestamp = this.lastTimestamp;
    for (const name of this.usedNames) copy.usedNames.add(name);
    return copy;
  }

  mint(): number {
    return ++this.lastTimestamp;
  }

  /** A new object on the table, with its timestamp (CR 613.7d); what happens as it enters is the caller's affair. */
  place({ id, card, owner, controller, zone, token, stickers = [] }: Arrival): TableObject {
    const object: TableObject = {
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
      tapped: false,
      faceDown: null,
      phasedOut: false,
      gone: false,
      attachedTo: null,
      counters: new Map(),
      choices: new Map(),
      links: new Map(),
      designations: new Map(),
      prototyped: false,
      half: undefined,
      meldedWith: undefined,
      components: [],
      level: 1,
      stickers: [...stickers],
      phasedWithHost: false,
      arrivedAt: this.happening,
      damage: 0,
      deathtouched: false,
      worldSince: NEVER,
      phasedInAt: NEVER,
      waiting: new Set(),
      noticed: new Map(),
      lastKnown: undefined,
      lastCopiable: undefined,
      copies: new Map(),
      casting: undefined,
      castX: 0,
    };
    this.objects.push(object);
    this.mayHaveWorlds ||= cardSays(card, '"World"');
    this.stamp(object, "613.7d");
    return object;
  }

  /** A new timestamp for an object, and the clause that says so. */
  stamp(object: TableObject, clause: string): void {
    object.timestamp = this.mint();
    object.stickers = restamped(object.stickers, () => this.mint());
    object.timestampClauses = [
      clause,
      ...(this.simultaneous ? ["613.7m"] : []),
      ...(this.simultaneous && this.apnap ? ["101.4"] : []),
    ];
  }

  /** A new timestamp for turning face up or down, or transforming; false in editions in which that gives none. */
  restamp(object: TableObject, clause: "613.7f" | "613.7g"): boolean {
    const isNew = this.ruleset.policy.turningRestamps;
    if (isNew) this.stamp(object, clause);
    return isNew;
  }

  /** The place of the object that bears this id now. */
  find(id: string): number | undefined {
    const place = this.objects.findLastIndex((object) => object.id === id && !object.gone);
    return place < 0 ? undefined : place;
  }

  /** The object that bears this id now, or bore it last. */
  findLast(id: string): number | undefined {
    const place = this.objects.findLastIndex((object) => object.id === id);
    return place < 0 ? undefined : place;
  }

  player(name: string): number | undefined {
    const place = this.players.findIndex((player) => player.name === name);
    return place < 0 ? undefined : place;
  }

  board(): Board {
    return {
      players: this.players.map((player) => ({
        ...player,
        counters: new Map(player.counters),
        designations: new Set(player.designations),
      })),
      activePlayer: this.activePlayer,
      objects: this.objects.map((object) => boardObject(object, this.ruleset.policy)),
      effects: [
        ...this.effects.map((effect) => throughDoors(effect, this.objects)),
        ...this.objects.flatMap((object, place) => [
          ...faceDownEffect(object, place),
          ...stickerEffects(object, place),
        ]),
      ],
      lingering: this.lingering,
    };
  }

  /** What is true now; for the events' own questions the trace is not needed. */
  resolve(trace: TraceDetail = "none"): Outcome {
    return resolve(this.board(), this.ruleset, { trace });
  }

  /** Keeps what every object is now, for those that leave in what follows (CR 608.2h). */
  remember(outcome: Outcome): void {
    this.objects.forEach((object, place) => {
      if (object.gone) return;
      object.lastKnown = outcome.final[place];
      object.lastCopiable = outcome.copiable[place];
    });
  }

  /** What would be true with this object entering: what comes at the same time is not there yet (CR 614.12). */
  lookAhead(place: number): Outcome {
    const board = this.board();
    const objects = board.objects.map((object, other) =>
      other !== place && this.simultaneous && object.arrivedAt === this.happening
        ? { ...object, phasedOut: true }
        : object,
    );
    return resolve({ ...board, objects }, this.ruleset, { trace: "none" });
  }

  /** What the object that enters is: of older editions only its own effects and what resolved on it count (CR 614.12). */
  asItEnters(place: number): ObjectView | undefined {
    if (this.ruleset.policy.lookAheadSeesOthers) return this.lookAhead(place).final[place];
    const board = this.board();
    const objects = board.objects.map((object, other) => (other === place ? object : { ...object, phasedOut: true }));
    const effects = board.effects.filter((effect) => effect.objects?.includes(place) === true);
    return resolve({ ...board, objects, effects, lingering: [] }, this.ruleset, { trace: "none" }).final[place];
  }

  /** What is true now, in the words of one object, or of the ability of it that has this key. */
  seenFrom(place: number, outcome: Outcome, ability?: string, x = 0): Situation {
    return new Situation(outcome, outcome.final, { ...speakerOf(place, ability), x }, outcome.players);
  }

  /** An effect of an event of the game on one object, which lasts as long as the object is there. */
  addEventEffect(
    name: EffectReference,
    place: number,
    part: Part,
    timestamp: number,
    clauses: readonly string[],
  ): void {
    const context = {
      controller: this.objects[place]?.controller ?? 0,
      source: place,
      targets: [],
      targetPlayers: [],
      choices: new Map(),
      x: 0,
    };
    this.effects.push({
      name,
      key: this.effectKey(),
      timestamp,
      clauses,
      objects: [place],
      parts: [part],
      context,
      duration: "indefinite",
    });
  }

  /** A key no other effect ever has. */
  effectKey(): string {
    return `r${++this.lastEffect}`;
  }
  private lastEffect = 0;

  /** A name no other effect bears, also as it is written: with a number for later ones. */
  effectName(wanted: EffectApart): EffectApart {
    let name = wanted;
    for (let number = 2; this.usedNames.has(printEffect(name)); number++) name = { ...wanted, number };
    this.usedNames.add(printEffect(name));
    return name;
  }
  private readonly usedNames = new Set<string>();
}

/** Whatever can be changed in place is the copy's own. */
function copyOf(object: TableObject): TableObject {
  const own = Object.entries(object).map(([key, value]: [string, unknown]) => [key, owned(value)]);
  return Object.fromEntries(own) as TableObject;
}

function owned(value: unknown): unknown {
  if (value instanceof Map) return new Map<unknown, unknown>([...value].map(([key, inner]) => [key, owned(inner)]));
  if (value instanceof Set) return new Set<unknown>(value);
  return Array.isArray(value) ? [...(value as unknown[])] : value;
}
