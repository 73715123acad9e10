import type { BlobAgain, BlobHeader, Problem, Report, ScenarioSummary } from "../rules/formats.gen.js";
import { type Blob, problemLine } from "./blob.js";
import { canonicalText } from "./canonical-text.js";
import { assembled } from "./report.js";
import { shardName } from "./shard.js";
import { byCodeUnit } from "../rules/text-order.js";
import { own } from "../rules/own.js";
import { groupBy } from "../rules/group.js";

export interface NamedBlob extends Blob {
  readonly file: string;
}

/** The report of all shards together, or everything that prevents them from being one run. */
export type Merged =
  | { readonly ok: true; readonly report: Report; readonly again: BlobAgain }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Merges the shards of one run. The report equals that of an undivided run; there is one only if each shard of the same
 * run is present exactly once. Each blob is already known to be complete.
 */
export function merged(blobs: readonly NamedBlob[]): Merged {
  const first = oneOfMost(blobs);
  if (first === undefined) return { ok: false, faults: ["there is no blob"] };
  const strangers = blobs.flatMap((blob) => strangerFault(first, blob));
  const faults = strangers.length > 0 ? strangers : [...repeatedFaults(blobs), ...missingFaults(first, blobs)];
  if (faults.length > 0) return { ok: false, faults };
  const scenarios = scenariosOf(blobs);
  if (!scenarios.ok) return scenarios;
  const results = blobs.flatMap((blob) => blob.results).sort((a, b) => a.place - b.place);
  const found = new Map<string, Problem>();
  for (const { problem } of results) if (problem !== undefined) found.set(problemLine(problem), problem);
  const report = assembled({
    header: first.header.run,
    scenarios: scenarios.summaries,
    problems: [...first.header.problems, ...found.values()],
    results: results.map(({ result }) => result),
  });
  return { ok: true, report, again: first.header.again };
}

/** A blob of the run that most blobs belong to, so that messages name the minority as different. */
function oneOfMost(blobs: readonly NamedBlob[]): NamedBlob | undefined {
  const groups = [...groupBy(blobs, ({ header }) => canonicalText([...traitsOf(header)])).values()];
  const most = Math.max(...groups.map((group) => group.length));
  return groups.find((group) => group.length === most)?.[0];
}

function nameOf({ file, header }: NamedBlob): string {
  return `${file} (${shardName(header.shard)})`;
}

function strangerFault(first: NamedBlob, blob: NamedBlob): string[] {
  const [a, b] = [traitsOf(first.header), traitsOf(blob.header)];
  const trait = [...new Set([...a.keys(), ...b.keys()])].find((each) => a.get(each) !== b.get(each));
  if (trait === undefined) return [];
  const [here, there] = [b.get(trait), a.get(trait)];
  const isTelling = [here, there].every((text) => text === undefined || text.length <= LONGEST);
  const values = isTelling ? `, ${here ?? "none"} in place of ${there ?? "none"}` : "";
  return [`${nameOf(blob)} is of another run than ${nameOf(first)}; not the same: ${trait}${values}`];
}

const LONGEST = 60;

/** Words for keys of a report's header that do not explain themselves. */
const TRAITS: Readonly<Record<string, string>> = {
  corpus: "corpus (by its digest)",
  rulesets: "state of the rules (by their digests)",
};

function traitName(key: string): string {
  return own(TRAITS, key) ?? key;
}

/** Everything that must be equal in all blobs of a run. */
function traitsOf({ shard, verifier, options, run, problems }: BlobHeader): Map<string, string> {
  const { plan, ...others } = run;
  return new Map([
    ["number of shards", String(shard.total)],
    ["version of cr613", verifier],
    ...Object.entries(options).map(([key, value]) => [`option ${key}`, canonicalText(value)] as const),
    // The plan first: if plans differ, corpus and perhaps editions differ too, which would be less helpful to report.
    ["plan", canonicalText(plan)],
    ...Object.entries(others).map(([key, value]) => [traitName(key), canonicalText(value)] as const),
    ["faults of files", canonicalText(problems)],
  ]);
}

function repeatedFaults(blobs: readonly NamedBlob[]): string[] {
  return [...groupBy(blobs, ({ header }) => header.shard.index).values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined || same.length < 2) return [];
    const times = same.length === 2 ? "twice" : `${same.length} times`;
    return [`${shardName(one.header.shard)} is given ${times}: ${same.map(({ file }) => file).join(", ")}`];
  });
}

function missingFaults({ header }: NamedBlob, blobs: readonly NamedBlob[]): string[] {
  const { total } = header.shard;
  const there = new Set(blobs.map((blob) => blob.header.shard.index));
  const missing = Array.from({ length: total }, (_, i) => i + 1).filter((index) => !there.has(index));
  if (missing.length === 0) return [];
  const files = blobs.map(({ file }) => file).sort(byCodeUnit);
  const seen = files.length > MOST ? [...files.slice(0, MOST), "…"] : files;
  const more = missing.length > MOST ? " …" : "";
  const [word, verb] = missing.length === 1 ? ["shard", "is"] : ["shards", "are"];
  return [`${word} ${missing.slice(0, MOST).join(", ")}${more} of ${total} ${verb} missing; given: ${seen.join(", ")}`];
}

/** More shards than these are not listed in a message. */
const MOST = 20;

type Scenarios =
  | { readonly ok: true; readonly summaries: ScenarioSummary[] }
  | { readonly ok: false; readonly faults: string[] };

/** Each scenario once, in id order. Shards with results of the same scenario must have the same summary of it. */
function scenariosOf(blobs: readonly NamedBlob[]): Scenarios {
  const known = new Map<string, { readonly summary: ScenarioSummary; readonly blob: NamedBlob }>();
  const faults: string[] = [];
  for (const blob of blobs) {
    for (const summary of blob.scenarios) {
      const other = known.get(summary.id);
      if (other === undefined) known.set(summary.id, { summary, blob });
      else if (other.summary !== summary && canonicalText(other.summary) !== canonicalText(summary))
        faults.push(`${nameOf(blob)} and ${nameOf(other.blob)} know two scenarios called ${summary.id}`);
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  const summaries = [...known.values()].map(({ summary }) => summary).sort((a, b) => byCodeUnit(a.id, b.id));
  return { ok: true, summaries };
}
