export const EXIT = {
  ok: 0,
  /** Everything could be run, but something is not as expected. */
  failed: 1,
  /** The command could not be performed: of its command line, of a file to read or write, of a fault of the program. */
  refused: 2,
  /** It was performed, without what is in broken files. */
  broken: 2,
  /** Stopped by Ctrl-C: 128 + SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
