import { expect } from "chai";
import { SHARD_SOURCES, shardOf } from "../../src/cli/shard-option.js";

describe("--shard", () => {
  const told = (text: string, environment: Record<string, string> = {}): string => {
    const shard = shardOf(text, environment);
    return shard.ok ? `${shard.value.index}/${shard.value.total}` : shard.message;
  };

  const slurm = (id: string, least: string, greatest: string, count: string): Record<string, string> => ({
    SLURM_ARRAY_TASK_ID: id,
    SLURM_ARRAY_TASK_MIN: least,
    SLURM_ARRAY_TASK_MAX: greatest,
    SLURM_ARRAY_TASK_COUNT: count,
  });

  for (const text of ["1/1", "2/7", "7/7", "100000/100000"]) {
    it(`understands ${text}`, () => expect(told(text)).to.equal(text));
  }

  for (const text of [
    "",
    "0/7",
    "8/7",
    "2",
    "2/",
    "/7",
    "-1/7",
    "1.5/7",
    "2/7/9",
    "a/b",
    "1/100001",
    "AUTO",
    "1e0/2",
  ]) {
    it(`refuses "${text}"`, () => expect(told(text)).to.match(/^--shard ".*" is no shard; such as 2\/7/));
  }

  it("takes the environment only where auto is said", () => {
    expect(told("2/7", { CR613_SHARD: "1", CR613_SHARDS: "3" })).to.equal("2/7");
  });

  for (const [system, environment, shard] of [
    ["a matrix of GitHub Actions", { CR613_SHARD: "3", CR613_SHARDS: "7" }, "3/7"],
    ["the job index of GitHub Actions", { CR613_SHARD_INDEX: "2", CR613_SHARDS: "7" }, "3/7"],
    ["a Kubernetes Indexed Job", { JOB_COMPLETION_INDEX: "0", CR613_SHARDS: "7" }, "1/7"],
    ["GitLab", { CI_NODE_INDEX: "7", CI_NODE_TOTAL: "7" }, "7/7"],
    ["Buildkite", { BUILDKITE_PARALLEL_JOB: "6", BUILDKITE_PARALLEL_JOB_COUNT: "7" }, "7/7"],
    ["CircleCI", { CIRCLE_NODE_INDEX: "0", CIRCLE_NODE_TOTAL: "4" }, "1/4"],
    ["AWS Batch", { AWS_BATCH_JOB_ARRAY_INDEX: "9", AWS_BATCH_JOB_ARRAY_SIZE: "10" }, "10/10"],
    ["an array of Slurm from 1", slurm("3", "1", "7", "7"), "3/7"],
    ["an array of Slurm from 0", slurm("0", "0", "15", "16"), "1/16"],
    ["two that say the same", { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "4", CR613_SHARD: "2", CR613_SHARDS: "4" }, "2/4"],
    ["a job of GitLab that is not split", { CI_NODE_TOTAL: "1", CR613_SHARD: "2", CR613_SHARDS: "4" }, "2/4"],
    ["variables that are empty", { CI_NODE_INDEX: "", CR613_SHARD: "2", CR613_SHARDS: "4" }, "2/4"],
  ] as const) {
    it(`auto: reads ${system}`, () => expect(told("auto", environment)).to.equal(shard));
  }

  for (const [what, environment, message] of [
    ["nothing is said", {}, "the environment names no shard; it reads CR613_SHARD with CR613_SHARDS, "],
    ["the total is not said", { JOB_COMPLETION_INDEX: "3" }, 'JOB_COMPLETION_INDEX is "3" and CR613_SHARDS is not set'],
    ["the index is too large", { JOB_COMPLETION_INDEX: "7", CR613_SHARDS: "7" }, "from 0 to CR613_SHARDS less 1"],
    ["counting begins with one", { CI_NODE_INDEX: "0", CI_NODE_TOTAL: "7" }, "goes from 1 to CI_NODE_TOTAL"],
    ["it is no number", { CR613_SHARD: "two", CR613_SHARDS: "7" }, 'CR613_SHARD is "two" and CR613_SHARDS is "7"'],
    ["a few tasks of a Slurm array run again", slurm("3", "3", "3", "1"), "(for single tasks of it give --shard i/n)"],
    ["a Slurm array goes in steps", slurm("3", "1", "7", "4"), "must go from 0 or 1 on without gaps"],
    ["a Slurm array does not tell its bounds", { SLURM_ARRAY_TASK_ID: "1", SLURM_ARRAY_TASK_COUNT: "2" }, 'MIN is ""'],
    ["a Slurm task is none of its array", slurm("9", "1", "7", "7"), "goes from 1 to SLURM_ARRAY_TASK_COUNT"],
    [
      "two systems say different things",
      { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "4", CR613_SHARD: "3", CR613_SHARDS: "4" },
      "CR613_SHARD and CR613_SHARDS say shard 3 of 4, but CI_NODE_INDEX and CI_NODE_TOTAL say shard 2 of 4",
    ],
  ] as const) {
    it(`auto: refuses where ${what}`, () => expect(told("auto", environment)).to.contain(message));
  }

  it("names every variable where there is none", () => {
    const message = told("auto");
    for (const { index, total } of SHARD_SOURCES) expect(message).to.contain(`${index} with ${total}`);
  });
});
