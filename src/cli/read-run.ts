import { readFileSync, statSync } from "node:fs";
import type { BlobAgain, Report, ReportHeader, ScenarioSummary } from "../rules/formats.gen.js";
import { parseReport } from "../scenario/parse-report.js";
import { visible } from "../faults/quote.js";
import { merged, type NamedBlob } from "../verifier/merge.js";
import { isComplete } from "../verifier/report.js";
import { beginningOf, beginsAsBlob, blobFiles, blobsBelow, readBlob } from "./blob-file.js";
import { type Folder, reasonOf } from "./folder.js";
import { spareMemory } from "./thrift.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface MergedRun {
  readonly report: Report;
  readonly again: BlobAgain;
}

/** Reads the blobs that paths name and merges them. Fails with everything that is wrong, one line each. */
export function readShards(folder: Folder, paths: readonly string[]): Understood<MergedRun> {
  const files = blobFiles(folder, paths);
  if (!files.ok) return files;
  const blobs: NamedBlob[] = [];
  const faults: string[] = [];
  const shared = new SharedParts();
  for (const path of files.value) {
    const read = readBlob(folder, path);
    if (!read.ok) faults.push(read.message);
    else {
      spareMemory(read.value.header.run.plan.length);
      blobs.push(shared.in(read.value));
    }
  }
  if (faults.length > 0) return refused(faults.join("\n"));
  const run = merged(blobs);
  return run.ok ? understood(run) : refused(run.faults.map(visible).join("\n"));
}

/** Every blob has the whole plan, and shares scenarios with others. Equal parts are kept in memory only once. */
class SharedParts {
  #run: { readonly text: string; readonly header: ReportHeader } | undefined;
  readonly #scenarios = new Map<string, ScenarioSummary>();

  in(blob: NamedBlob): NamedBlob {
    const header = { ...blob.header, run: this.#runIn(blob.header.run) };
    return { ...blob, header, scenarios: blob.scenarios.map((summary) => this.#scenarioIn(summary)) };
  }

  #runIn(header: ReportHeader): ReportHeader {
    const text = JSON.stringify(header);
    if (this.#run?.text !== text) this.#run = { text, header };
    return this.#run.header;
  }

  #scenarioIn(summary: ScenarioSummary): ScenarioSummary {
    const known = this.#scenarios.get(summary.id);
    if (known !== undefined && JSON.stringify(known) === JSON.stringify(summary)) return known;
    this.#scenarios.set(summary.id, summary);
    return summary;
  }
}

/** Reads a whole run: a report.json, a blob, or a folder with the blobs of all shards. */
export function readRun(folder: Folder, named: string): Understood<Report> {
  const path = folder.at(named);
  const file = visible(folder.shown(path));
  try {
    const isFolder = statSync(path).isDirectory();
    if (!isFolder && !isRun(path)) return refused(`${file}: this is no run: neither a report.json nor a blob`);
    if (isFolder || !beginsAsReport(path)) {
      const shards = readShards(folder, [path]);
      return shards.ok ? understood(shards.value.report) : shards;
    }
    return reportIn(readFileSync(path), file);
  } catch (error) {
    return refused(`${file}: ${visible(reasonOf(error))}`);
  }
}

export function isRun(path: string): boolean {
  try {
    if (statSync(path).isDirectory()) return blobsBelow(path).length > 0;
    return beginsAsBlob(path) || /\.(?:jsonl|blob)$/.test(path) || beginsAsReport(path);
  } catch {
    return false; // reading it will say why
  }
}

/** The first key of every report.json is its header; scenarios and cards have no such key. */
function beginsAsReport(path: string): boolean {
  return /^\s*\{\s*"header"\s*:/.test(beginningOf(path, 200));
}

const NO_FAULT = { pointer: "", message: "this is no report", expected: undefined };

function reportIn(bytes: Uint8Array, file: string): Understood<Report> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refused(`${file}: the file is no text in UTF-8`);
  }
  const parsed = parseReport(text, file);
  if (!parsed.ok) {
    const [{ pointer, message, expected } = NO_FAULT] = parsed.problems;
    const place = pointer === "" ? "" : `${pointer}: `;
    return refused(visible(`${file}: ${place}${message}${expected === undefined ? "" : ` (expected ${expected})`}`));
  }
  const report = parsed.value;
  if (report.footer.complete && isComplete(report.header.plan, report.results)) return understood(report);
  return refused(`${file}: this run is not complete: not every planned entry has its result`);
}
