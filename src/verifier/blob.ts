import type {
  BlobAgain,
  BlobFooter,
  BlobHeader,
  BlobLine,
  BlobOptions,
  BlobResult,
  BlobScenario,
  Problem,
  Report,
  ScenarioSummary,
  Shard,
} from "../rules/formats.gen.js";
import { keyOf } from "./report.js";
import { isOfShard, shardName, sizeOfShard } from "./shard.js";
import { byCodeUnit } from "../rules/text-order.js";

export interface ShardRun {
  readonly shard: Shard;
  /** The report of the whole plan, with the results of this shard only. */
  readonly report: Report;
  readonly verifier: string;
  readonly options: BlobOptions;
  readonly again: BlobAgain;
  /** Problems in the files of the whole run, known before anything ran. */
  readonly known: readonly Problem[];
  /** Problems that only running revealed; the message of a result says which one is its own. */
  readonly found: readonly Problem[];
}

/** A problem as one line, `file:line:column message`: the message of the result that found it. */
export function problemLine({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** The lines of a shard's blob except the footer, which needs the digest of their bytes. */
export function* blobLines(run: ShardRun): Generator<BlobHeader | BlobScenario | BlobResult> {
  const { shard, report, verifier, options, again, known, found } = run;
  const { header, scenarios, results } = report;
  const format = "cr613-blob/1";
  yield { kind: "header", format, shard, verifier, options, run: header, problems: [...known], again };
  const ids = new Set(results.map((result) => result.scenario));
  for (const summary of scenarios) if (ids.has(summary.id)) yield { kind: "scenario", summary };
  const places = new Map(header.plan.map((entry, place) => [keyOf(entry), place]));
  const problems = new Map(found.map((problem) => [problemLine(problem), problem]));
  for (const result of results) {
    const place = places.get(keyOf(result));
    if (place === undefined) throw new Error(`a result that nobody planned: ${keyOf(result)}`);
    const problem = result.verdict === "broken" ? problems.get(result.message ?? "") : undefined;
    yield { kind: "result", place, result, ...(problem === undefined ? {} : { problem }) };
  }
}

/** A blob that was read to its end: every entry of its shard has exactly one result. */
export interface Blob {
  readonly header: BlobHeader;
  readonly scenarios: readonly ScenarioSummary[];
  readonly results: readonly BlobResult[];
}

export type ReadBlob = { readonly ok: true; readonly blob: Blob } | { readonly ok: false; readonly message: string };

export class BlobReader {
  #header: BlobHeader | undefined;
  #footer: BlobFooter | undefined;
  readonly #scenarios: ScenarioSummary[] = [];
  readonly #results: BlobResult[] = [];
  readonly #ids = new Set<string>();

  /** The shard that the header names; undefined until the header was read. */
  get shard(): Shard | undefined {
    return this.#header?.shard;
  }

  /** What is wrong with the line, if anything. `digest` is that of all bytes before this line. */
  take(line: BlobLine, digest: () => string): string | undefined {
    if (this.#footer !== undefined) return "there is more after the footer; a blob ends with it";
    if (line.kind === "header") return this.#takeHeader(line);
    if (this.#header === undefined) return `a ${line.kind} before the header; a blob begins with it`;
    switch (line.kind) {
      case "scenario":
        return this.#takeScenario(line.summary);
      case "result":
        return this.#takeResult(line, this.#header);
      case "footer":
        this.#footer = line;
        return this.#footerFault(line, this.#header, digest());
      default: {
        const unknown: never = line;
        return `no line of a blob: ${JSON.stringify(unknown)}`;
      }
    }
  }

  end(): ReadBlob {
    const header = this.#header;
    if (header === undefined) return { ok: false, message: "it is empty; a blob begins with a header" };
    if (this.#footer === undefined) return { ok: false, message: "the blob is cut off: it has no footer" };
    return { ok: true, blob: { header, scenarios: this.#scenarios, results: this.#results } };
  }

  #takeHeader(header: BlobHeader): string | undefined {
    if (this.#header !== undefined) return "a second header; a blob has one";
    this.#header = header;
    const { shard, run } = header;
    if (shard.index > shard.total) return `there is no ${shardName(shard)}`;
    if (new Set(run.plan.map(keyOf)).size < run.plan.length) return "the plan has an entry twice";
    return undefined;
  }

  #takeScenario(summary: ScenarioSummary): string | undefined {
    const before = this.#scenarios.at(-1);
    if (this.#results.length > 0) return `the scenario ${summary.id} stands after results`;
    if (before !== undefined && byCodeUnit(before.id, summary.id) >= 0) {
      return `the scenario ${summary.id} stands after ${before.id}; they stand in the order of their ids, each once`;
    }
    this.#scenarios.push(summary);
    this.#ids.add(summary.id);
    return undefined;
  }

  #takeResult(line: BlobResult, { shard, run }: BlobHeader): string | undefined {
    const { place, result } = line;
    const entry = run.plan[place];
    if (entry === undefined || !isOfShard(place, shard)) return `place ${place} is none of ${shardName(shard)}`;
    if (keyOf(entry) !== keyOf(result)) return `${keyOf(result)} at place ${place}, where ${keyOf(entry)} is planned`;
    const before = this.#results.at(-1);
    if (before !== undefined && before.place >= place) {
      return `place ${place} stands after ${before.place}; results stand in the order of their places, each once`;
    }
    if (result.verdict === "notRun") return `${keyOf(entry)} was not run`;
    if (result.verdict !== "broken" && !this.#ids.has(result.scenario)) return `no scenario ${result.scenario}`;
    this.#results.push(line);
    return undefined;
  }

  #footerFault(footer: BlobFooter, { shard, run }: BlobHeader, found: string): string | undefined {
    const { scenarios, results, digest } = footer;
    const planned = sizeOfShard(run.plan.length, shard);
    if (results !== this.#results.length || scenarios !== this.#scenarios.length) {
      const counted = `${scenarios} scenarios and ${results} results`;
      return `the footer counts ${counted}, there are ${this.#scenarios.length} and ${this.#results.length}`;
    }
    if (results !== planned) return `${results} results, but ${planned} entries of the plan are ${shardName(shard)}`;
    if (digest !== found) return "the digest is not that of the lines before it: the file was changed or damaged";
    return undefined;
  }
}
