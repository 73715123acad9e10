/** What the reference resolver is called in reports; for those who need no resolver. The version is this package's; a test holds the two together. */
export const REFERENCE = { name: "cr613", version: "0.1.0" } as const;
