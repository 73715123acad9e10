import type { AbilityInstance } from "../rules/ability.js";
import type { Ability, AsEntersAbility } from "../rules/formats.gen.js";
import type { Table } from "./table.js";
import { asItEnters } from "./look-ahead.js";

export type When = "enters" | "turnedFaceUp";

type AsEntersInstance = AbilityInstance & { readonly ability: AsEntersAbility };

export function asksOnArrival(ability: Ability, when: When): ability is AsEntersAbility {
  return ability.kind === "asEnters" && (ability.when ?? ["enters"]).includes(when);
}

/** The abilities that say what happens then, as far as it would have them (CR 614.12). */
export function asEntersAbilities(table: Table, place: number, when: When): AsEntersInstance[] {
  return (asItEnters(table, place)?.abilities ?? []).filter((instance): instance is AsEntersInstance =>
    asksOnArrival(instance.ability, when),
  );
}

/** By which clause something happens as an object comes so. */
export function arrivalClauses(when: When): string[] {
  return when === "enters" ? ["614.12"] : ["708.11"];
}
