/** A place in a picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path of a line through places one below the other, or one above the other: upright at each, bent in between. */
export function pathThrough([first, ...more]: readonly Point[]): string {
  if (first === undefined) return "";
  let path = `M${rounded(first.x)} ${rounded(first.y)}`;
  let from = first;
  for (const to of more) {
    const [x, y] = [rounded(to.x), rounded(to.y)];
    const middle = rounded((from.y + to.y) / 2);
    path += x === rounded(from.x) ? `V${y}` : `C${rounded(from.x)} ${middle} ${x} ${middle} ${x} ${y}`;
    from = to;
  }
  return path;
}

/** To a tenth: finer is not to be seen. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
