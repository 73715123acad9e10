import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type Corpus, type ShippedCorpus, shippedCorpus } from "../../src/cli/corpus-files.js";
import { Folder } from "../../src/cli/folder.js";
import { main } from "../../src/cli/program.js";

const MAIN = fileURLToPath(new URL("../../bin/cr613.js", import.meta.url));

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

/** Variables in the environment of a run, besides those of the tests. */
type Variables = Readonly<Record<string, string>>;

/**
 * A folder for one test, with files in it, and the program run in it: in this very process, or where the process is
 * what matters (its exit, its signals, its streams, its threads) as one of its own.
 */
export class Workplace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "cr613-test-")));
  readonly here = new Folder(this.folder);

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

  /** Runs the program in this process, without worker threads unless it is asked for some. */
  run(...args: readonly string[]): Promise<Ended> {
    return this.#call(args);
  }

  /** Runs it with a text as its standard input. */
  feed(input: string, ...args: readonly string[]): Promise<Ended> {
    return this.#call(args, {}, input);
  }

  runWith(variables: Variables, ...args: readonly string[]): Promise<Ended> {
    return this.#call(args, variables);
  }

  async #call(args: readonly string[], variables: Variables = {}, input = ""): Promise<Ended> {
    const [out, err] = [new Written(), new Written()];
    const code = await main({
      args,
      folder: this.folder,
      environment: { ...ENVIRONMENT, ...variables },
      stdin: Readable.from(input === "" ? [] : [Buffer.from(input)]),
      stdout: out,
      stderr: err,
      processors: 0,
      shipped: SHIPPED,
      onInterrupt: () => () => {},
      leave: (status) => {
        throw new Error(`left with ${status}`);
      },
    });
    return { code, out: out.text, err: err.text };
  }

  /** Starts the program as a process of its own. */
  start(...args: readonly string[]): Running {
    return this.#spawn(args, "pipe");
  }

  /** The same, with a text as its standard input. */
  startFed(input: string, ...args: readonly string[]): Running {
    const running = this.#spawn(args, "pipe", "pipe");
    running.process.stdin?.end(input);
    return running;
  }

  /** The same, with its results going to an open file. */
  startInto(file: number, ...args: readonly string[]): Running {
    return this.#spawn(args, file);
  }

  #spawn(args: readonly string[], stdout: "pipe" | number, stdin: "ignore" | "pipe" = "ignore"): Running {
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: this.folder,
      env: ENVIRONMENT,
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

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// What processes run is run in the tests' own process as well: their coverage would tell nothing new, and takes a minute to merge.
const { NO_COLOR: _, FORCE_COLOR: __, NODE_V8_COVERAGE: ___, ...ENVIRONMENT } = process.env;

/** What was written to a stream, as text. */
class Written extends Writable {
  readonly #bytes: Uint8Array[] = [];

  override _write(bytes: Uint8Array, _encoding: string, done: () => void): void {
    this.#bytes.push(bytes);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#bytes).toString("utf8");
  }
}

const allCards = readOnce(() => shippedCorpus.cards());

/** The corpus that comes with the package, read once in this process: it does not change while tests run. */
const SHIPPED: ShippedCorpus = {
  cards: (...texts) => (texts.length === 0 ? allCards() : shippedCorpus.cards(...texts)),
  whole: readOnce(() => shippedCorpus.whole()),
  needs: corpusNeeds,
};
let needs: ReturnType<ShippedCorpus["needs"]> | undefined;

/** What each run of the corpus needs of an engine; worked out once. */
export function corpusNeeds(): ReturnType<ShippedCorpus["needs"]> {
  return (needs ??= shippedCorpus.needs());
}

/** Gives a corpus of one's own at each call: what is added to it is nobody else's. */
function readOnce(read: () => Corpus): () => Corpus {
  let first: Corpus | undefined;
  return () => {
    first ??= read();
    return {
      library: first.library,
      drawn: new Set(first.drawn),
      cards: new Map(first.cards),
      filesOfCards: new Map(first.filesOfCards),
      brokenCards: new Map(first.brokenCards),
      scenarios: [...first.scenarios],
      filesOfIds: new Map(first.filesOfIds),
      textsOfIds: new Map(first.textsOfIds),
      broken: [...first.broken],
      cardProblems: [...first.cardProblems],
      warnings: [...first.warnings],
    };
  };
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
