import { ARTIFACT, PERMANENT_TYPES, supertypeSet, typeSet } from "../rules/card-types.js";
import { colorBit, colorCount } from "../rules/colors.js";
import type { Comparison, Measure, PlayerReference, Selector, Zone } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import {
  EVERY_CREATURE_TYPE,
  EVERY_SUBTYPE,
  familySet,
  hasSubtype,
  intersection,
  intersects,
  subtypePlace,
  subtypeSet,
} from "../rules/subtype-set.js";
import { boundsRead, withinBounds } from "./condition.js";
import { measured } from "./quantity.js";
import {
  ABILITIES,
  all,
  aspects,
  both,
  CONTROLLER,
  LOYALTY,
  MANA,
  NAME,
  NOTHING,
  READS_POWER_TOUGHNESS,
  type Aspects,
} from "../rules/aspects.js";
import type { Situation } from "./situation.js";

/** A description of objects, ready to be asked of one object at a time, with the view of it that is meant. */
export interface Matcher {
  readonly reads: Aspects;
  /** Whether the answer for an object depends on that object's own characteristics alone (besides who "you" is). */
  readonly local: boolean;
  readonly test: (object: number, situation: Situation, view: ObjectView) => boolean;
}

type Test = Matcher["test"];

/** Keys that point at objects directly: where they are need not be said. */
const POINTING: readonly (keyof Selector)[] = ["self", "affected", "host", "target", "object", "linked", "topOf"];

const TOP = new WeakMap<Selector, Matcher>();
const INNER = new WeakMap<Selector, Matcher>();

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

function reading(reads: Aspects, test: Test, local = true): Matcher {
  return { reads, local, test };
}

/** What no layer changes: status, zone, attachments, counters. */
function constant(test: Test): Matcher {
  return reading(NOTHING, test);
}

function listed<T>(one: T | T[] | undefined): readonly T[] {
  if (one === undefined) return [];
  return Array.isArray(one) ? one : [one];
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

function pointingMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { target, object: id, linked, topOf } = selector;
  if (selector.self) found.push(constant((object, { speaker }) => object === speaker.source));
  if (selector.affected)
    found.push({ ...constant((object, situation) => object === situation.affected), local: false });
  if (selector.other) found.push(constant((object, { speaker }) => object !== speaker.source));
  if (selector.host) found.push(constant((object, situation) => situation.refer("host").includes(object)));
  if (target === true) found.push(constant((object, { speaker }) => speaker.targets.includes(object)));
  else if (target !== undefined)
    found.push(constant((object, situation) => situation.refer({ target }).includes(object)));
  if (id !== undefined) found.push(constant((object, situation) => situation.object(object).id === id));
  if (linked !== undefined) found.push(constant((object, situation) => situation.refer({ linked }).includes(object)));
  if (topOf !== undefined)
    found.push(
      reading(
        aspects({ others: CONTROLLER }),
        (object, situation) => situation.refer({ topOf }).includes(object),
        false,
      ),
    );
  return found;
}

function typeMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const types = typeSet(listed(selector.type));
  if (types !== 0) found.push(reading(aspects({ types }), (_, __, view) => (view.types & types) !== 0));
  const supertypes = supertypeSet(listed(selector.supertype));
  if (supertypes !== 0)
    found.push(reading(aspects({ supertypes }), (_, __, view) => (view.supertypes & supertypes) !== 0));
  if (selector.subtype !== undefined) found.push(subtypeMatcher(selector.subtype));
  if (selector.permanent)
    found.push(reading(aspects({ types: PERMANENT_TYPES }), (_, __, view) => (view.types & PERMANENT_TYPES) !== 0));
  if (selector.historic) found.push(historic());
  return found;
}

function subtypeMatcher(subtype: NonNullable<Selector["subtype"]>): Matcher {
  const words = listed(subtype);
  const plain = words.filter((word) => typeof word === "string");
  if (plain.length === words.length) {
    const places = plain.map((word) => subtypePlace(word) ?? -1).filter((place) => place >= 0);
    const [only] = places;
    if (places.length === 1 && only !== undefined)
      return reading(aspects({ subtypes: subtypeSet(plain) }), (_, __, view) => hasSubtype(view.subtypes, only));
    return reading(aspects({ subtypes: subtypeSet(plain) }), (_, __, view) =>
      places.some((place) => hasSubtype(view.subtypes, place)),
    );
  }
  return reading(aspects({ subtypes: EVERY_SUBTYPE }), (_, situation, view) =>
    words.some((word) => {
      const chosen = situation.subtype(word);
      const place = chosen === undefined ? undefined : subtypePlace(chosen);
      return place !== undefined && hasSubtype(view.subtypes, place);
    }),
  );
}

/** CR 700.6. */
function historic(): Matcher {
  const legendary = supertypeSet(["Legendary"]);
  const saga = subtypePlace("Saga") ?? -1;
  return reading(aspects({ types: ARTIFACT, supertypes: legendary, subtypes: subtypeSet(["Saga"]) }), (_, __, view) => {
    return (view.types & ARTIFACT) !== 0 || (view.supertypes & legendary) !== 0 || hasSubtype(view.subtypes, saga);
  });
}

function characteristicMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { color, colorCount: howMany, name, keyword, abilityCount } = selector;
  if (color !== undefined) {
    const words = listed(color);
    const fixed = words.filter((word) => typeof word === "string").reduce((set, word) => set | colorBit(word), 0);
    const colors = words.every((word) => typeof word === "string") ? fixed : -1;
    found.push(
      reading(aspects({ colors }), (_, situation, { colors: has }) => {
        return words.some((word) => {
          const wanted = situation.color(word);
          return wanted !== undefined && (has & colorBit(wanted)) !== 0;
        });
      }),
    );
  }
  if (howMany !== undefined)
    found.push(comparing(aspects({ colors: -1 }), howMany, (_, __, view) => colorCount(view.colors)));
  if (name !== undefined) {
    found.push(
      reading(aspects({ others: NAME }), (_, situation, view) => {
        const wanted = typeof name === "string" ? name : situation.chosen(name.chosen);
        return wanted !== undefined && view.name === wanted;
      }),
    );
  }
  if (keyword !== undefined) {
    found.push(
      reading(aspects({ others: ABILITIES }), (_, __, view) =>
        view.abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword === keyword),
      ),
    );
  }
  if (abilityCount !== undefined)
    found.push(comparing(aspects({ others: ABILITIES }), abilityCount, (_, __, view) => view.abilities.length));
  return [...found, ...measureMatchers(selector)];
}

const MEASURES: Readonly<Record<Exclude<Measure, "loyalty">, Aspects>> = {
  power: READS_POWER_TOUGHNESS,
  toughness: READS_POWER_TOUGHNESS,
  manaValue: aspects({ others: MANA | LOYALTY }),
};

function measureMatchers(selector: Selector): Matcher[] {
  return (["power", "toughness", "manaValue"] as const).flatMap((measure) => {
    const bounds = selector[measure];
    return bounds === undefined
      ? []
      : [comparing(MEASURES[measure], bounds, (object, situation, view) => measured(measure, object, situation, view))];
  });
}

/** A number against bounds, which may themselves read the state; an object without the number fulfils none (CR 208.3). */
function comparing(
  reads: Aspects,
  bounds: Comparison,
  number: (object: number, situation: Situation, view: ObjectView) => number | undefined,
): Matcher {
  const boundReads = boundsRead(bounds);
  const test: Test = (object, situation, view) => {
    const value = number(object, situation, view);
    return value !== undefined && withinBounds(value, bounds, situation);
  };
  return reading(both(reads, boundReads), test, boundReads === NOTHING);
}

function statusMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { token, faceDown, tapped, designation, counter, attached } = selector;
  if (token !== undefined) found.push(constant((object, situation) => situation.object(object).token === token));
  if (faceDown !== undefined)
    found.push(constant((object, situation) => situation.object(object).faceDown === faceDown));
  if (tapped !== undefined) found.push(constant((object, situation) => situation.object(object).tapped === tapped));
  if (designation !== undefined)
    found.push(constant((object, situation) => situation.object(object).designations.has(designation)));
  if (counter !== undefined) {
    found.push(
      constant((object, situation) => {
        const { counters } = situation.object(object);
        return counter === "any" ? counters.size > 0 : counters.has(counter);
      }),
    );
  }
  if (attached !== undefined)
    found.push(constant((object, situation) => (situation.object(object).attachedTo !== null) === attached));
  return found;
}

function relationMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { controller, owner, attachedTo, hasAttached, shares } = selector;
  // Who "you" is can change with a controller, so every player reference reads controllers.
  if (controller !== undefined)
    found.push(byPlayer(controller, (object, situation, view) => situation.controllerOf(object, view)));
  if (owner !== undefined) found.push(byPlayer(owner, (object, situation) => situation.object(object).owner));
  if (attachedTo !== undefined) {
    const inner = partMatcherOf(attachedTo);
    found.push(
      reading(
        inner.reads,
        (object, situation) => {
          const host = situation.object(object).attachedTo;
          return host?.kind === "object" && inner.test(host.object, situation, situation.view(host.object));
        },
        false,
      ),
    );
  }
  if (hasAttached !== undefined) {
    const inner = partMatcherOf(hasAttached);
    found.push(
      reading(
        inner.reads,
        (host, situation) =>
          situation.board.objects.some(
            ({ attachedTo: to, phasedOut }, object) =>
              !phasedOut &&
              to?.kind === "object" &&
              to.object === host &&
              inner.test(object, situation, situation.view(object)),
          ),
        false,
      ),
    );
  }
  if (shares !== undefined) found.push(sharing(shares));
  return found;
}

function byPlayer(
  reference: PlayerReference,
  player: (object: number, situation: Situation, view: ObjectView) => number,
): Matcher {
  const reads = aspects({ others: CONTROLLER });
  if (reference === "you")
    return reading(reads, (object, situation, view) => player(object, situation, view) === situation.you());
  return reading(reads, (object, situation, view) =>
    situation.players(reference).includes(player(object, situation, view)),
  );
}

type Shares = NonNullable<Selector["shares"]>;

function sharing({ characteristic, with: reference }: Shares): Matcher {
  const { reads, share } = SHARES[characteristic];
  return reading(
    both(reads, aspects({ others: CONTROLLER })),
    (_, situation, view) => situation.refer(reference).some((other) => share(view, situation.view(other))),
    false,
  );
}

const SHARES: Readonly<
  Record<
    Shares["characteristic"],
    { readonly reads: Aspects; readonly share: (a: ObjectView, b: ObjectView) => boolean }
  >
> = {
  name: { reads: aspects({ others: NAME }), share: (a, b) => a.name !== null && a.name === b.name },
  color: { reads: aspects({ colors: -1 }), share: (a, b) => (a.colors & b.colors) !== 0 },
  type: { reads: aspects({ types: -1 }), share: (a, b) => (a.types & b.types) !== 0 },
  creatureType: {
    reads: aspects({ subtypes: EVERY_CREATURE_TYPE }),
    share: (a, b) => intersects(intersection(a.subtypes, EVERY_CREATURE_TYPE), b.subtypes),
  },
  landType: {
    reads: aspects({ subtypes: familySet("land") }),
    share: (a, b) => intersects(intersection(a.subtypes, familySet("land")), b.subtypes),
  },
};

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
