/** The program's exit status. */
export const EXIT = {
  /** Everything is as expected. */
  ok: 0,
  /** Everything could be run, but something is not as expected. */
  failed: 1,
  /** The command line can not be parsed, or an input file is broken. */
  broken: 2,
  /** Stopped by Ctrl-C: 128 + SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
