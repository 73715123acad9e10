import { ABILITIES, ABILITY_LOSS, aspects, type Aspects } from "../rules/aspects.js";
import { abilityOf, instances, label, type AbilityInstance } from "../rules/ability.js";
import { colorNames } from "../rules/colors.js";
import type {
  Ability,
  AbilityEntry,
  CantHavePart,
  Color,
  GainAbilitiesOfPart,
  GainAbilitiesPart,
  LoseAbilitiesPart,
  LoseAllAbilitiesPart,
  LostAbility,
} from "../rules/formats.gen.js";
import type { Handler, Look } from "../rules/handler.js";
import { batchOf, foundKey } from "../rules/linked.js";
import { ACTIVATED_KEYWORDS } from "../rules/keywords.js";
import { revised, type ObjectView } from "../rules/object-view.js";

/** Whether an ability is an instance or variant of a keyword (CR 113.10b, 702.11e). */
export function isInstanceOf(ability: Ability, lost: LostAbility): boolean {
  // An ability that is no keyword goes by its id ("loses this ability").
  if (ability.kind !== "keyword") return lost === label(ability);
  if (typeof lost === "string") return ability.keyword === lost;
  return (
    ability.keyword === lost.keyword &&
    (lost.from === undefined || ability.from === lost.from) &&
    (lost.landType === undefined || ability.landType === lost.landType)
  );
}

const GRANTED = new WeakMap<
  readonly Ability[],
  { readonly key: string; readonly instances: readonly AbilityInstance[] }
>();

/** The instances one application grants; the same for every object it is applied to. */
function granted(abilities: readonly Ability[], key: string, timestamp: number): readonly AbilityInstance[] {
  let known = GRANTED.get(abilities);
  if (known?.key !== key) {
    known = { key, instances: instances(abilities, "granted", `${key}:`, timestamp) };
    GRANTED.set(abilities, known);
  }
  return known.instances;
}

const GAIN: Aspects = aspects({ others: ABILITIES });
const LOSS: Aspects = aspects({ others: ABILITIES | ABILITY_LOSS });

function withAbilities(view: ObjectView, gained: readonly AbilityInstance[]): ObjectView {
  // CR 113.11: what it can't have, the effect does not give it; the rest of the effect does.
  const had =
    view.cantHave.length === 0
      ? gained
      : gained.filter(({ ability }) => !view.cantHave.some((lost) => isInstanceOf(ability, lost)));
  return had.length === 0 ? view : revised(view, (draft) => void (draft.abilities = [...view.abilities, ...had]));
}

function withoutAbilities(view: ObjectView, lost: readonly LostAbility[]): ObjectView {
  const abilities = view.abilities.filter(({ ability }) => !lost.some((one) => isInstanceOf(ability, one)));
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
export function boundAbility(entry: AbilityEntry, look: Look): Ability | undefined {
  const ability = abilityOf(entry);
  if (ability.kind !== "keyword") return withChoices(ability, look);
  const from = ability.from === undefined ? undefined : look.color(ability.from);
  const landType = ability.landType === undefined ? undefined : look.subtype(ability.landType);
  if ((ability.from !== undefined && from === undefined) || (ability.landType !== undefined && landType === undefined))
    return undefined;
  const fromQuality = withChoices(ability.fromQuality, look);
  if (from === ability.from && landType === ability.landType && fromQuality === ability.fromQuality) return ability;
  return {
    ...ability,
    ...(from === undefined ? {} : { from }),
    ...(landType === undefined ? {} : { landType }),
    ...(fromQuality === undefined ? {} : { fromQuality }),
  };
}

function colorsAmong(selector: NonNullable<GainAbilitiesPart["perColorOf"]>, look: Look): Color[] {
  return colorNames(look.select(selector).reduce((set, object) => set | look.view(object).colors, 0));
}

function show(abilities: readonly Ability[]): string {
  return abilities.length === 0 ? "gains nothing" : `gains ${abilities.map((ability) => label(ability)).join(", ")}`;
}

/** CR 613.1f, 113.10. */
export const gainAbilities: Handler<GainAbilitiesPart, readonly Ability[]> = {
  writes: () => GAIN,
  uses: ({ perColorOf }) =>
    perColorOf === undefined ? {} : { selectors: [{ allOf: [perColorOf, { colorCount: { atLeast: 0 } }] }] },
  evaluate: (part, look) => {
    const abilities = part.abilities
      .map((entry) => boundAbility(entry, look))
      .filter((ability) => ability !== undefined);
    if (part.perColorOf === undefined) return abilities;
    const colors = colorsAmong(part.perColorOf, look);
    return abilities.flatMap((ability) =>
      ability.kind === "keyword" ? colors.map((from): Ability => ({ ...ability, from })) : [ability],
    );
  },
  apply: (abilities, view, { key, timestamp }) => withAbilities(view, granted(abilities, key, timestamp)),
  show,
};

/** A keyword can mean an activated ability (CR 702): equip, cycling, crew ... */
function isOfKind(ability: Ability, kind: GainAbilitiesOfPart["abilityKinds"][number]): boolean {
  return (
    ability.kind === kind ||
    (kind === "activated" && ability.kind === "keyword" && ACTIVATED_KEYWORDS.has(ability.keyword))
  );
}

/** Two that gain each other's would never come to an end. */
function begets(ability: Ability): boolean {
  return ability.kind === "static" && ability.does.some(({ kind }) => kind === "gainAbilitiesOf");
}

/** An ability found on another object, with what tells its batch there: pairs of different objects stay apart (CR 607.5). */
export interface FoundAbility {
  readonly ability: Ability;
  readonly from: string;
}

/** The abilities of these kinds that the objects described have now. */
export function foundAbilities({ of, abilityKinds, keywords }: GainAbilitiesOfPart, look: Look): FoundAbility[] {
  const found = look.select(of).flatMap((object) =>
    look
      .view(object)
      .abilities.filter(({ ability }) => abilityKinds.some((kind) => isOfKind(ability, kind)) && !begets(ability))
      .map(({ ability, key }) => ({ ability, from: `${object}.${batchOf(key, object)}` })),
  );
  if (keywords === undefined) return found;
  const named = found.filter(({ ability }) => ability.kind === "keyword" && keywords.includes(ability.keyword));
  // "Has flying if one of them has" is one instance, however many have it.
  return [...new Map(named.map((one) => [label(one.ability), one])).values()];
}

function instancesOf(found: readonly FoundAbility[], key: string, timestamp: number): AbilityInstance[] {
  return found.map(({ ability, from }, place) => ({
    key: foundKey(key, from, place),
    ability,
    origin: "granted",
    grantedAt: timestamp,
  }));
}

/** CR 613.1f: the instruction is the list of abilities found, so it changes when the others lose theirs. */
export const gainAbilitiesOf: Handler<GainAbilitiesOfPart, readonly FoundAbility[]> = {
  writes: () => GAIN,
  uses: ({ of }) => ({ selectors: [{ allOf: [of, { abilityCount: { atLeast: 0 } }] }] }),
  evaluate: foundAbilities,
  apply: (found, view, { key, timestamp }) => withAbilities(view, instancesOf(found, key, timestamp)),
  show: (found) => show(found.map(({ ability }) => ability)),
};

/** CR 113.10b: every instance goes. */
export const loseAbilities: Handler<LoseAbilitiesPart, readonly LostAbility[]> = {
  writes: () => LOSS,
  evaluate: ({ abilities }) => abilities,
  apply: (lost, view) => withoutAbilities(view, lost),
  clauses: ["113.10b"],
};

export const loseAllAbilities: Handler<
  LoseAllAbilitiesPart,
  { readonly butMana: boolean; readonly butIntrinsic: boolean }
> = {
  writes: () => LOSS,
  evaluate: ({ except }, { policy }) => ({ butMana: except === "mana", butIntrinsic: !policy.intrinsicIsLost }),
  apply: ({ butMana, butIntrinsic }, view) => {
    const abilities = view.abilities.filter(
      ({ ability, origin }) => (butMana && ability.kind === "mana") || (butIntrinsic && origin === "intrinsic"),
    );
    return abilities.length === view.abilities.length
      ? view
      : revised(view, (draft) => void (draft.abilities = abilities));
  },
};

/** CR 113.11: it loses the ability, and no effect gives it, whatever the timestamps. */
export const cantHave: Handler<CantHavePart, readonly LostAbility[]> = {
  writes: () => LOSS,
  evaluate: ({ abilities }) => abilities,
  apply: (lost, view) => {
    const barred = withoutAbilities(view, lost);
    const added = lost.filter((one) => !barred.cantHave.some((other) => JSON.stringify(other) === JSON.stringify(one)));
    return added.length === 0
      ? barred
      : revised(barred, (draft) => void (draft.cantHave = [...barred.cantHave, ...added]));
  },
  clauses: ["113.11"],
};
