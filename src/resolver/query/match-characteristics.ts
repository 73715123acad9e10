import { ABILITIES, aspects, both, NAME, NOTHING, type Aspects } from "../../rules/aspects.js";
import { ARTIFACT, PERMANENT_TYPES, supertypeSet, typeSet } from "../../rules/card-types.js";
import { colorBit, colorCount } from "../../rules/colors.js";
import type { Comparison, Condition, Selector } from "../../rules/formats.gen.js";
import { namesOf, type ObjectView } from "../../rules/object-view.js";
import { EVERY_SUBTYPE, hasSubtype, subtypePlace, subtypeSet } from "../../rules/subtype-set.js";
import { listed, reading, type Matcher, type Test } from "./matcher.js";
import { MEASURE_READS, measured } from "./measures.js";
import type { Scene } from "./scene.js";

export function typeMatchers(selector: Selector): Matcher[] {
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
  return reading(aspects({ subtypes: EVERY_SUBTYPE }), (_, scene, view) =>
    words.some((word) => {
      const chosen = scene.subtype(word);
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

export type Bounds = Pick<Condition, "equals" | "atLeast" | "atMost">;

/** Whether a number is within bounds that may themselves be numbers read from the board, and what these read. */
interface Numbers {
  readonly within: (number: number, bounds: Bounds, scene: Scene) => boolean;
  readonly reads: (bounds: Bounds) => Aspects;
}

export function characteristicMatchers(selector: Selector, numbers: Numbers): Matcher[] {
  const found: Matcher[] = [];
  const { color, colorCount: howMany, name, keyword, abilityCount } = selector;
  if (color !== undefined) {
    const words = listed(color);
    const fixed = words.filter((word) => typeof word === "string").reduce((set, word) => set | colorBit(word), 0);
    const colors = words.every((word) => typeof word === "string") ? fixed : -1;
    found.push(
      reading(aspects({ colors }), (_, scene, { colors: has }) => {
        return words.some((word) => {
          const wanted = scene.color(word);
          return wanted !== undefined && (has & colorBit(wanted)) !== 0;
        });
      }),
    );
  }
  if (howMany !== undefined)
    found.push(comparing(numbers, aspects({ colors: -1 }), howMany, (_, __, view) => colorCount(view.colors)));
  if (name !== undefined) {
    found.push(
      reading(aspects({ others: NAME }), (_, scene, view) => {
        const wanted = typeof name === "string" ? name : scene.chosen(name.chosen);
        return typeof wanted === "string" && namesOf(view).includes(wanted);
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
    found.push(
      comparing(numbers, aspects({ others: ABILITIES }), abilityCount, (_, __, view) => view.abilities.length),
    );
  return [...found, ...measureMatchers(selector, numbers)];
}

function measureMatchers(selector: Selector, numbers: Numbers): Matcher[] {
  return (["power", "toughness", "basePower", "baseToughness", "manaValue"] as const).flatMap((measure) => {
    const bounds = selector[measure];
    return bounds === undefined
      ? []
      : [
          comparing(numbers, MEASURE_READS[measure], bounds, (object, scene, view) =>
            measured(measure, object, scene, view),
          ),
        ];
  });
}

/** A number against bounds, which may themselves read the state; an object without the number fulfils none (CR 208.3). */
function comparing(
  { within, reads: readsOf }: Numbers,
  reads: Aspects,
  bounds: Comparison,
  number: (object: number, scene: Scene, view: ObjectView) => number | undefined,
): Matcher {
  const boundReads = readsOf(bounds);
  const test: Test = (object, scene, view) => {
    const value = number(object, scene, view);
    return value !== undefined && within(value, bounds, scene);
  };
  return reading(both(reads, boundReads), test, boundReads === NOTHING);
}
