import { abilityOf, type AbilityInstance, instances, label } from "../rules/ability.js";
import { colorNames } from "../rules/colors.js";
import type { Ability, AbilityEntry, Color, GainAbilitiesPart, LostAbility } from "../rules/formats.gen.js";
import type { Application, Look } from "../rules/look.js";
import { boundAbilities, GAIN, isInstanceOf, show, withAbilities } from "./abilities.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

const GRANTED = new WeakMap<
  readonly Ability[],
  { readonly key: string; readonly instances: readonly AbilityInstance[] }
>();

/** The instances one application grants; the same for every object it is applied to. */
function granted(
  abilities: readonly Ability[],
  { key, timestamp, generation }: Application,
): readonly AbilityInstance[] {
  let known = GRANTED.get(abilities);
  if (known?.key !== key) {
    known = { key, instances: instances(abilities, "granted", `${key}:`, timestamp, generation) };
    GRANTED.set(abilities, known);
  }
  return known.instances;
}

function colorsAmong(selector: NonNullable<GainAbilitiesPart["perColorOf"]>, look: Look): Color[] {
  return colorNames(look.select(selector).reduce((set, object) => set | look.view(object).colors, 0));
}

/** What it gives: of several to choose from the one that was chosen, and without a choice none (CR 607.5a). */
function offeredBy({ abilities, oneOf }: GainAbilitiesPart, look: Look): GainAbilitiesPart["abilities"] {
  if (oneOf === undefined) return abilities;
  // A resolution has put the choice in its place.
  const chosen = typeof oneOf === "string" ? oneOf : look.chosen(oneOf.chosen);
  return abilities.filter((entry) => label(abilityOf(entry)) === chosen);
}

function gainedBy(part: GainAbilitiesPart, look: Look): readonly Ability[] {
  const abilities = boundAbilities(offeredBy(part, look), look);
  if (part.perColorOf === undefined) return abilities;
  const colors = colorsAmong(part.perColorOf, look);
  return abilities.flatMap((ability) =>
    ability.kind === "keyword" ? colors.map((from): Ability => ({ ...ability, from })) : [ability],
  );
}

/** CR 113.11: what an object can't have as the effect begins is no part of what the effect does to it. */
export function withoutBarred(
  part: GainAbilitiesPart,
  cantHave: readonly LostAbility[],
  { policy }: Look,
): GainAbilitiesPart {
  if (cantHave.length === 0 || policy.barred === "whileItLasts") return part;
  const isBarred = (entry: AbilityEntry): boolean => cantHave.some((lost) => isInstanceOf(abilityOf(entry), lost));
  return { ...part, abilities: part.abilities.filter((entry) => !isBarred(entry)) };
}

/** CR 613.1f, 113.10. */
export const gainAbilities: LayerKind<GainAbilitiesPart, readonly Ability[]> = {
  ...AS_WRITTEN,
  stage: "ability",
  needs: ["abilities"],
  manner: "adds",
  fix: (part, look, { cantHave }) => {
    if (part.perColorOf === undefined) {
      const { oneOf, ...rest } = part;
      const fixed = oneOf === undefined ? part : { ...rest, abilities: offeredBy(part, look) };
      return withoutBarred(fixed, cantHave, look);
    }
    return withoutBarred({ kind: "gainAbilities", abilities: [...gainedBy(part, look)] }, cantHave, look);
  },
  clausesOfFixing: ({ oneOf }) => (oneOf === undefined ? [] : ["608.2d"]),
  writes: () => GAIN,
  uses: ({ perColorOf }) =>
    perColorOf === undefined ? {} : { selectors: [{ allOf: [perColorOf, { colorCount: { atLeast: 0 } }] }] },
  evaluate: gainedBy,
  apply: (abilities, view, application) => withAbilities(view, granted(abilities, application)),
  show,
};
