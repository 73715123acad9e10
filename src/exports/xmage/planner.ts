import type { Card, CheckEvent, EntersEvent, Resolution, Scenario, ScenarioEvent } from "../../rules/formats.gen.js";
import { broughtBy, cardsNamedBy } from "../../events/brought.js";
import { cardsOf } from "../../verifier/request.js";
import { type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { asEntersOf, engineName, entersByKeyword } from "../traits.js";
import { activate, castInstantOrSorcery, equip } from "./abilities.js";
import { Clock } from "./clock.js";
import { cardOf, type Deed, type Scene, seatOf } from "./deed.js";
import { disturbances, type Happenings, triggerReasons } from "./disturbances.js";
import { own } from "../../rules/own.js";
import { javaString } from "./java.js";
import { NOTHING, type Spending, together } from "./lands.js";
import { isPlain, strangeness, unscripted } from "./limits.js";
import { playFromHand, playPermanent } from "./permanents.js";
import { type Action, activeIn, type Script, type Seat, SEATS } from "./script.js";
import { countersDeed, damage, move, putCounters, tap } from "./tampering.js";

/** A script before its costs are paid. */
export interface Plan extends Omit<Script, "players"> {
  readonly spending: ReadonlyMap<Seat, Spending>;
}

/** The basis of a plan: the resolutions before each event that is no check, and after the last. */
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
  /** Counters on permanents as the game begins: put on before any other action. */
  readonly #first: Action[] = [];
  readonly #actions: Action[] = [];
  readonly #why: Reason[] = [];
  readonly #clock = new Clock();
  readonly #spending = new Map<Seat, Spending>();
  readonly #inHand = new Map<Seat, number>();
  /** A permanent of playerB was put onto the battlefield, so no further one of playerA can be. */
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
    const game = this.#happenings();
    this.#why.push(...this.#triggers(game), ...disturbances([...this.#known.values()], game));
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
    const scene = this.#scene(before);
    switch (event.kind) {
      case "enters":
        return this.#enters(event, scene);
      case "simultaneous":
        return this.#simultaneous(event.events, scene);
      case "moves": {
        const isPlayed = own(before.objects, event.object)?.zone === "hand" && event.to === "battlefield";
        return this.#do(isPlayed ? playFromHand(event, scene) : move(event, scene));
      }
      case "resolves":
        return this.#do(
          event.card === undefined ? activate(event, scene) : castInstantOrSorcery(event, event.card, scene),
        );
      case "attach":
        return this.#do(equip(event, scene));
      case "counters":
        return this.#do(putCounters(event, scene));
      case "damage":
        return this.#do(damage(event, scene));
      case "tap":
      case "untap":
        return this.#do(tap(event, scene));
      case "turn":
        // Nothing in a script makes a player skip a step.
        if (event.skips !== undefined) this.#why.push(unscripted(event));
        return this.#schedule({ lines: [], events: [] }, this.#clock.turnOf(seatOf(scene, event.active)));
      case "stateBased":
        // A game performs them by itself, and a choice among permanents of one name can not be scripted.
        if (event.keep !== undefined) this.#why.push(reason("engine-acts", event.keep.join(", ")));
        return;
      default:
        this.#why.push(unscripted(event));
    }
  }

  #scene(before: Resolution): Scene {
    const { scenario, seats } = this.#ground;
    const arrived = new Set(this.#actions.flatMap(({ arrives }) => arrives ?? []));
    return { scenario, known: this.#known, seats, before, arrived, active: activeIn(this.#clock.turn) };
  }

  /** At the beginning playerA's permanents are put onto the battlefield, then playerB's; later ones are played. */
  #enters(event: EntersEvent, scene: Scene): void {
    const card = this.#known.get(event.card);
    const seat = seatOf(scene, event.controller);
    const hasBegun = this.#actions.length > 0;
    if ((event.zone ?? "battlefield") !== "battlefield") return this.#elsewhere(event, card, seat);
    if (card === undefined || hasBegun || (seat === "playerA" && this.#secondSeated) || !isPlain(event, card))
      return this.#do(playPermanent(event, scene));
    const why = strangeness(event, card);
    if (why.length > 0) return void this.#why.push(...why);
    if (seat === "playerB") this.#secondSeated = true;
    const tapped = event.tapped === true ? ", 1, true" : "";
    const { counters, ...bare } = event;
    this.#setUp.push({
      lines: [`addCard(Zone.BATTLEFIELD, ${seat}, ${javaString(engineName(card))}${tapped});`],
      events: [bare],
    });
    if (counters !== undefined) this.#beginsWith(event, counters, card);
  }

  /** Counters from the beginning: only on a permanent whose name is unique and whose card does not put on its own. */
  #beginsWith(event: EntersEvent, counters: NonNullable<EntersEvent["counters"]>, card: Card): void {
    const object = event.id ?? event.card;
    const same = this.#ground.scenario.timeline.flatMap(broughtBy).filter(({ card: other }) => other === event.card);
    if (same.length > 1) this.#why.push(reason("same-name", event.card));
    if (
      asEntersOf(card).length > 0 ||
      entersByKeyword(card) ||
      card.loyalty !== undefined ||
      card.defense !== undefined
    )
      this.#why.push(reason("counters", object));
    this.#clock.instant("playerA");
    const deed = countersDeed({ kind: "counters", object, add: counters }, card.name, "playerA");
    if (deed.ok) this.#first.push({ lines: deed.value.lines(this.#clock.text()), events: deed.value.events });
    else this.#why.push(...deed.why);
  }

  #elsewhere(event: EntersEvent, card: Card | undefined, seat: Seat): void {
    const zone = event.zone === "graveyard" || event.zone === "hand" ? event.zone : undefined;
    const why = strangeness(event, card);
    if (zone === undefined || this.#actions.length > 0)
      why.push(reason(event.zone === "stack" ? "spell" : "zone", event.id ?? event.card));
    if (card === undefined || zone === undefined || why.length > 0) return void this.#why.push(...why);
    if (zone === "hand") this.#count(seat);
    const name = javaString(engineName(card));
    this.#setUp.push({ lines: [`addCard(Zone.${zone.toUpperCase()}, ${seat}, ${name});`], events: [event] });
  }

  #simultaneous(events: readonly ScenarioEvent[], scene: Scene): void {
    const entering = events.flatMap((event) => (event.kind === "enters" ? event : []));
    const isBeginning =
      entering.length === events.length &&
      this.#actions.length === 0 &&
      entering.every((event) => (event.zone ?? "battlefield") === "battlefield") &&
      entering.every((event) => isPlain(event, this.#known.get(event.card)));
    if (!isBeginning) return void this.#why.push(reason("simultaneous"));
    // CR 613.7m: the active player's first, and playerA is active as the game begins.
    for (const seat of SEATS)
      for (const event of entering) if (seatOf(scene, event.controller) === seat) this.#enters(event, scene);
  }

  #do(deed: Said<Deed>): void {
    if (!deed.ok) return void this.#why.push(...deed.why);
    const { seat, speed, lines, spending, fromHand, ...rest } = deed.value;
    const turns = speed === "instant" ? this.#clock.instant(seat) : this.#clock.sorcery(seat, speed === "land");
    if (rest.isCast === true || spending.mana > 0)
      this.#spending.set(seat, together(this.#spending.get(seat) ?? NOTHING, spending));
    if (fromHand !== undefined) {
      this.#count(seat);
      this.#setUp.push({ lines: [`addCard(Zone.HAND, ${seat}, ${javaString(fromHand)});`], events: [] });
    }
    this.#schedule({ ...rest, lines: lines(this.#clock.text()) }, turns);
  }

  /** An action, after the turns that had to begin before it. */
  #schedule(action: Action, turns: readonly Seat[]): void {
    const name = (seat: Seat): string => [...this.#ground.seats].find(([, each]) => each === seat)?.[0] ?? "";
    const begun = turns.map((seat): ScenarioEvent => ({ kind: "turn", active: name(seat) }));
    this.#actions.push({ ...action, events: [...begun, ...action.events] });
  }

  #count(seat: Seat): void {
    this.#inHand.set(seat, (this.#inHand.get(seat) ?? 0) + 1);
  }

  #happenings(): Happenings {
    const kinds = new Set(this.#actions.flatMap(({ events }) => events.map(({ kind }) => kind)));
    return {
      pays: this.#spending.size > 0,
      turnsPass: this.#clock.turn > 1,
      goesOn: this.#clock.stop().step === "END_TURN",
      plays: this.#actions.some(({ isCast }) => isCast === true),
      leaves: this.#actions.some(({ leaves }) => leaves !== undefined),
      attaches: kinds.has("attach"),
      deals: kinds.has("damage"),
      mostInHand: Math.max(0, ...this.#inHand.values()) + Math.ceil(this.#clock.turn / 2),
    };
  }

  #triggers(game: Happenings): Reason[] {
    return [...this.#setUp, ...this.#actions].flatMap(({ events, arrives }) =>
      events.flatMap((event) => {
        const seat = event.kind === "enters" ? this.#ground.seats.get(event.controller) : undefined;
        return this.#brought(event).flatMap((card) => triggerReasons(card, seat, arrives !== undefined, game));
      }),
    );
  }

  /** The cards whose abilities an event brings; a copy may have those of any card. */
  #brought(event: ScenarioEvent): Card[] {
    if ("copyOf" in event && event.copyOf !== undefined) return [...this.#known.values()];
    if (event.kind === "moves")
      return [cardOf({ scenario: this.#ground.scenario, known: this.#known }, event.object) ?? []].flat();
    return cardsNamedBy(event).flatMap((name) => this.#known.get(name) ?? []);
  }
}
