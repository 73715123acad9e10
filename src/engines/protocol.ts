/** The protocol's name and version. */
export const PROTOCOL = "cr613-engine/1";

/** The longest line, in bytes without its end. */
export const MAX_LINE = 1024 * 1024;
