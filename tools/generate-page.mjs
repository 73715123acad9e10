// Generates the styles and the script of report.html and matrix.html, in one string each, with the hashes by which their
// policies allow them, and the style of question sheets:
//   reports/html/page-assets.gen.ts   from reports/html/style/page.css and engine.css
//   reports/html/page-script.gen.ts   from reports/html/client/main.ts
//   reports/key/key-assets.gen.ts     from reports/key/style/key.css
//
//   node tools/generate-page.mjs [--check]
//
// The script draws pages with the components and the words of the program, so that it changes with most of src: it is not
// committed, and made anew each time. --check writes nothing else, and exits 1 when a committed file is not what would be
// generated.

import { createHash } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { root, settle } from "./generated.mjs";

/**
 * A page speaks one language, and three would be a third of what it carries: the script has the English words, and a page in
 * another language brings its own beside it.
 */
const oneLanguage = {
  name: "one-language",
  setup({ onLoad }) {
    const carried = 'export default document.querySelector("#catalogue")?.textContent ?? "";';
    onLoad({ filter: /catalogue[\\/](?:de|fr)\.gen\.ts$/ }, () => ({ contents: carried, loader: "ts" }));
  },
};

async function bundle(entryPoint) {
  const result = await build({
    absWorkingDir: root,
    bundle: true,
    charset: "ascii",
    entryPoints: [entryPoint],
    format: "iife",
    legalComments: "none",
    lineLimit: 120,
    minify: true,
    plugins: [oneLanguage],
    target: ["chrome111", "firefox121", "safari16.4"], // the first with all that the page uses
    write: false,
  });
  // In strings a control character may stand as it is; in a page nothing does that can't be seen.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return result.outputFiles[0].text.trim().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, "0");
    return `\\x${code}`;
  });
}

/** A hash for the policy of the page. Browsers take it over the text between the tags. */
const hash = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** A template literal, so that the generated file can be read and compared line by line. */
const literal = (text) => `\`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``;

async function keyAssets() {
  const style = await bundle("reports/key/style/key.css");
  if (/<\/style|<!--/i.test(style)) throw new Error("the text would end its own element");
  return [
    "// Generated from reports/key/style by tools/generate-page.mjs; change that and run: npm run gen",
    "",
    `export const KEY_STYLE = ${literal(style)};`,
    "",
  ].join("\n");
}

async function pageAssets() {
  const style = await bundle("reports/html/style/page.css");
  const engineStyle = await bundle("reports/html/style/engine.css");
  if (/<\/style|<!--/i.test(style + engineStyle)) throw new Error("the text would end its own element");
  return [
    "// Generated from reports/html/style by tools/generate-page.mjs; change that and run: npm run gen",
    "",
    `export const PAGE_STYLE = ${literal(style)};`,
    `export const PAGE_STYLE_HASH = "${hash(style)}";`,
    `export const ENGINE_STYLE = ${literal(engineStyle)};`,
    `export const ENGINE_STYLE_HASH = "${hash(engineStyle)}";`,
    "",
  ].join("\n");
}

async function pageScript() {
  const script = await bundle("reports/html/client/main.ts");
  if (/<\/script|<!--/i.test(script)) throw new Error("the text would end its own element");
  return [
    "// Generated from reports/html/client by tools/generate-page.mjs, and not committed",
    "",
    `export const PAGE_SCRIPT = ${JSON.stringify(script)};`,
    `export const PAGE_SCRIPT_HASH = "${hash(script)}";`,
    "",
  ].join("\n");
}

const { values: options } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const files = [
  [join(root, "reports/html/page-assets.gen.ts"), await pageAssets()],
  [join(root, "reports/key/key-assets.gen.ts"), await keyAssets()],
];
settle(files, options.check);
settle([[join(root, "reports/html/page-script.gen.ts"), await pageScript()]], false);
