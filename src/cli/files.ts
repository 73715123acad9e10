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

/** Reads a file that should be text in UTF-8. Never waits for a pipe or a device, never loads a giant. */
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

/** Files being written: their half-written neighbours go when the program is stopped. */
const unfinished = new Set<string>();

/** Removes what is half-written. Synchronous, so that it can be the last thing a program does. */
export function discardUnfinished(): void {
  for (const path of unfinished) rmSync(path, { force: true });
  unfinished.clear();
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

/**
 * Writes files into a folder, made if it is not there: first all of them beside their places, then each is moved into
 * its place, so that no reader ever finds a part of one. Gives the paths; throws what the file system throws.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): string[] {
  makeFolder(resolve(folder));
  const moves: [string, string][] = [];
  try {
    for (const [name, content] of files) {
      const path = join(folder, name);
      const beside = besideOf(path);
      unfinished.add(beside);
      writeFileSync(beside, content);
      moves.push([beside, path]);
    }
    for (const [beside, path] of moves) {
      renameSync(beside, path);
      unfinished.delete(beside);
    }
  } finally {
    discardUnfinished();
  }
  return moves.map(([, path]) => path);
}

/**
 * Writes one file part by part, beside its place, and moves it there once it is whole and on the disk. Folders are made.
 * Throws what the file system throws.
 */
export function writeInParts(path: string, parts: Iterable<string>): void {
  makeFolder(dirname(resolve(path)));
  const beside = besideOf(path);
  unfinished.add(beside);
  try {
    const descriptor = openSync(beside, "w");
    try {
      for (const part of parts) writeWhole(descriptor, Buffer.from(part));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(beside, path);
    unfinished.delete(beside);
  } finally {
    discardUnfinished();
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start);
}

/**
 * Takes away what an earlier run left at a path, so that it can not pass for what is about to be written there, and
 * throws now what the file system would throw then.
 */
export function clearPlace(path: string): void {
  makeFolder(dirname(resolve(path)));
  rmSync(path, { force: true });
  const beside = besideOf(path);
  writeFileSync(beside, "");
  rmSync(beside);
}

function besideOf(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

/** How a file is called in messages: from here if it is near, with forward slashes. */
export function displayPath(path: string, from: string = process.cwd()): string {
  const near = relative(from, resolve(path)) || ".";
  const shown = near.startsWith(`..${sep}..${sep}..`) ? resolve(path) : near;
  return shown.split(sep).join("/");
}
