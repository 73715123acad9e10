import type { Shard } from "../rules/formats.gen.js";
import { quote } from "../faults/quote.js";
import { shardName } from "../verifier/shard.js";
import type { Environment } from "./page.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

/** The variables in a job's environment that identify its shard. */
interface Source {
  readonly index: string;
  /** The index of the first job, or where it is the user's choice the variables that hold the first and the last. */
  readonly first: 0 | 1 | Range;
  readonly total: string;
  readonly system: string;
}

interface Range {
  readonly least: string;
  readonly greatest: string;
}

/** The variables that `--shard auto` reads. Kubernetes does not give a job the total, so CR613_SHARDS does. */
export const SHARD_SOURCES: readonly Source[] = [
  { index: "CR613_SHARD", first: 1, total: "CR613_SHARDS", system: "any, such as a matrix of GitHub Actions" },
  { index: "CR613_SHARD_INDEX", first: 0, total: "CR613_SHARDS", system: "any that counts from 0" },
  { index: "JOB_COMPLETION_INDEX", first: 0, total: "CR613_SHARDS", system: "Kubernetes Indexed Job" },
  { index: "CI_NODE_INDEX", first: 1, total: "CI_NODE_TOTAL", system: "GitLab" },
  { index: "BUILDKITE_PARALLEL_JOB", first: 0, total: "BUILDKITE_PARALLEL_JOB_COUNT", system: "Buildkite" },
  { index: "CIRCLE_NODE_INDEX", first: 0, total: "CIRCLE_NODE_TOTAL", system: "CircleCI" },
  { index: "AWS_BATCH_JOB_ARRAY_INDEX", first: 0, total: "AWS_BATCH_JOB_ARRAY_SIZE", system: "AWS Batch" },
  {
    index: "SLURM_ARRAY_TASK_ID",
    first: { least: "SLURM_ARRAY_TASK_MIN", greatest: "SLURM_ARRAY_TASK_MAX" },
    total: "SLURM_ARRAY_TASK_COUNT",
    system: "Slurm",
  },
];

/** As in the schema of blobs. */
const MOST_SHARDS = 100_000;

/** Parses `--shard`: `2/7`, or `auto`. */
export function shardOf(text: string, environment: Environment): Understood<Shard> {
  if (text === "auto") return shardIn(environment);
  const [, index = "", total = ""] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  if (isShard(shard)) return understood(shard);
  const message = `--shard ${quote(text)} is no shard; such as 2/7, the second of seven (1/7 to 7/7), or auto`;
  return refused(message);
}

function isShard({ index, total }: Shard): boolean {
  return Number.isInteger(index) && index >= 1 && index <= total && total <= MOST_SHARDS;
}

interface EnvironmentShard {
  readonly source: Source;
  readonly shard: Shard;
}

function shardIn(environment: Environment): Understood<Shard> {
  const shards: EnvironmentShard[] = [];
  const halves: string[] = [];
  for (const source of SHARD_SOURCES) {
    const [index, total] = [environment[source.index] ?? "", environment[source.total] ?? ""];
    if (index === "") continue;
    if (total === "") {
      halves.push(`${source.index} is ${quote(index)} and ${source.total} is not set`);
      continue;
    }
    const first = firstIn(source, wholeNumber(total), environment);
    if (!first.ok) return refused(`--shard auto: ${first.message}`);
    const shard = { index: wholeNumber(index) + 1 - first.value, total: wholeNumber(total) };
    if (!isShard(shard)) return refused(`--shard auto: ${faultOf(source, first.value, index, total)}`);
    shards.push({ source, shard });
  }
  const [first] = shards;
  if (first === undefined) return refused(nothingTold(halves));
  const other = shards.find(({ shard }) => shard.index !== first.shard.index || shard.total !== first.shard.total);
  if (other === undefined) return understood(first.shard);
  const sides = [first, other].map(
    ({ source, shard }) => `${source.index} and ${source.total} say ${shardName(shard)}`,
  );
  return refused(`--shard auto: ${sides.join(", but ")}; give --shard i/n`);
}

/**
 * The index of the first job. Of an array with gaps, or that begins later than at 1, nobody can tell which part a job is:
 * so it is where a few tasks of a larger array run again.
 */
function firstIn({ first }: Source, total: number, environment: Environment): Understood<number> {
  if (typeof first === "number") return understood(first);
  const [least, greatest] = [first.least, first.greatest].map((name) => wholeNumber(environment[name] ?? ""));
  if ((least === 0 || least === 1) && greatest === least + total - 1) return understood(least);
  const bounds = [first.least, first.greatest].map((name) => `${name} is ${quote(environment[name] ?? "")}`).join(", ");
  return refused(`${bounds}: an array must go from 0 or 1 on without gaps (for single tasks of it give --shard i/n)`);
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

function faultOf({ index, total }: Source, first: number, given: string, of: string): string {
  const values = `${index} is ${quote(given)} and ${total} is ${quote(of)}`;
  return `${values}, which is no shard; the index goes from ${first} to ${first === 0 ? `${total} less 1` : total}`;
}

function nothingTold(halves: readonly string[]): string {
  if (halves.length > 0) return `--shard auto: ${halves.join("; ")}`;
  const pairs = SHARD_SOURCES.map(({ index, total }) => `${index} with ${total}`);
  return `--shard auto: the environment names no shard; it reads ${pairs.join(", ")}`;
}
