import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { join } from "node:path";
import { wrap } from "../explain/wrap.js";
import type { Exported } from "../exports/exported.js";
import { EXPORT_FORMATS, EXPORT_FORMAT_NAMES, isExportFormat } from "../exports/format.js";
import { listingFiles, NOT_EXPRESSIBLE, reasonCounts } from "../exports/listing.js";
import { REASONS } from "../exports/reason.js";
import { visible } from "../faults/quote.js";
import { unknownWord } from "../verifier/filters.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type SelectOptions, chosenScenarios } from "./select.js";

const HELP = `
Formats:
  xmage   JUnit test classes in the vocabulary of XMage's tests
  forge   puzzle files for Forge, one a check, and what is expected as a table
  csv     every expected value in a table; can be read again by verify --expect
  json    cards, timelines and expected values in one file, for a runner of your own

What a format can not say is in not-expressible.csv, with the reason.

Examples:
  $ npx cr613 export --format xmage
  $ npx cr613 export --format forge --topic dependency --out puzzles
  $ npx cr613 export --format json my-scenarios --cards my-cards`;

export const exportCommand = command("export", HELP, runExport, (line) =>
  line
    .guarded()
    .paths()
    .requiredOption("--format <format>", "xmage, forge, csv or json")
    .option("--out <folder>", "where to write (default: out/export/<format>)")
    .cards()
    .filters()
    .quiet(),
);

interface ExportOptions extends SelectOptions {
  readonly format: string;
  readonly out?: string;
  readonly quiet?: true;
}

/** `cr613 export`: writes scenarios in another format, and reports what it could not write and why. */
function runExport(call: Call, paths: readonly string[], options: ExportOptions): ExitCode {
  const { format } = options;
  if (!isExportFormat(format)) return call.refuse(unknownWord("format", format, EXPORT_FORMAT_NAMES));
  const chosen = chosenScenarios(call, paths, options);
  if (!chosen.ok) return call.refuse(chosen.message);
  const { corpus, scenarios, isBroken } = chosen.value;
  const exported = EXPORT_FORMATS[format]({ scenarios, cards: corpus.cards });
  const folder = options.out ?? join("out", "export", format);
  const written = call.folder.write(folder, new Map([...exported.files, ...listingFiles(format, exported)]));
  if (!written.ok) return call.refuse(`${call.folder.shown(folder)}: ${written.message}`);
  if (options.quiet !== true) call.print(summary(exported, call.folder.shown(folder), call.out.width));
  return isBroken ? EXIT.broken : EXIT.ok;
}

function summary(exported: Exported, folder: string, width: number): string {
  const { expressed, inexpressible } = exported;
  const total = expressed.length + inexpressible.length;
  const head = `${expressed.length} of ${total} scenarios exported to ${folder}`;
  if (inexpressible.length === 0) return `${head}.`;
  const list = join(folder, NOT_EXPRESSIBLE).replaceAll("\\", "/");
  const counts = reasonCounts(exported);
  const digits = String(counts[0]?.[1] ?? 0).length;
  const done = expressed.flatMap(({ checks }) => checks);
  const checks = done.length + expressed.flatMap(({ without }) => without).length;
  const values = done.flatMap(({ asserted }) => asserted).length;
  const what = `with ${done.length} of their ${checks} checks and ${values} values`;
  return [
    wrap(visible(`${head} ${what}; ${inexpressible.length} not expressible, see ${list}.`), { width }),
    "A scenario can have several reasons:",
    ...counts.map(([id, count]) =>
      wrap(`${id}: ${REASONS[id]}`, {
        width,
        first: `  ${String(count).padStart(digits)} `,
        rest: " ".repeat(digits + 3),
      }),
    ),
  ].join("\n");
}
