/**
 * Pairs each expectation with a thing of its own that fits it, as many as can be paired at once. Needed since an
 * expectation that says little fits things that another one needs. The result has, for each expectation, the index of
 * its thing or undefined.
 */
export function pairUp<E, T>(
  expectations: readonly E[],
  things: readonly T[],
  fits: (expectation: E, thing: T) => boolean,
): (number | undefined)[] {
  const holder = new Map<number, number>();

  /** Finds a thing for the expectation, moving others to their second choice where that helps. */
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
