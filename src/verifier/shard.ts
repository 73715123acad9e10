import type { Shard } from "../rules/formats.gen.js";

/** An undivided run. */
export const WHOLE: Shard = { index: 1, total: 1 };

/**
 * Whether an entry of the plan, by its index from 0, belongs to a shard. Entries are dealt out one by one: neighbours
 * in a plan are alike, so each shard gets its share of the slow ones, and shard sizes differ by at most one. If there
 * are more shards than entries, some are empty.
 */
export function isOfShard(place: number, { index, total }: Shard): boolean {
  return place % total === index - 1;
}

/** The number of entries in a shard, for a plan of this length. */
export function sizeOfShard(length: number, { index, total }: Shard): number {
  return Math.max(0, Math.ceil((length - index + 1) / total));
}

export function shardName({ index, total }: Shard): string {
  return `shard ${index} of ${total}`;
}
