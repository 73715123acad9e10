import { type PresentValue, printValue } from "../names/value.js";
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
  readonly value: PresentValue;
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
    ...ofThing("game", gameValues(from), gameValues(to)),
  ];
}

type Values = readonly (readonly [PresentValue, ReportValue])[];

function ofThing(subject: string, before: Values | undefined, after: Values | undefined): Difference[] {
  if (before === undefined || after === undefined) {
    const there = { from: before !== undefined, to: after !== undefined };
    return before === after ? [] : [{ subject, value: { kind: "exists" }, ...there }];
  }
  const [earlier, later] = [byName(before), byName(after)];
  return [...new Map([...earlier, ...later])].flatMap(([name, [value]]) => {
    const [from, to] = [earlier.get(name)?.[1], later.get(name)?.[1]];
    return orderedText(from ?? null) === orderedText(to ?? null) ? [] : [{ subject, value, from, to }];
  });
}

function byName(values: Values): Map<string, Values[number]> {
  return new Map(values.map((entry) => [printValue(entry[0]), entry]));
}

/** Base power and toughness are left out: some editions have none, and they only lead to power and toughness. */
function valuesOf(object: ResolvedObject | undefined): Values | undefined {
  if (object === undefined) return undefined;
  const { copiable, counters, basePower: _, baseToughness: __, ...plain } = object;
  return [
    ...characteristics(plain),
    ...Object.entries(counters).map(([counter, count]) => [{ kind: "counters", counter }, count] as const),
    ...characteristics({ ...copiable }, "copiable"),
  ];
}

function playerValues(player: ResolvedPlayer | undefined): Values | undefined {
  if (player === undefined) return undefined;
  // What an engine need not tell is no difference.
  const { counters: _, designations: __, ...told } = player;
  return characteristics(told);
}

function gameValues({ gameRules, stateBased }: Resolution): Values {
  return [
    [{ kind: "gameRules" }, gameRules.map(ruleText)],
    [{ kind: "stateBased" }, stateBased.map(actionText)],
  ];
}

function characteristics(values: Readonly<Record<string, ReportValue>>, stage?: "copiable"): Values {
  return Object.entries(values).map(([name, value]) => [{ kind: "characteristic", name, stage }, value]);
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
