import { abilityOf } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import { effectOfDesignation } from "../rules/designations.js";
import type { Ability, AbilityEntry, Card, LayerName, Resolution } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { stageOf } from "../effects/index.js";
import type { PartKind } from "../rules/layers.js";
import { sortsCalled } from "../rules/rulesets.js";
import { own } from "../rules/own.js";

/** The kinds of parts that an effect has in a layer, by its name in traces. Empty if no card has its ability. */
export type KindsOnCards = (effect: string, layer: LayerName, objects: Resolution["objects"]) => readonly string[];

/**
 * The kinds of parts of abilities on cards. Needed for effects that were never applied, since a trace lists no parts
 * for those. The object's own card goes first because two cards may use the same id; a copy has its ability from
 * another card.
 */
export function kindsOnCards(cards: readonly Card[]): KindsOnCards {
  let byCard: ReadonlyMap<string, readonly AbilityKinds[]> | undefined;
  return (effect, layer, objects) => {
    byCard ??= new Map(cards.map((card) => [card.name, abilitiesIn(card)]));
    const [, object = "", id = ""] = /^(.*)\/([^/]*?)(?:#\d+)?$/.exec(effect) ?? [];
    const state = effectOfDesignation(id);
    if (state !== undefined) return kindsIn(state.parts, layer, "resolution");
    const name = own(objects, object)?.name;
    const ofCard = byCard.get(name ?? object) ?? [];
    for (const ability of [...ofCard, ...[...byCard.values()].flat()]) {
      const kinds = ability.id === id ? ability.kinds(layer) : [];
      if (kinds.length > 0) return kinds;
    }
    return [];
  };
}

interface AbilityKinds {
  readonly id: string;
  kinds(layer: LayerName): readonly string[];
}

/** Every ability in a card's data, at any depth, that generates a static effect. */
function abilitiesIn(card: Card): AbilityKinds[] {
  const found: AbilityKinds[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) visit(member);
    else if (typeof value === "object" && value !== null) {
      if ("kind" in value && ABILITY_KINDS.has(value.kind)) add(value as Ability);
      for (const member of Object.values(value)) visit(member);
    }
  };
  const add = (entry: AbilityEntry): void => {
    const ability = abilityOf(entry);
    const does = staticAbilityOf(ability)?.does ?? definingParts(ability);
    if (does === undefined) return;
    // A granted ability that sets power and toughness defines nothing (CR 604.3a(2)): it may be in 7a or in 7b.
    const kinds = (layer: LayerName): string[] => kindsIn(does, layer, "defining", "static");
    found.push({ id: "id" in ability && ability.id !== undefined ? ability.id : keywordOf(ability), kinds });
  };
  visit(card);
  for (const entry of keywordsIn(card)) add(entry);
  return found;
}

/** The kinds of parts that are of the layer, by one of these origins. */
function kindsIn(
  parts: readonly { kind: PartKind }[],
  layer: LayerName,
  ...makers: Parameters<typeof stageOf>[1][]
): string[] {
  const sorts = sortsCalled(layer);
  return parts.flatMap(({ kind }) => (makers.some((maker) => sorts.has(stageOf(kind, maker))) ? [kind] : []));
}

const ABILITY_KINDS: ReadonlySet<unknown> = new Set<Ability["kind"]>(["static", "characteristicDefining", "keyword"]);

function keywordOf(ability: Ability): string {
  return ability.kind === "keyword" ? ability.keyword : "";
}

/** Keywords without parameters are plain strings in a list of abilities. */
function keywordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keywordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === "abilities" && Array.isArray(member)
      ? member.flatMap((entry) => (typeof entry === "string" ? [entry] : keywordsIn(entry)))
      : keywordsIn(member),
  );
}
