import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/cli/main.js", import.meta.url));

/** How a run of the program ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** A folder for one test, with files in it, and the program run in it. */
export class Workplace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "cr613-test-")));

  /** Writes a file: a text, bytes, or a value as JSON. */
  file(path: string, content: unknown): string {
    const full = join(this.folder, path);
    mkdirSync(dirname(full), { recursive: true });
    const isRaw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(full, isRaw ? content : JSON.stringify(content, null, 2));
    return path;
  }

  path(path: string): string {
    return join(this.folder, path);
  }

  start(...args: readonly string[]): Running {
    return this.#start(args, "pipe");
  }

  /** Runs the program with a text as its standard input. */
  feed(input: string, ...args: readonly string[]): Promise<Ended> {
    const running = this.#start(args, "pipe", "pipe");
    running.process.stdin?.end(input);
    return running.ended;
  }

  /** Runs the program with its results going to an open file. */
  runInto(file: number, ...args: readonly string[]): Promise<Ended> {
    return this.#start(args, file).ended;
  }

  /** Runs the program with these variables in its environment besides those of the tests. */
  runWith(variables: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
    return this.#start(args, "pipe", "ignore", variables).ended;
  }

  #start(
    args: readonly string[],
    stdout: "pipe" | number,
    stdin: "ignore" | "pipe" = "ignore",
    variables: Readonly<Record<string, string>> = {},
  ): Running {
    const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: this.folder,
      env: { ...env, ...variables },
      stdio: [stdin, stdout, "pipe"],
    });
    let out = "";
    let err = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
    const ended = new Promise<Ended>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, out, err }));
    });
    return { process: child, ended };
  }

  run(...args: readonly string[]): Promise<Ended> {
    return this.start(...args).ended;
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A scenario that passes: a bear under an anthem. */
export function scenario(over: object = {}, power = 3): Record<string, unknown> {
  return {
    id: "bear-and-anthem",
    rev: 1,
    title: "A bear under an anthem",
    topic: "power-toughness",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.4c", role: "decides" }],
    players: ["Ann", "Bob"],
    cards: [bear(), anthem()],
    timeline: [
      { kind: "enters", card: "Test Bear", controller: "Ann" },
      { kind: "enters", card: "Test Anthem", controller: "Ann" },
      { kind: "check", id: "end", expect: { "Test Bear": { power, toughness: 3, colors: ["green"], abilities: [] } } },
    ],
    ...over,
  };
}

export function bear(over: object = {}): object {
  return {
    name: "Test Bear",
    manaCost: "{1}{G}",
    types: ["Creature"],
    subtypes: ["Bear"],
    power: 2,
    toughness: 2,
    ...over,
  };
}

export function anthem(over: object = {}): object {
  const does = [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }];
  const ability = { kind: "static", id: "anthem", affects: { type: "Creature", controller: "you" }, does };
  return { name: "Test Anthem", manaCost: "{1}{W}", types: ["Enchantment"], abilities: [ability], ...over };
}

/** Lines of a stack trace: nobody who uses the program should ever see one. */
export const STACK = /^\s+at .*[:(]/m;
