import type { Target, TargetCount, Targets } from "./formats.gen.js";

/** One instance of the word "target"; where only a number is given, nothing is known of what it asks for. */
export type Aim = Pick<Target, "is" | "player" | "number" | "another">;

/** As data have them, or as a keyword stands for them. */
export type Said = Targets | readonly Target[];

export function aimsOf(targets: Said): readonly Aim[] {
  return typeof targets === "object" && !("upTo" in targets) ? targets : [{ number: targets }];
}

/** How many targets there can be: no fewer than the first number, no more than the second (CR 115.1, 115.6). */
export function bounds(number: TargetCount = 1): readonly [least: number, most: number] {
  if (typeof number === "number") return [number, number];
  return [0, number === "any" ? Number.POSITIVE_INFINITY : number.upTo];
}

/** The same for all instances of the word together. */
export function boundsOfAll(aims: readonly Aim[]): readonly [least: number, most: number] {
  const each = aims.map(({ number }) => bounds(number));
  return [each.reduce((sum, [least]) => sum + least, 0), each.reduce((sum, [, most]) => sum + most, 0)];
}

/** Which instance of the word each target belongs to; -1 where it belongs to none. */
export type Shared = readonly number[];

/**
 * Shares out targets, which are named in the order of the instances of the word, so that as few as possible are amiss:
 * `amiss` is asked of a target (by its place) and the instance. With too many or too few the last ones belong to none.
 */
export function sharedOut(
  aims: readonly Aim[],
  count: number,
  amiss: (target: number, aim: number) => boolean,
): Shared {
  const best = new Map<string, { readonly cost: number; readonly shared: Shared }>();
  const share = (aim: number, from: number): { readonly cost: number; readonly shared: Shared } => {
    if (aim >= aims.length) {
      const left = count - from;
      return { cost: left * count * 2, shared: Array.from({ length: left }, () => -1) };
    }
    const key = `${aim} ${from}`;
    const known = best.get(key);
    if (known !== undefined) return known;
    const [least, most] = bounds(aims[aim]?.number);
    let found: { readonly cost: number; readonly shared: Shared } | undefined;
    let cost = 0;
    for (let taken = 0; taken <= Math.min(most, count - from); taken++) {
      if (taken > 0 && amiss(from + taken - 1, aim)) cost++;
      if (taken < least && from + taken < count) continue;
      const rest = share(aim + 1, from + taken);
      const whole = cost + rest.cost;
      if (found === undefined || whole < found.cost)
        found = { cost: whole, shared: [...Array.from({ length: taken }, () => aim), ...rest.shared] };
    }
    const result = found ?? { cost: 0, shared: [] };
    best.set(key, result);
    return result;
  };
  return share(0, 0).shared;
}
