// Makes a parser of the grammar of Oracle texts:
//   src/oracle/parser.gen.ts   parse(text, { words }) of src/oracle/ability.peggy
//
//   node tools/generate-grammar.mjs [--check]
//
// --check writes nothing and exits 1 when the committed file is not what would be generated.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import peggy from "peggy";
import { root, settle } from "./generated.mjs";

const BANNER = "// @ts-nocheck: generated from ability.peggy beside this one; change that and run: npm run gen\n";
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const grammar = join(root, "src/oracle/ability.peggy");

const input = readFileSync(grammar, "utf8");
const grammarSource = "src/oracle/ability.peggy";
try {
  const code = peggy.generate(input, {
    output: "source",
    format: "es",
    grammarSource,
    allowedStartRules: ["Paragraph", "Resolution"],
  });
  settle([[join(root, "src/oracle/parser.gen.ts"), BANNER + code]], values.check);
} catch (error) {
  if (typeof error.format !== "function") throw error;
  console.error(error.format([{ source: grammarSource, text: input }]));
  process.exitCode = 1;
}
