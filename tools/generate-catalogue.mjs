// Makes modules of the message catalogues in src/wording/catalogue/<language>/*.ftl, and of those that hold all languages
// of one kind of thing, src/wording/catalogue/kinds/*.ftl, each language under a heading of its own (### en):
//   catalogue/<language>.gen.ts   the messages of a language as one text, without comments
//   catalogue/message-ids.gen.ts  the ids of all messages, as a type
// The catalogues must say the same: each message is in all of them, with no variable that the English one does not use or
// name in the comment above it.
//
//   node tools/generate-catalogue.mjs [--check] [--folder DIR]
//
// --check writes nothing and exits 1 when a committed file is not what would be generated.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { FluentResource } from "@fluent/bundle";
import { FluentParser, FluentSerializer, Visitor } from "@fluent/syntax";
import { root, settle } from "./generated.mjs";

const BANNER = "// Generated from the .ftl files beside this one; change those and run: npm run gen\n";
const LANGUAGES = ["en", "de", "fr"];
/** The folder of files that hold every language. */
const KINDS = "kinds";
/** Variables that every message has: the form it is asked for in. */
const FORM = new Set(["case", "number", "gender", "person", "article"]);

const options = { check: { type: "boolean", default: false }, folder: { type: "string" } };
const { values } = parseArgs({ options });
const folder = values.folder ?? join(root, "src/wording/catalogue");

class Variables extends Visitor {
  found = new Set();
  visitVariableReference({ id }) {
    if (!FORM.has(id.name)) this.found.add(id.name);
  }
}

const variablesOf = (entry) => {
  const visitor = new Variables();
  visitor.visit(entry);
  return visitor.found;
};

function lineOf(text, offset) {
  return text.slice(0, offset).split("\n").length;
}

function ftlFilesOf(name) {
  if (!existsSync(join(folder, name))) return [];
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".ftl"));
  return files.sort().map((file) => `${name}/${file}`);
}

/** The messages and terms of every language by id, with where they stand. */
function readCatalogues(faults) {
  const catalogues = new Map(LANGUAGES.map((language) => [language, new Map()]));
  for (const language of LANGUAGES) for (const file of ftlFilesOf(language)) readFile(file, language);
  for (const file of ftlFilesOf(KINDS)) readFile(file, undefined);
  return catalogues;

  /** Without a language of its own a file says it in headings. */
  function readFile(file, own) {
    const text = readFileSync(join(folder, file), "utf8");
    let language = own;
    for (const entry of new FluentParser().parse(text).body) {
      const where = `${file}:${lineOf(text, entry.span?.start ?? 0)}`;
      if (entry.type === "Junk") {
        const [{ message, span }] = entry.annotations;
        faults.push(`${file}:${lineOf(text, span.start)}: ${message}`);
      } else if (entry.type === "ResourceComment" && own === undefined) {
        language = entry.content.trim();
        if (!catalogues.has(language)) faults.push(`${where}: "${language}" is none of ${LANGUAGES.join(", ")}`);
      } else if (entry.type === "Message" || entry.type === "Term") {
        const id = `${entry.type === "Term" ? "-" : ""}${entry.id.name}`;
        if (language === undefined) faults.push(`${where}: ${id} stands before the heading of a language`);
        const entries = catalogues.get(language);
        const twin = entries?.get(id);
        if (twin !== undefined) faults.push(`${where}: ${id} is there already, at ${twin.where}`);
        entries?.set(id, { entry, where });
      }
    }
  }
}

/** The variables that a message has: those that its English text uses, or names in the comment above it. */
function variablesKnown({ entry }) {
  const named = [...(entry.comment?.content.matchAll(/\$([a-z][a-z0-9-]*)/gi) ?? [])].map(([, name]) => name);
  return new Set([...variablesOf(entry), ...named]);
}

function compare([first, ...others], faults) {
  for (const { language, entries } of others) {
    for (const [id, message] of first.entries) {
      if (id.startsWith("-")) continue;
      const other = entries.get(id);
      if (other === undefined) {
        faults.push(`${message.where}: ${id} is missing in ${language}`);
        continue;
      }
      const known = variablesKnown(message);
      for (const name of variablesOf(other.entry))
        if (!known.has(name)) faults.push(`${other.where}: ${id} has no $${name} in ${first.language}`);
    }
    for (const [id, { where }] of entries)
      if (!id.startsWith("-") && !first.entries.has(id)) faults.push(`${where}: ${id} is missing in ${first.language}`);
  }
}

const faults = [];
const catalogues = [...readCatalogues(faults)].map(([language, entries]) => ({ language, entries }));
compare(catalogues, faults);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const serializer = new FluentSerializer();

/** With as little room between its parts as may be: three copies of the catalogues are shipped. The meaning must stay. */
function tight(text) {
  const less = text
    .replace(/\n {2,}/g, "\n ")
    .replace(/\{ /g, "{")
    .replace(/ \}/g, "}");
  const meaning = (each) => new FluentResource(each).body;
  if (!isDeepStrictEqual(meaning(less), meaning(text)))
    throw new Error("a catalogue means something else without its spaces");
  return less;
}

const written = catalogues.map(({ language, entries }) => {
  const text = [...entries.values()]
    .map(({ entry }) => {
      entry.comment = null;
      return serializer.serializeEntry(entry);
    })
    .join("");
  return [
    `${language}.gen.ts`,
    `${BANNER}const messages: string = ${JSON.stringify(tight(text))};\nexport default messages;\n`,
  ];
});
const ids = [...catalogues[0].entries.keys()].filter((id) => !id.startsWith("-")).sort();
written.push([
  "message-ids.gen.ts",
  `${BANNER}export type MessageId =\n${ids.map((id) => `  | "${id}"`).join("\n")};\n`,
]);
settle(
  written.map(([file, text]) => [join(folder, file), text]),
  values.check,
);
