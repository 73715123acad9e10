import { type AbilityInstance, abilityOf, label } from "../rules/ability.js";
import { boundVariant, isVariant } from "../rules/keyword-variant.js";
import { ABILITIES, ABILITY_LOSS, aspects, type Aspects } from "../rules/aspects.js";
import type { Ability, AbilityEntry, LostAbility } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import { type ObjectView, revised } from "../rules/object-view.js";
import { present } from "../rules/present.js";
import type { Part } from "../rules/part.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** Whether an ability is an instance or variant of a keyword (CR 113.10b, 702.11e). */
export function isInstanceOf(ability: Ability, lost: LostAbility): boolean {
  // An ability that is no keyword goes by its id ("loses this ability").
  if (ability.kind !== "keyword")
    return label(ability) === (typeof lost === "string" ? lost : "ability" in lost ? lost.ability : undefined);
  if (typeof lost === "string") return ability.keyword === lost;
  return "keyword" in lost && isVariant(ability, lost);
}

/** A variant of a chosen color or type, with the choice put in; without a choice none is meant (CR 607.5a). */
export function boundLosses(lost: readonly LostAbility[], look: Look): readonly LostAbility[] {
  return lost.flatMap((one): readonly LostAbility[] => {
    if (typeof one === "string" || !("keyword" in one)) return [one];
    const variant = boundVariant(one, look);
    return variant === undefined ? [] : [variant];
  });
}

export const GAIN: Aspects = aspects({ others: ABILITIES });
const LOSS: Aspects = aspects({ others: ABILITIES | ABILITY_LOSS });

/** A kind that takes abilities away (CR 613.1f). */
export const TAKES_ABILITIES = {
  ...AS_WRITTEN,
  stage: "abilityLoss",
  needs: ["abilities"],
  manner: "takes",
  writes: () => LOSS,
} satisfies Partial<LayerKind<Part, unknown>>;

/** A kind that gives another rules text (CR 612). */
export const WRITES_TEXT = {
  ...AS_WRITTEN,
  stage: "text",
  needs: ["text"],
  manner: "sets",
  writes: () => LOSS,
} satisfies Partial<LayerKind<Part, unknown>>;

export function withAbilities(view: ObjectView, gained: readonly AbilityInstance[]): ObjectView {
  // CR 113.11: what it can't have, the effect does not give it; the rest of the effect does.
  const had =
    view.cantHave.length === 0
      ? gained
      : gained.filter(({ ability }) => !view.cantHave.some((lost) => isInstanceOf(ability, lost)));
  return had.length === 0 ? view : revised(view, (draft) => void (draft.abilities = [...view.abilities, ...had]));
}

export function withoutAbilities(view: ObjectView, lost: readonly LostAbility[]): ObjectView {
  return keeping(view, ({ ability }) => !lost.some((one) => isInstanceOf(ability, one)));
}

/** An object with some of its abilities only. */
export function keeping(view: ObjectView, isKept: (instance: AbilityInstance) => boolean): ObjectView {
  const abilities = view.abilities.filter(isKept);
  return abilities.length === view.abilities.length
    ? view
    : revised(view, (draft) => void (draft.abilities = abilities));
}

/** A granted ability speaks of what was chosen for what grants it, so choices are put in; the same ability if it speaks of none. */
function withChoices<T>(data: T, look: Look): T {
  if (typeof data !== "object" || data === null) return data;
  const name = (data as { chosen?: unknown }).chosen;
  if (typeof name === "string" && Object.keys(data).length === 1) return (look.chosen(name) ?? data) as T;
  const entries = Object.entries(data).map(
    ([key, value]: [string, unknown]) => [key, withChoices(value, look)] as const,
  );
  if (entries.every(([key, value]) => value === (data as Record<string, unknown>)[key])) return data;
  return (Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/** A keyword from a chosen color, type or name, with the choice put in; without a choice the entry does nothing (CR 607.5a). */
function boundAbility(entry: AbilityEntry, look: Look): Ability | undefined {
  const ability = abilityOf(entry);
  if (ability.kind !== "keyword") return withChoices(ability, look);
  const from = ability.from === undefined ? undefined : look.color(ability.from);
  const landType = ability.landType === undefined ? undefined : look.subtype(ability.landType);
  if ((ability.from !== undefined && from === undefined) || (ability.landType !== undefined && landType === undefined))
    return undefined;
  const fromQuality = withChoices(ability.fromQuality, look);
  if (from === ability.from && landType === ability.landType && fromQuality === ability.fromQuality) return ability;
  return { ...ability, ...present({ from, landType, fromQuality }) };
}

export function boundAbilities(entries: readonly AbilityEntry[], look: Look): readonly Ability[] {
  return entries.map((entry) => boundAbility(entry, look)).filter((ability) => ability !== undefined);
}

export function show(abilities: readonly Ability[]): string {
  return abilities.length === 0 ? "gains nothing" : `gains ${abilities.map((ability) => label(ability)).join(", ")}`;
}
