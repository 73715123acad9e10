import type { Casting, PaidFor } from "./casting.js";
import type { Deed } from "./deeds.js";
import type { EffectReference } from "./effect-reference.js";
import type {
  Duration,
  AbilityEntry,
  EndedStep,
  FailedStep,
  QuantityExpression,
  Selector,
  StartFact,
  StateBasedAction,
  Zone,
} from "./formats.gen.js";
import type { ObjectView } from "./object-view.js";
import type { ByBatch } from "./linked.js";
import type { Part } from "./part.js";

/** What there is to say to a start clause besides, and to which: whose effects it is about, which counters it put. */
export interface BoardFact extends Omit<StartFact, "effects" | "stops"> {
  readonly effects?: readonly EffectReference[];
  readonly stops?: readonly EffectReference[];
}

/** A pile of counters of one kind on one object: all have the timestamp of the newest (CR 613.7c). */
export interface CounterPile {
  readonly count: number;
  readonly timestamp: number;
}

/** What something is attached to. */
export type Attachment =
  | { readonly kind: "object"; readonly object: number }
  | { readonly kind: "player"; readonly player: number };

export type Choice = string | number;

/** A choice that was given for an object which, as it came, did not have the ability that asks for it (CR 614.12). */
export interface VoidChoice {
  readonly choice: string;
  readonly value: Choice;
}

/** An object as the timeline left it: what layers start from (CR 613.1) and what no layer changes. */
export interface BoardObject {
  readonly id: string;
  /** The printed values of the face that is up, or what created the token; its controller by default (CR 110.2). */
  readonly base: ObjectView;
  readonly owner: number;
  readonly zone: Zone;
  readonly timestamp: number;
  /** The event with which it came to its zone; equal for objects that came together. */
  readonly arrivedAt: number;
  /** The clauses that gave it this timestamp: 613.7d, e, f or g, and m. */
  readonly timestampClauses: readonly string[];
  /** Clauses about what its values start from, where that is not just what is printed on its front (CR 613.1). */
  readonly startClauses: readonly string[];
  /** What there is to say to some of them. */
  readonly startFacts?: readonly BoardFact[];
  readonly token: boolean;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** It is a transforming double-faced permanent with its back face up (CR 701.27g). */
  readonly transformed?: boolean | undefined;
  readonly phasedOut: boolean;
  /** It has left; it counts as phased out. */
  readonly gone: boolean;
  readonly attachedTo: Attachment | null;
  /** The other creature of its pair (CR 702.95b). */
  readonly pairedWith?: number | undefined;
  readonly counters: ReadonlyMap<string, CounterPile>;
  /** What was chosen for its abilities, and which objects they remember (CR 607). */
  readonly choices: ByBatch<Choice>;
  readonly links: ByBatch<readonly number[]>;
  /** Choices that came to nothing as it arrived; none if left out. */
  readonly voidChoices?: readonly VoidChoice[] | undefined;
  /** With the timestamp each was got. */
  readonly designations: ReadonlyMap<string, number>;
  /** What it attacks, and the places of the attacking creatures that it blocks; left out if none (CR 508.1b, 509.1g). */
  readonly attacks?: Attachment | undefined;
  readonly blocks?: readonly number[] | undefined;
  /** Damage marked on it (CR 120.6). */
  readonly damage: number;
  /** A source with deathtouch has dealt damage to it since state-based actions were last checked (CR 704.5h). */
  readonly deathtouched: boolean;
  /** Since when it has had the supertype World, and when it phased in last; equal for what came to it at once (CR 704.5k). */
  readonly worldSince: number;
  readonly phasedInAt: number;
  /** Abilities of its own that have triggered and are still on the stack, where state-based actions ask (CR 704.5s, 704.5v). */
  readonly waiting: ReadonlySet<string>;
  /** CR 716.2b, 716.2d: 1 unless it has the designation. */
  readonly level: number;
  /** What its static copy effects took when they began, by the key of the ability (CR 707.2c). */
  readonly copies: ReadonlyMap<string, ObjectView>;
  /** Of a spell that an event has cast: what was announced, and what it cost (CR 601.2b, 601.2f). */
  readonly casting?: Casting | undefined;
  /** Its activated abilities that are on the stack, by their labels: what was announced, and what they cost (CR 602.2b). */
  readonly activated?: ReadonlyMap<string, PaidFor> | undefined;
  /** The same of a permanent that was a spell before (CR 400.7d). */
  readonly wasCastAs?: Casting | undefined;
}

export interface BoardPlayer {
  readonly name: string;
  readonly life: number;
  /** With how much life the player started the game (CR 103.4). */
  readonly startingLife: number;
  /** Cards in hand and library that are not objects of the board. */
  readonly hand: number;
  readonly library: number;
  /** Has lost the game (CR 104.3). */
  readonly lost?: boolean;
  /** Has left a game that others go on playing (CR 800.4a). */
  readonly left?: boolean;
  /** How many counters of each kind (CR 122.1). */
  readonly counters: ReadonlyMap<string, number>;
  /** How much of what abilities ask for has happened this turn before the first event, or is nothing that events count; by their words. */
  readonly thisTurn: ReadonlyMap<string, number>;
  /** Monarch, initiative, city's blessing ... */
  readonly designations: ReadonlySet<string>;
}

/** What a spell or ability points at as it resolves, besides its targets. */
export interface Pointed {
  /** Objects chosen on resolution, in order. */
  readonly chosenObjects?: readonly number[];
  /** The object and the player of the event that triggered it. */
  readonly triggering?: number;
  readonly triggeringPlayer?: number;
  /** Whom its words for players mean, where that could change: settled once (CR 608.2h), by the words as `keyOfPlayer` gives them. */
  readonly settled?: ReadonlyMap<string, readonly number[]>;
}

/** What a resolving spell or ability knew: fixed when it resolved. */
export interface ResolutionContext extends Pointed {
  readonly controller: number;
  readonly source: number | undefined;
  /** Targets in order; undefined in the place of one that is a player. */
  readonly targets: readonly (number | undefined)[];
  readonly targetPlayers: readonly number[];
  readonly choices: ReadonlyMap<string, Choice>;
  readonly x: number;
  /** The key of the ability of the source that resolved: it speaks of what is linked with it (CR 607). */
  readonly ability?: string;
}

/** What is known where nothing has resolved: who "you" is, and which object speaks. */
export function contextOf(controller: number, source?: number): ResolutionContext {
  return { controller, source, targets: [], targetPlayers: [], choices: new Map(), x: 0 };
}

/** A continuous effect that is not made by a static ability: its objects and numbers are fixed (CR 611.2c-d). */
export interface BoardEffect {
  readonly name: EffectReference;
  /** Stays the same as long as the effect lasts, and is no other effect's: copied and granted abilities go by it. */
  readonly key: string;
  readonly timestamp: number;
  /** Clauses about its timestamp and its set: 613.7b, 613.7c, 611.2c ... */
  readonly clauses: readonly string[];
  /** The objects fixed when it began; undefined for a change of the game's rules, which stays open (CR 611.2c). */
  readonly objects: readonly number[] | undefined;
  /** For an open one: whom it affects. */
  readonly affects?: Selector;
  readonly parts: readonly Part[];
  /** The same parts as they came out for other objects, if not for all alike. It is still one effect (CR 613.7b). */
  readonly shares?: ReadonlyMap<number, readonly Part[]>;
  /** The numbers that its parts were fixed with, by the kind of part, where they were the same for all objects. */
  readonly read?: ReadonlyMap<Part["kind"], readonly Measured[]>;
  readonly context: ResolutionContext;
  /** Of what a resolution made: how long it lasts (CR 611.2a). */
  readonly duration?: Duration;
}

/** A number of the game: the greatest, least or whole of one among objects, how many different ones there are, a devotion ... */
export interface Measured {
  readonly quantity: QuantityExpression;
  readonly value: number;
  /** Those that have the greatest or least; else all that it is taken of, as far as its words do not name them. */
  readonly objects: readonly number[];
  /** Which different ones there are, where that is what is counted. */
  readonly kinds?: readonly string[];
  /** Who is meant by "you", where it speaks of a player so. */
  readonly you?: number;
  /** It was read once, as the effect began (CR 608.2h). */
  readonly once?: true;
}

/** What an effect says of one of its objects. */
export function partsOn({ parts, shares }: Pick<BoardEffect, "parts" | "shares">, object: number): readonly Part[] {
  return shares?.get(object) ?? parts;
}

/** Whether an effect is on an object: it is in the set that was fixed when the effect began (CR 611.2c). */
export function isOn({ objects }: Pick<BoardEffect, "objects">, object: number): boolean {
  return objects?.includes(object) === true;
}

/** The state of a game that a resolution starts from; never changed by resolving. Places in `objects` and `players` are their numbers. */
export interface Board {
  readonly players: readonly BoardPlayer[];
  readonly activePlayer: number;
  /** Whose turns there have been, each with the last timestamp before it. */
  readonly turns: readonly TurnBegun[];
  readonly objects: readonly BoardObject[];
  readonly effects: readonly BoardEffect[];
  /** Static abilities that go on without their object (`lingers`): their effects keep their timestamp and their open set. */
  readonly lingering: readonly LingeringEffect[];
  /** What has happened this turn, as far as something asks for it. */
  readonly history: readonly Deed[];
  /** What has happened since the last check that shows in no layer; nothing is computed from it. */
  readonly past?: readonly Past[];
}

/** Something that has been done or is over, kept so that it can be told. */
export type Past = PerformedAction | EndedEffect | FailedEffect;

export interface PerformedAction {
  readonly kind: "performed";
  readonly action: StateBasedAction;
  /** The objects or the player it happened to. */
  readonly on: readonly string[];
}

export interface EndedEffect extends Pick<EndedStep, "because" | "while" | "neverBegan" | "event" | "clauses"> {
  readonly kind: "ended";
  readonly effect: EffectReference;
  readonly objects: readonly number[];
  /** What its condition looks at and has phased out (CR 702.26f). */
  readonly away?: readonly number[];
  /** The player of whom its condition speaks as "you" (CR 109.5). */
  readonly you?: number;
}

/** An effect that was not created, since its condition did not hold as what creates it resolved. */
export interface FailedEffect extends Pick<FailedStep, "parts" | "condition" | "intervening"> {
  readonly kind: "failed";
  readonly effect: EffectReference;
  readonly objects: readonly number[];
  /** The player of whom the condition speaks as "you" (CR 109.5). */
  readonly you?: number;
}

export interface TurnBegun {
  readonly since: number;
  readonly active: number;
}

/** Who was the active player as something got this timestamp. */
export function activeAt({ turns, activePlayer }: Board, timestamp: number): number {
  return turns.findLast(({ since }) => since < timestamp)?.active ?? activePlayer;
}

/** How many turns after the active player's this player's turn is: APNAP order (CR 101.4). */
export function turnsAfter(active: number, player: number, players: number): number {
  return (player - active + players) % players;
}

export interface LingeringEffect {
  readonly name: EffectReference;
  readonly timestamp: number;
  readonly controller: number;
  readonly ability: AbilityEntry;
  /** What was chosen for it before its object left. */
  readonly choices?: ReadonlyMap<string, Choice>;
}

export function objectName(board: Board, place: number): string {
  return board.objects[place]?.id ?? `object ${place}`;
}

export function playerName(board: Board, place: number): string {
  return board.players[place]?.name ?? `player ${place}`;
}
