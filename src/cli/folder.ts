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
import { MAX_LENGTH } from "../scenario/limits.js";

export type TextFile = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** The folder that a call comes from: every relative path starts here, whatever the process' own folder is. */
export class Folder {
  readonly path: string;
  /** Files being written: their half-written neighbours go when the program is stopped. */
  readonly #unfinished = new Set<string>();

  constructor(path: string) {
    this.path = resolve(path);
  }

  /** A path as the system takes it. */
  at(path: string): string {
    return resolve(this.path, path);
  }

  /** How a file is called in messages: from here if it is near, with forward slashes. */
  shown(path: string): string {
    return shownFrom(this.path, this.at(path));
  }

  /** Reads a file that should be text in UTF-8. Never waits for a pipe or a device, never loads a giant. */
  readText(path: string): TextFile {
    return readTextFile(this.at(path));
  }

  /**
   * Writes files into a folder, made if it is not there: first all of them beside their places, then each is moved into
   * its place, so that no reader ever finds a part of one. Gives the paths; throws what the file system throws.
   */
  write(folder: string, files: ReadonlyMap<string, string | Uint8Array>): string[] {
    makeFolder(this.at(folder));
    const moves: [string, string][] = [];
    try {
      for (const [name, content] of files) {
        const path = join(this.at(folder), name);
        const beside = besideOf(path);
        this.#unfinished.add(beside);
        writeFileSync(beside, content);
        moves.push([beside, path]);
      }
      for (const [beside, path] of moves) {
        renameSync(beside, path);
        this.#unfinished.delete(beside);
      }
    } finally {
      this.discardUnfinished();
    }
    return moves.map(([, path]) => path);
  }

  /**
   * Writes one file part by part, beside its place, and moves it there once it is whole and on the disk. Folders are
   * made. Throws what the file system throws.
   */
  writeInParts(to: string, parts: Iterable<string>): void {
    const path = this.at(to);
    makeFolder(dirname(path));
    const beside = besideOf(path);
    this.#unfinished.add(beside);
    try {
      const descriptor = openSync(beside, "w");
      try {
        for (const part of parts) writeWhole(descriptor, Buffer.from(part));
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(beside, path);
      this.#unfinished.delete(beside);
    } finally {
      this.discardUnfinished();
    }
  }

  /** Removes what is half-written. Synchronous, so that it can be the last thing a program does. */
  discardUnfinished(): void {
    for (const path of this.#unfinished) rmSync(path, { force: true });
    this.#unfinished.clear();
  }

  /**
   * Takes away what an earlier run left at a path, so that it can not pass for what is about to be written there, and
   * throws now what the file system would throw then.
   */
  clearPlace(path: string): void {
    makeFolder(dirname(this.at(path)));
    rmSync(this.at(path), { force: true });
    const beside = besideOf(this.at(path));
    writeFileSync(beside, "");
    rmSync(beside);
  }
}

/** How a file is called in messages that speak from a folder. */
export function shownFrom(folder: string, path: string): string {
  const near = relative(folder, path) || ".";
  const shown = near.startsWith(`..${sep}..${sep}..`) ? path : near;
  return shown.split(sep).join("/");
}

/** The same for an absolute path. */
export function readTextFile(path: string): TextFile {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return { ok: false, message: "this is a folder, not a file" };
    if (!stats.isFile()) return { ok: false, message: "this is no regular file" };
    if (stats.size > 4 * MAX_LENGTH) {
      return { ok: false, message: `the file is too large: ${(stats.size / 1024 / 1024).toFixed(1)} MiB` };
    }
    return decode(readFileSync(path));
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
}

function decode(bytes: Uint8Array): TextFile {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { ok: false, message: "the file is encoded in UTF-16, not in UTF-8" };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, message: "the file is no text in UTF-8" };
  }
}

/** Why the system refused, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOENT":
      return "there is no such file";
    case "EACCES":
    case "EPERM":
      return "access is denied";
    case "ENOTDIR":
      return "a part of the path is no folder";
    case "EEXIST":
      return "there is a file in the place of the folder";
    case "ENOSPC":
      return "the disk is full";
    case "ELOOP":
      return "the link leads in a circle";
    case "ENAMETOOLONG":
      return "the name is too long";
    default:
      return error instanceof Error ? message : String(error);
  }
}

/**
 * Makes a folder and those it lies in, one by one: where the system lets nobody make any, as below /proc, the recursive
 * way of Node never returns.
 */
function makeFolder(path: string): void {
  const isThere = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isThere()) throw error; // somebody else may have just made it
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start);
}

function besideOf(path: string): string {
  return `${path}.${process.pid}.tmp`;
}
