import { printValue } from "../names/value.js";
import type {
  GameRule,
  ReportValue,
  Resolution,
  ResolvedObject,
  ResolvedPlayer,
  StateBasedAction,
} from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { own } from "../rules/own.js";

/** A value that differs between two resolutions of one board; undefined where the object does not exist. */
export interface Difference {
  readonly subject: string;
  readonly characteristic: string;
  readonly from: ReportValue | undefined;
  readonly to: ReportValue | undefined;
}

/** All differences between two resolutions except their traces: objects, players, rules of the game, state-based actions. */
export function differencesOf(from: Resolution, to: Resolution): Difference[] {
  const objects = [...new Set([...Object.keys(from.objects), ...Object.keys(to.objects)])];
  const players = [...new Set([...Object.keys(from.players), ...Object.keys(to.players)])];
  return [
    ...objects.flatMap((id) => ofThing(id, valuesOf(own(from.objects, id)), valuesOf(own(to.objects, id)))),
    ...players.flatMap((id) => ofThing(id, playerValues(own(from.players, id)), playerValues(own(to.players, id)))),
    ...ofThing(
      "game",
      { gameRules: from.gameRules.map(ruleText), stateBased: from.stateBased.map(actionText) },
      { gameRules: to.gameRules.map(ruleText), stateBased: to.stateBased.map(actionText) },
    ),
  ];
}

type Values = Readonly<Record<string, ReportValue>>;

function ofThing(subject: string, before: Values | undefined, after: Values | undefined): Difference[] {
  if (before === undefined || after === undefined) {
    const there = { subject, characteristic: "exists", from: before !== undefined, to: after !== undefined };
    return before === after ? [] : [there];
  }
  return Object.keys({ ...before, ...after }).flatMap((characteristic) => {
    const [from, to] = [own(before, characteristic), own(after, characteristic)];
    return orderedText(from ?? null) === orderedText(to ?? null) ? [] : [{ subject, characteristic, from, to }];
  });
}

/** Base power and toughness are left out: some editions have none, and they only lead to power and toughness. */
function valuesOf(object: ResolvedObject | undefined): Values | undefined {
  if (object === undefined) return undefined;
  const { copiable, counters, basePower: _, baseToughness: __, ...plain } = object;
  return {
    ...plain,
    ...Object.fromEntries(
      Object.entries(counters).map(
        ([kind, count]) => [printValue({ kind: "counters", counter: kind }), count] as const,
      ),
    ),
    ...Object.fromEntries(
      Object.entries(copiable).map(
        ([name, value]) => [printValue({ kind: "characteristic", name, stage: "copiable" }), value] as const,
      ),
    ),
  };
}

function playerValues(player: ResolvedPlayer | undefined): Values | undefined {
  return player === undefined ? undefined : { ...player };
}

function ruleText({ rule, effect, objects, player, amount }: GameRule): string {
  return [rule, player, amount, objects === undefined ? undefined : `[${objects.join(", ")}]`, `from ${effect}`]
    .filter((part) => part !== undefined)
    .join(" ");
}

function actionText({ clause, object, player, among, result }: StateBasedAction): string {
  return [clause, object, player, among === undefined ? undefined : `among [${among.join(", ")}]`, result]
    .filter((part) => part !== undefined)
    .join(" ");
}
