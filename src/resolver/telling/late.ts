import { printEffect } from "../../names/effect.js";
import { objectName } from "../../rules/board.js";
import type { LateEffect, LayerName } from "../../rules/formats.gen.js";
import type { Effect } from "../effect.js";
import { takesPart } from "../program.js";
import { conditionHolds, fitting } from "../query/queries.js";
import type { Outcome } from "../resolve.js";
import type { Entry, State } from "../state.js";
import type { Step } from "../trace.js";

type Applied = Extract<Step, { readonly kind: "applied" }>;

/** What an application gives too late: the effect has a part in a layer that is through, and none is gone back to (CR 613.1). */
export function lateEffects(step: Applied, { board, state, ruleset, steps }: Outcome): LateEffect[] {
  const place = ruleset.slots.indexOf(step.slot);
  const through = ruleset.slots.slice(0, place).filter(({ layer }) => layer !== step.slot.layer);
  const isHeardOf = ({ id }: Effect): boolean =>
    steps.slice(0, steps.indexOf(step)).some((other) => other.kind === "applied" && other.effect.id === id);
  return givenBy(step.entries, state).flatMap((effect): LateEffect[] => {
    const [first, ...more] = through.filter((slot) => takesPart(effect.program, slot)).map(({ layer }) => layer);
    const objects = first === undefined || isHeardOf(effect) ? [] : aboutWhat(effect, state);
    if (first === undefined || objects.length === 0) return [];
    const layers: [LayerName, ...LayerName[]] = [first, ...more.filter((layer) => layer !== first)];
    const [one, ...others] = objects.map((object) => objectName(board, object));
    return one === undefined ? [] : [{ effect: printEffect(effect.name), layers, objects: [one, ...others] }];
  });
}

/** The effects of the abilities that objects have from an application on, as far as they are there in the end. */
function givenBy(entries: readonly Entry[], state: State): Effect[] {
  return entries.flatMap(({ object, before, after }) => {
    if (before.abilities === after.abilities) return [];
    const had = new Set(before.abilities.map(({ key }) => key));
    const keys = new Set(
      after.abilities
        .filter((instance) => !had.has(instance.key) && state.programs.of(instance) !== undefined)
        .map(({ key }) => key),
    );
    if (keys.size === 0) return [];
    return state.all().filter(({ source }) => source?.object === object && keys.has(source.instance.key));
  });
}

function aboutWhat({ id, program, situation, fixed }: Effect, state: State): readonly number[] {
  if (program.condition !== undefined && !conditionHolds(program.condition, situation)) return [];
  return fixed ?? state.begun.get(id) ?? (program.affects === undefined ? [] : fitting(program.affects, situation));
}
