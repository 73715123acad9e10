import { all } from "../../rules/aspects.js";
import type { Selector, Zone } from "../../rules/formats.gen.js";
import { characteristicMatchers, typeMatchers } from "./match-characteristics.js";
import { pointingMatchers, relationMatchers, statusMatchers } from "./match-relations.js";
import { constant, listed, type Matcher, type Test } from "./matcher.js";
import type { Situation } from "./situation.js";

/** Keys that point at objects directly: where they are need not be said. */
const POINTING: readonly (keyof Selector)[] = ["self", "affected", "host", "target", "object", "linked", "topOf"];

const TOP = new WeakMap<Selector, Matcher>();
const INNER = new WeakMap<Selector, Matcher>();

/** Whether objects are pointed at one by one, rather than described. */
export function pointsAt(selector: Selector): boolean {
  return POINTING.some((key) => selector[key] !== undefined) || (selector.allOf ?? []).some(pointsAt);
}

/** The matcher of a whole description: without a zone only the battlefield is meant (CR 109.2). */
export function matcherOf(selector: Selector): Matcher {
  return remembered(TOP, selector, true);
}

/** The matcher of a description inside another one, which does not restrict zones by itself. */
export function partMatcherOf(selector: Selector): Matcher {
  return remembered(INNER, selector, false);
}

function remembered(known: WeakMap<Selector, Matcher>, selector: Selector, whole: boolean): Matcher {
  let matcher = known.get(selector);
  if (matcher === undefined) {
    matcher = compile(selector, whole);
    known.set(selector, matcher);
  }
  return matcher;
}

/** All objects that fit, phased-out ones never (CR 702.26b). */
export function selected(selector: Selector, situation: Situation): number[] {
  return fitting(matcherOf(selector), situation);
}

export function fitting(matcher: Matcher, situation: Situation): number[] {
  const found: number[] = [];
  const { objects } = situation.board;
  for (let object = 0; object < objects.length; object++) {
    if (objects[object]?.phasedOut !== true && matcher.test(object, situation, situation.view(object)))
      found.push(object);
  }
  return found;
}

function compile(selector: Selector, whole: boolean): Matcher {
  const matchers = [
    ...zoneMatchers(selector, whole),
    ...pointingMatchers(selector),
    ...typeMatchers(selector),
    ...characteristicMatchers(selector),
    ...statusMatchers(selector),
    ...relationMatchers(selector),
    ...combinedMatchers(selector, whole),
  ];
  const tests = matchers.map(({ test }) => test);
  return {
    reads: all(matchers.map(({ reads }) => reads)),
    local: matchers.every(({ local }) => local),
    test: conjunction(tests),
  };
}

function conjunction(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2)
    return (object, situation, view) => first(object, situation, view) && second(object, situation, view);
  return (object, situation, view) => tests.every((test) => test(object, situation, view));
}

/** Whether a description names a zone, or points at objects wherever they are. */
function saysWhere(selector: Selector): boolean {
  return (
    selector.zone !== undefined ||
    POINTING.some((key) => selector[key] !== undefined) ||
    (selector.allOf ?? []).some(saysWhere)
  );
}

function zoneMatchers(selector: Selector, whole: boolean): Matcher[] {
  const { zone } = selector;
  if (zone === "any") return [];
  if (zone !== undefined) {
    const zones: readonly Zone[] = listed(zone);
    return [constant((object, situation) => zones.includes(situation.object(object).zone))];
  }
  const restricts = whole && selector.anyOf === undefined && !saysWhere(selector);
  return restricts ? [constant((object, situation) => situation.object(object).zone === "battlefield")] : [];
}

function combinedMatchers(selector: Selector, whole: boolean): Matcher[] {
  const found: Matcher[] = [];
  // A zone said by one part of an `allOf` is the zone of all of it.
  for (const inner of selector.allOf ?? []) found.push(partMatcherOf(inner));
  if (selector.anyOf !== undefined) {
    const alternatives = selector.anyOf.map((inner) =>
      whole && !saysWhere(selector) ? matcherOf(inner) : partMatcherOf(inner),
    );
    found.push({
      reads: all(alternatives.map(({ reads }) => reads)),
      local: alternatives.every(({ local }) => local),
      test: (object, situation, view) => alternatives.some(({ test }) => test(object, situation, view)),
    });
  }
  for (const inner of listed(selector.not)) {
    const { reads, local, test } = partMatcherOf(inner);
    found.push({ reads, local, test: (object, situation, view) => !test(object, situation, view) });
  }
  return found;
}
