import { present } from "../rules/present.js";
import type { Problem, Report, Result, Shard } from "../rules/formats.gen.js";
import { blobLines, type ShardRun } from "../verifier/blob.js";
import { assembled } from "../verifier/report.js";
import { shardName, WHOLE } from "../verifier/shard.js";
import type { KeptCheckPoints } from "../verifier/verify.js";
import type { Call } from "./call.js";
import { blobPath, writeBlob } from "./blob-file.js";
import type { Corpus } from "./corpus-files.js";
import type { Folder } from "./folder.js";
import type { KnownOptions } from "./known-failures.js";
import type { SelectOptions } from "./select.js";
import type { ShowOptions } from "./show-report.js";
import { REPORTS_FOLDER } from "./command-line.js";
import { engineAsked, type EngineOptions } from "./meet-engine.js";
import { packageVersion } from "./package-root.js";
import { shardOf } from "./shard-option.js";
import { runSummary } from "./summary-engine.js";
import { entriesOf, type VerifyPlan } from "./verify-plan.js";
import { type Refused, refused, type Understood, understood } from "../verifier/understood.js";

export interface ShardOptions extends EngineOptions, KnownOptions, SelectOptions, ShowOptions {
  readonly shard?: string;
  readonly blob?: string;
  readonly timeout?: number;
  readonly memory?: number;
  readonly reports?: string;
}

/** Which part of a plan to run, and the file to write. */
export interface ShardTask {
  readonly shard: Shard;
  readonly path: string;
}

/** Parses the shard options and removes the blob of an earlier run; undefined if no blob is asked for. */
export function shardTask({ folder, environment }: Call, options: ShardOptions): Understood<ShardTask | undefined> {
  if (options.shard === undefined && options.blob === undefined) return understood(undefined);
  const [report] = [
    ...(options.json === true ? ["--json"] : []),
    ...(options.reports === undefined ? [] : ["--reports"]),
    ...(options.out === REPORTS_FOLDER ? [] : ["--out"]),
  ];
  if (report !== undefined) {
    const option = options.shard === undefined ? "--blob" : "--shard";
    const message = `${option} writes a blob and no report, so that ${report} does not go with it; give it to cr613 merge`;
    return refused(message);
  }
  if (options.updateExpectations === true) {
    return refused("a part of a run can't update a file of known failures; let cr613 merge do it");
  }
  const shard = options.shard === undefined ? understood(WHOLE) : shardOf(options.shard, environment);
  if (!shard.ok) return shard;
  const path = blobPath(folder, options.blob, shard.value);
  const cleared = folder.clearPlace(path);
  return cleared.ok ? understood({ shard: shard.value, path }) : notWritten(folder, path, cleared);
}

function notWritten(folder: Folder, path: string, { message }: Refused): Refused {
  return refused(`the blob can not be written to ${folder.shown(path)}: ${message}`);
}

export interface ShardDone {
  readonly options: ShardOptions;
  readonly corpus: Corpus;
  /** The report of the whole plan, with the results of this shard only. */
  readonly report: Report;
  readonly whole: VerifyPlan;
  /** This shard's part of it, and its results. */
  readonly planned: VerifyPlan;
  readonly results: readonly Result[];
  /** Problems of files that only running revealed. */
  readonly found: readonly Problem[];
  readonly keep: KeptCheckPoints;
  readonly isShipped: boolean;
  readonly seconds: number;
}

/** Writes the blob and a summary, and returns the report of this part alone. */
export function finishShard(call: Call, { shard, path }: ShardTask, done: ShardDone): Understood<Report> {
  const { options, corpus, report, whole, planned, results, found, keep, isShipped } = done;
  const { timeout, memory, beyond, probe, cards = [] } = options;
  const engine = engineAsked(options);
  const run: ShardRun = {
    shard,
    report,
    verifier: packageVersion(),
    options: {
      keep,
      ...present({ timeout, memory, beyond, probe }),
    },
    again: { shipped: isShipped, cards: [...cards], ...present({ engine }) },
    known: [...corpus.cardProblems, ...whole.problems],
    found,
  };
  const written = writeBlob(call.folder, path, blobLines(run));
  if (!written.ok) return notWritten(call.folder, path, written);
  const own = assembled({
    header: { ...report.header, plan: entriesOf(planned) },
    scenarios: report.scenarios,
    problems: [...corpus.cardProblems, ...planned.problems, ...found],
    results,
  });
  tellShard(call, shard, path, own, done);
  return understood(own);
}

function tellShard(
  call: Call,
  shard: Shard,
  path: string,
  own: Report,
  { options, report, isShipped, seconds }: ShardDone,
): void {
  const quiet = options.quiet === true;
  const engine = engineAsked(options);
  const context = { report: own, seconds, reports: [], cards: options.cards ?? [], isShipped, engine };
  const style = { quiet, paint: call.out.paint, width: call.out.width };
  const plan = report.header.plan.length;
  const ran =
    own.results.length === 0 && !quiet
      ? `Nothing to run: a plan of ${plan} leaves nothing for ${shardName(shard)}.`
      : runSummary(context, style);
  const blob = quiet ? "" : `Blob of ${shardName(shard)}: ${call.folder.shown(path)}`;
  const text = [ran, blob].filter((block) => block !== "").join("\n\n");
  if (text !== "") call.print(text);
}
