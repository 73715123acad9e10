import type { Quantity } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText, countedText, type It } from "./amount-text.js";
import { say, type Wordings } from "./wordings.js";

/** +1/+1; +2/+0 for each ...; +X/+X with what X is set aside for the end of its clause (see settled). */
export function changeText(
  power: Quantity,
  toughness: Quantity,
  { it, told, each: counting }: { readonly it: It | undefined; readonly told?: string; readonly each?: string },
): Wordings {
  const [a, b] = [scaled(power), scaled(toughness)];
  const each = a.each ?? b.each;
  if (each === undefined) return signsOf(a.n, b.n).map(([p, t]) => `${p}/${t}`);
  const agree = [a, b].every((one) =>
    one.each === undefined ? one.n === 0 : orderedText(one.each) === orderedText(each),
  );
  if (!agree) return [];
  if (orderedText(each) === '{"x":true}') {
    if (counting !== undefined) return signsOf(a.n, b.n).map(([p, t]) => `${p}/${t} for each ${counting}`);
    return told === undefined ? withX(a, b) : withX(a, b).map((words) => `${words}⟦where X is ${told}⟧`);
  }
  const counted = countedText(each, "one", it);
  return [
    ...signsOf(a.n, b.n).flatMap(([p, t]) => say`${p}/${t} for each ${counted}`),
    ...signsOf(a.n, b.n).flatMap(([p, t]) => {
      const [one, other, ...more] = (typeof each === "object" && each.sum) || [];
      if (one === undefined || other === undefined || more.length > 0) return [];
      return say`${p}/${t} for each ${countedText(one, "one", it)} and ${p}/${t} for each ${countedText(other, "one", it)}`;
    }),
    ...say`${withX(wholeOf(power), wholeOf(toughness))}⟦where X is ${amountText(plainOf(a.each === undefined ? toughness : power), it)}⟧`,
  ];
}

/** As X: what is multiplied already is one amount. */
const wholeOf = (amount: Quantity): { n: number; each?: Quantity } => {
  if (typeof amount === "number") return { n: amount };
  return amount.negative === undefined ? { n: 1, each: amount } : { n: -1, each: amount.negative };
};
const plainOf = (amount: Quantity): Quantity =>
  typeof amount === "object" && amount.negative !== undefined ? amount.negative : amount;

function withX(
  a: { readonly n: number; readonly each?: Quantity },
  b: { readonly n: number; readonly each?: Quantity },
): Wordings {
  if ([a, b].some(({ n, each }) => each !== undefined && Math.abs(n) !== 1)) return [];
  if ([a, b].some(({ n, each }) => each === undefined && n !== 0)) return [];
  // Zero takes the sign of the other number.
  const signs = [a, b].map(({ n }) => (n < 0 || (n === 0 && Math.min(a.n, b.n) < 0) ? "-" : "+"));
  return [[a, b].map(({ each }, place) => `${signs[place] ?? ""}${each === undefined ? 0 : "X"}`).join("/")];
}

/** Moves what was set aside to the end of the clause: ", where X is ...". */
export const settled = (wordings: Wordings): Wordings =>
  wordings.map((wording) => {
    const asides = [...wording.matchAll(/⟦(.*?)⟧/g)].map(([, aside = ""]) => aside);
    const [aside, ...others] = [...new Set(asides)];
    if (aside === undefined || others.length > 0) return wording;
    return `${wording.replaceAll(/⟦.*?⟧/g, "")}, ${aside}`;
  });

/** "until end of turn" may stand before what is counted. */
export const countedLast = (said: Wordings, duration: Wordings): Wordings => [
  ...say`${said}${duration}`,
  ...said.flatMap((wording) => {
    const place = wording.indexOf(" for each ");
    if (place < 0) return [];
    return say`${wording.slice(0, place)}${duration}${wording.slice(place)}`;
  }),
];

/** How many times what: -2 times the number of cards in a hand; a plain number has nothing to count. */
function scaled(amount: Quantity): { n: number; each?: Quantity } {
  if (typeof amount === "number") return { n: amount };
  if (amount.negative !== undefined) {
    const { n, each } = scaled(amount.negative);
    return each === undefined ? { n: -n } : { n: -n, each };
  }
  const [by, each, ...more] = amount.product ?? [];
  return typeof by === "number" && each !== undefined && more.length === 0 ? { n: by, each } : { n: 1, each: amount };
}

/** Zero takes the sign of the other number. */
function signsOf(power: number, toughness: number): (readonly [string, string])[] {
  const sign = (n: number, other: number): string => (n < 0 || (n === 0 && other < 0) ? `-${Math.abs(n)}` : `+${n}`);
  return [[sign(power, toughness), sign(toughness, power)]];
}
