import type { AppliedStep } from "../../rules/formats.gen.js";

/** Parts by what they do to what others have done: additions among themselves come to the same in every order. */
const MANNERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:add|gain(?!Control|FullText))/, "adds"],
  [/^(?:lose|remove)/, "takes"],
  // CR 101.2: what can't be had is not had, whatever comes when.
  [/^cantHave$/, "forbids"],
  [/^modifyPowerToughness$/, "modifies"],
  [/^switchPowerToughness$/, "switches"],
];

function mannerOf(part: string): string {
  return MANNERS.find(([pattern]) => pattern.test(part))?.[1] ?? "sets";
}

/** Whether two applications to one object can come to something else in the other order. */
export function orderMatters(a: AppliedStep, b: AppliedStep): boolean {
  return a.parts.some((one) =>
    b.parts.some((other) => {
      const [first, second] = [mannerOf(one), mannerOf(other)];
      if (first === "forbids" || other === "cantHave") return false;
      return first !== second || first === "sets";
    }),
  );
}
