/** The order of all lists a report sorts: by code unit, so that it is the same on every machine and in every locale. */
export function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 613.2a before 613.10, and 613.7a before 613.7b. */
export function byClause(a: string, b: string): number {
  const [left, right] = [clauseParts(a), clauseParts(b)];
  return left.section - right.section || left.rule - right.rule || byCodePoint(left.letter, right.letter);
}

function clauseParts(clause: string): { section: number; rule: number; letter: string } {
  const [section = "", rest = ""] = clause.split(".");
  return { section: Number(section), rule: Number.parseInt(rest, 10), letter: rest.replace(/^\d+/, "") };
}
