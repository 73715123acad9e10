/** Orders words by their code units: the same on every machine, whatever its language. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const CLAUSE = /^(\d+)\.(\d+)([a-z]?)$/;

/** Orders clauses as the rules do: 613.2 before 613.10, 613.8 before 613.8a. */
export function byClause(a: string, b: string): number {
  const left = CLAUSE.exec(a);
  const right = CLAUSE.exec(b);
  if (left === null || right === null) return byCodeUnits(a, b);
  return (
    Number(left[1]) - Number(right[1]) || Number(left[2]) - Number(right[2]) || byCodeUnits(left[3] ?? "", right[3] ?? "")
  );
}
