import { isKeyword } from "../../rules/ability.js";
import { ABILITIES, aspects, both, NAME, NOTHING, type Aspects } from "../../rules/aspects.js";
import { ARTIFACT, PERMANENT_TYPES, supertypeSet, typeSet } from "../../rules/card-types.js";
import { boundVariant, isVariant } from "../../rules/keyword-variant.js";
import { colorBit, colorCount } from "../../rules/colors.js";
import type { Comparison, Condition, Measure } from "../../rules/formats.gen.js";
import { namesOf, type ObjectView } from "../../rules/object-view.js";
import { SAGA, EVERY_SUBTYPE, hasSubtype, intersects, subtypePlace, subtypeSet } from "../../rules/subtype-set.js";
import { listed, reading, type Matcher, type Matchers } from "./matcher.js";
import { countersOn, MEASURE_READS, measured } from "./measures.js";
import type { Scene } from "./scene.js";

const LEGENDARY = supertypeSet(["Legendary"]);

export const BY_CHARACTERISTICS = {
  type: (said) => {
    const types = typeSet(listed(said));
    return reading(aspects({ types }), (_, __, view) => (view.types & types) !== 0);
  },
  supertype: (said) => {
    const supertypes = supertypeSet(listed(said));
    return reading(aspects({ supertypes }), (_, __, view) => (view.supertypes & supertypes) !== 0);
  },
  subtype: (said) => {
    const words = listed(said);
    const plain = words.filter((word) => typeof word === "string");
    if (plain.length === words.length) {
      const wanted = subtypeSet(plain);
      const only = plain.length === 1 ? subtypePlace(plain[0] ?? "") : undefined;
      return reading(
        aspects({ subtypes: wanted }),
        only === undefined
          ? (_, __, view) => intersects(view.subtypes, wanted)
          : (_, __, view) => hasSubtype(view.subtypes, only),
      );
    }
    return reading(aspects({ subtypes: EVERY_SUBTYPE }), (_, scene, view) =>
      words.some((word) => hasSubtype(view.subtypes, subtypePlace(scene.subtype(word) ?? ""))),
    );
  },
  permanent: () => reading(aspects({ types: PERMANENT_TYPES }), (_, __, view) => (view.types & PERMANENT_TYPES) !== 0),
  // CR 700.6.
  historic: () =>
    reading(
      aspects({ types: ARTIFACT, supertypes: LEGENDARY, subtypes: subtypeSet(["Saga"]) }),
      (_, __, { types, supertypes, subtypes }) =>
        (types & ARTIFACT) !== 0 || (supertypes & LEGENDARY) !== 0 || hasSubtype(subtypes, SAGA),
    ),
  color: (said) => {
    const words = listed(said);
    const fixed = words.filter((word) => typeof word === "string").reduce((set, word) => set | colorBit(word), 0);
    if (words.every((word) => typeof word === "string"))
      return reading(aspects({ colors: fixed }), (_, __, { colors: has }) => (has & fixed) !== 0);
    return reading(aspects({ colors: -1 }), (_, scene, { colors: has }) =>
      words.some((word) => {
        const wanted = scene.color(word);
        return wanted !== undefined && (has & colorBit(wanted)) !== 0;
      }),
    );
  },
  name: (said) =>
    reading(aspects({ others: NAME }), (_, scene, view) => {
      const wanted = typeof said === "string" ? said : scene.chosen(said.chosen);
      return typeof wanted === "string" && namesOf(view).includes(wanted);
    }),
  keyword: (said) => {
    const reads = aspects({ others: ABILITIES });
    if (typeof said === "string")
      return reading(reads, (_, __, { abilities }) => abilities.some(({ ability }) => isKeyword(ability, said)));
    return reading(reads, (_, scene, { abilities }) => {
      const variant = boundVariant(said, scene);
      return (
        variant !== undefined &&
        abilities.some(({ ability }) => ability.kind === "keyword" && isVariant(ability, variant))
      );
    });
  },
} satisfies Matchers;

export type Bounds = Pick<Condition, "equals" | "atLeast" | "atMost">;

/** Bounds made ready: they may themselves be numbers read from the board. */
export interface Within {
  readonly reads: Aspects;
  readonly within: (number: number, scene: Scene) => boolean;
}

/** Descriptions by a number; an object without the number fulfils none (CR 208.3). */
export function byNumbers(boundsOf: (bounds: Bounds) => Within) {
  const comparing =
    (numberReads: Aspects, number: (object: number, scene: Scene, view: ObjectView) => number | undefined) =>
    (bounds: Comparison): Matcher => {
      const { reads, within } = boundsOf(bounds);
      return reading(
        both(numberReads, reads),
        (object, scene, view) => {
          const value = number(object, scene, view);
          return value !== undefined && within(value, scene);
        },
        reads === NOTHING,
      );
    };
  const measuring = (measure: Measure): ((bounds: Comparison) => Matcher) =>
    comparing(MEASURE_READS[measure], (object, scene, view) => measured(measure, object, scene, view));
  return {
    colorCount: comparing(aspects({ colors: -1 }), (_, __, view) => colorCount(view.colors)),
    abilityCount: comparing(aspects({ others: ABILITIES }), (_, __, view) => view.abilities.length),
    power: measuring("power"),
    toughness: measuring("toughness"),
    basePower: measuring("basePower"),
    baseToughness: measuring("baseToughness"),
    manaValue: measuring("manaValue"),
    counters: (said) => {
      const kinds = Object.entries(said).map(([kind, bounds]) =>
        comparing(NOTHING, (object, scene) => countersOn(kind, [object], scene))(bounds),
      );
      return reading(
        kinds.reduce((all, { reads }) => both(all, reads), NOTHING),
        (object, scene, view) => kinds.every(({ test }) => test(object, scene, view)),
        kinds.every(({ local }) => local),
      );
    },
  } satisfies Matchers;
}
