import { abilityOf, label, type AbilityInstance } from "../src/rules/ability.js";
import { COLORS } from "../src/rules/colors.js";
import type { Ability, AbilityEntry, EffectPart } from "../src/rules/formats.gen.js";
import { ACTIVATED_KEYWORDS } from "../src/rules/keywords.js";
import { foundKey } from "../src/rules/linked.js";
import { orderedText } from "../src/rules/ordered-text.js";
import type { Part } from "../src/rules/part.js";
import type { Effect } from "./effect.js";
import { READ } from "./reading.js";
import type { Scene } from "./scene.js";
import { thingAt } from "./state.js";
import { chosen } from "./words.js";

/** CR 613.1f, 613.7a: abilities that the affected object gains; what was chosen for who speaks is spelled out in them. */
export function gained(
  part: Extract<Part, { kind: "gainAbilities" }>,
  effect: Effect,
  scene: Scene,
  key: string,
): AbilityInstance[] {
  let entries: readonly AbilityEntry[] = part.abilities;
  if (part.oneOf !== undefined) {
    const word = typeof part.oneOf === "string" ? part.oneOf : chosen(scene, part.oneOf.chosen);
    entries = entries.filter((entry) => label(abilityOf(entry)) === word);
  }
  if (part.perColorOf !== undefined) {
    const { perColorOf } = part;
    const colors = new Set(READ.select(scene, perColorOf).flatMap((place) => [...thingAt(scene.state, place).colors]));
    entries = entries.flatMap((entry): readonly AbilityEntry[] => {
      const ability = abilityOf(entry);
      if (ability.kind !== "keyword" || ability.keyword !== "protection") return [entry];
      return COLORS.filter((color) => colors.has(color)).map((from) => ({ ...ability, from }));
    });
  }
  return entries.flatMap((entry, place) => {
    const ability = withChoices(scene, abilityOf(entry));
    const isOpen =
      ability.kind === "keyword" && (typeof ability.from === "object" || typeof ability.landType === "object");
    if (isOpen) return [];
    return [grantedBy(effect, ability, `${key}:${place}`)];
  });
}

function grantedBy(effect: Effect, ability: Ability, key: string): AbilityInstance {
  return {
    key,
    ability,
    origin: "granted",
    grantedAt: effect.timestamp,
    generation: (effect.static?.generation ?? -1) + 1,
  };
}

/** Words for what was chosen, replaced by it, everywhere in an ability. */
function withChoices<T>(scene: Scene, data: T): T {
  if (Array.isArray(data)) return data.map((item: unknown) => withChoices(scene, item)) as T;
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data);
  const [[key, name] = []] = entries;
  if (entries.length === 1 && key === "chosen" && typeof name === "string")
    return (chosen(scene, name) as T | undefined) ?? data;
  return Object.fromEntries(entries.map(([at, value]: [string, unknown]) => [at, withChoices(scene, value)])) as T;
}

/** The abilities of these kinds that other objects have now. */
export function gainedOfOthers(
  part: Extract<EffectPart, { kind: "gainAbilitiesOf" }>,
  effect: Effect,
  scene: Scene,
  batch: string,
): AbilityInstance[] {
  const { of, abilityKinds, keywords } = part;
  const found: AbilityInstance[] = [];
  const words = new Set<string>();
  for (const place of READ.select(scene, of)) {
    for (const instance of thingAt(scene.state, place).abilities) {
      const { ability } = instance;
      if (!kindsOf(ability).some((kind) => abilityKinds.includes(kind)) || borrows(ability)) continue;
      if (keywords !== undefined) {
        if (ability.kind !== "keyword" || !keywords.includes(ability.keyword)) continue;
        if (typeof ability.from === "object" || typeof ability.landType === "object") continue; // nothing is chosen (CR 607.5a)
        if (words.has(orderedText(ability))) continue;
        words.add(orderedText(ability));
      }
      const key = foundKey(batch, keywords === undefined ? `${place}.${instance.key}` : "", found.length);
      found.push(grantedBy(effect, ability, key));
    }
  }
  return found;
}

type AbilityKind = Extract<EffectPart, { kind: "gainAbilitiesOf" }>["abilityKinds"][number];

function kindsOf(ability: Ability): readonly AbilityKind[] {
  switch (ability.kind) {
    case "keyword":
      return ACTIVATED_KEYWORDS.has(ability.keyword) ? ["keyword", "activated"] : ["keyword"];
    case "static":
    case "characteristicDefining":
    case "asEnters":
    case "replacement":
      return ["static"];
    case "activated":
    case "triggered":
    case "mana":
      return [ability.kind];
    case "spell":
      return [];
  }
}

/** What gains the abilities of others is not gained itself, or it would never end. */
function borrows(ability: Ability): boolean {
  return ability.kind === "static" && ability.does.some(({ kind }) => kind === "gainAbilitiesOf");
}
