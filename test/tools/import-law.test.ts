import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { inHouse, ROOT, runTool } from "./fixture.js";

const LAWFUL = {
  "package.json": { dependencies: { ajv: "1.0.0" } },
  "src/rules/board.ts": "export interface Board { size: number }\n",
  "src/effects/type.ts": 'import type { Board } from "../rules/board.js";\nexport type Layer = Board;\n',
  "src/resolver/resolve.ts": 'export { type Layer } from "../effects/type.js";\n',
  "src/scenario/parse.ts": 'import "ajv";\nexport const parsed = 1;\n',
  "src/engines/engine.ts": 'import "node:worker_threads";\nexport const engine = 1;\n',
  "src/cli/main.ts": 'import "node:fs";\nimport "../engines/engine.js";\nexport const main = 1;\n',
  "reports/index.ts": 'import type { Board } from "../src/rules/board.js";\nexport type Report = Board;\n',
};

const readText = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** What stands between backquotes. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, word]) => word ?? []);

function complaints(files: Record<string, string>): readonly string[] {
  const { status, complaints: told, reasons } = inHouse("import-law.mjs", { ...LAWFUL, ...files });
  expect(status).to.equal(told.length === 0 ? 0 : 1);
  expect(reasons, "a reason beside each complaint").to.have.length(told.length);
  return told;
}

describe("the import law", () => {
  it("holds in this house", () => {
    expect(runTool("import-law.mjs", ROOT)).to.deep.equal({ status: 0, complaints: [], reasons: [] });
  });

  it("is what README and map say of the order of rooms", () => {
    const law = [...readText("tools/import-law.mjs").matchAll(/^ {2}\["([\w/]+)", "([\w/.]+)"\],$/gm)];
    const rooms = law.map(([, room = ""]) => room);
    expect(rooms).to.include.members(["rules", "resolver/query", "web"]);
    // The parts of the resolver stand in the map alone; src/index.ts is a door and no room.
    const [chain = ""] = /`rules` → [^.]*`web`/.exec(readText("README.md")) ?? [];
    expect(quoted(chain)).to.deep.equal(rooms.filter((room) => !room.includes("/") && room !== "index"));
    const places = law.map(([, , place = ""]) => place.replace(/\/$/, "")).filter((place) => !place.endsWith(".ts"));
    const map = readText("docs/ARCHITECTURE.md").split("## From a file")[0] ?? "";
    const rows = map.split("\n").filter((line) => line.startsWith("| `"));
    const mapped = rows.flatMap((row) => quoted(row.split("|")[1] ?? "")).filter((place) => places.includes(place));
    expect(mapped).to.deep.equal(places);
  });

  it("finds nothing in a lawful house", () => expect(complaints({})).to.deep.equal([]));

  it("forbids a room to know a later one, also for types and for re-exports", () => {
    const told = complaints({
      "src/rules/early.ts": 'import type { Layer } from "../effects/type.js";\nexport type Early = Layer;\n',
      "src/timeline/run.ts": '\nexport * from "../scenario/parse.js";\n',
      "src/explain/step.ts": 'export type Step = import("../engines/engine.js").Step;\n',
    });
    expect(told).to.have.members([
      "src/rules/early.ts:1 imports src/effects/type.ts (rules -> effects)",
      "src/timeline/run.ts:2 imports src/scenario/parse.ts (timeline -> scenario)",
      "src/explain/step.ts:1 imports src/engines/engine.ts (explain -> engines)",
    ]);
  });

  it("forbids effects to ask the resolver, and reports to know more than rules and explain", () => {
    const told = complaints({
      "src/effects/ask.ts": 'import "../resolver/resolve.js";\n',
      "reports/html.ts": 'import "../src/engines/engine.js";\n',
    });
    expect(told).to.have.members([
      "src/effects/ask.ts:1 imports src/resolver/resolve.ts (effects -> resolver)",
      "reports/html.ts:1 imports src/engines/engine.ts (reports -> engines)",
    ]);
  });

  it("lets the second resolver know the rules alone, and nothing that is started know it", () => {
    const told = complaints({
      "proof/resolve.ts":
        'import "../src/resolver/resolve.js";\nimport "../src/effects/type.js";\nimport "../src/rules/board.js";\nexport const proof = 1;\n',
      "src/cli/prove.ts": 'import "../../proof/resolve.js";\nexport const prove = 1;\n',
    });
    expect(told).to.have.members([
      "proof/resolve.ts:1 imports src/resolver/resolve.ts (proof -> resolver)",
      "proof/resolve.ts:2 imports src/effects/type.ts (proof -> effects)",
      "src/cli/prove.ts:1 imports proof/resolve.ts (cli -> proof)",
    ]);
  });

  it("takes a file for one of the innermost room it stands in", () => {
    const told = complaints({
      "src/resolver/query/select.ts": 'import type { Layer } from "../resolve.js";\nexport type Select = Layer;\n',
      "src/resolver/telling/trace.ts": 'import type { Layer } from "../resolve.js";\nexport type Trace = Layer;\n',
    });
    expect(told).to.deep.equal([
      "src/resolver/query/select.ts:1 imports src/resolver/resolve.ts (resolver/query -> resolver)",
    ]);
  });

  it("forbids files to know each other, also by way of others and for types alone", () => {
    const told = complaints({
      "src/rules/a.ts": 'import type { B } from "./b.js";\nexport type A = B;\n',
      "src/rules/b.ts": 'import { c } from "./c.js";\nexport type B = typeof c;\n',
      "src/rules/c.ts": '\nimport type { A } from "./a.js";\nexport const c: A | 1 = 1;\n',
      "src/rules/d.ts": 'export type { A } from "./a.js";\nexport type { B } from "./b.js";\n',
    });
    expect(told).to.deep.equal([
      "src/rules/c.ts:2 closes a circle: src/rules/a.ts -> src/rules/b.ts -> src/rules/c.ts -> src/rules/a.ts",
    ]);
  });

  it("keeps Node and its files out of the rooms that run anywhere", () => {
    const told = complaints({
      "src/rules/read.ts": 'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
      "src/verifier/hash.ts": 'import { createHash } from "crypto";\nexport const hash = createHash;\n',
      "workers/pool.ts": 'export const load = () => import("node:fs/promises");\n',
    });
    expect(told).to.have.members([
      "src/rules/read.ts:1 imports node:fs",
      "src/verifier/hash.ts:1 imports crypto",
      "workers/pool.ts:1 imports node:fs/promises",
    ]);
  });

  it("keeps the validation of input where input comes in", () => {
    const told = complaints({ "src/resolver/check.ts": 'import Ajv from "ajv";\nexport const ajv = Ajv;\n' });
    expect(told).to.deep.equal(["src/resolver/check.ts:1 imports ajv"]);
  });

  it("forbids what is not shipped, what is in no room, and what can't be read", () => {
    const told = complaints({
      "src/cli/chalk.ts": 'import "chalk";\n',
      "src/cli/test.ts": 'import "../../test/support.js";\n',
      "src/odd.ts": "export const odd = 1;\n",
      "src/verifier/lazy.ts": "export const lazy = (name: string) => import(name);\n",
      "src/rules/types.ts": '/// <reference types="node" />\nexport const types = 1;\n',
    });
    expect(told).to.have.members([
      "src/cli/chalk.ts:1 imports chalk",
      "src/cli/test.ts:1 imports test/support.js",
      "src/odd.ts:1 is in no room",
      "src/verifier/lazy.ts:1 imports a computed name",
      'src/rules/types.ts:1 says /// <reference types="node" />',
    ]);
  });
});
