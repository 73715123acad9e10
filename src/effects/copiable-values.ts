import { type AbilityInstance, instances } from "../rules/ability.js";
import { EVERYTHING } from "../rules/aspects.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import { colorSet } from "../rules/colors.js";
import { definingParts } from "../rules/defining.js";
import type { Ability, CopyExceptions } from "../rules/formats.gen.js";
import type { Application, Look } from "../rules/look.js";
import { manaCostFacts } from "../rules/mana.js";
import { type ObjectView, revised } from "../rules/object-view.js";
import type { CopiedValuesPart, Part } from "../rules/part.js";
import { familySet, subtypeSet, union, without } from "../rules/subtype-set.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";
import { resize } from "./size.js";
import { withIntrinsic, withTypeLine } from "./type-line.js";

/** A kind that writes copiable values (CR 613.2a), as its part has them. */
export const WRITES_COPIABLE_VALUES = {
  ...AS_WRITTEN,
  stage: "copying",
  manner: "sets",
  writes: () => EVERYTHING,
  evaluate: <P extends Part>(part: P): P => part,
} satisfies Partial<LayerKind<Part, unknown>>;

/** Abilities as they stand on a copy: rules text, under keys of the effect that brought them (CR 707.2a). */
export function copied(
  abilities: readonly AbilityInstance[],
  { key, generation }: Pick<Application, "key" | "generation">,
  origin: "copied" | "excepted" | "merged" | "text" = "copied",
): AbilityInstance[] {
  return abilities
    .filter((instance) => instance.origin !== "intrinsic")
    .map((instance) => ({
      ...instance,
      key: `${key}.${instance.key}`,
      origin,
      grantedAt: 0,
      generation: generation + instance.generation,
    }));
}

/** Replaces every copiable value of an object (CR 707.2); its controller is none of them. */
export function withCopiableValues(
  view: ObjectView,
  values: ObjectView,
  abilities: readonly AbilityInstance[],
): ObjectView {
  return revised(values, (draft) => {
    draft.controller = view.controller;
    draft.cantHave = view.cantHave;
    draft.abilities = withIntrinsic(abilities, values.types, values.subtypes);
  });
}

export function withMore(view: ObjectView, abilities: readonly AbilityInstance[]): ObjectView {
  return revised(view, (draft) => void (draft.abilities = [...view.abilities, ...abilities]));
}

/** What a characteristic-defining ability can define (CR 604.3a(1)), by the keys under which a part of it says so. */
const DEFINED_UNDER = {
  colors: ["colors"],
  subtypes: ["subtypes", "family"],
  powerToughness: ["power", "toughness"],
} as const;

type Characteristic = keyof typeof DEFINED_UNDER;

/** Whether an ability defines one of these characteristics. */
function defines(ability: Ability, characteristics: ReadonlySet<Characteristic>): boolean {
  const keys = [...characteristics].flatMap((characteristic) => DEFINED_UNDER[characteristic]);
  return (definingParts(ability) ?? []).some((part) => keys.some((key) => key in part));
}

/** CR 707.9d: a value that the copy effect gives drops the ability that would define it. */
function withoutDefining(
  abilities: readonly AbilityInstance[],
  given: ReadonlySet<Characteristic>,
): readonly AbilityInstance[] {
  return given.size === 0 ? abilities : abilities.filter(({ ability }) => !defines(ability, given));
}

function givenBy(except: CopyExceptions): ReadonlySet<Characteristic> {
  const given = new Set<Characteristic>();
  if (except.setColors !== undefined) given.add("colors");
  if (except.setSubtypes !== undefined) given.add("subtypes");
  if (except.power !== undefined || except.toughness !== undefined) given.add("powerToughness");
  for (const retained of except.retain ?? []) {
    if (retained === "colors" || retained === "powerToughness") given.add(retained);
    if (retained === "types") given.add("subtypes");
  }
  return given;
}

/** Carries out the `except` clauses, which are part of the copy effect (CR 707.9a-d). */
function withExceptions(
  view: ObjectView,
  except: CopyExceptions,
  keepsDefining: boolean | undefined,
  application: Application,
): ObjectView {
  const plainWords = (words: CopyExceptions["addSubtypes"]): string[] =>
    (words ?? []).filter((word) => typeof word === "string");
  let supertypes = view.supertypes & ~supertypeSet(except.removeSupertypes ?? []);
  supertypes |= supertypeSet(except.addSupertypes ?? []);
  const types =
    (except.setTypes === undefined ? view.types : typeSet(except.setTypes)) | typeSet(except.addTypes ?? []);
  let subtypes = view.subtypes;
  if (except.setSubtypes !== undefined)
    subtypes = union(
      without(subtypes, familySet(except.setSubtypes.family)),
      subtypeSet(plainWords(except.setSubtypes.subtypes)),
    );
  subtypes = union(subtypes, subtypeSet(plainWords(except.addSubtypes)));
  const manaCost = except.manaCost === undefined ? view.manaCost : except.manaCost;
  const cost = manaCostFacts(manaCost);
  const fromCost = except.manaCost === undefined ? view.colors : cost.colors | view.colorIndicator;
  const changed = revised(view, (draft) => {
    draft.name = except.name ?? view.name;
    draft.manaCost = manaCost;
    draft.manaValue = except.manaCost === undefined ? view.manaValue : cost.manaValue;
    draft.colorIndicator = except.setColors === undefined ? view.colorIndicator : 0;
    draft.colors =
      (except.setColors === undefined ? fromCost : colorSet(except.setColors)) | colorSet(except.addColors ?? []);
    resize(draft, except.power ?? view.power, except.toughness ?? view.toughness);
    draft.abilities = [
      ...(keepsDefining === true ? view.abilities : withoutDefining(view.abilities, givenBy(except))),
      ...instances(except.addAbilities, "excepted", `${application.key}+`, 0, application.generation),
    ];
  });
  return withTypeLine(changed, { supertypes, types, subtypes });
}

/** CR 707.9c: what is not copied stays as it was. */
function withRetained(copy: ObjectView, own: ObjectView, retain: readonly string[]): ObjectView {
  const typed = retain.includes("types")
    ? withTypeLine(copy, { supertypes: own.supertypes, types: own.types, subtypes: own.subtypes })
    : copy;
  return revised(typed, (draft) => {
    if (retain.includes("name")) draft.name = own.name;
    if (retain.includes("colors")) {
      draft.colors = own.colors;
      draft.colorIndicator = own.colorIndicator;
    }
    if (retain.includes("powerToughness")) resize(draft, own.power, own.toughness);
  });
}

export function become(view: ObjectView, part: CopiedValuesPart, application: Application): ObjectView {
  const copy = withCopiableValues(view, part.values, copied(part.values.abilities, application));
  const kept =
    part.kept === undefined
      ? copy
      : withMore(copy, copied([part.kept], { ...application, key: `${application.key}k` }, "excepted"));
  if (part.except === undefined) return kept;
  const retained = withRetained(kept, view, part.except.retain ?? []);
  return withExceptions(retained, part.except, part.keepsDefining, application);
}

/** What an edition or a reading makes of exceptions: whether a value drops the ability that would define it (CR 707.9d), and who has a size. */
export function withPolicy(part: CopiedValuesPart, { policy }: Look): CopiedValuesPart {
  if (part.except === undefined) return part;
  const { power, toughness, ...others } = part.except;
  const isSized = power !== undefined || toughness !== undefined;
  const makesCreature = [...(others.setTypes ?? []), ...(others.addTypes ?? [])].includes("Creature");
  const hasNone = part.values.power === null && !makesCreature;
  const givesNone = isSized && hasNone && policy.exceptedSizes === "toWhatHasThem";
  const read = givesNone ? { ...part, except: others } : part;
  return policy.exceptionsDropDefining ? read : { ...read, keepsDefining: true };
}

/** What is in addition to the others does not drop the ability that defines them. */
function addsToDefined(except: CopyExceptions, copies: ObjectView | undefined): boolean {
  const added = new Set<Characteristic>();
  if (except.addColors !== undefined) added.add("colors");
  if (except.addSubtypes !== undefined) added.add("subtypes");
  return (copies?.abilities ?? []).some(({ ability }) => defines(ability, added));
}

/** CR 707.9a-f, as far as there are exceptions. */
export function clausesOfExceptions(except: CopyExceptions | undefined, copies?: ObjectView): string[] {
  if (except === undefined) return [];
  const { addAbilities, keepAbility, retain, counters: _, ...changed } = except;
  return [
    // A characteristic is modified; an ability that is added, or a value that is kept, has a clause of its own.
    ...(Object.keys(changed).length > 0 ? ["707.9b"] : []),
    ...(addAbilities !== undefined || keepAbility !== undefined ? ["707.9a"] : []),
    ...(retain === undefined ? [] : ["707.9c"]),
    ...(givenBy(except).size > 0 || addsToDefined(except, copies) ? ["707.9d"] : []),
    // Without a mana cost the mana value is 0.
    ...(except.manaCost === undefined ? [] : ["202.3"]),
  ];
}
