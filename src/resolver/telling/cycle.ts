/** A shortest way from something back to itself by what each leads to, without the end; undefined if there is none. */
export function cycleThrough<E>(start: E, leadsTo: (from: E) => readonly E[]): E[] | undefined {
  const cameFrom = new Map<E, E>();
  const waiting = [start];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    for (const to of leadsTo(from)) {
      if (to === start) {
        const way = [from];
        for (let at = cameFrom.get(from); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
        return way;
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      waiting.push(to);
    }
  }
  return undefined;
}
