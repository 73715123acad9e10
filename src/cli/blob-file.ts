import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BlobFooter, BlobHeader, BlobResult, BlobScenario, Shard } from "../rules/formats.gen.js";
import { parseBlobLine } from "../scenario/parse-blob-line.js";
import { visible, visibleLines } from "../faults/quote.js";
import { BlobReader } from "../verifier/blob.js";
import type { NamedBlob } from "../verifier/merge.js";
import { shardName } from "../verifier/shard.js";
import { byCodeUnit } from "../rules/text-order.js";
import { type Folder, reasonOf } from "./folder.js";
import { leadsToFolder } from "./walk.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export const BLOBS = "out/blobs";

/** In bytes. No blob of ours has a longer line. */
const LONGEST_LINE = 256 * 1024 * 1024;

const CHUNK = 1024 * 1024;

/** The beginning of every blob, which tells blobs from other .json files. */
const BEGINNING = '{"kind":"header","format":"cr613-blob/';

/** The file that a shard writes: the named file, or one in the named folder with the shard in its name. */
export function blobPath(folder: Folder, named: string | undefined, { index, total }: Shard): string {
  const path = named ?? `${BLOBS}/`;
  return /[/\\]$/.test(path) || leadsToFolder(folder.at(path)) ? join(path, `${index}-of-${total}.jsonl`) : path;
}

/** Writes a blob: to a temporary file first, then into place. The footer with the digest comes last. */
export function writeBlob(folder: Folder, path: string, lines: Iterable<BlobLine>): Understood<undefined> {
  return folder.writeInParts(path, blobTexts(lines));
}

type BlobLine = BlobHeader | BlobScenario | BlobResult;

function* blobTexts(lines: Iterable<BlobLine>): Generator<string> {
  const hash = createHash("sha256");
  const counts = { header: 0, scenario: 0, result: 0 };
  for (const line of lines) {
    const text = `${visibleLines(JSON.stringify(line))}\n`;
    hash.update(text);
    counts[line.kind]++;
    yield text;
  }
  const footer: BlobFooter = {
    kind: "footer",
    scenarios: counts.scenario,
    results: counts.result,
    digest: hash.digest("hex"),
  };
  yield `${JSON.stringify(footer)}\n`;
}

/** Reads a blob and verifies that it is complete. A message names the file, and the line if one is wrong. */
export function readBlob(folder: Folder, path: string): Understood<NamedBlob> {
  const file = folder.shown(path);
  const reader = new BlobReader();
  const hash = createHash("sha256");
  let number = 0;
  try {
    for (const bytes of linesOf(folder.at(path))) {
      number++;
      const fault = takeLine(reader, bytes, () => hash.copy().digest("hex"));
      if (fault !== undefined) return refused(visible(`${file}:${number}${ofShard(reader)}: ${fault}`));
      hash.update(bytes);
    }
  } catch (error) {
    return refused(visible(`${file}: ${reasonOf(error)}`));
  }
  const read = reader.end();
  if (!read.ok) return refused(visible(`${file}${ofShard(reader)}: ${read.message}`));
  return understood({ ...read.blob, file: visible(file) });
}

function ofShard({ shard }: BlobReader): string {
  return shard === undefined ? "" : ` (${shardName(shard)})`;
}

function takeLine(reader: BlobReader, bytes: Uint8Array, digest: () => string): string | undefined {
  if (bytes.at(-1) !== NEWLINE) return "the blob is cut off: this line has no end";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "this is no text in UTF-8";
  }
  const parsed = parseBlobLine(text);
  if (parsed.ok) return reader.take(parsed.value, digest);
  const { pointer, message, expected } = parsed.fault;
  return `${pointer === "" ? "" : `${pointer}: `}${message}${expected === undefined ? "" : ` (expected ${expected})`}`;
}

const NEWLINE = 0x0a;

/** The lines of a file, each with its newline if it has one: a blob may be longer than the longest string. */
function* linesOf(path: string): Generator<Uint8Array> {
  const stats = statSync(path);
  if (stats.isDirectory()) throw new Error("this is a folder, not a file");
  if (!stats.isFile()) throw new Error("this is no regular file");
  const descriptor = openSync(path, "r");
  try {
    let rest: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const chunk = new Uint8Array(CHUNK);
      const count = readSync(descriptor, chunk);
      if (count === 0) break;
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0 && end < count; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
        [rest, length, start] = [[], 0, end + 1];
      }
      rest.push(chunk.subarray(start, count));
      length += count - start;
      if (length > LONGEST_LINE) throw new Error("a line is too long for a blob");
    }
    if (length > 0) yield Buffer.concat(rest);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The blobs that paths name: files, and those in folders and below, sorted. In a folder these are the files that end
 * with .jsonl or .blob, and .json files that begin like a blob. Fails if a path does not exist or has no blob.
 */
export function blobFiles(folder: Folder, paths: readonly string[]): Understood<string[]> {
  const found = new Set<string>();
  for (const named of paths) {
    const path = folder.at(named);
    try {
      if (!statSync(path).isDirectory()) found.add(path);
      else {
        const files = blobsBelow(path);
        if (files.length === 0) return refused(`${visible(folder.shown(path))}: there is no blob in this folder`);
        for (const file of files) found.add(file);
      }
    } catch (error) {
      return refused(`${visible(folder.shown(path))}: ${reasonOf(error)}`);
    }
  }
  return understood([...found].sort(byCodeUnit));
}

/** Links to folders are not followed; hidden files and node_modules are skipped. */
export function blobsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
    if (entry.isDirectory()) return blobsBelow(path);
    return isCalledBlob(path) || (path.endsWith(".json") && beginsAsBlob(path)) ? [path] : [];
  });
}

function isCalledBlob(path: string): boolean {
  return /\.(?:jsonl|blob)$/.test(basename(path));
}

export function beginsAsBlob(path: string): boolean {
  return beginningOf(path, BEGINNING.length) === BEGINNING;
}

/** The first bytes of a regular file as text; empty if it can not be read. */
export function beginningOf(path: string, length: number): string {
  if (!existsSync(path) || !statSync(path).isFile()) return "";
  const descriptor = openSync(path, "r");
  try {
    const bytes = new Uint8Array(length);
    return Buffer.from(bytes.subarray(0, readSync(descriptor, bytes))).toString("latin1");
  } finally {
    closeSync(descriptor);
  }
}
