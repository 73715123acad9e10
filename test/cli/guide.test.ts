import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { PART_KINDS } from "../../src/effects/index.js";
import { EVENTS } from "../../src/events/index.gen.js";
import { TOPICS } from "../../src/verifier/filters.js";
import { ROOT } from "../corpus/files.js";
import { Workplace } from "./program.js";

/** Command lines in a document, with the options that they use. */
function commandsIn(file: string): { command: string; options: string[] }[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/npx cr613 ([a-z]+)([^\n`#]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    options: [...rest.matchAll(/(?:^|\s)(--[a-z-]+)/g)].map(([, option = ""]) => option),
  }));
}

describe("the documents", () => {
  const place = new Workplace();
  after(() => place.clear());

  for (const file of ["README.md", "docs/WRITING-SCENARIOS.md", "docs/SCALING.md"]) {
    it(`${file} names only commands and options that there are`, async () => {
      const used = commandsIn(file);
      expect(used).to.have.length.above(5);
      for (const command of new Set(used.map((each) => each.command))) {
        const { code, out: help } = await place.run("help", command);
        expect(code, command).to.equal(0);
        // Of a command of several parts each part has its options.
        const parts = command === "cards" ? ["import", "pin"] : [];
        const more = await Promise.all(parts.map((part) => place.run(command, part, "--help")));
        const out = [help, ...more.map((each) => each.out)].join("\n");
        const options = used.filter((each) => each.command === command).flatMap((each) => each.options);
        for (const option of options) expect(out, `${command} ${option}`).to.match(new RegExp(`${option}\\b`));
      }
    });
  }

  it("docs/ENGINES.md tells of options of verify that there are", async () => {
    const [, section = ""] = readFileSync(join(ROOT, "docs/ENGINES.md"), "utf8").split("## Options");
    const options = section
      .split("\n")
      .flatMap((line) => (line.startsWith("| `") ? (line.match(/--[a-z-]+/g) ?? []) : []));
    expect(options).to.have.length.above(15);
    const { out } = await place.run("help", "verify");
    for (const option of options) expect(out).to.match(new RegExp(`${option}\\b`));
  });

  for (const file of [
    "README.md",
    "docs/WRITING-SCENARIOS.md",
    "docs/RULESETS.md",
    "docs/CAPABILITIES.md",
    "docs/VOCABULARY.md",
    "docs/PHRASES.md",
    "docs/ENGINES.md",
    "docs/EXPORTS.md",
    "docs/SCALING.md",
    "docs/EXPECTATIONS.md",
    "examples/engines/README.md",
  ]) {
    it(`${file} links only to what there is`, () => {
      const text = readFileSync(join(ROOT, file), "utf8");
      const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
      const missing = links.filter((link) => !existsSync(join(ROOT, dirname(file), link)));
      expect(missing).to.deep.equal([]);
    });
  }

  it("the vocabulary has a heading for everything that it links to", () => {
    const text = readFileSync(join(ROOT, "docs/VOCABULARY.md"), "utf8");
    const headings = [...text.matchAll(/^##+ (.*)$/gm)].map(([, title = ""]) =>
      title.toLowerCase().replaceAll(" ", "-"),
    );
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, link]) => link);
    expect(new Set(headings).size).to.equal(headings.length);
    expect(headings).to.include.members(links);
  });

  it("the vocabulary has every kind of event and of effect part", () => {
    const text = readFileSync(join(ROOT, "docs/VOCABULARY.md"), "utf8");
    const headed = [...text.matchAll(/^### (.*)$/gm)].flatMap(([, title = ""]) => title.split(", "));
    const listed = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
    expect([...headed, ...listed]).to.include.members([...PART_KINDS, ...Object.keys(EVENTS)]);
  });

  it("the guide names every topic", () => {
    const guide = readFileSync(join(ROOT, "docs/WRITING-SCENARIOS.md"), "utf8");
    for (const topic of TOPICS) expect(guide).to.contain(`\`${topic}\``);
  });

  it("the guide's board is in the corpus, with the checks that it speaks of", () => {
    const guide = readFileSync(join(ROOT, "docs/WRITING-SCENARIOS.md"), "utf8");
    const file = /corpus\/scenarios\/[a-z-]+\/[a-z-]+\.json/.exec(guide)?.[0] ?? "";
    const { timeline } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as {
      timeline: { kind: string; id?: string }[];
    };
    for (const { kind, id } of timeline) if (kind === "check") expect(guide).to.contain(`"id": "${id}"`);
  });
});
