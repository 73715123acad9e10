import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { compileCard } from "../../src/oracle/compile.js";
import type { Compiled } from "../../src/oracle/compiled.js";
import { ROOT } from "../corpus/files.js";

interface Template {
  readonly template: string;
  /** A made-up text; {this} and {This} are how the object calls itself. */
  readonly text: string;
  /** The type line; a creature if left out. */
  readonly kind?: string;
  readonly reads: readonly unknown[];
  /** Texts that differ by little and are not understood. */
  readonly unlike: readonly string[];
  /** Why the text itself is not understood yet. */
  readonly refused?: string;
}

const TEMPLATES = JSON.parse(readFileSync(join(ROOT, "test/oracle/templates.json"), "utf8")) as Template[];

function compiled(text: string, { kind = "Creature — Elf" }: Template): Compiled {
  const oracle_text = text.replaceAll("{this}", "this creature").replaceAll("{This}", "This creature");
  const size = kind.startsWith("Creature") ? { power: "1", toughness: "1" } : {};
  return compileCard({ name: "Somebody", type_line: kind, oracle_text, ...size });
}

/** Ids are made, and mean nothing here. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "id" ? undefined : inner)));

describe("templates of card texts", () => {
  for (const template of TEMPLATES) {
    it(`reads ${template.template}`, () => {
      const { definition, sentences } = compiled(template.text, template);
      if (template.refused === undefined)
        expect(withoutIds(definition?.abilities), JSON.stringify(sentences)).to.deep.equal(template.reads);
      else expect(definition, template.refused).to.equal(undefined);
      for (const unlike of template.unlike) expect(compiled(unlike, template).definition, unlike).to.equal(undefined);
    });
  }
});
