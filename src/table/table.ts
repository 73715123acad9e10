import { printEffect } from "../names/effect.js";
import {
  contextOf,
  isOn,
  partsOn,
  type Board,
  type BoardEffect,
  type LingeringEffect,
  type Past,
  type TurnBegun,
} from "../rules/board.js";
import type { Deed } from "../rules/deeds.js";
import type { EffectApart, EffectReference } from "../rules/effect-reference.js";
import type { Card, Duration, Selector, TurnEvent } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Fallible } from "../faults/fault.js";
import { type Situation, speakerOf } from "../resolver/query/situation.js";
import type { TraceDetail } from "../resolver/recording.js";
import { inTheEnd, resolve, type Outcome } from "../resolver/resolve.js";
import { throughDoors } from "./base.js";
import { boardObject, faceDownEffect } from "./board-object.js";
import { cardSays } from "./card-says.js";
import { ownCopy } from "./own-copy.js";
import { restamped, stickerEffects } from "./stickers.js";
import type { TablePlayer } from "./table-player.js";
import type { Arrival, TableObject } from "./table-object.js";

/** A continuous effect that lasts until something ends it. */
export interface LastingEffect extends BoardEffect {
  readonly duration: Duration;
  /** The moment of the game in which a resolution made it. */
  readonly madeAt?: number;
}

/** An effect of a resolution that begins with a later turn (CR 611.2a). */
export interface WaitingEffect extends LastingEffect {
  /** Of whom it is then asked whom it affects (CR 611.2c); left out: it affects no objects. */
  readonly whom?: Selector;
  /** Those for whom it has begun already, where it is the turn of each one's own player. */
  readonly begun?: readonly number[];
}

/** Before every moment of the game. */
export const NEVER = -1;

/** The circumstances of an event that matter to what happens to an object. */
export interface Occasion {
  /** The number of the event: what arrives in the same one arrives at the same time. */
  readonly event: number;
  /** One of several simultaneous events: of one player or in the listed order, or of several in APNAP order (CR 101.4, 613.7m). */
  readonly together?: "listed" | "apnap";
  /** What every object was before it all began is kept already (CR 608.2h). */
  readonly isRemembered?: true;
  /** What was true before it all began: targets are looked at before anything happens (CR 608.2b). */
  readonly before?: Outcome;
  /** What happens as an object arrives (CR 611.2e). */
  readonly uponArrival?: (arrival: Arrival) => Fallible;
}

/** What is known of the scenario before its first event. */
interface OfScenario {
  /** Whether something of it asks for what has happened in a turn. */
  readonly asksForHistory: boolean;
  /** Whether a turn begins in it and then a creature attacks or an ability is activated, so that it matters how long it has been there. */
  readonly asksForControl: boolean;
  /** Whether an event says it in its own words. */
  readonly eventsSayWorld: boolean;
  /** The card of a name, in the game or not. */
  readonly cardNamed: (name: string) => Card | undefined;
}

/** All that events change. */
interface State extends OfScenario {
  readonly players: TablePlayer[];
  /** Every object there ever was; places never change, so that effects can hold on to them. */
  readonly objects: TableObject[];
  effects: LastingEffect[];
  waiting: WaitingEffect[];
  lingering: LingeringEffect[];
  turns: readonly TurnBegun[];
  /** Steps of this turn that its player skips (CR 500.11). */
  skipped: NonNullable<TurnEvent["skips"]>;
  /** Counts events, and the rounds of state-based actions within one: what is equally old has the same. */
  moment: number;
  lastTimestamp: number;
  lastEffect: number;
  past: Past[];
  /** What has happened this turn. */
  history: readonly Deed[];
  /** The names of effects, as they are written. */
  readonly usedNames: Set<string>;
  /** The objects that bear or bore an id, the newest last. */
  readonly bearers: Map<string, number[]>;
  /** Those that what follows an event has to look at. */
  readonly watched: Set<number>;
  /** Every card there ever was, once; and how many of them do not say something, or that one does. */
  readonly cards: Card[];
  readonly unsaid: Map<string, number | "said">;
}

/** The game as the events have left it, on an occasion. The only place that mints timestamps (CR 613.7). */
export class Table {
  readonly ruleset: Ruleset;
  readonly occasion: Occasion;
  readonly #state: State;

  private constructor(ruleset: Ruleset, state: State, occasion: Occasion) {
    this.ruleset = ruleset;
    this.occasion = occasion;
    this.#state = state;
  }

  /** The table before the first event. */
  static laid(
    ruleset: Ruleset,
    players: TablePlayer[],
    {
      eventsSayWorld = false,
      asksForHistory = false,
      asksForControl = false,
      cardNamed = () => undefined,
    }: Partial<OfScenario> = {},
  ): Table {
    const state: State = {
      players,
      objects: [],
      effects: [],
      waiting: [],
      lingering: [],
      turns: [{ since: 0, active: 0 }],
      skipped: [],
      moment: 0,
      lastTimestamp: 0,
      lastEffect: 0,
      past: [],
      history: [],
      asksForHistory,
      asksForControl,
      eventsSayWorld,
      cardNamed,
      usedNames: new Set(),
      bearers: new Map(),
      watched: new Set(),
      cards: [],
      unsaid: new Map(),
    };
    return new Table(ruleset, state, { event: 0 });
  }

  /** The same table on another occasion: what happens on the one happens on the other. */
  on(occasion: Occasion): Table {
    return new Table(this.ruleset, this.#state, occasion);
  }

  /** A table of its own on which things can happen that do not happen on this one. */
  copy(): Table {
    const { players, objects } = this.#state;
    const state = { ...ownCopy(this.#state), players: players.map(ownCopy), objects: objects.map(ownCopy) };
    return new Table(this.ruleset, state, this.occasion);
  }

  get players(): TablePlayer[] {
    return this.#state.players;
  }

  get objects(): TableObject[] {
    return this.#state.objects;
  }

  get effects(): LastingEffect[] {
    return this.#state.effects;
  }

  set effects(effects: LastingEffect[]) {
    this.#state.effects = effects;
  }

  /** Effects that have not begun. */
  get waiting(): WaitingEffect[] {
    return this.#state.waiting;
  }

  set waiting(effects: WaitingEffect[]) {
    this.#state.waiting = effects;
  }

  get lingering(): LingeringEffect[] {
    return this.#state.lingering;
  }

  set lingering(effects: LingeringEffect[]) {
    this.#state.lingering = effects;
  }

  get activePlayer(): number {
    return this.#state.turns.at(-1)?.active ?? 0;
  }

  set activePlayer(player: number) {
    this.#state.turns = [...this.#state.turns, { since: this.#state.lastTimestamp, active: player }];
  }

  /** How many turns events have begun. */
  get turnsBegun(): number {
    return this.#state.turns.length - 1;
  }

  /** The number of the turn that was the last one of this player to begin; 0 for the one in which the first event happens, or before. */
  lastTurnOf(player: number): number {
    return Math.max(
      this.#state.turns.findLastIndex(({ active }) => active === player),
      0,
    );
  }

  /** The newest timestamp as this turn began: what is younger is of this turn. */
  get turnBegan(): number {
    return this.#state.turns.at(-1)?.since ?? 0;
  }

  get skipped(): readonly NonNullable<TurnEvent["skips"]>[number][] {
    return this.#state.skipped;
  }

  set skipped(steps: readonly NonNullable<TurnEvent["skips"]>[number][]) {
    this.#state.skipped = [...steps];
  }

  cardNamed(name: string): Card | undefined {
    return this.#state.cardNamed(name);
  }

  get moment(): number {
    return this.#state.moment;
  }

  /** The event is over: whatever comes is younger. */
  pass(): void {
    this.#state.moment++;
  }

  /** Whether a card on the table, or an event, speaks of the supertype World: only then is it asked for. */
  saysWorld(): boolean {
    return this.#state.eventsSayWorld || this.says('"World"');
  }

  /** Whether the data of any card on the table has this text. Each card is asked once, however many objects it has. */
  says(data: string): boolean {
    const { cards, unsaid } = this.#state;
    const asked = unsaid.get(data) ?? 0;
    if (asked === "said") return true;
    const isSaid = asked < cards.length && cards.slice(asked).some((card) => cardSays(card, data));
    unsaid.set(data, isSaid ? "said" : cards.length);
    return isSaid;
  }

  /** A card is on the table, be it as a part of something. */
  meet(card: Card): void {
    if (!this.#state.cards.includes(card)) this.#state.cards.push(card);
  }

  /**
   * What follows events has to look at this object from now on: it has a pair, choices, remembered objects, lore or
   * defense counters, or phases. Of all others nothing can follow, so that a thousand bears cost what they are.
   */
  watch(object: TableObject): void {
    this.#state.watched.add(object.place);
  }

  /** In the order in which they came. */
  get watched(): TableObject[] {
    return [...this.#state.watched].sort((a, b) => a - b).map((place) => this.at(place));
  }

  mint(): number {
    return ++this.#state.lastTimestamp;
  }

  /** A new object on the table, with its timestamp (CR 613.7d), before anything happens as it enters. */
  place({ id, card, owner, controller, zone, token, stickers = [] }: Arrival): TableObject {
    const object: TableObject = {
      place: this.objects.length,
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
      arrivedAt: this.occasion.event,
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
    };
    this.objects.push(object);
    this.#state.bearers.set(id, [...this.bearers(id), object.place]);
    this.meet(card);
    this.stamp(object, "613.7d");
    return object;
  }

  /** A new timestamp for an object, and the clause that says so. */
  stamp(object: TableObject, clause: string): void {
    object.timestamp = this.mint();
    object.stickers = restamped(object.stickers, () => this.mint());
    object.timestampClauses = [
      clause,
      ...(this.occasion.together === undefined ? [] : ["613.7m"]),
      ...(this.occasion.together === "apnap" ? ["101.4"] : []),
    ];
  }

  /** A new timestamp for turning face up or down, or transforming; false in editions in which that gives none. */
  restamp(object: TableObject, clause: "613.7f" | "613.7g"): boolean {
    const isNew = this.ruleset.policy.turningRestamps;
    if (isNew) this.stamp(object, clause);
    return isNew;
  }

  at(place: number): TableObject {
    const object = this.objects[place];
    if (object === undefined) throw new RangeError(`no object ${place}`);
    return object;
  }

  /** The place of the object that bears this id now. */
  find(id: string): number | undefined {
    return this.bearers(id).findLast((place) => !this.at(place).gone);
  }

  /** The places of the objects that bear this id or bore it, the newest last (CR 400.7). */
  bearers(id: string): readonly number[] {
    return this.#state.bearers.get(id) ?? [];
  }

  /**
   * The object that is meant by an id as something happens to it or it is copied: what has gone to a hidden zone at the
   * same time can't be found there, and counts as it last was (CR 400.7, 608.2h).
   */
  findMeant(id: string): number | undefined {
    const place = this.find(id);
    const object = place === undefined ? undefined : this.at(place);
    const isHidden = object?.zone === "hand" || object?.zone === "library";
    if (!isHidden || this.occasion.together === undefined || object.arrivedAt !== this.occasion.event) return place;
    return this.bearers(id).findLast((other) => this.at(other).gone) ?? place;
  }

  /** The object that bears this id now, or bore it last. */
  findLast(id: string): number | undefined {
    return this.bearers(id).at(-1);
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
        thisTurn: new Map(player.thisTurn),
        designations: new Set(player.designations),
      })),
      activePlayer: this.activePlayer,
      turns: this.#state.turns,
      objects: this.objects.map((object) => boardObject(object, this.ruleset.policy)),
      effects: [
        ...this.effects.map((effect) => throughDoors(effect, this.objects)),
        ...this.objects.flatMap((object, place) => [
          ...faceDownEffect(object, place, this.ruleset.policy),
          ...stickerEffects(object, place),
        ]),
      ],
      lingering: this.lingering,
      history: this.history,
      past: [...this.#state.past],
    };
  }

  get history(): readonly Deed[] {
    return this.#state.history;
  }

  set history(deeds: readonly Deed[]) {
    this.#state.history = deeds;
  }

  get asksForControl(): boolean {
    return this.#state.asksForControl;
  }

  get asksForHistory(): boolean {
    return this.#state.asksForHistory;
  }

  /** Writes down what has happened to be told at the next check; of one effect that ends for several objects, once. */
  note(past: Past): void {
    const last = this.#state.past.at(-1);
    const isSame =
      past.kind === "ended" &&
      last?.kind === "ended" &&
      printEffect(last.effect) === printEffect(past.effect) &&
      last.because === past.because;
    if (isSame)
      this.#state.past[this.#state.past.length - 1] = { ...last, objects: [...last.objects, ...past.objects] };
    else this.#state.past.push(past);
  }

  /** What has been told at a check is told. */
  forgetPast(): void {
    this.#state.past = [];
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
      other !== place && this.occasion.together !== undefined && object.arrivedAt === this.occasion.event
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
    const effects = board.effects.filter((effect) => isOn(effect, place));
    return resolve({ ...board, objects, effects, lingering: [] }, this.ruleset, { trace: "none" }).final[place];
  }

  /** What is true now, in the words of one object, or of the ability of it that has this key. */
  seenFrom(place: number, outcome: Outcome, ability?: string, x = 0): Situation {
    return inTheEnd(outcome, { ...speakerOf(place, ability), x });
  }

  /** An effect of an event of the game on objects, which lasts as long as they are there; the first is its source. */
  addEventEffect(
    name: EffectReference,
    objects: readonly [number, ...number[]],
    said: Pick<BoardEffect, "parts" | "shares">,
    timestamp: number,
    clauses: readonly string[],
  ): void {
    this.effects.push({
      name,
      key: this.effectKey(),
      timestamp,
      clauses,
      objects,
      ...said,
      context: contextOf(this.at(objects[0]).controller, objects[0]),
      duration: "indefinite",
    });
  }

  /** Whether an effect of a resolution or an event with such a part is on an object. */
  hasPart(place: number, isSuch: (part: Part) => boolean): boolean {
    return this.effects.some((effect) => isOn(effect, place) && partsOn(effect, place).some(isSuch));
  }

  /** Changes parts of the effects that are on an object; false if there are none such. */
  changeParts(place: number, change: (part: Part) => Part | undefined): boolean {
    if (!this.hasPart(place, (part) => change(part) !== undefined)) return false;
    const changed = (part: Part): Part => change(part) ?? part;
    this.effects = this.effects.map((effect) =>
      isOn(effect, place)
        ? { ...effect, shares: new Map(effect.shares).set(place, partsOn(effect, place).map(changed)) }
        : effect,
    );
    return true;
  }

  /** A key no other effect ever has. */
  effectKey(): string {
    return `r${++this.#state.lastEffect}`;
  }

  /** A name no other effect bears, also as it is written: with a number for later ones. */
  effectName(wanted: EffectApart): EffectApart {
    const { usedNames } = this.#state;
    let name = wanted;
    for (let number = 2; usedNames.has(printEffect(name)); number++) name = { ...wanted, number };
    usedNames.add(printEffect(name));
    return name;
  }
}
