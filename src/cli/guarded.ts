/**
 * Which commands compute boards of files in a thread that ends at a deadline or when its memory is full, as a run of
 * `verify` does in its workers. The others guard what they compute themselves, or compute no board of a file.
 */
export const GUARDED = {
  verify: false, // its workers
  merge: false, // boards are not computed anew
  resolve: true,
  check: false, // computes no board
  explain: true,
  list: true,
  card: true,
  cards: false, // reads data of cards, as much as there is, and computes no board
  vocabulary: true,
  readings: true,
  diff: true,
  orders: true,
  matrix: true,
  export: true,
  key: true,
  compile: false, // reads texts of cards, from standard input too, and computes no board
  lab: false, // serves for as long as one likes; the page's workers
  lint: true,
  new: false, // asks at the terminal
  smoke: false, // asks an engine, by the clock
  request: true,
  engine: false, // answers for as long as it is asked
  capabilities: false, // asks an engine, by the clock
} as const satisfies Readonly<Record<string, boolean>>;

/** The name of a command. */
export type CommandName = keyof typeof GUARDED;

/** How long a command may take in milliseconds: its start with the corpus, and each scenario on average. */
export const START_MS = 30_000;
export const SCENARIO_MS = 5_000;
/** How much JavaScript heap it may use, in MiB. */
export const MEMORY_MB = 1024;

/** What the thread says to its guard: how many scenarios it has before it. */
export interface Ahead {
  readonly scenarios: number;
}

/** What the thread is told of the process. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly streams: Readonly<
    Record<"stdout" | "stderr", { readonly isTTY: boolean; readonly columns: number | undefined }>
  >;
}

/** What the commands' own options say, read before any of them is loaded; what is no number is told by the command. */
export function limitIn(args: readonly string[], option: "--timeout" | "--memory", otherwise: number): number {
  const place = args.findLastIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  const value = place < 0 ? "" : (args[place]?.split("=")[1] ?? args[place + 1] ?? "");
  return /^\d+$/.test(value) ? Number(value) : otherwise;
}

/** Said before any file of the program can be read, too. */
export const TOO_MANY_FILES = "too many files are open at once; the limit is that of the system (ulimit -n)";
