import { untracked } from "@preact/signals";
import type { Scenario } from "../../src/rules/formats.gen.js";
import { nearest } from "../../src/faults/nearest.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { webThreads } from "../../workers/lane.web.js";
import { type Address, linkAddress, whatIfAddress } from "../address.js";
import { Judge, workerEntry } from "../judge.js";
import type { LabCorpus } from "../lab-corpus.js";
import { boardOf, boardText } from "./board.js";
import { JSON_EXTENSIONS } from "./json-extensions.js";
import { readLink } from "./link.js";
import { type Beginning, WhatIf } from "./what-if.js";

export type WhatIfAddress = Extract<Address, { view: "whatIf" }>;

/** What an address leads to. */
export type Opened =
  | { readonly kind: "board"; readonly whatIf: WhatIf }
  /** With a sentence. */
  | { readonly kind: "damaged"; readonly message: string }
  /** There is no such scenario; perhaps another id was meant. */
  | { readonly kind: "missing"; readonly id: string; readonly meant: string | undefined };

/** The last board, which keeps its history when the user returns to its address. */
let last: WhatIf | undefined;

export function opened(corpus: LabCorpus, address: WhatIfAddress): Opened {
  const known = last;
  // Untracked, so that the view does not depend on later changes.
  if (known?.corpus === corpus && untracked(() => known.address()) === written(address))
    return { kind: "board", whatIf: known };
  const found = beginningAt(corpus, address);
  if ("kind" in found) return found;
  void last?.end();
  const threads = webThreads(workerEntry());
  const judges = [new Judge(threads), new Judge(threads)] as const;
  last = new WhatIf(found, { corpus, judges, editor: JSON_EXTENSIONS });
  return { kind: "board", whatIf: last };
}

function written(address: WhatIfAddress): string {
  if ("scenario" in address) return whatIfAddress(address.scenario);
  return "link" in address ? linkAddress(address.link) : "#w";
}

function beginningAt(corpus: LabCorpus, asked: WhatIfAddress): Beginning | Exclude<Opened, { kind: "board" }> {
  const address = written(asked);
  if ("scenario" in asked) {
    const id = asked.scenario;
    const origin = corpus.byId.get(id);
    if (origin === undefined) return { kind: "missing", id, meant: nearest(id, corpus.byId.keys()) };
    return { origin, text: boardText(boardOf(origin)), address };
  }
  if (!("link" in asked)) return { text: boardText(EMPTY), address };
  const read = readLink(asked.link);
  if (!read.ok) return { kind: "damaged", message: read.message };
  const { text, origin, ruleset, readings } = read.link;
  // The scenario may be gone in this version of the corpus; the board is still complete.
  const followed = readings === undefined ? {} : { readings };
  return { text, origin: corpus.byId.get(origin ?? ""), ruleset, ...followed, address };
}

/** The provenance in files from the lab (file-head.ts). */
const MADE_FROM = /\bfrom the board of ([a-z0-9-]+)/;

/** The scenario of the corpus that a board says it comes from. */
export function originOf({ id, twin, provenance = [] }: Scenario, { byId }: LabCorpus): CorpusScenario | undefined {
  const named = provenance.flatMap((words) => MADE_FROM.exec(words)?.[1] ?? []);
  return [id, ...named, ...(twin === undefined ? [] : [twin])].flatMap((each) => byId.get(each) ?? [])[0];
}

/** A board on which nothing has happened. */
const EMPTY: Scenario = {
  id: "my-board",
  rev: 1,
  title: "A board of my own",
  level: "must",
  rulesets: ["current"],
  cites: [{ clause: "613.1", role: "applies" }],
  players: ["Ann", "Bob"],
  timeline: [{ kind: "check", id: "end" }],
};
