import { isKeyword } from "../../../rules/ability.js";
import type { BoardObject } from "../../../rules/board.js";
import { CREATURE } from "../../../rules/card-types.js";
import type { StateBasedAction } from "../../../rules/formats.gen.js";
import { visibleNumber, type ObjectView } from "../../../rules/object-view.js";
import type { StateBasedPolicy } from "../../../rules/state-based-policy.js";
import type { Outcome } from "../../resolve.js";

/** A permanent that is not phased out, as it is now. */
export interface Permanent {
  readonly place: number;
  readonly object: BoardObject;
  readonly view: ObjectView;
}

/** One rule of CR 704.5: the actions it asks for in this snapshot. */
export type Check = (permanents: readonly Permanent[], outcome: Outcome) => StateBasedAction[];

/** What is looked at; in an order that is the board's. */
export function permanentsOf({ board, final }: Outcome): Permanent[] {
  return board.objects.flatMap((object, place) => {
    const view = final[place];
    return object.zone === "battlefield" && !object.phasedOut && view !== undefined ? [{ place, object, view }] : [];
  });
}

/** What the edition says of state-based actions. */
export function policyOf({ ruleset }: Outcome): StateBasedPolicy {
  return ruleset.stateBased;
}

/** An action for each permanent that fits, with what else decides it. */
export function each(
  clause: string,
  result: StateBasedAction["result"],
  fits: (permanent: Permanent, outcome: Outcome) => boolean,
  also: (permanent: Permanent, outcome: Outcome) => readonly string[] = () => [],
): Check {
  return (permanents, outcome) =>
    permanents
      .filter((permanent) => fits(permanent, outcome))
      .map((permanent) => ({
        clause,
        object: permanent.object.id,
        result,
        ...besides(also(permanent, outcome)),
      }));
}

/** Other clauses that decide an action, each once; nothing if there are none. */
export function besides(clauses: readonly string[]): Pick<StateBasedAction, "also"> {
  return clauses.length === 0 ? {} : { also: [...new Set(clauses)] };
}

/** Groups of two or more permanents that a rule sets against each other; a permanent may stand under several keys. */
export function groups(
  permanents: readonly Permanent[],
  keys: (permanent: Permanent) => readonly string[],
): Permanent[][] {
  const found = new Map<string, Permanent[]>();
  for (const permanent of permanents)
    for (const key of keys(permanent)) found.set(key, [...(found.get(key) ?? []), permanent]);
  return [...found.values()].filter((group) => group.length > 1);
}

/** All of these are on the battlefield (CR 208.3). */
const ALWAYS = (): boolean => true;

export function isCreature({ view }: Permanent): boolean {
  return (view.types & CREATURE) !== 0;
}

/** The toughness of a creature; null for what is none (CR 208.3). */
export function powerOf({ view }: Permanent): number | null {
  return visibleNumber(view.power, view, ALWAYS);
}

export function toughnessOf({ view }: Permanent): number | null {
  return visibleNumber(view.toughness, view, ALWAYS);
}

export function hasKeyword({ view }: Permanent, keyword: string): boolean {
  return view.abilities.some(({ ability }) => isKeyword(ability, keyword));
}

export function counterCount({ object }: Permanent, kind: string): number {
  return object.counters.get(kind)?.count ?? 0;
}
