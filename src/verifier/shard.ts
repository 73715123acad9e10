import type { Shard } from "../rules/formats.gen.js";

/** A run in one piece. */
export const WHOLE: Shard = { index: 1, total: 1 };

/**
 * Whether an entry of the plan, by its place from 0, is a shard's to run. Entries are dealt out one by one: neighbours in
 * a plan are alike, so that each shard gets its share of the long ones, and no shard has more than one entry more than
 * another. There may be more shards than entries; some are empty then.
 */
export function isOfShard(place: number, { index, total }: Shard): boolean {
  return place % total === index - 1;
}

/** How many entries of a plan of this length a shard has. */
export function sizeOfShard(length: number, { index, total }: Shard): number {
  return Math.max(0, Math.ceil((length - index + 1) / total));
}

export function shardName({ index, total }: Shard): string {
  return `shard ${index} of ${total}`;
}
