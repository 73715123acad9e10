import { CREATURE } from "../rules/card-types.js";
import { fault } from "../faults/fault.js";
import { block } from "../table/combat.js";
import type { TableObject } from "../table/table-object.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { namedPermanent, toPermanent } from "./with-object.js";
import { countDeed } from "../table/history.js";

/** A creature is declared as a blocker (CR 509.1). */
export const blocks: EventDeclaration<"blocks"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, attackers }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...names.objectsFaults(attackers, [...path, "attackers"]),
  ],
  needs: { kind: ["combat"], object: [], attackers: [] },
  looks: () => true,
  example: ({ creatures }) => {
    const attacker = creatures.find(({ attacking }) => attacking);
    const blocker = creatures.find(({ controller }) => controller !== attacker?.controller);
    return attacker === undefined || blocker === undefined
      ? undefined
      : { kind: "blocks", object: blocker.id, attackers: [attacker.id] };
  },
  does: toPermanent(({ object, place, table, pointer }, { attackers }) => {
    const outcome = table.resolve();
    const view = outcome.final[place];
    if (view === undefined || object.phasedOut || (view.types & CREATURE) === 0)
      return fault(`${pointer}/object`, `${object.id} is no creature, so it can't block (CR 506.3)`, "a creature");
    const blocked: TableObject[] = [];
    for (const [n, id] of attackers.entries()) {
      const attacker = namedPermanent(table, id, `${pointer}/attackers/${n}`);
      if ("message" in attacker) return attacker;
      if (!attacker.object.designations.has("attacking"))
        return fault(
          `${pointer}/attackers/${n}`,
          `${id} is not attacking, so nothing blocks it`,
          "an attacking creature",
        );
      if (outcome.final[attacker.place]?.controller === view.controller)
        return fault(
          `${pointer}/attackers/${n}`,
          `${id} is controlled by the same player, so ${object.id} can't block it (CR 509.1a)`,
          "an attacking creature of another player",
        );
      blocked.push(attacker.object);
    }
    const isNew = !object.designations.has("blocking");
    block(table, object, blocked, outcome);
    if (isNew) countDeed(table, { what: "blockers declared", player: view.controller, object: place, view, amount: 1 });
    return undefined;
  }),
};
