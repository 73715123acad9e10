import { basename, dirname } from "node:path";
import { cardsUsedBy } from "../events/brought.js";
import { quote } from "../faults/quote.js";
import type { Scenario } from "../rules/formats.gen.js";
import { byCodeUnit } from "../rules/text-order.js";
import { checkScenario } from "../scenario/check.js";
import { editedJson } from "../scenario/json-edit.js";
import { parseScenario } from "../scenario/parse.js";
import { pinOf } from "../verifier/pin.js";
import { refused, type Understood, understood } from "../verifier/understood.js";
import type { Call } from "./call.js";
import { command } from "./command-line.js";
import { type Corpus, draw, filesAt, withLibrary } from "./corpus-files.js";
import { counted } from "./count.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { probableFormat } from "./outline.js";

const HELP = `
Examples:
  $ npx cr613 cards pin corpus/scenarios/type/my-case.json
  $ npx cr613 cards pin my-scenarios --cards my-cards

Writes into each scenario the digests of the definitions of the library's cards
that it plays. While a digest is not that of the definition, the scenario is not
run: "cr613 lint" says what would come out otherwise. Look at that first.`;

export const cardsPinCommand = command("pin", HELP, runPin, (line) =>
  line
    .description("pin the definitions of the library's cards that scenarios play")
    .argument("<paths...>", "scenario files, or folders of them")
    .cards(),
);

function runPin(call: Call, paths: readonly string[], options: { readonly cards?: readonly string[] }): ExitCode {
  const files = filesAt(call.folder, paths);
  const more = filesAt(call.folder, options.cards ?? []);
  if (!files.ok) return call.refuse(files.message);
  if (!more.ok) return call.refuse(more.message);
  let changed = 0;
  let seen = 0;
  for (const { path, file } of files.value) {
    const read = call.folder.readText(path);
    if (!read.ok) return call.refuse(`${file}: ${read.message}`);
    if (probableFormat(path, read.value) !== "scenario") continue;
    seen++;
    const corpus = withLibrary(call.shipped.cards(), call.folder, options.cards ?? []);
    const pinned = pinnedText(call, corpus, read.value, file);
    if (!pinned.ok) return call.refuse(pinned.message);
    if (pinned.value === read.value) continue;
    const written = call.folder.write(dirname(path), new Map([[basename(path), pinned.value]]));
    if (!written.ok) return call.refuse(`${file} can not be written: ${written.message}`);
    changed++;
    call.print(`pinned ${file}`);
  }
  if (seen === 0) return call.refuse(`there is no scenario in ${paths.join(", ")}`);
  call.print(`${counted(seen, "scenario")}, ${changed} changed`);
  return EXIT.ok;
}

/** The scenario with the pins of today; the same text where they are those that it has. */
function pinnedText(call: Call, corpus: Corpus, text: string, file: string): Understood<string> {
  const parsed = parseScenario(text, file);
  if (!parsed.ok) {
    call.tellProblems(parsed.problems);
    return refused(`${file} is broken, and was not changed`);
  }
  const scenario = parsed.value;
  draw(corpus, scenario);
  const problems = checkScenario(scenario, text, file, corpus.cards, corpus.brokenCards);
  if (problems.length > 0) {
    call.tellProblems(problems);
    return refused(`${quote(scenario.id)} is broken, and was not changed`);
  }
  const names = [...cardsUsedBy(scenario)].filter((name) => corpus.drawn.has(name)).toSorted(byCodeUnit);
  const pins = Object.fromEntries(
    names.flatMap((name) => {
      const card = corpus.cards.get(name);
      return card === undefined ? [] : [[name, pinOf(card)] as const];
    }),
  );
  if (names.length === 0 && scenario.pins === undefined) return understood(text);
  return understood(editedJson(text, withPins(JSON.parse(text) as Scenario, pins)));
}

/** Before the timeline, where a reader looks for cards. */
function withPins(scenario: Scenario, pins: Readonly<Record<string, string>>): object {
  const { pins: _, timeline, ...rest } = scenario;
  const before = Object.keys(scenario).indexOf("timeline");
  const entries = Object.entries(rest);
  const own = Object.keys(pins).length === 0 ? [] : [["pins", pins] as const];
  const place = before - (scenario.pins === undefined ? 0 : 1);
  return Object.fromEntries([...entries.slice(0, place), ...own, ["timeline", timeline], ...entries.slice(place)]);
}
