import { broughtBy } from "../events/brought.js";
import { eachOf, flat } from "../events/together.js";
import { eventsBefore } from "../rules/events-before.js";
import { present } from "../rules/present.js";
import { ofKind, Seen } from "./why/seen.js";
import type { CheckPoint, Resolution, RulesetId, ScenarioEvent, VoidStep } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";

/** What an event would do to an object, and does not, by a clause. */
export interface Vain {
  readonly object: string;
  readonly clause: string;
  readonly ruleset: RulesetId;
  /** What it is about besides the object. */
  readonly of?: string;
}

/**
 * What an event says of how something comes, and what of that is void, since as it would enter it has not the ability
 * that asks for it (CR 614.12): told as it was given, it would be told as done.
 */
export interface TrulySaid {
  readonly event: ScenarioEvent;
  readonly voids: readonly VoidStep[];
  /** What it would do and does not. */
  readonly vain: readonly Vain[];
}

/** Each event of a timeline, by its place, as far as it comes about. */
export function trulySaid(timeline: readonly ScenarioEvent[], checkPoints: readonly CheckPoint[]): TrulySaid[] {
  const found = new Map<ScenarioEvent, VoidStep[]>();
  for (const { check, resolution } of checkPoints) {
    const before = eventsBefore(check, timeline).flatMap(flat);
    for (const { step } of ofKind(Seen.all(resolution.trace), "void")) {
      const of = before.findLast((event) => isOf(event, step));
      const known = of === undefined ? undefined : (found.get(of) ?? []);
      if (of === undefined || known === undefined) continue;
      if (!known.some(({ choice }) => choice === step.choice)) found.set(of, [...known, step]);
    }
  }
  const inVain = vainIn(checkPoints);
  return timeline.map((event, place) => {
    const vain = inVain.get(place + 1) ?? [];
    return {
      event: eachOf(event, (single) => asMeantIf(vain, without(single, found.get(single) ?? []))),
      voids: flat(event).flatMap((single) => found.get(single) ?? []),
      vain,
    };
  });
}

/** The events of a timeline with those marked as meant of which a choice was void: nobody was asked for it (CR 614.12). */
export function asMeantWhereVoid(
  timeline: readonly ScenarioEvent[],
  { trace }: Pick<Resolution, "trace">,
): readonly ScenarioEvent[] {
  const voids = ofKind(Seen.all(trace), "void").map(({ step }) => step);
  const singles = timeline.flatMap(flat);
  const found = new Set(voids.map((step) => singles.findLast((event) => isOf(event, step))));
  return timeline.map((event) => eachOf(event, (single) => (found.has(single) ? marked(single, true) : single)));
}

/** As meant; and, where a choice of it is void, as one that would be made if something asked for it. */
function marked(event: ScenarioEvent, isVoid = false): ScenarioEvent {
  const meant = { ...event, meant: true, ...(isVoid ? { ifAsked: true } : {}) };
  return meant;
}

/** What came to nothing, by the place of its event in the timeline, from 1. */
export function vainIn(
  checkPoints: readonly { readonly resolution: Pick<Resolution, "ruleset" | "trace"> }[],
): ReadonlyMap<number, readonly Vain[]> {
  const found = new Map<number, Vain[]>();
  for (const { resolution } of checkPoints)
    for (const { step } of ofKind(Seen.all(resolution.trace), "starts"))
      for (const { clause, vain = [], of } of step.facts ?? [])
        for (const place of vain) {
          const known = found.get(place) ?? [];
          const isKnown = known.some(({ object }) => object === step.object);
          if (!isKnown)
            found.set(place, [
              ...known,
              { object: step.object, clause, ruleset: resolution.ruleset, ...present({ of }) },
            ]);
        }
  return found;
}

/** Told as what it was to be. */
function asMeantIf(vain: readonly Vain[], event: ScenarioEvent): ScenarioEvent {
  const isInVain = "object" in event && vain.some(({ object }) => object === event.object);
  return isInVain && (event.kind === "attach" || turns(event)) ? marked(event) : event;
}

/** Whether an event turns something over, if it can. */
function turns(event: ScenarioEvent): event is Extract<ScenarioEvent, { kind: "transform" | "turnFaceDown" }> {
  return event.kind === "transform" || event.kind === "turnFaceDown";
}

/** Whether an event brings the object, or turns it up, with what is void. */
function isOf(event: ScenarioEvent, { object, choice, value }: VoidStep): boolean {
  const isIts = ("object" in event && event.object === object) || broughtBy(event).some(({ id }) => id === object);
  return isIts && givenIn(event, choice) === value;
}

function givenIn(event: ScenarioEvent, choice: string): unknown {
  if (choice in event) return Object.entries(event).find(([key]) => key === choice)?.[1];
  const choices = "choices" in event && isObject(event.choices) ? event.choices : {};
  return choices[choice];
}

/**
 * An event as it is meant, before anybody knows what comes of it: what is no token may not become the copy that it is to be,
 * and what is to turn over may be unable to.
 */
export function asMeant(event: ScenarioEvent): ScenarioEvent {
  return eachOf(event, (single) => {
    const isCopy = "copyOf" in single && single.copyOf !== undefined && !("token" in single && single.token);
    const isExchange = "textBoxOf" in single && single.textBoxOf !== undefined;
    return isCopy || isExchange || turns(single) ? marked(single) : single;
  });
}

function without(event: ScenarioEvent, voids: readonly VoidStep[]): ScenarioEvent {
  if (voids.length === 0) return event;
  const names = new Set(voids.map(({ choice }) => choice));
  const kept = (data: object): [string, unknown][] => Object.entries(data).filter(([key]) => !names.has(key));
  const said = Object.fromEntries(
    kept(event).flatMap(([key, value]): [string, unknown][] => {
      if (key !== "choices" || !isObject(value)) return [[key, value]];
      const choices = kept(value);
      return choices.length === 0 ? [] : [[key, Object.fromEntries(choices)]];
    }),
  );
  // Only members that may be left out are.
  return said as unknown as ScenarioEvent;
}
