import { join } from "node:path";
import { wrap } from "../explain/wrap.js";
import type { Exported } from "../exports/exported.js";
import { EXPORT_FORMATS, EXPORT_FORMAT_NAMES, isExportFormat } from "../exports/format.js";
import { listingFiles, NOT_EXPRESSIBLE, reasonCounts } from "../exports/listing.js";
import { REASONS } from "../exports/reason.js";
import { visible } from "../faults/quote.js";
import { unknownWord } from "../verifier/filters.js";
import { planOf } from "../verifier/plan.js";
import type { Call } from "./call.js";
import { corpusAt, noneFits } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { type SelectOptions, selectionOf } from "./select.js";

export interface ExportOptions extends SelectOptions {
  readonly format: string;
  readonly out?: string;
  readonly cards?: readonly string[];
  readonly quiet?: true;
}

/** `cr613 export`: writes scenarios in another format, and reports what it could not write and why. */
export function runExport(call: Call, paths: readonly string[], options: ExportOptions): ExitCode {
  const { format } = options;
  if (!isExportFormat(format)) return call.refuse(unknownWord("format", format, EXPORT_FORMAT_NAMES));
  const read = corpusAt(call, paths, options.cards ?? []);
  if (!read.ok) return call.refuse(read.message);
  const corpus = read.value;
  const selected = selectionOf(
    options,
    corpus.scenarios.map((each) => each.topic),
  );
  if (!selected.ok) return call.refuse(selected.message);
  const problems = [...corpus.cardProblems, ...corpus.broken.flatMap((each) => each.problems)];
  call.tellProblems(problems);
  const scenarios = corpus.scenarios.filter(
    (each) => planOf([each], selected.value, each.scenario.rulesets).length > 0,
  );
  if (scenarios.length === 0) return call.refuse(noneFits(corpus, paths));
  const exported = EXPORT_FORMATS[format]({ scenarios, cards: corpus.cards });
  const folder = options.out ?? join("out", "export", format);
  try {
    call.folder.write(folder, new Map([...exported.files, ...listingFiles(format, exported)]));
  } catch (error) {
    return call.refuse(`${call.folder.shown(folder)}: ${reasonOf(error)}`);
  }
  if (options.quiet !== true) call.print(summary(exported, call.folder.shown(folder), call.out.width));
  return problems.length > 0 ? EXIT.broken : EXIT.ok;
}

/** How many were written and where, then the reasons for the others, the most frequent first. */
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
