import { expect } from "chai";
import * as fc from "fast-check";
import { parse, type ParseError } from "jsonc-parser";
import { editedJson } from "../../src/scenario/json-edit.js";
import { laidOut, LAYOUT } from "../../src/scenario/json-layout.js";

const TEXT = `// Known failures of our engine.
{
  "engine": "ours", // the name in hello

  // Gaps.
  "known": {
    // ---- Dependency ----

    // the classic
    "b": { "x": 1 }, // see the log
    "d": [
      // newest first
      "current",
      "m10" // old
    ],

    // ---- Copies ----

    "f": null
    // the end
  }
}
`;

function value(text: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const parsed = parse(text, errors, { allowTrailingComma: false }) as Record<string, unknown>;
  expect(errors, text).to.deep.equal([]);
  return parsed;
}

function withKnown(known: object): Record<string, unknown> {
  return { ...value(TEXT), known };
}

/** Lines of one text that the other has not. */
function lacking(text: string, other: string): string[] {
  const lines = other.split("\n");
  return text.split("\n").filter((line) => !lines.includes(line));
}

describe("editing JSON with comments", () => {
  it("changes nothing where the value is the same", () => {
    expect(editedJson(TEXT, value(TEXT))).to.equal(TEXT);
  });

  it("changes one line for one value", () => {
    const edited = editedJson(TEXT, withKnown({ b: { x: 2 }, d: ["current", "m10"], f: null }));
    expect(edited).to.equal(TEXT.replace('{ "x": 1 }', '{ "x": 2 }'));
  });

  it("puts a new key behind the one that it has before it, and keeps all comments", () => {
    const edited = editedJson(
      TEXT,
      withKnown({ a: 1, b: { x: 1 }, c: 2, d: ["current", "m10"], f: null, g: { y: [3] } }),
    );
    expect(lacking(TEXT, edited)).to.deep.equal(['    "f": null']);
    expect(lacking(edited, TEXT)).to.deep.equal([
      '    "a": 1,',
      '    "c": 2,',
      '    "f": null,',
      '    "g": { "y": [3] }',
    ]);
    expect(edited).to.contain('{ "x": 1 }, // see the log\n    "c": 2,\n    "d": [');
  });

  it("takes a key out with its own comments, and leaves those of sections", () => {
    const edited = editedJson(TEXT, withKnown({ d: ["current", "m10"] }));
    expect(lacking(edited, TEXT)).to.deep.equal(["    ]"]); // the comma is gone
    expect(lacking(TEXT, edited)).to.deep.equal([
      "    // the classic",
      '    "b": { "x": 1 }, // see the log',
      "    ],",
      '    "f": null',
    ]);
    value(edited);
  });

  it("takes everything out", () => {
    const edited = editedJson(TEXT, { engine: "ours", known: {} });
    expect(value(edited)).to.deep.equal({ engine: "ours", known: {} });
    expect(edited).to.contain("// ---- Dependency ----").and.to.contain("// the end");
    expect(editedJson('{\n  "a": {\n    "b": 1\n  }\n}\n', { a: {} })).to.equal('{\n  "a": {}\n}\n');
  });

  it("edits lists by their entries", () => {
    const edited = editedJson(TEXT, withKnown({ b: { x: 1 }, d: ["m14", "current"], f: null }));
    expect(value(edited)["known"]).to.deep.equal({ b: { x: 1 }, d: ["m14", "current"], f: null });
    const longer = editedJson(TEXT, withKnown({ b: { x: 1 }, d: ["current", "m14", "m10"], f: null }));
    expect(longer).to.equal(TEXT.replace('"current",\n', '"current",\n      "m14",\n'));
    const shorter = editedJson(TEXT, withKnown({ b: { x: 1 }, d: ["current"], f: null }));
    expect(shorter).to.equal(TEXT.replace('"current",\n      "m10" // old\n', '"current"\n'));
  });

  it("keeps tabs and the ends of lines as they are", () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n';
    const edited = editedJson(text, { a: { b: 1, c: { d: 2, e: 3 } } });
    expect(edited).to.equal(
      '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"d": 2,\r\n\t\t\t"e": 3\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
  });

  it("never lets a comment swallow what follows", () => {
    const texts = [
      '{ "a": 1, // x\n "b": 2 }',
      '{ // x\n"a": 1, "b": 2 }',
      '{ "a": 1 // x\n , "b": 2 // y\n}',
      '{ "a": 1 /* x */, /* y\n */ "b": 2 /* z */ }',
      "{ // x\n}",
      "{ /* x */ }",
    ];
    for (const text of texts) {
      for (const wanted of [{}, { a: 1 }, { b: 2 }, { c: 3 }, { a: 1, c: 3 }, { a: { d: 4, e: 5 }, b: 2 }]) {
        const edited = editedJson(text, wanted);
        expect(value(edited), `${text} -> ${edited}`).to.deep.equal(wanted);
      }
    }
  });

  const data: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      fc.constantFrom<unknown>(null, true, 3, "text", "// no comment", '/* "no" */,'),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom("a", "b", "c", "d, e", "//"), tie("value"), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value;

  /** The same value in other words: comments and white space wherever they may stand. */
  function strewn(json: string, blanks: readonly string[]): string {
    let i = 0;
    const blank = (): string => blanks[i++ % blanks.length] ?? "";
    const tokens = json.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
    return tokens.map((token) => blank() + token).join("") + blank();
  }

  const blanks = fc.array(
    fc.constantFrom("", " ", "\n  ", " // x\n", "\n\n", "\n// y, z\n\n    ", "/* { */", "/* a\n */"),
    {
      minLength: 1,
      maxLength: 30,
    },
  );

  it("gives the wanted value, whatever the text", () => {
    fc.assert(
      fc.property(data, data, blanks, (old, wanted, some) => {
        const text = strewn(JSON.stringify(old), some);
        const edited = editedJson(text, wanted);
        expect(parse(edited, [], { allowTrailingComma: false })).to.deep.equal(wanted);
        expect(value(`{"all":${edited}\n}`)).to.deep.equal({ all: wanted });
        expect(editedJson(edited, wanted)).to.equal(edited);
      }),
      { numRuns: 500 },
    );
  });

  it("lays out what it can read again", () => {
    fc.assert(
      fc.property(data, (any) => {
        expect(JSON.parse(laidOut(any, "", LAYOUT))).to.deep.equal(any);
      }),
    );
  });
});
