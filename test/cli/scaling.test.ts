import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Command } from "commander";
import { load, loadAll } from "js-yaml";
import { mergeCommand } from "../../src/cli/merge.js";
import { SHARD_SOURCES, shardOf } from "../../src/cli/shard-option.js";
import { verifyCommand } from "../../src/cli/verify.js";
import { ROOT } from "../corpus/files.js";

const read = (file: string): string => readFileSync(join(ROOT, "docs", file), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly jobs: {
    readonly shard: {
      readonly strategy: { readonly "fail-fast": boolean; readonly matrix: { readonly shard: readonly number[] } };
      readonly env: Readonly<Record<string, string>>;
      readonly steps: readonly Step[];
    };
    readonly merge: { readonly needs: string; readonly if: string; readonly steps: readonly Step[] };
  };
}

interface Container {
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly completionMode?: string;
    readonly completions?: number;
    readonly parallelism?: number;
    readonly suspend?: boolean;
    readonly template: { readonly spec: { readonly containers: readonly [Container] } };
  };
}

/** Words after `cr613` of every line that runs it; what the shell would put in is left as it is. */
function commandLines(script: string): string[][] {
  return [...script.matchAll(/^ *(?:script: |args: |- )?(?:npx )?cr613 ((?:verify|merge|diff)\b[^\n#]*)/gm)].map(
    ([, words = ""]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => word.replaceAll('"', "")),
  );
}

/** Parses a command line as the program would, and gives its options. */
function parsed([name, ...args]: readonly string[]): Record<string, unknown> {
  const commands: Readonly<Record<string, Command>> = {
    verify: verifyCommand(() => Promise.resolve()),
    merge: mergeCommand(() => Promise.resolve()),
  };
  const command = commands[name ?? ""];
  if (command === undefined) throw new Error(`no command ${name}`);
  command.exitOverride().action(() => {});
  command.parse(args, { from: "user" });
  return command.opts();
}

describe("the documents on scaling", () => {
  const workflow = load(read("scaling/github-actions.yml")) as Workflow;
  const manifests = loadAll(read("scaling/kubernetes-job.yaml")) as Manifest[];
  const job = (name: string): Manifest["spec"] => {
    const found = manifests.find(({ metadata }) => metadata.name === name);
    if (found === undefined) throw new Error(`no job ${name}`);
    return found.spec;
  };

  it("the workflow gives each job its shard in the variables that are read", () => {
    const { strategy, env } = workflow.jobs.shard;
    expect(env).to.deep.equal({ CR613_SHARD: "${{ matrix.shard }}", CR613_SHARDS: "${{ strategy.job-total }}" });
    const { shard: shards } = strategy.matrix;
    const found = shards.map((shard) =>
      shardOf("auto", { CR613_SHARD: String(shard), CR613_SHARDS: String(shards.length) }),
    );
    expect(found).to.deep.equal(shards.map((_, i) => ({ ok: true, value: { index: i + 1, total: shards.length } })));
    expect(strategy["fail-fast"]).to.equal(false);
  });

  it("the workflow carries the blobs from where they are written to where they are merged, also after failures", () => {
    const { shard, merge } = workflow.jobs;
    const [verify] = shard.steps.flatMap(({ run = "" }) => commandLines(run));
    const [merging] = merge.steps.flatMap(({ run = "" }) => commandLines(run));
    const upload = shard.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"))?.with;
    const download = merge.steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))?.with;
    expect(parsed(verify ?? [])).to.deep.include({ shard: "auto", blob: "out/blobs/" });
    expect(upload).to.deep.include({ name: "blob-${{ matrix.shard }}", path: "out/blobs/" });
    expect(download).to.deep.include({ pattern: "blob-*", path: "out/blobs", "merge-multiple": true });
    expect(merging).to.deep.equal(["merge", "out/blobs", "--out", "out/report"]);
    expect([merge.needs, merge.if]).to.deep.equal(["shard", "${{ !cancelled() }}"]);
  });

  it("the manifest tells as many pods their number as there are", () => {
    const { completionMode, completions, parallelism, template } = job("cr613-shards");
    const [{ env = [] }] = template.spec.containers;
    expect([completionMode, parallelism]).to.deep.equal(["Indexed", completions]);
    const environment = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const shards = Array.from({ length: completions ?? 0 }, (_, index) =>
      shardOf("auto", { ...environment, JOB_COMPLETION_INDEX: String(index) }),
    );
    expect(shards).to.deep.equal(shards.map((_, i) => ({ ok: true, value: { index: i + 1, total: completions } })));
  });

  it("the manifest merges the folder on the volume that the pods write to, once it is told to", () => {
    const [shard] = job("cr613-shards").template.spec.containers;
    const [merge] = job("cr613-merge").template.spec.containers;
    expect(job("cr613-merge").suspend).to.equal(true);
    expect([shard.volumeMounts[0]?.mountPath, merge.volumeMounts[0]?.mountPath]).to.deep.equal(["/data", "/data"]);
    const [script = ""] = shard.args;
    expect(script).to.contain('blob="/data/blobs/$JOB_COMPLETION_INDEX.jsonl"');
    expect(script.trimEnd().split("\n").at(-1)).to.equal('test -f "$blob"');
    expect(parsed(commandLines(script)[0] ?? [])).to.deep.include({ shard: "auto", blob: "$blob" });
    expect(commandLines(merge.args.join("\n"))).to.deep.equal([["merge", "/data/blobs", "--out", "/data/report"]]);
    for (const { command } of [shard, merge]) expect(command).to.deep.equal(["/bin/sh", "-c"]);
    for (const { image } of [shard, merge]) expect(image, "the one that the guide says how to build").to.equal("cr613");
  });

  it("every command line in them is one that the program takes", () => {
    const texts = [
      ...["SCALING.md", "scaling/github-actions.yml"].map(read),
      ...["cr613-shards", "cr613-merge"].flatMap((name) => job(name).template.spec.containers[0].args),
    ];
    const lines = texts.flatMap((text) => commandLines(text.replaceAll("- run: ", "")));
    const commands = lines.filter(([name]) => name !== "diff");
    expect(commands).to.have.length.above(8);
    for (const line of commands) expect(() => parsed(line), line.join(" ")).not.to.throw();
  });

  it("the guide names every variable that is read, and the file that it describes", () => {
    const guide = read("SCALING.md");
    for (const { index, first, total } of SHARD_SOURCES) {
      const from = typeof first === "number" ? first : `\`${first.least}\``;
      expect(guide).to.match(new RegExp(`^\\| .*\\| \`${index}\` \\| ${from} \\| \`${total}\``, "m"));
    }
    for (const file of ["github-actions.yml", "kubernetes-job.yaml"]) expect(guide).to.contain(`(scaling/${file})`);
  });
});
