// The import law: which room may know which. Types count as much as values: `import type` is an import here.
//
//   node tools/import-law.mjs [ROOT]

import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, posix, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSource, sourcesBelow } from "./sources.mjs";

/** The rooms, in the order in which data flows; a room imports itself and the rooms before it. */
const ROOMS = [
  ["rules", "src/rules/"],
  // The second resolver: it reads the rules and their data and nothing else, or its agreement would prove nothing.
  ["proof", "proof/"],
  // Checks what a certificate shows; it computes no board, and knows neither resolver.
  ["certificate", "src/certificate/"],
  // What effects and checked values are called: data, and the one way to write and to read it as text.
  ["names", "src/names/"],
  // What is wrong in data that came from outside: where, in which words, and what was probably meant.
  ["faults", "src/faults/"],
  ["effects", "src/effects/"],
  // Descriptions read at a moment; the way through the layers, by resolve.ts; what follows from how it ends; telling it.
  ["resolver/query", "src/resolver/query/"],
  ["resolver", "src/resolver/"],
  ["resolver/consequences", "src/resolver/consequences/"],
  ["resolver/telling", "src/resolver/telling/"],
  ["table", "src/table/"],
  ["events", "src/events/"],
  ["timeline", "src/timeline/"],
  // Rules that somebody wrongly goes by, made of those of an edition from outside: what runs them knows nothing of it.
  ["misconceptions", "src/misconceptions/"],
  ["scenario", "src/scenario/"],
  // Reads what cards print and makes definitions of it; what they do on a board is nothing to it.
  ["oracle", "src/oracle/"],
  // Cards by name that the compiler made, one a line: how they are found, and what of each is not understood.
  ["library", "src/library/"],
  // Says in English, German and French what the other rooms have as data; the catalogues are here and nowhere else.
  ["wording", "src/wording/"],
  ["explain", "src/explain/"],
  ["engines", "src/engines/"],
  ["verifier", "src/verifier/"],
  // Judges files for the corpus as the verifier judges engines: it runs timelines and compares, and nothing that only
  // wants to run scenarios needs to know it.
  ["lint", "src/lint/"],
  // Questions and answers for people, made of what runs and wrong rules give; it knows runs, and nothing of files.
  ["training", "src/training/"],
  ["workers", "workers/"],
  ["reports", "reports/"],
  // What shows a report computes when somebody looks: it may run boards, which what writes one may not.
  ["reports/client", "reports/html/client/"],
  // Writes scenarios in the formats of other engines, and runs each through the reference resolver before it does; its
  // tables are laid out as those of reports.
  ["exports", "src/exports/"],
  ["index", "src/index.ts"],
  ["cli", "src/cli/"],
  ["web", "web/"],
];
const ORDER = ROOMS.map(([room]) => room);

const within =
  (...rooms) =>
  (room) =>
    rooms.includes(room);
const outside =
  (...rooms) =>
  (room) =>
    !rooms.includes(room);

/**
 * `from` and `to` are rooms; `module` is a package or a file. A rule is broken by an import that fits every part of it.
 * The first rule that an import breaks is the one it is told.
 */
const LAW = [
  {
    from: within("proof"),
    to: outside("rules", "proof"),
    why: "the second resolver is written from the rules alone; what it shares with the first one could be wrong in both",
  },
  {
    from: within("certificate"),
    to: outside("rules", "certificate"),
    why: "who checks a certificate need not trust a resolver; so the checker knows none",
  },
  {
    from: outside("proof"),
    to: within("proof"),
    why: "what is proved must not lean on its proof: only tests know both resolvers",
  },
  {
    from: within("effects"),
    to: (room) => room.split("/")[0] === "resolver",
    why: "a handler says what its effect does; when it is done is the resolver's business, which asks the handlers",
  },
  {
    from: within("reports"),
    to: outside("rules", "names", "effects", "wording", "explain", "reports"),
    why: "a report is written from the report value alone, so that any run, of any engine, can be shown later",
  },
  {
    from: within("oracle"),
    to: outside("rules", "faults", "scenario", "oracle"),
    why: "what a text says is read from its words and the vocabulary; nothing that computes a board may bend the reading",
  },
  {
    from: within("web"),
    to: within("cli"),
    why: "the command line and the page are two doors of the same house; what both need belongs inside",
  },
  {
    from: () => true,
    to: (to, from) => ORDER.indexOf(to) > ORDER.indexOf(from),
    why: `rooms know only the rooms before them (${ORDER.join(", ")}), so that each can be read, tested and used without the later ones`,
  },
  {
    from: outside("cli"),
    module: (name) => /^node:fs(?:$|\/)/.test(name),
    why: "only the command line touches the file system; everything else is handed its input and hands back its output",
  },
  {
    from: outside("cli", "workers", "engines"),
    module: (name) => name.startsWith("node:"),
    why: "only cli, workers and engines know that they run in Node; the rest runs in a browser as well",
  },
  {
    from: outside("scenario", "engines"),
    module: (name) => /^ajv(?:$|\/|-)/.test(name) || /\/validators\.gen\.[jt]s$/.test(name),
    why: "input is validated where it comes in, scenarios and engine messages; past that point its type is true",
  },
];

const isBuiltin = (name) => name.startsWith("node:") || builtinModules.includes(name.split("/")[0]);
const packageOf = (name) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** The innermost room that a file stands in. */
function roomOf(file) {
  const rooms = ROOMS.filter(([, place]) => (place.endsWith("/") ? file.startsWith(place) : file === place));
  return rooms.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The source file that a relative import means: `./x.js` is written, `./x.ts` or `./x.tsx` is there. */
function target(root, file, name) {
  const path = posix.join(posix.dirname(file), name);
  const stem = path.replace(/\.([cm]?)jsx?$/, "");
  const candidates = [path, `${stem}.ts`, `${stem}.tsx`, `${stem}.mts`, `${stem}.d.ts`];
  return candidates.find((candidate) => existsSync(join(root, candidate))) ?? path;
}

/** @returns {{ file: string, line: number, what: string, why: string }[]} */
export function brokenImports(root) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest;
  const shipped = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  // The page is bundled: what it is made of is in the bundle and need not be installed with the package.
  const bundled = new Set([...shipped, ...Object.keys(devDependencies)]);
  const broken = [];
  const neighbours = new Map(); // file -> Map(file of ours that it imports -> line)
  for (const file of ["src", "proof", "workers", "reports", "web"].flatMap((folder) => sourcesBelow(root, folder))) {
    const from = roomOf(file);
    const complain = (line, what, why) => broken.push({ file, line, what, why });
    if (from === undefined) {
      complain(
        1,
        "is in no room",
        `every file of src belongs to a room, so that the law says what it may know (${ORDER.join(", ")})`,
      );
      continue;
    }
    const { imports, computed, references } = readSource(root, file);
    for (const { line } of computed) {
      if (from !== "cli")
        complain(
          line,
          "imports a computed name",
          "what an import means must be there to read, for people and for this check",
        );
    }
    for (const { line, text } of references)
      complain(line, `says ${text}`, "a reference is an import that the law cannot see");
    for (const { line, text: name } of imports) {
      let to; // room
      let module; // package, or path of one of our files
      let what;
      if (name.startsWith(".")) {
        module = target(root, file, name);
        to = roomOf(module);
        what = `imports ${module}`;
        neighbours.set(file, (neighbours.get(file) ?? new Map()).set(module, line));
        if (to === undefined) {
          complain(
            line,
            what,
            "the product is made of src, workers, reports and web; nothing else is there once it is installed",
          );
          continue;
        }
      } else if (isBuiltin(name)) {
        module = name.startsWith("node:") ? name : `node:${name}`;
        what = `imports ${name}`;
      } else {
        module = name;
        what = `imports ${name}`;
        if (!(from === "web" ? bundled : shipped).has(packageOf(name))) {
          complain(
            line,
            what,
            "product code may import only what package.json lists under dependencies, or the published package breaks",
          );
          continue;
        }
      }
      const rule = LAW.find(
        (rule) =>
          rule.from(from) &&
          (rule.to === undefined || (to !== undefined && rule.to(to, from))) &&
          (rule.module === undefined || rule.module(module)),
      );
      if (rule) complain(line, to === undefined || rule.module ? what : `${what} (${from} -> ${to})`, rule.why);
    }
  }
  return [...broken, ...circles(neighbours)];
}

/** Ways that lead back to the file in which they begin, each told once. */
function circles(neighbours) {
  const broken = [];
  const left = new Set(); // every way from here has been gone
  const way = [];
  const go = (file) => {
    if (left.has(file)) return;
    way.push(file);
    for (const [next, line] of neighbours.get(file) ?? []) {
      const start = way.indexOf(next);
      if (start < 0) go(next);
      else
        broken.push({
          file,
          line,
          what: `closes a circle: ${[...way.slice(start), next].join(" -> ")}`,
          why: "of two files that know each other neither can be read, tested or moved alone; what both need is a third",
        });
    }
    way.pop();
    left.add(file);
  };
  for (const file of neighbours.keys()) go(file);
  return broken;
}

const root = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(new URL("..", import.meta.url));
const broken = brokenImports(root);
for (const { file, line, what, why } of broken) console.error(`${file}:${line} ${what}\n    ${why}`);
if (broken.length > 0) process.exitCode = 1;
