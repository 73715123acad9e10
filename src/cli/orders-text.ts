import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import { differencesOf } from "../verifier/difference.js";
import { type Arrival, decidingPairs, type OrderOutcome, ordersIn, type OrderTable } from "../verifier/orders.js";
import { counted, cutOff } from "./count.js";
import { differenceLines, valueRow } from "./difference-lines.js";
import type { Painter } from "./page.js";
import { objectsText } from "./resolution-text.js";

type Order = readonly Arrival[];

/** More boards, and more values of one, would hide the first; --json has them all. */
const MOST_BOARDS = 8;
const MOST_VALUES = 12;

/** What arrives in one event, as it is said. */
export function arrivalWords(arrival: Arrival): string {
  return arrival.join(" with ");
}

/** An order as it is said. */
export function orderWords(order: Order): string {
  return order.map(arrivalWords).join(", ");
}

/** The boards of an order table: the first as a table of objects, the others by what differs from it. */
export function ordersText(title: string, table: OrderTable, paint: Painter, width: number): string {
  const { arrivals, outcomes, impossible, digest } = table;
  const [first, ...others] = outcomes;
  const count = ordersIn(table);
  const { shown, more } = cutOff(others, MOST_BOARDS - 1);
  const say = (text: string): string => wrap(visible(text), { width });
  return [
    [
      wrap(paint("bold", visible(title)), { width }),
      say(
        `At the check ${table.check}: ${counted(arrivals.length, "arrival")}, ${counted(count, "order")}, ` +
          `${counted(outcomes.length, "board")}.`,
      ),
      ...decidingPairs(table).map(([a, b]) =>
        say(`It is decided by which comes first, ${arrivalWords(a)} or ${arrivalWords(b)}.`),
      ),
    ].join("\n"),
    ...(first === undefined ? [] : [firstText(first, count, paint, width)]),
    ...shown.map((outcome, i) => otherText(outcome, first ?? outcome, i + 2, count, paint, width)),
    ...(more.length === 0 ? [] : [more.join("\n")]),
    ...(impossible.length === 0 ? [] : [say(impossibleWords(impossible, count))]),
    `Digest: ${digest}`,
  ].join("\n\n");
}

function impossibleWords(impossible: readonly Order[], count: number): string {
  const [example = []] = impossible;
  return `${impossible.length} of ${count} can't happen, such as: ${orderWords(example)}`;
}

function headOf(number: number, { orders }: OrderOutcome, count: number, paint: Painter, width: number): string {
  const [example = []] = orders;
  const such = orders.length === 1 ? "" : ", such as";
  return [
    paint("bold", `Board ${number}: ${orders.length} of ${counted(count, "order")}${such}`),
    wrap(visible(orderWords(example)), { width, first: "  ", rest: "  " }),
  ].join("\n");
}

function firstText(outcome: OrderOutcome, count: number, paint: Painter, width: number): string {
  const objects = objectsText(Object.entries(outcome.resolution.objects), paint, width);
  return `${headOf(1, outcome, count, paint, width)}\n\n${objects}`;
}

function otherText(
  outcome: OrderOutcome,
  first: OrderOutcome,
  number: number,
  count: number,
  paint: Painter,
  width: number,
): string {
  const rows = differencesOf(first.resolution, outcome.resolution).map(valueRow);
  const lines = differenceLines(rows, ["board 1", `board ${number}`], MOST_VALUES, width - 2);
  return [headOf(number, outcome, count, paint, width), "", ...lines.map((line) => `  ${line}`)].join("\n");
}
