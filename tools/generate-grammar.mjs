// Makes a parser of the grammar of Oracle texts:
//   src/oracle/parser.gen.ts   parse(text, { words }) of the files in src/oracle/grammar, one after the other
//
//   node tools/generate-grammar.mjs [--check]
//
// --check writes nothing and exits 1 when the committed file is not what would be generated.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import peggy from "peggy";
import { root, settle } from "./generated.mjs";

const BANNER =
  "// @ts-nocheck: generated from the files in grammar beside this one; change them and run: npm run gen\n";
const PARTS = ["ability", "entering", "resolution", "harmless", "token", "amount", "object"];
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const parts = PARTS.map((part) => {
  const source = `src/oracle/grammar/${part}.peggy`;
  return { source, text: readFileSync(join(root, source), "utf8") };
});

/** Which file and line a line of all parts together is. */
function placeIn(line) {
  let before = 0;
  for (const { source, text } of parts) {
    const lines = text.split("\n").length;
    if (line <= before + lines) return `${source}:${line - before}`;
    before += lines;
  }
  return "";
}

/** Only the place where a text is not understood is asked, so that what was expected there need not be kept. */
function withoutExpectations(code) {
  return code
    .replace(/^ *const peg\$e\d+ = peg\$\w+Expectation\(.*\);\n/gm, "")
    .replace(/peg\$fail\(peg\$e\d+\)/g, "peg$$fail()")
    .replace(/throw peg\$buildStructuredError\(\n\s*peg\$maxFailExpected,\n.*\n/, 'throw peg$$buildSimpleError("",\n');
}

try {
  const code = peggy.generate(parts.map(({ text }) => text).join("\n"), {
    output: "source",
    format: "es",
    allowedStartRules: ["Paragraph", "Resolution", "Asked", "Described"],
  });
  settle([[join(root, "src/oracle/parser.gen.ts"), BANNER + withoutExpectations(code)]], values.check);
} catch (error) {
  if (typeof error.format !== "function") throw error;
  console.error(`${placeIn(error.location?.start.line)}: ${error.message}`);
  process.exitCode = 1;
}
