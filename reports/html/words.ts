/** `basePower` -> `base power`, `copiable.manaCost` -> `copiable mana cost`: names of our data as words. */
export function words(name: string): string {
  if (name === "cantHave") return "can't have";
  return name
    .replaceAll(/[.\-_]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** `1 scenario`, `2 scenarios`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
