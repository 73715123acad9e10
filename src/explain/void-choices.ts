import { broughtBy } from "../events/brought.js";
import { eachOf, flat } from "../events/together.js";
import { eventsBefore } from "../rules/events-before.js";
import { ofKind, Seen } from "./why/seen.js";
import type { CheckPoint, ScenarioEvent, VoidStep } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";

/**
 * What an event says of how something comes, and what of that is void, since as it would enter it has not the ability
 * that asks for it (CR 614.12): told as it was given, it would be told as done.
 */
export interface TrulySaid {
  readonly event: ScenarioEvent;
  readonly voids: readonly VoidStep[];
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
  return timeline.map((event) => ({
    event: eachOf(event, (single) => without(single, found.get(single) ?? [])),
    voids: flat(event).flatMap((single) => found.get(single) ?? []),
  }));
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

/** An event as it is meant, before anybody knows what comes of it: what is no token may not become the copy that it is to be. */
export function asMeant(event: ScenarioEvent): ScenarioEvent {
  return eachOf(event, (single) => {
    const isCopy = "copyOf" in single && single.copyOf !== undefined && !("token" in single && single.token);
    const isExchange = "textBoxOf" in single && single.textBoxOf !== undefined;
    if (!isCopy && !isExchange) return single;
    const meant = { ...single, meant: true };
    return meant;
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
