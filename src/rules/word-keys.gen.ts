// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

/** The keys under which abilities have words of colors and subtypes; names and mana symbols are under others. */
export const WORD_KEYS: ReadonlySet<string> = new Set(["addColors","addSubtypes","color","colors","devotion","from","landType","setColors","subtype","subtypes","to"]);
