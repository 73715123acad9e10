import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import { differencesOf } from "../verifier/difference.js";
import { decidingPairs, type OrderOutcome, type OrderTable } from "../verifier/orders.js";
import { counted, cutOff } from "./count.js";
import { valueRow } from "./diff-text.js";
import type { Painter } from "./page.js";
import { objectsText } from "./resolution-text.js";
import { tableLines } from "./table.js";

type Order = OrderTable["arrivals"];

/** More boards, and more values of one, would hide the first; --json has them all. */
const MOST_BOARDS = 8;
const MOST_VALUES = 12;

/** An order as it is said: what comes together is joined. */
export function orderWords(order: Order): string {
  return order.map((together) => together.join(" with ")).join(", ");
}

/** The boards of an order table: the first as a table of objects, the others by what differs from it. */
export function ordersText(title: string, table: OrderTable, paint: Painter, width: number): string {
  const { arrivals, outcomes, impossible, digest } = table;
  const [first, ...others] = outcomes;
  const count = outcomes.reduce((sum, { orders }) => sum + orders.length, impossible.length);
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
        say(`It is decided by which comes first, ${a.join(" with ")} or ${b.join(" with ")}.`),
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
  const columns = [
    { title: "object", least: 8 },
    { title: "characteristic", least: 8 },
    { title: "board 1", least: 10 },
    { title: `board ${number}`, least: 10 },
  ];
  const { shown, more } = cutOff(differencesOf(first.resolution, outcome.resolution), MOST_VALUES);
  const lines = [...tableLines(columns, shown.map(valueRow), width - 2), ...more].map((line) => `  ${line}`);
  return [headOf(number, outcome, count, paint, width), "", ...lines].join("\n");
}
