import type { Exported, ExportInput } from "../../src/exports/exported.js";
import { EXPORT_FORMATS, type ExportFormat } from "../../src/exports/format.js";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

/** The whole corpus, as the command line hands it over. */
export const CORPUS: ExportInput = {
  scenarios: SCENARIO_FILES.map(({ file, folder, data }) => ({ file, topic: folder, scenario: data })),
  cards: CARDS,
};

const DONE = new Map<ExportFormat, Exported>();

/** The export of the whole corpus, made once for all tests. */
export function corpusIn(format: ExportFormat): Exported {
  let done = DONE.get(format);
  if (done === undefined) DONE.set(format, (done = EXPORT_FORMATS[format](CORPUS)));
  return done;
}

/** A small scenario with cards of the corpus. */
export function board(timeline: Scenario["timeline"], over: Partial<Scenario> = {}): ExportInput {
  const scenario: Scenario = {
    id: "a-board",
    rev: 1,
    title: "A board",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.7a", role: "decides" }],
    players: ["Ann", "Bob"],
    timeline,
    ...over,
  };
  return { scenarios: [{ file: "a-board.json", topic: "type", scenario }], cards: CARDS };
}

/** The ids of the reasons why the one scenario is not exported; empty if it is. */
export function reasonsIn(format: ExportFormat, input: ExportInput): string[] {
  const { inexpressible } = EXPORT_FORMATS[format](input);
  return [...new Set(inexpressible.flatMap(({ why }) => why.map(({ id }) => id)))].sort();
}
