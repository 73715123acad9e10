// Reads TypeScript sources for the lints: what a file imports, and the texts in it.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "@babel/parser";

/** The TypeScript files below a folder, as paths from the root with forward slashes, sorted. */
export function sourcesBelow(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** @typedef {{ text: string, line: number }} Found */

/**
 * What a file says, read from its syntax tree:
 * `imports` — every module it names, for values or for types, in whatever way; `computed` — imports whose target is not
 * written out; `strings` — every string literal that is not a module name; `references` — `/// <reference>` comments.
 */
export function readSource(root, file) {
  const text = readFileSync(join(root, file), "utf8");
  const plugins = [["typescript", { dts: /\.d\.[cm]?ts$/.test(file) }]];
  if (file.endsWith("x")) plugins.push("jsx");
  let tree;
  try {
    tree = parse(text, { sourceType: "module", plugins, createImportExpressions: true, attachComment: false });
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
  const source = { file, text, imports: [], computed: [], strings: [], references: [] };
  const moduleNames = new Set();

  const imported = (node, importer) => {
    const literal = node?.type === "TSLiteralType" ? node.literal : node;
    const value = literalValue(literal);
    if (value === undefined) source.computed.push({ text: "import", line: importer.loc.start.line });
    else source.imports.push({ text: value, line: importer.loc.start.line });
    moduleNames.add(literal);
  };
  const visit = (node) => {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
        imported(node.source, node);
        break;
      case "ExportNamedDeclaration":
        if (node.source) imported(node.source, node);
        break;
      case "TSImportType":
        imported(node.argument, node);
        break;
      case "TSExternalModuleReference":
        imported(node.expression, node);
        break;
      case "CallExpression":
        if (node.callee.type === "Identifier" && node.callee.name === "require") imported(node.arguments[0], node);
        break;
      case "NewExpression": // new URL("./worker.js", import.meta.url) starts another file of ours
        if (node.callee.name === "URL" && node.arguments[1]?.type === "MemberExpression") {
          const value = literalValue(node.arguments[0]);
          if (node.arguments[1].object.type === "MetaProperty" && /\.[cm]?[jt]sx?$/.test(value ?? "")) {
            imported(node.arguments[0], node);
          }
        }
        break;
      case "StringLiteral":
      case "TemplateLiteral": {
        const value = literalValue(node);
        if (value !== undefined && !moduleNames.has(node))
          source.strings.push({ text: value, line: node.loc.start.line });
        break;
      }
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === "loc" || key === "extra") continue;
      for (const each of Array.isArray(child) ? child : [child]) if (typeof each?.type === "string") visit(each);
    }
  };
  visit(tree.program);
  for (const { value, loc } of tree.comments) {
    if (/^\/\s*<reference\b/.test(value)) source.references.push({ text: `//${value}`, line: loc.start.line });
  }
  return source;
}

function literalValue(node) {
  if (node?.type === "StringLiteral") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}
