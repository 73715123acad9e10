import { cardsNamedBy } from "../events/brought.js";
import { bareCard } from "../events/made.js";
import type { Names } from "../events/names.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import type { Path } from "../faults/pointer.js";
import type { Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";

const BASE_SIZE: ReadonlySet<string> = new Set(["basePower", "baseToughness", "basePowerOf", "baseToughnessOf"]);

/** Cards and events that ask for base power or toughness, under rules that have no such notion (CR 208.4, since July 2014). */
export function editionFaults({ rulesets, cards = [], timeline }: Scenario, names: Names): Fault[] {
  const without = rulesets.findIndex((id) => rulesetOf(id).baseAfter === undefined);
  const [id] = without < 0 ? [] : rulesets.slice(without);
  if (id === undefined) return [];
  const asking: Path | undefined =
    firstAsking(cards, (card) => asksForBase(card), "cards") ??
    // What a check expects is not compared where there is no such notion.
    firstAsking(
      timeline,
      (event) =>
        (event.kind !== "check" && asksForBase(event)) ||
        cardsNamedBy(event).some((name) => {
          const card = names.card(name);
          return card !== undefined && asksForBase(bareCard(card));
        }),
      "timeline",
    );
  if (asking === undefined) return [];
  const knowing = SUPPORTED_RULESETS.filter((each) => rulesetOf(each).baseAfter !== undefined);
  return [
    faultAt(
      asking,
      `this asks for base power or toughness, and the rules ${quote(id)} know none (CR 208.4)`,
      `"rulesets": ${knowing.join(" and ")}`,
    ),
  ];
}

function firstAsking<T>(list: readonly T[], asks: (one: T) => boolean, key: string): Path | undefined {
  const place = list.findIndex(asks);
  return place < 0 ? undefined : [key, place];
}

function asksForBase(value: unknown): boolean {
  if (typeof value === "string") return BASE_SIZE.has(value);
  if (Array.isArray(value)) return value.some(asksForBase);
  return isObject(value) && Object.entries(value).some(([key, member]) => BASE_SIZE.has(key) || asksForBase(member));
}
