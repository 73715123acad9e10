export const EXIT = {
  ok: 0,
  /** Everything could be run, but something is not as expected. */
  failed: 1,
  /** The command could not be performed: its command line, a file to read or write, or the program itself is at fault. */
  refused: 2,
  /** The command was performed, but left out what broken files contain. */
  broken: 2,
  /** Stopped by Ctrl-C: 128 + SIGINT. */
  interrupted: 130,
  /** Stopped by SIGTERM: 128 + SIGTERM. */
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
