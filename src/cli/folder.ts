import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { refused, type Understood, understood } from "../verifier/understood.js";
import { visibleLines } from "../faults/quote.js";
import { TOO_MANY_FILES } from "./guarded.js";
import { own } from "../rules/own.js";
import { decodedText } from "../scenario/encoding.js";
import { MAX_LENGTH } from "../scenario/limits.js";

/** What goes into a file: a text, bytes, or a text in parts, which show what is unsafe in them already. */
export type Content = string | Uint8Array | Iterable<string>;

/** The folder of a call: every relative path is resolved against it, whatever the process' own folder is. */
export class Folder {
  readonly path: string;
  /** Temporary files of writes in progress, removed when the program is stopped. */
  readonly #unfinished = new Set<string>();

  constructor(path: string) {
    this.path = resolve(path);
  }

  at(path: string): string {
    return resolve(this.path, path);
  }

  /** The name of a file in messages: relative if it is near, with forward slashes. */
  shown(path: string): string {
    return shownFrom(this.path, this.at(path));
  }

  /** Reads a text file in UTF-8. Never waits for a pipe or a device, and never loads a huge file. */
  readText(path: string): Understood<string> {
    return readTextFile(this.at(path));
  }

  /**
   * Writes files into a folder, which is created if missing: first all as temporary files, then each is moved into
   * place, so that no reader ever finds a part of one. Texts are shown as on a terminal: visibly; a text in parts is made as
   * it is written. Returns their names in messages, or the file system's reason.
   */
  write(folder: string, files: ReadonlyMap<string, Content>): Understood<string[]> {
    try {
      makeFolder(this.at(folder));
      for (const [name, content] of files) writeContent(this.#beside(folder, name), content);
      return understood(this.#moved(folder, [...files.keys()]));
    } catch (error) {
      return refused(reasonOf(error));
    } finally {
      this.discardUnfinished();
    }
  }

  /**
   * The same, while files whose parts are made elsewhere grow beside the others. Nothing is moved into place once it is
   * aborted.
   */
  async writeTogether(
    folder: string,
    files: ReadonlyMap<string, Content | AsyncIterable<string>>,
    signal: AbortSignal,
  ): Promise<Understood<string[]>> {
    const write = async (name: string, content: Content | AsyncIterable<string>): Promise<void> => {
      if (!signal.aborted) await writeByAndBy(this.#beside(folder, name), content, signal);
    };
    try {
      makeFolder(this.at(folder));
      const growing = [...files].filter(([, content]) => isMadeElsewhere(content));
      const others = [...files].filter(([, content]) => !isMadeElsewhere(content));
      const one = async (): Promise<void> => {
        for (const [name, content] of others) await write(name, content);
      };
      const written = await Promise.allSettled([...growing.map(([name, content]) => write(name, content)), one()]);
      for (const each of written) if (each.status === "rejected") throw each.reason;
      return signal.aborted ? refused("interrupted") : understood(this.#moved(folder, [...files.keys()]));
    } catch (error) {
      return refused(reasonOf(error));
    } finally {
      this.discardUnfinished();
    }
  }

  /** The file that is written first in place of this one. */
  #beside(folder: string, name: string): string {
    const beside = besideOf(join(this.at(folder), name));
    this.#unfinished.add(beside);
    return beside;
  }

  /** Puts files that are whole in their places, and returns their names in messages. */
  #moved(folder: string, names: readonly string[]): string[] {
    return names.map((name) => {
      const path = join(this.at(folder), name);
      renameSync(besideOf(path), path);
      this.#unfinished.delete(besideOf(path));
      return this.shown(path);
    });
  }

  /** Writes one file in parts, and moves it into place once it is complete and on disk. */
  writeInParts(to: string, parts: Iterable<string>): Understood<undefined> {
    const path = this.at(to);
    const beside = besideOf(path);
    try {
      makeFolder(dirname(path));
      this.#unfinished.add(beside);
      writeParts(beside, parts, fsyncSync);
      renameSync(beside, path);
      this.#unfinished.delete(beside);
      return understood(undefined);
    } catch (error) {
      return refused(reasonOf(error));
    } finally {
      this.discardUnfinished();
    }
  }

  /** Removes half-written files. Synchronous, so that it can be the last thing a program does. */
  discardUnfinished(): void {
    for (const path of this.#unfinished) rmSync(path, { force: true });
    this.#unfinished.clear();
  }

  /** Removes an earlier output, so that it can not pass for the new one, and tries whether one can be written. */
  clearPlace(path: string): Understood<undefined> {
    const beside = besideOf(this.at(path));
    try {
      makeFolder(dirname(this.at(path)));
      rmSync(this.at(path), { force: true });
      writeFileSync(beside, "");
      rmSync(beside);
      return understood(undefined);
    } catch (error) {
      return refused(reasonOf(error));
    }
  }
}

/** The name of a file in messages, relative to a folder. */
export function shownFrom(folder: string, path: string): string {
  const near = relative(folder, path) || ".";
  const shown = near.startsWith(`..${sep}..${sep}..`) ? path : near;
  return shown.split(sep).join("/");
}

export function readTextFile(path: string): Understood<string> {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return refused("this is a folder, not a file");
    if (!stats.isFile()) return refused("this is no regular file");
    if (stats.size > 4 * MAX_LENGTH)
      return refused(`the file is too large: ${(stats.size / 1024 / 1024).toFixed(1)} MiB`);
    return decodedText(readFileSync(path), (bytes) =>
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
    );
  } catch (error) {
    return refused(reasonOf(error));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "access is denied",
  EPERM: "access is denied",
  ENOTDIR: "a part of the path is no folder",
  EEXIST: "there is a file in the place of the folder",
  EISDIR: "there is a folder in the place of the file",
  EMFILE: TOO_MANY_FILES,
  ENFILE: "too many files are open at once on this machine",
  ENOSPC: "the disk is full",
  ELOOP: "the link leads in a circle",
  ENAMETOOLONG: "the name is too long",
};

/** Why the file system refused something, in plain words where the program knows some. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return own(REASONS, code) ?? (error instanceof Error ? message : String(error));
}

/** One folder at a time: where the system forbids it, as below /proc, Node's recursive call never returns. */
function makeFolder(path: string): void {
  const isThere = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isThere()) throw error; // another process may have just created it
  }
}

function writeContent(path: string, content: Content): void {
  if (typeof content === "string") writeFileSync(path, visibleLines(content));
  else if (content instanceof Uint8Array) writeFileSync(path, content);
  else writeParts(path, content);
}

function isMadeElsewhere(content: Content | AsyncIterable<string>): content is AsyncIterable<string> {
  return typeof content === "object" && Symbol.asyncIterator in content;
}

/** So long other work waits for a part of a file, in milliseconds. */
const TURN = 10;

async function writeByAndBy(
  path: string,
  content: Content | AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  if (typeof content === "string" || content instanceof Uint8Array) return writeContent(path, content);
  const descriptor = openSync(path, "w");
  try {
    let turn = performance.now();
    for await (const part of content) {
      if (signal.aborted) return undefined;
      writeWhole(descriptor, Buffer.from(part));
      if (performance.now() - turn < TURN) continue;
      await setImmediate();
      turn = performance.now();
    }
  } finally {
    closeSync(descriptor);
  }
  return undefined;
}

function writeParts(path: string, parts: Iterable<string>, finish: (descriptor: number) => void = () => {}): void {
  const descriptor = openSync(path, "w");
  try {
    for (const part of parts) writeWhole(descriptor, Buffer.from(part));
    finish(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start);
}

function besideOf(path: string): string {
  return `${path}.${process.pid}.tmp`;
}
