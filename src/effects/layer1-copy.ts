import { EVERYTHING } from "../rules/aspects.js";
import type { AbilityInstance } from "../rules/ability.js";
import { instances } from "../rules/ability.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import { colorSet } from "../rules/colors.js";
import { definingParts } from "../rules/defining.js";
import type { CopyExceptions, CopyPart, EffectPart } from "../rules/formats.gen.js";
import type { Application, Handler, Look } from "../rules/handler.js";
import { manaCostFacts } from "../rules/mana.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { BodyPart, CopiedValuesPart, FaceDownPart, MergedPart } from "../rules/part.js";
import { familySet, subtypeSet, union, without } from "../rules/subtype-set.js";
import { withIntrinsic, withTypeLine } from "./type-line.js";

/** Abilities as they stand on a copy: rules text, told apart by the effect that brought them (CR 707.2a). */
export function copied(
  abilities: readonly AbilityInstance[],
  key: string,
  origin: "copied" | "excepted" | "merged" = "copied",
): AbilityInstance[] {
  return abilities
    .filter((instance) => instance.origin !== "intrinsic")
    .map((instance) => ({ ...instance, key: `${key}.${instance.key}`, origin, grantedAt: 0 }));
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

function withMore(view: ObjectView, abilities: readonly AbilityInstance[]): ObjectView {
  return revised(view, (draft) => void (draft.abilities = [...view.abilities, ...abilities]));
}

type Characteristic = "colors" | "subtypes" | "powerToughness";

/** Which characteristic a part of a characteristic-defining ability defines (CR 604.3a(1)). */
function definedBy(part: EffectPart): Characteristic | undefined {
  switch (part.kind) {
    case "setColors":
    case "addColors":
      return "colors";
    case "addEverySubtype":
    case "setSubtypes":
    case "addTypes":
      return "subtypes";
    case "setPowerToughness":
      return "powerToughness";
    default:
      return undefined;
  }
}

/** CR 707.9d: a value that the copy effect gives drops the ability that would define it. */
function withoutDefining(
  abilities: readonly AbilityInstance[],
  given: ReadonlySet<Characteristic>,
): readonly AbilityInstance[] {
  if (given.size === 0) return abilities;
  return abilities.filter(
    ({ ability }) => !(definingParts(ability) ?? []).some((part) => isGiven(definedBy(part), given)),
  );
}

function isGiven(characteristic: Characteristic | undefined, given: ReadonlySet<Characteristic>): boolean {
  return characteristic !== undefined && given.has(characteristic);
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
    draft.basePower = draft.power = except.power ?? view.power;
    draft.baseToughness = draft.toughness = except.toughness ?? view.toughness;
    draft.abilities = [
      ...(keepsDefining === true ? view.abilities : withoutDefining(view.abilities, givenBy(except))),
      ...instances(except.addAbilities, "excepted", `${application.key}+`),
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
    if (retain.includes("powerToughness")) {
      draft.basePower = draft.power = own.power;
      draft.baseToughness = draft.toughness = own.toughness;
    }
  });
}

function become(view: ObjectView, part: CopiedValuesPart, application: Application): ObjectView {
  const copy = withCopiableValues(view, part.values, copied(part.values.abilities, application.key));
  const kept = part.kept === undefined ? copy : withMore(copy, copied([part.kept], `${application.key}k`, "excepted"));
  if (part.except === undefined) return kept;
  const retained = withRetained(kept, view, part.except.retain ?? []);
  return withExceptions(retained, part.except, part.keepsDefining, application);
}

/** CR 707.9d: whether giving a value drops the ability that would define it. */
function withPolicy(part: CopiedValuesPart, { policy }: Look): CopiedValuesPart {
  return part.except === undefined || policy.exceptionsDropDefining ? part : { ...part, keepsDefining: true };
}

/** What is in addition to the others does not drop the ability that defines them. */
function addsToDefined(except: CopyExceptions, copies: ObjectView | undefined): boolean {
  const added = new Set<Characteristic>();
  if (except.addColors !== undefined) added.add("colors");
  if (except.addSubtypes !== undefined) added.add("subtypes");
  const parts = (copies?.abilities ?? []).flatMap(({ ability }) => definingParts(ability) ?? []);
  return parts.some((part) => isGiven(definedBy(part), added));
}

/** CR 707.9a-f, as far as there are exceptions. */
function clausesOfExceptions(except: CopyExceptions | undefined, copies?: ObjectView): string[] {
  if (except === undefined) return [];
  const hasAbility = except.addAbilities !== undefined || except.keepAbility !== undefined;
  return [
    "707.9b",
    ...(hasAbility ? ["707.9a"] : []),
    ...(except.retain === undefined ? [] : ["707.9c"]),
    ...(givenBy(except).size > 0 || addsToDefined(except, copies) ? ["707.9d"] : []),
    // Without a mana cost the mana value is 0.
    ...(except.manaCost === undefined ? [] : ["202.3"]),
  ];
}

/** A static copy effect: it keeps the values it took when it began (CR 707.2c); before that, those of the object as it is now. */
export const copy: Handler<CopyPart, CopiedValuesPart> = {
  writes: () => EVERYTHING,
  uses: ({ of }) => ({ whole: [of] }),
  evaluate: (part, look) => {
    const [original] = look.refer(part.of);
    const values = look.fixedCopy() ?? (original === undefined ? undefined : look.view(original));
    if (values === undefined) return undefined;
    return withPolicy(
      { kind: "copiedValues", values, ...(part.except === undefined ? {} : { except: part.except }) },
      look,
    );
  },
  apply: (part, view, application) => become(view, part, application),
  show: ({ values }) => `becomes a copy of ${values.name ?? "a nameless object"}`,
  clauses: ["707.2", "613.2c"],
  cites: ({ except }) => ["707.2c", ...clausesOfExceptions(except)],
};

export const copiedValues: Handler<CopiedValuesPart, CopiedValuesPart> = {
  writes: () => EVERYTHING,
  evaluate: withPolicy,
  apply: (part, view, application) => become(view, part, application),
  clauses: ["707.2", "707.2b", "613.2c"],
  cites: ({ except, clauses, values }) => [...(clauses ?? []), ...clausesOfExceptions(except, values)],
};

/** CR 613.2a, 208.2b: the chosen body sets copiable values. */
export const body: Handler<BodyPart, BodyPart> = {
  writes: () => EVERYTHING,
  evaluate: (part) => part,
  apply: (part, view) => {
    const types = view.types | part.addTypes;
    const typed = withTypeLine(view, { types, subtypes: union(view.subtypes, subtypeSet(part.addSubtypes)) });
    return revised(withMore(typed, part.abilities), (draft) => {
      draft.basePower = draft.power = part.power ?? typed.power;
      draft.baseToughness = draft.toughness = part.toughness ?? typed.toughness;
    });
  },
  clauses: ["208.2b"],
};

/** CR 730.2a and 702.140e: the top component's values, every component's abilities. */
export const merged: Handler<MergedPart, MergedPart> = {
  writes: () => EVERYTHING,
  evaluate: (part) => part,
  apply: (part, view, application) => {
    const kept = view.abilities.filter(({ origin }) => origin !== "intrinsic");
    const added = copied(part.component.abilities, application.key, part.onTop ? "copied" : "merged");
    const under = kept.map((instance): AbilityInstance => ({ ...instance, origin: "merged" }));
    return part.onTop
      ? withCopiableValues(view, part.component, [...added, ...under])
      : revised(
          view,
          (draft) => void (draft.abilities = withIntrinsic([...kept, ...added], view.types, view.subtypes)),
        );
  },
  clauses: ["730.2a", "702.140e"],
};

/** CR 708.2: exactly the listed characteristics. */
export const faceDown: Handler<FaceDownPart, FaceDownPart> = {
  writes: () => EVERYTHING,
  evaluate: (part) => part,
  apply: (part, view) => withCopiableValues(view, part.values, part.values.abilities),
  clauses: ["708.2"],
};
