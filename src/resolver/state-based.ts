import { BATTLE, CREATURE, PLANESWALKER, supertypeBit } from "../rules/card-types.js";
import type { BoardObject } from "../rules/board.js";
import type { StateBasedAction } from "../rules/formats.gen.js";
import { visibleNumber, type ObjectView } from "../rules/object-view.js";
import { hasSubtype, subtypePlace } from "../rules/subtype-set.js";
import { isAttachable } from "./attachment.js";
import { objectName, playerName } from "./render.js";
import type { Outcome } from "./resolve.js";

interface Permanent {
  readonly place: number;
  readonly object: BoardObject;
  readonly view: ObjectView;
}

type Check = (permanents: readonly Permanent[], outcome: Outcome) => StateBasedAction[];

const LEGENDARY = supertypeBit("Legendary");
const WORLD = supertypeBit("World");
const AURA = subtypePlace("Aura") ?? -1;
const ATTACHABLE = ["Equipment", "Fortification"].map((word) => subtypePlace(word) ?? -1);
const ROLE = subtypePlace("Role") ?? -1;
const SIEGE = subtypePlace("Siege") ?? -1;

/** The state-based actions that would be performed now, all of one snapshot (CR 704.3), in the order of their clauses. */
export function stateBasedActions(outcome: Outcome): StateBasedAction[] {
  const permanents = outcome.board.objects.flatMap((object, place) => {
    const view = outcome.final[place];
    return object.zone === "battlefield" && !object.phasedOut && view !== undefined ? [{ place, object, view }] : [];
  });
  return CHECKS.flatMap((check) => check(permanents, outcome));
}

function isRuleOff(rule: string, outcome: Outcome, player?: number): boolean {
  return outcome.steps.some(
    (step) =>
      step.kind === "gameRule" &&
      step.change.rule === rule &&
      (player === undefined || step.change.players?.includes(player) !== false),
  );
}

/** An action for each permanent that fits. */
function each(
  clause: string,
  result: StateBasedAction["result"],
  fits: (permanent: Permanent, outcome: Outcome) => boolean,
): Check {
  return (permanents, outcome) =>
    permanents
      .filter((permanent) => fits(permanent, outcome))
      .map(({ object }) => ({ clause, object: object.id, result }));
}

const noLife: Check = (_, outcome) =>
  outcome.board.players.flatMap(({ life }, player) =>
    life <= 0 && !isRuleOff("cant-lose", outcome, player)
      ? [{ clause: "704.5a", player: playerName(outcome.board, player), result: "loses" as const }]
      : [],
  );

function toughnessOf({ view }: Permanent): number | null {
  return visibleNumber(view.toughness, view, true);
}

/** Groups of two or more permanents that a rule sets against each other. */
function groups(permanents: readonly Permanent[], key: (permanent: Permanent) => string | undefined): Permanent[][] {
  const found = new Map<string, Permanent[]>();
  for (const permanent of permanents) {
    const k = key(permanent);
    if (k !== undefined) found.set(k, [...(found.get(k) ?? []), permanent]);
  }
  return [...found.values()].filter((group) => group.length > 1);
}

const legends: Check = (permanents, outcome) => {
  if (isRuleOff("no-legend-rule", outcome)) return [];
  return groups(permanents, ({ view }) =>
    (view.supertypes & LEGENDARY) !== 0 && view.name !== null ? `${view.controller}|${view.name}` : undefined,
  ).map((group) => ({
    clause: "704.5j",
    player: playerName(outcome.board, group[0]?.view.controller ?? -1),
    result: "chooseOne" as const,
    among: group.map(({ place }) => objectName(outcome.board, place)),
  }));
};

/** CR 704.5k: all but the newest, or all if two are equally new; our boards hold no change of the supertype over time, so entering stands for it. */
const worlds: Check = (permanents) =>
  groups(permanents, ({ view }) => ((view.supertypes & WORLD) !== 0 ? "world" : undefined)).flatMap((group) => {
    const newest = Math.max(...group.map(({ object }) => object.arrivedAt));
    const survives = group.filter(({ object }) => object.arrivedAt === newest).length === 1;
    return group
      .filter(({ object }) => !survives || object.arrivedAt !== newest)
      .map(({ object }) => ({ clause: "704.5k", object: object.id, result: "graveyard" as const }));
  });

const roles: Check = (permanents) =>
  groups(permanents, ({ view, object }) =>
    hasSubtype(view.subtypes, ROLE) && object.attachedTo !== null
      ? `${view.controller}|${JSON.stringify(object.attachedTo)}`
      : undefined,
  ).flatMap((group) => {
    const newest = Math.max(...group.map(({ object }) => object.timestamp));
    return group
      .filter(({ object }) => object.timestamp !== newest)
      .map(({ object }) => ({ clause: "704.5z", object: object.id, result: "graveyard" as const }));
  });

function isCreature({ view }: Permanent): boolean {
  return (view.types & CREATURE) !== 0;
}

function isAura({ view }: Permanent): boolean {
  return hasSubtype(view.subtypes, AURA);
}

/** CR 702.103f: an exception to 704.5m. */
function isBestowed({ view, object }: Permanent): boolean {
  return (
    object.attachedTo !== null &&
    view.abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword === "bestow")
  );
}

function isEquipment({ view }: Permanent): boolean {
  return ATTACHABLE.some((place) => hasSubtype(view.subtypes, place));
}

function mustComeOff(permanent: Permanent): boolean {
  if (permanent.object.attachedTo === null) return false;
  return (
    isCreature(permanent) || (permanent.view.types & BATTLE) !== 0 || (!isAura(permanent) && !isEquipment(permanent))
  );
}

function noCounters(kind: "loyalty" | "defense"): (permanent: Permanent) => boolean {
  return ({ object }) => (object.counters.get(kind)?.count ?? 0) === 0;
}

const CHECKS: readonly Check[] = [
  noLife,
  each("704.5f", "graveyard", (permanent) => isCreature(permanent) && (toughnessOf(permanent) ?? 0) <= 0),
  each(
    "704.5i",
    "graveyard",
    (permanent) => (permanent.view.types & PLANESWALKER) !== 0 && noCounters("loyalty")(permanent),
  ),
  legends,
  worlds,
  each(
    "702.103f",
    "unattached",
    (permanent, outcome) => isBestowed(permanent) && !isAttachable(permanent.place, outcome),
  ),
  each(
    "704.5m",
    "graveyard",
    (permanent, outcome) =>
      isAura(permanent) && !isBestowed(permanent) && !mustComeOff(permanent) && !isAttachable(permanent.place, outcome),
  ),
  each(
    "704.5n",
    "unattached",
    (permanent, outcome) =>
      isEquipment(permanent) &&
      !mustComeOff(permanent) &&
      permanent.object.attachedTo !== null &&
      !isAttachable(permanent.place, outcome),
  ),
  each("704.5p", "unattached", mustComeOff),
  each("704.5q", "countersRemoved", ({ object }) => object.counters.has("+1/+1") && object.counters.has("-1/-1")),
  each(
    "704.5v",
    "graveyard",
    (permanent) =>
      (permanent.view.types & BATTLE) !== 0 &&
      hasSubtype(permanent.view.subtypes, SIEGE) &&
      noCounters("defense")(permanent),
  ),
  each(
    "704.5w",
    "graveyard",
    (permanent) =>
      (permanent.view.types & BATTLE) !== 0 &&
      !hasSubtype(permanent.view.subtypes, SIEGE) &&
      noCounters("defense")(permanent),
  ),
  roles,
];
