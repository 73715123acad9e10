import { createReadStream, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSONParser } from "@streamparser/json";
import cliProgress from "cli-progress";
import { count } from "../../reports/count.js";
import { libraryHtml } from "../../reports/html/library-html.js";
import { libraryCsv, type LibraryRow, type LibrarySummary, templatesCsv } from "../../reports/library-summary.js";
import { quote, visible } from "../faults/quote.js";
import { mtgjsonCard, scryfallCard } from "../library/card-formats.js";
import { shelfTexts } from "../library/changes.js";
import { entryLine, readEntry } from "../library/entry.js";
import { entryOf } from "../library/entry-of.js";
import { refusalWords } from "../library/refusal.js";
import { refusedTemplates } from "../library/refused-text.js";
import { compileCard, facesOf } from "../oracle/compile.js";
import { isObject } from "../rules/json-object.js";
import { byCodeUnit } from "../rules/text-order.js";
import { refused, type Understood, understood } from "../verifier/understood.js";
import type { Call } from "./call.js";
import { command } from "./command-line.js";
import type { Language } from "../wording/language.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { isShelf } from "./library-files.js";

const HELP = `
Examples:
  $ npx cr613 cards import oracle-cards.json --out my-library
  $ npx cr613 cards import AtomicCards.json
  $ npx cr613 verify my-scenarios --cards my-library

Reads bulk data of Scryfall (a list of cards) or AtomicCards of MTGJSON, told
apart by what is in them, and reads the text of each card as "cr613 compile"
does. Writes a library, which --cards takes: cards of the corpus go before its
cards, and those before the cards that come with cr613. report.html says what
became of the cards, cards.csv the same card by card, templates.csv what is not
understood most often. Those three have words of the file in them.

Nothing is sent or loaded from anywhere. Exit status: 0 written, 2 broken input.`;

const FOLDER = "out/cards";

export const cardsImportCommand = command("import", HELP, runImport, (line) =>
  line
    .description("make a library of the card data of Scryfall or MTGJSON")
    .argument("<file>", "the unpacked JSON file, however large")
    .option("--out <folder>", "where the library goes", FOLDER)
    .language("the language of report.html (default: en)")
    .quiet(),
);

interface ImportOptions {
  readonly out: string;
  readonly lang?: Language;
  readonly quiet?: true;
}

async function runImport(call: Call, path: string, { out, lang, quiet }: ImportOptions): Promise<ExitCode> {
  const isFree = freePlace(call, out);
  if (!isFree.ok) return call.refuse(isFree.message);
  return call.interruptible(async (signal) => {
    const cards = new Cards();
    const read = await readCards(call, path, cards, signal, quiet === true);
    if (signal.aborted) return call.stopped;
    if (!read.ok) return call.refuse(`${path}: ${read.message}`);
    const summary = cards.summary(call.folder.shown(path));
    const written = writeLibrary(call, out, cards, { summary, lang });
    if (!written.ok) return call.refuse(`${call.folder.shown(out)}: ${written.message}`);
    if (quiet !== true) call.print(summaryText(summary, call.folder.shown(out)));
    return EXIT.ok;
  });
}

/** A library replaces an earlier one, and nothing else. */
function freePlace(call: Call, out: string): Understood<undefined> {
  const folder = call.folder.at(out);
  const isOurs = (name: string): boolean => isShelf(name) || REPORTS.has(name);
  try {
    const others = existsSync(folder) ? readdirSync(folder).filter((name) => !isOurs(name)) : [];
    if (others[0] === undefined) return understood(undefined);
    return refused(
      `${call.folder.shown(out)}: there are other files, such as ${quote(others[0])}; name another folder`,
    );
  } catch (error) {
    return refused(`${call.folder.shown(out)}: ${reasonOf(error)}`);
  }
}

const REPORTS: ReadonlySet<string> = new Set(["cards.csv", "templates.csv", "report.html"]);

/** What is kept of the cards of a file: a line each. */
class Cards {
  readonly lines = new Map<string, string>();
  readonly #rows: LibraryRow[] = [];
  readonly #templates = new Map<string, { count: number; example: string }>();
  #skipped = 0;

  /** Takes an entry of the file; false if it is none of a format that is known. */
  take(value: unknown): boolean {
    const text = Array.isArray(value) ? mtgjsonCard(value) : scryfallCard(value);
    if (text === undefined) return false;
    if (text === "skipped" || this.lines.has(facesOf(text)[0]?.name ?? text.name)) {
      this.#skipped++;
      return true;
    }
    const compiled = compileCard(text);
    const entry = entryOf(text, compiled);
    const { name } = entry.card;
    this.lines.set(name, entryLine(entry));
    this.#rows.push({ name, state: entry.state, refused: entry.refused.length, why: refusalWords(entry) });
    for (const each of new Set(refusedTemplates(compiled, facesOf(text)))) {
      const known = this.#templates.get(each);
      if (known === undefined) this.#templates.set(each, { count: 1, example: name });
      else known.count++;
    }
    return true;
  }

  summary(from: string): LibrarySummary {
    const states: Record<string, number> = { compiled: 0, stub: 0, refused: 0 };
    for (const { state } of this.#rows) states[state] = (states[state] ?? 0) + 1;
    const templates = [...this.#templates].map(([text, each]) => ({ text, ...each }));
    return {
      from,
      states,
      skipped: this.#skipped,
      templates: templates.toSorted((a, b) => b.count - a.count || byCodeUnit(a.text, b.text)),
      cards: this.#rows.toSorted((a, b) => byCodeUnit(a.name, b.name)),
    };
  }
}

const NEITHER = "this is neither a list of cards as Scryfall has it, nor AtomicCards of MTGJSON";

/** Reads a file in parts, and hands on each card as soon as it is whole. */
async function readCards(
  call: Call,
  path: string,
  cards: Cards,
  signal: AbortSignal,
  isQuiet: boolean,
): Promise<Understood<undefined>> {
  const full = call.folder.at(path);
  let size: number;
  try {
    const stats = statSync(full);
    if (!stats.isFile())
      return refused(stats.isDirectory() ? "this is a folder, not a file" : "this is no regular file");
    size = stats.size;
  } catch (error) {
    return refused(reasonOf(error));
  }
  const bar = progressBar(call, size, isQuiet);
  const stream = createReadStream(full, { signal, highWaterMark: 256 * 1024 });
  const reader = new Reader(cards);
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      reader.read(chunk);
      bar?.increment(chunk.length);
      if (reader.fault !== undefined) return refused(reader.fault);
    }
    return reader.end();
  } catch (error) {
    return refused(signal.aborted ? "stopped" : reasonOf(error));
  } finally {
    bar?.stop();
    stream.destroy();
  }
}

/** Reads JSON in parts. A list has cards, an object has them under `data`. */
class Reader {
  readonly #cards: Cards;
  #parser: JSONParser | undefined;
  #fault: string | undefined;
  #read = 0;

  constructor(cards: Cards) {
    this.#cards = cards;
  }

  get fault(): string | undefined {
    return this.#fault;
  }

  read(chunk: Uint8Array): void {
    this.#parser ??= this.#parserFor(chunk);
    if (this.#fault !== undefined) return;
    try {
      this.#parser?.write(chunk);
    } catch (error) {
      this.#fault ??= faultOf(error);
    }
  }

  end(): Understood<undefined> {
    if (this.#fault !== undefined) return refused(this.#fault);
    if (this.#parser === undefined) return refused("the file is empty");
    if (!this.#parser.isEnded) return refused("the file ends in the middle of its data");
    return this.#read === 0 ? refused(`${NEITHER}: there is no card in it`) : understood(undefined);
  }

  #parserFor(chunk: Uint8Array): JSONParser | undefined {
    const [first] = chunk.filter((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
    if (first === undefined) return undefined;
    if (first !== 0x5b && first !== 0x7b) {
      this.#fault = chunk[0] === 0x1f || chunk[0] === 0x50 ? "the file is packed; unpack it first" : "this is no JSON";
      return undefined;
    }
    const parser = new JSONParser({ paths: [first === 0x5b ? "$.*" : "$.data.*"], keepStack: false });
    parser.onValue = ({ value }) => this.#take(value);
    parser.onError = (error) => (this.#fault ??= faultOf(error));
    return parser;
  }

  #take(value: unknown): void {
    if (this.#fault !== undefined) return;
    this.#read++;
    if (this.#cards.take(value)) return;
    this.#fault =
      isObject(value) && "cards" in value
        ? "this is MTGJSON by sets; take its AtomicCards.json"
        : `${NEITHER}: its entry ${this.#read} is no card`;
  }
}

/** What is wrong with the text, without the parser's own terms. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `this is no valid JSON: ${visible(message)}`;
}

function progressBar(call: Call, size: number, isQuiet: boolean): cliProgress.SingleBar | undefined {
  if (isQuiet || call.stderr.isTTY !== true || call.environment["CI"] !== undefined) return undefined;
  const bar = new cliProgress.SingleBar({
    stream: call.stderr,
    format: "{bar} {percentage} %  {duration_formatted}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 30,
    clearOnComplete: true,
    hideCursor: null,
  });
  bar.start(size, 0);
  return bar;
}

interface Told {
  readonly summary: LibrarySummary;
  readonly lang: Language | undefined;
}

function writeLibrary(call: Call, out: string, { lines }: Cards, { summary, lang }: Told): Understood<undefined> {
  const shelves = [...shelfTexts([...lines.values()].map(readEntry))];
  const files = new Map<string, string>([
    ...shelves.map(([letter, text]) => [`${letter}.jsonl`, text] as const),
    ["cards.csv", libraryCsv(summary)] as const,
    ["templates.csv", templatesCsv(summary)] as const,
    ["report.html", libraryHtml(summary, lang)] as const,
  ]);
  const written = call.folder.write(out, files);
  if (!written.ok) return written;
  const folder = call.folder.at(out);
  for (const name of readdirSync(folder)) if (isShelf(name) && !files.has(name)) rmSync(join(folder, name));
  return understood(undefined);
}

function summaryText({ states, skipped, cards, templates }: LibrarySummary, folder: string): string {
  const counts = Object.entries(states).map(([state, inState]) => `${inState} ${state}`);
  return [
    `${count(cards.length, "card")}: ${counts.join(", ")}${skipped === 0 ? "" : `; ${skipped} skipped, no cards or there twice`}`,
    ...templates.slice(0, 3).map(({ text, count: sentences }) => `  ${sentences} not understood: ${visible(text)}`),
    `Written to ${folder}: a library for --cards, report.html, cards.csv, templates.csv`,
  ].join("\n");
}
