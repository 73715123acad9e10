import { tenth } from "../../picture/tenth.js";

/** A place in a picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path of a line through places one below the other: upright at each, bent in between. */
export function pathThrough([first, ...more]: readonly Point[]): string {
  if (first === undefined) return "";
  let path = `M${tenth(first.x)} ${tenth(first.y)}`;
  let from = first;
  for (const to of more) {
    const [x, y] = [tenth(to.x), tenth(to.y)];
    const middle = tenth((from.y + to.y) / 2);
    if (x !== tenth(from.x)) path += `C${tenth(from.x)} ${middle} ${x} ${middle} ${x} ${y}`;
    else if (y !== tenth(from.y)) path += `V${y}`;
    from = to;
  }
  return path;
}
