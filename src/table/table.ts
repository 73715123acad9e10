import { printEffect } from "../names/effect.js";
import type { Board, LingeringEffect, Past, TurnBegun } from "../rules/board.js";
import type { Deed } from "../rules/deeds.js";
import type { EffectApart } from "../rules/effect-reference.js";
import type { Card, TurnEvent } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Situation, speakerOf } from "../resolver/query/situation.js";
import type { TraceDetail } from "../resolver/recording.js";
import { inTheEnd, resolve, type Outcome } from "../resolver/resolve.js";
import { throughDoors } from "./base.js";
import { boardObject, faceDownEffect } from "./board-object.js";
import { CardsMet } from "./cards-met.js";
import type { LastingEffect, WaitingEffect } from "./lasting-effect.js";
import type { Occasion } from "./occasion.js";
import { ownCopy } from "./own-copy.js";
import { restamped, stickerEffects } from "./stickers.js";
import type { TablePlayer } from "./table-player.js";
import { newObject, type Arrival, type TableObject } from "./table-object.js";

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
  readonly cards: CardsMet;
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
      cards: new CardsMet(),
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
    const state = {
      ...ownCopy(this.#state),
      players: players.map(ownCopy),
      objects: objects.map(ownCopy),
      cards: this.#state.cards.copy(),
    };
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

  /** Whether the data of any card on the table has this text. */
  says(data: string): boolean {
    return this.#state.cards.say(data);
  }

  /** A card is on the table, be it as a part of something. */
  meet(card: Card): void {
    this.#state.cards.meet(card);
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
  place(arrival: Arrival): TableObject {
    const object = newObject(this.objects.length, arrival, this.occasion.event);
    this.objects.push(object);
    this.#state.bearers.set(object.id, [...this.bearers(object.id), object.place]);
    this.meet(object.card);
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
      objects: this.objects.map((object) => boardObject(object, this.ruleset)),
      effects: [
        ...this.effects.map((effect) => throughDoors(effect, this.objects)),
        ...this.objects.flatMap((object, place) => [
          ...faceDownEffect(object, place, this.ruleset),
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
      last.because === past.because &&
      last.event === past.event &&
      last.away?.join() === past.away?.join();
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

  /** What is true now, in the words of one object, or of the ability of it that has this key. */
  seenFrom(place: number, outcome: Outcome, ability?: string, x = 0): Situation {
    return inTheEnd(outcome, { ...speakerOf(place, ability), x });
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
