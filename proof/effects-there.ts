import type { BoardEffect, CounterPile } from "../src/rules/board.js";
import { label, type AbilityInstance } from "../src/rules/ability.js";
import { cardsAffectedByCounters, countersAffectHost, partsOfCounters } from "../src/rules/counters.js";
import { definingParts, isDefining } from "../src/rules/defining.js";
import { effectOfDesignation } from "../src/rules/designations.js";
import { keyOfEffect } from "../src/rules/linked.js";
import { staticAbilityOf } from "../src/rules/keyword-statics.js";
import type { Ability } from "../src/rules/formats.gen.js";
import type { Effect } from "./effect.js";
import { isThere, objectAt, type State } from "./state.js";

/** How many abilities may beget one another; nothing printed needs more. */
const GENERATIONS = 6;

/** Every continuous effect that there is, whatever layer it applies in and whether its condition holds. */
export function effectsThere(state: State): Effect[] {
  const effects = state.board.effects.map(ofResolution);
  for (const place of state.board.objects.keys()) {
    if (!isThere(state, place)) continue;
    effects.push(...ofAbilities(state, place), ...ofCounters(state, place), ...ofDesignations(state, place));
  }
  return [...effects, ...ofLingering(state)];
}

/** CR 611.2: the resolution of a spell or ability made it, or an event of the game; its objects are fixed (CR 611.2c). */
function ofResolution(effect: BoardEffect): Effect {
  const { name, key, timestamp, parts, shares, objects, affects, context } = effect;
  const { source, ability } = context;
  return {
    key,
    name,
    timestamp,
    maker: "resolution",
    parts,
    shares,
    objects,
    affects,
    speaker: { context, source, ability },
  };
}

/** CR 604.2, 611.3b: a static ability makes its effect as long as its object has it and is where it functions. */
function ofAbilities(state: State, place: number): Effect[] {
  const { abilities } = state.things[place] ?? { abilities: [] };
  return abilities.flatMap((instance, at) => {
    if (instance.generation > GENERATIONS) return [];
    const defines = isDefining(instance, state.rules.policy);
    const said = staticSaid(instance.ability);
    if (said === undefined) return [];
    // CR 604.3: a characteristic-defining ability functions in every zone. CR 113.6: others say where, or function on the battlefield.
    if (!defines && !(said.zones ?? ["battlefield"]).includes(objectAt(state, place).zone)) return [];
    return [ofAbility(state, place, instance, { said, defines, at })];
  });
}

type Said = Pick<Extract<Ability, { kind: "static" }>, "affects" | "condition" | "does" | "zones">;

/** What a static ability says, in its own words or by its keyword; one that would define characteristics speaks of its own object. */
function staticSaid(ability: Ability): Said | undefined {
  const does = definingParts(ability);
  if (does !== undefined) return { affects: { self: true }, does: [...does] };
  return staticAbilityOf(ability);
}

interface How {
  readonly said: Said;
  readonly defines: boolean;
  readonly at: number;
}

function ofAbility(state: State, place: number, instance: AbilityInstance, { said, defines, at }: How): Effect {
  const object = objectAt(state, place);
  const { key, ability, origin, grantedAt, generation } = instance;
  return {
    key: keyOfEffect(place, key),
    name: { kind: "ability", object: object.id, ability: label(ability) },
    // CR 613.7a: the timestamp of the object, or of the effect that created the ability, whichever is later.
    timestamp: Math.max(object.timestamp, grantedAt),
    maker: defines ? "defining" : "static",
    parts: said.does,
    affects: said.affects,
    condition: said.condition,
    speaker: { source: place, ability: key },
    static: { object: place, key, words: ability, isGranted: origin === "granted", grantedAt, generation, place: at },
  };
}

/** CR 122.1a-b, 122.1j, 613.7c: counters, those of one kind together. */
function ofCounters(state: State, place: number): Effect[] {
  const { counters } = objectAt(state, place);
  return [...counters].flatMap(([kind, pile]) => {
    const parts = partsOfCounters(kind, pile.count, state.rules.policy);
    return parts.length === 0 ? [] : [{ ...counterEffect(state, place, kind, pile), parts }];
  });
}

function counterEffect(state: State, place: number, kind: string, { timestamp }: CounterPile): Effect {
  const { id, zone } = objectAt(state, place);
  const same = {
    key: `counters ${place} ${kind}`,
    name: { kind: "counters", object: id, counter: kind },
    timestamp,
    maker: "counters",
    parts: [],
    speaker: { source: place },
  } as const;
  if (countersAffectHost(kind)) {
    return {
      ...same,
      affects: { host: true, type: "Creature" },
      condition: { object: "self", is: { subtype: "Equipment" } },
    };
  }
  const cards = zone === "battlefield" ? undefined : cardsAffectedByCounters(kind);
  return cards === undefined ? { ...same, objects: [place] } : { ...same, affects: cards };
}

/** CR 701.60c and the like: designations that say what their object is or has. */
function ofDesignations(state: State, place: number): Effect[] {
  const { id, designations } = objectAt(state, place);
  return [...designations].flatMap(([designation, timestamp]): Effect[] => {
    const parts = effectOfDesignation(designation)?.parts;
    if (parts === undefined) return [];
    return [
      {
        key: `designation ${place} ${designation}`,
        name: { kind: "designation", object: id, designation },
        timestamp,
        maker: "resolution",
        parts,
        objects: [place],
        speaker: { source: place },
      },
    ];
  });
}

/** Static abilities whose words let their effects outlast their object. */
function ofLingering({ board }: State): Effect[] {
  return board.lingering.flatMap(({ name, timestamp, controller, ability, choices }, n): Effect[] => {
    const said = typeof ability === "string" ? undefined : staticAbilityOf(ability);
    if (said === undefined) return [];
    return [
      {
        key: `lingering ${n}`,
        name,
        timestamp,
        maker: "static",
        parts: said.does,
        affects: said.affects,
        condition: said.condition,
        speaker: { you: controller, ...(choices === undefined ? {} : { choices }) },
      },
    ];
  });
}
