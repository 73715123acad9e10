import { factsOf, isPartKind } from "../effects/index.js";
import { isObject } from "../rules/json-object.js";
import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { isHappening } from "../rules/events-before.js";
import type { Card, MovesEvent, ScenarioEvent } from "../rules/formats.gen.js";

type Hidden = "hand" | "library";

/** What the events of a scenario tell together, and none alone. */
export class TimelineFacts {
  readonly #timeline: readonly ScenarioEvent[];
  readonly #fromStack = new Set<MovesEvent>();
  /** The players under whose control objects have come, each with the zone. */
  readonly #ownerOf = new Map<string, string>();
  readonly #controllerOf = new Map<string, string>();
  readonly #cards = new Set<string>();
  readonly #changesControl: boolean;
  /** What tokens and copies of spells were created as copies of. */
  readonly #originalOf = new Map<string, string>();
  readonly #createdAsCopies = new Set<string>();

  readonly #events: readonly ScenarioEvent[];
  readonly #first: string | undefined;

  /** The `first` player's turn it is as the game begins. */
  constructor(timeline: readonly ScenarioEvent[], cards: readonly Card[], first?: string) {
    this.#events = timeline;
    this.#first = first;
    this.#changesControl = changesControl([timeline, cards]);
    this.#timeline = timeline.flatMap(flat);
    const onStack = new Set<string>();
    for (const event of this.#timeline) {
      if (event.kind === "moves") {
        if (event.controller !== undefined) this.#controllerOf.set(event.object, event.controller);
        if (event.to === "battlefield" && onStack.has(event.object)) this.#fromStack.add(event);
        if (event.to === "stack") onStack.add(event.object);
        else onStack.delete(event.object);
        this.#cards.add(`${this.#ownerOf.get(event.object) ?? ""} ${event.to}`);
      }
      if (event.kind === "casts") onStack.add(event.id ?? event.object ?? event.card ?? "");
      if (event.kind === "enters") this.#enters(event, onStack);
    }
  }

  #enters(event: Extract<ScenarioEvent, { kind: "enters" }>, onStack: Set<string>): void {
    for (const { id } of broughtBy(event)) {
      this.#ownerOf.set(id, event.owner ?? event.controller);
      this.#controllerOf.set(id, event.controller);
      if (event.zone === "stack") onStack.add(id);
      const { token, copyOf, except } = event;
      if (token === true && copyOf !== undefined && except === undefined) this.#originalOf.set(id, copyOf);
      if (token === true && (copyOf ?? except) !== undefined) this.#createdAsCopies.add(id);
    }
    this.#cards.add(`${event.owner ?? event.controller} ${event.zone ?? "battlefield"}`);
  }

  /** Whose turn it is as the event at a place of the timeline happens, counted from 0. */
  activeAt(place: number): string | undefined {
    const turn = this.#events.slice(0, place).findLast((event) => event.kind === "turn");
    return turn === undefined ? this.#first : turn.active;
  }

  /** The number that is told with the event at a place of the timeline, counted from 1: checks have none. */
  stepAt(event: number): number | undefined {
    return event > this.#events.length ? undefined : this.#events.slice(0, event).filter(isHappening).length;
  }

  /** Whether what moves to the battlefield is a spell that resolves (CR 608.3). */
  isResolving(event: MovesEvent): boolean {
    return this.#fromStack.has(event);
  }

  /** Whether an object came under the control of a player, and nothing in the scenario gives control to another. */
  isPlainlyOf(id: string, player: string): boolean {
    return this.#controllerOf.get(id) === player && !this.#changesControl;
  }

  /** What an object was created as a plain copy of. */
  copiedBy(id: string): string | undefined {
    return this.#originalOf.get(id);
  }

  /** Whether it is a token that was created as a copy: what it is so is what it is from the start (CR 111.3, 707.5). */
  isCreatedAsCopy(id: string): boolean {
    return this.#createdAsCopies.has(id);
  }

  /** Whether events name cards in a zone of a player, besides those that are only counted. */
  namesCardsIn(player: string, zone: Hidden): boolean {
    return this.#cards.has(`${player} ${zone}`);
  }

  /** Whether an ability of an object is activated or resolves. */
  isUsed(object: string, ability: string): boolean {
    return this.#timeline.some(
      (event) =>
        (event.kind === "resolves" && event.source === object && event.ability === ability) ||
        (event.kind === "activates" && event.object === object && event.ability === ability),
    );
  }
}

/** Whether a part of an effect, wherever it stands in the data, changes who controls something. */
function changesControl(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(changesControl);
  if (!isObject(data)) return false;
  const { kind } = data;
  return (
    (typeof kind === "string" && isPartKind(kind) && factsOf(kind).stage === "control") ||
    Object.values(data).some(changesControl)
  );
}
