import { describeValue } from "../explain/value.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { Disagreement, Division, WrongOrder } from "../verifier/divide.js";
import { counted } from "./count.js";
import { differenceLines } from "./difference-lines.js";
import { arrivalWords, orderWords } from "./orders-text.js";
import type { Painter } from "./page.js";
import { tableLines } from "./table.js";

const MOST_VALUES = 12;

/** Which orders an engine gets right, by what arrives first, and the first that it gets wrong. */
export function divisionText(
  title: string,
  { name, version }: { readonly name: string; readonly version: string },
  { branches, wrong }: Division,
  paint: Painter,
  width: number,
): string {
  const orders = branches.reduce((sum, branch) => sum + branch.orders, 0);
  const right = branches.reduce((sum, branch) => sum + branch.right, 0);
  const columns = [{ title: "first to arrive", least: 12 }, { title: "orders" }, { title: "right" }];
  const rows = branches.map((branch) => [
    visible(arrivalWords(branch.first)),
    String(branch.orders),
    String(branch.right),
  ]);
  return [
    [
      wrap(paint("bold", visible(title)), { width }),
      wrap(visible(`${name} ${version}: ${right} of ${counted(orders, "order")} right, of what the check asks.`), {
        width,
      }),
    ].join("\n"),
    tableLines(columns, rows, width).join("\n"),
    ...(wrong === undefined ? [] : [wrongText(wrong, paint, width)]),
  ].join("\n\n");
}

function wrongText({ order, disagreements, message }: WrongOrder, paint: Painter, width: number): string {
  const values = differenceLines(disagreements.map(rowOf), ["reference", "engine"], MOST_VALUES, width - 2);
  return [
    paint("bold", "The first wrong order"),
    wrap(visible(orderWords(order)), { width, first: "  ", rest: "  " }),
    ...(message === undefined ? [] : [wrap(visible(`No answer: ${message}`), { width, first: "  ", rest: "  " })]),
    ...values.map((line) => `  ${line}`),
  ].join("\n");
}

function rowOf({ subject, characteristic, reference, engine }: Disagreement): string[] {
  return [subject, characteristic, describeValue(reference), describeValue(engine)].map(visible);
}
