import { isKeyword } from "../rules/ability.js";
import type { Attachment } from "../rules/board.js";
import { BATTLE, CREATURE, PLANESWALKER } from "../rules/card-types.js";
import type { Outcome } from "../resolver/resolve.js";
import { fault, faultAt, type Fault } from "../faults/fault.js";
import { attack } from "../table/combat.js";
import type { Table } from "../table/table.js";
import { heldBack } from "../table/under-control.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { toPermanent } from "./with-object.js";
import { ifThere } from "./example.js";
import { countDeed } from "../table/history.js";

/** A creature is declared as an attacker (CR 508.1). */
export const attacks: EventDeclaration<"attacks"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, defender }, path, { names, scenario }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...names.targetFaults(defender, [...path, "defender"]),
    ...(defender === undefined && scenario.players.length !== TWO
      ? [faultAt([...path, "defender"], "whom it attacks is missing", "a player, a planeswalker or a battle")]
      : []),
  ],
  needs: { kind: ["combat"], object: [], defender: [] },
  looks: () => true,
  example: ({ creatures, active, next }) =>
    ifThere(
      creatures.findLast(({ tapped, attacking, controller }) => !tapped && !attacking && controller === active),
      (object) => ({ kind: "attacks", object, defender: next }),
    ),
  does: toPermanent(({ object, place, table, pointer }, { defender }) => {
    const outcome = table.resolve();
    const view = outcome.final[place];
    if (view === undefined || object.phasedOut || (view.types & CREATURE) === 0)
      return fault(`${pointer}/object`, `${object.id} is no creature, so it can't attack (CR 506.3)`, "a creature");
    if (view.controller !== table.activePlayer)
      return fault(
        `${pointer}/object`,
        `it is not the turn of ${object.id}'s controller, so it can't attack (CR 508.1a)`,
        '"kind": "turn" before it',
      );
    if (object.designations.has("attacking"))
      return fault(`${pointer}/object`, `${object.id} is attacking already`, '"kind": "endOfCombat" before it');
    if (object.tapped) return fault(`${pointer}/object`, `${object.id} is tapped, so it can't attack (CR 508.1a)`);
    const held = heldBack(table, object, view);
    if (held === "held")
      return fault(
        `${pointer}/object`,
        `${object.id} has no haste and came under the control of its controller after this turn began, so it can't attack (CR 302.6, 508.1a)`,
        '"kind": "turn" after it has come, or haste',
      );
    const attacked = defendedBy(table, defender, view.controller, outcome, `${pointer}/defender`);
    if (attacked !== undefined && "message" in attacked) return attacked;
    attack(table, object, attacked, outcome);
    if (held === "haste") object.startClauses.push("302.6", "702.10b");
    // CR 508.1f, 702.20b.
    if (!view.abilities.some(({ ability }) => isKeyword(ability, "vigilance"))) {
      object.tapped = true;
      countDeed(table, { what: "permanents tapped", object: place, amount: 1 });
    }
    countDeed(table, { what: "attackers declared", player: view.controller, object: place, view, amount: 1 });
    return undefined;
  }),
};

const TWO = 2;

/** Whom or what it attacks: the only opponent if nothing is said (CR 506.2, 508.1b). */
function defendedBy(
  table: Table,
  defender: string | undefined,
  attacker: number,
  { final }: Outcome,
  pointer: string,
): Attachment | Fault | undefined {
  if (defender === undefined) {
    const others = table.players.flatMap(({ left }, player) => (left === true || player === attacker ? [] : [player]));
    const [only] = others;
    return others.length === 1 && only !== undefined ? { kind: "player", player: only } : undefined;
  }
  const object = table.find(defender);
  const types = object === undefined ? 0 : (final[object]?.types ?? 0);
  if (object !== undefined && (types & (PLANESWALKER | BATTLE)) !== 0) return { kind: "object", object };
  const player = object === undefined ? table.player(defender) : undefined;
  if (player === undefined)
    return fault(pointer, `${defender} can't be attacked (CR 506.2)`, "a player, a planeswalker or a battle");
  if (player === attacker) return fault(pointer, `${defender} can't attack themselves (CR 506.2)`, "an opponent");
  return { kind: "player", player };
}
