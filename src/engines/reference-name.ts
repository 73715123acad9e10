/**
 * The reference resolver's name in reports, for code that does not need the resolver. The version is that of this
 * package; a test keeps them equal.
 */
export const REFERENCE = { name: "cr613", version: "0.1.0" } as const;
