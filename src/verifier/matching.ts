/**
 * Pairs each expectation with a different thing that matches it, as many pairs as possible. A greedy match would not
 * do, since an unspecific expectation may match what another one needs. Returns for each expectation the index of its
 * thing, or undefined.
 */
export function pairUp<E, T>(
  expectations: readonly E[],
  things: readonly T[],
  fits: (expectation: E, thing: T) => boolean,
): (number | undefined)[] {
  const holder = new Map<number, number>();

  /** Finds a thing for the expectation, moving other expectations to another match if that helps. */
  function seat(index: number, expectation: E, tried: Set<number>): boolean {
    return things.some((thing, at) => {
      if (tried.has(at) || !fits(expectation, thing)) return false;
      tried.add(at);
      const sitting = holder.get(at);
      const occupant = sitting === undefined ? undefined : expectations[sitting];
      if (sitting !== undefined && occupant !== undefined && !seat(sitting, occupant, tried)) return false;
      holder.set(at, index);
      return true;
    });
  }

  for (const [index, expectation] of expectations.entries()) seat(index, expectation, new Set());
  const paired: (number | undefined)[] = expectations.map(() => undefined);
  for (const [at, index] of holder) paired[index] = at;
  return paired;
}
