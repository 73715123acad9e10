/** For code that does not need the resolver. A test keeps the version equal to that of the package. */
export const REFERENCE = { name: "cr613", version: "0.1.0" } as const;
