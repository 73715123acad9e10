import { text as textOf } from "node:stream/consumers";
import { compileCard, facesOf } from "../oracle/compile.js";
import { parseCardTexts } from "../scenario/parse-card-texts.js";
import type { Call } from "./call.js";
import { command } from "./command-line.js";
import { compiledText } from "./compiled-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";

const HELP = `
Examples:
  $ npx cr613 compile my-card.txt
  $ npx cr613 compile cards-from-scryfall.json --json > compiled.json
  $ pbpaste | npx cr613 compile

Reads what is printed on cards: their names and costs, type lines, texts and
sizes, as Scryfall shows them, with an empty line between cards; or JSON with
Scryfall's field names. Of each sentence it says what became of it:
  compiled  it is told in the vocabulary of docs/VOCABULARY.md
  stub      an ability that is there, and changes no characteristic
  refused   not understood; then the card has no definition

Exit status: 0 every card has a definition, 1 not all, 2 broken input.`;

export const compileCommand = command("compile", HELP, runCompile, (line) =>
  line
    .argument("[file]", "a text or JSON (default: standard input)")
    .option("--json", "print what became of each card, with its definition, as JSON"),
);

async function runCompile(call: Call, path: string | undefined, { json }: { readonly json?: true }): Promise<ExitCode> {
  if (path === undefined && call.stdin.isTTY === true)
    return call.refuse("nothing is piped into it: say a file, or pipe a text or JSON into it");
  const read = path === undefined ? { ok: true as const, value: await textOf(call.stdin) } : call.folder.readText(path);
  if (!read.ok) return call.refuse(`${path ?? "standard input"}: ${read.message}`);
  const parsed = parseCardTexts(read.value, path ?? "standard input");
  if (!parsed.ok) {
    call.tellProblems(parsed.problems);
    return EXIT.broken;
  }
  // Of a card that is not understood whole the rest is no definition: only the library has it.
  const compiled = parsed.value.map((text) => {
    const { partial: _, ...each } = compileCard(text);
    return each;
  });
  const faces = parsed.value.map(facesOf);
  call.printAs(json, compiled, (paint, width) =>
    compiled.map((each, place) => compiledText(each, faces[place] ?? [], paint, width)).join("\n\n"),
  );
  return compiled.every(({ definition }) => definition !== undefined) ? EXIT.ok : EXIT.failed;
}
