import { abilityLockedIn } from "../resolver/costs.js";
import { label } from "../rules/ability.js";
import { activatedAbility, tapsItself } from "../rules/activated.js";
import type { Ability, ActivatesEvent } from "../rules/formats.gen.js";
import { isCalled } from "../rules/keyword-resolving.js";
import type { ObjectView } from "../rules/object-view.js";
import { fault, oneOf } from "../faults/fault.js";
import type { TableObject } from "../table/table-object.js";
import type { Table } from "../table/table.js";
import { heldBack, type Held } from "../table/under-control.js";
import { BRINGS_NOTHING, controllerOf } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import type { Around } from "./example.js";
import { abilitiesOf } from "./example-cards.js";
import { asResolving } from "./resolving-abilities.js";
import { activatedFaults } from "./ability-faults.js";
import { targetCountFaults } from "./target-faults.js";
import { targetsOf } from "./targets-of.js";
import { activatingXFaults } from "./x-faults.js";

/** Activates an ability as far as its cost: what bears on it is announced, and the total cost is locked in (CR 602.2a-b). */
export const activates: EventDeclaration<"activates"> = {
  ...BRINGS_NOTHING,
  about: ({ object }) => object,
  faults: (event, path, { names }) => {
    const { object, player, targets = [] } = event;
    const unknown = [
      ...names.playerFaults(player, [...path, "player"]),
      ...names.objectFaults(object, [...path, "object"]),
      ...targets.flatMap((target, i) => names.targetFaults(target, [...path, "targets", i])),
    ];
    if (unknown.length > 0) return unknown;
    const noSuch = activatedFaults(object, event.ability, [...path, "ability"], names);
    if (noSuch.length > 0) return noSuch;
    return [...targetCountFaults(asResolving(event), path, names), ...activatingXFaults(event, path, names)];
  },
  needs: { kind: ["costs"], player: [], object: [], ability: [], targets: [], x: [] },
  looks: () => true,
  timestampOf: ({ object }, table) => controllerOf(table, object),
  example,
  does: (event, { table, pointer }) => {
    const place = table.find(event.object);
    if (place === undefined) return fault(`${pointer}/object`, `there is no object "${event.object}" at this point`);
    const object = table.at(place);
    const { final } = table.resolve();
    const has = (final[place]?.abilities ?? []).flatMap(({ ability }) => {
      const found = activatedAbility(ability);
      return found?.zones.includes(object.zone) === true ? [ability] : [];
    });
    const ability = has.find((one) => isCalled(one, event.ability));
    if (ability === undefined)
      return fault(
        `${pointer}/ability`,
        `${event.object} has no activated ability "${event.ability}" now`,
        oneOf(
          has.map((one) => label(one)),
          "an object that has one where it is",
        ),
      );
    const held = heldForCost(table, object, ability, final[place]);
    if (held === "held")
      return fault(
        `${pointer}/ability`,
        `${object.id} has no haste and came under the control of its controller after their last turn began, so it can't be tapped or untapped for a cost (CR 302.6)`,
        '"kind": "turn" after it has come, or haste',
      );
    if (held === "haste") object.startClauses.push("302.6", "702.10c");
    const targeted = targetsOf(table, event.targets, pointer);
    if ("message" in targeted) return targeted;
    const called = label(ability);
    const announced = { x: event.x ?? 0, ...targeted, locked: undefined };
    object.activated.set(called, announced);
    const cost = table.resolve().abilityCosts.get(place)?.get(called);
    if (cost !== undefined)
      object.activated.set(called, { ...announced, locked: abilityLockedIn(object.id, called, cost) });
    return undefined;
  },
};

/** Its cost has the tap or the untap symbol, and it may be too new for that (CR 302.6). */
function heldForCost(table: Table, object: TableObject, ability: Ability, view: ObjectView | undefined): Held {
  if (view === undefined || object.zone !== "battlefield" || !tapsItself(ability)) return "free";
  return heldBack(table, object, view);
}

/** None that targets: what is announced must be what resolves later, of which nothing is known here (CR 602.2b). */
function example({ active, permanents }: Around): ActivatesEvent | undefined {
  for (const { id, card } of permanents) {
    const ability = (card === undefined ? [] : abilitiesOf(card)).find(
      (one) =>
        one.kind === "activated" &&
        one.cost !== undefined &&
        // What X is, a later resolution may say already.
        !/\bX\b/.test(one.cost) &&
        !JSON.stringify([one.effects, one.puts]).includes('"target"'),
    );
    if (ability?.kind !== "activated") continue;
    return { kind: "activates", player: active, object: id, ability: ability.id };
  }
  return undefined;
}
