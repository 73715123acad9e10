// Generates code from the schemas in schema/:
//   src/rules/formats.gen.ts         a TypeScript type for every definition
//   src/scenario/validators.gen.ts   a validator for every schema file: card.schema.json -> validateCard, free of eval
//   src/scenario/definitions.gen.ts  the definitions as data, so that a message about a fault can say what is allowed
//   src/events/index.gen.ts          the declarations of all kinds of events, one of each file turn-face-up.ts
//   src/effects/index.gen.ts         the declarations of all kinds of effect parts, one of each file set-colors.ts
//   src/rules/word-keys.gen.ts       the keys under which abilities have words of colors and subtypes
//
//   node tools/generate.mjs [--check] [--schema DIR] [--types FILE] [--validators FILE] [--definitions FILE]
//     [--events FILE] [--effects FILE] [--words FILE]
//
// --check writes nothing and exits 1 when a committed file is not what would be generated.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { root, settle } from "./generated.mjs";

const SUFFIX = ".schema.json";
/** Keywords that say nothing about what is valid. */
const REMARKS = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
]);

/** Keywords whose value is data, and keywords whose value is a map from names to schemas. */
const DATA = new Set(["const", "default", "enum", "examples", "required", "tsType"]);
const MAPS = new Set(["$defs", "dependentSchemas", "patternProperties", "properties"]);

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
const capitalised = (text) => text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase());

/** Further sentences of a description stand in `more`, and the members of a long `tsType` in a list: no line is too long to review. */
function joined(schema) {
  if (Array.isArray(schema)) return schema.map(joined);
  if (typeof schema !== "object" || schema === null) return schema;
  const { more, ...rest } = mapValues(schema, joined);
  if (Array.isArray(more)) rest.description = [rest.description, ...more].join(" ");
  if (Array.isArray(rest.tsType)) rest.tsType = rest.tsType.join(" | ");
  return rest;
}

function readSchemas(folder) {
  let files;
  try {
    files = readdirSync(folder)
      .filter((file) => file.endsWith(SUFFIX))
      .sort();
  } catch {
    files = [];
  }
  return new Map(
    files.map((file) => {
      let schema;
      try {
        schema = joined(JSON.parse(readFileSync(join(folder, file), "utf8")));
      } catch (error) {
        throw new Error(`${file}: ${error.message}`, { cause: error });
      }
      if (typeof schema.$id !== "string") throw new Error(`${file}: $id is missing`);
      return [schema.$id, { file, name: file.slice(0, -SUFFIX.length), schema }];
    }),
  );
}

/**
 * One schema with every definition of every file under its own type name, so that a definition that several
 * files refer to becomes one type. A title in PascalCase is the type's name; otherwise the key is.
 */
function bundle(schemas) {
  const nameOf = new Map(); // absolute reference -> type name
  const definitions = new Map(); // type name -> { schema, base, where }

  const declare = (reference, name, schema, base, where) => {
    const other = definitions.get(name);
    if (other) {
      throw new Error(`two definitions are called ${name}: ${other.where} and ${where}; give one another title`);
    }
    definitions.set(name, { schema, base, where });
    nameOf.set(reference, name);
  };
  for (const [base, { file, schema }] of schemas) {
    for (const [key, definition] of Object.entries(schema.$defs ?? {})) {
      const name = /^[A-Z][A-Za-z0-9]*$/.test(definition.title ?? "") ? definition.title : capitalised(key);
      declare(`${base}#/$defs/${key}`, name, definition, base, `${file}#/$defs/${key}`);
    }
  }
  for (const [base, { file, name, schema }] of schemas) {
    const keys = Object.keys(schema).filter((key) => !REMARKS.has(key) && !["$schema", "$id", "$defs"].includes(key));
    if (keys.length === 0) continue; // definitions only
    if (keys.length === 1 && keys[0] === "$ref") {
      const target = nameOf.get(new URL(schema.$ref, base).href);
      if (target === undefined) throw new Error(`${file}: $ref ${schema.$ref} leads nowhere`);
      nameOf.set(base, target).set(`${base}#`, target);
    } else {
      const body = keys.concat("description").filter((key) => key in schema);
      declare(base, capitalised(name), Object.fromEntries(body.map((key) => [key, schema[key]])), base, file);
      nameOf.set(`${base}#`, capitalised(name));
    }
  }

  const localise = (schema, base, where) => {
    if (Array.isArray(schema)) return schema.map((each) => localise(each, base, where));
    if (typeof schema !== "object" || schema === null) return schema;
    const entries = Object.entries(schema).map(([key, value]) => {
      if (key === "$ref") {
        const name = nameOf.get(new URL(value, base).href);
        if (name === undefined) throw new Error(`${where}: $ref ${value} leads nowhere`);
        return [key, `#/$defs/${name}`];
      }
      if (DATA.has(key)) return [key, value];
      if (MAPS.has(key)) return [key, mapValues(value, (each) => localise(each, base, where))];
      return [key, localise(value, base, where)];
    });
    return Object.fromEntries(entries);
  };
  const $defs = {};
  for (const [name, { schema, base, where }] of definitions) $defs[name] = localise(schema, base, where);
  const formats = [...schemas]
    .filter(([id]) => nameOf.has(id))
    .map(([id, { name }]) => ({ name, type: nameOf.get(id) }));
  const files = new Map([...definitions].map(([name, { where }]) => [name, where.slice(0, where.indexOf(SUFFIX))]));
  return { $defs, formats, files };
}

/** The schema without its remarks, which a validator would only carry about. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => !REMARKS.has(key) && key !== "tsType");
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (DATA.has(key)) return [key, value];
      if (MAPS.has(key)) return [key, mapValues(value, bare)];
      return [key, bare(value)];
    }),
  );
}

/** Leaves of a schema what a type can be read from, in a form that gives every type one name. */
function typeable(schema) {
  if (Array.isArray(schema)) return schema.map(typeable);
  if (typeof schema !== "object" || schema === null) return schema;
  const remarks = Object.fromEntries(Object.entries(schema).filter(([key]) => REMARKS.has(key) && key !== "title"));
  if (schema.tsType !== undefined) return { ...remarks, tsType: schema.tsType }; // the author has said it all
  // A union of kinds is the union of its types, by name.
  if (schema.discriminator !== undefined) {
    return { ...remarks, tsType: schema.oneOf.map(({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1)).join(" | ") };
  }
  // A bare reference keeps the type's name; remarks beside it would make a second, inlined copy.
  if (schema.$ref !== undefined) {
    return Object.keys(remarks).length === 0 ? { $ref: schema.$ref } : { ...remarks, allOf: [{ $ref: schema.$ref }] };
  }
  const result = remarks;
  for (const [key, value] of Object.entries(schema)) {
    if (["const", "enum", "required", "type"].includes(key)) result[key] = value;
    else if ((key === "oneOf" || key === "anyOf") && "properties" in schema && value.every(onlyRequires)) continue;
    else if (["additionalProperties", "allOf", "anyOf", "items", "oneOf"].includes(key)) result[key] = typeable(value);
    else if (["patternProperties", "properties"].includes(key)) result[key] = mapValues(value, typeable);
  }
  return result;
}

/** A branch such as `{ required: [...] }` beside properties: which keys go together is the validator's business. */
const onlyRequires = (branch) => Object.keys(branch).every((key) => key === "required" || REMARKS.has(key));

async function generateTypes({ $defs, formats }) {
  const { compile } = await import("json-schema-to-typescript");
  const compiled = await compile(
    {
      title: "Formats",
      description: "What each file of schema/ describes, by the name of the file.",
      type: "object",
      additionalProperties: false,
      required: formats.map(({ name }) => name),
      properties: Object.fromEntries(formats.map(({ name, type }) => [name, { $ref: `#/$defs/${type}` }])),
      $defs: Object.fromEntries(
        Object.entries($defs).map(([name, schema]) => [name, { ...typeable(schema), title: name }]),
      ),
    },
    "Formats",
    {
      additionalProperties: false,
      bannerComment: "// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen",
      ignoreMinAndMaxItems: true,
      unknownAny: true,
      unreachableDefinitions: true,
      style: { printWidth: 120 },
    },
  );
  const text = compiled
    .replace(
      /(?:\n \*)?\n \* This interface was referenced by `Formats`'s JSON-Schema\n \* via the `definition` "\w+"\./g,
      "",
    )
    .replace(/^\/\*\*\n \*\/\n/gm, "");
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  const strangers = names.filter((name) => name !== "Formats" && !(name in $defs));
  if (strangers.length > 0) throw new Error(`types without a definition of their own: ${strangers.join(", ")}`);
  const missing = Object.keys($defs).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`definitions without a type: ${missing.join(", ")}`);
  return text;
}

async function generateValidators({ $defs, formats }, typesModule) {
  const [{ Ajv2020 }, { default: standalone }, { build }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv/dist/standalone/index.js"),
    import("esbuild"),
  ]);
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true },
    discriminator: true,
    inlineRefs: false, // half the code
    loopRequired: 1, // less code again
    strict: true,
    strictRequired: false, // `required` may stand in a branch, away from `properties`
    strictTypes: false, // `then` need not repeat the type that `if` asked for
  });
  ajv.addVocabulary(["tsType"]); // asserts nothing
  if (!JSON.stringify($defs).includes('"unevaluated')) ajv.opts.unevaluated = false; // no bookkeeping nobody reads
  // One schema for all: ajv compiles a definition again for every file that refers to it.
  ajv.addSchema({ $id: "https://cr613.dev/schema", $defs: mapValues($defs, bare) });

  const validators = formats.map(({ name, type }) => ({
    name: `validate${capitalised(name)}`,
    type,
    id: `https://cr613.dev/schema#/$defs/${type}`,
  }));
  const raw = standalone.default(ajv, Object.fromEntries(validators.map(({ name, id }) => [name, id])));
  const bundled = await build({
    bundle: true,
    charset: "utf8",
    format: "iife",
    globalName: "validators",
    legalComments: "none",
    lineLimit: 120,
    mainFields: ["module", "main"],
    minify: true,
    platform: "neutral",
    stdin: { contents: raw, loader: "js", resolveDir: root },
    write: false,
  });
  const code = bundled.outputFiles[0].text;
  if (/(?<!['"])\brequire\(|\beval\(|\bnew Function\b/.test(code)) {
    throw new Error("the validators are not self-contained");
  }

  const types = [...new Set(validators.map(({ type }) => type))].sort();
  return [
    "// @ts-nocheck",
    "// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen",
    "",
    'import type { ErrorObject } from "ajv";',
    `import type { ${types.join(", ")} } from ${JSON.stringify(typesModule)};`,
    "",
    "/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */",
    "export interface Validator<T> {",
    "  (value: unknown): value is T;",
    "  errors?: ErrorObject[] | null;",
    "}",
    "",
    code,
    ...validators.map(({ name, type }) => `export const ${name}: Validator<${type}> = validators.${name};`),
    "",
  ].join("\n");
}

/** Formats that only programs write: of what their files say no form asks, and messages tell only what a text has to fit. */
const WRITTEN_BY_PROGRAMS = new Set(["blob", "certificate", "export", "key", "phrase-book", "report", "resolution"]);

/** What messages about faults and the forms of the lab need: the definitions without what only types need. */
function generateDefinitions({ $defs, formats, files }) {
  const toldIn = (file) => (schema) => {
    const told = toldIn(file);
    if (Array.isArray(schema)) return schema.map(told);
    if (typeof schema !== "object" || schema === null) return schema;
    const isDescribed = !WRITTEN_BY_PROGRAMS.has(file) || "pattern" in schema || "if" in schema;
    const entries = Object.entries(schema).filter(
      ([key]) => (key === "description" && isDescribed) || key === "default" || (!REMARKS.has(key) && key !== "tsType"),
    );
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (DATA.has(key)) return [key, value];
        if (MAPS.has(key)) return [key, mapValues(value, told)];
        return [key, told(value)];
      }),
    );
  };
  return [
    "// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen",
    "",
    'import type { Definition } from "./json-schema.js";',
    "",
    "/** Every definition of the schemas by its name; `$ref` is `#/$defs/` and a name. */",
    "export const DEFINITIONS: Readonly<Record<string, Definition>> = {",
    ...Object.entries($defs).map(([name, schema]) => `  ${name}: ${JSON.stringify(toldIn(files.get(name))(schema))},`),
    "};",
    "",
    "/** The definition that each schema file describes. */",
    "export const FORMATS: Readonly<Record<string, string>> = {",
    ...formats.map(
      ({ name, type }) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(type)},`,
    ),
    "};",
    "",
  ].join("\n");
}

/** Parts that only events of the game make (src/rules/part.ts), behind the kind in whose place they stand. */
const MADE_BY_EVENTS = {
  copy: ["copiedValues", "body", "merged", "faceDown"],
  exchangeTextBoxes: ["textBox", "nameWord"],
};

/** The kinds of a union, in its order. */
const kindsOf = ($defs, union) =>
  $defs[union].oneOf
    .map(({ $ref }) => $defs[$ref.slice($ref.lastIndexOf("/") + 1)].properties.kind)
    .flatMap(({ const: only, enum: several = [only] }) => several);

/** The declarations of all kinds: one that no file declares does not compile. */
function generateIndex(kinds, head) {
  const fileOf = (kind) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    "// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen",
    "",
    ...kinds.toSorted().map((kind) => `import { ${kind} } from "./${fileOf(kind)}.js";`),
    ...head,
    ...kinds.map((kind) => `  ${kind},`),
    "};",
    "",
  ].join("\n");
}

const eventIndex = ({ $defs }) =>
  generateIndex(kindsOf($defs, "ScenarioEvent"), [
    'import type { EventDeclaration, EventKind } from "./declaration.js";',
    "",
    "/** Every kind of event. */",
    "export const EVENTS: { readonly [K in EventKind]: EventDeclaration<K> } = {",
  ]);

const effectIndex = ({ $defs }) =>
  generateIndex(
    kindsOf($defs, "EffectPart").flatMap((kind) => [kind, ...(MADE_BY_EVENTS[kind] ?? [])]),
    [
      'import type { EveryKind } from "./every-kind.js";',
      "",
      "/** Every kind of effect part. */",
      "export const KINDS: EveryKind = {",
    ],
  );

/** Definitions of words that a change of text can reach (CR 612.2). */
const WORDS = new Set(["Color", "ColorWord", "SubtypeWord"]);

/** The keys of abilities whose values are such words or lists of them. */
function generateWordKeys({ $defs }) {
  const nameIn = ({ $ref }) => $ref?.slice($ref.lastIndexOf("/") + 1);
  const isWords = (schema) => {
    const name = nameIn(schema);
    if (name !== undefined) return WORDS.has(name) || (!("properties" in $defs[name]) && isWords($defs[name]));
    return [schema.items, schema.then, schema.else].some((inner) => typeof inner === "object" && isWords(inner));
  };
  const keys = new Set();
  const seen = new Set();
  const visit = (schema) => {
    if (typeof schema !== "object" || schema === null) return;
    const name = nameIn(schema);
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      visit($defs[name]);
    }
    for (const [key, value] of Object.entries(schema.properties ?? {})) if (isWords(value)) keys.add(key);
    for (const inner of Object.values(schema)) visit(inner);
  };
  visit($defs.Ability);
  return [
    "// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen",
    "",
    "/** The keys under which abilities have words of colors and subtypes; names and mana symbols are under others. */",
    `export const WORD_KEYS: ReadonlySet<string> = new Set(${JSON.stringify([...keys].sort())});`,
    "",
  ].join("\n");
}

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    schema: { type: "string", default: join(root, "schema") },
    types: { type: "string", default: join(root, "src/rules/formats.gen.ts") },
    validators: { type: "string", default: join(root, "src/scenario/validators.gen.ts") },
    definitions: { type: "string" },
    events: { type: "string", default: join(root, "src/events/index.gen.ts") },
    effects: { type: "string", default: join(root, "src/effects/index.gen.ts") },
    words: { type: "string", default: join(root, "src/rules/word-keys.gen.ts") },
  },
});
options.definitions ??= join(dirname(resolve(options.validators)), "definitions.gen.ts");

try {
  const schemas = readSchemas(options.schema);
  if (schemas.size === 0) {
    console.log("generate: no schemas, nothing to generate");
    process.exit(0);
  }
  const bundled = bundle(schemas);
  let typesModule = relative(dirname(resolve(options.validators)), resolve(options.types))
    .split(sep)
    .join("/")
    .replace(/\.ts$/, ".js");
  if (!typesModule.startsWith(".")) typesModule = `./${typesModule}`;
  const outputs = [
    [options.types, await generateTypes(bundled)],
    [options.validators, await generateValidators(bundled, typesModule)],
    [options.definitions, generateDefinitions(bundled)],
    ...("ScenarioEvent" in bundled.$defs ? [[options.events, eventIndex(bundled)]] : []),
    ...("EffectPart" in bundled.$defs ? [[options.effects, effectIndex(bundled)]] : []),
    ...("Ability" in bundled.$defs ? [[options.words, generateWordKeys(bundled)]] : []),
  ];
  settle(outputs, options.check);
} catch (error) {
  console.error(`generate: ${error.message}`);
  process.exitCode = 1;
}
