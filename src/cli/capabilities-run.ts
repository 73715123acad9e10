import type { Claims } from "../rules/formats.gen.js";
import { parseClaims } from "../scenario/parse-claims.js";
import { quote } from "../faults/quote.js";
import { advice } from "../verifier/advice.js";
import { capabilityList } from "../verifier/capability-list.js";
import { type RunNeeds, runNeeds } from "../verifier/corpus-needs.js";
import { planOf } from "../verifier/plan.js";
import { adviceText } from "./advice-text.js";
import { capabilityMarkdown } from "./capability-markdown.js";
import { capabilityText } from "./capability-text.js";
import { addCards, addFiles, emptyCorpus, shippedFiles } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { displayPath, readTextFile } from "./files.js";
import { interruptible } from "./interrupt.js";
import { meetEngine } from "./meet-engine.js";
import { problemTexts } from "./problem-text.js";
import { complain, pageWidth, painterFor, print, tell } from "./terminal.js";

export interface CapabilitiesOptions {
  readonly engine?: string;
  readonly claims?: string;
  readonly json?: true;
  readonly markdown?: true;
}

/** `cr613 capabilities`: what an engine can claim; or what certain claims cover. */
export async function runCapabilities({ engine, claims, json, markdown }: CapabilitiesOptions): Promise<ExitCode> {
  const [asked, other] = [engine && "--engine", claims && "--claims", json && "--json"].filter((each) => each);
  if (markdown && asked !== undefined) return refuse(`--markdown prints the list: it can not be with ${asked}`);
  if (engine !== undefined && claims !== undefined) return refuse(`${asked} and ${other} exclude each other`);
  if (engine !== undefined) {
    const met = await interruptible((signal) => meetEngine(engine, { signal }));
    return met.ok ? advise(met.value.claims, json === true) : refuse(met.message);
  }
  if (claims !== undefined) return adviseFile(claims, json === true);
  const list = capabilityList(await corpusNeeds());
  if (json) print(JSON.stringify(list, null, 2));
  else if (markdown) print(capabilityMarkdown(list));
  else print(capabilityText(list, painterFor(process.stdout), pageWidth(process.stdout)));
  return EXIT.ok;
}

function refuse(message: string): ExitCode {
  complain(message);
  return EXIT.broken;
}

async function adviseFile(path: string, isJson: boolean): Promise<ExitCode> {
  const read = readTextFile(path);
  if (!read.ok) return refuse(`${quote(path)}: ${read.message}`);
  const parsed = parseClaims(read.text, displayPath(path));
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  if (problems.length > 0) tell(problemTexts(problems, painterFor(process.stderr), pageWidth(process.stderr)));
  return parsed.ok ? advise(parsed.value, isJson) : EXIT.broken;
}

async function advise(claims: Claims, isJson: boolean): Promise<ExitCode> {
  const given = advice(claims, await corpusNeeds());
  print(
    isJson
      ? JSON.stringify(given, null, 2)
      : adviceText(given, claims, painterFor(process.stdout), pageWidth(process.stdout)),
  );
  return EXIT.ok;
}

/** Every run of the corpus; this takes some seconds, since the reference computes each. */
async function corpusNeeds(): Promise<RunNeeds[]> {
  if (process.stderr.isTTY) tell("Working out what each run of the corpus needs ...");
  const { cards, scenarios } = shippedCorpus();
  const found: RunNeeds[] = [];
  const byId = new Map(scenarios.map((each) => [each.scenario.id, each.scenario]));
  for (const entry of planOf(scenarios)) {
    const scenario = byId.get(entry.scenario);
    if (scenario !== undefined) found.push(await runNeeds(scenario, cards, entry));
  }
  return found;
}

function shippedCorpus(): ReturnType<typeof emptyCorpus> {
  const corpus = emptyCorpus();
  addCards(corpus, shippedFiles("cards"));
  addFiles(corpus, shippedFiles("scenarios"));
  return corpus;
}
