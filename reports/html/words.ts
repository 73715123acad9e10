/** Characteristics whose names do not read well when merely split into words. */
const SAID: Readonly<Record<string, string>> = {
  cantHave: "can't have",
  gameRules: "game rules",
  hand: "cards in hand",
  stateBased: "state-based actions",
};

/**
 * A characteristic as words: `basePower` -> `base power`, `copiable.manaCost` -> `copiable mana cost`, `order 7b` ->
 * `order in layer 7b`, `depends 4 A on B` -> `in layer 4, A depends on B`. What follows the first word is left as it is.
 */
export function characteristicWords(characteristic: string): string {
  const [first = "", ...rest] = characteristic.split(" ");
  if (first === "order") return `order in layer ${rest.join(" ")}`;
  const [layer = "", ...dependency] = rest;
  if (first === "depends") return `in layer ${layer}, ${dependency.join(" ").replace(" on ", " depends on ").replace(/ by \w+$/, " by")}`;
  return [Object.hasOwn(SAID, first) ? SAID[first] : spaced(first), ...rest].join(" ");
}

function spaced(name: string): string {
  return name
    .replaceAll(".", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** `1 scenario`, `2 scenarios`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
