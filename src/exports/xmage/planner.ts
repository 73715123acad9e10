import type {
  Card,
  CheckEvent,
  CountersEvent,
  EntersEvent,
  MovesEvent,
  Resolution,
  ResolvesEvent,
  Scenario,
  ScenarioEvent,
} from "../../rules/formats.gen.js";
import { cardsOf } from "../../verifier/request.js";
import { type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { abilitiesOf, asEntersOf, looksAtHiddenCards } from "../traits.js";
import {
  castingReasons,
  enteringAnswers,
  moreThanEffects,
  permanentName,
  printedKeyword,
  spellReasons,
  spendingToCast,
  targetArgument,
} from "./casting.js";
import { Clock } from "./clock.js";
import { javaString } from "./java.js";
import { NOTHING, type Spending, spendingFor, together } from "./lands.js";
import { type Action, activeIn, type Script, type Seat } from "./script.js";
import { triggerReasons } from "./triggers.js";
import { COUNTER_WORDS } from "./words.js";

/** A script before anything has been paid for. */
export interface Plan extends Omit<Script, "players"> {
  readonly spending: ReadonlyMap<Seat, Spending>;
}

/** What there is to plan with: the resolutions before each event that is no check, and after the last. */
export interface Ground {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly resolutions: readonly Resolution[];
  readonly seats: ReadonlyMap<string, Seat>;
}

/** The script that leads to a check, or every reason why there is none. */
export function planFor(ground: Ground, check: CheckEvent): Said<Plan> {
  return new Planner(ground).plan(check);
}

class Planner {
  readonly #ground: Ground;
  readonly #known: ReadonlyMap<string, Card>;
  readonly #setUp: Action[] = [];
  /** Counters that permanents have as the game begins: put on before anything else is done. */
  readonly #first: Action[] = [];
  readonly #actions: Action[] = [];
  readonly #why: Reason[] = [];
  readonly #clock = new Clock();
  readonly #spending = new Map<Seat, Spending>();
  #secondSeated = false;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#known = new Map(cardsOf(ground.scenario, ground.cards).map((card) => [card.name, card]));
  }

  plan(check: CheckEvent): Said<Plan> {
    const { timeline } = this.#ground.scenario;
    const events = timeline.slice(0, timeline.indexOf(check)).filter((event) => event.kind !== "check");
    for (const [n, event] of events.entries()) {
      const before = this.#ground.resolutions[n];
      if (before !== undefined) this.#event(event, before);
    }
    this.#why.push(...this.#triggers(), ...this.#hiddenCards(events));
    if (this.#why.length > 0) return unsaid(...this.#why);
    return said({
      seats: this.#ground.seats,
      setUp: this.#setUp,
      actions: [...this.#first, ...this.#actions],
      stop: this.#clock.stop(),
      check,
      spending: this.#spending,
    });
  }

  #event(event: ScenarioEvent, before: Resolution): void {
    switch (event.kind) {
      case "enters":
        return this.#enters(event, before);
      case "simultaneous":
        return this.#simultaneous(event.events, before);
      case "moves":
        return this.#moves(event, before);
      case "resolves":
        return event.card === undefined ? this.#activated(event, before) : this.#spell(event, event.card, before);
      case "attach":
        return this.#equip(event, before);
      case "counters":
        return this.#counters(event, before);
      case "tap":
      case "untap":
        return this.#tap(event, before);
      case "turn":
        return this.#turn(event.active);
      case "stateBased":
        // A game performs them by itself; a choice among permanents of one name it can not be told.
        if (event.keep !== undefined) this.#why.push(reason("engine-acts", event.keep.join(", ")));
        return;
      default:
        this.#why.push(unscripted(event));
    }
  }

  /** At the beginning all of playerA's permanents are put down, then those of playerB. */
  #enters(event: EntersEvent, before: Resolution): void {
    const id = event.id ?? event.card;
    const card = this.#known.get(event.card);
    const seat = this.#seat(event.controller);
    const why = strangeness(event, card);
    if (card === undefined || why.length > 0) return void this.#why.push(...why);
    const zone = event.zone ?? "battlefield";
    if (zone !== "battlefield") return this.#elsewhere(event, card, seat);
    const isBeginning = this.#actions.length === 0 && (seat === "playerB" || !this.#secondSeated);
    if (!isBeginning || !isPlain(event, card)) return this.#played(event, event, card, before);
    if (seat === "playerB") this.#secondSeated = true;
    const tapped = event.tapped === true ? ", 1, true" : "";
    const { counters, ...bare } = event;
    this.#setUp.push({
      lines: [`addCard(Zone.BATTLEFIELD, ${seat}, ${javaString(nameInXmage(card))}${tapped});`],
      events: [bare],
    });
    if (counters === undefined) return;
    const lines = Object.entries(counters).flatMap(([kind, count]) => this.#counterLine(id, card.name, seat, kind, count));
    this.#first.push({ lines, events: [{ kind: "counters", object: id, add: counters }] });
    const twice = this.#ground.scenario.timeline.filter((each) => each.kind === "enters" && each.card === event.card);
    if (twice.length > 1) this.#why.push(reason("same-name", event.card));
    if (asEntersOf(card).length > 0 || card.loyalty !== undefined || card.defense !== undefined)
      this.#why.push(reason("counters", id));
  }

  #elsewhere(event: EntersEvent, card: Card, seat: Seat): void {
    const zones: Readonly<Partial<Record<string, string>>> = { graveyard: "GRAVEYARD", hand: "HAND" };
    const zone = zones[event.zone ?? ""];
    if (zone === undefined || this.#actions.length > 0)
      return void this.#why.push(reason(event.zone === "stack" ? "spell" : "zone", event.id ?? event.card));
    this.#setUp.push({
      lines: [`addCard(Zone.${zone}, ${seat}, ${javaString(nameInXmage(card))});`],
      events: [event],
    });
  }

  /** Cast, or played as a land, in a main phase of its controller. */
  #played(event: EntersEvent | MovesEvent, entering: EntersEvent, card: Card, before: Resolution): void {
    const id = entering.id ?? entering.card;
    const seat = this.#seat(entering.controller);
    const why = [...castingReasons([...this.#known.values()], before)];
    if (entering.tapped === true || entering.counters !== undefined) why.push(reason("event", id));
    const answers = enteringAnswers(entering, card, id, seat, before);
    if (!answers.ok) why.push(...answers.why);
    const isLand = card.types.includes("Land");
    const spending = isLand ? said(NOTHING) : spendingToCast(card, undefined, id);
    if (!spending.ok) why.push(...spending.why);
    const target = isLand ? said("") : this.#enchanted(entering, card, before);
    if (!target.ok) why.push(...target.why);
    if (why.length > 0 || !answers.ok || !spending.ok || !target.ok) return void this.#why.push(...why);
    const turns = this.#clock.sorcery(seat, isLand);
    const name = javaString(nameInXmage(card));
    const lines = isLand
      ? [`playLand(${this.#clock.text()}, ${seat}, ${name});`, ...answers.value]
      : [
          `castSpell(${this.#clock.text()}, ${seat}, ${name}${target.value});`,
          ...answers.value,
          `waitStackResolved(${this.#clock.text()}, ${seat});`,
        ];
    this.#spend(seat, spending.value);
    const fromHand = event.kind === "enters" ? [`addCard(Zone.HAND, ${seat}, ${name});`] : [];
    if (fromHand.length > 0) this.#setUp.push({ lines: fromHand, events: [] });
    this.#do({ lines, events: [event], arrives: id, isCast: true }, turns);
  }

  /** What an Aura is cast on. Other attachments enter unattached. */
  #enchanted({ attachedTo, id, card: name, controller }: EntersEvent, card: Card, before: Resolution): Said<string> {
    if (card.subtypes?.includes("Aura") !== true)
      return attachedTo === undefined ? said("") : unsaid(reason("attached", id ?? name));
    if (attachedTo === undefined) return unsaid(reason("attached", id ?? name));
    return targetArgument([attachedTo], controller, before, this.#ground.seats);
  }

  #simultaneous(events: readonly ScenarioEvent[], before: Resolution): void {
    const entering = events.flatMap((event) => (event.kind === "enters" ? event : []));
    const isBeginning =
      entering.length === events.length &&
      this.#actions.length === 0 &&
      entering.every((event) => (event.zone ?? "battlefield") === "battlefield") &&
      entering.every((event) => isPlain(event, this.#known.get(event.card)));
    if (!isBeginning) return void this.#why.push(reason("simultaneous"));
    // CR 613.7m: the active player's first, which are playerA's as the game begins.
    for (const seat of ["playerA", "playerB"] as const)
      for (const event of entering) if (this.#seat(event.controller) === seat) this.#enters(event, before);
  }

  #moves(event: MovesEvent, before: Resolution): void {
    const found = Object.hasOwn(before.objects, event.object) ? before.objects[event.object] : undefined;
    if (found?.zone === "hand" && event.to === "battlefield") return this.#fromHand(event, found.owner, before);
    const name = permanentName(event.object, before);
    const moved = MOVING[event.to];
    if (!name.ok || moved === undefined || found === undefined || Object.keys(event).length > 3)
      return void this.#why.push(name.ok ? reason("event", event.object) : (name.why[0] ?? reason("event")));
    const permanent = `getPermanent(${javaString(name.value)}, ${this.#seat(found.controller)})`;
    this.#run(`${event.object} goes to ${event.to}`, `${permanent}.${moved}`, event, event.object);
  }

  #fromHand(event: MovesEvent, owner: string, before: Resolution): void {
    const { kind: _, object, to: __, controller, ...rest } = event;
    const entry = this.#ground.scenario.timeline.find(
      (each) => each.kind === "enters" && (each.id ?? each.card) === object,
    );
    const card = entry?.kind === "enters" ? this.#known.get(entry.card) : undefined;
    const entering: EntersEvent = { kind: "enters", card: card?.name ?? "", id: object, controller: owner, ...rest };
    const why = strangeness(entering, card);
    if (controller !== undefined && controller !== owner) why.push(reason("owner", object));
    if (card === undefined || why.length > 0) return void this.#why.push(...why);
    this.#played(event, entering, card, before);
  }

  #spell(event: ResolvesEvent, cardName: string, before: Resolution): void {
    const card = this.#known.get(cardName);
    if (card === undefined) return void this.#why.push(reason("made-up-card", cardName));
    const seat = this.#seat(event.controller);
    const why = [...spellReasons(event, card, cardName), ...castingReasons([...this.#known.values()], before)];
    const isSpell = Object.values(before.objects).some(({ zone }) => zone === "stack");
    if (isSpell) why.push(reason("spell", cardName));
    const spending = spendingToCast(card, event.x, cardName);
    const target = targetArgument(event.targets ?? [], event.controller, before, this.#ground.seats);
    if (!spending.ok) why.push(...spending.why);
    if (!target.ok) why.push(...target.why);
    if (why.length > 0 || !spending.ok || !target.ok) return void this.#why.push(...why);
    const turns = card.types.includes("Sorcery") ? this.#clock.sorcery(seat) : this.#clock.instant(seat);
    const name = javaString(nameInXmage(card));
    this.#spend(seat, spending.value);
    this.#setUp.push({ lines: [`addCard(Zone.HAND, ${seat}, ${name});`], events: [] });
    const lines = [
      `castSpell(${this.#clock.text()}, ${seat}, ${name}${target.value});`,
      ...(event.x === undefined ? [] : [`setChoice(${seat}, ${javaString(`X=${event.x}`)});`]),
      `waitStackResolved(${this.#clock.text()}, ${seat});`,
    ];
    const done: ScenarioEvent = {
      kind: "enters",
      card: cardName,
      id: `${cardName}, cast ${this.#actions.length + 1}`,
      controller: event.controller,
      zone: "graveyard",
    };
    this.#do({ lines, events: [event, done], isCast: true }, turns);
  }

  /** An activated ability, told from all others by its cost. */
  #activated(event: ResolvesEvent, before: Resolution): void {
    const source = event.source ?? "";
    const found = Object.hasOwn(before.objects, source) ? before.objects[source] : undefined;
    const all = [...this.#known.values()].flatMap((card) => abilitiesOf(card).map((ability) => ({ card, ability })));
    const same = all.filter(({ ability }) => ability.kind === "activated" && ability.id === event.ability);
    const ability = same.length === 1 ? same[0]?.ability : undefined;
    if (ability === undefined && all.some((each) => each.ability.kind === "triggered" && each.ability.id === event.ability))
      return void this.#why.push(reason("trigger", source));
    if (ability?.kind !== "activated" || found?.zone !== "battlefield" || found.controller !== event.controller)
      return void this.#why.push(reason("activated-ability", source));
    const why: Reason[] = [...moreThanEffects(ability.then, source), ...castingReasons([...this.#known.values()], before)];
    const { cost = "" } = ability;
    const mana = /^((?:\{[^}T]+\})+)(?:, \{T\})?$/.exec(cost)?.[1];
    const rivals = all.filter((each) => each.ability.kind === "activated" && each.ability.cost === cost).length;
    const owners = Object.values(before.objects).filter(
      ({ zone, abilities }) => zone === "battlefield" && abilities.includes(ability.id),
    ).length;
    const isSick =
      cost.includes("{T}") && found.types.includes("Creature") && this.#actions.some(({ arrives }) => arrives === source);
    if (mana === undefined || rivals !== 1 || owners !== 1 || isSick) why.push(reason("activated-ability", source));
    if (event.choices !== undefined || mana?.includes("{X}") !== (event.x !== undefined))
      why.push(reason("casting-choice", source));
    const spending = spendingFor(mana ?? "", event.x ?? 0, source);
    const target = targetArgument(event.targets ?? [], event.controller, before, this.#ground.seats);
    if (!spending.ok) why.push(...spending.why);
    if (!target.ok) why.push(...target.why);
    if (why.length > 0 || !spending.ok || !target.ok) return void this.#why.push(...why);
    const seat = this.#seat(event.controller);
    const turns = this.#clock.instant(seat);
    this.#spend(seat, spending.value);
    const lines = [
      `activateAbility(${this.#clock.text()}, ${seat}, ${javaString(`${cost}: `)}${target.value});`,
      ...(event.x === undefined ? [] : [`setChoice(${seat}, ${javaString(`X=${event.x}`)});`]),
      `waitStackResolved(${this.#clock.text()}, ${seat});`,
    ];
    const tapped: ScenarioEvent[] = cost.includes("{T}") ? [{ kind: "tap", object: source }] : [];
    this.#do({ lines, events: [...tapped, event] }, turns);
  }

  #equip(event: Extract<ScenarioEvent, { kind: "attach" }>, before: Resolution): void {
    const found = Object.hasOwn(before.objects, event.object) ? before.objects[event.object] : undefined;
    const host = Object.hasOwn(before.objects, event.to) ? before.objects[event.to] : undefined;
    const printed = [...this.#known.values()].filter((card) => card.name === found?.name);
    const equip = printed[0] === undefined ? undefined : printedKeyword(printed[0], "equip");
    const equipping = Object.values(before.objects).filter(
      ({ zone, abilities }) => zone === "battlefield" && abilities.some((ability) => ability.startsWith("equip ")),
    );
    const isUsual =
      equip?.cost !== undefined &&
      found?.abilities.includes(`equip ${equip.cost}`) === true &&
      found.controller === host?.controller &&
      equipping.length === 1;
    if (!isUsual || found === undefined) return void this.#why.push(reason("attached", event.object));
    const spending = spendingFor(equip.cost ?? "", 0, event.object);
    const target = targetArgument([event.to], found.controller, before, this.#ground.seats);
    if (!spending.ok || !target.ok)
      return void this.#why.push(...(spending.ok ? [] : spending.why), ...(target.ok ? [] : target.why));
    const seat = this.#seat(found.controller);
    const turns = this.#clock.sorcery(seat);
    this.#spend(seat, spending.value);
    const at = this.#clock.text();
    const lines = [
      `activateAbility(${at}, ${seat}, "Equip"${target.value});`,
      `waitStackResolved(${at}, ${seat});`,
    ];
    this.#do({ lines, events: [event] }, turns);
  }

  #counters(event: CountersEvent, before: Resolution): void {
    const name = permanentName(event.object, before);
    const found = before.objects[event.object];
    if (!name.ok) return void this.#why.push(...name.why);
    if (event.remove !== undefined || found === undefined) return void this.#why.push(reason("counters", event.object));
    const seat = this.#seat(found.controller);
    const turns = this.#clock.instant(activeIn(this.#clock.turn));
    const lines = Object.entries(event.add ?? {}).flatMap(([kind, count]) =>
      this.#counterLine(event.object, name.value, seat, kind, count),
    );
    this.#do({ lines, events: [event] }, turns);
  }

  #counterLine(object: string, name: string, seat: Seat, kind: string, count: number): string[] {
    const counter = COUNTER_WORDS.get(kind);
    if (counter === undefined) this.#why.push(reason("counters", object));
    return [`addCounters(${this.#clock.text()}, ${seat}, ${javaString(name)}, CounterType.${counter ?? ""}, ${count});`];
  }

  #tap(event: Extract<ScenarioEvent, { kind: "tap" | "untap" }>, before: Resolution): void {
    const name = permanentName(event.object, before);
    const found = before.objects[event.object];
    if (!name.ok || found === undefined) return void this.#why.push(...(name.ok ? [] : name.why));
    const permanent = `getPermanent(${javaString(name.value)}, ${this.#seat(found.controller)})`;
    this.#run(`${event.kind} ${event.object}`, `${permanent}.setTapped(${event.kind === "tap"})`, event);
  }

  #turn(active: string): void {
    const turns = this.#clock.turnOf(this.#seat(active));
    this.#do({ lines: [], events: [] }, turns);
  }

  /** Code that does to the game what no card of the scenario does. */
  #run(info: string, code: string, event: ScenarioEvent, leaves?: string): void {
    const seat = activeIn(this.#clock.turn);
    const turns = this.#clock.instant(seat);
    const line = `runCode(${javaString(info)}, ${this.#clock.text()}, ${seat}, (info, player, game) -> ${code});`;
    this.#do({ lines: [line], events: [event], ...(leaves === undefined ? {} : { leaves }) }, turns);
  }

  /** An action, after the turns that had to pass before. */
  #do(action: Action, turns: readonly Seat[]): void {
    const passed = turns.map((seat): ScenarioEvent => ({ kind: "turn", active: this.#name(seat) }));
    this.#actions.push({ ...action, events: [...passed, ...action.events] });
  }

  #spend(seat: Seat, spending: Spending): void {
    this.#spending.set(seat, together(this.#spending.get(seat) ?? NOTHING, spending));
  }

  #seat(player: string): Seat {
    return this.#ground.seats.get(player) ?? "playerA";
  }

  #name(seat: Seat): string {
    return [...this.#ground.seats].find(([, each]) => each === seat)?.[0] ?? "";
  }

  #triggers(): Reason[] {
    const all = [...this.#setUp, ...this.#actions];
    const happenings = {
      turnsPass: this.#clock.turn > 1,
      goesOn: this.#clock.stop().step === "END_TURN",
      plays: this.#actions.some(({ isCast }) => isCast === true),
      leaves: this.#actions.some(({ leaves }) => leaves !== undefined),
    };
    return all.flatMap(({ events, arrives }) =>
      events.flatMap((event) => {
        const name = event.kind === "enters" || event.kind === "resolves" ? event.card : undefined;
        const card = name === undefined ? undefined : this.#known.get(name);
        const seat = event.kind === "enters" ? this.#seat(event.controller) : undefined;
        return card === undefined ? [] : triggerReasons(card, seat, arrives !== undefined, happenings);
      }),
    );
  }

  /** Casting and drawing change hands and libraries in a way that no event tells of. */
  #hiddenCards(events: readonly ScenarioEvent[]): Reason[] {
    const changes = this.#clock.turn > 1 || this.#actions.some(({ isCast }) => isCast === true);
    const looking = [...this.#known.values()].find((card) => looksAtHiddenCards(card));
    return changes && events.length > 0 && looking !== undefined ? [reason("hidden-cards", looking.name)] : [];
  }
}

/** What an entering permanent can not be made to be. */
function strangeness(event: EntersEvent, card: Card | undefined): Reason[] {
  const id = event.id ?? event.card;
  const why: Reason[] = [];
  if (card === undefined) why.push(reason("made-up-card", event.card));
  if (event.token === true) why.push(reason("token", id));
  if (event.faceDown !== undefined) why.push(reason("face-down", id));
  if (event.back === true || event.prototype === true || event.half !== undefined || event.meldedWith !== undefined)
    why.push(reason("card-form", id));
  if (event.owner !== undefined && event.owner !== event.controller) why.push(reason("owner", id));
  if (event.links !== undefined || event.textBoxOf !== undefined) why.push(reason("remembered-objects", id));
  if (event.except !== undefined) why.push(reason("copy", id));
  return why;
}

/** Whether it can be there as the game begins: nothing is chosen, attached or copied as it enters. */
function isPlain(event: EntersEvent, card: Card | undefined): boolean {
  const { attachedTo, choices, copyOf } = event;
  if (attachedTo !== undefined || choices !== undefined || copyOf !== undefined || card === undefined) return false;
  const asks = asEntersOf(card).some(({ choose, copy, bodies, exchangesTextBox, turnsFaceDown, then }) =>
    [choose, copy, bodies, exchangesTextBox, turnsFaceDown, then].some((each) => each !== undefined),
  );
  return !asks && card.subtypes?.includes("Saga") !== true;
}

/** How a permanent goes where nothing sends it. */
const MOVING: Readonly<Partial<Record<string, string>>> = {
  graveyard: "moveToZone(Zone.GRAVEYARD, null, game, false)",
  hand: "moveToZone(Zone.HAND, null, game, false)",
  exile: 'moveToExile(null, "", null, game)',
};

function unscripted(event: ScenarioEvent): Reason {
  switch (event.kind) {
    case "casts":
      return reason("spell", event.id ?? event.card ?? event.object);
    case "merges":
      return reason("card-form", event.onto);
    case "sticker":
      return reason("sticker", event.object);
    case "phaseOut":
    case "phaseIn":
      return reason("phasing", event.objects.join(", "));
    case "designate":
      return reason("designation", event.object);
    case "choose":
      return reason("choice", event.object);
    case "link":
      return reason("remembered-objects", event.object);
    case "turnFaceUp":
    case "turnFaceDown":
      return reason("face-down", event.object);
    case "transform":
      return reason("card-form", event.object);
    default:
      return reason("event", event.kind);
  }
}

/** Cards with two faces go by their front there, split cards by both halves. */
function nameInXmage({ name, layout, back }: Card): string {
  return (layout === "split" || layout === "room") && back !== undefined ? `${name} // ${back.name}` : name;
}
