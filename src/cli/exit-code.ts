/** What the program's exit status says. */
export const EXIT = {
  /** Everything is as expected. */
  ok: 0,
  /** Everything could be run, and something is not as expected. */
  failed: 1,
  /** The command is not understood, or an input file is broken. */
  broken: 2,
  /** Stopped by Ctrl-C: 128 + SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
