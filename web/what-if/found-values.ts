import type {
  AfterStateBasedActions,
  CheckEvent,
  CostExpectation,
  GameRule,
  GameRuleExpectation,
  ObjectExpectation,
  PlayerExpectation,
  Resolution,
  ResolvedObject,
  ResolvedPlayer,
  SpellCost,
  StateBasedAction,
  StateBasedExpectation,
} from "../../src/rules/formats.gen.js";
import { orderedText } from "../../src/rules/ordered-text.js";
import { own } from "../../src/rules/own.js";

/* The results at a check, in the form of its expectations. */

/** The characteristics that are listed for an object where they differ. */
const TELLING = [
  "name",
  "manaCost",
  "colors",
  "supertypes",
  "types",
  "subtypes",
  "abilities",
  "power",
  "toughness",
  "loyalty",
  "defense",
  "controller",
  "owner",
  "zone",
  "faceDown",
  "tapped",
  "attachedTo",
  "counters",
  "damage",
  "rules",
  "attacks",
  "blocks",
] as const satisfies readonly (keyof ObjectExpectation & keyof ResolvedObject)[];

type Telling = (typeof TELLING)[number];

/** Characteristics as a check expects them, with usual values where a resolution leaves them out. */
function chosen(object: ResolvedObject, keys: readonly Telling[]): ObjectExpectation {
  const usual = { ...object, damage: object.damage ?? 0, rules: object.rules ?? [] };
  const full: ResolvedObject = { ...usual, attacks: object.attacks ?? "may", blocks: object.blocks ?? "may" };
  return Object.fromEntries(keys.map((key) => [key, full[key]]));
}

/** The present values of characteristics that differ; undefined if none does. */
export function changedValues(
  now: ResolvedObject | undefined,
  before: ResolvedObject | undefined,
): ObjectExpectation | undefined {
  if (now === undefined) return before === undefined ? undefined : { exists: false };
  if (before === undefined) return wholeValues(now);
  const values = chosen(now, TELLING);
  const old = chosen(before, TELLING);
  const keys = TELLING.filter((key) => orderedText(values[key]) !== orderedText(old[key]));
  const copiable = changedCopiable(now, before);
  if (keys.length === 0 && copiable === undefined) return undefined;
  return { ...chosen(now, keys), ...(keys.length > 0 || copiable === undefined ? {} : { copiable }) };
}

/** Copiable values are listed only if nothing else differs. */
function changedCopiable(now: ResolvedObject, before: ResolvedObject): ObjectExpectation["copiable"] {
  const changed = Object.entries(now.copiable).filter(
    ([key, value]) => orderedText(value) !== orderedText(before.copiable[key as keyof ResolvedObject["copiable"]]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** The main values of an object, and unusual ones. */
export function wholeValues(object: ResolvedObject): ObjectExpectation {
  const { controller, owner, zone, counters, attachedTo, loyalty, defense, power, toughness, faceDown } = object;
  const keys: Telling[] = [
    ...(controller === owner ? [] : (["controller"] as const)),
    "types",
    ...(object.subtypes.length === 0 && power === null ? [] : (["subtypes"] as const)),
    "colors",
    "abilities",
    ...(power === null && toughness === null ? [] : (["power", "toughness"] as const)),
    ...(loyalty === null ? [] : (["loyalty"] as const)),
    ...(defense === null ? [] : (["defense"] as const)),
    ...(zone === "battlefield" ? [] : (["zone"] as const)),
    ...(faceDown ? (["faceDown"] as const) : []),
    ...(attachedTo === null ? [] : (["attachedTo"] as const)),
    ...(Object.keys(counters).length === 0 ? [] : (["counters"] as const)),
  ];
  return chosen(object, keys);
}

const OF_PLAYERS = [
  "life",
  "hand",
  "abilities",
  "maximumHandSize",
  "landPlays",
] as const satisfies readonly (keyof PlayerExpectation & keyof ResolvedPlayer)[];

/** The values of a player that differ; undefined if none does. */
export function changedPlayer(now: ResolvedPlayer, before: ResolvedPlayer | undefined): PlayerExpectation | undefined {
  if (before === undefined) return undefined;
  const keys = OF_PLAYERS.filter((key) => orderedText(now[key]) !== orderedText(before[key]));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, now[key]]));
}

/** Values that differ and belong to no object; all if there is nothing to compare with. */
export function gameValues(
  now: Resolution,
  before: Resolution | undefined,
): Pick<CheckEvent, "gameRules" | "costs" | "stateBased"> {
  const differs = (a: unknown, b: unknown): boolean => orderedText(a) !== orderedText(b);
  const rules = now.gameRules.map(ruleOf);
  const actions = now.stateBased.map(actionOf);
  const costs = Object.entries(now.costs ?? {}).filter(([id, cost]) =>
    differs(cost, own(before?.costs ?? {}, id) ?? null),
  );
  return {
    ...(differs(rules, before?.gameRules.map(ruleOf) ?? []) ? { gameRules: rules } : {}),
    ...(costs.length > 0 ? { costs: Object.fromEntries(costs.map(([id, cost]) => [id, costOf(cost)])) } : {}),
    ...(differs(actions, before?.stateBased.map(actionOf) ?? []) ? { stateBased: actions } : {}),
  };
}

function ruleOf({ rule, objects, player, amount }: GameRule): GameRuleExpectation {
  return {
    rule,
    ...(objects === undefined ? {} : { objects }),
    ...(player === undefined ? {} : { player }),
    ...(amount === undefined ? {} : { amount }),
  };
}

function costOf({ total, also }: SpellCost): CostExpectation {
  return also === undefined || also.length === 0 ? total : { total, also };
}

export function actionOf({ clause, object, player }: StateBasedAction): StateBasedExpectation {
  return {
    clause,
    ...(object === undefined ? {} : { object }),
    ...(player === undefined ? {} : { player }),
  };
}

/** The state-based actions that would be performed, and choices that are open. */
export function afterValues({
  rounds,
  open,
}: AfterStateBasedActions): Pick<NonNullable<CheckEvent["afterStateBasedActions"]>, "rounds" | "open"> {
  return {
    rounds: rounds.map((actions) => actions.map(actionOf)),
    ...(open.length === 0 ? {} : { open: open.map(actionOf) }),
  };
}
